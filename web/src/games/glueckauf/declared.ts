// Made by tools/web_types.py of the types in Python; do not edit.

export type Coal = "yellow" | "brown" | "gray" | "black"

export type Level = "surface" | "yellow" | "brown" | "gray" | "black"

export type Side = "light" | "dark"

export type Vehicle = "barrow" | "carriage" | "motorcar" | "engine"

export type Space = "factory-1" | "factory-2" | "factory-3" | "factory-4" | "factory-5" | "factory-6" | "factory-7" | "factory-8" | "factory-draw" | "mining-4" | "mining-6" | "mining-8" | "mining-10" | "delivery-barrow" | "delivery-carriage" | "delivery-motorcar" | "delivery-engine" | "money-3" | "money-4" | "money-5" | "money-6" | "order-1" | "order-2" | "order-3" | "order-4" | "order-draw" | "bank"

export interface Projected {
  now: (number)[]
  shift: (number)[]
  final: (number)[]
  shift_entries: ({
    seat: number
    points: number
    why: "delivery"
    card: number
  } | {
    seat: number
    points: number
    why: "majority"
    shift: number
    element: "yellow-spots" | "brown-spots" | "gray-spots" | "black-spots" | "barrow-spots" | "carriage-spots" | "motorcar-spots" | "engine-spots" | "empty-yellow-lorries" | "empty-brown-lorries" | "empty-gray-lorries" | "empty-black-lorries"
    counts: (number)[]
  } | {
    seat: number
    points: number
    why: "money" | "coal" | "outstanding" | "imbalance"
    amount: number
  })[]
  final_entries: ({
    seat: number
    points: number
    why: "delivery"
    card: number
  } | {
    seat: number
    points: number
    why: "majority"
    shift: number
    element: "yellow-spots" | "brown-spots" | "gray-spots" | "black-spots" | "barrow-spots" | "carriage-spots" | "motorcar-spots" | "engine-spots" | "empty-yellow-lorries" | "empty-brown-lorries" | "empty-gray-lorries" | "empty-black-lorries"
    counts: (number)[]
  } | {
    seat: number
    points: number
    why: "money" | "coal" | "outstanding" | "imbalance"
    amount: number
  })[]
}

