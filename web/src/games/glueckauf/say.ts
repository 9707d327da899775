// The game in sentences: its actions, its spaces, its log. No word of the rules, only of the reader.

import { t } from "./words"
import { cardOf, tileOf, type Coal, type Line } from "./types"

const vehicleOf = (card: number | string) => t(`vehicle-${cardOf(Number(card)).vehicle}`)

export const cardName = (card: number | string): string =>
  t("card-name", { vehicle: vehicleOf(card), points: cardOf(Number(card)).points })

export const tileName = (tile: string): string => {
  const [side, coal] = tile.split("-") as [string, Coal]
  return t("tile-name", { side, coal, lorries: tileOf(tile).lorries })
}

export const coalName = (coal: string) => t(`coal-${coal}`)

export function spaceName(space: string, thing: string | number | null = null): string {
  const [kind, which] = space.split("-") as [string, string | undefined]
  if (kind === "bank") return t("space-bank")
  if (which === "draw") return t(`space-${kind}-draw`)
  if (kind === "factory")
    return thing ? t("space-factory", { tile: tileName(String(thing)) }) : t("space-factory-empty")
  if (kind === "order") return thing ? t("space-order", { card: cardName(thing) }) : t("space-order-empty")
  if (kind === "delivery") return t("space-delivery", { vehicle: t(`vehicle-${which}`) })
  return t(kind === "mining" ? "space-mining" : "space-money", { n: Number(which) })
}

/** What a button says that does this. */
export function sayAction(action: string): string {
  const said = sayPlainly(action)
  return said.charAt(0).toLocaleUpperCase() + said.slice(1)
}

function sayPlainly(action: string): string {
  const [verb, a = "", , b = ""] = action.split(" ")
  switch (verb) {
    case "put":
      return t("do-put", { coal: coalName(a), card: cardName(b) })
    case "fetch":
      return t("do-fetch", { coal: coalName(a), card: cardName(b) })
    case "pair":
      return t("do-pair", { card: cardName(b) })
    case "use":
      return t(b === "cage" ? "do-use-cage" : "do-use-storage", { coal: coalName(a) })
    case "store":
      return t("do-store", { coal: coalName(a) })
    case "load":
      return t("do-load", { coal: coalName(a) })
    case "ride":
      return t("do-ride", { level: t(`level-to-${a}`) })
    case "fill":
      return a === "none" ? t("do-fill-none") : t("do-fill", { coal: coalName(a) })
    case "buy":
      return a === "none" ? t("do-buy-none") : t("do-buy", { tile: tileName(a), marks: tileOf(a).price })
    case "keep":
      return a === "none" ? t("do-keep-none") : t("do-keep", { card: cardName(a) })
    case "take":
      return t("do-take", { card: cardName(a) })
    case "return":
      return t(a === "top" ? "do-return-top" : "do-return-bottom")
    case "next":
      return a.includes("-") ? t("do-next", { thing: tileName(a) }) : t("do-next", { thing: cardName(a) })
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
      if (line.taken_tile !== undefined) return t("log-buy", { name, tile: tileName(line.taken_tile) })
      if (line.taken_order !== undefined)
        return t("log-order-card", { name, card: cardName(line.taken_order) })
      if (kind === "delivery") return t("log-deliver", { name, vehicle: which })
      if (kind === "mining" || kind === "money") return t(`log-${kind}`, { name, n: Number(which) })
      if (kind === "bank") return t("log-bank", { name })
      return t(which === "draw" ? `log-${kind}-draw` : `log-${kind}`, { name })
    }
    case "return":
      return t(a === "top" ? "log-return-top" : "log-return-bottom", { name })
    case "put":
    case "fetch":
      return t(`log-${verb}`, { name, coal: coalName(a), card: cardName(b) })
    case "pair":
      return t("log-pair", { name, card: cardName(b) })
    case "buy":
      return a === "none" ? t("log-buy-none", { name }) : t("log-buy", { name, tile: tileName(a) })
    case "keep":
      return a === "none" ? t("log-keep-none", { name }) : t("log-keep", { name, card: cardName(a) })
    case "take":
      return t("log-take", { name, card: cardName(a) })
    case "fill":
      return a === "none" ? t("log-fill-none", { name }) : t("log-fill", { name, coal: coalName(a) })
    case "ride":
      return t("log-ride", { name, level: t(`level-to-${a}`) })
    case "use":
    case "load":
    case "store":
      return t(`log-${verb}`, { name, coal: coalName(a) })
    default:
      return t(`log-${verb}`, { name }) // next, stop, end
  }
}

/** The sentences of a line; the end of a turn says nothing by itself. */
export function sentences(line: Line, names: string[]): string[] {
  const name = names[line.seat]!
  const said: string[] = []
  if (line.action !== "end") said.push(sayDone(name, line))
  const delivered = line.points.filter((point) => point.why === "delivery")
  for (const point of delivered)
    said.push(t("log-points", { name, points: point.points, vehicle: vehicleOf(point.card!) }))
  if (line.revealed_tile !== undefined) said.push(t("revealed", { thing: tileName(line.revealed_tile) }))
  if (line.revealed_order !== undefined) said.push(t("revealed", { thing: cardName(line.revealed_order) }))
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
