import { expect, test } from "vitest"
import type { AnyView } from "../state/messages"
import { judge, stepFor, type Guide, type Moment, type Step } from "./steps"

const at = (phase: string, changes: Partial<Moment> = {}): Moment => ({
  view: { phase, turn: 0, over: false, legal: [], undoable: 0 } as AnyView,
  seat: 0,
  isMyTurn: true,
  legal: new Set(),
  isCounting: false,
  done: new Set(),
  ...changes,
})
const isDigging = (moment: Moment) => moment.view.phase === "dig"
const steps: Step[] = [
  { id: "end", anytime: true, when: (moment) => moment.isCounting },
  { id: "hello", when: () => true },
  { id: "dig", when: isDigging, good: (action) => action === "dig" },
  { id: "dig-again", repeats: true, when: isDigging, good: (action) => action === "dig" },
]
const guide: Guide = {
  save: { seats: 2 },
  seat: 0,
  steps,
  poor: (action) => (action === "sleep" ? "sleep" : null),
}
const shown = (moment: Moment) => stepFor(steps, moment)?.id ?? null

test("the first step that fits the position is shown, until it is done", () => {
  expect(shown(at("dig"))).toBe("hello")
  expect(shown(at("dig", { done: new Set(["hello"]) }))).toBe("dig")
  expect(shown(at("rest", { done: new Set(["hello"]) }))).toBe(null)
})

test("a step that repeats is shown as often as it fits", () => {
  expect(shown(at("dig", { done: new Set(["hello", "dig", "dig-again"]) }))).toBe("dig-again")
})

test("while others play, only what fits at any time is shown", () => {
  expect(shown(at("dig", { isMyTurn: false }))).toBe(null)
  expect(shown(at("dig", { isMyTurn: false, isCounting: true }))).toBe("end")
})

test("a move is good if it was asked for, fine if it is another, poor if the game says why", () => {
  const dig = steps[2]!
  expect(judge(guide, dig, "dig", at("dig"))).toEqual({ kind: "good" })
  expect(judge(guide, dig, "walk", at("dig"))).toEqual({ kind: "fine" })
  expect(judge(guide, dig, "sleep", at("dig"))).toEqual({ kind: "poor", why: "sleep" })
})

test("whoever moves instead of reading is not judged", () => {
  expect(judge(guide, steps[1]!, "sleep", at("dig"))).toEqual({ kind: "good" })
  expect(judge(guide, null, "sleep", at("dig"))).toEqual({ kind: "good" })
})
