// Made by tools/web_types.py of the game's declarations; do not edit.
import type { AnyLine, AnyView } from "client/state/messages"
import type { Node } from "client/state/decode"

export interface View extends AnyView {
  heaps: Record<"a" | "b" | "c", number>
  taking: "a" | "b" | "c" | null
}
export type Line = AnyLine
export const LAYOUT = "cf69e8ea492e"
export const LAYOUT_TREE: Node = {"kind": "struct", "fields": [["game", {"kind": "constant", "value": "nim"}], ["seats", {"kind": "number", "type": "u1"}], ["viewer", {"kind": "number?", "type": "u1"}], ["phase", {"kind": "word", "words": ["take", "over"]}], ["turn", {"kind": "number?", "type": "u1"}], ["over", {"kind": "flag"}], ["heaps", {"kind": "named", "names": ["a", "b", "c"], "of": {"kind": "number", "type": "u1"}}], ["taking", {"kind": "word?", "words": ["a", "b", "c"]}]]}
