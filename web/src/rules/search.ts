// Looking for words in a rulebook: accents and case make no difference, and all words must be there.

import type { Book } from "./book"

// Letters that are no plain letter with an accent to Unicode.
const PLAIN: Record<string, string> = { ł: "l", ß: "ss", ø: "o", æ: "ae" }

export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łßøæ]/g, (letter) => PLAIN[letter]!)

/** What of a book has all the words, and how many places that are. */
export function search(book: Book, wanted: string): { found: Book; count: number } {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  const has = (...texts: string[]) => {
    const folded = fold(texts.join(" "))
    return words.every((word) => folded.includes(word))
  }
  const found: Book = {
    ...book,
    glossary: {
      ...book.glossary,
      words: book.glossary.words.filter(({ word, meaning }) => has(word, meaning)),
      notes: book.glossary.notes.filter((note) => has(note)),
    },
    chapters: book.chapters
      .map((chapter) => ({
        ...chapter,
        introduction: chapter.introduction.filter((paragraph) => has(paragraph)),
        clauses: chapter.clauses.filter(({ id, text }) => has(id, text)),
      }))
      .filter(({ introduction, clauses }) => introduction.length + clauses.length),
    options: {
      ...book.options,
      options: book.options.options.filter(({ name, text }) => has(name, text)),
    },
  }
  return { found, count: countOf(found) }
}

const countOf = ({ glossary, chapters, options }: Book): number =>
  glossary.words.length +
  glossary.notes.length +
  chapters.reduce((sum, { introduction, clauses }) => sum + introduction.length + clauses.length, 0) +
  options.options.length
