// A position of the rulebook becomes a table of one's own, which is no game that waits for anybody.

import type { Position } from "../games/client"
import { goOn } from "../play"
import { LEVELS } from "../wire"

const KEY = "glueck-tried"
const MOST = 60

/** Opens it; beginners have the other seats, for somebody must. */
export async function tryOut({ name, save, seat, say }: Position): Promise<void> {
  const seats = Array.from({ length: save.seats }, (_, i) => (i === seat ? "me" : LEVELS[0]))
  const id = await goOn(save, seats, say())
  remember(id)
  location.hash = `table=${id}&tried=${name}`
}

/** Tables that were tried out on this device: nobody goes on with them. */
export function triedTables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]
  } catch {
    return []
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...triedTables()].slice(0, MOST)))
  } catch {
    // Storage may be forbidden; then nothing is remembered.
  }
}
