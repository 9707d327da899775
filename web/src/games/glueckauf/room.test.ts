import { expect, test } from "vitest"
import { magnification } from "./room"

test("the larger the screen, the larger the board; a phone and a tablet keep the size of fingers", () => {
  expect(magnification(390, 844)).toBe(1)
  expect(magnification(820, 1180)).toBe(1)
  expect(magnification(1180, 820)).toBe(1)
  expect(magnification(1280, 720)).toBe(1)
  const [laptop, desktop, large] = [
    magnification(1366, 768),
    magnification(1920, 1080),
    magnification(2560, 1440),
  ]
  expect(laptop).toBeGreaterThan(1)
  expect(desktop).toBeGreaterThan(1.4)
  expect(large).toBeGreaterThan(1.8)
})

test("what is low shrinks a little, and then scrolls", () => {
  expect(magnification(1400, 680)).toBeLessThan(1)
  expect(magnification(1400, 300)).toBe(0.9)
})
