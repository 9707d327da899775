// One press does what is wanted nearly always: a cube goes to the order that waits for it. What else
// can be done with it has a button of its own. Whether it may be done, the server has said.

import { cardOf, type Coal, type OrderState, type Player } from "./types"

interface Offer {
  legal: ReadonlySet<string>
}

/** The orders that a cube would go to, the one that is nearest to complete first, then the dearest. */
export function byUrgency(orders: readonly OrderState[]): OrderState[] {
  const free = (order: OrderState) => order.spots.filter((spot) => !spot.cubes.length).length
  const worth = (order: OrderState) => cardOf(order.card).points
  return [...orders].sort((a, b) => free(a) - free(b) || worth(b) - worth(a))
}

/** The first of these that may be done; if none may, all of them, and the page says why not. */
export const firstLegal = (table: Offer, actions: string[]): string | string[] =>
  actions.find((action) => table.legal.has(action)) ?? actions

/** A cube in the cage: for the pair that is being laid, onto an order, or into storage. */
export const fromCage = (table: Offer, player: Player, coal: Coal): string | string[] =>
  firstLegal(table, [
    `use ${coal} from cage`,
    ...byUrgency(player.outstanding).map(({ card }) => `put ${coal} on ${card}`),
    `store ${coal}`,
  ])

export const fromStorage = (table: Offer, player: Player, coal: Coal): string | string[] =>
  firstLegal(table, [
    `use ${coal} from storage`,
    ...byUrgency(player.outstanding).map(({ card }) => `fetch ${coal} for ${card}`),
  ])

/** A free spot: by the cube it asks for, from the cage before storage, else by any two. Who wants
 * two others although there is the right one has said so before. */
export function ontoSpot(table: Offer, card: number, colour: Coal, anyTwo: boolean): string | string[] {
  const pair = `pair ${colour} on ${card}`
  const straight = [`put ${colour} on ${card}`, `fetch ${colour} for ${card}`]
  return firstLegal(table, anyTwo ? [pair] : [...straight, pair])
}
