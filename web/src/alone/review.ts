// A finished game, moment by moment: what everybody could expect, and what changed it. In the order of
// glueck/review/review.py and summary.py, to whose results it is compared (tests/wasm).

import type { Moment, Review, SeatSummary, Turn } from "../review/review"
import type { Match } from "./match"
import type { Judge, Judgement, Noteworthy, Position, Question } from "./rules"

/** null: there was no choice. */
export type Judged = Judgement | null

type Noted = Required<Moment>

const DIGITS = 4

/** What is to be asked next, and what was answered so far: goes on wherever it was interrupted. */
export class GrowingReview {
  #position: Position
  #decidedLast: number | null = null
  readonly judged: Judged[] = []

  constructor(
    private readonly match: Match,
    judged: readonly Judged[] = [],
  ) {
    this.#position = match.start
    for (const one of judged.slice(0, match.past.length)) this.#take(one)
  }

  get isWhole(): boolean {
    return this.judged.length === this.match.past.length
  }

  /** Judge the next moment at which somebody had a choice. */
  async goOn(judge: Judge): Promise<void> {
    for (;;) {
      if (this.isWhole) return
      const question = this.#question()
      this.#take(question && (await judge.judge(this.#position, question)))
      if (question) return
    }
  }

  #question(): Question | null {
    const { rules, past, opened } = this.match
    if (rules.legal(this.#position).length === 1) return null
    const [number, seat] = [this.judged.length, rules.seat(this.#position)]
    const asked = seat === this.#decidedLast ? [seat] : [...opened.chairs.keys()]
    return { number, seat, chosen: past[number]!, asked }
  }

  #take(one: Judged): void {
    const { rules, past } = this.match
    if (one) this.#decidedLast = rules.seat(this.#position)
    this.#position = rules.replay(this.#position, [past[this.judged.length]!])
    this.judged.push(one)
  }
}

/** A complete review, to be shown. */
export function told(match: Match, judged: readonly Judged[], noteworthy: Noteworthy): Review {
  const noted = momentsOf(match, judged)
  return {
    given_up: !match.rules.isOver(match.position),
    moments: noted.map(shortened),
    seats: match.opened.chairs.map((_, seat) => summaryOf(noted, seat, noteworthy)),
  }
}

/** The deal and all actions. For every seat, what choice and luck changed in all of them is its result
 * less an equal share; in a game that was given up, what it expected last. */
function momentsOf({ lines, opened, rules, position }: Match, judged: readonly Judged[]): Noted[] {
  const seats = [...opened.chairs.keys()]
  const nothing = seats.map(() => 0)
  const places = rules.places(position)
  const winners = places.filter((place) => place === 1).length
  const result: Judgement = {
    expected: rules.isOver(position)
      ? Object.fromEntries(places.map((place, seat) => [seat, place === 1 ? 1 / winners : 0]))
      : {},
    choice: [],
    options: [],
  }
  const deal = { number: 0, seat: null, action: "", expected: seats.map(() => 1 / seats.length) }
  const moments: Noted[] = [{ ...deal, choice: nothing, luck: nothing, options: [] }]
  for (const [i, one] of [...judged, result].entries()) {
    const last = moments.at(-1)!
    // Nobody has learned anything: only the choice has changed what they expect.
    const carried = seats.map((seat) => last.expected[seat]! + last.choice[seat]!)
    const then = seats.map((seat) => one?.expected[seat] ?? Math.min(1, Math.max(0, carried[seat]!)))
    last.luck = seats.map((seat) => then[seat]! - carried[seat]!)
    if (i === judged.length) break
    const choice = one?.choice.length ? one.choice : nothing
    const { seat, words: action } = lines[i]!
    const options = one?.options ?? []
    moments.push({ number: i + 1, seat, action, expected: then, choice, luck: nothing, options })
  }
  return moments
}

function summaryOf(moments: readonly Noted[], seat: number, { swings, small }: Noteworthy): SeatSummary {
  const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)
  const largest = (turns: Turn[]): Turn[] =>
    turns
      .filter(({ change }) => Math.abs(change) >= small)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .map(({ number, change }) => ({ number, change: rounded(change) }))
  const own = moments.filter((one) => one.seat === seat && one.options.length > 1)
  const found = own.filter(({ options }) => options[0]!.chosen)
  const lead = ({ options }: Noted): number => options[0]!.value - options[1]!.value
  const began = moments[0]!.expected[seat]!
  const decisions = sum(moments.map((one) => (one.seat === seat ? one.choice[seat]! : 0)))
  const others = sum(moments.map((one) => (one.seat === seat ? 0 : one.choice[seat]!)))
  const luck = sum(moments.map((one) => one.luck[seat]!))
  const changes = moments.map(({ number, choice, luck }) => ({
    number,
    change: choice[seat]! + luck[seat]!,
  }))
  return {
    began: rounded(began),
    decisions: rounded(decisions),
    others: rounded(others),
    luck: rounded(luck),
    result: rounded(began + decisions + others + luck),
    best: largest(found.map((one) => ({ number: one.number, change: lead(one) })))[0] ?? null,
    dearest: largest(own.map(({ number, choice }) => ({ number, change: choice[seat]! })))[0] ?? null,
    swings: largest(changes).slice(0, swings),
  }
}

/** Without empty fields, as there are hundreds of moments. */
function shortened({ choice, luck, options, ...rest }: Noted): Moment {
  return {
    ...rest,
    expected: rest.expected.map(rounded),
    ...(choice.some(Boolean) ? { choice } : {}),
    ...(luck.some(Boolean) ? { luck: luck.map(rounded) } : {}),
    ...(options.length ? { options } : {}),
  }
}

const rounded = (value: number): number => Math.round(value * 10 ** DIGITS) / 10 ** DIGITS + 0
