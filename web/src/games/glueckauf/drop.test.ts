import { expect, test } from "vitest"
import { actionsFor } from "./drop"

test("a cube carried onto a spot of its colour is put or fetched there", () => {
  expect(actionsFor("cage", "gray", "spot 4 gray")).toContain("put gray on 4")
  expect(actionsFor("storage", "gray", "spot 4 gray")).toContain("fetch gray for 4")
})

test("on a spot of another colour it begins a pair, or goes on with it", () => {
  expect(actionsFor("cage", "black", "spot 4 gray")).toEqual(["use black from cage", "pair gray on 4"])
})

test("coal goes from a lorry into the cage, and from there into storage", () => {
  expect(actionsFor("lorry", "brown", "cage")).toEqual(["load brown"])
  expect(actionsFor("cage", "brown", "storage")).toEqual(["store brown"])
  expect(actionsFor("lorry", "brown", "spot 2 brown")).toEqual([])
})
