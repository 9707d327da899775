import { expect, test } from "vitest"
import { RANGE, ratingsWanted } from "./ratings"

test("near one's own, a range, a half of one, or any", () => {
  expect(ratingsWanted("", 5, 3)).toEqual({})
  expect(ratingsWanted("250", null, 3)).toEqual({ rating_near: "250" })
  expect(ratingsWanted(RANGE, 900, 1100)).toEqual({ rating_from: "900", rating_to: "1100" })
  expect(ratingsWanted(RANGE, undefined, 1100)).toEqual({ rating_to: "1100" })
  expect(ratingsWanted(RANGE, 0, null)).toEqual({ rating_from: "0" })
  expect(ratingsWanted(RANGE, null, null)).toEqual({})
})

test("what the server would refuse is not asked for", () => {
  for (const [from, to] of [
    [1100, 900],
    [-1, null],
    [null, 10_001],
    [1000.5, null],
  ] as const)
    expect(ratingsWanted(RANGE, from, to)).toBeNull()
})
