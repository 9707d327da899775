// Made by tools/web_types.py of the types in Python; do not edit.

export interface View {
  game: "nim"
  seats: number
  viewer: number | null
  phase: "take" | "over"
  turn: number | null
  over: boolean
  heaps: Record<"a" | "b" | "c", number>
  taking: "a" | "b" | "c" | null
  legal: string[]
  undoable: number
}

export interface Line {
  number: number
  seat: number
  action: string
  points: ({
    seat: number
    points: number
    why: "win"
  })[]
}

export type Verb = "end" | "take"

export const PHASES = ["take"] as const

export const OPTIONS = {"misere": []} as const

export const REASONS = ["NM-END-01", "NM-TURN-01", "NM-TURN-02"] as const

export const HINT_REASONS = [] as const

export const LAYOUT = "cf69e8ea492e"

export const LAYOUT_TREE = {"kind": "struct", "fields": [["game", {"kind": "constant", "value": "nim"}], ["seats", {"kind": "number", "type": "u1"}], ["viewer", {"kind": "number?", "type": "u1"}], ["phase", {"kind": "word", "words": ["take", "over"]}], ["turn", {"kind": "number?", "type": "u1"}], ["over", {"kind": "flag"}], ["heaps", {"kind": "named", "names": ["a", "b", "c"], "of": {"kind": "number", "type": "u1"}}], ["taking", {"kind": "word?", "words": ["a", "b", "c"]}]]} as const
