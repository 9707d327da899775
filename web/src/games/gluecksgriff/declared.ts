// Made by tools/web_types.py of the types in Python; do not edit.

export type Card = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "J" | "H" | "M" | "X0" | "X1" | "X2" | "X3" | "X4" | "X5" | "X6"

export type Phase = "react" | "main" | "draw" | "after-draw" | "magic-lay" | "magic-choose" | "over"

export interface Projected {
  now: (number)[]
  limit: number
}

export interface View {
  game: "gluecksgriff"
  seats: number
  limit: number
  wrong_call: "hand_plus_30" | "flat_30"
  house_cards: ({
    card: Card
    value: number
    power: "number" | "plain" | "joker" | "hourglass" | "magic_hand"
  })[]
  viewer: number | null
  drawn: Card | null
  phase: Phase
  turn: number | null
  over: boolean
  round: number
  dealer: number
  caller: number | null
  last_moves: number
  stalemate: {
    turns: number
    at: number
  }
  draw_pile: number
  pile: {
    count: number
    top: {
      kind: "" | "single" | "set" | "street" | "special"
      cards: ({
        card: Card
        number: number | null
        owner: number | null
      })[]
    } | null
  }
  offer: {
    kind: "" | "single" | "set" | "street" | "special"
    cards: ({
      card: Card
      number: number | null
      owner: number | null
    })[]
  } | null
  magic: {
    seat: number
    card: Card
    laid: (Card | null)[]
  } | null
  players: ({
    total: number
    cards: number
    known: (Card)[]
    hourglass: Card | null
    protected: boolean
    hand: (Card)[] | null
    points: number | null
  })[]
  legal: string[]
  undoable: number
  projected: Projected
}

export interface Line {
  number: number
  seat: number
  action: string
  round_over?: number
  hands?: ((Card)[])[]
  totals?: (number)[]
  dealer?: number
  upcard?: Card
  reshuffled?: number
  taken?: Card
  laid?: Card
  points: ({
    seat: number
    points: number
    why: "hand" | "call"
    hand: number
  } | {
    seat: number
    points: number
    why: "wrong-call"
    lowest: number
  } | {
    seat: number
    points: number
    why: "halved"
    reached: number
  })[]
}

export const DECK = [
  {"card": "0", "copies": 4, "value": 0},
  {"card": "1", "copies": 4, "value": 1},
  {"card": "2", "copies": 4, "value": 2},
  {"card": "3", "copies": 4, "value": 3},
  {"card": "4", "copies": 4, "value": 4},
  {"card": "5", "copies": 4, "value": 5},
  {"card": "6", "copies": 4, "value": 6},
  {"card": "7", "copies": 4, "value": 7},
  {"card": "8", "copies": 4, "value": 8},
  {"card": "9", "copies": 4, "value": 9},
  {"card": "10", "copies": 4, "value": 10},
  {"card": "11", "copies": 4, "value": 11},
  {"card": "12", "copies": 4, "value": 12},
  {"card": "13", "copies": 4, "value": 13},
  {"card": "14", "copies": 4, "value": 14},
  {"card": "J", "copies": 4, "value": 15},
  {"card": "H", "copies": 4, "value": 15},
  {"card": "M", "copies": 1, "value": 20},
] as const

export const QUANTITIES = [
  {"seats": 2, "dealt": 14, "draw_pile": 54, "stalemate": 8},
  {"seats": 3, "dealt": 21, "draw_pile": 47, "stalemate": 12},
  {"seats": 4, "dealt": 28, "draw_pile": 40, "stalemate": 16},
  {"seats": 5, "dealt": 35, "draw_pile": 33, "stalemate": 20},
] as const

export type Verb = "call" | "deflect" | "discard" | "draw" | "end" | "extend" | "hourglass" | "lay" | "magic" | "match" | "no_move" | "offer" | "set" | "skip" | "street" | "take" | "take_laid"

export const PHASES = ["react", "main", "draw", "after-draw", "magic-lay", "magic-choose"] as const

export const OPTIONS = {"point_limit": [], "wrong_call": ["hand_plus_30", "flat_30"], "house_cards": []} as const

