import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { GameInfo, Games } from "../wire"
import {
  CALM_MS,
  EVERY_MS,
  LONGEST_WAIT_MS,
  longest,
  preparations,
  ReadinessWatch,
  roughly,
  waitsFor,
} from "./readiness"

/** A game in which these levels are not ready, each with its seconds. */
const game = (id: string, missing: Record<string, number | null> = {}): GameInfo => ({
  id,
  title: id,
  rules: 1,
  seats: [2],
  options: [],
  words: {},
  levels: ["hauler", "foreman", "captain"].map((name) => ({
    name,
    ready: !(name in missing),
    seconds: missing[name] ?? null,
  })),
})
const answer = (...games: GameInfo[]): Games => ({ games, levels: [] })
const both = (seconds: number | null) => game("ga", { foreman: seconds, captain: seconds })

let told: Games | Error
let seen: boolean
const fetch = vi.fn(async () => {
  if (told instanceof Error) throw told
  return told
})
const heard = vi.fn<(games: Games) => void>()
const failed = vi.fn<(error: unknown) => void>()
let watch: ReadinessWatch

const begin = async () => {
  watch = new ReadinessWatch({ fetch, isSeen: () => seen, heard, failed })
  await vi.advanceTimersByTimeAsync(0)
}
const shown = () =>
  heard.mock.lastCall![0].games[0]!.levels.map(({ ready, seconds }) => (ready ? 0 : seconds))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  seen = true
})
afterEach(() => {
  watch?.close()
  vi.useRealTimers()
})

test("where all are ready it asks once", async () => {
  told = answer(game("ga"))
  await begin()
  expect(heard).toHaveBeenCalledExactlyOnceWith(told)
  await vi.advanceTimersByTimeAsync(60_000)
  watch.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test("it asks until all are ready, and never again", async () => {
  told = answer(both(40))
  await begin()
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(4)
  expect(watch.isOver).toBe(false)
  told = answer(game("ga"))
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(shown()).toEqual([0, 0, 0])
  expect(watch.isOver).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  watch.wake()
  expect(fetch).toHaveBeenCalledTimes(5)
})

test("one game that is not ready is enough", async () => {
  told = answer(game("ga"), both(7))
  await begin()
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test("nobody looks: nobody asks; whoever looks again is told at once", async () => {
  told = answer(both(40))
  seen = false
  await begin()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  seen = true
  watch.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(3)
})

test("times change calmly, but who is ready is said at once", async () => {
  told = answer(both(40))
  await begin()
  told = answer(both(31))
  await vi.advanceTimersByTimeAsync(CALM_MS - 1)
  expect(heard).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(shown()).toEqual([0, 31, 31])
  told = answer(game("ga", { captain: 30 }))
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(shown()).toEqual([0, 0, 30])
})

test("a server that does not answer is asked less and less, and its times are forgotten", async () => {
  told = answer(both(40))
  await begin()
  told = new Error("offline")
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(failed).toHaveBeenCalledExactlyOnceWith(told)
  expect(shown()).toEqual([0, 40, 40])
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(shown()).toEqual([0, null, null])
  await vi.advanceTimersByTimeAsync(600_000)
  const before = fetch.mock.calls.length
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
  expect(fetch).toHaveBeenCalledTimes(before + 1)
  told = answer(both(20))
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
  expect(shown()).toEqual([0, 20, 20])
  const again = fetch.mock.calls.length
  await vi.advanceTimersByTimeAsync(EVERY_MS)
  expect(fetch).toHaveBeenCalledTimes(again + 1)
})

test("a first question without an answer is asked again", async () => {
  told = new Error("offline")
  await begin()
  expect(failed).toHaveBeenCalledTimes(1)
  told = answer(game("ga"))
  await vi.advanceTimersByTimeAsync(2 * EVERY_MS)
  expect(heard).toHaveBeenCalledTimes(1)
})

test("closed while it asks, it says nothing more", async () => {
  told = answer(both(40))
  watch = new ReadinessWatch({ fetch, isSeen: () => seen, heard, failed })
  watch.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(heard).not.toHaveBeenCalled()
})

test("games that wait for the same levels are named together", () => {
  const same = { foreman: 40, captain: 45 }
  expect(preparations([game("a", same), game("b"), game("c", { foreman: 1, captain: null })])).toEqual([
    {
      levels: ["foreman", "captain"],
      games: [
        { game: "a", seconds: 45 },
        { game: "c", seconds: null },
      ],
    },
  ])
  expect(preparations([game("a", same), game("b", { captain: 3 })]).map(({ levels }) => levels)).toEqual([
    ["foreman", "captain"],
    ["captain"],
  ])
  expect(preparations([game("a")])).toEqual([])
})

test("a level waits in some games, in all, or in none", () => {
  const games = [game("a", { captain: 40 }), game("b")]
  expect(waitsFor("captain", games)).toEqual([{ game: "a", seconds: 40 }])
  expect(waitsFor("hauler", games)).toEqual([])
  expect(waitsFor("boss", games)).toEqual([])
})

test("the longest time is unknown if one of them is", () => {
  expect(longest([3, 40, 7])).toBe(40)
  expect(longest([3, null])).toBeNull()
})

test.each([
  [0, "seconds", 5],
  [7, "seconds", 5],
  [38, "seconds", 40],
  [89, "seconds", 90],
  [90, "minutes", 2],
  [149, "minutes", 2],
  [200, "minutes", 3],
] as const)("%d s are about so many %s", (seconds, unit, n) => {
  expect(roughly(seconds)).toEqual({ unit, n })
})
