// The words of actions. Some depend on the position: `{1+2}` stands for the second number that the rules
// give for it, and two more.

import { HERE, type Instance } from "./instance"

const HOLE = /\{(\d+)([+-]\d+)\}/g

/** The words of an action in a position that lies in a module's memory. */
export function wordsIn(module: Instance, action: number, p = HERE): string {
  const words = module.facts.actions[action]!
  if (!words.includes("{")) return words
  module.call("words", p)
  const numbers = module.area("numbers")
  return words.replace(HOLE, (_, place: string, more: string) =>
    String(numbers[Number(place)]! + Number(more)),
  )
}

/** Words as they are compared: however they were written. */
export const plainWords = (words: string): string =>
  words.normalize("NFC").trim().split(/\s+/).join(" ").toLowerCase()

/** The same for actions that only differ in their order: laying 6-6-J is laying 6-J-6. */
export const meaningOf = (module: Instance, action: number): string =>
  wordsIn(module, action).split(/[ -]/).sort().join()

/** Of those that mean the same, the first. */
export function different<T extends { action: number }>(module: Instance, tried: readonly T[]): T[] {
  const found = new Map<string, T>()
  for (const one of tried) {
    const meant = meaningOf(module, one.action)
    if (!found.has(meant)) found.set(meant, one)
  }
  return [...found.values()]
}
