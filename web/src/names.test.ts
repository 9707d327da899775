import { beforeAll, expect, test } from "vitest"
import { botName, isLevel, nameOrMe, seatName } from "./names"
import type { Seat } from "./wire"
import { useLanguage } from "./words.svelte"

const person = (name: string, alike: number | null = null): Seat => ({
  alike,
  player: name || null,
  name,
  level: null,
  stand_in: null,
  gave_up: false,
})
const bot = (level: string): Seat => ({ player: null, name: "", level, stand_in: null, gave_up: false })

beforeAll(() => useLanguage("en"))

test("two guests can be told apart, and so can two bots of one level", () => {
  const chairs = [person("Guest", 1), person("Lucy"), person("Guest", 2), bot("hewer"), bot("hewer")]
  expect(chairs.map((_, seat) => seatName(chairs, seat))).toEqual([
    "Guest (1)",
    "Lucy",
    "Guest (2)",
    "Hewer\u00a01",
    "Hewer\u00a02",
  ])
})

test("a program of the operator is called as it is named there", () => {
  const chairs = [bot("Tin Man"), bot("captain"), bot("Tin Man")]
  expect(chairs.map((_, seat) => seatName(chairs, seat))).toEqual([
    "Tin Man\u00a01",
    "Captain",
    "Tin Man\u00a02",
  ])
  expect([botName("Tin Man"), isLevel("Tin Man"), isLevel("captain")]).toEqual(["Tin Man", false, true])
})

test("open seats need no number", () => {
  const chairs = [person("Mike"), person(""), person("")]
  expect(chairs.map((_, seat) => seatName(chairs, seat))).toEqual(["Mike", "open seat", "open seat"])
})

test("who reads a name is told that it is theirs", () => {
  expect([nameOrMe("Ann", true), nameOrMe("Ann", false)]).toEqual(["Ann (you)", "Ann"])
})
