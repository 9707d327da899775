import { beforeAll, describe, expect, test } from "vitest"
import { useLanguage } from "client/words.svelte"
import { turns } from "./turns"
import type { Line } from "./types"

const at = { names: ["Ann", "Ben"], options: {} }
let number = 0
const line = (action: string, more: object = {}): Line => ({
  number: number++,
  seat: 0,
  action,
  points: [],
  ...more,
})
const told = (...lines: Line[]) => turns.summary(lines, at)

beforeAll(() => useLanguage("en"))

describe("a turn is told in one line", () => {
  test("mining: what was loaded, which orders it went to, what was stored", () => {
    const actions =
      "place mining-8|ride gray|load gray|load gray|load brown|ride surface|put gray on 8|put gray on 8|store brown|stop|end"
    expect(told(...actions.split("|").map((one) => line(one)))).toEqual([
      "Ann goes mining (up to 8 steps): loads brown coal and 2\u00a0× grey coal, puts 2\u00a0× grey coal on the 7\u00a0VP barrow order and stores brown coal.",
    ])
  })

  test("any two cubes are told with the order they are laid on", () => {
    const actions = "place mining-4|pair black on 5|use brown from cage|use gray from storage"
    expect(told(...actions.split("|").map((one) => line(one)))).toEqual([
      "Ann goes mining (up to 4 steps): puts brown coal and grey coal as a pair on the 5\u00a0VP barrow order.",
    ])
  })

  test("a tile or an order that lay open is named", () => {
    expect(told(line("place factory-3", { taken_tile: "dark-gray-2" }), line("end"))).toEqual([
      "Ann buys a grey tunnel tile (dark side, 2 lorries).",
    ])
    expect(told(line("place order-1", { taken_order: 5 }), line("end", { revealed_order: 3 }))).toEqual([
      "Ann takes the 5\u00a0VP barrow order.",
    ])
  })

  test("how what was drawn went back is told once", () => {
    const actions = "place order-draw|keep 5|return bottom|next order|next order|next order|next order|end"
    expect(told(...actions.split("|").map((one) => line(one)))).toEqual([
      "Ann looks at the top orders and keeps the 5\u00a0VP barrow order; the rest go to the bottom of the stack.",
    ])
    expect(told(line("place factory-draw"))).toEqual(["Ann looks at the top tiles of the stack."])
    expect(told(line("place factory-draw"), line("buy none"))).toEqual([
      "Ann looks at the top tiles and buys none.",
    ])
  })

  test("a delivery says how many orders and what they brought", () => {
    const points = [5, 4].map((points, i) => ({ seat: 0, points, why: "delivery" as const, card: 5 - i }))
    expect(told(line("place delivery-barrow", { points }), line("end"))).toEqual([
      "Ann delivers by barrow: 9\u00a0VP for 2 orders.",
    ])
  })

  test("the end of a shift stays a line of its own", () => {
    expect(told(line("place money-4"), line("end", { shift_over: 1, starter: 1 }))).toEqual([
      "Ann takes 4 Marks.",
      "Shift 1 is over.",
      "Ann gets 0\u00a0VP in this scoring.",
      "Ben gets 0\u00a0VP in this scoring.",
      "Ben starts the next shift.",
    ])
  })
})

test("a turn goes on until it ends, and a card of the draft is a turn", () => {
  const [place, ride, end] = [line("place mining-4"), line("ride gray"), line("end")]
  expect(turns.continues(ride!, place!)).toBe(true)
  expect(turns.continues(end!, ride!)).toBe(true)
  expect(turns.continues(line("place money-4"), end!)).toBe(false)
  expect(turns.continues(line("take 5"), line("take 6"))).toBe(false)
})
