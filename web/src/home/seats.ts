// Who sits at a new table, within what the server says of the game and its bots.

import type { GameInfo } from "../wire"

const FOR_NEWCOMERS = "apprentice"
const USUAL = "hauler"

/** What this device knows about its player. */
export interface Past {
  /** The level that was chosen the last time; empty: none was. */
  level: string
  /** A game, other than a guided one. */
  hasFinished: boolean
}

export const leastSeats = ({ seats }: GameInfo): number => Math.min(...seats)
export const mostSeats = ({ seats }: GameInfo): number => Math.max(...seats)

/** The level that is proposed: the one that was chosen before; to newcomers one that they can beat. Of bots
 * that have other names, the first. */
export function usualLevel(levels: readonly string[], past: Past): string {
  const wanted = [past.level, past.hasFinished ? USUAL : FOR_NEWCOMERS]
  return wanted.find((level) => levels.includes(level)) ?? levels[0] ?? USUAL
}

/** These seats, without those that are too many, and with bots on those that are missing. */
export function fitSeats(game: GameInfo, wanted: readonly string[], bot: string): string[] {
  const missing = Math.max(0, leastSeats(game) - wanted.length)
  return [...wanted, ...Array<string>(missing).fill(bot)].slice(0, mostSeats(game))
}

/** How many bots one plays against: as many as the game's folder says, if the rules allow it. */
export const fitOpponents = (game: GameInfo | undefined, wanted: number): number =>
  game ? Math.min(Math.max(wanted, leastSeats(game) - 1), mostSeats(game) - 1) : wanted
