// Made by tools/web_types.py of the types in Python; do not edit.

export const PROTOCOL = "0"

export interface StandIn {
  level: string
  why: string
}

export interface Seat {
  player: string | null
  name: string
  level: string | null
  stand_in: StandIn | null
  gave_up: boolean
}

export interface Clock {
  game?: number | null
  increment?: number
  turn?: number | null
}

export interface About {
  game: string
  rules: number
  title: string
  status: string
  options: Record<string, unknown>
  public: boolean
  spectators: boolean
  imported: boolean
  after: string | null
  by: string
  created: number
  commitment: string
  chairs: Seat[]
  clock: Clock | null
  places?: number[] | null
  scores?: number[] | null
  seed?: string | null
  salt?: string | null
}

export interface Times {
  left: number[]
  seat: number | null
  since: number
  deadline: number | null
}

export interface ChatLine {
  at: number
  player: string
  name: string
  seat: number | null
  text: string
}

export interface Whole {
  t: "table"
  n: number
  move: number
  seat: number | null
  table: About
  log: Record<string, unknown>[]
  chat: ChatLine[]
  clock?: Times | null
  view?: Record<string, unknown> | null
  record?: string | null
  legal?: number[] | null
}

export interface Happened {
  t: "event"
  n: number
  at: number
  move: number
  what: string
  about?: Record<string, unknown>
  log?: Record<string, unknown> | null
  chat?: ChatLine | null
  table?: About | null
  clock?: Times | null
  changes?: Record<string, unknown> | null
  record?: string | null
  at_bytes?: number[] | null
  bytes?: number[] | null
  legal?: number[] | null
}

export interface Done {
  t: "done"
  id: number | string
  n: number
}

export interface Refusal {
  t: "error"
  code: string
  text: string
  id?: number | string | null
  clause?: string | null
}

export interface Reasons {
  t: "why"
  id: number | string
  why: Record<string, string[] | null>
}

export interface Pong {
  t: "pong"
  id: number | string
  n: number
}

export type Message = Whole | Happened | Done | Refusal | Reasons | Pong

export interface Join {
  do: "join"
  seat?: number | null
  id?: number | string
}

export interface Leave {
  do: "leave"
  id?: number | string
}

export interface Start {
  do: "start"
  fill?: string | null
  id?: number | string
}

export interface Play {
  do: "play"
  action: string
  at: number
  id?: number | string
}

export interface Undo {
  do: "undo"
  at: number
  all?: boolean
  id?: number | string
}

export interface Resign {
  do: "resign"
  id?: number | string
}

export interface TakeOver {
  do: "take_over"
  seat: number
  id?: number | string
}

export interface Return {
  do: "return"
  id?: number | string
}

export interface Chat {
  do: "chat"
  text: string
  id?: number | string
}

export interface Rename {
  do: "rename"
  title: string
  id?: number | string
}

export interface Close {
  do: "close"
  id?: number | string
}

export interface Why {
  do: "why"
  actions: string[]
  id?: number | string
}

export interface Ping {
  do: "ping"
  id?: number | string
}

export type AnyCommand = Join | Leave | Start | Play | Undo | Resign | TakeOver | Return | Chat | Rename | Close | Why | Ping

export interface Arrival {
  code: string
}

export interface Carry {
  code: string
  url: string
  seconds: number
}

export interface Me {
  id: string
  name: string
  host: boolean
  login: string | null
  token: string | null
}

export interface NewGuest {
  name: string
  program?: boolean
}

export interface NewTable {
  game: string
  seats: string[]
  options?: Record<string, unknown>
  title?: string
  clock?: Clock | null
  public?: boolean
  spectators?: boolean
  start?: boolean
}

export interface Problem {
  code: string
  text: string
  clause: string | null
}

export interface NewName {
  name: string
}

export interface Row {
  id: string
  game: string
  status: string
  public: boolean
  created: number
  changed: number
  version: number
  table: Record<string, unknown>
}

