// Which tables are guided, and how far: kept by this device, so that whoever comes back goes on there.

const KEY = "glueck-guides"
const MOST = 20 // tables; the oldest are forgotten

export interface Progress {
  table: string
  done: string[]
  /** The newcomer would rather play without. */
  isOff: boolean
}

type Shelf = Pick<Storage, "getItem" | "setItem">

function all(shelf: Shelf): Progress[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]")
    return Array.isArray(found) ? (found as Progress[]) : []
  } catch {
    return [] // storage may be forbidden; then a guide ends with its page
  }
}

export const progressAt = (table: string, shelf: Shelf = localStorage): Progress | null =>
  all(shelf).find((one) => one.table === table) ?? null

export function keep(progress: Progress, shelf: Shelf = localStorage): void {
  const others = all(shelf).filter(({ table }) => table !== progress.table)
  try {
    shelf.setItem(KEY, JSON.stringify([...others, progress].slice(-MOST)))
  } catch {
    // as above
  }
}
