// What moves when something is done, and from where to where.

import type { Flight } from "client/flights"
import { crewAt, thingAt, type Line, type View } from "./types"

const DEPARTS_MS = 350

export function flights(line: Line, view: View): Flight[] {
  const { action, seat } = line
  const [verb, a = "", , b = ""] = action.split(" ")
  const cage = [`cage:${seat}`, `mini:${seat}`]
  const level = view.players[seat]!.cage.level
  const order = [`order:${b}`, `seat:${seat}`]
  switch (verb) {
    case "place":
      return [...workers(view, a, seat), ...departure(line, a)]
    case "load":
      return [{ from: [`cube:${seat}:${level}:${a}`, `mini:${seat}`], to: cage, ghost: `cube:${a}` }]
    case "put":
      return [{ from: cage, to: order, ghost: `cube:${a}` }]
    case "fetch":
      return [{ from: [`storage:${seat}`, `mini:${seat}`], to: order, ghost: `cube:${a}` }]
    case "use": {
      const on = [`order:${view.pair?.card}`, `seat:${seat}`]
      return [{ from: b === "cage" ? cage : [`storage:${seat}`], to: on, ghost: `cube:${a}` }]
    }
    case "store":
      return [{ from: cage, to: [`storage:${seat}`, `seat:${seat}`], ghost: `cube:${a}` }]
    case "take":
      return [{ from: [`row:${a}`], to: [`orders:${seat}`, `seat:${seat}`] }]
    default:
      return []
  }
}

/** Those who stood there go to the canteen, others come; what lies there goes to who bought it. */
function workers(view: View, space: string, seat: number): Flight[] {
  const there = crewAt(view, space)
  const out: Flight[] = [
    { from: [`workers:${seat}`, `seat:${seat}`], to: [`space:${space}`], ghost: `worker:${seat}` },
  ]
  if (there.workers && there.seat !== null)
    out.push({ from: [`space:${space}`], to: ["canteen"], ghost: `worker:${there.seat}` })
  const thing = thingAt(view, space)
  if (thing !== null) {
    const to = typeof thing === "string" ? `pit:${seat}` : `orders:${seat}`
    out.push({ from: [`thing:${space}`], to: [to, `seat:${seat}`], delay: 150 })
  }
  return out
}

/** Orders that are delivered go to their vehicle, and it drives away with them. */
function departure({ points, seat }: Line, space: string): Flight[] {
  const orders = points.flatMap((one) => (one.why === "delivery" ? [one.card] : []))
  if (!orders.length) return []
  const loading = orders.map((card) => ({
    from: [`order:${card}`, `seat:${seat}`],
    to: [`thing:${space}`],
  }))
  return [...loading, { from: [`thing:${space}`], to: ["away"], delay: DEPARTS_MS }]
}
