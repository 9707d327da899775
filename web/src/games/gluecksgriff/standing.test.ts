import { expect, test } from "vitest"
import { overtaken, places, sources, totalsBefore } from "./standing"
import type { Line } from "./types"

const round = (number: number, totals: number[], points: Line["points"]): Line => ({
  number,
  seat: 0,
  action: "pass",
  round_over: number,
  totals,
  hands: totals.map(() => []),
  points,
})

test("who has least leads, and equals share a place", () => {
  expect(places([12, 3, 12, 40])).toEqual([2, 1, 2, 4])
})

test("who was behind and is before them now has overtaken them; a tie is none", () => {
  expect(overtaken([10, 20, 30], [35, 20, 32])).toEqual([[], [0], [0]].map((one, i) => (i ? [0] : one)))
  expect(overtaken([10, 20], [20, 20])).toEqual([[], []])
})

test("totals before the first round were nothing, before a later one those after the last", () => {
  const first = round(
    1,
    [7, 25],
    [
      { seat: 0, points: 7, why: "hand", hand: 7 },
      { seat: 1, points: 50, why: "hand", hand: 50 },
      { seat: 1, points: -25, why: "halved", reached: 50 },
    ],
  )
  const second = round(2, [9, 25], [{ seat: 0, points: 2, why: "hand", hand: 2 }])
  expect(totalsBefore(first, [first])).toEqual([0, 0])
  expect(totalsBefore(second, [first, second])).toEqual([7, 25])
  expect(sources([first, second], 1)).toEqual({ hand: 50, wrong: 0, halved: -25, calls: 0 })
})
