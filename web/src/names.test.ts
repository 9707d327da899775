import { expect, test } from "vitest"
import { seatName } from "./names"
import type { Seat } from "./wire"

const person = (name: string, alike: number | null = null): Seat => ({
  alike,
  player: name || null,
  name,
  level: null,
  stand_in: null,
  gave_up: false,
})
const bot = (level: string): Seat => ({ player: null, name: "", level, stand_in: null, gave_up: false })

// No catalogue is loaded here: a text is its key.
test("two guests can be told apart, and so can two bots of one level", () => {
  const chairs = [person("Guest", 1), person("Lucy"), person("Guest", 2), bot("hewer"), bot("hewer")]
  expect(chairs.map((_, seat) => seatName(chairs, seat))).toEqual([
    "Guest (1)",
    "Lucy",
    "Guest (2)",
    "level-hewer 1",
    "level-hewer 2",
  ])
})

test("open seats need no number", () => {
  const chairs = [person("Mike"), person(""), person("")]
  expect(chairs.map((_, seat) => seatName(chairs, seat))).toEqual(["Mike", "open-seat", "open-seat"])
})
