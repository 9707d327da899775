// A placeholder until tools/web_types.py writes it.
import type { Node } from "client/state/decode"

export type { GlueckAufCoal as Coal, GlueckAufLine as Line, GlueckAufVehicle as Vehicle, GlueckAufView as View } from "client/wire"
export { GLUECKAUF_CARDS as CARDS, GLUECKAUF_CLOCK as CLOCK, GLUECKAUF_TILES as TILES } from "client/wire"
export const LAYOUT = ""
export const LAYOUT_TREE: Node = { kind: "struct", fields: [] }
