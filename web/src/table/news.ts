// What happened to a seat, in words.

import type { Happening } from "../state/presence"
import { botName } from "../names"
import { t } from "../words.svelte"

export function sayNews({ what, seat, why, level }: Happening, names: readonly string[]): string {
  const key = what === "took_over" ? `news-took_over-${why}` : `news-${what}`
  return t(key, { name: names[seat] ?? "", level: level ? botName(level) : "" })
}
