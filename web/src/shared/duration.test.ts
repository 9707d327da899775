import { expect, test } from "vitest"
import { formatDuration } from "./duration"

test("a clock shows minutes and seconds, and hours when there are some", () => {
  expect(formatDuration(187_000)).toBe("3:07")
  expect(formatDuration(59_999)).toBe("0:59")
  expect(formatDuration(600_000)).toBe("10:00")
  expect(formatDuration(3_750_000)).toBe("1:02:30")
  expect(formatDuration(-5)).toBe("0:00")
})
