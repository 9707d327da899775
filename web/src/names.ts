// What people and bots are called. Bots of one level are numbered if there are several.

import type { Seat } from "./wire"
import { t } from "./words.svelte"

export function seatName(chairs: Seat[], seat: number): string {
  const chair = chairs[seat]
  if (!chair) return ""
  if (chair.name && chair.level === null) return chair.name
  if (chair.level === null) return t("open-seat")
  const like = chairs.flatMap((one, i) => (one.level === chair.level ? [i] : []))
  const name = t(`level-${chair.level}`)
  return like.length > 1 ? `${name} ${like.indexOf(seat) + 1}` : name
}

export const titleOf = (game: string): string => (game === "glueckauf" ? "Glück Auf" : "Glücksgriff")
