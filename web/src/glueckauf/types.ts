import type { Table } from "../table.svelte"
import { theTable } from "../table.svelte"
import { GLUECKAUF_CARDS, GLUECKAUF_TILES } from "../wire"
import type { GlueckAufCoal, GlueckAufLine, GlueckAufVehicle, GlueckAufView } from "../wire"

export type Coal = GlueckAufCoal
export type Vehicle = GlueckAufVehicle
export type Side = "light" | "dark"
export type View = GlueckAufView
export type Line = GlueckAufLine
export type Player = View["players"][number]
export type OrderState = Player["outstanding"][number]

export const COALS: Coal[] = ["yellow", "brown", "gray", "black"]
export const VEHICLES: Vehicle[] = ["barrow", "carriage", "motorcar", "engine"]

/** The lorry printed on each level hangs on this side. */
export const PRINTED: Record<Coal, Side> = { yellow: "dark", brown: "light", gray: "light", black: "dark" }

export const theMine = () => theTable<View, Line>() as Table<View, Line>

export const cardOf = (card: number) => GLUECKAUF_CARDS[card - 1]!
export const tileOf = (tile: string) => GLUECKAUF_TILES.find((one) => one.tile === tile)!

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
