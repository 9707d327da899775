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

test("what follows waits while somebody reads, and then is shown one by one", () => {
  queue.push("a")
  queue.hold()
  for (const event of ["b", "c"]) queue.push(event)
  vi.advanceTimersByTime(60_000)
  queue.catchUp()
  expect(shown).toEqual([["a", true]])
  expect(queue.length).toBe(2)
  queue.release()
  vi.advanceTimersByTime(0)
  expect(shown).toHaveLength(2)
  vi.advanceTimersByTime(650)
  expect(shown.map(([event]) => event)).toEqual(["a", "b", "c"])
})

test("an event that is to be read holds back what came with it, also when all is caught up with", () => {
  const read = (event: string) => event.startsWith("scoring") && queue.hold()
  queue = new EventQueue(
    (event, animated) => (shown.push([event, animated]), read(event)),
    () => pause,
  )
  for (const event of ["a", "scoring 1", "b", "scoring 2", "c"]) queue.push(event)
  queue.catchUp()
  expect(shown.map(([event]) => event)).toEqual(["a", "scoring 1"])
  queue.release()
  vi.advanceTimersByTime(60_000)
  expect(shown.at(-1)![0]).toBe("scoring 2")
  queue.release()
  vi.advanceTimersByTime(0)
  expect(shown.at(-1)![0]).toBe("c")
})

test("what was held is shown at the usual pace, however soon it is released", () => {
  queue = new EventQueue(
    (event, animated) => (shown.push([event, animated]), event === "scoring" && queue.hold()),
    () => pause,
  )
  for (const event of ["scoring", "a", "b", "c"]) queue.push(event)
  vi.advanceTimersByTime(300)
  queue.release()
  vi.advanceTimersByTime(600)
  expect(shown.map(([event]) => event)).toEqual(["scoring", "a"])
})

test("what is released without having been held shows nothing twice", () => {
  for (const event of ["a", "b"]) queue.push(event)
  queue.release()
  expect(shown).toHaveLength(1)
})

test("without a pause, too, each of those that were held is shown in a task of its own", () => {
  pause = 0
  queue.push("a")
  queue.hold()
  for (const event of ["b", "c"]) queue.push(event)
  queue.release()
  const counts = [0, 1, 2].map(() => {
    const count = shown.length
    vi.advanceTimersToNextTimer()
    return count
  })
  expect(counts).toEqual([1, 2, 3])
  queue.push("d")
  expect(shown.at(-1)).toEqual(["d", true])
})
