// A guided table: an ordinary table with a fixed deal, and a beginner on every other seat.

import { resignAt } from "../api"
import { gameOf } from "../games/registry"
import { goOn } from "../play"
import { prefs } from "../prefs.svelte"
import { LEVELS } from "../wire"
import { t } from "../words.svelte"
import { keep } from "./kept"

export const hasGuide = (game: string): boolean => gameOf(game)?.loadGuide !== undefined

/** Open one and go there. Who begins anew gives up the game that was begun before. */
export async function openGuided(game: string, instead?: string): Promise<void> {
  const { save, seat } = (await gameOf(game)!.loadGuide!()).default
  const seats = Array.from({ length: save.seats }, (_, i) => (i === seat ? "me" : LEVELS[0]))
  const id = await goOn(save, seats, t("guide-title"))
  keep({ table: id, done: [], isOff: false })
  if (!prefs.met.includes(game)) prefs.met = [...prefs.met, game] // the guide introduces it
  if (instead) await resignAt(instead).catch(() => {}) // it may be over
  location.hash = `table=${id}`
}
