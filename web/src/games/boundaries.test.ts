// A game is its folder: nothing else in the page names one.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { titleOf } from "./registry"

const GAMES = import.meta.dirname
const WEB = join(GAMES, "../..")
// Keys by which the page asks every game.
const ASKED_OF_ALL = /^title-long$|^(howto|prompt|option|help|clause|lesson)-/
const ids = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

const written = (readdirSync(WEB, { recursive: true, encoding: "utf8" }) as string[]).filter(
  (name) =>
    /^(src|locales|index\.html|vite\.config\.ts)/.test(name) &&
    /\.(ts|svelte|css|html|ftl)$/.test(name) &&
    name !== join("src", "wire.ts"), // made by Python
)

/** Its names, its options, its clauses, and the keys that only its catalogues have. */
function ownWords(id: string): string[] {
  const read = (path: string) => readFileSync(join(WEB, path), "utf8")
  const own = read(join("src/games", id, "locales/en.ftl"))
  const declared = read(join("src/games", id, "declared.ts"))
  const options = JSON.parse(/^export const OPTIONS = (.*) as const$/m.exec(declared)![1]!) as object
  const reasons = JSON.parse(/^export const REASONS = (.*) as const$/m.exec(declared)![1]!) as string[]
  const keysOf = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!)
  const shared = new Set(keysOf(read("locales/en.ftl")))
  const keys = keysOf(own).filter((key) => key.includes("-") && !shared.has(key) && !ASKED_OF_ALL.test(key))
  return [
    id,
    /^title = (.*)$/m.exec(own)![1]!,
    ...Object.keys(options),
    ...new Set(reasons.map((clause) => `${clause.split("-")[0]}-`)),
    ...keys.flatMap((key) => [`"${key}"`, `\`${key}`]),
  ]
}

test.each(ids)("%s is named in its own folder only", (id) => {
  const elsewhere = written.filter((name) => !name.startsWith(join("src", "games", id)))
  expect(elsewhere.length).toBeGreaterThan(50)
  const words = ownWords(id)
  const found = elsewhere.flatMap((name) => {
    const text = readFileSync(join(WEB, name), "utf8")
    return words.filter((one) => text.includes(one)).map((one) => `${name}: ${one}`)
  })
  expect(found).toEqual([])
})

test("a game that the page does not know has no title of another one", () => {
  expect(titleOf("chess")).toBe("chess")
})
