// Whatever the games can say, the page can say in every language: phases, actions, lines of the log.

import { beforeAll, describe, expect, test, vi } from "vitest"
import { sayAction, spaceName, tell as tellGlueckAuf } from "./glueckauf/say"
import { sayPlay, tell as tellGluecksgriff } from "./gluecksgriff/say"
import type { Language } from "./prefs.svelte"
import said from "./recorded/said.json"
import { GLUECKAUF_CLOCK } from "./wire"
import { has, speak } from "./words.svelte"

vi.hoisted(() => {
  vi.stubGlobal("document", { documentElement: {} })
  vi.stubGlobal("navigator", { languages: [] })
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
})

const NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve"]
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

describe.each(["en", "de", "pl", "ru"] as Language[])("%s", (language) => {
  beforeAll(() => speak(language))

  test("every line of a log is made of sentences", () => {
    for (const line of said.glueckauf.lines) tellGlueckAuf(line as never, NAMES).forEach(isSentence)
    for (const line of said.gluecksgriff.lines)
      tellGluecksgriff(line as never, NAMES, ["Fog"]).forEach(isSentence)
  })

  test("every action has words for its button", () => {
    for (const action of said.glueckauf.actions) {
      const [verb, space] = action.split(" ") as [string, string]
      isSaid(verb === "place" ? spaceName(space) : sayAction(action))
    }
    for (const action of said.gluecksgriff.actions) isSaid(sayPlay(action, NAMES, ["Fog"]))
  })

  test("every phase asks for something", () => {
    for (const phase of said.glueckauf.phases) expect(has(`prompt-${phase}`), phase).toBe(true)
    for (const phase of said.gluecksgriff.phases) expect(has(`griff-prompt-${phase}`), phase).toBe(true)
  })

  test("every reason for points has a name", () => {
    for (const { element } of GLUECKAUF_CLOCK) expect(has(`element-${element}`), element).toBe(true)
    const whys = said.gluecksgriff.lines.flatMap((line) => line.points.map((point) => point.why))
    for (const why of new Set(whys)) expect(has(`why-${why}`), why).toBe(true)
  })
})
