// Whose point of view a replay shows.

/** A seat, a spectator, or everything open. */
export type Perspective = number | "none" | "open"

/** As it is written in a link; null: it is missing or not valid. */
export function perspectiveOf(text: string | null, seats: number): Perspective | null {
  if (text === "none" || text === "open") return text
  return text !== null && /^\d$/.test(text) && Number(text) < seats ? Number(text) : null
}

/** The seats (null: a spectator) whose views it is made of; the first is the one that is completed. */
export function seatsOf(perspective: Perspective, seats: number): (number | null)[] {
  if (perspective === "none") return [null]
  if (perspective !== "open") return [perspective]
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)]
}

/** `view` completed by what others see where it has nothing. An object without additions stays the same. */
export function withAll<T>(view: T, others: readonly T[]): T {
  if (view === null || view === undefined) return others.find((one) => one != null) ?? view
  if (typeof view !== "object") return view
  const made = Object.entries(view).map(([key, value]) => {
    const theirs = others.map((one) => (one as Record<string, unknown> | null)?.[key])
    return [key, key === OF_VIEWER ? value : withAll(value, theirs)] as const
  })
  const missing = others.flatMap((one) => Object.entries(one ?? {}).filter(([key]) => !(key in view)))
  if (!missing.length && made.every(([key, value]) => value === (view as Record<string, unknown>)[key]))
    return view
  if (Array.isArray(view)) return made.map(([, value]) => value) as T
  return Object.fromEntries([...missing, ...made]) as T
}

/** The field with the seat that looks; a completed view is nobody's. */
const OF_VIEWER = "viewer"
