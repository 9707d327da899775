// The points of a scoring, row by row, and who overtakes whom as they are counted.

import { CLOCK } from "./declared"
import type { Line } from "./types"

export const FINAL = ["money", "coal", "outstanding", "imbalance"] as const

export interface Row {
  /** A majority's element, or a line of the final evaluation. */
  what: string
  isFinal: boolean
  /** How much of it each seat has. */
  counts: number[]
  points: number[]
}

export interface Counted {
  /** Everybody's points after each row. */
  after: number[][]
  /** After each row, who passed whom: ties are no overtaking. */
  overtakes: { seat: number; other: number }[][]
}

export function rowsOf(line: Line, seats: number): Row[] {
  const zeros = () => Array<number>(seats).fill(0)
  const majorities = CLOCK.slice(0, 4 * (line.shift_over ?? 0)).map(({ element }): Row => {
    const row: Row = { what: element, isFinal: false, counts: zeros(), points: zeros() }
    for (const entry of line.points)
      if (entry.why === "majority" && entry.element === element) {
        row.counts = entry.counts
        row.points[entry.seat] = entry.points
      }
    return row
  })
  const final = FINAL.map((why): Row => {
    const row: Row = { what: why, isFinal: true, counts: zeros(), points: zeros() }
    for (const entry of line.points)
      if ("amount" in entry && entry.why === why) {
        row.counts[entry.seat] = entry.amount
        row.points[entry.seat] = entry.points
      }
    return row
  })
  return line.points.some((entry) => "amount" in entry) ? [...majorities, ...final] : majorities
}

export function count(rows: Row[], before: number[]): Counted {
  const out: Counted = { after: [], overtakes: [] }
  let then = before
  // Whoever is level with somebody passes when going ahead of who was ahead last.
  const ahead = before.map((mine) => before.map((theirs) => Math.sign(mine - theirs)))
  for (const row of rows) {
    const now = then.map((points, seat) => points + row.points[seat]!)
    const passed: { seat: number; other: number }[] = []
    for (const [seat, mine] of now.entries())
      for (const [other, theirs] of now.entries()) {
        if (mine <= theirs) continue
        if (ahead[seat]![other]! < 0) passed.push({ seat, other })
        ahead[seat]![other] = 1
        ahead[other]![seat] = -1
      }
    out.after.push(now)
    out.overtakes.push(passed)
    then = now
  }
  return out
}
