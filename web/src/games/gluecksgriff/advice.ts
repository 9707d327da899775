// What a sensible beginner would play next, for the guide: never more than advice, and always legal.

import { DECK, type View } from "./declared"
import { cardsOf } from "./plays"

interface Offer {
  view: View
  legal: ReadonlySet<string>
}

const DRAWN = 7 // points that a drawn card brings, about
const WORTH_TAKING = 3 // a card of so many points is better than what one would draw

const valueOf = (card: string): number => DECK.find((one) => one.card === card)?.value ?? 0

/** The points that an action gets rid of. */
export const pointsOf = (action: string): number =>
  cardsOf(action).reduce((all, card) => all + valueOf(card), 0)

/** The play that leaves the fewest points; who knocks draws no card. */
export function bestPlay({ legal }: Offer): string | null {
  const plays = [...legal].filter((action) => /^(discard|set|street|knock) /.test(action))
  const gain = (action: string) => pointsOf(action) - (action.startsWith("knock") ? 0 : DRAWN)
  return plays.sort((a, b) => gain(b) - gain(a))[0] ?? null
}

/** A low card of the discard pile, or else one unseen. */
export function bestDraw({ view, legal }: Offer): string {
  const cards = view.offer?.cards ?? []
  const ends: [string, string | undefined][] = [
    ["take top", cards.at(-1)?.card],
    ["take low", cards[0]?.card],
    ["take high", cards.at(-1)?.card],
  ]
  const low = ends.find(([how, card]) => legal.has(how) && card && valueOf(card) <= WORTH_TAKING)
  return low?.[0] ?? "draw"
}
