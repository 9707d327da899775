// Every step of every guide has words in every language, and there are no words without a step.

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { GAMES } from "../games/registry"

const LANGUAGES = ["en", "de", "pl", "ru"]
const FOLDER = join(import.meta.dirname, "../games")
const guided = [...GAMES].flatMap(([id, { loadGuide }]) => (loadGuide ? [{ id, loadGuide }] : []))
const cases = guided.flatMap((game) => LANGUAGES.map((language) => ({ ...game, language })))

test("two games have a guide", () => expect(guided.length).toBe(2))

test.each(cases)("$id in $language", async ({ id, loadGuide, language }) => {
  const { steps } = (await loadGuide()).default
  const text = readFileSync(join(FOLDER, id, `locales/${language}.ftl`), "utf8")
  const said = [...text.matchAll(/^lesson-([\w-]+) =/gm)].map((found) => found[1]!)
  expect(said.filter((one) => !one.startsWith("poor-")).sort()).toEqual(steps.map(({ id }) => id).sort())
  const source = readFileSync(join(FOLDER, id, "guide.ts"), "utf8")
  for (const one of said.filter((one) => one.startsWith("poor-")))
    expect(source).toContain(`"${one.slice("poor-".length)}"`)
})
