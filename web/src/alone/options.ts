// Options of a table as the rules want them: numbers, in the order in which the game declares them.

import { Refused } from "../state/connection"
import type { Facts, Form, OptionFacts } from "./facts"

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
  facts.options.flatMap((option) => {
    const numbers = numbersOf(option, seats, values[option.name])
    return [...numbers, ...zeros(option, numbers)]
  })

const zeros = ({ name, width }: OptionFacts, numbers: number[]): number[] => {
  if (numbers.length > width) throw new Refused("option", `${name}: these are too many`)
  return Array<number>(width - numbers.length).fill(0)
}

function numbersOf(form: Form, seats: number, value: unknown): number[] {
  if (form.list) return numbersOfList(form, form.list, seats, value)
  const number = numberOf(form, seats, value)
  if (number === null) throw new Refused("option", `${form.name}: it cannot be ${JSON.stringify(value)}`)
  return [number]
}

function numberOf(
  { values, first = 0, seat, least, most }: Form,
  seats: number,
  value: unknown,
): number | null {
  if (values) return values.includes(value) ? first + values.indexOf(value) : null
  if (seat !== undefined && value === seat) return 0
  if (typeof value !== "number" || !Number.isInteger(value)) return null
  if (seat !== undefined) return value >= 0 && value < seats ? value + 1 : null
  return value >= (least ?? 0) && value <= (most ?? Infinity) ? value : null
}

function numbersOfList({ name }: Form, parts: Form[], seats: number, value: unknown): number[] {
  if (!Array.isArray(value)) throw new Refused("option", `${name}: it is no list`)
  const items = value as Record<string, unknown>[]
  const each = items.flatMap((item) => parts.flatMap((part) => numbersOf(part, seats, item?.[part.name])))
  return [items.length, ...each]
}
