// Numbers and cases: what languages with many of them say.

import { describe, expect, test } from "vitest"
import type { Language } from "client/prefs.svelte"
import { useLanguage } from "client/words.svelte"
import { t } from "./words"

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")
const COUNTS = [0, 1, 2, 5, 21]

describe("what is counted agrees with its number", () => {
  const says = (id: string, name: string, more = {}) =>
    COUNTS.map((n) => plain(t(id, { [name]: n, ...more })))

  test("Polish", async () => {
    await useLanguage("pl")
    expect(says("steps-word", "n")).toEqual(["kroków", "krok", "kroki", "kroków", "kroków"])
    expect(says("space-mining", "n")).toEqual([
      "Wydobycie: do 0 kroków",
      "Wydobycie: do 1 kroku",
      "Wydobycie: do 2 kroków",
      "Wydobycie: do 5 kroków",
      "Wydobycie: do 21 kroków",
    ])
    expect(says("cage-at", "n", { level: "gray" })).toEqual([
      "Szola na szarym poziomie: 0 znaczników węgla",
      "Szola na szarym poziomie: 1 znacznik węgla",
      "Szola na szarym poziomie: 2 znaczniki węgla",
      "Szola na szarym poziomie: 5 znaczników węgla",
      "Szola na szarym poziomie: 21 znaczników węgla",
    ])
    expect(says("log-buy", "lorries", { name: "Ann", side: "light", colour: "yellow" }).at(2)).toBe(
      "Ann kupuje jasny żeton (żółty poziom, 2 wagoniki).",
    )
  })

  test("Russian", async () => {
    await useLanguage("ru")
    expect(says("steps-word", "n")).toEqual(["этапов", "этап", "этапа", "этапов", "этап"])
    expect(says("space-mining", "n")).toEqual([
      "Добыча: до 0 этапов",
      "Добыча: до 1 этапа",
      "Добыча: до 2 этапов",
      "Добыча: до 5 этапов",
      "Добыча: до 21 этапа",
    ])
    expect(says("cage-at", "n", { level: "surface" })).toEqual([
      "Клеть подъёмника на поверхности: 0 кубиков угля",
      "Клеть подъёмника на поверхности: 1 кубик угля",
      "Клеть подъёмника на поверхности: 2 кубика угля",
      "Клеть подъёмника на поверхности: 5 кубиков угля",
      "Клеть подъёмника на поверхности: 21 кубик угля",
    ])
  })
})

describe("an order is named in the case its sentence asks for", () => {
  const order = { vehicle: "carriage", points: 4, name: "Ann", coal: "…" }
  test.each<[Language, string, string]>([
    ["en", "Ann takes the 4 VP carriage order.", "Ann puts … on the 4 VP carriage order."],
    ["de", "Ann nimmt den Fuhrwerk-Auftrag (4 SP).", "Ann legt … auf den Fuhrwerk-Auftrag (4 SP)."],
    ["pl", "Ann bierze zamówienie z furmanką za 4 PZ.", "Ann kładzie … na zamówieniu z furmanką za 4 PZ."],
    ["ru", "Ann берёт заказ с повозкой на 4 ПО.", "Ann кладёт … на заказ с повозкой на 4 ПО."],
  ])("%s", async (language, taken, put) => {
    await useLanguage(language)
    expect([t("log-order-card", order), t("log-put", order)].map(plain)).toEqual([taken, put])
  })
})
