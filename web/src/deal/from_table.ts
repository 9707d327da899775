// A finished game becomes a challenge: others play its cards, as many seats, its bots.

import { makeChallenge } from "../api"
import { usualLevel } from "../home/seats"
import { isLevel } from "../names"
import { offers } from "../offers.svelte"
import { prefs } from "../prefs.svelte"
import type { About, GameInfo } from "../wire"
import { codeOf, type SeedDeal } from "./link"

type Finished = Pick<About, "game" | "rules" | "options" | "chairs" | "seed">

/** Everybody plays on the first seat. Where people sat, or programs, there are bots of this level. */
export const dealOf = ({ game, chairs, seed }: Finished, level: string): SeedDeal => ({
  game,
  seats: chairs.map((chair, i) =>
    i === 0 ? "me" : chair.level && isLevel(chair.level) ? chair.level : level,
  ),
  seed: seed!,
})

/** By other rules the seed would deal other cards; and a link says nothing of options. */
export function canBeDealtAgain(about: Finished, game: GameInfo | undefined, byLink: boolean): boolean {
  if (!about.seed || about.rules !== game?.rules) return false
  const isUsual = game.options.every(
    (option) => JSON.stringify(about.options[option.name]) === JSON.stringify(option.default),
  )
  return !byLink || isUsual
}

/** The code of the challenge. */
export async function challengeFrom(about: Finished): Promise<string> {
  const deal = dealOf(about, usualLevel(offers.levels, prefs))
  return offers.isAlone ? codeOf(deal) : (await makeChallenge({ ...deal, options: about.options })).code
}
