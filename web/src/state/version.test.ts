import { beforeEach, expect, test, vi } from "vitest"
import { reloadOnce } from "./version"

let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
beforeEach(() => (kept = new Map()))

test("a page of another version is loaded again, once", () => {
  const reload = vi.fn()
  expect(reloadOnce("2.abc", storage, reload)).toBe(true)
  expect(reloadOnce("2.abc", storage, reload)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test("and once more for yet another version", () => {
  const reload = vi.fn()
  reloadOnce("2.abc", storage, reload)
  expect(reloadOnce("3.abc", storage, reload)).toBe(true)
})

test("without a memory it is not, for it could go on for ever", () => {
  const reload = vi.fn()
  const forbidden = {
    getItem: () => {
      throw new Error("SecurityError")
    },
    setItem: () => {},
  }
  expect(reloadOnce("2.abc", forbidden, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
