import { expect, test } from "vitest"
import { keep, progressAt } from "./kept"

function shelf(begun = "") {
  let text: string | null = begun || null
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

test("how far one has come is known again, table by table", () => {
  const here = shelf()
  keep({ table: "a", done: ["hello"], isOff: false }, here)
  keep({ table: "b", done: [], isOff: true }, here)
  keep({ table: "a", done: ["hello", "dig"], isOff: false }, here)
  expect(progressAt("a", here)).toEqual({ table: "a", done: ["hello", "dig"], isOff: false })
  expect(progressAt("b", here)?.isOff).toBe(true)
  expect(progressAt("c", here)).toBe(null)
})

test("the oldest tables are forgotten, and nonsense is no progress", () => {
  const here = shelf()
  for (let i = 0; i < 30; i++) keep({ table: `${i}`, done: [], isOff: false }, here)
  expect(progressAt("0", here)).toBe(null)
  expect(progressAt("29", here)).not.toBe(null)
  expect(progressAt("a", shelf("{"))).toBe(null)
  expect(progressAt("a", shelf("7"))).toBe(null)
})

test("where nothing may be kept, a guide goes on without", () => {
  const forbidden = {
    getItem: () => {
      throw new Error("forbidden")
    },
    setItem: () => {
      throw new Error("forbidden")
    },
  }
  keep({ table: "a", done: [], isOff: false }, forbidden)
  expect(progressAt("a", forbidden)).toBe(null)
})
