import { expect, test } from "vitest"
import { patch } from "./patch"

test("what changed is new, what did not is the same object", () => {
  const old = { a: { x: 1, y: 2 }, b: { z: 3 }, list: [1, 2] }
  const now = patch(old, { a: { x: 5 }, list: [9] })
  expect(now).toEqual({ a: { x: 5, y: 2 }, b: { z: 3 }, list: [9] })
  expect(now.b).toBe(old.b)
  expect(old.a.x).toBe(1)
})

test("keys that are gone are gone, at every depth", () => {
  const old = { a: { x: 1, y: 2 }, b: 1 }
  expect(patch(old, { "-": ["b"], a: { "-": ["x"] } })).toEqual({ a: { y: 2 } })
})

test("an object may become nothing, and nothing an object", () => {
  expect(patch({ hand: { count: 5 } as object | null }, { hand: null })).toEqual({ hand: null })
  expect(patch({ hand: null as object | null }, { hand: { count: 5 } })).toEqual({
    hand: { count: 5 },
  })
})

test("a list that has kept its length is changed in its places", () => {
  const old = { players: [{ money: 1, cage: { level: "yellow" } }, { money: 2 }], row: [1, 2] }
  const now = patch(old, { players: { "#": { "0": { cage: { level: "black" } } } } })
  expect(now.players).toEqual([{ money: 1, cage: { level: "black" } }, { money: 2 }])
  expect(now.players[1]).toBe(old.players[1])
  expect(old.players[0]).toEqual({ money: 1, cage: { level: "yellow" } })
})

test("what is no object in a list is replaced", () => {
  expect(patch({ laid: [{ card: 1 }, null] as unknown[] }, { laid: { "#": { "1": "7" } } })).toEqual({
    laid: [{ card: 1 }, "7"],
  })
})
