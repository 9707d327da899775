// Glücksgriff in sentences: what a button does, and what somebody did.

import { facts, list } from "client/words.svelte"
import { t } from "./words"
import type { HintReason } from "./declared"
import type { Line } from "./types"

/** A blank card of the box, as a table wants it. */
export interface HouseCard {
  title: string
  value: number
  power: string
}

export const describeHouseCard = ({ title, value, power }: HouseCard): string =>
  t("griff-house-card", { title, value, power })

/** The titles of house cards, in the order of their kinds. */
export type Titles = string[]

const isHouse = (card: string) => card.startsWith("X")
const titleOf = (card: string, titles: Titles) => titles[Number(card.slice(1))] ?? t("griff-card-X")

/** A card by its name: numbers are themselves. */
export const cardName = (card: string, titles: Titles = []): string =>
  /^[JHM]$/.test(card) ? t(`griff-card-${card}`) : isHouse(card) ? titleOf(card, titles) : card

/** Cards that have no order among themselves; nothing for none. */
export const cardNames = (cards: string[], titles: Titles): string =>
  facts(cards.map((card) => cardName(card, titles)))

/** A card as it is laid or taken: “a 6”, „einen Joker“, «карту 6». */
export const aCard = (card: string, titles: Titles = []): string => t("griff-a-card", cardParts(card, titles))

function cardParts(card: string, titles: Titles) {
  if (isHouse(card)) return { card: "X", title: titleOf(card, titles) }
  return { card: /^\d+$/.test(card) ? Number(card) : card, title: "" }
}

/** “joker–2–3”, of an action's “J-2-3”. */
const inARow = (cards: string, titles: Titles) =>
  cards
    .split("-")
    .map((card) => cardName(card, titles))
    .join("–")

/** Cards of a set, a street, or a knock: what goes below a street and what above it. */
const groups = (rest: string[], titles: Titles) => list(rest.map((cards) => inARow(cards, titles)))

/** A single card is said with its article. */
const isOne = (rest: string[]) => rest.length === 1 && !rest[0]!.includes("-")

const upper = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function sayPlay(action: string, names: string[] = [], titles: Titles = []): string {
  const [verb, ...rest] = action.split(" ")
  switch (verb) {
    case "discard":
    case "offer":
      return upper(t(`griff-${verb}`, { card: aCard(rest[0]!, titles) }))
    case "knock":
      if (isOne(rest)) return upper(t("griff-knock-one", cardParts(rest[0]!, titles)))
      return upper(t("griff-knock", { cards: groups(rest, titles) }))
    case "set":
    case "street":
      return upper(t(`griff-${verb}`, { cards: groups(rest, titles) }))
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

/** Why a turn is a good one. */
export function sayReason(reason: HintReason, names: string[], titles: Titles): string {
  switch (reason.kind) {
    case "takes":
      return t("reason-takes", { card: aCard(reason.card, titles) })
    case "skips":
      return t("reason-skips", { name: names[reason.seat]! })
    default: {
      const { kind, ...parts } = reason
      return t(`reason-${kind}`, parts)
    }
  }
}

export const sayThenDraw = (action: string, names: string[], titles: Titles): string =>
  t("griff-then-draw", { play: sayPlay(action, names, titles) })

export const sayThenTake = (action: string, card: string, names: string[], titles: Titles): string =>
  t("griff-then-take", { play: sayPlay(action, names, titles), card: aCard(card, titles) })

/** “Take the top card: 6” */
export const sayPlayWith = (action: string, card: string, names: string[], titles: Titles): string =>
  t("griff-play-with", { play: sayPlay(action, names, titles), card: cardName(card, titles) })

export const named = (card: string | undefined, titles: Titles) =>
  card ? aCard(card, titles) : t("griff-some-card")

function sayDone(line: Line, names: string[], titles: Titles): string {
  const [verb, ...rest] = line.action.split(" ")
  const name = names[line.seat]!
  const other = names[Number(rest.at(-1))] ?? ""
  switch (verb) {
    case "take":
      return rest[0] === "from"
        ? t("did-take-from", { name, other, card: named(line.taken, titles) })
        : t("did-take", { name, card: named(line.taken, titles) })
    case "discard":
    case "offer":
      return t(`did-${verb}`, { name, card: aCard(rest[0]!, titles) })
    case "knock":
      if (isOne(rest)) return t("did-knock-one", { name, ...cardParts(rest[0]!, titles) })
      return t("did-knock", { name, cards: groups(rest, titles) })
    case "set":
    case "street":
      return t(`did-${verb}`, { name, cards: groups(rest, titles) })
    case "hourglass":
      return t("did-hourglass", { name, other })
    case "lay":
      return t("did-lay", { name, card: named(line.laid, titles) })
    case "glücksgriff":
      return t("did-call", { name })
    default:
      return t(`did-${verb}`, { name })
  }
}

/** What was done; the end of a turn says nothing by itself. */
export const sayDeeds = (line: Line, names: string[], titles: Titles): string[] => [
  ...(line.action === "end" ? [] : [sayDone(line, names, titles)]),
  ...(line.reshuffled ? [t("griff-reshuffled")] : []),
]

/** The sentences of a line: what was done, and what came of it. */
export function sentences(line: Line, names: string[], titles: Titles = []): string[] {
  const said = sayDeeds(line, names, titles)
  if (line.round_over === undefined) return said
  said.push(t("griff-round-over", { round: line.round_over }))
  const verdict = callOf(line)
  if (verdict) said.push(sayCall(verdict, names))
  for (const point of line.points) {
    const name = names[point.seat]!
    if (point.why === "halved")
      said.push(t("griff-halved", { name, reached: point.reached, points: line.totals![point.seat]! }))
    else if (point.why === "hand")
      said.push(
        t("griff-points", { name, points: point.points, cards: handInWords(line, point.seat, titles) }),
      )
  }
  if (line.dealer !== undefined)
    said.push(t("griff-next-round", { name: names[line.dealer]!, card: named(line.upcard, titles) }))
  return said
}

const handInWords = (line: Line, seat: number, titles: Titles) =>
  cardNames(line.hands![seat]!, titles) || t("griff-empty-hand")

/** Who called in this round, with how much, and who had as little: nobody, if the call was right. */
export interface Call {
  seat: number
  hand: number
  lowest: number
  others: number[]
  points: number
}

export function callOf({ points }: Line): Call | null {
  const hands = points.flatMap((one) => ("hand" in one ? [{ seat: one.seat, hand: one.hand }] : []))
  const handOf = (seat: number) => hands.find((one) => one.seat === seat)?.hand ?? 0
  const right = points.find((one) => one.why === "call")
  if (right) return { seat: right.seat, hand: handOf(right.seat), lowest: 0, others: [], points: 0 }
  const wrong = points.find((one) => one.why === "wrong-call")
  if (!wrong) return null
  const { seat, lowest } = wrong
  const others = hands.filter((one) => one.seat !== seat && one.hand === lowest).map((one) => one.seat)
  return { seat, hand: handOf(seat), lowest, others, points: wrong.points }
}

/** “Anna called with 6, and was right!” To the caller it is said as “you”. */
export function sayCall({ seat, hand, lowest, others, points }: Call, names: string[], me?: number | null) {
  const you = seat === me ? "-you" : ""
  const args = {
    name: names[seat]!,
    hand,
    lowest,
    points,
    others: list(others.map((one) => names[one]!)),
  }
  return t(`griff-${others.length ? "wrong" : "right"}-call${you}`, args)
}