export const REASONS = ["GG-CALL-03", "GG-CALL-08", "GG-DISC-01", "GG-DISC-02", "GG-DISC-03", "GG-DISC-04", "GG-DISC-05", "GG-DISC-06", "GG-DRAW-01", "GG-DRAW-03", "GG-DRAW-04", "GG-DRAW-05", "GG-DRAW-06", "GG-DRAW-07", "GG-DRAW-11", "GG-DRAW-13", "GG-HOUR-01", "GG-HOUR-05", "GG-HOUR-07", "GG-HOUR-08", "GG-HOUR-09", "GG-HOUR-11", "GG-HOUR-16", "GG-JOK-04", "GG-JOK-06", "GG-JOK-09", "GG-JOK-10", "GG-KNOCK-02", "GG-KNOCK-05", "GG-KNOCK-06", "GG-KNOCK-10", "GG-KNOCK-11", "GG-KNOCK-14", "GG-KNOCK-15", "GG-KNOCK-16", "GG-KNOCK-17", "GG-KNOCK-18", "GG-MAGIC-01", "GG-MAGIC-02", "GG-MAGIC-10", "GG-MAGIC-11", "GG-SCORE-13", "GG-TURN-01", "GG-TURN-03", "GG-TURN-04", "GG-TURN-05"] as const

export const HINT_REASONS = ["ends-round", "calls", "sheds", "takes", "draws", "knocks", "skips", "asks-all", "deflects", "protected"] as const

export type HintReason = {
  kind: "ends-round" | "draws" | "knocks" | "asks-all" | "deflects" | "protected"
} | {
  kind: "calls"
  points: number
} | {
  kind: "sheds"
  points: number
  hand: number
} | {
  kind: "takes"
  card: Card
} | {
  kind: "skips"
  seat: number
}

export const LAYOUT = "c1fbcf229f6e"

export const LAYOUT_TREE = {"kind": "struct", "fields": [["game", {"kind": "constant", "value": "gluecksgriff"}], ["seats", {"kind": "number", "type": "u1"}], ["limit", {"kind": "number", "type": "i2"}], ["wrong_call", {"kind": "word", "words": ["hand_plus_30", "flat_30"]}], ["house_cards", {"kind": "list", "of": {"kind": "struct", "fields": [["card", {"kind": "word", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["value", {"kind": "number", "type": "u1"}], ["power", {"kind": "word", "words": ["number", "plain", "joker", "hourglass", "magic_hand"]}]]}, "most": 7}], ["viewer", {"kind": "number?", "type": "u1"}], ["drawn", {"kind": "word?", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["phase", {"kind": "word", "words": ["react", "main", "draw", "after-draw", "magic-lay", "magic-choose", "over"]}], ["turn", {"kind": "number?", "type": "u1"}], ["over", {"kind": "flag"}], ["round", {"kind": "number", "type": "i2"}], ["dealer", {"kind": "number", "type": "u1"}], ["caller", {"kind": "number?", "type": "u1"}], ["last_moves", {"kind": "number", "type": "u1"}], ["stalemate", {"kind": "struct", "fields": [["turns", {"kind": "number", "type": "u1"}], ["at", {"kind": "number", "type": "u1"}]]}], ["draw_pile", {"kind": "number", "type": "u1"}], ["pile", {"kind": "struct", "fields": [["count", {"kind": "number", "type": "u1"}], ["top", {"kind": "struct?", "fields": [["kind", {"kind": "word", "words": ["", "single", "set", "street", "special"]}], ["cards", {"kind": "list", "of": {"kind": "struct", "fields": [["card", {"kind": "word", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["number", {"kind": "number?", "type": "u1"}], ["owner", {"kind": "number?", "type": "u1"}]]}, "most": 76}]]}]]}], ["offer", {"kind": "struct?", "fields": [["kind", {"kind": "word", "words": ["", "single", "set", "street", "special"]}], ["cards", {"kind": "list", "of": {"kind": "struct", "fields": [["card", {"kind": "word", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["number", {"kind": "number?", "type": "u1"}], ["owner", {"kind": "number?", "type": "u1"}]]}, "most": 76}]]}], ["magic", {"kind": "struct?", "fields": [["seat", {"kind": "number", "type": "u1"}], ["card", {"kind": "word", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["laid", {"kind": "list", "of": {"kind": "word?", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}, "most": 5}]]}], ["players", {"kind": "list", "of": {"kind": "struct", "fields": [["total", {"kind": "number", "type": "i2"}], ["cards", {"kind": "number", "type": "u1"}], ["known", {"kind": "bag", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["hourglass", {"kind": "word?", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["protected", {"kind": "flag"}], ["hand", {"kind": "bag?", "words": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "J", "H", "M", "X0", "X1", "X2", "X3", "X4", "X5", "X6"]}], ["points", {"kind": "number?", "type": "i2"}]]}, "most": 5}], ["projected", {"kind": "struct", "fields": [["now", {"kind": "list", "of": {"kind": "number", "type": "i2"}, "most": 5}], ["limit", {"kind": "number", "type": "i2"}]]}]]} as const
