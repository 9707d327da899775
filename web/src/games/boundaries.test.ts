// A game is its folder: nothing else in the page names one.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { titleOf } from "./registry"

const GAMES = import.meta.dirname
const WEB = join(GAMES, "../..")
const ids = readdirSync(GAMES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

const written = (readdirSync(WEB, { recursive: true, encoding: "utf8" }) as string[]).filter(
  (name) =>
    /^(src|locales|index\.html|vite\.config\.ts)/.test(name) &&
    /\.(ts|svelte|css|html|ftl)$/.test(name) &&
    name !== join("src", "wire.ts"), // made by Python
)

test.each(ids)("%s is named in its own folder only", (id) => {
  const elsewhere = written.filter((name) => !name.startsWith(join("src", "games", id)))
  expect(elsewhere.length).toBeGreaterThan(50)
  const titles = readFileSync(join(GAMES, id, "locales", "en.ftl"), "utf8").match(/^title = (.*)$/m)!
  const names = [id, titles[1]!]
  const found = elsewhere.filter((name) => {
    const text = readFileSync(join(WEB, name), "utf8")
    return names.some((one) => text.includes(one))
  })
  expect(found).toEqual([])
})

test("a game that the page does not know has no title of another one", () => {
  expect(titleOf("chess")).toBe("chess")
})
