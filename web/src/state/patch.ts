// A view arrives whole once, then as changes: key by key what is new, under "-" the keys that are
// gone, and under "#" the items of a list that has kept its length. The counterpart of
// `patch` in glueck.engine.save.

type Plain = Record<string, unknown>

const GONE = "-"
const ROWS = "#"

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export function patch<T extends object>(old: T, changes: Plain): T {
  const before = old as Plain
  const gone = changes[GONE]
  const after: Plain = {}
  for (const [key, value] of Object.entries(before))
    if (!(Array.isArray(gone) && gone.includes(key))) after[key] = value
  for (const [key, value] of Object.entries(changes))
    if (key !== GONE) after[key] = patched(before[key], value)
  return after as T
}

function patched(old: unknown, change: unknown): unknown {
  if (!isPlain(change)) return change
  if (isPlain(old)) return patch(old, change)
  const rows = change[ROWS]
  if (Array.isArray(old) && isPlain(rows))
    return old.map((item, at) => (String(at) in rows ? patched(item, rows[String(at)]) : item))
  return change
}
