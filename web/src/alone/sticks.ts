// A game for tests of tables, small enough to be read: each takes one or two of nine sticks and may take
// that back until `end`; who takes the last one wins. Each has a secret number, which only they see.

import { Refused } from "../state/connection"
import type { Advice, Answer, Judge, Judgement, Played, Position, Question, Rules, Thinker } from "./rules"

const [SEAT, SEATS, OVER, UNDOABLE, STICKS, TAKEN, SECRETS] = [0, 1, 2, 3, 4, 5, 6]
const ACTIONS = ["take 1", "take 2", "end", "whisper 7"]
const [END, WHISPER] = [2, 3]

export class Sticks implements Rules {
  readonly game = "sticks"
  readonly version = 3
  readonly layout = "abc"
  readonly waiting = "ST-01"

  options = (seats: number, given: Record<string, unknown>) => {
    if (seats !== 2 && seats !== 3) throw new Refused("seats", "two or three")
    return { sticks: 9, ...given }
  }
  start(seats: number, seed: string, options: Record<string, unknown>): Position {
    const secrets = Array.from({ length: seats }, (_, i) => parseInt(seed.slice(2 * i, 2 * i + 2), 16))
    return Uint8Array.from([0, seats, 0, 0, Number(options.sticks), 0, ...secrets])
  }
  replay = (from: Position, actions: readonly number[]): Position =>
    actions.reduce((position, action) => this.play(position, action).position, from)
  seat = (position: Position) => position[SEAT]!
  isOver = (position: Position) => position[OVER] === 1
  undoable = (position: Position) => position[UNDOABLE]!
  scores = (position: Position) =>
    Array.from({ length: position[SEATS]! }, (_, seat) => Number(this.#won(position, seat)))
  places = (position: Position) => this.scores(position).map((score) => 2 - score)
  #won = (position: Position, seat: number) => this.isOver(position) && position[SEAT] === seat
  legal = (position: Position) =>
    ACTIONS.flatMap((_, action) => (this.refusal(position, action) ? [] : [action]))
  words = (_: Position, action: number) => ACTIONS[action]!
  covered = (action: number, words: string) => (action === WHISPER ? "whisper" : words)
  hear(_: Position, words: string): number {
    const found = ACTIONS.indexOf(words)
    if (found < 0) throw new Refused("unknown_action", words)
    return found
  }
  unfit = (_: Position, words: string) => (words === "take 9" ? "ST-05" : null)
  refusal(position: Position, action: number): string | null {
    if (this.isOver(position)) return "ST-02"
    if (action === END) return position[TAKEN] ? null : "ST-03"
    if (action === WHISPER) return position[TAKEN] ? "ST-04" : null
    return position[TAKEN] || position[STICKS]! <= action ? "ST-04" : null
  }
  play(before: Position, action: number): Played {
    const clause = this.refusal(before, action)
    if (clause) throw new Refused("illegal", clause, clause)
    const position = before.slice()
    if (action === END) {
      position[TAKEN] = position[UNDOABLE] = 0
      if (position[STICKS] === 0) position[OVER] = 1
      else position[SEAT] = (position[SEAT]! + 1) % position[SEATS]!
    } else {
      position[UNDOABLE]!++
      if (action !== WHISPER) position[TAKEN] = action + 1
      if (action !== WHISPER) position[STICKS]! -= action + 1
    }
    return { position, entry: { points: [] } }
  }
  plan(): Answer {
    throw new Refused("wish", "that cannot be wished for in this game")
  }
  view = (position: Position, seat: number | null) =>
    position.map((byte, i) => (i >= SECRETS && i - SECRETS !== seat ? 0 : byte))
}

/** Takes the first thing that is legal. */
export class FirstThing implements Thinker {
  asked: string[] = []
  constructor(private readonly rules: Rules) {}
  async decide(level: string, position: Position, _seed: number, mind: string): Promise<number> {
    this.asked.push(`${level} ${mind}`)
    return this.rules.legal(position)[0]!
  }
  async hints(position: Position): Promise<Advice> {
    const words = this.rules.words(position, this.rules.legal(position)[0]!)
    return { turns: [{ actions: [words], reasons: [], value: 0.5 }], now: 0.5 }
  }
}

/** Who took the first thing that is legal did well; each other thing costs a tenth. */
export class FirstIsBest implements Judge {
  readonly noteworthy = { swings: 3, small: 0.005 }
  asked: Question[] = []
  constructor(private readonly rules: Rules) {}
  async judge(position: Position, question: Question): Promise<Judgement> {
    this.asked.push(question)
    const { seat, chosen, asked } = question
    const seats = this.rules.scores(position).map((_, one) => one)
    const options = this.rules.legal(position).map((action, place) => ({
      action: this.rules.words(position, action),
      value: 0.6 - place / 10,
      visits: 1,
      chosen: action === chosen,
    }))
    const cost = 0.6 - options.find((one) => one.chosen)!.value
    return {
      expected: Object.fromEntries(asked.map((one) => [one, one === seat ? 0.6 : 0.4 / (seats.length - 1)])),
      choice: cost ? seats.map((one) => (one === seat ? -cost : cost / (seats.length - 1))) : [],
      options,
    }
  }
}
