// Whatever a game can say, the page can say in every language: phases, actions, lines of the log.
// said.json has one of each kind, from games that were played.

import { beforeAll, describe, expect, test } from "vitest"
import type { Language } from "../prefs.svelte"
import recorded from "../recorded/said.json"
import type { AnyLine } from "../state/messages"
import { useLanguage, wordsOf } from "../words.svelte"
import type { GameTable } from "./client"
import { gameOf } from "./registry"

interface Said {
  phases: string[]
  actions: string[]
  lines: AnyLine[]
}

const SETTING = {
  names: ["Ann", "Ben", "Cid", "Dot", "Eve"],
  options: { house_cards: [{ title: "Fog", value: 3, power: "plain" }] },
}
const KEY =
  /(^|[\s(:,„“«])(log|did|griff|do|why|prompt|coal|level|vehicle|tile|card|space|side|error|clause)-[\p{L}\d-]+/iu
const HOLE = /undefined|null|NaN|\{|\}|\$/

function isSaid(text: string): void {
  expect(text).not.toMatch(KEY)
  expect(text).not.toMatch(HOLE)
  expect(text).not.toMatch(/ {2}| [.,!?]|\.\./)
  expect(text.trim().length).toBeGreaterThan(1)
}

function isSentence(text: string): void {
  isSaid(text)
  expect(text).toMatch(/[.!?][“”»]?$/)
  expect(text.charAt(0)).toBe(text.charAt(0).toLocaleUpperCase())
}

describe.each(Object.entries(recorded as unknown as Record<string, Said>))("%s", (id, said) => {
  let game: GameTable
  beforeAll(async () => {
    game = (await gameOf(id)!.loadTable()).default
  })

  describe.each(["en", "de", "pl", "ru"] as Language[])("%s", (language) => {
    beforeAll(() => useLanguage(language))

    test("every line of a log is made of sentences", () => {
      for (const line of said.lines) game.sentences(line, SETTING).forEach(isSentence)
    })

    test("every action has words for its button", () => {
      for (const action of said.actions) isSaid(game.sayAction(action, SETTING))
    })

    test("every phase asks for something", () => {
      for (const phase of said.phases) isSaid(wordsOf(id).t(`prompt-${phase}`, { n: 2 }))
    })
  })
})
