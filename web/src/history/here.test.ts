import { expect, test } from "vitest"
import type { ListedTable } from "../wire"
import { csvOf } from "./csv"
import { played, totalsOf } from "./here"

const chair = (level: string | null) => ({
  ...{ player: level === null ? "here.0" : null, name: level === null ? "Ann" : "", level },
  ...{ stand_in: null, gave_up: false },
})
const row = (levels: (string | null)[], scores: number[], places: number[] | null, imported = false) =>
  ({
    ...{ id: "here.x", game: "chess", changed: 5 },
    table: { chairs: levels.map(chair), scores, places, imported },
  }) as unknown as ListedTable

test("games of one person against bots count, others do not", () => {
  expect(played(row([null, "hewer"], [3, 1], [1, 2]))[0]).toMatchObject({ seat: 0, at: 5 })
  expect(played(row([null, "hewer"], [3, 1], null))).toEqual([])
  expect(played(row([null, null], [3, 1], [1, 2]))).toEqual([])
  expect(played(row([null, "hewer"], [3, 1], [1, 2], true))).toEqual([])
})

test("they are added up by game, seats and level", () => {
  const games = [
    ...played(row([null, "hewer"], [3, 1], [1, 2])),
    ...played(row(["hewer", null], [3, 1], [1, 2])),
    ...played(row([null, "hewer", "captain"], [3, 1, 2], [1, 3, 2])),
  ]
  expect(totalsOf(games)).toEqual([
    { game: "chess", seats: 2, against: "hewer", games: 2, won: 1, mean: 2, least: 1, most: 3 },
    { game: "chess", seats: 3, against: "mixed", games: 1, won: 1, mean: 3, least: 3, most: 3 },
  ])
})

test("for a spreadsheet they are lines with the server's columns", () => {
  const games = played(row(["hewer", null, "captain"], [3, -1, 2], [1, 3, 2]))
  const [head, line, end] = csvOf(games).split("\r\n")
  expect(head!.split(",").length).toBe(line!.split(",").length)
  expect(line).toBe("1970-01-01T00:00:00.005Z,here.x,chess,3,0,,,-1,3,0,hewer; captain,3; 2")
  expect(end).toBe("")
})
