// What is told of a game's module beside its code (tools/wasm_build.py writes it): where in memory what
// is, and all that is data: words, clauses, options, levels, how views and log entries are laid out.

import type { Node } from "../state/decode"

export interface Area {
  at: number
  count: number
  bytes: number
  type: "u1" | "i2" | "i4" | "u4" | "f8"
}

export interface OptionFacts {
  name: string
  default: unknown
  /** How many numbers it is. */
  width: number
  values?: unknown[] | null
  least?: number | null
  most?: number | null
}

export interface LevelFacts {
  name: string
  simulations: number | null
  seconds: number | null
}

export interface Facts {
  game: string
  rules: number
  seats: number[]
  digest: string
  areas: Record<string, Area>
  /** The size of a position, and at which byte of it these are. */
  position: { bytes: number; seat: number; seats: number; over: number; undoable: number }
  view: { tree: Node; layout: string }
  entry: { tree: Node }
  actions: string[]
  verbs: string[]
  covers: Record<string, string>
  clauses: (string | null)[]
  waiting: string
  options: OptionFacts[]
  levels: LevelFacts[]
}