export interface Rows {
  tables: Row[]
  next: string | null
}

export interface TableInfo {
  id: string
  url: string
  version: number
  seat: number | null
  table: Record<string, unknown>
}

export const LEVELS = ["apprentice", "hauler", "hewer", "foreman", "captain"] as const

export const EVENTS = ["opened", "sat_down", "stood_up", "seated", "began", "played", "took_back", "took_over", "came_back", "gave_up", "said", "renamed", "closed"] as const

export const ERRORS = ["blocked", "busy", "full", "gave_up", "host", "host_name", "illegal", "login", "login_taken", "moment", "no_player", "no_return", "no_spectators", "no_table", "not_absent", "not_host", "not_seated", "not_waiting", "not_your_turn", "not_yours", "nothing_to_undo", "open_seats", "origin", "rules", "seated", "stale", "stand_in", "status", "taken", "too_large", "too_many", "too_many_tables", "unavailable", "who"] as const

export const REASONS = ["GA-DEL-04", "GA-DEL-06", "GA-END-01", "GA-FAC-05", "GA-FAC-15", "GA-FAC-16", "GA-FAC-17", "GA-FAC-19", "GA-FAC-20", "GA-FAC-23", "GA-FLOW-02", "GA-FLOW-03", "GA-FLOW-08", "GA-FLOW-11", "GA-MINE-06", "GA-MINE-07", "GA-MINE-08", "GA-MINE-10", "GA-MINE-13", "GA-MINE-14", "GA-MINE-16", "GA-MINE-17", "GA-MINE-19", "GA-MINE-23", "GA-MINE-24", "GA-ORD-06", "GA-ORD-08", "GA-ORD-11", "GA-ORD-12", "GA-SETUP-04", "GA-SETUP-21", "GA-SHIFT-01", "GA-SHIFT-14", "GA-TURN-07", "GG-CALL-03", "GG-CALL-08", "GG-DISC-01", "GG-DISC-02", "GG-DISC-03", "GG-DISC-04", "GG-DISC-05", "GG-DISC-06", "GG-DISC-10", "GG-DRAW-01", "GG-DRAW-03", "GG-DRAW-04", "GG-DRAW-05", "GG-DRAW-06", "GG-DRAW-07", "GG-DRAW-11", "GG-DRAW-13", "GG-HOUR-01", "GG-HOUR-05", "GG-HOUR-07", "GG-HOUR-08", "GG-HOUR-09", "GG-HOUR-11", "GG-HOUR-16", "GG-JOK-04", "GG-JOK-06", "GG-JOK-09", "GG-JOK-10", "GG-KNOCK-02", "GG-KNOCK-05", "GG-KNOCK-06", "GG-KNOCK-10", "GG-KNOCK-11", "GG-KNOCK-14", "GG-KNOCK-15", "GG-KNOCK-16", "GG-KNOCK-17", "GG-KNOCK-18", "GG-MAGIC-01", "GG-MAGIC-02", "GG-MAGIC-10", "GG-MAGIC-11", "GG-SCORE-13", "GG-TURN-01", "GG-TURN-03", "GG-TURN-04", "GG-TURN-05"] as const

export type GlueckAufCoal = "yellow" | "brown" | "gray" | "black"

export type GlueckAufLevel = "surface" | "yellow" | "brown" | "gray" | "black"

export type GlueckAufSide = "light" | "dark"

export type GlueckAufVehicle = "barrow" | "carriage" | "motorcar" | "engine"

export type GlueckAufSpace = "factory-1" | "factory-2" | "factory-3" | "factory-4" | "factory-5" | "factory-6" | "factory-7" | "factory-8" | "factory-draw" | "mining-4" | "mining-6" | "mining-8" | "mining-10" | "delivery-barrow" | "delivery-carriage" | "delivery-motorcar" | "delivery-engine" | "money-3" | "money-4" | "money-5" | "money-6" | "order-1" | "order-2" | "order-3" | "order-4" | "order-draw" | "bank"

