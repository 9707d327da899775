import { expect, test } from "vitest"
import { largestSpot } from "./orders"

test("few orders are large, many are small, and all have room", () => {
  expect(largestSpot([1, 2, 3], 420, 128)).toBe(44)
  const many = largestSpot([1, 2, 1, 1, 4, 1, 4, 1, 2, 3], 420, 128)
  expect(many).toBeLessThan(44)
  expect(many).toBeGreaterThanOrEqual(24)
  expect(largestSpot(Array<number>(40).fill(4), 420, 128)).toBe(18)
})
