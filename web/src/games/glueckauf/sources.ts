// Where every point of a game came from: what each shift brought, and what the end added or took.

import { FINAL } from "./counting"
import type { Line } from "./types"

export interface Source {
  what: "delivery" | "scoring" | (typeof FINAL)[number]
  /** Null: the end of the game. */
  shift: number | null
  /** By seat. */
  points: number[]
}

const SHIFTS = [1, 2, 3]

/** Of all lines of a game: deliveries and scoring of one shift after the other, then the final evaluation. */
export function sourcesOf(log: readonly Line[], seats: number): Source[] {
  const source = (what: Source["what"], shift: number | null): Source => ({
    ...{ what, shift },
    points: Array<number>(seats).fill(0),
  })
  const sources = [
    ...SHIFTS.flatMap((shift) => [source("delivery", shift), source("scoring", shift)]),
    ...FINAL.map((why) => source(why, null)),
  ]
  let shift = SHIFTS[0]!
  for (const line of log) {
    for (const { seat, points, why } of line.points) {
      const what = why === "majority" ? "scoring" : why
      const from = sources.find((one) => one.what === what && (one.shift === null || one.shift === shift))
      if (from) from.points[seat]! += points
    }
    if (line.shift_over !== undefined) shift = line.shift_over + 1
  }
  return sources
}
