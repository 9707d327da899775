import { afterEach, expect, test, vi } from "vitest"
import { codeAt } from "../deal/kept"
import { keep, progressAt } from "../guide/kept"
import { shelfOfDevice } from "./shelf"

afterEach(() => vi.unstubAllGlobals())

test("a browser that forbids storage, even to be asked for it, still shows every table", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("The document forbids it", "SecurityError")
    },
  })
  keep({ table: "a", done: [], isOff: false })
  expect(progressAt("a")).toBe(null)
  expect(codeAt("a")).toBe(null)
  expect(shelfOfDevice().getItem("anything")).toBe(null)
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: undefined })
})
