// What a local table asks of the rules of a game. They are the same functions that the server plays by,
// compiled to WebAssembly (compiled.ts); nothing of a rule, a view or a bot is written down here again.

import type { Option } from "../review/review"
import type { HintedTurn } from "../wire"

/** A position, whole: with everything that is hidden. Never changed, only replaced. */
export type Position = Uint8Array

/** What became public by an action, and its points: a line of the log without who and what. */
export type Entry = Record<string, unknown>

/** Of a planner, as the game declares it. */
export type Answer = Record<string, unknown>

export interface Played {
  position: Position
  entry: Entry
}

export interface Rules {
  readonly game: string
  /** Goes up when an old save would play out differently. */
  readonly version: number
  /** A digest of how views are laid out: part of the protocol's version. */
  readonly layout: string
  /** The clause that says that one has to wait for one's turn. */
  readonly waiting: string

  /** All options with their values; Refused (`option`, `seats`), if one of them cannot be so. */
  options(seats: number, given: Record<string, unknown>): Record<string, unknown>
  /** The opening position. A seed is 64 hexadecimal digits. */
  start(seats: number, seed: string, options: Record<string, unknown>): Position
  /** After these actions, one after the other; Refused (`illegal`), if one cannot be played. */
  replay(from: Position, actions: readonly number[]): Position

  /** Whose decision it is. */
  seat(position: Position): number
  isOver(position: Position): boolean
  /** How many of the last actions may be taken back. */
  undoable(position: Position): number
  scores(position: Position): number[]
  places(position: Position): number[]

  legal(position: Position): number[]
  /** An action in words, here. */
  words(position: Position, action: number): string
  /** What others read of it, whose words may be a secret. */
  covered(action: number, words: string): string
  /** The action that these words mean here; Refused (`unknown_action`). */
  hear(position: Position, words: string): number
  /** Why words of cards are no action, whoever holds them; null: they may be one. */
  unfit(position: Position, words: string): string | null
  /** The clause that forbids an action, if one does. */
  refusal(position: Position, action: number): string | null
  /** Do it, or Refused (`illegal`). */
  play(position: Position, action: number): Played

  /** The cheapest way of who is to act to what they wish for, in words, from what they see; Refused
   * (`illegal`, `wish`). */
  plan(position: Position, wish: readonly number[]): Answer

  /** What a seat is shown, as bytes, made of what it may know; null: a spectator. */
  view(position: Position, seat: number | null): Uint8Array
}

export interface Advice {
  turns: HintedTurn[]
  now: number | null
}

/** Bots and hints. They think of what the seat to act sees, and of nothing else; long thoughts let other
 * work pass in between. */
export interface Thinker {
  /** `mind` names a bot that goes on with its thoughts as long as its turn lasts. */
  decide(level: string, position: Position, seed: number, mind: string): Promise<number>
  hints(position: Position, seed: number): Promise<Advice>
}

/** One moment: how many actions were played before, who decided, what they did, and whose expectations
 * are asked for. */
export interface Question {
  number: number
  seat: number
  chosen: number
  asked: number[]
}

/** Seats that are left out expect what they expected before. */
export interface Judgement {
  expected: Record<number, number>
  /** Per seat, what the choice changed; empty: nothing. */
  choice: number[]
  /** The best first; empty: there was no choice. */
  options: Option[]
}

/** Of a summary: how many swings it tells, and the least change that is worth telling. */
export interface Noteworthy {
  swings: number
  small: number
}

/** The strongest bot, who looks at a finished game once more. */
export interface Judge {
  /** Refused (`rules`), if the game is older than reviews. */
  readonly noteworthy: Noteworthy
  judge(position: Position, question: Question): Promise<Judgement>
}
