// A cube was carried somewhere: the actions that this can stand for. Whether one of them may be done
// now, the server has said.

import { choose } from "client/shared/choose"
import type { Coal, useTable } from "./types"

export type Heap = "cage" | "storage" | "lorry"

/** Places are "cage", "storage", or "spot CARD COLOUR". */
export function actionsFor(from: Heap, coal: Coal, where: string): string[] {
  const [place, card, colour] = where.split(" ")
  if (place === "cage") return from === "lorry" ? [`load ${coal}`] : []
  if (place === "storage") return from === "cage" ? [`store ${coal}`] : []
  if (from === "lorry") return []
  const straight = from === "cage" ? `put ${coal} on ${card}` : `fetch ${coal} for ${card}`
  return [`use ${coal} from ${from}`, coal === colour ? straight : `pair ${colour} on ${card}`]
}

/** A cube that can be carried. */
export const cube = (table: ReturnType<typeof useTable>, from: Heap, coal: Coal) => ({
  what: coal,
  drop: (where: string, element: Element) => {
    const actions = actionsFor(from, coal, where)
    const legal = actions.filter((action) => table.legal.has(action))
    // The first of these actions that is legal; if none is, the last, and the page says why not.
    if (actions.length) choose(table as never, legal.length ? legal.slice(0, 1) : actions.slice(-1), element)
  },
})
