// What people and bots are called. The server numbers people whose names look alike, we bots of one level.

import { LEVELS, type Seat } from "./wire"
import { t } from "./words.svelte"

export const isLevel = (bot: string): boolean => LEVELS.some((level) => level === bot)

/** What bots of a level are called; a program of the operator's has its own name. */
export const botName = (bot: string): string => (isLevel(bot) ? t(`level-${bot}`) : bot)

type Named = Pick<Seat, "name" | "level"> & { alike?: Seat["alike"] }

const plainName = (chair: Named): string =>
  chair.level !== null ? botName(chair.level) : chair.name || t("open-seat")

export function seatName(chairs: readonly Named[], seat: number): string {
  const chair = chairs[seat]
  if (!chair) return ""
  const name = plainName(chair)
  if (chair.level === null) return chair.alike ? t("name-alike", { name, n: chair.alike }) : name
  const like = chairs.flatMap((one, i) => (one.level === chair.level ? [i] : []))
  return like.length > 1 ? t("name-numbered", { name, n: like.indexOf(seat) + 1 }) : name
}

/** “Ann (you)” for who reads it, else “Ann”. */
export const nameOrMe = (name: string, isMe: boolean): string => (isMe ? t("name-me", { name }) : name)
