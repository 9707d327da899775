// Where in a book one reads: what its links need to know.

import { getContext, setContext } from "svelte"

export interface Reading {
  addressOf(id: string): string
  goTo(id: string): void
}

const KEY = Symbol("reading")
export const provideReading = (reading: Reading): void => void setContext(KEY, reading)
export const useReading = (): Reading => getContext(KEY)
