import { beforeAll, expect, test } from "vitest"
import { useLanguage } from "client/words.svelte"
import { turns } from "./turns"
import type { Line } from "./types"

const SETTING = { names: ["Anna", "Ben"], options: {} }
const lines = (seat: number, ...actions: (string | Partial<Line>)[]): Line[] =>
  actions.map((one, number) => ({
    number,
    seat,
    action: "",
    points: [],
    ...(typeof one === "string" ? { action: one } : one),
  }))

beforeAll(() => useLanguage("en"))

test("a turn is told in one sentence, with the cards that everybody saw", () => {
  expect(turns.summary(lines(0, "discard 7", "draw", "end"), SETTING)).toEqual([
    "Anna discards a 7 and draws a card.",
  ])
  expect(turns.summary(lines(1, "set 6-J", { action: "take top", taken: "8" }), SETTING)).toEqual([
    "Ben discards the set 6–joker and takes an 8 from the discard pile.",
  ])
  expect(turns.summary(lines(0, "discard 7", "draw", { action: "lay", laid: "J" }), SETTING)).toEqual([
    "Anna discards a 7, draws a joker and plays it too.",
  ])
  expect(turns.summary(lines(0, "discard 7"), SETTING)).toEqual(["Anna discards a 7."])
})

test("a drawn card that is kept is never named, and a draw says the same of every card", () => {
  const kept = turns.summary(lines(0, "discard 7", "draw", "end"), SETTING)
  expect(kept).toEqual(turns.summary(lines(0, "discard 7", "draw"), SETTING))
})

test("the end of a round says who called with how much, and how the totals stand", () => {
  const over = lines(1, {
    action: "pass",
    round_over: 2,
    hands: [["6"], ["7"]],
    totals: [10, 17],
    points: [
      { seat: 0, points: 0, why: "call", hand: 6 },
      { seat: 1, points: 7, why: "hand", hand: 7 },
    ],
  })
  expect(turns.summary(over, SETTING)).toEqual([
    "Ben passes.",
    "Round 2 is over. Anna called with 6 and was right! Totals: Anna 10, Ben 17.",
  ])
})

test("a turn goes on with the draw, and not beyond the end of a round or with another player", () => {
  const [discard, draw] = lines(0, "discard 7", "draw") as [Line, Line]
  expect(turns.continues(draw, discard)).toBe(true)
  expect(turns.continues({ ...draw, seat: 1 }, discard)).toBe(false)
  expect(turns.continues(discard, draw)).toBe(false)
  expect(turns.continues(draw, { ...discard, round_over: 1 })).toBe(false)
})
