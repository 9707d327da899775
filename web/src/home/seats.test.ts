import { expect, test } from "vitest"
import type { GameInfo } from "../wire"
import { fitOpponents, fitSeats, usualLevel } from "./seats"

const gameFor = (...seats: number[]): GameInfo => ({
  id: "any",
  title: "Any",
  rules: 1,
  seats,
  options: [],
  words: {},
  levels: [],
})
const WANTED = ["me", "open", "hauler"]

test("a table for many is filled up with bots", () => {
  expect(fitSeats(gameFor(5, 6, 7), WANTED, "hewer")).toEqual([...WANTED, "hewer", "hewer"])
})

test("a table for few has no seats that are too many", () => {
  expect(fitSeats(gameFor(1, 2), WANTED, "hewer")).toEqual(["me", "open"])
})

test("seats that fit are left as they are", () => {
  expect(fitSeats(gameFor(2, 3, 4), WANTED, "hewer")).toEqual(WANTED)
})

test("there are as many opponents as the game allows", () => {
  expect(fitOpponents(gameFor(2, 3, 4), 2)).toBe(2)
  expect(fitOpponents(gameFor(4, 5), 1)).toBe(3)
  expect(fitOpponents(gameFor(2), 3)).toBe(1)
  expect(fitOpponents(gameFor(1), 1)).toBe(0)
})

test("until the server has said what it allows, the game's own number counts", () => {
  expect(fitOpponents(undefined, 3)).toBe(3)
})

test("newcomers are offered a level that they can beat, others what they chose", () => {
  const levels = ["apprentice", "hauler", "hewer"]
  expect(usualLevel(levels, { level: "", hasFinished: false })).toBe("apprentice")
  expect(usualLevel(levels, { level: "", hasFinished: true })).toBe("hauler")
  expect(usualLevel(levels, { level: "hewer", hasFinished: false })).toBe("hewer")
})

test("the usual level is one that there is", () => {
  expect(usualLevel(["easy", "hard"], { level: "hewer", hasFinished: true })).toBe("easy")
})
