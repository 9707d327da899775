// How the totals stand, and what a round has changed about it. The lowest total leads.

import type { Line } from "./types"

/** The place of each seat; who has the same total has the same place. */
export const places = (totals: number[]): number[] =>
  totals.map((mine) => 1 + totals.filter((other) => other < mine).length)

/** Whom each seat has overtaken: behind them before the round, before them after it. */
export function overtaken(before: number[], after: number[]): number[][] {
  const seats = after.map((_, seat) => seat)
  return seats.map((me) =>
    seats.filter((other) => before[me]! > before[other]! && after[me]! < after[other]!),
  )
}

/** Totals before a round: those after the one before it, if the log still has that. */
export function totalsBefore(line: Line, log: Line[]): number[] {
  const earlier = log.findLast((one) => one.round_over !== undefined && one.number < line.number)
  return earlier?.totals ?? line.totals!.map((total, seat) => total - gained(line, seat))
}

const gained = (line: Line, seat: number): number =>
  line.points.reduce((sum, point) => sum + (point.seat === seat ? point.points : 0), 0)

/** Where a seat's points came from, over all rounds at hand. */
export function sources(log: Line[], seat: number) {
  const mine = log.flatMap((line) => line.points.filter((point) => point.seat === seat))
  const sum = (why: string) => mine.reduce((all, point) => all + (point.why === why ? point.points : 0), 0)
  return {
    hand: sum("hand"),
    wrong: sum("wrong-call"),
    halved: sum("halved"),
    calls: mine.filter((point) => point.why === "call").length,
  }
}

/** What the rounds at hand brought everybody. */
export const roundByRound = (log: Line[], seats: number[]) =>
  log.flatMap((line) =>
    line.round_over === undefined
      ? []
      : [{ round: line.round_over, points: seats.map((seat) => gained(line, seat)) }],
  )

/** What each round brought a seat, by its kind, in their order: what a bar is made of. */
export function bars(log: Line[], seat: number) {
  return log.flatMap((line) =>
    line.points
      .filter((point) => point.seat === seat && point.points > 0)
      .map(({ why, points }) => ({ round: line.round_over ?? 0, why, points })),
  )
}
