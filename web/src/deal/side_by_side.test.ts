import { expect, test } from "vitest"
import type { ListedTable } from "../wire"
import { codeAt, keep, tablesOf, toldOf } from "./kept"
import { ownResults, sideBySide, tellingOf, toldResult } from "./side_by_side"

const LEVELS = ["me", "hewer", "hewer"]
const told = (name: string, scores: number[], places: number[]) => ({ name, scores, places })

function shelfWith(text: string | null = null) {
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) }
}

test("results stand by place, then by how much one won or lost; who gave up comes last", () => {
  const results = [
    told("Second, far behind", [10, 40, 3], [2, 1, 3]),
    told("First, just", [41, 40, 3], [1, 2, 3]),
    told("Second, close", [39, 40, 3], [2, 1, 3]),
    told("First, easily", [60, 40, 3], [1, 2, 3]),
  ].map((one) => toldResult(one, LEVELS))
  const gaveUp = { ...toldResult(told("Gave up", [99, 0, 0], [1, 2, 2]), LEVELS), gave_up: true }
  expect(sideBySide([gaveUp, ...results]).map(({ rank, seats }) => [rank, seats[0]!.name])).toEqual([
    ...[
      [1, "First, easily"],
      [2, "First, just"],
      [3, "Second, close"],
      [4, "Second, far behind"],
    ],
    [5, "Gave up"],
  ])
  expect(results[0]!.seats.map(({ level }) => level)).toEqual([null, "hewer", "hewer"])
})

test("of the tables of this device, those that were tries at the deal and are over", () => {
  const row = (id: string, scores: number[] | null) =>
    ({
      ...{ id, changed: 5 },
      table: {
        ...{ scores, places: scores && [1, 2] },
        chairs: [
          { name: "Ann", level: null, gave_up: false },
          { name: "", level: "hewer", gave_up: false },
        ],
      },
    }) as unknown as ListedTable
  const rows = [row("a", [4, 2]), row("b", null), row("c", [9, 9])]
  const own = ownResults(rows, ["a", "b"])
  expect(own.map(({ table, mine }) => [table, mine])).toEqual([["a", true]])
  expect(tellingOf(own[0]!)).toEqual(told("Ann", [4, 2], [1, 2]))
})

test("tries and what others tell are kept once, by deal", () => {
  const shelf = shelfWith()
  const bobs = told("Bob", [4, 2], [1, 2])
  for (const code of ["x", "y", "x"]) keep({ code, told: bobs }, shelf)
  keep({ code: "x", table: "here-1" }, shelf)
  expect(toldOf("x", shelf)).toEqual([bobs])
  expect(tablesOf("x", shelf)).toEqual(["here-1"])
  expect(tablesOf("y", shelf)).toEqual([])
  expect([codeAt("here-1", shelf), codeAt("here-2", shelf)]).toEqual(["x", null])
  expect(toldOf("x", shelfWith("no JSON"))).toEqual([])
})