export interface GlueckAufView {
  game: string
  seats: number
  options: {
    free_storage: boolean
    delivered_visibility: string
  }
  phase: string
  turn: null | number
  over: boolean
  shift: number
  starter: number
  space: null | string
  steps: number
  unfilled: number
  pair: null | {
    card: number
    spot: number
    first: null | string
  }
  supply: Record<GlueckAufCoal, number>
  factory: Record<string, null | string>
  orders: Record<string, null | number>
  spaces: Record<string, {
    seat: null | number
    workers: number
    price: number
    locked: boolean
  }>
  row: number[]
  viewer: null | number
  stacks: {
    tiles: {
      count: number
      known: ({
        depth: number
        item: string
      })[]
      blocks: ({
        depths: number[]
        contains: string[]
      })[]
    }
    orders: {
      count: number
      known: ({
        depth: number
        item: number
      })[]
      blocks: ({
        depths: number[]
        contains: number[]
      })[]
    }
  }
  hand: null | {
    count: number
    returned: number
    to: null | string
    items: null | (number | string)[]
  }
  players: ({
    points: number
    money: number
    workers: number
    canteen: number
    bank: number
    cage: {
      level: string
      cubes: Record<GlueckAufCoal, number>
    }
    storage: Record<GlueckAufCoal, number>
    pit: Record<GlueckAufCoal, {
      lorries: number
      empty: number
      cubes: Record<GlueckAufCoal, number>
      tiles: {
        "light-1": number
        "light-2": number
        "dark-1": number
        "dark-2": number
      }
    }>
    outstanding: ({
      card: number
      spots: ({
        colour: string
        cubes: string[]
      })[]
      complete: boolean
    })[]
    delivered: {
      count: number
      cards: null | number[]
    }
  })[]
  legal: string[]
  undoable: number
  projected: GlueckAufProjected
}

export interface GlueckAufProjected {
  now: number[]
  shift: number[]
  final: number[]
  shift_entries: ({
    seat: number
    points: number
    why: string
    shift: number
    element: string
    counts: number[]
  })[]
  final_entries: ({
    seat: number
    points: number
    why: string
    amount?: number
    shift?: number
    element?: string
    counts?: number[]
  })[]
}

export interface GlueckAufLine {
  number: number
  seat: number
  action: string
  points: ({
    seat: number
    points: number
    why: string
    card?: number
    shift?: number
    element?: string
    counts?: number[]
    amount?: number
  })[]
  revealed?: number[] | number | string
  drawn?: number
  shift_over?: number
  delivered?: number[][]
  starter?: number
}

export const GLUECKAUF_TILES = [
  {"tile": "dark-yellow-1", "price": 1, "lorries": 1},
  {"tile": "dark-yellow-2", "price": 2, "lorries": 2},
  {"tile": "dark-brown-1", "price": 2, "lorries": 1},
  {"tile": "dark-brown-2", "price": 4, "lorries": 2},
  {"tile": "dark-gray-1", "price": 3, "lorries": 1},
  {"tile": "dark-gray-2", "price": 6, "lorries": 2},
  {"tile": "dark-black-1", "price": 4, "lorries": 1},
  {"tile": "dark-black-2", "price": 8, "lorries": 2},
  {"tile": "light-yellow-1", "price": 1, "lorries": 1},
  {"tile": "light-yellow-2", "price": 2, "lorries": 2},
  {"tile": "light-brown-1", "price": 2, "lorries": 1},
  {"tile": "light-brown-2", "price": 4, "lorries": 2},
  {"tile": "light-gray-1", "price": 3, "lorries": 1},
  {"tile": "light-gray-2", "price": 6, "lorries": 2},
  {"tile": "light-black-1", "price": 4, "lorries": 1},
  {"tile": "light-black-2", "price": 8, "lorries": 2},
] as const

