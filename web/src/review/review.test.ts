import { describe, expect, test } from "vitest"
import { curveOf, decisionsOf, linkTo, rowsOf, type Review } from "./review"

const seat = { began: 0.5, decisions: 0, others: 0, luck: 0, best: null, dearest: null, swings: [] }
const REVIEW: Review = {
  moments: [
    { number: 0, seat: null, action: "", expected: [0.5, 0.5] },
    { number: 1, seat: 0, action: "a", expected: [0.505, 0.495] },
    {
      ...{
        number: 2,
        seat: 1,
        action: "b",
        expected: [0.9, 0.1],
        choice: [0.05, -0.05],
        luck: [0.05, -0.05],
      },
      options: [
        { action: "c", value: 0.1, visits: 9, chosen: false },
        { action: "b", value: 0.05, visits: 4, chosen: true },
      ],
    },
  ],
  seats: [
    { ...seat, result: 1 },
    { ...seat, result: 0 },
  ],
}

describe("a review", () => {
  test("is a curve that ends with the result", () => {
    expect(curveOf(REVIEW, 0).map(({ y }) => y)).toEqual([0.5, 0.505, 0.9, 1])
    expect(curveOf(REVIEW, 1).map(({ y }) => y)).toEqual([0.5, 0.495, 0.1, 0])
    expect(curveOf(REVIEW, 0).map(({ x }) => x)).toEqual([0, 1 / 3, 2 / 3, 1])
  })

  test("is a table of what has changed", () => {
    expect(rowsOf(REVIEW).map(({ number }) => number)).toEqual([0, 2, 3])
  })

  test("says of each decision what it changed and what else could be done", () => {
    expect(decisionsOf(REVIEW, 0)).toEqual([])
    const [one, ...others] = decisionsOf(REVIEW, 1)
    expect(others).toEqual([])
    expect(one).toEqual({
      ...{ number: 2, action: "b", before: 0.1, change: -0.05, luck: -0.05 },
      options: REVIEW.moments[2]!.options,
    })
  })

  test("leads to the board before the decision", () => {
    expect(linkTo("t", 7, 1)).toBe("#replay=t&at=6&seat=1")
    expect(linkTo("t", 0, 1)).toBe("#replay=t&at=0&seat=1")
  })
})
