// A placeholder until tools/web_types.py writes it.
import type { Node } from "client/state/decode"

export type { GluecksgriffLine as Line, GluecksgriffView as View } from "client/wire"
export const LAYOUT = ""
export const LAYOUT_TREE: Node = { kind: "struct", fields: [] }
