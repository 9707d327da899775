import { expect, test } from "vitest"
import type { GameTable } from "../games/client"
import type { AnyLine } from "../state/messages"
import { hasMore, turnsOf } from "./turns"

const at = { names: ["Ann", "Ben"], options: {} }
const lines = ["go", "step", "step", "end", "go", "end"].map((action, number): AnyLine => ({
  number: number + 7,
  seat: Number(number > 3),
  action,
  points: [],
}))
const plain = {
  sentences: (line: AnyLine) => (line.action === "end" ? [] : [`${line.action}.`]),
} as unknown as GameTable
const grouped: GameTable = {
  ...plain,
  turns: {
    continues: (line, before) => line.seat === before.seat && before.action !== "end",
    summary: (lines) => [`${lines.filter(({ action }) => action !== "end").length} done.`],
  },
}

test("a game that says nothing of turns is told line by line", () => {
  const turns = turnsOf(lines, plain, at)
  expect(turns.map(({ told }) => told)).toEqual([["go."], ["step."], ["step."], [], ["go."], []])
  expect(turns.some(hasMore)).toBe(false)
})

test("a turn is one line, with all its lines on demand", () => {
  const [first, second] = turnsOf(lines, grouped, at)
  expect(first).toMatchObject({ first: 7, last: 10, seat: 0, told: ["3 done."] })
  expect(first!.details.map(({ number }) => number)).toEqual([7, 8, 9])
  expect(hasMore(first!)).toBe(true)
  expect(second).toMatchObject({ first: 11, last: 12, told: ["1 done."] })
})
