// The wish of a plan: free spots of my orders. Spots of one colour on an order are interchangeable and are
// filled from the left, so the wish starts there, too.

import type { Coal, OrderState } from "./types"

const MOST_SPOTS = 4

/** The planner's number of a spot. */
export const spotNumber = (card: number, index: number): number => card * MOST_SPOTS + index

/** The free spots of a colour. */
function freeSpots({ card, spots }: OrderState, colour: Coal): number[] {
  return spots.flatMap((spot, i) =>
    spot.colour === colour && !spot.cubes.length ? [spotNumber(card, i)] : [],
  )
}

/** The wish after a spot was pressed: one more of its colour, or, if it is wished for, one less. */
export function pressed(wish: readonly number[], order: OrderState, index: number): number[] {
  const alike = freeSpots(order, order.spots[index]!.colour)
  const count = alike.filter((spot) => wish.includes(spot)).length
  const wanted = count + (wish.includes(spotNumber(order.card, index)) ? -1 : 1)
  return [...wish.filter((spot) => !alike.includes(spot)), ...alike.slice(0, wanted)].sort((a, b) => a - b)
}

/** Without spots that have been filled in the meantime. */
export function stillFree(wish: readonly number[], orders: readonly OrderState[]): number[] {
  const free = orders.flatMap(({ card, spots }) =>
    spots.flatMap(({ cubes }, i) => (cubes.length ? [] : [spotNumber(card, i)])),
  )
  return wish.filter((spot) => free.includes(spot))
}
