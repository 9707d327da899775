// What the page says, in the language of the reader: Fluent catalogues, one language at a time. Each
// game has a catalogue of its own; what it does not say there is said by the shared one. So has each part
// of the page that not everybody opens (`replay/locales`): it is loaded together with that part.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle"
import { untrack } from "svelte"
import type { Language } from "./prefs.svelte"

const SHARED = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" })
const OF_GAMES = import.meta.glob<string>(["./games/*/locales/*.ftl", "more-games/*/locales/*.ftl"], {
  query: "?raw",
  import: "default",
})
const OF_PARTS = import.meta.glob<string>("./*/locales/*.ftl", { query: "?raw", import: "default" })

const EVERYWHERE = "" // instead of the id of a game

// No line of Polish or Russian ends with a word of one letter: it stays with the word after it.
const ONE_LETTER: Partial<Record<Language, RegExp>> = {
  pl: /(^|[\s(„])((?:[aiouwz] )+)/gi,
  ru: /(^|[\s(«])((?:[авикосуя] )+)/gi,
}

let bundles = $state.raw<Map<string, FluentBundle>>(new Map())
let formats = $state.raw(formatsOf("en"))
let spoken: Language = "en"
let wanted: Language = "en" // chosen last: its catalogues may still be on their way
const openedParts = new Set<string>()

/** “en” is British English here, also in lists and dates: “Ann, Ben and Cid”, “18 Nov 2026”. */
export function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : language
}

function formatsOf(language: Language) {
  return {
    oneLetter: ONE_LETTER[language],
    list: onceAsked(() => new Intl.ListFormat(localeOf(language))),
    facts: onceAsked(() => new Intl.ListFormat(language, { style: "narrow" })),
    number: onceAsked(() => new Intl.NumberFormat(language)),
    percent: onceAsked(() => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 })),
    tenths: onceAsked(() => {
      const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
      return new Intl.NumberFormat(language, { style: "percent", ...digits })
    }),
    signed: onceAsked(() => new Intl.NumberFormat(language, { signDisplay: "exceptZero" })),
  }
}

/** Made by the first who wants it: each takes a browser milliseconds, and home needs hardly any. */
function onceAsked<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

export type Args = Record<string, FluentVariable>

/** Load all catalogues of a language and say everything in it from now on. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language
  const own = Object.keys(OF_GAMES).filter((path) => path.endsWith(`/${language}.ftl`))
  const loading = own.map(
    async (path) => [folderOf(path), bundleOf(language, await OF_GAMES[path]!())] as const,
  )
  const shared = bundleOf(language, await SHARED[`../locales/${language}.ftl`]!())
  const loaded = new Map<string, FluentBundle>([[EVERYWHERE, shared], ...(await Promise.all(loading))])
  // Also those of a part that is opened meanwhile.
  for (const part of openedParts) loaded.set(...(await bundleOfPart(part, language)))
  if (language !== wanted) return
  bundles = loaded
  formats = formatsOf(language)
  spoken = language
  document.documentElement.lang = language
}

/** The words of a part of the page, named as its folder; to be awaited before the part is drawn. */
export async function loadWordsOf(part: string): Promise<Words> {
  openedParts.add(part)
  // Whoever waits for them must not be drawn anew in another language.
  while (!untrack(() => bundles.has(part))) {
    const language = spoken
    const loaded = await bundleOfPart(part, language)
    // Another language may have been chosen meanwhile.
    if (language === spoken) bundles = new Map([...bundles, loaded])
  }
  return wordsOf(part)
}

const bundleOfPart = async (part: string, language: Language) =>
  [part, bundleOf(language, await OF_PARTS[`./${part}/locales/${language}.ftl`]!())] as const

/** A game is called as its folder is; so is a part. */
const folderOf = (path: string): string => path.split("/").at(-3)!

function bundleOf(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

export interface Words {
  /** The message of that name. A missing one shows its name; a test finds those. */
  t(id: string, args?: Args): string
  has(id: string): boolean
}

/** What a game says: its own messages first, then the shared ones. */
export function wordsOf(game: string): Words {
  const bundleWith = (id: string) =>
    [bundles.get(game), bundles.get(EVERYWHERE)].find((bundle) => bundle?.hasMessage(id))
  return {
    has: (id) => bundleWith(id) !== undefined,
    t(id, args) {
      const bundle = bundleWith(id)
      const pattern = bundle?.getMessage(id)?.value
      return pattern ? together(bundle!.formatPattern(pattern, args ? asShown(args) : null, [])) : id
    },
  }
}

export const { t, has } = wordsOf(EVERYWHERE)

/** A text whose lines break where the language allows it. */
export const together = (text: string): string =>
  formats.oneLetter
    ? text.replace(
        formats.oneLetter,
        (_, before: string, words: string) => before + words.replaceAll(" ", "\u00a0"),
      )
    : text

/** Names and other equals: “Ann, Ben and Cid”. */
export const list = (items: Iterable<string>): string => formats.list().format(items)

/** Facts side by side, as briefly as the language allows: “Ann 10, Ben 17”. */
export const facts = (items: Iterable<string>): string => formats.facts().format(items)

/** The first number that a browser formats takes it some 20 ms: better while nobody waits for one. */
export const prepareNumbers = (): void => void [formatNumber(0), new Intl.PluralRules(spoken).select(0)]

export const formatNumber = (n: number): string => minus(formats.number().format(n))

/** What is won or lost: “+3”, “−2”, “0”. */
export const formatSigned = (n: number): string => minus(formats.signed().format(n))

/** A part of one: “45%”, “45 %”. */
export const formatPercent = (part: number): string => formats.percent().format(part)

/** The same with a digit more: “45.2%”, “45,2 %”. */
export const formatTenths = (part: number): string => formats.tenths().format(part)

// Browsers write the hyphen of a keyboard, which is hardly seen and breaks off at the end of a line.
const minus = (text: string): string => text.replace("-", "−")

class NumberWithMinus extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return minus(super.toString(...scope))
  }
}

// Alphabets that are written from the right: Hebrew, Arabic and their relatives.
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** A name of such an alphabet does not turn round what stands beside it: “שרה (2)”, not “(2) שרה”. */
const isolated = (text: string): string => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text)

function shown(value: Args[string]): Args[string] {
  if (typeof value === "string") return isolated(value)
  return typeof value === "number" && value < 0 ? new NumberWithMinus(value) : value
}

/** What is put into a message. */
const asShown = (args: Args): Args =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shown(value)]))

/** An error in words: by its clause, or its code. What nobody foresaw is said in general. */
export function problem(error: unknown, words: Words = { t, has }): string {
  const { code, clause } = error as { code?: string; clause?: string }
  if (clause && words.has(`clause-${clause}`)) return words.t(`clause-${clause}`)
  if (code && words.has(`error-${code}`)) return words.t(`error-${code}`)
  console.warn(error)
  return t("error-other")
}
