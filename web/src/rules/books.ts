// Which games have rules to read here, in which languages: docs/rules, one file each. Only their
// addresses are part of the page; a text is fetched by who reads it.

import type { Language } from "../prefs.svelte"

const FOUND = import.meta.glob<string>(["../../../docs/rules/*.md", "more-games/*/rules/*.md"], {
  eager: true,
  query: "?url",
  import: "default",
})

/** GAME.md is English, GAME.pl.md Polish. */
const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(FOUND).map(([path, address]) => [path.split("/").at(-1)!.replace(/\.md$/, ""), address]),
)
const ORIGINAL: Language = "en"

const addressOf = (game: string, language: Language): string | undefined =>
  ADDRESSES.get(language === ORIGINAL ? game : `${game}.${language}`)

export const hasRules = (game: string): boolean => ADDRESSES.has(game)

/** Behind «#»: where the rules of a game are, or one of its clauses or chapters. */
export const placeOf = (game: string, at = ""): string => `rules=${game}${at && `&at=${at}`}`

/** The address of the rules in that language, or in English where nobody has translated them. */
export const addressIn = (game: string, language: Language): string =>
  addressOf(game, language) ?? addressOf(game, ORIGINAL)!

/** The language a book is written in, for who reads aloud. */
export const languageOf = (game: string, language: Language): Language =>
  addressOf(game, language) ? language : ORIGINAL
