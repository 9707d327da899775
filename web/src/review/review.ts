// The review of a finished game, as the server sends it (docs/review.md).

import type { Point } from "../shared/Chart.svelte"

export interface Turn {
  /** Of the action, from 1; 0 is the deal. */
  number: number
  change: number
}

export interface Option {
  action: string
  value: number
  visits: number
  chosen: boolean
}

export interface Moment {
  number: number
  seat: number | null
  action: string
  /** Per seat, before: the share of the victory. */
  expected: number[]
  choice?: number[]
  luck?: number[]
  options?: Option[]
}

export interface SeatSummary {
  began: number
  decisions: number
  others: number
  luck: number
  result: number
  best: Turn | null
  dearest: Turn | null
  swings: Turn[]
}

export interface Review {
  /** It ends before the rules would end it; of reviews that are older than this, undefined. */
  given_up?: boolean
  moments: Moment[]
  seats: SeatSummary[]
}

/** The progress; `review` when it is complete. */
export interface ReviewState {
  asked: boolean
  done: number
  of: number
  review: Review | null
}

/** What a seat could expect at every moment, and in the end; where on a chart that is. */
export function curveOf({ moments, seats }: Review, seat: number): Point[] {
  const shares = [...moments.map(({ expected }) => expected[seat]!), seats[seat]!.result]
  return shares.map((y, i) => ({ x: i / moments.length, y }))
}

/** A moment at which a seat had a choice, with what it meant for this seat. */
export interface Decision extends Turn {
  action: string
  /** The chance of winning before it: that of the best option. */
  before: number
  /** What was drawn, or came to light, until the next action. */
  luck: number
  /** The best first. */
  options: Option[]
}

export const decisionsOf = ({ moments }: Review, seat: number): Decision[] =>
  moments.flatMap(({ number, seat: decided, action, expected, choice, luck, options }) =>
    decided === seat && options
      ? [
          {
            ...{ number, action, options },
            before: expected[seat]!,
            change: choice?.[seat] ?? 0,
            luck: luck?.[seat] ?? 0,
          },
        ]
      : [],
  )

const WORTH_A_ROW = 0.02

/** The moments worth a row in a table: where much has changed for anybody, and the end. */
export function rowsOf(review: Review): { number: number; shares: number[] }[] {
  const all = review.moments.map(({ number, expected }) => ({ number, shares: expected }))
  const last = { number: all.length, shares: review.seats.map(({ result }) => result) }
  const rows = [all[0]!]
  for (const row of [...all, last])
    if (
      row === last ||
      row.shares.some((share, seat) => Math.abs(share - rows.at(-1)!.shares[seat]!) >= WORTH_A_ROW)
    )
      rows.push(row)
  return rows
}

/** Where the board shows it: before the action, as the deciding seat saw it. */
export const linkTo = (table: string, number: number, seat: number): string =>
  `#replay=${table}&at=${Math.max(0, number - 1)}&seat=${seat}`
