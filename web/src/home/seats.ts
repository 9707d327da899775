// Who sits at a new table, within what the server says of the game and its bots.

import type { GameInfo } from "../wire"

const USUAL = "hauler"

export const leastSeats = ({ seats }: GameInfo): number => Math.min(...seats)
export const mostSeats = ({ seats }: GameInfo): number => Math.max(...seats)

/** The level that is proposed; of bots that have other names, the first. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes(USUAL) ? USUAL : (levels[0] ?? USUAL)

/** These seats, without those that are too many, and with bots on those that are missing. */
export function fitSeats(game: GameInfo, wanted: readonly string[], bot: string): string[] {
  const missing = Math.max(0, leastSeats(game) - wanted.length)
  return [...wanted, ...Array<string>(missing).fill(bot)].slice(0, mostSeats(game))
}

/** How many bots one plays against: as many as the game's folder says, if the rules allow it. */
export const fitOpponents = (game: GameInfo | undefined, wanted: number): number =>
  game ? Math.min(Math.max(wanted, leastSeats(game) - 1), mostSeats(game) - 1) : wanted
