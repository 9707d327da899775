// What happens at a local table, in the order it happened: what is kept, and never changed. Words and
// meanings are those of the server (match/events.py), as far as one device needs them.

/** A seat: a person's at this device, or a bot's. */
export interface Chair {
  player: string | null
  name: string
  level: string | null
}

/** The table is there, and the game begins. */
export interface Opened {
  what: "opened"
  game: string
  /** The version of the rules, and the module that it is played by to its end. */
  rules: number
  module: string
  chairs: Chair[]
  /** 64 hexadecimal digits each. */
  seed: string
  salt: string
  options: Record<string, unknown>
  title: string
  /** Actions of a save file that it goes on from, by their numbers. */
  past: number[]
  imported: boolean
  /** The table it is a rematch of. */
  after: string | null
}

export interface DidPlay {
  what: "played"
  seat: number
  action: number
}

export interface TookBack {
  what: "took_back"
  seat: number
  count: number
}

export interface GaveUp {
  what: "gave_up"
  seat: number
}

/** A bot plays for a person. */
export interface TookOver {
  what: "took_over"
  seat: number
  level: string
  why: "gave_up"
}

export interface Renamed {
  what: "renamed"
  title: string
}

/** The game is over, and goes on at another table. */
export interface Rematch {
  what: "rematch"
  table: string
}

export type Event = Opened | DidPlay | TookBack | GaveUp | TookOver | Renamed | Rematch
