import { useTable as useAnyTable } from "client/table/table.svelte"
import type { Line, View } from "./declared"
import type { HouseCard } from "./say"

export type { Line, View }

export const useTable = () => useAnyTable<View, Line>()

/** House cards are named by whoever opened the table; positions know them by number only. */
export const houseCardsOf = (options: Record<string, unknown>): HouseCard[] =>
  (options.house_cards as HouseCard[] | undefined) ?? []
export const titlesOf = (options: Record<string, unknown>): string[] =>
  houseCardsOf(options).map((card) => card.title)
