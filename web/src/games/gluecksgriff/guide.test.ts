// Every step of the guide is the one that is shown at some moment.

import { expect, test } from "vitest"
import { stepFor, type Moment } from "client/guide/steps"
import guide from "./guide"

type Asked = Partial<Pick<Moment, "isMyTurn" | "isCounting">> & {
  phase?: string
  legal?: string[]
  done?: string[]
  round?: number
  caller?: number
}
const at = ({ phase = "main", legal = [], done = [], round = 1, caller, ...rest }: Asked): Moment =>
  ({
    view: { phase, round, caller: caller ?? null, offer: null, players: [{ points: 20 }, {}] },
    seat: 0,
    isMyTurn: true,
    isCounting: false,
    legal: new Set(legal),
    done: new Set(done),
    ...rest,
  }) as unknown as Moment

const READ = ["welcome"]
const MOMENTS: Record<string, Asked> = {
  welcome: { legal: ["discard 9"] },
  knock: { legal: ["discard 9", "knock 9"], done: READ },
  discard: { legal: ["discard 9", "street 5-6-7"], done: READ },
  "discard-again": { legal: ["discard 9", "knock 9"], done: ["welcome", "knock", "discard"] },
  draw: { phase: "draw", legal: ["draw"], done: READ },
  "draw-again": { phase: "draw", legal: ["draw"], done: ["welcome", "draw"] },
  lay: { phase: "after-draw", legal: ["end", "lay"], done: READ },
  keep: { phase: "after-draw", legal: ["end"], done: READ },
  "keep-again": { phase: "after-draw", legal: ["end"], done: ["welcome", "keep"] },
  hourglass: { phase: "react", legal: ["skip"], done: READ },
  last: { legal: ["discard 9", "pass"], done: READ, caller: 1 },
  call: { legal: ["discard 3", "glücksgriff"], done: READ },
  free: { phase: "magic-lay", legal: ["offer 2"], done: READ },
  scoring: { isCounting: true, isMyTurn: false },
  done: { round: 2, isMyTurn: false, done: ["scoring"] },
}

test("there is a moment for every step", () =>
  expect(Object.keys(MOMENTS).sort()).toEqual(guide.steps.map(({ id }) => id).sort()))

test.each(Object.entries(MOMENTS))("%s", (id, asked) => {
  const step = stepFor(guide.steps, at(asked))!
  expect(step.id).toBe(id)
  step.points?.(at(asked))
})

test("what gets rid of as many points is as good, what leaves many more is poor", () => {
  const moment = at({ legal: ["discard 1", "discard 9", "set 9-9"], done: READ })
  const discard = stepFor(guide.steps, moment)!
  expect(discard.good!("set 9-9", moment)).toBe(true)
  expect(discard.good!("discard 9", moment)).toBe(false)
  expect(guide.poor("discard 9", moment)).toBe(null)
  expect(guide.poor("discard 1", moment)).toBe("discard")
  expect(guide.poor("draw", moment)).toBe(null)
})
