// The log turn by turn: what somebody did is told in one line, and in all its lines to who asks.

import type { GameTable, Setting } from "../games/client"
import type { AnyLine } from "../state/messages"

export interface Turn {
  /** Of its first and its last line. */
  first: number
  last: number
  seat: number
  /** What all its lines say together. */
  told: string[]
  /** What each says; there is nothing more to tell if it is the same. */
  details: { number: number; sentence: string }[]
}

export function turnsOf(lines: readonly AnyLine[], game: GameTable, at: Setting): Turn[] {
  const turns: AnyLine[][] = []
  for (const line of lines) {
    const last = turns.at(-1)
    if (last && game.turns?.continues(line, last.at(-1)!)) last.push(line)
    else turns.push([line])
  }
  return turns.map((lines) => tell(lines, game, at))
}

function tell(lines: AnyLine[], game: GameTable, at: Setting): Turn {
  const details = lines.flatMap((line) =>
    game.sentences(line, at).map((sentence) => ({ number: line.number, sentence })),
  )
  const told = game.turns ? game.turns.summary(lines, at) : details.map(({ sentence }) => sentence)
  return { first: lines[0]!.number, last: lines.at(-1)!.number, seat: lines[0]!.seat, told, details }
}

/** Whether the details say more than the summary. */
export const hasMore = ({ told, details }: Turn): boolean =>
  details.length !== told.length || details.some(({ sentence }, i) => sentence !== told[i])
