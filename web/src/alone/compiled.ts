// The rules of a game as their module plays them.

import { Refused } from "../state/connection"
import { decoderOf } from "../state/decode"
import { clauseOf, coverOf, type Facts } from "./facts"
import { Instance } from "./instance"
import { optionNumbers, optionValues } from "./options"
import type { Answer, Entry, Played, Position, Rules } from "./rules"
import { plainWords, wordsIn } from "./words_of"

const NOBODY = -1
const KEY_WORDS = 8
const DIGITS = 8 // hexadecimal, of a word

export class CompiledRules implements Rules {
  readonly layout: string
  readonly waiting: string
  readonly #decodeEntry: (bytes: Uint8Array) => Entry

  constructor(
    readonly facts: Facts,
    private readonly module: Instance,
  ) {
    this.layout = facts.view.layout
    this.waiting = facts.waiting
    this.#decodeEntry = (bytes) => decoderOf<Entry>(facts.entry.tree).decode(bytes)
  }

  get game(): string {
    return this.facts.game
  }
  get version(): number {
    return this.facts.rules
  }

  options = (seats: number, given: Record<string, unknown>) => optionValues(this.facts, seats, given)

  start(seats: number, seed: string, options: Record<string, unknown>): Position {
    this.module.area("key").set(keyOf(seed))
    this.module.area("options").set(optionNumbers(this.facts, seats, options))
    this.module.call("start", 0, seats)
    return this.module.take()
  }

  replay(from: Position, actions: readonly number[]): Position {
    this.module.put(from)
    for (const action of actions) this.#mustBeLegal(this.module.call("play", 0, action))
    return this.module.take()
  }

  seat = (position: Position): number => position[this.facts.position.seat]!
  isOver = (position: Position): boolean => position[this.facts.position.over] !== 0
  undoable = (position: Position): number => position[this.facts.position.undoable]!
  scores = (position: Position): number[] => this.#perSeat("score", position)
  places = (position: Position): number[] => this.#perSeat("rank", position)

  #perSeat(what: string, position: Position): number[] {
    this.module.put(position)
    this.module.call(what, 0)
    return this.module.numbers("numbers", position[this.facts.position.seats]!)
  }

  legal(position: Position): number[] {
    this.module.put(position)
    return this.module.numbers("moves", this.module.call("legal", 0))
  }

  words(position: Position, action: number): string {
    this.module.put(position)
    return wordsIn(this.module, action)
  }

  covered = (action: number, words: string): string => coverOf(this.facts, action) ?? words

  /** What is legal is looked at first: two actions may have the same words, of which one is meant. */
  hear(position: Position, text: string): number {
    const wanted = plainWords(text)
    const means = (action: number) => plainWords(this.words(position, action)) === wanted
    const found = this.legal(position).find(means) ?? [...this.facts.actions.keys()].find(means)
    if (found === undefined) throw new Refused("unknown_action", `“${text}” is no action of this game`)
    return found
  }

  unfit(position: Position, text: string): string | null {
    const { verbs, cards, joker } = this.facts.card_words ?? { verbs: [], cards: [], joker: "" }
    const [verb, ...rest] = text.split(" ")
    const numbers = rest.flatMap((group) => group.split("-")).map((card) => cards.indexOf(card))
    const areCards = rest.every((group) =>
      group.split("-").every((card) => card === joker || cards.includes(card)),
    )
    const room = this.module.area("numbers")
    if (!verbs.includes(verb!) || !areCards || numbers.length > room.length) return null
    this.module.put(position)
    room.set(numbers)
    return clauseOf(this.facts, this.module.call("unfit", 0, verbs.indexOf(verb!), numbers.length))
  }

  refusal(position: Position, action: number): string | null {
    this.module.put(position)
    return clauseOf(this.facts, this.module.call("refusal", 0, action))
  }

  play(position: Position, action: number): Played {
    this.module.put(position)
    this.#mustBeLegal(this.module.call("play_and_tell", 0, action))
    return {
      position: this.module.take(),
      entry: this.#decodeEntry(this.module.bytes("entry")),
    }
  }

  #mustBeLegal(number: number): void {
    const clause = clauseOf(this.facts, number)
    if (clause) throw new Refused("illegal", `forbidden by ${clause}`, clause)
  }

  plan(position: Position, wish: readonly number[]): Answer {
    const { planner, areas } = this.facts
    if (!planner || wish.some((one) => one >= areas["wish"]!.count))
      throw new Refused("wish", "that cannot be wished for in this game")
    this.module.put(position)
    const wished = this.module.area("wish").fill(0)
    for (const one of wish) wished[one] = 1
    this.#mustBeLegal(this.module.call("plan", 0))
    const answer = decoderOf<Answer>(planner.answer).decode(this.module.bytes("answer"))
    const actions = (answer["actions"] as number[]).map((action) => wordsIn(this.module, action))
    return { ...answer, actions }
  }

  view(position: Position, seat: number | null): Uint8Array {
    this.module.put(position)
    this.module.call("view", 0, seat ?? NOBODY)
    return this.module.bytes("view")
  }
}

/** The words of a seed, the low one first. */
function keyOf(seed: string): number[] {
  const digits = seed.padStart(KEY_WORDS * DIGITS, "0")
  const words = Array.from({ length: KEY_WORDS }, (_, i) => digits.slice(i * DIGITS, (i + 1) * DIGITS))
  return words.reverse().map((word) => parseInt(word, 16))
}
