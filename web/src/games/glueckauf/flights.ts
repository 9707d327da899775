// What moves when something is done, and from where to where.

import type { Flight } from "client/flights"
import { crewAt, thingAt, type Line, type View } from "./types"

export function flights({ action, seat }: Line, view: View): Flight[] {
  const [verb, a = "", , b = ""] = action.split(" ")
  const cage = [`cage:${seat}`, `mini:${seat}`]
  const level = view.players[seat]!.cage.level
  const order = [`order:${b}`, `seat:${seat}`]
  switch (verb) {
    case "place":
      return workers(view, a, seat)
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
