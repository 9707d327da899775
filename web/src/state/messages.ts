// What is said over the WebSocket of a table. Views are bytes: see decode.ts.

import type * as wire from "../wire"

export type {
  About,
  AnyCommand,
  ChatLine,
  HintedTurn,
  Hinted,
  Planned,
  PastView,
  WhyAnswer,
  Refusal,
  Times,
} from "../wire"

/** What every line of every game's log has. */
export interface AnyLine {
  number: number
  seat: number
  action: string
  points: { seat: number; points: number; why: string }[]
}

/** What every game's view has. */
export interface AnyView {
  phase: string
  turn: number | null
  over: boolean
  legal: string[]
  undoable: number
}

/** Everything there is to know about a table, at the beginning of a connection. */
export interface TableMessage extends Omit<wire.TableMessage, "log"> {
  log: AnyLine[]
}

/** Something happened. */
export interface EventMessage extends Omit<wire.EventMessage, "log"> {
  log?: AnyLine | null
}

/** Of a table of this device only: why a bot does not go on. */
export interface Trouble {
  t: "trouble"
  code: string
  text: string
}

export type Message =
  | TableMessage
  | EventMessage
  | Trouble
  | wire.Presence
  | wire.Done
  | wire.Refusal
  | wire.WhyAnswer
  | wire.Hinted
  | wire.Planned
  | wire.Pong
