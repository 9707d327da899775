// A view arrives whole once, then as changes: key by key what is new, and under "-" the keys
// that are gone. Lists are replaced. The counterpart of `patch` in glueck.engine.save.

type Plain = Record<string, unknown>

const GONE = "-"

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export function patch<T extends object>(old: T, changes: Plain): T {
  const before = old as Plain
  const gone = changes[GONE]
  const after: Plain = {}
  for (const [key, value] of Object.entries(before))
    if (!(Array.isArray(gone) && gone.includes(key))) after[key] = value
  for (const [key, value] of Object.entries(changes)) {
    if (key === GONE) continue
    const was = before[key]
    after[key] = isPlain(value) && isPlain(was) ? patch(was, value) : value
  }
  return after as T
}
