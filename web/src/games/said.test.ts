// Whatever a game can say, the page can say in every language: phases, actions, lines of the log.
// said.json has one of each kind, made of what the games declare (tools/web_said.py).

import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import type { Language } from "../prefs.svelte"
import recorded from "../recorded/said.json"
import type { AnyLine } from "../state/messages"
import { turnsOf } from "../table/turns"
import { useLanguage, wordsOf } from "../words.svelte"
import type { AnyReason, GameTable } from "./client"
import { gameOf } from "./registry"

interface Said {
  options: Record<string, unknown>
  phases: string[]
  actions: string[]
  lines: AnyLine[]
  reasons: AnyReason[]
}

const NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim"]
// Where tests/web/test_logic.py wants it, to compare it with what the terminal says.
const FOLDER = process.env.GLUECK_PAGE_WORDS
const HOLE = /undefined|null|NaN|\{|\}|\$/

/** What a key looks like that has no message: it begins like one that has. */
function keyLike(id: string): RegExp {
  const catalogues = [join(import.meta.dirname, id), join(import.meta.dirname, "../..")]
  const text = catalogues.map((path) => readFileSync(join(path, "locales/en.ftl"), "utf8")).join("\n")
  const beginnings = new Set([...text.matchAll(/^([a-zA-Z]+)-[\w-]+ =/gm)].map((found) => found[1]!))
  return new RegExp(`(^|[\\s(:,„“«])(${[...beginnings].join("|")})-[\\p{L}\\d-]+`, "iu")
}

// A card as actions name it, which no reader knows: “X0”, “7-J”.
const CODE = /(^|[^\p{L}\d])(X\d|[JHM](?![\p{L}\d]))/u

function isSaid(text: string, key: RegExp): void {
  expect(text).not.toMatch(key)
  expect(text).not.toMatch(HOLE)
  expect(text).not.toMatch(CODE)
  expect(text).not.toMatch(/ {2}| [.,!?]|\.\./)
  expect(text.trim().length).toBeGreaterThan(1)
}

function isSentence(text: string, key: RegExp): void {
  isSaid(text, key)
  expect(text).toMatch(/[.!?][“”»]?$/)
  expect(text.charAt(0)).toBe(text.charAt(0).toLocaleUpperCase())
}

describe.each(Object.entries(recorded as unknown as Record<string, Said>))("%s", (id, said) => {
  const setting = { names: NAMES, options: said.options }
  const key = keyLike(id)
  let game: GameTable
  beforeAll(async () => {
    game = (await gameOf(id)!.loadTable()).default
  })

  describe.each(["en", "de", "pl", "ru"] as Language[])("%s", (language) => {
    beforeAll(() => useLanguage(language))

    test("every line of a log is made of sentences", () => {
      for (const line of said.lines) for (const text of game.sentences(line, setting)) isSentence(text, key)
    })

    test("every line of a log can be told as a turn", () => {
      for (const line of said.lines)
        for (const text of game.turns?.summary([line], setting) ?? []) isSentence(text, key)
    })

    test("every action has words for its button", () => {
      for (const action of said.actions) isSaid(game.sayAction(action, setting), key)
    })

    test("every reason of a hint is a sentence", () => {
      for (const reason of said.reasons) isSentence(game.sayReason!(reason, setting), key)
    })

    test("every phase asks for something", () => {
      for (const phase of said.phases) isSaid(wordsOf(id).t(`prompt-${phase}`, { n: 2 }), key)
    })

    test.runIf(FOLDER)("all of it, and a whole game, is written down", () => {
      const log = JSON.parse(readFileSync(join(FOLDER!, `${id}.log.json`), "utf8")) as AnyLine[]
      const words = {
        actions: said.actions.map((action) => game.sayAction(action, setting)),
        lines: [...said.lines, ...log].map((line) => game.sentences(line, setting)),
        turns: [
          ...said.lines.map((line) => game.turns!.summary([line], setting)),
          ...turnsOf(log, game, setting).map(({ told }) => told),
        ],
      }
      writeFileSync(join(FOLDER!, `${id}.${language}.json`), JSON.stringify(words))
    })
  })
})
