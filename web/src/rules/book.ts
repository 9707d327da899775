// A rulebook as it is written in docs/rules: a glossary, chapters of clauses, options. What is there for
// who builds the game is left out: test vectors, words for actions, tables that are drawn from the box.

export interface Clause {
  id: string
  text: string
}

export interface Chapter {
  id: string
  title: string
  introduction: string[]
  clauses: Clause[]
}

export interface Book {
  title: string
  lead: string
  glossary: { title: string; words: { word: string; meaning: string }[]; notes: string[] }
  chapters: Chapter[]
  options: { title: string; options: { name: string; text: string }[] }
}

/** An id as it stands anywhere in a text: a game, a chapter, a number. */
export const CLAUSE_ID = /\b[A-Z]{2}-[A-Z]+-\d{2,3}\b/
const CLAUSE = new RegExp(`^\\*\\*(${CLAUSE_ID.source})\\*\\* (.+)$`)
const OPTION = /^\*\*([a-z_]+)\*\* (.+)$/
const ROW = /^\| (.+?) \| (.+) \|$/
const VECTORS = "TV"

export const chapterOf = (clause: string): string => clause.replace(/-\d+$/, "")

export function readBook(text: string): Book {
  const [head = "", ...sections] = text.split(/^## /m)
  const [title = "", lead = ""] = paragraphsOf(head.replace(/^# /, ""))
  const chapters = sections.map(readChapter).filter((chapter) => chapter !== null)
  return {
    title,
    lead,
    glossary: readGlossary(sections.find((section) => ROW.test(linesOf(section)[1] ?? "")) ?? ""),
    chapters: chapters.filter(({ id }) => id.split("-")[1] !== VECTORS),
    options: readOptions(sections.find((section) => OPTION.test(linesOf(section)[1] ?? "")) ?? ""),
  }
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim())
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph)

function readChapter(section: string): Chapter | null {
  const [heading = "", ...paragraphs] = paragraphsOf(section)
  const clauses = paragraphs.flatMap((paragraph) => {
    const found = CLAUSE.exec(paragraph)
    return found ? [{ id: found[1]!, text: found[2]! }] : []
  })
  if (!clauses.length) return null
  const first = paragraphs.findIndex((paragraph) => CLAUSE.test(paragraph))
  return {
    id: chapterOf(clauses[0]!.id),
    title: heading.replace(/^[A-Z]{2}-[A-Z]+: /, ""),
    introduction: paragraphs.slice(0, first),
    clauses,
  }
}

function readGlossary(section: string): Book["glossary"] {
  const [title = "", ...lines] = linesOf(section)
  const rows = lines.flatMap((line) => {
    const found = ROW.exec(line)
    return found ? [{ word: found[1]!, meaning: found[2]! }] : []
  })
  const notes = lines.filter((line) => !line.startsWith("|"))
  return { title, words: rows.slice(1), notes } // the first row says what the columns are
}

function readOptions(section: string): Book["options"] {
  const [title = "", ...lines] = linesOf(section)
  const options = lines.flatMap((line) => {
    const found = OPTION.exec(line)
    return found ? [{ name: found[1]!, text: found[2]! }] : []
  })
  return { title, options }
}

/** A text in parts: words, and the clauses it names. */
export const partsOf = (text: string): { text: string; isClause: boolean }[] =>
  text
    .split(new RegExp(`(${CLAUSE_ID.source})`))
    .map((part, i) => ({ text: part, isClause: i % 2 === 1 }))
    .filter((part) => part.text)
