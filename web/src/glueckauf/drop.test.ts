import { expect, test } from "vitest"
import { meant } from "./drop"

test("a cube carried onto a spot of its colour is put or fetched there", () => {
  expect(meant("cage", "gray", "spot 4 gray")).toContain("put gray on 4")
  expect(meant("storage", "gray", "spot 4 gray")).toContain("fetch gray for 4")
})

test("on a spot of another colour it begins a pair, or goes on with it", () => {
  expect(meant("cage", "black", "spot 4 gray")).toEqual(["use black from cage", "pair gray on 4"])
})

test("coal goes from a lorry into the cage, and from there into storage", () => {
  expect(meant("lorry", "brown", "cage")).toEqual(["load brown"])
  expect(meant("cage", "brown", "storage")).toEqual(["store brown"])
  expect(meant("lorry", "brown", "spot 2 brown")).toEqual([])
})
