// The rulebooks of docs/rules as the page reads them.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { partsOf, readBook } from "./book"
import { fold, search } from "./search"

const RULES = join(import.meta.dirname, "../../../docs/rules")
const files = readdirSync(RULES).filter((name) => name.endsWith(".md"))
const bookOf = (name: string) => readBook(readFileSync(join(RULES, name), "utf8"))
const idsOf = (name: string) => bookOf(name).chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))

describe.each(files)("%s", (name) => {
  const book = bookOf(name)
  const text = readFileSync(join(RULES, name), "utf8")

  test("has a title, a glossary, chapters with introductions, and options", () => {
    expect(book.title).not.toBe("")
    expect(book.lead.length).toBeGreaterThan(40)
    expect(book.glossary.words.length).toBeGreaterThan(20)
    expect(book.chapters.length).toBeGreaterThan(12)
    for (const chapter of book.chapters) expect(chapter.introduction.length, chapter.id).toBeGreaterThan(0)
    expect(book.options.options.length).toBe(3)
  })

  test("has every clause but the test vectors, in the order in which they are written", () => {
    const written = [...text.matchAll(/^\*\*([A-Z]{2}-[A-Z]+-\d+)\*\*/gm)].map((found) => found[1]!)
    expect(idsOf(name)).toEqual(written.filter((id) => !id.includes("-TV-")))
    expect(idsOf(name)).toEqual(idsOf(name.replace(/\..+/, ".md")))
  })

  test("ends with the questions people ask", () => {
    expect(book.chapters.at(-1)!.id).toMatch(/^[A-Z]{2}-A$/)
  })

  test("names only clauses that it has, but for test vectors", () => {
    const ids = new Set(idsOf(name))
    const said = book.chapters.flatMap(({ clauses, introduction }) => [
      ...introduction,
      ...clauses.map((clause) => clause.text),
    ])
    const named = said.flatMap((one) => partsOf(one).filter((part) => part.isClause))
    expect(named.map((part) => part.text).filter((id) => !ids.has(id) && !id.includes("-TV-"))).toEqual([])
  })
})

const MADE_UP = readBook(`# Chess: the rules

How it is played here.

## Words

| word | meaning |
|---|---|
| rook | a tower |

## XY-MOVE: Moving

Żółw moves first.

**XY-MOVE-01** White begins; see XY-END-01.

**XY-MOVE-02** A ŁĄKA is no straße.

## XY-END: The end

**XY-END-01** Mate.
`)

test("words are found whatever their accents and case, all of them, and ids", () => {
  expect(fold("Łączą STRASSE Straße Ёлка żółw")).toBe("lacza strasse strasse елка zolw")
  const idsFound = (wanted: string) =>
    search(MADE_UP, wanted).found.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(idsFound("laka STRASSE")).toEqual(["XY-MOVE-02"])
  expect(idsFound("laka mate")).toEqual([])
  expect(idsFound("xy-end-01")).toEqual(["XY-MOVE-01", "XY-END-01"])
  expect(search(MADE_UP, "zolw").found.chapters.map(({ introduction }) => introduction)).toEqual([
    ["Żółw moves first."],
  ])
  expect(search(MADE_UP, "tower").count).toBe(1)
  expect(search(MADE_UP, "").count).toBe(5)
})

test("a text is words and the clauses it names", () => {
  expect(partsOf("See XY-MOVE-08, please.")).toEqual([
    { text: "See ", isClause: false },
    { text: "XY-MOVE-08", isClause: true },
    { text: ", please.", isClause: false },
  ])
})
