// Who is at the table, and what happened to whose seat. The server tells who is connected; that somebody
// went or came is not kept there, so what we noticed ourselves is ours to remember.

import type { News, Seat } from "../wire"

/** `given`: has given up. `played`: a person for whom a bot plays. `unknown`: not told. */
export type Presence = "here" | "away" | "gone" | "unknown" | "open" | "bot" | "played" | "given"

export function presenceOf(chair: Seat | undefined, told: string | undefined): Presence {
  if (!chair || (chair.player === null && chair.level === null)) return "open"
  if (chair.level !== null) return "bot"
  if (chair.gave_up) return "given"
  if (chair.stand_in) return "played"
  return told === "here" || told === "away" || told === "gone" ? told : "unknown"
}

/** Something that happened between the lines of the log: as the server keeps it, or as we saw it. */
export type Happening = Omit<News, "what"> & { what: string }

const KEPT = ["took_over", "came_back", "gave_up"]

/** An event of the table, as a line between those of the game. */
export function happeningOf(what: string, about: Record<string, unknown>, after: number): Happening | null {
  if (!KEPT.includes(what) || typeof about["seat"] !== "number") return null
  return {
    after,
    what,
    seat: about["seat"],
    why: String(about["why"] ?? ""),
    level: String(about["level"] ?? ""),
  }
}

/** Who went, and who of those we saw going came again, since we were told last. A server that has just
 * started does not know of everybody yet: who is gone when it does may have been gone all the time. */
export function comingsAndGoings(
  before: readonly string[],
  now: readonly string[],
  news: readonly Happening[],
  after: number,
): Happening[] {
  if (before.length !== now.length) return []
  return now.flatMap((one, seat) => {
    const hadLeft = news.findLast((line) => line.seat === seat)?.what === "gone"
    const wasThere = before[seat] === "here" || before[seat] === "away"
    if (one === "gone" && wasThere) return [{ after, what: "gone", seat }]
    return one === "here" && hadLeft ? [{ after, what: "here", seat }] : []
  })
}

/** Whether others may let a bot play for a seat: it is awaited, and has not moved for long. */
export const mayTakeOver = (acted: number, absent: number | null, now: number): boolean =>
  absent !== null && now - acted >= absent
