// A turn in one sentence: where somebody went, and what came of it. It knows what its lines say, and
// nothing else.

import type { Turns } from "client/games/client"
import { list } from "client/words.svelte"
import { coalName, orderParts, sayShiftOver, sentences, tileParts } from "./say"
import { COALS, type Coal, type Line } from "./types"
import { t } from "./words"

/** What lay down on which order; pairs by themselves. */
type Filled = Map<string, { coal: Coal[]; isPair: boolean }>

const words = (line: Line) => line.action.split(" ")
const verb = (line: Line) => words(line)[0]!

export const turns: Turns<Line> = {
  // A turn begins where workers are placed, or with a card of the draft.
  continues: (line, before) =>
    line.seat === before.seat && verb(before) !== "end" && !["place", "take"].includes(verb(line)),
  summary(lines, { names }) {
    const name = names[lines[0]!.seat]!
    const first = lines[0]!
    if (verb(first) !== "place") return lines.flatMap((line) => sentences(line, names))
    return [sayTurn(name, first, lines, names), ...lines.flatMap((line) => sayShiftOver(line, names))]
  },
}

function sayTurn(name: string, first: Line, lines: Line[], names: string[]): string {
  const [kind, which = ""] = words(first)[1]!.split("-") as [string, string]
  if (kind === "mining") return sayMining(name, Number(which), lines)
  if (kind === "delivery" && first.points.length) return sayDelivery(name, which, first)
  return (which === "draw" ? sayDraw(name, kind, lines) : null) ?? sentences(first, names)[0]!
}

function sayDelivery(name: string, vehicle: string, { points }: Line): string {
  const sum = points.reduce((sum, one) => sum + one.points, 0)
  return t("turn-deliver", { name, vehicle, n: points.length, points: sum })
}

/** Five things were drawn; null as long as it is not known which was taken. */
function sayDraw(name: string, kind: string, lines: Line[]): string | null {
  const taken = lines.map(words).find(([verb]) => verb === "buy" || verb === "keep")?.[1]
  const to = lines.map(words).find(([verb]) => verb === "return")?.[1] ?? "nowhere"
  if (taken === undefined) return null
  const what = kind === "factory" ? "tile" : "order"
  if (taken === "none") return t(`turn-draw-no-${what}`, { name, to })
  return what === "tile"
    ? t("turn-draw-tile", { name, to, ...tileParts(taken) })
    : t("turn-draw-order", { name, to, ...orderParts(taken) })
}

function sayMining(name: string, n: number, lines: Line[]): string {
  const loaded: Coal[] = []
  const stored: Coal[] = []
  const filled: Filled = new Map()
  let pair: Coal[] = []
  for (const [index, [verb, a = "", , b = ""]] of lines.map(words).entries()) {
    if (verb === "load") loaded.push(a as Coal)
    if (verb === "store") stored.push(a as Coal)
    if (verb === "put" || verb === "fetch") entry(filled, b, false).push(a as Coal)
    if (verb === "pair") pair = entry(filled, `${b} ${index}`, true)
    if (verb === "use") pair.push(a as Coal)
  }
  const deeds = [
    ...(loaded.length ? [t("turn-loads", { coal: cubes(loaded) })] : []),
    ...[...filled].map(([key, { coal, isPair }]) =>
      t(isPair ? "turn-pairs" : "turn-puts", { coal: cubes(coal), ...orderParts(key.split(" ")[0]!) }),
    ),
    ...(stored.length ? [t("turn-stores", { coal: cubes(stored) })] : []),
  ]
  return deeds.length
    ? t("turn-mining-deeds", { name, n, deeds: list(deeds) })
    : t("turn-mining", { name, n })
}

function entry(filled: Filled, key: string, isPair: boolean): Coal[] {
  if (!filled.has(key)) filled.set(key, { coal: [], isPair })
  return filled.get(key)!.coal
}

/** “2 × gray coal and black coal” */
function cubes(all: Coal[]): string {
  const counts = COALS.map((coal) => [coal, all.filter((one) => one === coal).length] as const)
  const counted = counts.filter(([, n]) => n)
  return list(
    counted.map(([coal, n]) => (n > 1 ? t("turn-several", { n, coal: coalName(coal) }) : coalName(coal))),
  )
}
