// A thing that stands for several actions was pressed: do the only one, or ask which.

import type { Table } from "../table.svelte"
import { has, t } from "../words.svelte"

export async function choose(table: Table<never, never>, actions: string[], element: Element): Promise<void> {
  const legal = actions.filter((action) => table.legal.has(action))
  if (legal.length === 1) return table.play(legal[0]!)
  const at = element.getBoundingClientRect()
  if (legal.length > 1) {
    table.menu = { actions: legal, at }
    return
  }
  const reason = actions[0] ? await table.reason(actions[0]) : null
  if (!reason) return
  const [clause, text] = reason
  table.hint = { text: has(`clause-${clause}`) ? t(`clause-${clause}`) : text, clause, at }
}
