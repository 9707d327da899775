import { expect, test } from "vitest"
import type { Seat } from "../wire"
import { comingsAndGoings, happeningOf, mayTakeOver, presenceOf } from "./presence"

const person: Seat = { player: "p", name: "Ann", level: null, stand_in: null, gave_up: false }

test("a seat is a person's who is here or not, a bot's, or nobody's", () => {
  expect(presenceOf(person, "away")).toBe("away")
  expect(presenceOf(person, undefined)).toBe("unknown")
  expect(presenceOf({ ...person, stand_in: { level: "foreman", why: "absent" } }, "here")).toBe("played")
  expect(presenceOf({ ...person, gave_up: true }, "here")).toBe("given")
  expect(presenceOf({ ...person, player: null, level: "hauler" }, "")).toBe("bot")
  expect(presenceOf({ ...person, player: null }, "")).toBe("open")
})

test("who goes and comes again is noticed; who is away for a moment, or comes first, is not", () => {
  const gone = { after: 4, what: "gone", seat: 1 }
  expect(comingsAndGoings(["here", "away"], ["here", "gone"], [], 4)).toEqual([gone])
  expect(comingsAndGoings(["here", "gone"], ["here", "here"], [gone], 5)).toEqual([
    { after: 5, what: "here", seat: 1 },
  ])
  expect(comingsAndGoings(["here", "gone"], ["here", "here"], [], 5)).toEqual([])
  expect(comingsAndGoings(["here", "here"], ["away", "here"], [], 5)).toEqual([])
  expect(comingsAndGoings([], ["here", "gone"], [], 0)).toEqual([])
  expect(comingsAndGoings(["here", "unknown"], ["here", "gone"], [], 5)).toEqual([])
})

test("of events, those about seats are told between the lines", () => {
  expect(happeningOf("took_over", { seat: 2, why: "time", level: "foreman" }, 7)).toEqual({
    after: 7, what: "took_over", seat: 2, why: "time", level: "foreman",
  }) // prettier-ignore
  expect(happeningOf("played", { seat: 2 }, 7)).toBeNull()
})

test("a bot may play for who has not moved for long, unless the clock decides", () => {
  expect(mayTakeOver(1_000, 120_000, 121_000)).toBe(true)
  expect(mayTakeOver(1_000, 120_000, 120_000)).toBe(false)
  expect(mayTakeOver(1_000, null, 999_000)).toBe(false)
})
