import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { EventQueue } from "./queue"

let shown: [event: string, animated: boolean][]
let pause: number
let queue: EventQueue<string>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pause = 650
  queue = new EventQueue(
    (event, animated) => shown.push([event, animated]),
    (event) => (event.startsWith("mine") ? 0 : pause),
  )
})
afterEach(() => vi.useRealTimers())

test("what others did is shown one by one", () => {
  for (const event of ["a", "b", "c"]) queue.push(event)
  expect(shown).toEqual([["a", true]])
  expect(queue.length).toBe(2)
  vi.advanceTimersByTime(650)
  expect(shown.map(([event]) => event)).toEqual(["a", "b"])
  vi.advanceTimersByTime(650)
  expect(queue.length).toBe(0)
})

test("what I did holds nothing up", () => {
  for (const event of ["mine 1", "mine 2", "a"]) queue.push(event)
  expect(shown).toHaveLength(3)
})

test("the last one stays in sight before the next, which came later", () => {
  queue.push("a")
  vi.advanceTimersByTime(400)
  queue.push("b")
  expect(shown).toHaveLength(1)
  vi.advanceTimersByTime(250)
  expect(shown).toHaveLength(2)
})

test("however many wait, they are shown within nine seconds", () => {
  for (let i = 0; i < 200; i++) queue.push(`event ${i}`)
  expect(shown).toHaveLength(1)
  vi.advanceTimersByTime(650 + 9000)
  expect(shown).toHaveLength(200)
})

test("catching up shows everything at once, in order, without animation", () => {
  for (const event of ["a", "b", "c"]) queue.push(event)
  queue.catchUp()
  expect(shown).toEqual([
    ["a", true],
    ["b", false],
    ["c", false],
  ])
  vi.advanceTimersByTime(10_000)
  expect(shown).toHaveLength(3)
  queue.push("d")
  expect(shown.at(-1)).toEqual(["d", true])
})

test("what was cleared is never shown", () => {
  for (const event of ["a", "b"]) queue.push(event)
  queue.clear()
  vi.advanceTimersByTime(10_000)
  expect(shown).toHaveLength(1)
})
