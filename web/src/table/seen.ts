// Up to which line of its log each table was looked at on this device.

const KEY = "glueck-seen"
const MOST = 40

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][]
  } catch {
    return []
  }
}

export const lastSeenLine = (table: string): number | null => all().find(([id]) => id === table)?.[1] ?? null

export function rememberSeenLine(table: string, line: number): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([[table, line], ...all().filter(([id]) => id !== table)].slice(0, MOST)),
    )
  } catch {
    // Storage may be forbidden; then nothing is remembered.
  }
}
