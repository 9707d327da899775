import { expect, test } from "vitest"
import { flights } from "./flights"
import type { Line, View } from "./types"

const view = {
  spaces: { "money-4": { seat: 1, workers: 2 }, "factory-1": { seat: null, workers: 0 } },
  factory: { "factory-1": "light-gray-2" },
  orders: {},
  players: [{ cage: { level: "gray" } }],
  pair: null,
} as unknown as View
const line = (action: string) => ({ action, seat: 0, number: 0, points: [] }) as unknown as Line

test("a worker comes, and who stood there goes to the canteen", () => {
  const moves = flights(line("place money-4"), view)
  expect(moves.map((move) => [move.ghost, move.to[0]])).toEqual([
    ["worker:0", "space:money-4"],
    ["worker:1", "canteen"],
  ])
})

test("a tile goes to the mine of who bought it", () => {
  expect(flights(line("place factory-1"), view).at(-1)).toMatchObject({ from: ["thing:factory-1"] })
})

test("a cube goes from the level of the cage into it", () => {
  const [move] = flights(line("load gray"), view)
  expect(move).toMatchObject({ from: ["cube:0:gray:gray", "mini:0"], ghost: "cube:gray" })
})

test("what nobody sees move does not fly", () => {
  expect(flights(line("end"), view)).toEqual([])
})

test("what is delivered goes to its vehicle, which drives away with it", () => {
  const points = [{ seat: 0, points: 5, why: "delivery" as const, card: 5 }]
  const line = { number: 0, seat: 0, action: "place delivery-barrow", points } as Line
  const spaces = { "delivery-barrow": { seat: null, workers: 0, price: 1, locked: false } }
  const view = {
    players: [{ cage: { level: "surface" } }],
    spaces,
    factory: {},
    orders: {},
  } as unknown as View
  const flown = flights(line, view).map(({ from, to }) => `${from[0]} → ${to[0]}`)
  expect(flown).toContain("order:5 → thing:delivery-barrow")
  expect(flown).toContain("thing:delivery-barrow → away")
})
