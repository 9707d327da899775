// What people and bots are called. Those of one name are numbered, bots or not.

import type { Seat } from "./wire"
import { t } from "./words.svelte"

const plainName = (chair: Seat): string =>
  chair.level !== null ? t(`level-${chair.level}`) : chair.name || t("open-seat")

export function seatName(chairs: Seat[], seat: number): string {
  const chair = chairs[seat]
  if (!chair) return ""
  const name = plainName(chair)
  const like = chairs.flatMap((one, i) => (plainName(one) === name ? [i] : []))
  const isOpen = chair.level === null && !chair.name
  return like.length > 1 && !isOpen ? `${name} ${like.indexOf(seat) + 1}` : name
}
