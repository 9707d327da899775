import { expect, test } from "vitest"
import { pressed, spotNumber, stillFree } from "./plan"
import type { OrderState } from "./types"

const grays: OrderState = {
  card: 10,
  complete: false,
  spots: [
    { colour: "gray", cubes: ["gray"] },
    { colour: "gray", cubes: [] },
    { colour: "gray", cubes: [] },
  ],
}
const [second, third] = [spotNumber(10, 1), spotNumber(10, 2)]

test("equal spots are wished for from the left, and left out from the right", () => {
  const one = pressed([], grays, 2)
  expect(one).toEqual([second])
  const both = pressed(one, grays, 2)
  expect(both).toEqual([second, third])
  expect(pressed(both, grays, 1)).toEqual([second])
  expect(pressed(one, grays, 1)).toEqual([])
})

test("what is filled is wished for no more", () => {
  expect(stillFree([spotNumber(10, 0), second, spotNumber(11, 0)], [grays])).toEqual([second])
})
