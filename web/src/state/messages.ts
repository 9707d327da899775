// What is said over the WebSocket of a table. Views are bytes: see decode.ts.

import type { About, ChatLine, Done, Pong, Reasons, Refusal, Times } from "../wire"

export type { About, AnyCommand, ChatLine, Reasons, Refusal, Times } from "../wire"

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

/** What a seat may do now; it is said anew with every view. */
interface Choices {
  legal?: string[]
  undoable?: number
}

/** Everything there is to know about a table, at the beginning of a connection. */
export interface TableMessage extends Choices {
  t: "table"
  protocol: string
  n: number
  move: number
  seat: number | null
  table: About
  log: AnyLine[]
  chat: ChatLine[]
  clock?: Times | null
  view?: string
}

/** Something happened. */
export interface EventMessage extends Choices {
  t: "event"
  n: number
  at: number
  move: number
  what: string
  about?: Record<string, unknown>
  log?: AnyLine | null
  chat?: ChatLine | null
  table?: About | null
  clock?: Times | null
  view?: string
}

/** The view after so many actions of a game, whose number it repeats. */
export interface PastView {
  t: "then"
  number: number
  view: string
}

export type Message = TableMessage | EventMessage | Done | Refusal | Reasons | Pong
