// A rulebook is fetched once, by who reads it.

import type { Language } from "../prefs.svelte"
import { readBook, type Book } from "./book"
import { addressIn } from "./books"

const books = new Map<string, Promise<Book>>()

export function loadBook(game: string, language: Language): Promise<Book> {
  const address = addressIn(game, language)
  if (!books.has(address)) {
    const loading = fetchBook(address)
    books.set(address, loading)
    loading.catch(() => books.delete(address)) // the next one who asks tries again
  }
  return books.get(address)!
}

async function fetchBook(address: string): Promise<Book> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return readBook(await response.text())
}
