// A line of the log by what was seen before and after (terminal/seen.py): for files that have views and no log.

import { cardOf, thingAt, type Line, type View } from "./types"

export function completed(before: View, line: Line, after: View): Line {
  const [verb, space = ""] = line.action.split(" ")
  if (verb === "place")
    return { ...line, ...ousted(before, space), ...placed(space, line.seat, before, after) }
  if (verb === "end") return { ...line, ...revealed(before.space, after), ...shiftOver(before, after) }
  return line
}

function ousted({ spaces }: View, space: string): Partial<Line> {
  const here = spaces[space as keyof View["spaces"]]
  return here && here.seat !== null ? { ousted: { seat: here.seat, workers: here.workers } } : {}
}

function placed(space: string, seat: number, before: View, after: View): Partial<Line> {
  const thing = thingAt(before, space)
  if (typeof thing === "number") return { taken_order: thing }
  if (thing !== null) return { taken_tile: thing as NonNullable<Line["taken_tile"]> }
  if (!space.startsWith("delivery-")) return {}
  const kept = new Set(after.players[seat]!.outstanding.map(({ card }) => card))
  const gone = before.players[seat]!.outstanding.filter(({ card }) => !kept.has(card))
  return { points: gone.map(({ card }) => ({ seat, points: cardOf(card).points, why: "delivery", card })) }
}

function revealed(space: string | null, after: View): Partial<Line> {
  const thing = space === null ? null : thingAt(after, space)
  if (typeof thing === "number") return { revealed_order: thing }
  return thing === null ? {} : { revealed_tile: thing as NonNullable<Line["revealed_tile"]> }
}

/** What each seat has gained by it; not for what. */
function shiftOver(before: View, after: View): Partial<Line> {
  if (after.shift === before.shift && !after.over) return {}
  const points = after.players.map(({ points }, seat) => ({
    seat,
    points: points - before.players[seat]!.points,
    why: "majority",
  })) as unknown as Line["points"]
  return { shift_over: before.shift, points, ...(after.over ? {} : { starter: after.starter }) }
}
