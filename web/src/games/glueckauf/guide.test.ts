// Every step of the guide is the one that is shown at some moment; and what it advises makes sense.

import { expect, test } from "vitest"
import { stepFor, type Moment } from "client/guide/steps"
import { nextStep } from "./advice"
import guide from "./guide"
import { COALS, type Coal, type View } from "./types"

const none = { yellow: 0, brown: 0, gray: 0, black: 0 }

interface Asked {
  phase?: string
  legal?: string[]
  done?: string[]
  shift?: number
  level?: string
  steps?: number
  cage?: Partial<Record<Coal, number>>
  pit?: Partial<Record<Coal, number>>
  order?: { colour: Coal; cubes: Coal[] }[]
  workers?: number
  money?: number
  standing?: Record<string, number>
  isCounting?: boolean
  isMyTurn?: boolean
}

function at(asked: Asked): Moment<View> {
  const { phase = "place", legal = [], done = [], shift = 1, standing = {} } = asked
  const free = { seat: null, workers: 0, price: 1, locked: false }
  const spots = asked.order ?? [{ colour: "black", cubes: [] }]
  const cubes = { ...none, black: 1, ...asked.pit }
  const player = {
    points: 0,
    money: asked.money ?? 9,
    workers: asked.workers ?? 18,
    cage: { level: asked.level ?? "surface", cubes: { ...none, ...asked.cage } },
    storage: none,
    pit: Object.fromEntries(COALS.map((coal) => [coal, { cubes: { ...none, [coal]: cubes[coal] } }])),
    outstanding: [{ card: 5, spots, complete: spots.every((spot) => spot.cubes.length) }],
  }
  const spaces = Object.entries(standing).map(([space, workers]) => [
    space,
    { ...free, seat: 1, workers, price: workers + 1 },
  ])
  const view = {
    phase,
    shift,
    steps: asked.steps ?? 10,
    row: [1, 11],
    spaces: Object.fromEntries(spaces) as object,
    factory: { "factory-1": "light-black-1" },
    orders: { "order-2": 2 },
    players: [player, player],
  }
  return {
    view,
    seat: 0,
    isMyTurn: asked.isMyTurn ?? true,
    isCounting: asked.isCounting ?? false,
    legal: new Set(legal),
    done: new Set(done),
  } as unknown as Moment<View>
}

const FULL: Asked["order"] = [{ colour: "black", cubes: ["black"] }]
const EVERY = ["welcome", "draft", "mine", "ride", "load", "up", "put", "end", "deliver", "order", "buy"]
const ALL = [...EVERY, "money", "oust", "bank"]
const MINING = { phase: "mine", legal: ["ride black", "stop"] }
const UP = { phase: "mine", level: "black", cage: { black: 1 }, pit: { black: 0 }, legal: ["ride surface"] }
const PUT = { phase: "mine", cage: { black: 1 }, pit: { black: 0 }, legal: ["put black on 5"] }
const MOMENTS: Record<string, Asked> = {
  welcome: { phase: "draft" },
  draft: { phase: "draft", done: ["welcome"] },
  "draft-again": { phase: "draft", done: ["welcome", "draft"] },
  mine: { legal: ["place mining-10", "place bank"] },
  ride: MINING,
  load: { phase: "mine", level: "black", legal: ["load black", "stop"] },
  up: UP,
  put: PUT,
  "ride-again": { ...MINING, done: ALL },
  "load-again": { phase: "mine", level: "black", legal: ["load black", "stop"], done: ALL },
  "up-again": { ...UP, done: ALL },
  "put-again": { ...PUT, done: ALL },
  stop: { phase: "mine", order: FULL, legal: ["ride black", "stop"], done: ALL },
  end: { phase: "end" },
  "end-again": { phase: "end", done: ALL },
  deliver: { order: FULL, legal: ["place delivery-barrow"], done: ["mine"] },
  order: { order: FULL, legal: ["place order-2"], done: ["mine", "deliver"] },
  buy: { order: FULL, legal: ["place factory-1"], done: ["mine", "order"] },
  money: { order: FULL, legal: ["place money-6"], done: ["mine", "order", "buy"] },
  oust: { legal: ["place mining-10"], standing: { "mining-10": 1 }, done: EVERY },
  bank: { legal: ["place bank", "place money-6"], workers: 3, done: EVERY },
  "deliver-again": { order: FULL, legal: ["place delivery-barrow"], done: ALL },
  "mine-again": { legal: ["place mining-10"], done: ALL },
  "order-again": { order: FULL, legal: ["place order-2"], done: ALL },
  "buy-again": { pit: { black: 0 }, legal: ["place factory-1"], done: ALL },
  "money-again": { order: FULL, money: 0, legal: ["place money-6"], done: ALL },
  "bank-again": { order: FULL, legal: ["place bank"], done: ALL },
  free: { phase: "keep", legal: ["keep none"], done: ALL },
  scoring: { shift: 2, isCounting: true, isMyTurn: false },
  done: { shift: 2, isMyTurn: false, done: ["scoring"] },
}

