import { expect, test } from "vitest"
import { attempt, cardsOf, leadsSomewhere, onlyDiscard, playsOf } from "./plays"

const LEGAL = [
  "discard 6",
  "discard 7",
  "discard J",
  "set 6-J",
  "set J-6",
  "street J-6-7",
  "street 6-7-J",
  "knock 3 7",
  "glücksgriff",
]

test("an action names the cards it lays", () => {
  expect(cardsOf("street 5-J-7")).toEqual(["5", "J", "7"])
  expect(cardsOf("knock 2-3 7-J")).toEqual(["2", "3", "7", "J"])
  expect(cardsOf("hourglass 2")).toEqual(["H"])
  expect(cardsOf("glücksgriff")).toEqual([])
})

test("a selection makes exactly the plays of its cards, whichever were pressed first", () => {
  expect(playsOf(LEGAL, ["J", "6"], [])).toEqual(["set 6-J", "set J-6"])
  expect(playsOf(LEGAL, ["7", "J", "6"], [])).toEqual(["street J-6-7", "street 6-7-J"])
  expect(playsOf(LEGAL, ["3", "7"], [])).toEqual(["knock 3 7"])
  expect(playsOf(LEGAL, [], [])).toEqual([])
})

test("cards that lead nowhere together are told apart", () => {
  expect(leadsSomewhere(LEGAL, ["6", "7"], [])).toBe(true)
  expect(leadsSomewhere(LEGAL, ["6", "6"], [])).toBe(false)
})

test("a house card with a power is laid in that name, or plainly in its own", () => {
  const house = [{ card: "X0", power: "joker" }]
  expect(playsOf([...LEGAL, "discard X0"], ["X0", "6"], house)).toEqual(["set 6-J", "set J-6"])
  expect(playsOf([...LEGAL, "discard X0"], ["X0"], house)).toEqual(["discard J", "discard X0"])
})

test("cards that make nothing were meant as something", () => {
  expect(attempt(["5"])).toBe("discard 5")
  expect(attempt(["6", "J"])).toBe("set 6-J")
  expect(attempt(["7", "5", "J"])).toBe("street 5-J-7")
  expect(attempt(["9", "2"])).toBe("street 2-9")
  expect(attempt(["H", "2"])).toBe(null)
})

test("a pile can be pressed with cards that make one discard, whatever else they make", () => {
  expect(onlyDiscard(["discard 7", "knock 7"])).toBe("discard 7")
  expect(onlyDiscard(["set 6-J", "set J-6"])).toBe(null)
  expect(onlyDiscard(["hourglass 1"])).toBe("hourglass 1")
  expect(onlyDiscard(["magic"])).toBe(null) // the others come first
  expect(onlyDiscard(["knock 3 7"])).toBe(null)
})
