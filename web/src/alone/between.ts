// What the page and the worker of local tables say to each other.

import type { LocalTables } from "./local_tables"

export type What =
  | "isLasting"
  | "prepare"
  | "open"
  | "import"
  | "rematch"
  | "pastView"
  | "replayPage"
  | "review"
  | "askForReview"
  | "showFile"
  | "rename"
  | "resign"
  | "rows"
  | "remove"
  | "export"
  | "verify"

export interface Call {
  call: number
  what: What
  args: unknown[]
}

export type FromPage =
  | { base: string }
  | Call
  | { socket: number; do: "open"; table: string }
  | { socket: number; do: "send"; table: string; data: string }
  | { socket: number; do: "close" }

export type FromWorker =
  | { call: number; result: unknown }
  | { call: number; problem: { code: string; text: string } }
  | { socket: number; is: "open" }
  | { socket: number; is: "said"; data: string }
  | { socket: number; is: "closed"; code: number }

export type Asked<W extends What> = LocalTables[W]
