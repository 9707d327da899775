import { expect, test } from "vitest"
import type { OptionInfo } from "../wire"
import type { Args } from "../words.svelte"
import { describeOptions, isSwitch, valueWord } from "./options"

const WORDS = {
  t: (id: string, args?: Args) => [id.toUpperCase(), ...Object.values(args ?? {})].join(" "),
  has: (id: string) => ["option-call-flat", "option-call-is"].includes(id),
}
const option = (name: string, usual: unknown, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  default: usual,
  help: "",
  values: null,
  least: null,
  most: null,
  ...more,
})
const OPTIONS = [
  option("free", false, { values: [false, true] }),
  option("limit", 100, { least: 1, most: 10000 }),
  option("call", "plus", { values: ["plus", "flat"] }),
  option("cards", []),
]
const EDITORS = { cards: { component: null as never, describe: (value: unknown) => value as string[] } }

test("a table's terms are what is not as usual", () => {
  const usual = { free: false, limit: 100, call: "plus", cards: [] }
  expect(describeOptions(OPTIONS, usual, WORDS, EDITORS)).toEqual([])
  const special = { free: true, limit: 30, call: "flat", cards: ["Fog", "Rain"] }
  expect(describeOptions(OPTIONS, special, WORDS, EDITORS)).toEqual([
    "OPTION-FREE",
    "OPTION-VALUE OPTION-LIMIT 30",
    "OPTION-CALL-IS OPTION-CALL-FLAT",
    "Fog",
    "Rain",
  ])
})

test("an option that a table does not have is not spoken of", () => {
  expect(describeOptions(OPTIONS, {}, WORDS, EDITORS)).toEqual([])
})

test("a value without a word is said as it is", () => {
  expect(valueWord(WORDS, "call", "plus")).toBe("plus")
})

test("on or off is a switch, two words are a choice", () => {
  expect(OPTIONS.map(isSwitch)).toEqual([true, false, false, false])
})
