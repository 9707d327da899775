import { theTable, type Table } from "../table.svelte"
import type { GluecksgriffLine, GluecksgriffView } from "../wire"

export type View = GluecksgriffView
export type Line = GluecksgriffLine

export const theHand = () => theTable<View, Line>() as Table<View, Line>

interface HouseCard {
  title: string
  value: number
  power: string
}

/** House cards are named by whoever opened the table; positions know them by number only. */
export const houseCards = (table: Table<View, Line>): HouseCard[] =>
  (table.about?.options.house_cards as HouseCard[] | undefined) ?? []
export const titles = (table: Table<View, Line>): string[] => houseCards(table).map((card) => card.title)
