// All four languages are complete: no key is missing, none is unused, every plural has its forms.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { FluentBundle, FluentResource } from "@fluent/bundle"
import { describe, expect, test } from "vitest"
import { ERRORS, REASONS } from "./wire"

const LANGUAGES = ["en", "de", "pl", "ru"]
const SRC = import.meta.dirname
const text = (language: string) => readFileSync(join(SRC, "..", "locales", `${language}.ftl`), "utf8")
const keys = (language: string) =>
  [...text(language).matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!)
const sources = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/test|wire/.test(name))
  .map((name) => readFileSync(join(SRC, name), "utf8"))
  .join("\n")

// Text between quotes is a key if it is said; `prompt-${phase}` says all that begin like this.
const said = new Set([...sources.matchAll(/["'`]([a-zA-Z][\w-]*)["'`]/g)].map((found) => found[1]!))
const begun = [...sources.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!)
const helped = [...sources.matchAll(/(?:data-help|help)="([\w-]+)"/g)].map((found) => `help-${found[1]}`)
const called = [...sources.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]!)

describe.each(LANGUAGES)("%s", (language) => {
  const have = keys(language)

  test("reads without errors and names nothing twice", () => {
    const bundle = new FluentBundle(language)
    expect(bundle.addResource(new FluentResource(text(language)))).toEqual([])
    expect(have.length).toBe(new Set(have).size)
    for (const key of have) expect(bundle.hasMessage(key), key).toBe(true)
  })

  test("has every key that the others have, and that is asked for", () => {
    const wanted = [
      ...keys("en"),
      ...called,
      ...helped,
      ...REASONS.map((clause) => `clause-${clause}`),
      ...ERRORS.map((code) => `error-${code}`),
    ]
    expect([...new Set(wanted)].filter((key) => !have.includes(key))).toEqual([])
    for (const beginning of begun)
      expect(
        have.some((key) => key.startsWith(beginning)),
        beginning,
      ).toBe(true)
  })

  test("says in its log who did it", () => {
    const nobody = [
      "log",
      "log-in",
      "log-in-lead",
      "log-out",
      "log-out-sure",
      "log-since",
      "log-revealed",
      "log-shift-over",
    ]
    const told = have.filter((key) => /^(log|did)(-|$)/.test(key) && !nobody.includes(key))
    const sentence = (key: string) =>
      text(language)
        .split(/^(?=[a-zA-Z#])/m)
        .find((message) => message.startsWith(`${key} =`))!
    expect(told.filter((key) => !sentence(key).includes("{ $name }"))).toEqual([])
  })

  test("has no key that nobody asks for", () => {
    const used = (key: string) => said.has(key) || begun.some((beginning) => key.startsWith(beginning))
    expect(have.filter((key) => !used(key))).toEqual([])
  })

  test("has all plural forms of its language", () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const [block] of text(language).matchAll(/->\n(?:[^{}]|\{ \$\w+ \})*?\n\s*\}/g)) {
      if (!block.includes("[one]")) continue
      for (const category of categories) expect(block).toMatch(new RegExp(`\\[${category}\\]`))
    }
  })

  test("counts wherever English counts", () => {
    const messages = (of: string) => text(of).split(/^(?=[a-zA-Z#])/m)
    const counted = messages("en")
      .filter((message) => message.includes("[one]"))
      .map((message) => message.split(" ")[0]!)
    const here = new Map(messages(language).map((message) => [message.split(" ")[0]!, message]))
    expect(counted.filter((key) => !here.get(key)?.includes("[one]"))).toEqual([])
  })

  test("says the same variables in every language", () => {
    const variables = (of: string, key: string) => {
      const at =
        text(of)
          .split(/^(?=[a-zA-Z#])/m)
          .find((message) => message.startsWith(`${key} =`)) ?? ""
      return [...new Set([...at.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort().join()
    }
    for (const key of keys("en")) expect(variables(language, key), key).toBe(variables("en", key))
  })
})
