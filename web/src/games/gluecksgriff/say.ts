// Glücksgriff in sentences: what a button does, and what somebody did.

import { t } from "./words"
import type { Line } from "./types"

/** A blank card of the box, as a table wants it. */
export interface HouseCard {
  title: string
  value: number
  power: string
}

export const describeHouseCard = ({ title, value, power }: HouseCard): string =>
  `${t("griff-house-card", { title, value })} (${t(`power-${power}`)})`

/** The titles of house cards, in the order of their kinds. */
export type Titles = string[]

const isHouse = (card: string) => card.startsWith("X")
const titleOf = (card: string, titles: Titles) => titles[Number(card.slice(1))] ?? card

/** A card by its name: numbers are themselves. */
export const cardName = (card: string, titles: Titles = []): string =>
  /^[JHM]$/.test(card) ? t(`griff-card-${card}`) : isHouse(card) ? titleOf(card, titles) : card

/** A card as it is laid or taken: “a 6”, „einen Joker“, «карту 6». */
export function aCard(card: string, titles: Titles = []): string {
  if (isHouse(card)) return t("griff-a-card", { card: "X", title: titleOf(card, titles) })
  return t("griff-a-card", { card: /^\d+$/.test(card) ? Number(card) : card, title: "" })
}

/** Cards of a knock: what goes below a street and what above it. */
const groups = (rest: string[]) =>
  rest.length > 1 ? t("griff-and", { a: rest[0]!, b: rest[1]! }) : (rest[0] ?? "")

const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function sayPlay(action: string, names: string[] = [], titles: Titles = []): string {
  const [verb, ...rest] = action.split(" ")
  switch (verb) {
    case "discard":
    case "offer":
      return upper(t(`griff-${verb}`, { card: aCard(rest[0]!, titles) }))
    case "set":
    case "street":
    case "knock":
      return upper(t(`griff-${verb}`, { cards: groups(rest) }))
    case "hourglass":
      return upper(t("griff-hourglass", { name: names[Number(rest[0])] ?? "" }))
    case "take":
      return upper(
        rest[0] === "from"
          ? t("griff-take-from", { name: names[Number(rest[1])] ?? "" })
          : t(`griff-take-${rest[0]}`),
      )
    case "lay":
      return upper(t(rest[0] ? `griff-lay-${rest[0]}` : "griff-lay"))
    case "glücksgriff":
      return "Glücksgriff!" // in every language
    default:
      return upper(t(`griff-${verb}`))
  }
}

function sayDone(line: Line, names: string[], titles: Titles): string {
  const [verb, ...rest] = line.action.split(" ")
  const name = names[line.seat]!
  const other = names[Number(rest.at(-1))] ?? ""
  switch (verb) {
    case "take":
      return rest[0] === "from"
        ? t("did-take-from", { name, other })
        : t("did-take", { name, card: line.taken ? aCard(line.taken, titles) : t("griff-some-card") })
    case "discard":
    case "offer":
      return t(`did-${verb}`, { name, card: aCard(rest[0]!, titles) })
    case "set":
    case "street":
    case "knock":
      return t(`did-${verb}`, { name, cards: groups(rest) })
    case "hourglass":
      return t("did-hourglass", { name, other })
    case "glücksgriff":
      return t("did-call", { name })
    default:
      return t(`did-${verb}`, { name })
  }
}

/** The sentences of a line; the end of a turn says nothing by itself. */
export function sentences(line: Line, names: string[], titles: Titles = []): string[] {
  const said = line.action === "end" ? [] : [sayDone(line, names, titles)]
  if (line.reshuffled) said.push(t("griff-reshuffled"))
  if (line.round_over === undefined) return said
  said.push(t("griff-round-over", { round: line.round_over }))
  for (const point of line.points) {
    const name = names[point.seat]!
    if (point.why === "halved")
      said.push(t("griff-halved", { name, reached: point.reached!, points: line.totals![point.seat]! }))
    else if (point.why === "wrong-call") said.push(t("griff-wrong-call", { name, points: point.points }))
    else if (point.why === "call") said.push(t("griff-right-call", { name }))
    else said.push(t("griff-points", { name, points: point.points }))
  }
  if (line.dealer !== undefined) said.push(t("griff-next-round", { name: names[line.dealer]! }))
  return said
}