export interface View {
  game: "glueckauf"
  seats: number
  options: {
    free_storage: boolean
    delivered_visibility: "owner" | "all"
  }
  viewer: number | null
  phase: "draft" | "place" | "fill" | "buy" | "keep" | "return" | "next-tile" | "next-order" | "mine" | "pair" | "end" | "over"
  turn: number | null
  over: boolean
  shift: number
  starter: number
  space: Space | null
  steps: number
  unfilled: number
  pair: {
    card: number
    spot: number
    first: Coal | null
  } | null
  supply: Record<Coal, number>
  factory: Record<"factory-1" | "factory-2" | "factory-3" | "factory-4" | "factory-5" | "factory-6" | "factory-7" | "factory-8", "dark-yellow-1" | "dark-yellow-2" | "dark-brown-1" | "dark-brown-2" | "dark-gray-1" | "dark-gray-2" | "dark-black-1" | "dark-black-2" | "light-yellow-1" | "light-yellow-2" | "light-brown-1" | "light-brown-2" | "light-gray-1" | "light-gray-2" | "light-black-1" | "light-black-2" | null>
  orders: Record<"order-1" | "order-2" | "order-3" | "order-4", number | null>
  row: number[]
  spaces: Record<"factory-1" | "factory-2" | "factory-3" | "factory-4" | "factory-5" | "factory-6" | "factory-7" | "factory-8" | "factory-draw" | "mining-4" | "mining-6" | "mining-8" | "mining-10" | "delivery-barrow" | "delivery-carriage" | "delivery-motorcar" | "delivery-engine" | "money-3" | "money-4" | "money-5" | "money-6" | "order-1" | "order-2" | "order-3" | "order-4" | "order-draw", {
    seat: number | null
    workers: number
    price: number
    locked: boolean
  }>
  stacks: {
    tiles: {
      count: number
      known: ({
        depth: number
        item: "dark-yellow-1" | "dark-yellow-2" | "dark-brown-1" | "dark-brown-2" | "dark-gray-1" | "dark-gray-2" | "dark-black-1" | "dark-black-2" | "light-yellow-1" | "light-yellow-2" | "light-brown-1" | "light-brown-2" | "light-gray-1" | "light-gray-2" | "light-black-1" | "light-black-2"
      })[]
      blocks: ({
        depths: number[]
        contains: ("dark-yellow-1" | "dark-yellow-2" | "dark-brown-1" | "dark-brown-2" | "dark-gray-1" | "dark-gray-2" | "dark-black-1" | "dark-black-2" | "light-yellow-1" | "light-yellow-2" | "light-brown-1" | "light-brown-2" | "light-gray-1" | "light-gray-2" | "light-black-1" | "light-black-2")[]
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
  hand: {
    count: number
    returned: number
    to: "top" | "bottom" | null
    tiles: ("dark-yellow-1" | "dark-yellow-2" | "dark-brown-1" | "dark-brown-2" | "dark-gray-1" | "dark-gray-2" | "dark-black-1" | "dark-black-2" | "light-yellow-1" | "light-yellow-2" | "light-brown-1" | "light-brown-2" | "light-gray-1" | "light-gray-2" | "light-black-1" | "light-black-2")[] | null
    orders: (number)[] | null
  } | null
  players: ({
    points: number
    money: number
    workers: number
    canteen: number
    bank: number
    cage: {
      level: Level
      cubes: Record<Coal, number>
    }
    storage: Record<Coal, number>
    pit: Record<Coal, {
      lorries: number
      empty: number
      cubes: Record<Coal, number>
      tiles: Record<"light-1" | "light-2" | "dark-1" | "dark-2", number>
    }>
    outstanding: ({
      card: number
      spots: ({
        colour: Coal
        cubes: (Coal)[]
      })[]
      complete: boolean
    })[]
    delivered: {
      count: number
      cards: number[] | null
    }
  })[]
  legal: string[]
  undoable: number
  projected: Projected
}

export interface Line {
  number: number
  seat: number
  action: string
  drawn?: number
  taken_tile?: "dark-yellow-1" | "dark-yellow-2" | "dark-brown-1" | "dark-brown-2" | "dark-gray-1" | "dark-gray-2" | "dark-black-1" | "dark-black-2" | "light-yellow-1" | "light-yellow-2" | "light-brown-1" | "light-brown-2" | "light-gray-1" | "light-gray-2" | "light-black-1" | "light-black-2"
  taken_order?: number
  ousted?: {
    seat: number
    workers: number
  }
  revealed_tile?: "dark-yellow-1" | "dark-yellow-2" | "dark-brown-1" | "dark-brown-2" | "dark-gray-1" | "dark-gray-2" | "dark-black-1" | "dark-black-2" | "light-yellow-1" | "light-yellow-2" | "light-brown-1" | "light-brown-2" | "light-gray-1" | "light-gray-2" | "light-black-1" | "light-black-2"
  revealed_order?: number
  revealed_orders?: (number)[]
  shift_over?: number
  delivered?: (number[])[]
  starter?: number
  points: ({
    seat: number
    points: number
    why: "delivery"
    card: number
  } | {
    seat: number
    points: number
    why: "majority"
    shift: number
    element: "yellow-spots" | "brown-spots" | "gray-spots" | "black-spots" | "barrow-spots" | "carriage-spots" | "motorcar-spots" | "engine-spots" | "empty-yellow-lorries" | "empty-brown-lorries" | "empty-gray-lorries" | "empty-black-lorries"
    counts: (number)[]
  } | {
    seat: number
    points: number
    why: "money" | "coal" | "outstanding" | "imbalance"
    amount: number
  })[]
}

export const TILES = [
  {"tile": "dark-yellow-1", "price": 1, "lorries": 1, "copies": 3},
  {"tile": "dark-yellow-2", "price": 2, "lorries": 2, "copies": 3},
  {"tile": "dark-brown-1", "price": 2, "lorries": 1, "copies": 3},
  {"tile": "dark-brown-2", "price": 4, "lorries": 2, "copies": 3},
  {"tile": "dark-gray-1", "price": 3, "lorries": 1, "copies": 3},
  {"tile": "dark-gray-2", "price": 6, "lorries": 2, "copies": 3},
  {"tile": "dark-black-1", "price": 4, "lorries": 1, "copies": 3},
  {"tile": "dark-black-2", "price": 8, "lorries": 2, "copies": 3},
  {"tile": "light-yellow-1", "price": 1, "lorries": 1, "copies": 3},
  {"tile": "light-yellow-2", "price": 2, "lorries": 2, "copies": 3},
  {"tile": "light-brown-1", "price": 2, "lorries": 1, "copies": 3},
  {"tile": "light-brown-2", "price": 4, "lorries": 2, "copies": 3},
  {"tile": "light-gray-1", "price": 3, "lorries": 1, "copies": 3},
  {"tile": "light-gray-2", "price": 6, "lorries": 2, "copies": 3},
  {"tile": "light-black-1", "price": 4, "lorries": 1, "copies": 3},
  {"tile": "light-black-2", "price": 8, "lorries": 2, "copies": 3},
] as const

export const CARDS = [
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

export const CLOCK = [
  {"element": "yellow-spots", "first": 2, "second": 1, "shift": 1},
  {"element": "brown-spots", "first": 3, "second": 1, "shift": 1},
  {"element": "gray-spots", "first": 4, "second": 2, "shift": 1},
  {"element": "black-spots", "first": 5, "second": 2, "shift": 1},
  {"element": "barrow-spots", "first": 6, "second": 3, "shift": 2},
  {"element": "carriage-spots", "first": 7, "second": 3, "shift": 2},
  {"element": "motorcar-spots", "first": 8, "second": 4, "shift": 2},
  {"element": "engine-spots", "first": 9, "second": 4, "shift": 2},
  {"element": "empty-yellow-lorries", "first": 10, "second": 5, "shift": 3},
  {"element": "empty-brown-lorries", "first": 11, "second": 5, "shift": 3},
  {"element": "empty-gray-lorries", "first": 12, "second": 6, "shift": 3},
  {"element": "empty-black-lorries", "first": 13, "second": 6, "shift": 3},
] as const

export const QUANTITIES = [
  {"seats": 2, "workers": 18, "marks": 10, "draft": 7, "tiles": 6, "tile_stack": 42, "orders": 3, "order_stack": 35, "cubes": 14, "locked": ["factory-4", "factory-8", "mining-4", "mining-8", "money-3", "money-5", "order-1"]},
  {"seats": 3, "workers": 15, "marks": 9, "draft": 10, "tiles": 7, "tile_stack": 41, "orders": 4, "order_stack": 31, "cubes": 13, "locked": ["factory-8", "mining-4", "money-3"]},
  {"seats": 4, "workers": 13, "marks": 8, "draft": 13, "tiles": 8, "tile_stack": 40, "orders": 4, "order_stack": 28, "cubes": 12, "locked": []},
] as const

export type Verb = "buy" | "end" | "fetch" | "fill" | "keep" | "load" | "next_order" | "next_tile" | "pair" | "place" | "put" | "put_back" | "ride" | "stop" | "store" | "take" | "use"

export const PHASES = ["draft", "place", "fill", "buy", "keep", "return", "next-tile", "next-order", "mine", "pair", "end"] as const

export const OPTIONS = {"starting_player": [], "free_storage": [], "delivered_visibility": ["owner", "all"]} as const

export const REASONS = ["GA-DEL-04", "GA-END-01", "GA-FAC-05", "GA-FAC-15", "GA-FAC-16", "GA-FAC-17", "GA-FAC-19", "GA-FAC-20", "GA-FAC-23", "GA-FLOW-02", "GA-FLOW-03", "GA-FLOW-11", "GA-MINE-06", "GA-MINE-07", "GA-MINE-08", "GA-MINE-10", "GA-MINE-13", "GA-MINE-14", "GA-MINE-16", "GA-MINE-17", "GA-MINE-19", "GA-MINE-23", "GA-MINE-24", "GA-ORD-06", "GA-ORD-08", "GA-ORD-11", "GA-ORD-12", "GA-SETUP-04", "GA-SETUP-21", "GA-TURN-07"] as const

export const HINT_REASONS = ["delivers", "majority", "completes", "fills", "takes-order", "lorries", "draws", "brings-up", "balance", "money", "workers", "projected"] as const

export type HintReason = {
  kind: "delivers"
  vehicle: Vehicle
  orders: number
  points: number
} | {
  kind: "majority"
  element: "yellow-spots" | "brown-spots" | "gray-spots" | "black-spots" | "barrow-spots" | "carriage-spots" | "motorcar-spots" | "engine-spots" | "empty-yellow-lorries" | "empty-brown-lorries" | "empty-gray-lorries" | "empty-black-lorries"
  standing: "alone" | "shared" | "behind" | "none"
  points: number
  when: "shift" | "game"
} | {
  kind: "completes" | "takes-order"
  vehicle: Vehicle
  points: number
} | {
  kind: "fills"
  spots: number
} | {
  kind: "lorries"
  coal: Coal
  lorries: number
} | {
  kind: "draws"
  thing: "tile" | "order"
  amount: number
} | {
  kind: "brings-up"
  cubes: number
} | {
  kind: "balance"
  points: number
} | {
  kind: "money"
  marks: number
  left: number
} | {
  kind: "workers"
  workers: number
  left: number
} | {
  kind: "projected"
  points: number
  total: number
}

export interface Plan {
  outcome: "planned" | "more_steps" | "too_far" | "impossible"
  steps: number
  at_hand: number
  points: number
  completed: number[]
  lacking: Record<Coal, number>
  cubes: number
  spaces: ({
    space: "mining-4" | "mining-6" | "mining-8" | "mining-10"
    workers: number
    steps: number
    points: number
  })[]
  actions: string[]
}

export const LAYOUT = "71c2ee676a21"

export const LAYOUT_TREE = {"kind": "struct", "fields": [["game", {"kind": "constant", "value": "glueckauf"}], ["seats", {"kind": "number", "type": "u1"}], ["options", {"kind": "struct", "fields": [["free_storage", {"kind": "flag"}], ["delivered_visibility", {"kind": "word", "words": ["owner", "all"]}]]}], ["viewer", {"kind": "number?", "type": "u1"}], ["phase", {"kind": "word", "words": ["draft", "place", "fill", "buy", "keep", "return", "next-tile", "next-order", "mine", "pair", "end", "over"]}], ["turn", {"kind": "number?", "type": "u1"}], ["over", {"kind": "flag"}], ["shift", {"kind": "number", "type": "u1"}], ["starter", {"kind": "number", "type": "u1"}], ["space", {"kind": "word?", "words": ["factory-1", "factory-2", "factory-3", "factory-4", "factory-5", "factory-6", "factory-7", "factory-8", "factory-draw", "mining-4", "mining-6", "mining-8", "mining-10", "delivery-barrow", "delivery-carriage", "delivery-motorcar", "delivery-engine", "money-3", "money-4", "money-5", "money-6", "order-1", "order-2", "order-3", "order-4", "order-draw", "bank"]}], ["steps", {"kind": "number", "type": "u1"}], ["unfilled", {"kind": "number", "type": "u1"}], ["pair", {"kind": "struct?", "fields": [["card", {"kind": "number", "type": "u1"}], ["spot", {"kind": "number", "type": "u1"}], ["first", {"kind": "word?", "words": ["yellow", "brown", "gray", "black"]}]]}], ["supply", {"kind": "named", "names": ["yellow", "brown", "gray", "black"], "of": {"kind": "number", "type": "u1"}}], ["factory", {"kind": "named", "names": ["factory-1", "factory-2", "factory-3", "factory-4", "factory-5", "factory-6", "factory-7", "factory-8"], "of": {"kind": "word?", "words": ["dark-yellow-1", "dark-yellow-2", "dark-brown-1", "dark-brown-2", "dark-gray-1", "dark-gray-2", "dark-black-1", "dark-black-2", "light-yellow-1", "light-yellow-2", "light-brown-1", "light-brown-2", "light-gray-1", "light-gray-2", "light-black-1", "light-black-2"]}}], ["orders", {"kind": "named", "names": ["order-1", "order-2", "order-3", "order-4"], "of": {"kind": "id?", "type": "u1"}}], ["row", {"kind": "set", "first": 1, "most": 44}], ["spaces", {"kind": "named", "names": ["factory-1", "factory-2", "factory-3", "factory-4", "factory-5", "factory-6", "factory-7", "factory-8", "factory-draw", "mining-4", "mining-6", "mining-8", "mining-10", "delivery-barrow", "delivery-carriage", "delivery-motorcar", "delivery-engine", "money-3", "money-4", "money-5", "money-6", "order-1", "order-2", "order-3", "order-4", "order-draw"], "of": {"kind": "struct", "fields": [["seat", {"kind": "number?", "type": "u1"}], ["workers", {"kind": "number", "type": "u1"}], ["price", {"kind": "number", "type": "u1"}], ["locked", {"kind": "flag"}]]}}], ["stacks", {"kind": "struct", "fields": [["tiles", {"kind": "struct", "fields": [["count", {"kind": "number", "type": "u1"}], ["known", {"kind": "list", "of": {"kind": "struct", "fields": [["depth", {"kind": "number", "type": "u1"}], ["item", {"kind": "word", "words": ["dark-yellow-1", "dark-yellow-2", "dark-brown-1", "dark-brown-2", "dark-gray-1", "dark-gray-2", "dark-black-1", "dark-black-2", "light-yellow-1", "light-yellow-2", "light-brown-1", "light-brown-2", "light-gray-1", "light-gray-2", "light-black-1", "light-black-2"]}]]}, "most": 48}], ["blocks", {"kind": "list", "of": {"kind": "struct", "fields": [["depths", {"kind": "set", "first": 0, "most": 48}], ["contains", {"kind": "bag", "words": ["dark-yellow-1", "dark-yellow-2", "dark-brown-1", "dark-brown-2", "dark-gray-1", "dark-gray-2", "dark-black-1", "dark-black-2", "light-yellow-1", "light-yellow-2", "light-brown-1", "light-brown-2", "light-gray-1", "light-gray-2", "light-black-1", "light-black-2"]}]]}, "most": 48}]]}], ["orders", {"kind": "struct", "fields": [["count", {"kind": "number", "type": "u1"}], ["known", {"kind": "list", "of": {"kind": "struct", "fields": [["depth", {"kind": "number", "type": "u1"}], ["item", {"kind": "number", "type": "u1"}]]}, "most": 48}], ["blocks", {"kind": "list", "of": {"kind": "struct", "fields": [["depths", {"kind": "set", "first": 0, "most": 48}], ["contains", {"kind": "set", "first": 1, "most": 44}]]}, "most": 48}]]}]]}], ["hand", {"kind": "struct?", "fields": [["count", {"kind": "number", "type": "u1"}], ["returned", {"kind": "number", "type": "u1"}], ["to", {"kind": "word?", "words": ["top", "bottom"]}], ["tiles", {"kind": "list?", "of": {"kind": "word", "words": ["dark-yellow-1", "dark-yellow-2", "dark-brown-1", "dark-brown-2", "dark-gray-1", "dark-gray-2", "dark-black-1", "dark-black-2", "light-yellow-1", "light-yellow-2", "light-brown-1", "light-brown-2", "light-gray-1", "light-gray-2", "light-black-1", "light-black-2"]}, "most": 5}], ["orders", {"kind": "list?", "of": {"kind": "number", "type": "u1"}, "most": 5}]]}], ["players", {"kind": "list", "of": {"kind": "struct", "fields": [["points", {"kind": "number", "type": "i2"}], ["money", {"kind": "number", "type": "i2"}], ["workers", {"kind": "number", "type": "u1"}], ["canteen", {"kind": "number", "type": "u1"}], ["bank", {"kind": "number", "type": "u1"}], ["cage", {"kind": "struct", "fields": [["level", {"kind": "word", "words": ["surface", "yellow", "brown", "gray", "black"]}], ["cubes", {"kind": "named", "names": ["yellow", "brown", "gray", "black"], "of": {"kind": "number", "type": "u1"}}]]}], ["storage", {"kind": "named", "names": ["yellow", "brown", "gray", "black"], "of": {"kind": "number", "type": "u1"}}], ["pit", {"kind": "named", "names": ["yellow", "brown", "gray", "black"], "of": {"kind": "struct", "fields": [["lorries", {"kind": "number", "type": "u1"}], ["empty", {"kind": "number", "type": "u1"}], ["cubes", {"kind": "named", "names": ["yellow", "brown", "gray", "black"], "of": {"kind": "number", "type": "u1"}}], ["tiles", {"kind": "named", "names": ["light-1", "light-2", "dark-1", "dark-2"], "of": {"kind": "number", "type": "u1"}}]]}}], ["outstanding", {"kind": "list", "of": {"kind": "struct", "fields": [["card", {"kind": "number", "type": "u1"}], ["spots", {"kind": "list", "of": {"kind": "struct", "fields": [["colour", {"kind": "word", "words": ["yellow", "brown", "gray", "black"]}], ["cubes", {"kind": "list", "of": {"kind": "word", "words": ["yellow", "brown", "gray", "black"]}, "most": 2}]]}, "most": 4}], ["complete", {"kind": "flag"}]]}, "most": 44}], ["delivered", {"kind": "struct", "fields": [["count", {"kind": "number", "type": "u1"}], ["cards", {"kind": "set?", "first": 1, "most": 44}]]}]]}, "most": 4}], ["projected", {"kind": "struct", "fields": [["now", {"kind": "list", "of": {"kind": "number", "type": "i2"}, "most": 4}], ["shift", {"kind": "list", "of": {"kind": "number", "type": "i2"}, "most": 4}], ["final", {"kind": "list", "of": {"kind": "number", "type": "i2"}, "most": 4}], ["shift_entries", {"kind": "list", "of": {"kind": "union", "tag": "why", "fields": [["seat", {"kind": "number", "type": "u1"}], ["points", {"kind": "number", "type": "i2"}], ["why", {"kind": "word", "words": ["delivery", "majority", "money", "coal", "outstanding", "imbalance"]}], ["card", {"kind": "number", "type": "u1"}], ["shift", {"kind": "number", "type": "u1"}], ["element", {"kind": "word", "words": ["yellow-spots", "brown-spots", "gray-spots", "black-spots", "barrow-spots", "carriage-spots", "motorcar-spots", "engine-spots", "empty-yellow-lorries", "empty-brown-lorries", "empty-gray-lorries", "empty-black-lorries"]}], ["counts", {"kind": "list", "of": {"kind": "number", "type": "u1"}, "most": 4}], ["amount", {"kind": "number", "type": "i2"}]], "variants": {"delivery": ["seat", "points", "why", "card"], "majority": ["seat", "points", "why", "shift", "element", "counts"], "money": ["seat", "points", "why", "amount"], "coal": ["seat", "points", "why", "amount"], "outstanding": ["seat", "points", "why", "amount"], "imbalance": ["seat", "points", "why", "amount"]}}, "most": 48}], ["final_entries", {"kind": "list", "of": {"kind": "union", "tag": "why", "fields": [["seat", {"kind": "number", "type": "u1"}], ["points", {"kind": "number", "type": "i2"}], ["why", {"kind": "word", "words": ["delivery", "majority", "money", "coal", "outstanding", "imbalance"]}], ["card", {"kind": "number", "type": "u1"}], ["shift", {"kind": "number", "type": "u1"}], ["element", {"kind": "word", "words": ["yellow-spots", "brown-spots", "gray-spots", "black-spots", "barrow-spots", "carriage-spots", "motorcar-spots", "engine-spots", "empty-yellow-lorries", "empty-brown-lorries", "empty-gray-lorries", "empty-black-lorries"]}], ["counts", {"kind": "list", "of": {"kind": "number", "type": "u1"}, "most": 4}], ["amount", {"kind": "number", "type": "i2"}]], "variants": {"delivery": ["seat", "points", "why", "card"], "majority": ["seat", "points", "why", "shift", "element", "counts"], "money": ["seat", "points", "why", "amount"], "coal": ["seat", "points", "why", "amount"], "outstanding": ["seat", "points", "why", "amount"], "imbalance": ["seat", "points", "why", "amount"]}}, "most": 64}]]}]]} as const
