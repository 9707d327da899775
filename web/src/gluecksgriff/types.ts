import { theTable, type Table } from "../table.svelte"
import type { GluecksgriffLine, GluecksgriffView } from "../wire"

export type View = GluecksgriffView
export type Line = GluecksgriffLine

export const theHand = () => theTable<View, Line>() as Table<View, Line>
