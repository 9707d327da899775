// Lists, numbers and lengths of time, in every language.

import { expect, test } from "vitest"
import type { Language } from "./prefs.svelte"
import {
  facts,
  formatNumber,
  formatSigned,
  list,
  loadWordsOf,
  t,
  together,
  useLanguage,
} from "./words.svelte"

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")

test.each<[Language, string, string, string]>([
  ["en", "Ann", "Ann and Ben", "Ann, Ben and Cid"],
  ["de", "Ann", "Ann und Ben", "Ann, Ben und Cid"],
  ["pl", "Ann", "Ann i Ben", "Ann, Ben i Cid"],
  ["ru", "Ann", "Ann и Ben", "Ann, Ben и Cid"],
])("%s: names in a list", async (language, ...lists) => {
  await useLanguage(language)
  expect([["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cid"]].map(list)).toEqual(lists)
  expect(list([])).toBe("")
})

test.each<[Language, string]>([
  ["en", "Ann 10, Ben 17"],
  ["de", "Ann 10 und Ben 17"],
  ["pl", "Ann 10 i Ben 17"],
  ["ru", "Ann 10, Ben 17"],
])("%s: facts side by side", async (language, said) => {
  await useLanguage(language)
  expect(facts(["Ann 10", "Ben 17"])).toBe(said)
})

test.each<[Language, string]>([
  ["en", "−12,345"],
  ["de", "−12.345"],
  ["pl", "−12 345"],
  ["ru", "−12 345"],
])("%s: a number has a minus sign, not a hyphen", async (language, said) => {
  await useLanguage(language)
  expect(plain(formatNumber(-12345))).toBe(said)
  expect([3, 0, -2].map(formatSigned)).toEqual(["+3", "0", "−2"])
  expect(t("name-numbered", { name: "Ann", n: -2 })).toBe("Ann\u00a0−2") // inside a message, too
})

test("names from the right leave what stands beside them in place", async () => {
  await useLanguage("en")
  expect(t("name-alike", { name: "Ann", n: 2 })).toBe("Ann (2)")
  for (const name of ["שרה", "محمد", "Ann שרה"])
    expect(t("name-alike", { name, n: 2 })).toBe(`\u2068${name}\u2069 (2)`)
})

test.each<[Language, string]>([
  ["en", "20 minutes per player, plus 5 minutes per turn"],
  ["de", "20 Minuten pro Spieler, plus 5 Minuten pro Zug"],
  ["pl", "20 minut na gracza plus 5 minut na turę"],
  ["ru", "20 минут на игрока и ещё 5 минут за каждый ход"],
])("%s: what a clock adds is a length of time", async (language, said) => {
  await useLanguage(language)
  const minutes = (n: number) => t("length-minutes", { n })
  expect(plain(t("clock-whole-game-more", { time: minutes(20), increment: minutes(5) }))).toBe(said)
})

test.each<[Language, string, string]>([
  ["en", "I saw a lorry", "I saw a lorry"],
  ["de", "Lore a und b", "Lore a und b"],
  ["pl", "W szoli (i w składzie) a z wózka, żółw i „w”", "W_szoli (i_w_składzie) a_z_wózka, żółw i_„w”"],
  ["ru", "С клетью и в хранилище, «и» от века", "С_клетью и_в_хранилище, «и» от века"],
])(
  "%s: a word of one letter stays with the next one where that is the custom",
  async (language, text, kept) => {
    await useLanguage(language)
    expect(together(text)).toBe(kept.replaceAll("_", "\u00a0"))
    expect(t("name-me", { name: text })).toContain(together(text)) // whatever a message says, too
  },
)

test("of languages chosen in quick succession the last is spoken, also in a part opened meanwhile", async () => {
  const chosen = [useLanguage("ru"), useLanguage("pl"), useLanguage("de")]
  const words = await loadWordsOf("people")
  await Promise.all(chosen)
  expect([t("close"), words.t("mute")]).toEqual(["Schließen", "Stummschalten"])
})
