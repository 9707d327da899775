// What is told of a game's module beside its code (tools/wasm_build.py writes it): where in memory what
// is, and all that is data: words, clauses, options, levels, how views and log entries are laid out.

import type { Node } from "../state/decode"
import type { Noteworthy } from "./rules"

export interface Area {
  /** Counted from where the module says that its areas begin. */
  at: number
  count: number
  type: "u1" | "i2" | "i4" | "u4" | "f8"
}

/** How a value becomes numbers. */
export interface Form {
  name: string
  /** One of these: its place among them, counted from `first`. */
  values?: unknown[]
  first?: number
  /** A whole number from here to there. */
  least?: number
  most?: number
  /** Either this word, which is 0, or a seat, which is one more than its number. */
  seat?: string
  /** How many, then of each item the numbers of each part. */
  list?: Form[]
}

export interface OptionFacts extends Form {
  default: unknown
  /** How many numbers it is. */
  width: number
}

export interface LevelFacts {
  name: string
  /** That it may think; none: it decides at once. */
  seconds?: number
}

export interface Facts {
  game: string
  rules: number
  seats: number[]
  areas: Record<string, Area>
  /** The size of a position, and at which byte of it these are. */
  position: { bytes: number; seat: number; seats: number; over: number; undoable: number }
  view: { tree: Node; layout: string }
  entry: { tree: Node }
  /** What speaks for a turn; modules that were built before there was such a thing have none. */
  reasons?: { tree: Node }
  actions: string[]
  /** By verb: the number of its first action; in their order. */
  verbs: Record<string, number>
  covers: Record<string, string>
  /** A thousand numbers for each chapter. */
  clauses: { prefix: string; chapters: string[] }
  waiting: string
  /** Words of cards, which may be no action at all: how they become numbers; -1 is the joker. */
  card_words?: { verbs: string[]; cards: string[]; joker: string } | null
  options: OptionFacts[]
  levels: LevelFacts[]
  /** Only of games with a planner: how its answers are laid out. */
  planner?: { answer: Node }
  /** The level of hints, how many turns are told, how many actions a turn has at the most, and the
   * position in memory in which it is played. */
  hint: { level: number; simulations: number; seconds: number; turns: number; longest: number; deal: number }
  /** How a finished game is reviewed (glueck/review); modules that were built before that have none. */
  review?: ReviewFacts
}

export interface ReviewFacts extends Noteworthy {
  level: number
  /** Times that each action is played which is worth comparing. */
  compared: number
  /** Actions that are worth it, besides the one that was played. */
  best: number
  /** Of any game: seeds are counted by it. */
  most_seats: number
}

const OF_A_CHAPTER = 1000

/** The name of a clause by its number; 0 is none. */
export function clauseOf({ clauses: { prefix, chapters } }: Facts, number: number): string | null {
  if (!number) return null
  const chapter = chapters[Math.floor(number / OF_A_CHAPTER) - 1]
  return `${prefix}-${chapter}-${String(number % OF_A_CHAPTER).padStart(2, "0")}`
}

/** What others read of an action whose words are a secret. */
export function coverOf({ verbs, covers }: Facts, action: number): string | undefined {
  const verb = Object.keys(verbs).findLast((name) => verbs[name]! <= action)!
  return covers[verb]
}
