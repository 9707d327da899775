// Reviews of this device's games: only of finished ones, kept as they grow, and adding up.

import { expect, test } from "vitest"
import { MemoryStore } from "./kept"
import { LocalTables } from "./local_tables"
import type { Module, Modules } from "./modules"
import { GrowingReview } from "./review"
import { FirstIsBest, FirstThing, Sticks } from "./sticks"

const rules = new Sticks()

function device(store = new MemoryStore()) {
  const judge = new FirstIsBest(rules)
  const module: Module = {
    digest: "d1",
    rules,
    thinker: new FirstThing(rules),
    judge,
    kept: Promise.resolve(),
  }
  const same = async () => module
  const modules = { current: same, of: same, ofVersion: same, tidy: async () => {} }
  return { store, judge, tables: new LocalTables(store, modules as unknown as Modules, () => 1000) }
}

const PLAYED = ["take 1", "end", "take 2", "end", "take 2", "end", "take 1", "end", "take 2", "end", "take 1"]

async function finished(tables: LocalTables, actions = [...PLAYED, "end"]): Promise<string> {
  const id = await tables.open({ game: "sticks", seats: ["me", "here:Lucy"] }, "Mike")
  const table = await tables.table(id)
  for (const action of actions) {
    await table.ask({ do: "join", seat: rules.seat(table.match.position) })
    expect(await table.ask({ do: "play", action, at: table.match.moves })).toMatchObject({ t: "done" })
  }
  return id
}

async function whole(tables: LocalTables, id: string) {
  for (;;) {
    const { review } = await tables.review(id)
    if (review) return review
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

test("luck and decisions add up to the result, for every seat", async () => {
  const { tables } = device()
  const id = await finished(tables)
  await tables.askForReview(id)
  const { moments, seats } = await whole(tables, id)
  expect(moments.map(({ action }) => action)).toEqual(["", ...PLAYED, "end"])
  for (const [seat, won] of [0, 1].entries()) {
    const changes = moments.flatMap(({ choice, luck }) => [choice?.[seat] ?? 0, luck?.[seat] ?? 0])
    expect(changes.reduce((sum, one) => sum + one, 0.5)).toBeCloseTo(won)
    const { began, decisions, others, luck, result } = seats[seat]!
    expect(began + decisions + others + luck).toBeCloseTo(won)
    expect(result).toBeCloseTo(won)
  }
  expect(seats[1]!.dearest).toEqual({ number: 3, change: -0.1 })
  expect(moments[3]!.options!.map(({ chosen }) => chosen)).toEqual([false, true, false])
})

test("a running game is never reviewed; one that was given up is, as far as it went", async () => {
  const { tables, judge } = device()
  const running = await finished(tables, PLAYED)
  await expect(tables.askForReview(running)).rejects.toMatchObject({ code: "review_unfinished" })
  await expect(tables.review(running)).rejects.toMatchObject({ code: "review_unfinished" })
  await tables.resign(running)
  expect((await tables.table(running)).match.status).toBe("over")
  expect(judge.asked).toEqual([])
  await tables.askForReview(running)
  const { given_up, moments, seats } = await whole(tables, running)
  expect(given_up).toBe(true)
  expect(moments.map(({ action }) => action)).toEqual(["", ...PLAYED])
  for (const [seat, { began, decisions, others, luck, result }] of seats.entries()) {
    const { expected, choice } = moments.at(-1)!
    expect(result).toBeCloseTo(expected[seat]! + (choice?.[seat] ?? 0))
    expect(began + decisions + others + luck).toBeCloseTo(result)
  }
})

test("nobody has asked for it yet, then it is kept, and another page goes on with it", async () => {
  const { store, tables, judge } = device()
  const id = await finished(tables)
  expect(await tables.review(id)).toEqual({ asked: false, done: 0, of: 12, review: null })
  await tables.askForReview(id)
  const expected = await whole(tables, id)
  const asked = judge.asked.length
  expect(asked).toBe(6) // of twelve actions every second one is forced
  const { judged } = (await store.review(id))!
  await store.keepReview({ table: id, judged: judged.slice(0, 5) })

  const later = device(store)
  expect(await later.tables.review(id)).toMatchObject({ asked: true, done: 5, review: null })
  expect(await whole(later.tables, id)).toEqual(expected)
  expect(later.judge.asked.length).toBe(3)
})

test("other seats are asked for what they expect when the turn has passed", async () => {
  const { tables, judge } = device()
  const id = await finished(tables, ["whisper 7", ...PLAYED, "end"])
  const review = new GrowingReview((await tables.table(id)).match)
  while (!review.isWhole) await review.goOn(judge)
  expect(judge.asked.slice(0, 3).map(({ number, seat, asked }) => [number, seat, asked])).toEqual([
    [0, 0, [0, 1]],
    [1, 0, [0]],
    [3, 1, [0, 1]],
  ])
})

test("the review goes with its table", async () => {
  const { store, tables } = device()
  const id = await finished(tables)
  await tables.askForReview(id)
  await whole(tables, id)
  await tables.remove(id)
  expect(await store.review(id)).toBeNull()
  expect(await store.keepReview({ table: id, judged: [] })).toBe(false)
  expect(await store.review(id)).toBeNull()
})

test("what went wrong is said once it is asked about, and asking again tries again", async () => {
  const { tables, judge } = device()
  const id = await finished(tables)
  const well = judge.judge.bind(judge)
  judge.judge = async () => Promise.reject(new Error("no memory"))
  await tables.askForReview(id)
  await expect(whole(tables, id)).rejects.toThrow("no memory")
  judge.judge = well
  await tables.askForReview(id)
  expect((await whole(tables, id)).moments.length).toBe(13)
})

test("who asks twice at once is answered once", async () => {
  const { tables, judge } = device()
  const id = await finished(tables)
  await Promise.all([tables.askForReview(id), tables.askForReview(id)])
  await whole(tables, id)
  expect(judge.asked.length).toBe(6)
})
