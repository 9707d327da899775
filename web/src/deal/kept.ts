// What this device keeps of deals that links carry: at which tables they were played, and what others told of
// theirs. So results can be compared where no server does it.

import { shelfOfDevice, type Shelf } from "../shared/shelf"
import type { Told } from "./link"

const KEY = "glueck-link-deals"
const MOST = 200 // the oldest are forgotten

interface Kept {
  code: string
  /** Of my own try … */
  table?: string
  /** … or else somebody's result. */
  told?: Told
}

function all(shelf: Shelf): Kept[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]")
    return Array.isArray(found) ? (found as Kept[]) : []
  } catch {
    return [] // storage may be forbidden; then nothing is compared
  }
}

/** Once, however often a link is opened. */
export function keep(one: Kept, shelf: Shelf = shelfOfDevice()): void {
  const same = JSON.stringify(one)
  const others = all(shelf).filter((other) => JSON.stringify(other) !== same)
  try {
    shelf.setItem(KEY, JSON.stringify([...others, one].slice(-MOST)))
  } catch {
    // as above
  }
}

/** The deal that is played at a table; null: none that a link carries. */
export const codeAt = (table: string, shelf: Shelf = shelfOfDevice()): string | null =>
  all(shelf).find((one) => one.table === table)?.code ?? null

export const tablesOf = (code: string, shelf: Shelf = shelfOfDevice()): string[] =>
  all(shelf).flatMap((one) => (one.code === code && one.table ? [one.table] : []))

export const toldOf = (code: string, shelf: Shelf = shelfOfDevice()): Told[] =>
  all(shelf).flatMap((one) => (one.code === code && one.told ? [one.told] : []))
