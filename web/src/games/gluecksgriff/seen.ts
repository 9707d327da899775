// A line of the log by what was seen before and after (terminal/seen.py): for files that have views and no log.
// Hands are not seen there when a round is counted, only what became of the totals.

import type { Line, View } from "./types"

export function completed(before: View, line: Line, after: View): Line {
  const [verb, ...rest] = line.action.split(" ")
  const isOver = after.over || after.round !== before.round
  const told: Line = { ...line, ...(isOver ? roundOver(before, after) : {}) }
  const first = rest[0] === "low" ? 0 : -1
  if (verb === "take")
    told.taken =
      rest[0] === "from" ? before.magic!.laid[Number(rest[1])]! : before.offer!.cards.at(first)!.card
  else if (verb === "lay" && !isOver) told.laid = after.pile.top!.cards.at(first)!.card
  return told
}

function roundOver(before: View, after: View): Partial<Line> {
  const told = { round_over: before.round, totals: after.players.map(({ total }) => total) }
  if (after.over) return told
  return { ...told, dealer: after.dealer, upcard: after.pile.top!.cards.at(-1)!.card }
}
