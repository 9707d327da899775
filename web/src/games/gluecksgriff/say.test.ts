import { describe, expect, test } from "vitest"
import type { Language } from "client/prefs.svelte"
import { useLanguage } from "client/words.svelte"
import { cardNames, describeHouseCard, sayPlay, sayPlayWith, sentences } from "./say"
import type { Line } from "./types"
import { t } from "./words"

const TITLES = ["Leaf", "Wild"]
const NAMES = ["Ann", "Ben"]
const did = (action: string): string =>
  sentences({ number: 0, seat: 0, action, points: [] } as Line, NAMES, TITLES)[0]!

describe("cards are called as readers call them", () => {
  test.each<[Language, string, string, string, string]>([
    [
      "en",
      "Discard the set 7–joker",
      "Ann discards the street 0–joker–2–Wild.",
      "Ann knocks with 3–4 and joker.",
      "joker, hourglass, Leaf, 7",
    ],
    [
      "de",
      "Satz 7–Joker ablegen",
      "Ann legt die Straße 0–Joker–2–Wild ab.",
      "Ann klopft mit 3–4 und Joker.",
      "Joker, Sanduhr, Leaf und 7",
    ],
    [
      "pl",
      "Odrzuć komplet 7–joker",
      "Ann odrzuca sekwens 0–joker–2–Wild.",
      "Ann puka: 3–4 i\u00a0joker.",
      "joker, klepsydra, Leaf i 7",
    ],
    [
      "ru",
      "Сбросить набор 7–джокер",
      "Ann сбрасывает стрит 0–джокер–2–Wild.",
      "Ann стучит: 3–4 и\u00a0джокер.",
      "джокер, песочные часы, Leaf, 7",
    ],
  ])("%s", async (language, set, street, knock, known) => {
    await useLanguage(language)
    expect(sayPlay("set 7-J", NAMES, TITLES)).toBe(set)
    expect(did("street 0-J-2-X1")).toBe(street)
    expect(did("knock 3-4 J")).toBe(knock)
    expect(cardNames(["J", "H", "X0", "7"], TITLES)).toBe(known)
    expect(cardNames([], TITLES)).toBe("")
    expect(sayPlayWith("take top", "J", NAMES, TITLES)).toMatch(new RegExp(`: ${t("griff-card-J")}$`))
  })
})

test.each<[Language, string]>([
  ["en", "JHM"],
  ["de", "JSZ"],
  ["pl", "JKM"],
  ["ru", "ДЧВ"],
])("%s: the corner of a special card has the first letter of its name", async (language, letters) => {
  await useLanguage(language)
  const all = ["J", "H", "M"]
  expect(all.map((card) => t(`griff-letter-${card}`)).join("")).toBe(letters)
  for (const card of all) expect(t(`griff-card-${card}`).toUpperCase()).toContain(t(`griff-letter-${card}`))
})

test.each<[Language, string]>([
  ["en", "“Leaf” counts 5 (plain card)"],
  ["de", "„Leaf“ zählt 5 (einfache Karte)"],
  ["pl", "„Leaf” liczy się za 5 (zwykła karta)"],
  ["ru", "«Leaf» стоит 5 (обычная карта)"],
])("%s: a house card in one phrase", async (language, said) => {
  await useLanguage(language)
  expect(describeHouseCard({ title: "Leaf", value: 5, power: "plain" }).replace(/\u00a0/g, " ")).toBe(said)
})

test.each<[Language, string[]]>([
  [
    "pl",
    ["0 punktów na ręce", "1 punkt na ręce", "2 punkty na ręce", "5 punktów na ręce", "21 punktów na ręce"],
  ],
  ["ru", ["0 очков на руках", "1 очко на руках", "2 очка на руках", "5 очков на руках", "21 очко на руках"]],
])("%s: points agree with their number", async (language, said) => {
  await useLanguage(language)
  const points = [0, 1, 2, 5, 21].map((points) => t("griff-my-points", { points }))
  expect(points.map((text) => text.replace(/\u00a0/g, " "))).toEqual(said)
})
