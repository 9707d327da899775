// Options of a table as the rules want them: numbers, in the order in which the game declares them.

import { Refused } from "../state/connection"
import type { Facts, OptionFacts } from "./facts"

/** All options with their values; an unknown or a wrong one is refused by its name. */
export function optionValues(
  facts: Facts,
  seats: number,
  given: Record<string, unknown>,
): Record<string, unknown> {
  if (!facts.seats.includes(seats)) throw new Refused("seats", `${facts.game} is not for ${seats} players`)
  const unknown = Object.keys(given).find((name) => !facts.options.some((option) => option.name === name))
  if (unknown !== undefined) throw new Refused("option", `${unknown}: ${facts.game} has no such option`)
  const values = Object.fromEntries(
    facts.options.map(({ name, default: usual }) => [name, given[name] ?? usual]),
  )
  optionNumbers(facts, seats, values)
  return structuredClone(values)
}

export const optionNumbers = (facts: Facts, seats: number, values: Record<string, unknown>): number[] =>
  facts.options.flatMap((option) => numbersOf(option, seats, values[option.name]))

function numbersOf(option: OptionFacts, _seats: number, value: unknown): number[] {
  const { name, values, least, most } = option
  if (values) {
    const place = values.indexOf(value)
    if (place >= 0) return [place]
  } else if (least != null && most != null) {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most)
      return [value as number]
  }
  throw new Refused("option", `${name}: it cannot be ${JSON.stringify(value)}`)
}
