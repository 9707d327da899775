// The game in sentences: its actions, its spaces, its log. No word of the rules, only of the reader.

import { t } from "./words"
import { cardOf, thingAt, tileOf, type Coal, type Line, type View } from "./types"

// Orders and tiles are said by their parts, so that each language puts them into its own cases.

/** What a sentence says of an order. */
export function orderParts(card: number | string) {
  const { vehicle, points } = cardOf(Number(card))
  return { vehicle, points }
}

/** What a sentence says of a tunnel tile. */
export function tileParts(tile: string) {
  const [side, colour] = tile.split("-") as [string, Coal]
  return { side, colour, lorries: tileOf(tile).lorries }
}

const isTile = (thing: string) => thing.includes("-")

export const coalName = (coal: string) => t(`coal-${coal}`)

export function spaceName(space: string, thing: string | number | null = null): string {
  const [kind, which] = space.split("-") as [string, string | undefined]
  if (kind === "bank") return t("space-bank")
  if (which === "draw") return t(`space-${kind}-draw`)
  if (kind === "factory")
    return thing ? t("space-factory", tileParts(String(thing))) : t("space-factory-empty")
  if (kind === "order") return thing ? t("space-order", orderParts(thing)) : t("space-order-empty")
  if (kind === "delivery") return t("space-delivery", { vehicle: which! })
  return t(kind === "mining" ? "space-mining" : "space-money", { n: Number(which) })
}

/** What a button says that does this. */
export function sayAction(action: string, view?: View): string {
  const [verb, space = ""] = action.split(" ")
  const said = view && verb === "place" ? spaceName(space, thingAt(view, space)) : sayPlainly(action)
  return said.charAt(0).toLocaleUpperCase() + said.slice(1)
}

function sayPlainly(action: string): string {
  const [verb, a = "", , b = ""] = action.split(" ")
  switch (verb) {
    case "put":
      return t("do-put", { coal: coalName(a), ...orderParts(b) })
    case "fetch":
      return t("do-fetch", { coal: coalName(a), ...orderParts(b) })
    case "pair":
      return t("do-pair", orderParts(b))
    case "use":
      return t(b === "cage" ? "do-use-cage" : "do-use-storage", { coal: coalName(a) })
    case "store":
      return t("do-store", { coal: coalName(a) })
    case "load":
      return t("do-load", { coal: coalName(a) })
    case "ride":
      return t("do-ride", { level: a })
    case "fill":
      return a === "none" ? t("do-fill-none") : t("do-fill", { coal: coalName(a) })
    case "buy":
      return a === "none" ? t("do-buy-none") : t("do-buy", { ...tileParts(a), marks: tileOf(a).price })
    case "keep":
      return a === "none" ? t("do-keep-none") : t("do-keep", orderParts(a))
    case "take":
      return t("do-take", orderParts(a))
    case "return":
      return t(a === "top" ? "do-return-top" : "do-return-bottom")
    case "next":
      return isTile(a) ? t("do-next-tile", tileParts(a)) : t("do-next-order", orderParts(a))
    case "stop":
      return t("stop")
    case "place":
      return spaceName(a)
    default:
      return t("end-turn")
  }
}

/** What somebody did, as the log tells it: a whole sentence. */
function sayDone(name: string, line: Line): string {
  const [verb, a = "", , b = ""] = line.action.split(" ")
  switch (verb) {
    case "place": {
      const [kind, which = ""] = a.split("-") as [string, string]
      if (line.taken_tile !== undefined) return t("log-buy", { name, ...tileParts(line.taken_tile) })
      if (line.taken_order !== undefined)
        return t("log-order-card", { name, ...orderParts(line.taken_order) })
      if (kind === "delivery") return t("log-deliver", { name, vehicle: which })
      if (kind === "mining" || kind === "money") return t(`log-${kind}`, { name, n: Number(which) })
      if (kind === "bank") return t("log-bank", { name })
      return t(which === "draw" ? `log-${kind}-draw` : `log-${kind}`, { name })
    }
    case "return":
      return t(a === "top" ? "log-return-top" : "log-return-bottom", { name })
    case "put":
    case "fetch":
      return t(`log-${verb}`, { name, coal: coalName(a), ...orderParts(b) })
    case "pair":
      return t("log-pair", { name, ...orderParts(b) })
    case "buy":
      return a === "none" ? t("log-buy-none", { name }) : t("log-buy", { name, ...tileParts(a) })
    case "keep":
      return a === "none" ? t("log-keep-none", { name }) : t("log-keep", { name, ...orderParts(a) })
    case "take":
      return t("log-take", { name, ...orderParts(a) })
    case "fill":
      return a === "none" ? t("log-fill-none", { name }) : t("log-fill", { name, coal: coalName(a) })
    case "ride":
      return t("log-ride", { name, level: a })
    case "next": // others learn only what kind of thing it is
      if (a === "tile" || a === "order") return t(`log-next-some-${a}`, { name })
      return isTile(a)
        ? t("log-next-tile", { name, ...tileParts(a) })
        : t("log-next-order", { name, ...orderParts(a) })
    case "use":
    case "load":
    case "store":
      return t(`log-${verb}`, { name, coal: coalName(a) })
    default:
      return t(`log-${verb}`, { name }) // stop, end
  }
}

/** The sentences of a line; the end of a turn says nothing by itself. */
export function sentences(line: Line, names: string[]): string[] {
  const name = names[line.seat]!
  const said: string[] = []
  if (line.action !== "end") said.push(sayDone(name, line))
  if (line.ousted) said.push(t("log-ousted", { name: names[line.ousted.seat]!, n: line.ousted.workers }))
  const delivered = line.points.filter((point) => point.why === "delivery")
  for (const point of delivered)
    said.push(t("log-points", { name, ...orderParts(point.card!), points: point.points }))
  if (line.revealed_tile !== undefined) said.push(t("revealed-tile", tileParts(line.revealed_tile)))
  if (line.revealed_order !== undefined) said.push(t("revealed-order", orderParts(line.revealed_order)))
  return [...said, ...sayShiftOver(line, names)]
}

export function sayShiftOver(line: Line, names: string[]): string[] {
  if (line.shift_over === undefined) return []
  const said = [t("shift-over", { shift: line.shift_over })]
  const sums = names.map((_, seat) =>
    line.points.filter((p) => p.seat === seat).reduce((sum, p) => sum + p.points, 0),
  )
  sums.forEach((points, seat) => said.push(t("log-shift-points", { name: names[seat]!, points })))
  if (line.starter !== undefined) said.push(t("log-starter", { name: names[line.starter]! }))
  return said
}
