// All four languages are complete, in the shared catalogues, in those of every game and of every part that
// is loaded later: no key is missing, none is unused, every plural has its forms.

import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { FluentBundle, FluentResource } from "@fluent/bundle"
import { describe, expect, test } from "vitest"
import { gameOf } from "./games/registry"
import { ERRORS, LEVELS } from "./wire"

const LANGUAGES = ["en", "de", "pl", "ru"]
const SRC = import.meta.dirname
const GAMES = join(SRC, "games")
const TOYS = join(SRC, "../../tests/toys/web")

const foldersIn = (path: string) =>
  (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(path, entry.name))
const games = [...foldersIn(GAMES), ...foldersIn(TOYS)]
const parts = foldersIn(SRC).filter((folder) => existsSync(join(folder, "locales")))

/** What a game's declared.ts says that there must be words for. */
interface Declared {
  PHASES: string[]
  /** The options, each with those of its values that are words. */
  OPTIONS: Record<string, string[]>
  REASONS: string[]
  HINT_REASONS: string[]
}
const DECLARED = import.meta.glob<Declared>(["./games/*/declared.ts", "more-games/*/declared.ts"], {
  eager: true,
})
const declaredBy = (id: string) =>
  Object.entries(DECLARED).find(([path]) => path.split("/").at(-2) === id)![1]

/** The keys by which the page asks every game for words: see games/client.ts. */
function wordsAskedOf(id: string): string[] {
  const { PHASES, OPTIONS, REASONS, HINT_REASONS } = declaredBy(id)
  return [
    ...["title", "title-long", "about", "play"],
    ...Array.from({ length: gameOf(id)!.howto }, (_, i) => `howto-${i + 1}`),
    ...PHASES.map((phase) => `prompt-${phase}`),
    ...Object.keys(OPTIONS).map((name) => `option-${name}`),
    ...Object.entries(OPTIONS).flatMap(([name, values]) => values.map((value) => `option-${name}-${value}`)),
    ...REASONS.map((clause) => `clause-${clause}`),
    ...HINT_REASONS.map((kind) => `reason-${kind}`),
  ]
}

interface Catalogue {
  name: string
  locales: string
  /** The code that speaks by this catalogue. */
  sources: string
  /** The code that may use its messages. */
  readers: string
  /** Keys that have to be there, whoever asks for them. */
  required: string[]
  /** Other keys that no code names: those of things that explain themselves. */
  conventions: RegExp
  /** Keys of a log in which nobody does anything. */
  nobody: RegExp
}

function sourcesIn(path: string, without: string[] = []): string {
  return (readdirSync(path, { recursive: true }) as string[])
    .map((name) => join(path, name))
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|wire\.ts$|declared\.ts$/.test(name))
    .filter((name) => without.every((folder) => relative(folder, name).startsWith("..")))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n")
}

const SHARED: Catalogue = {
  name: "shared",
  locales: join(SRC, "../locales"),
  sources: sourcesIn(SRC, [...games, ...parts]),
  readers: [SRC, ...games].map((path) => sourcesIn(path)).join("\n"),
  required: [
    ...ERRORS.map((code) => `error-${code}`),
    ...LEVELS.flatMap((level) => [`level-${level}`, `level-about-${level}`]),
  ],
  conventions: /^error-/,
  nobody: /^log(-in|-in-lead|-in-send|-out|-out-sure|-since)?$/,
}
const OF_GAMES: Catalogue[] = games.map((folder) => ({
  name: relative(join(SRC, "../.."), folder),
  locales: join(folder, "locales"),
  sources: sourcesIn(folder),
  readers: sourcesIn(folder),
  required: wordsAskedOf(basename(folder)),
  conventions: new RegExp(
    `^help-|^lesson-|^option-(${Object.keys(declaredBy(basename(folder)).OPTIONS).join("|")})-is$`,
  ),
  nobody: /^$/,
}))
const OF_PARTS: Catalogue[] = parts.map((folder) => ({
  name: relative(join(SRC, "../.."), folder),
  locales: join(folder, "locales"),
  sources: sourcesIn(folder),
  readers: sourcesIn(folder),
  required: [],
  conventions: /^$/,
  nobody: /^$/,
}))

const textOf = (catalogue: Catalogue, language: string) =>
  readFileSync(join(catalogue.locales, `${language}.ftl`), "utf8")