export const GLUECKAUF_CARDS = [
  {"card": 1, "vehicle": "barrow", "points": 2, "spots": ["yellow"]},
  {"card": 2, "vehicle": "barrow", "points": 3, "spots": ["brown"]},
  {"card": 3, "vehicle": "barrow", "points": 3, "spots": ["yellow", "yellow"]},
  {"card": 4, "vehicle": "barrow", "points": 4, "spots": ["gray"]},
  {"card": 5, "vehicle": "barrow", "points": 5, "spots": ["black"]},
  {"card": 6, "vehicle": "barrow", "points": 5, "spots": ["brown", "brown"]},
  {"card": 7, "vehicle": "barrow", "points": 7, "spots": ["brown", "brown", "brown"]},
  {"card": 8, "vehicle": "barrow", "points": 7, "spots": ["gray", "gray"]},
  {"card": 9, "vehicle": "barrow", "points": 9, "spots": ["black", "black"]},
  {"card": 10, "vehicle": "barrow", "points": 9, "spots": ["gray", "gray", "gray"]},
  {"card": 11, "vehicle": "barrow", "points": 10, "spots": ["yellow", "brown", "gray", "black"]},
  {"card": 12, "vehicle": "motorcar", "points": 2, "spots": ["yellow"]},
  {"card": 13, "vehicle": "motorcar", "points": 3, "spots": ["yellow", "yellow"]},
  {"card": 14, "vehicle": "motorcar", "points": 3, "spots": ["brown"]},
  {"card": 15, "vehicle": "motorcar", "points": 4, "spots": ["yellow", "yellow", "yellow"]},
  {"card": 16, "vehicle": "motorcar", "points": 4, "spots": ["gray"]},
  {"card": 17, "vehicle": "motorcar", "points": 5, "spots": ["brown", "brown"]},
  {"card": 18, "vehicle": "motorcar", "points": 5, "spots": ["black"]},
  {"card": 19, "vehicle": "motorcar", "points": 7, "spots": ["gray", "gray"]},
  {"card": 20, "vehicle": "motorcar", "points": 9, "spots": ["black", "black"]},
  {"card": 21, "vehicle": "motorcar", "points": 10, "spots": ["yellow", "brown", "gray", "black"]},
  {"card": 22, "vehicle": "motorcar", "points": 12, "spots": ["black", "black", "black"]},
  {"card": 23, "vehicle": "carriage", "points": 2, "spots": ["yellow"]},
  {"card": 24, "vehicle": "carriage", "points": 3, "spots": ["yellow", "yellow"]},
  {"card": 25, "vehicle": "carriage", "points": 3, "spots": ["brown"]},
  {"card": 26, "vehicle": "carriage", "points": 4, "spots": ["yellow", "yellow", "yellow"]},
  {"card": 27, "vehicle": "carriage", "points": 4, "spots": ["gray"]},
  {"card": 28, "vehicle": "carriage", "points": 5, "spots": ["black"]},
  {"card": 29, "vehicle": "carriage", "points": 5, "spots": ["brown", "brown"]},
  {"card": 30, "vehicle": "carriage", "points": 7, "spots": ["gray", "gray"]},
  {"card": 31, "vehicle": "carriage", "points": 9, "spots": ["black", "black"]},
  {"card": 32, "vehicle": "carriage", "points": 10, "spots": ["yellow", "brown", "gray", "black"]},
  {"card": 33, "vehicle": "carriage", "points": 12, "spots": ["black", "black", "black"]},
  {"card": 34, "vehicle": "engine", "points": 2, "spots": ["yellow"]},
  {"card": 35, "vehicle": "engine", "points": 3, "spots": ["brown"]},
  {"card": 36, "vehicle": "engine", "points": 3, "spots": ["yellow", "yellow"]},
  {"card": 37, "vehicle": "engine", "points": 4, "spots": ["gray"]},
  {"card": 38, "vehicle": "engine", "points": 5, "spots": ["brown", "brown"]},
  {"card": 39, "vehicle": "engine", "points": 5, "spots": ["black"]},
  {"card": 40, "vehicle": "engine", "points": 7, "spots": ["brown", "brown", "brown"]},
  {"card": 41, "vehicle": "engine", "points": 7, "spots": ["gray", "gray"]},
  {"card": 42, "vehicle": "engine", "points": 9, "spots": ["gray", "gray", "gray"]},
  {"card": 43, "vehicle": "engine", "points": 9, "spots": ["black", "black"]},
  {"card": 44, "vehicle": "engine", "points": 10, "spots": ["yellow", "brown", "gray", "black"]},
] as const

