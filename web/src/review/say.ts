// Changes of a chance of winning, as text.

import { formatNumber, type Words } from "../words.svelte"

/** In percentage points, of which several decisions may add up to more than 100: “+12 pp”, “−3 pp”, “0 pp”; in
 * tenths of them, if `parts` is 10. */
export function formatChange(change: number, words: Words, parts = 1): string {
  const points = Math.round(Math.abs(change) * 100 * parts) / parts
  const sign = points === 0 ? "" : change > 0 ? "+" : "−"
  return words.t("points", { number: `${sign}${formatNumber(points)}` })
}
