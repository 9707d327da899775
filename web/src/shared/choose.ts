// A thing that stands for one or several actions was pressed: do the only one, ask which, or say why not.

import type { Table } from "../table/table.svelte"
import type { Words } from "../words.svelte"
import { boxOf } from "./box"

type AnyTable = Pick<Table, "legal" | "play" | "menu" | "hint" | "reason" | "words">

export function choose(table: AnyTable, actions: string[], element: Element): void {
  const legal = actions.filter((action) => table.legal.has(action))
  if (legal.length === 1) table.play(legal[0]!)
  else if (legal.length) table.menu = { actions: legal, at: boxOf(element) }
  else void explain(table, actions, element)
}

/** Beside the thing: the clause that forbids the first of its actions, in the reader's language. */
export async function explain(table: AnyTable, actions: string[], element: Element): Promise<void> {
  const reason = actions[0] ? await table.reason(actions[0]) : null
  if (!reason || !element.isConnected || actions.some((action) => table.legal.has(action))) return
  table.hint = {
    text: sayReason(table.words, reason),
    clause: reason[0],
    at: boxOf(element),
  }
}

export const sayReason = ({ has, t }: Words, [clause, text]: [string, string]): string =>
  has(`clause-${clause}`) ? t(`clause-${clause}`) : text
