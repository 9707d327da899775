// Which ratings of a table's players somebody is looking for, as the server is asked (docs/ratings.md).

/** What the server takes (server/table_filters.py). */
export const MOST_RATING = 10_000
/** What players without a rating count as (server/ratings.py). */
export const BEGINNER = 1000
/** How far from one's own. */
export const NEAR = ["100", "250", "500"]
export const RANGE = "range"

/** Of an empty field, `null` or `undefined`. */
type Field = number | null | undefined

/** The part of the query; null, if that is no range. `chosen`: "", one of NEAR, or RANGE. */
export function ratingsWanted(chosen: string, from: Field, to: Field): Record<string, string> | null {
  if (chosen !== RANGE) return chosen ? { rating_near: chosen } : {}
  if (![from, to].every(isRating) || (from ?? 0) > (to ?? MOST_RATING)) return null
  return {
    ...(from == null ? {} : { rating_from: String(from) }),
    ...(to == null ? {} : { rating_to: String(to) }),
  }
}

const isRating = (field: Field): boolean =>
  field == null || (Number.isInteger(field) && field >= 0 && field <= MOST_RATING)
