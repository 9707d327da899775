import { expect, test } from "vitest"
import { count, rowsOf, type Row } from "./counting"

const row = (...points: number[]): Row => ({ what: "money", isFinal: true, counts: points, points })

test("points add up row by row, and who overtakes whom is said at that row", () => {
  const { after, overtakes } = count([row(3, 0), row(0, 1), row(0, 9)], [5, 7])
  expect(after).toEqual([
    [8, 7],
    [8, 8],
    [8, 17],
  ])
  expect(overtakes).toEqual([[{ seat: 0, other: 1 }], [], [{ seat: 1, other: 0 }]])
})

test("to draw level is not to overtake, to go on from there is", () => {
  expect(count([row(2, 0), row(1, 0)], [5, 7]).overtakes).toEqual([[], [{ seat: 0, other: 1 }]])
  expect(count([row(1, 0)], [7, 7]).overtakes).toEqual([[]])
})

test("the rows of a shift are those of the clock so far, in its order", () => {
  const points = [
    {
      seat: 1,
      points: 3,
      why: "majority" as const,
      shift: 1,
      element: "brown-spots" as const,
      counts: [0, 2],
    },
  ]
  const rows = rowsOf({ number: 0, seat: 0, action: "end", shift_over: 1, points }, 2)
  expect(rows.map(({ what }) => what)).toEqual(["yellow-spots", "brown-spots", "gray-spots", "black-spots"])
  expect(rows[1]).toMatchObject({ counts: [0, 2], points: [0, 3] })
})

test("at the end of the game everything else is counted, too", () => {
  const points = [{ seat: 0, points: -4, why: "imbalance" as const, amount: 2 }]
  const rows = rowsOf({ number: 0, seat: 0, action: "end", shift_over: 3, points }, 2)
  expect(rows).toHaveLength(16)
  expect(rows.at(-1)).toMatchObject({ what: "imbalance", counts: [2, 0], points: [-4, 0] })
})
