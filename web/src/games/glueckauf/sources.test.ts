import { expect, test } from "vitest"
import { sourcesOf } from "./sources"
import type { Line } from "./types"

const line = (about: object): Line => ({ number: 0, seat: 0, action: "end", points: [], ...about }) as Line
const delivered = (seat: number, points: number) =>
  line({ points: [{ seat, points, why: "delivery", vehicle: "truck", orders: [1] }] })
const majority = (seat: number, points: number) => ({ seat, points, why: "majority" })

test("every point belongs to a shift or to the end", () => {
  const sources = sourcesOf(
    [
      ...[delivered(0, 3), delivered(1, 4), delivered(0, 2)],
      line({ shift_over: 1, points: [majority(1, 5), majority(1, 3)] }),
      delivered(0, 7),
      line({ shift_over: 2, points: [majority(0, 6)] }),
      line({
        shift_over: 3,
        points: [
          ...[majority(0, 9), { seat: 0, points: 2, why: "money", amount: 10 }],
          { seat: 1, points: -4, why: "imbalance", amount: 2 },
        ],
      }),
    ],
    2,
  )
  const told = sources.map(({ what, shift, points }) => [what, shift, ...points])
  expect(told).toEqual([
    ...[
      ["delivery", 1, 5, 4],
      ["scoring", 1, 0, 8],
    ],
    ...[
      ["delivery", 2, 7, 0],
      ["scoring", 2, 6, 0],
    ],
    ...[
      ["delivery", 3, 0, 0],
      ["scoring", 3, 9, 0],
    ],
    ...[
      ["money", null, 2, 0],
      ["coal", null, 0, 0],
    ],
    ...[
      ["outstanding", null, 0, 0],
      ["imbalance", null, 0, -4],
    ],
  ])
})
