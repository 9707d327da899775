import { expect, test } from "vitest"
import type { OrderState, Player } from "./types"
import { byUrgency, fromCage, fromStorage, ontoSpot } from "./wanted"

const spot = (colour: string, ...cubes: string[]) => ({ colour, cubes })
const orders = [
  { card: 11, spots: [spot("yellow"), spot("brown"), spot("gray"), spot("black")], complete: false },
  { card: 8, spots: [spot("gray", "gray"), spot("gray")], complete: false },
  { card: 4, spots: [spot("gray")], complete: false },
] as unknown as OrderState[]
const player = { outstanding: orders } as Player
const offer = (...legal: string[]) => ({ legal: new Set(legal) })

test("the order nearest to complete comes first, of equals the dearest", () => {
  expect(byUrgency(orders).map(({ card }) => card)).toEqual([8, 4, 11])
})

test("a cube in the cage goes to the order that waits for it, in one press", () => {
  const table = offer("put gray on 11", "put gray on 8", "put gray on 4", "pair gray on 8")
  expect(fromCage(table, player, "gray")).toBe("put gray on 8")
})

test("a cube nobody asked for is stored", () => {
  expect(fromCage(offer("store brown", "pair gray on 8"), player, "brown")).toBe("store brown")
})

test("while a pair is laid, a cube is laid to it", () => {
  expect(fromCage(offer("use gray from cage"), player, "gray")).toBe("use gray from cage")
  expect(fromStorage(offer("use gray from storage"), player, "gray")).toBe("use gray from storage")
})

test("what cannot be done stays a question", () => {
  expect(fromCage(offer(), player, "gray")).toContain("store gray")
  expect(fromStorage(offer(), player, "gray")).toContain("fetch gray for 8")
})

test("a spot takes the cube it asks for, else any two; and any two if so wished", () => {
  const both = offer("put gray on 8", "fetch gray for 8", "pair gray on 8")
  expect(ontoSpot(both, 8, "gray", false)).toBe("put gray on 8")
  expect(ontoSpot(both, 8, "gray", true)).toBe("pair gray on 8")
  expect(ontoSpot(offer("fetch gray for 8", "pair gray on 8"), 8, "gray", false)).toBe("fetch gray for 8")
  expect(ontoSpot(offer("pair gray on 8"), 8, "gray", false)).toBe("pair gray on 8")
})
