// The module judges as Python does, and of the same judgements the same review is told. Python records
// (tests/wasm/test_same_reviews.py) and runs this.

import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { describe, expect, test } from "vitest"
import type { Review } from "../review/review"
import type { Facts } from "./facts"
import { MemoryStore } from "./kept"
import { LocalTables } from "./local_tables"
import { madeOf, type Modules } from "./modules"
import { told, type Judged } from "./review"
import type { Judgement, Question } from "./rules"

interface Recorded {
  game: string
  save: { seats: number }
  judged: Judged[]
  told: Review
  questions: { question: Question; judgement: Judgement }[]
}

const FOLDER = process.env.GLUECK_REVIEWS ?? ""
const read = (name: string) => readFileSync(resolve(FOLDER, name))
const RECORDED = FOLDER ? (JSON.parse(read("reviews.json").toString()) as Recorded[]) : []

test.skipIf(RECORDED.length)("no reviews are recorded: tests/wasm/test_same_reviews.py does", ({ skip }) =>
  skip(),
)

describe.each(RECORDED)("$game", ({ game, save, judged, told: expected, questions }) => {
  async function played() {
    const facts = JSON.parse(read(`${game}.json`).toString()) as Facts
    const code = new Uint8Array(read(`${game}.wasm`)).buffer
    const module = await madeOf({ digest: "d", facts, code })
    const same = async () => module
    const modules = { current: same, of: same, ofVersion: same, tidy: async () => {} }
    const tables = new LocalTables(new MemoryStore(), modules as unknown as Modules)
    const seats = Array.from({ length: save.seats }, (_, seat) => (seat ? "hauler" : "me"))
    const id = await tables.import({ save, seats, title: "" }, "Ann")
    return { module, match: (await tables.table(id)).match }
  }

  test("of the same judgements the same is told", async () => {
    const { module, match } = await played()
    const { moments, seats } = told(match, judged, module.judge.noteworthy)
    expect(moments.length).toBe(expected.moments.length)
    for (const [i, moment] of moments.entries()) expectAlike(moment, expected.moments[i])
    for (const [i, seat] of seats.entries()) expectAlike(seat, expected.seats[i])
  })

  test("a moment is judged alike", async () => {
    const { module, match } = await played()
    for (const { question, judgement } of questions) {
      const position = match.rules.replay(match.start, match.past.slice(0, question.number))
      expect(await module.judge.judge(position, question), `at ${question.number}`).toEqual(judgement)
    }
  })
})

/** The same, but for the last digit of numbers, which Python rounds to the next even one. */
function expectAlike(found: unknown, expected: unknown): void {
  if (typeof expected === "number") expect(found).toBeCloseTo(expected, 3)
  else if (expected !== null && typeof expected === "object") {
    expect(Object.keys(found as object).sort()).toEqual(Object.keys(expected).sort())
    for (const [name, one] of Object.entries(expected))
      expectAlike((found as Record<string, unknown>)[name], one)
  } else expect(found).toBe(expected)
}