const messagesOf = (text: string) =>
  new Map(
    text
      .split(/^(?=[a-zA-Z#])/m)
      .filter((message) => /^[a-zA-Z][\w-]* =/.test(message))
      .map((message) => [message.split(" ")[0]!, message]),
  )
/** The messages that a message is built from. */
const partsOf = (message: string) => [...message.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1]!)

/** A message with those it is built from, in their places. */
function wholeOf(messages: Map<string, string>, key: string): string {
  const message = messages.get(key) ?? ""
  return [message, ...partsOf(message).map((part) => wholeOf(messages, part))].join("\n")
}
const keysOf = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!)
const sharedKeys = keysOf(textOf(SHARED, "en"))

describe.each([SHARED, ...OF_GAMES, ...OF_PARTS])("$name", (catalogue) => {
  const { sources, readers } = catalogue
  // Text between quotes is a key if it is said; `prompt-${phase}` says all that begin like this.
  const said = new Set([...readers.matchAll(/["'`]([a-zA-Z][\w-]*)["'`]/g)].map((found) => found[1]!))
  const begun = [...readers.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!)
  const helped = [...sources.matchAll(/(?:data-help|help)="([\w-]+)"/g)].map((found) => `help-${found[1]}`)
  const called = [...sources.matchAll(/(?<!\.)\bt\("([\w-]+)"/g)].map((found) => found[1]!)
  const english = messagesOf(textOf(catalogue, "en"))

  describe.each(LANGUAGES)("%s", (language) => {
    const text = textOf(catalogue, language)
    const have = keysOf(text)
    const messages = messagesOf(text)

    test("reads without errors and names nothing twice", () => {
      const bundle = new FluentBundle(language)
      expect(bundle.addResource(new FluentResource(text))).toEqual([])
      expect(have.length).toBe(new Set(have).size)
      for (const key of have) expect(bundle.hasMessage(key), key).toBe(true)
    })

    test("has every key that the others have, and that is asked for", () => {
      const elsewhere = catalogue === SHARED ? [] : sharedKeys
      const wanted = [...english.keys(), ...catalogue.required, ...called, ...helped]
      expect([...new Set(wanted)].filter((key) => !have.includes(key) && !elsewhere.includes(key))).toEqual(
        [],
      )
    })

    test("builds no message from one that is missing", () => {
      const parts = [...messages.values()].flatMap(partsOf)
      expect(parts.filter((key) => !messages.has(key))).toEqual([])
    })

    test("has no key that nobody asks for", () => {
      const parts = new Set([...messages.values()].flatMap(partsOf))
      const isUsed = (key: string) =>
        said.has(key) ||
        catalogue.required.includes(key) ||
        catalogue.conventions.test(key) ||
        parts.has(key) ||
        begun.some((beginning) => key.startsWith(beginning))
      expect(have.filter((key) => !isUsed(key))).toEqual([])
    })

    test("ends no line between points and their number", () => {
      expect(text.match(/[}\d] (?:VP|SP|PZ|ПО)(?!\p{L}).*/gu) ?? []).toEqual([])
    })

    test("says in its log who did it", () => {
      const told = [...messages].filter(([key]) => /^(log|did)(-|$)/.test(key) && !catalogue.nobody.test(key))
      expect(told.filter(([, message]) => !message.includes("{ $name }"))).toEqual([])
    })

    test("has all plural forms of its language", () => {
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      for (const [block] of text.matchAll(/->\n(?:[^{}]|\{ \$\w+ \})*?\n\s*\}/g)) {
        if (!block.includes("[one]")) continue
        for (const category of categories) expect(block).toMatch(new RegExp(`\\[${category}\\]`))
      }
    })

    test("counts wherever English counts", () => {
      const counts = (all: Map<string, string>, key: string) => wholeOf(all, key).includes("[one]")
      const counted = [...english.keys()].filter((key) => counts(english, key))
      expect(counted.filter((key) => !counts(messages, key))).toEqual([])
    })

    test("says the same variables in every language", () => {
      const variables = (message = "") =>
        [...new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort().join()
      for (const key of english.keys())
        expect(variables(wholeOf(messages, key)), key).toBe(variables(wholeOf(english, key)))
    })
  })
})

// No language has to live with the commas and the word order of another: what is said together is one
// message, and lists are made by list() and facts().
test("no code puts words together by itself", () => {
  const faults = [
    /\.join\("[,;] "\)/, // names, cubes, facts
    /\$\{(\w+\.)?t\([^\n]*\)\}[^`\n]*\$\{/, // `${t("…")}: ${…}`
    /\}: \$\{(\w+\.)?t\(/, // `${…}: ${t("…")}`
    /\(\$?\{(\w+\.)?t\(/, // ` (${t("…")})`
    /="\{(\w+\.)?t\([^\n]*\)\}[^"\n]+"/, // aria-label="{t("…")}, …"
  ]
  const found = SHARED.readers
    .split("\n")
    .filter((line) => !line.includes("throw ") && faults.some((fault) => fault.test(line)))
  expect(found).toEqual([])
})
