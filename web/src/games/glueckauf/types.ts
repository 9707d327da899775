import { useTable as useAnyTable } from "client/table/table.svelte"
import { CARDS, TILES, type Coal, type Line, type Vehicle, type View } from "./declared"

export type { Coal, Line, Vehicle, View }
export type Side = "light" | "dark"
export type Player = View["players"][number]
export type OrderState = Player["outstanding"][number]

export const COALS: Coal[] = ["yellow", "brown", "gray", "black"]
/** Where a cage can be, from above. */
export const LEVELS = ["surface", ...COALS] as const

/** The lorry printed on each level hangs on this side. */
export const PRINTED: Record<Coal, Side> = { yellow: "dark", brown: "light", gray: "light", black: "dark" }

export const useTable = () => useAnyTable<View, Line>()

export const cardOf = (card: number) => CARDS[card - 1]!
export const tileOf = (tile: string) => TILES.find((one) => one.tile === tile)!

/** Cubes one by one, as they lie: {gray: 2} is gray, gray. */
export const spread = (cubes: Record<Coal, number>): Coal[] =>
  COALS.flatMap((coal) => Array<Coal>(cubes[coal]).fill(coal))

export const tilesOn = (player: Player, side: Side): number =>
  COALS.reduce(
    (sum, coal) => sum + player.pit[coal].tiles[`${side}-1`] + player.pit[coal].tiles[`${side}-2`],
    0,
  )

/** How many lorries stand on a side of a level, the printed one included. */
export function lorriesOn(player: Player, coal: Coal, side: Side): number {
  const { tiles } = player.pit[coal]
  return tiles[`${side}-1`] + 2 * tiles[`${side}-2`] + (PRINTED[coal] === side ? 1 : 0)
}

/** Who stands on a space and what it costs to go there; the bank is always free. */
export const crewAt = (view: View, space: string) => view.spaces[space as keyof View["spaces"]] ?? FREE
const FREE: View["spaces"][keyof View["spaces"]] = { seat: null, workers: 0, price: 1, locked: false }

/** The tile or the order that lies on a space. */
export const thingAt = (view: View, space: string): string | number | null =>
  view.factory[space as keyof View["factory"]] ?? view.orders[space as keyof View["orders"]] ?? null
