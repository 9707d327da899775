import { expect, test } from "vitest"
import { span } from "./span"

test("a clock shows minutes and seconds, and hours when there are some", () => {
  expect(span(187_000)).toBe("3:07")
  expect(span(59_999)).toBe("0:59")
  expect(span(600_000)).toBe("10:00")
  expect(span(3_750_000)).toBe("1:02:30")
  expect(span(-5)).toBe("0:00")
})
