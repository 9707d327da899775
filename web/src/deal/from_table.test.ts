import { expect, test } from "vitest"
import known from "../offered.json"
import type { Seat } from "../wire"
import { canBeDealtAgain, dealOf } from "./from_table"

const chair = (level: string | null) => ({ name: level ?? "Ann", level }) as Seat
const game = known[0]!
const finished = {
  game: game.id,
  rules: game.rules,
  options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  chairs: [chair("captain"), chair(null), chair("hewer"), chair("./mybot")],
  seed: "0f".repeat(32),
}

test("a finished game becomes a challenge for the first seat, with its bots and some for its people", () => {
  const seats = ["me", "hauler", "hewer", "hauler"]
  expect(dealOf(finished, "hauler")).toEqual({ game: game.id, seats, seed: finished.seed })
})

test("whose cards are not told, or would be others now, is none; nor is what a link cannot say", () => {
  expect([true, false].map((byLink) => canBeDealtAgain(finished, game, byLink))).toEqual([true, true])
  const other = { ...finished, options: { ...finished.options, [game.options[0]!.name]: "another" } }
  expect([true, false].map((byLink) => canBeDealtAgain(other, game, byLink))).toEqual([false, true])
  expect(canBeDealtAgain({ ...finished, seed: null }, game, false)).toBe(false)
  expect(canBeDealtAgain({ ...finished, rules: game.rules + 1 }, game, false)).toBe(false)
  expect(canBeDealtAgain(finished, undefined, false)).toBe(false)
})
