// The games this page knows: one folder each. Nothing else in the page names one.

import { wordsOf } from "../words.svelte"
import type { GameClient } from "./client"

const FOUND = import.meta.glob<GameClient>(["./*/index.ts", "more-games/*/index.ts"], {
  eager: true,
  import: "default",
})

/** By their ids, which are the names of their folders. */
export const GAMES: ReadonlyMap<string, GameClient> = new Map(
  Object.entries(FOUND).map(([path, game]) => [path.split("/").at(-2)!, game]),
)

export const gameOf = (id: string): GameClient | undefined => GAMES.get(id)

/** A game's title; of one that this page does not know, its id. */
export const titleOf = (id: string): string => (GAMES.has(id) ? wordsOf(id).t("title") : id)

/** With the name by which readers of this language know it from the shops; where a game is introduced. */
export const longTitleOf = (id: string): string => (GAMES.has(id) ? wordsOf(id).t("title-long") : id)