test("there is a moment for every step", () =>
  expect(Object.keys(MOMENTS).sort()).toEqual(guide.steps.map(({ id }) => id).sort()))

test.each(Object.entries(MOMENTS))("%s", (id, asked) => {
  const moment = at(asked)
  const step = stepFor(guide.steps, moment as unknown as Moment)!
  expect(step.id).toBe(id)
  step.points?.(moment as unknown as Moment)
})

test("with ten steps three cubes are brought up, and all of them used", () => {
  const order: Asked["order"] = (["brown", "gray", "black"] as Coal[]).map((colour) => ({
    colour,
    cubes: [],
  }))
  const pit = { brown: 1, gray: 1, black: 1 }
  const cage = { ...none } as Record<Coal, number>
  const rest = { ...none, ...pit } as Record<Coal, number>
  let level = "surface"
  const made: string[] = []
  for (let steps = 10; steps > 0; steps--) {
    const rides = ["surface", ...COALS].filter((one) => one !== level).map((one) => `ride ${one}`)
    const here = level as Coal
    const loads = level !== "surface" && rest[here] ? [`load ${level}`] : []
    const free = order.filter(({ cubes }) => !cubes.length).map(({ colour }) => colour)
    const puts =
      level === "surface" ? free.filter((coal) => cage[coal]).map((coal) => `put ${coal} on 5`) : []
    const asked = {
      phase: "mine",
      level,
      steps,
      cage,
      pit: rest,
      order,
      legal: [...rides, ...loads, ...puts],
    }
    const action = nextStep(at(asked))!
    made.push(action)
    const [verb, what] = action.split(" ") as [string, Coal]
    if (verb === "ride") level = what
    if (verb === "load") [rest[what], cage[what]] = [rest[what] - 1, cage[what] + 1]
    if (verb === "put") {
      cage[what]--
      order.find(({ colour, cubes }) => colour === what && !cubes.length)!.cubes.push(what)
    }
  }
  expect(order.every(({ cubes }) => cubes.length)).toBe(true)
  expect(made.filter((action) => action === "ride surface").length).toBe(1)
})

test("steps for nothing and the bank too early are poor, other moves are not", () => {
  const poor = (action: string, asked: Asked) => guide.poor(action, at(asked) as unknown as Moment)
  expect(poor("ride gray", MINING)).toBe("ride")
  expect(poor("ride black", MINING)).toBe(null)
  expect(poor("ride surface", { ...MINING, level: "gray" })).toBe("up")
  expect(poor("ride surface", UP)).toBe(null)
  expect(poor("stop", MINING)).toBe("stop")
  expect(poor("stop", { ...MINING, order: FULL })).toBe(null)
  expect(poor("place bank", {})).toBe("bank")
  expect(poor("place bank", { workers: 2 })).toBe(null)
  expect(poor("place money-6", {})).toBe(null)
})
