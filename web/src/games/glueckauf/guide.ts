// The first shift, explained. Lessons come where the position offers them; in between, advice.

import { guideOf } from "client/games/client"
import type { Moment as AnyMoment, Step as AnyStep } from "client/guide/steps"
import { easiestInDraft, nextPlace, nextStep, spaceFor, type Kind } from "./advice"
import SAVE from "./guide.json"
import { COALS, crewAt, type Coal, type View } from "./types"

type Moment = AnyMoment<View>
type Step = AnyStep<View>

const LAST_WORKERS = 3 // so few that it is time to speak of the bank

const own = ({ view, seat }: Moment) => view.players[seat]!
const press = (action: string) => `[data-action="${action}"]`
const isPlacing = (at: Moment) => at.view.phase === "place"
const isMining = (at: Moment) => at.view.phase === "mine"
/** On a phone each part of the table has a tab. */
const tab = (part: string) => `.tabs [data-tab="${part}"]:not(.on)`

// -- in the mine -------------------------------------------------------------------------

type Move = "ride" | "load" | "up" | "put"

function moveOf(action: string | null): Move | null {
  if (!action) return null
  const verb = action.split(" ")[0]!
  if (action === "ride surface") return "up"
  return verb === "fetch" ? "put" : (verb as Move)
}

/** Where the next step of the trip is pressed. A cube goes to its order from its spot, or from the cage. */
function pressedFor(action: string): string[] {
  const [verb, coal, , card] = action.split(" ")
  if (verb !== "put" && verb !== "fetch") return [press(action)]
  return [`[data-drop="spot ${card} ${coal}"]`]
}

const mining = (move: Move, id: string): Step => ({
  id,
  repeats: id !== move,
  when: (at) => isMining(at) && moveOf(nextStep(at)) === move,
  good: (action) => moveOf(action) === move,
  points: (at) => [...pressedFor(nextStep(at)!), tab("mine")],
})

// -- where workers go --------------------------------------------------------------------

const KIND_OF: Record<string, Kind> = {
  delivery: "deliver",
  mining: "mine",
  order: "order",
  factory: "buy",
  money: "money",
  bank: "bank",
}
const kindOf = (action: string): Kind | null => KIND_OF[action.split(/[ -]/)[1]!] ?? null

/** The first time: as soon as it is worth it, and after what makes it worth it. */
const lesson = (kind: Kind, after: string[], isTime = (_: Moment) => true): Step => ({
  id: kind,
  when: (at) =>
    isPlacing(at) && after.every((id) => at.done.has(id)) && isTime(at) && spaceFor(at, kind) !== null,
  good: (action) => kindOf(action) === kind,
  points: (at) => [press(`place ${spaceFor(at, kind)}`), tab("works")],
})
const again = (kind: Kind): Step => ({
  id: `${kind}-again`,
  repeats: true,
  when: (at) => isPlacing(at) && nextPlace(at)?.kind === kind,
  good: (action) => kindOf(action) === kind,
  points: (at) => [press(`place ${nextPlace(at)!.space}`), tab("works")],
})

const steps: Step[] = [
  { id: "scoring", anytime: true, inDialog: true, when: (at) => at.isCounting },
  { id: "done", anytime: true, isLast: true, when: (at) => at.view.shift > 1 },
  {
    id: "welcome",
    when: (at) => at.view.phase === "draft",
    points: () => [".choices"],
  },
  ...["draft", "draft-again"].map((id): Step => ({
    id,
    repeats: id !== "draft",
    when: (at) => at.view.phase === "draft",
    good: (action) => action.startsWith("take "), // any order will do
    points: (at) => [press(`take ${easiestInDraft(at)}`)],
  })),

  mining("ride", "ride"),
  mining("load", "load"),
  mining("up", "up"),
  mining("put", "put"),
  mining("ride", "ride-again"),
  mining("load", "load-again"),
  mining("up", "up-again"),
  mining("put", "put-again"),
  {
    id: "stop",
    repeats: true,
    when: (at) => isMining(at) && at.legal.has("stop"),
    good: (action) => action === "stop",
    points: () => [press("stop")],
  },
  ...["end", "end-again"].map((id): Step => ({
    id,
    repeats: id !== "end",
    when: (at) => at.view.phase === "end",
    good: (action) => action === "end",
    points: () => [press("end")],
  })),

  lesson("mine", []),
  lesson("deliver", ["mine"]),
  lesson("bank", [], (at) => own(at).workers <= LAST_WORKERS),
  {
    id: "oust",
    when: (at) => {
      const next = isPlacing(at) && at.done.has("mine") ? nextPlace(at) : null
      return next !== null && crewAt(at.view, next.space).workers > 0
    },
    good: (action, at) => action.startsWith("place ") && crewAt(at.view, action.slice(6)).workers > 0,
    points: (at) => [press(`place ${nextPlace(at)!.space}`), tab("works")],
  },
  lesson("order", ["mine"]),
  lesson("buy", ["order"]),
  lesson("money", ["buy"]),
  again("deliver"),
  again("mine"),
  again("order"),
  again("buy"),
  again("money"),
  again("bank"),
  { id: "free", repeats: true, when: () => true, good: () => true },
]

/** Nothing is on the level it goes to; or the trip ends before what can be brought up is up. */
function poor(action: string, at: Moment): string | null {
  const [verb, to] = action.split(" ") as [string, string]
  const player = own(at)
  const cubes = (of: Record<Coal, number>) => COALS.reduce((all, coal) => all + of[coal], 0)
  if (verb === "ride" && to !== "surface") return cubes(player.pit[to as Coal].cubes) ? null : "ride"
  if (verb === "ride") return cubes(player.cage.cubes) ? null : "up"
  if (verb === "stop") return nextStep(at) ? "stop" : null
  if (action === "place bank") return player.workers > LAST_WORKERS ? "bank" : null
  return null
}

export default guideOf<View>({ save: SAVE, seat: 0, steps, poor })
