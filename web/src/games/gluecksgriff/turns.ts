// A turn in one sentence: what was discarded and what was drawn. It says what everybody saw, no more.

import type { Turns } from "client/games/client"
import { facts } from "client/words.svelte"
import { callOf, named, sayCall, sayDeeds, type Titles } from "./say"
import { titlesOf, type Line } from "./types"
import { t } from "./words"

const verb = (line: Line) => line.action.split(" ")[0]!
const DISCARDS = ["discard", "set", "street", "hourglass"]
const AFTER_A_DISCARD = ["draw", "take", "lay", "end"]

export const turns: Turns<Line> = {
  continues: (line, before) =>
    line.seat === before.seat &&
    before.round_over === undefined &&
    (AFTER_A_DISCARD.includes(verb(line)) || verb(before) === "deflect"),
  summary(lines, { names, options }) {
    const titles = titlesOf(options)
    const one = sayInOne(lines, names, titles)
    const told = one ? [one] : lines.flatMap((line) => sayDeeds(line, names, titles))
    const last = lines.at(-1)!
    return last.round_over === undefined ? told : [...told, sayRound(last, names)]
  },
}

/** A discard, a draw, and perhaps what became of the drawn card; null where there is more to tell. */
function sayInOne(lines: Line[], names: string[], titles: Titles): string | null {
  const [first, drawn, last] = lines
  if (!first || !drawn || !DISCARDS.includes(verb(first)) || lines.some((line) => line.reshuffled))
    return null
  const did = sayDeeds(first, names, titles)[0]!.replace(/\.$/, "")
  if (verb(drawn) === "draw" && last && verb(last) === "lay")
    return t("turn-lay", { did, card: named(last.laid, titles) })
  if (last && verb(last) !== "end") return null
  return verb(drawn) === "take"
    ? t("turn-take", { did, card: named(drawn.taken, titles) })
    : t("turn-then-draw", { did })
}

function sayRound(line: Line, names: string[]): string {
  const call = callOf(line)
  const totals = facts(line.totals!.map((total, seat) => t("turn-total", { name: names[seat]!, total })))
  return [
    t("griff-round-over", { round: line.round_over! }),
    ...(call ? [sayCall(call, names)] : []),
    t("turn-totals", { totals }),
  ].join(" ")
}
