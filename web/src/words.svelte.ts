// What the page says, in the language of the reader: Fluent catalogues, loaded one at a time.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import type { Language } from "./prefs.svelte"

const CATALOGUES = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" })

let bundle = $state.raw<FluentBundle | null>(null)

export type Args = Record<string, FluentVariable>

export async function speak(language: Language): Promise<void> {
  const text = await CATALOGUES[`../locales/${language}.ftl`]!()
  const next = new FluentBundle(language, { useIsolating: false })
  next.addResource(new FluentResource(text))
  bundle = next
  document.documentElement.lang = language
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false
}

/** The message of that name. A missing one shows its name; a test finds those. */
export function t(id: string, args?: Args): string {
  const pattern = bundle?.getMessage(id)?.value
  return pattern ? bundle!.formatPattern(pattern, args ?? null, []) : id
}

/** An error in words: by its clause, or its code. What nobody foresaw is said in general. */
export function problem(error: unknown): string {
  const { code, clause } = error as { code?: string; clause?: string }
  if (clause && has(`clause-${clause}`)) return t(`clause-${clause}`)
  if (code && has(`error-${code}`)) return t(`error-${code}`)
  console.warn(error)
  return t("error-other")
}