export const GLUECKAUF_CLOCK = [
  {"element": "yellow-spots", "first": 2, "second": 1},
  {"element": "brown-spots", "first": 3, "second": 1},
  {"element": "gray-spots", "first": 4, "second": 2},
  {"element": "black-spots", "first": 5, "second": 2},
  {"element": "barrow-spots", "first": 6, "second": 3},
  {"element": "carriage-spots", "first": 7, "second": 3},
  {"element": "motorcar-spots", "first": 8, "second": 4},
  {"element": "engine-spots", "first": 9, "second": 4},
  {"element": "empty-yellow-lorries", "first": 10, "second": 5},
  {"element": "empty-brown-lorries", "first": 11, "second": 5},
  {"element": "empty-gray-lorries", "first": 12, "second": 6},
  {"element": "empty-black-lorries", "first": 13, "second": 6},
] as const

export type GlueckAufVerb = "buy" | "end" | "fetch" | "fill" | "keep" | "load" | "next_order" | "next_tile" | "pair" | "place" | "put" | "put_back" | "ride" | "stop" | "store" | "take" | "use"

export type GluecksgriffCard = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "J" | "H" | "M" | "X0" | "X1" | "X2" | "X3" | "X4" | "X5" | "X6"

export type GluecksgriffPhase = "react" | "main" | "draw" | "after-draw" | "magic-lay" | "magic-choose" | "over"

export interface GluecksgriffView {
  game: string
  seats: number
  limit: number
  wrong_call: string
  house_cards: ({
    card: string
    value: number
    power: string
  })[]
  phase: string
  turn: null | number
  over: boolean
  round: number
  dealer: number
  caller: null | number
  last_moves: number
  stalemate: {
    turns: number
    at: number
  }
  draw_pile: number
  pile: {
    count: number
    top: {
      kind: string
      cards: ({
        card: string
        number: null | number
        owner: null | number
      })[]
    } | null
  }
  offer: null | {
    kind: string
    cards: ({
      card: string
      number: null | number
      owner: null | number
    })[]
  }
  magic: null | {
    seat: number
    card: string
    laid: (null | string)[]
  }
  viewer: null | number
  drawn: null | string
  players: ({
    total: number
    cards: number
    known: string[]
    hourglass: null | string
    protected: boolean
    hand: null | string[]
    points: null | number
  })[]
  legal: string[]
  undoable: number
  options: {
    point_limit: number
    wrong_call: string
    house_cards: ({
      title: string
      value: number
      power: string
    })[]
  }
  projected: GluecksgriffProjected
}

export interface GluecksgriffProjected {
  now: number[]
  limit: number
}

export interface GluecksgriffLine {
  number: number
  seat: number
  action: string
  points: ({
    seat: number
    points: number
    why: string
    hand?: number
    lowest?: number
    reached?: number
  })[]
  taken?: string
  round_over?: number
  hands?: string[][]
  totals?: number[]
  dealer?: number
  upcard?: string
  reshuffled?: number
}

export type GluecksgriffVerb = "call" | "deflect" | "discard" | "draw" | "end" | "extend" | "hourglass" | "lay" | "magic" | "match" | "no_move" | "offer" | "set" | "skip" | "street" | "take" | "take_laid"
