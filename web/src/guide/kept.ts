// Which tables are guided, and how far: kept by this device, so that whoever comes back goes on there.

import { shelfOfDevice, type Shelf } from "../shared/shelf"

const KEY = "glueck-guides"
const MOST = 20 // tables; the oldest are forgotten

export interface Progress {
  table: string
  done: string[]
  /** The newcomer would rather play without. */
  isOff: boolean
}

function all(shelf: Shelf): Progress[] {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "[]")
    return Array.isArray(found) ? (found as Progress[]) : []
  } catch {
    return [] // storage may be forbidden; then a guide ends with its page
  }
}

export const progressAt = (table: string, shelf: Shelf = shelfOfDevice()): Progress | null =>
  all(shelf).find((one) => one.table === table) ?? null

export function keep(progress: Progress, shelf: Shelf = shelfOfDevice()): void {
  const others = all(shelf).filter(({ table }) => table !== progress.table)
  try {
    shelf.setItem(KEY, JSON.stringify([...others, progress].slice(-MOST)))
  } catch {
    // as above
  }
}
