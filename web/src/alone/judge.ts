// What the strongest bot thinks of a moment of a finished game, from what the seats could see: in the order
// of glueck/review/judge.py, all numbers from the game's module.

import { Refused } from "../state/connection"
import type { Facts, ReviewFacts } from "./facts"
import { HERE, type Instance } from "./instance"
import type { Judge, Judgement, Noteworthy, Position, Question } from "./rules"
import { inSlices } from "./slices"
import { different, meaningOf, wordsIn } from "./words_of"

interface Candidate {
  action: number
  visits: number
}

const NO_ACTION = -1

export class CompiledJudge implements Judge {
  #module: Instance | null = null

  constructor(
    private readonly facts: Facts,
    private readonly make: () => Instance,
  ) {}

  get noteworthy(): Noteworthy {
    return this.#review
  }

  get #review(): ReviewFacts {
    const { review } = this.facts
    if (!review) throw new Refused("rules", "the rules of this game are older than reviews")
    return review
  }

  async judge(position: Position, { number, seat, chosen, asked }: Question): Promise<Judgement> {
    const module = (this.#module ??= this.make())
    module.put(position)
    const seedOf = (one: number): number => number * this.#review.most_seats + one
    module.call("become", this.#review.level, seedOf(seat))
    const expected: Record<number, number> = {}
    for (const other of asked)
      if (other !== seat) {
        await this.#play(module, other, 0, NO_ACTION, seedOf(other))
        module.call("compare", 1, other, 0)
        expected[other] = this.#mean(module, 0, other)
      }
    const candidates = await this.#worthComparing(module, chosen, seedOf(seat))
    for (const [i, { action }] of candidates.entries())
      await this.#play(module, seat, i, action, seedOf(seat))
    const own = candidates.findIndex(({ action }) => action === chosen)
    const isWorse = module.call("compare", candidates.length, seat, own) !== 0
    const options = candidates.map(({ action, visits }, i) => ({
      action: wordsIn(module, action),
      value: this.#mean(module, i, seat),
      visits,
      chosen: i === own,
    }))
    expected[seat] = isWorse ? Math.max(...options.map(({ value }) => value)) : options[own]!.value
    return {
      expected,
      choice: isWorse ? module.numbers("choice", position[this.facts.position.seats]) : [],
      options: options.length > 1 ? options.sort((a, b) => b.value - a.value) : [],
    }
  }

  /** The best actions, and the one that was played. */
  async #worthComparing(module: Instance, chosen: number, seed: number): Promise<Candidate[]> {
    module.call("become", this.#review.level, seed)
    const only = module.call("begin", HERE)
    if (only < 0) await inSlices((count) => module.call("search", count))
    const count = only < 0 ? module.call("advice") : 0
    const visits = module.numbers("visits", count)
    const tried = module.numbers("moves", count).map((action, i) => ({ action, visits: visits[i]! }))
    if (!count) tried.push({ action: only, visits: 0 })
    const done = meaningOf(module, chosen)
    const best = different(module, tried)
      .slice(0, this.#review.best)
      .map((one) => (meaningOf(module, one.action) === done ? { ...one, action: chosen } : one))
    if (best.some(({ action }) => action === chosen)) return best
    return [...best, tried.find(({ action }) => action === chosen) ?? { action: chosen, visits: 0 }]
  }

  /** Some games that begin with what `seat` sees, and its action. */
  async #play(module: Instance, seat: number, option: number, action: number, seed: number): Promise<void> {
    const { compared } = this.#review
    let done = 0
    await inSlices((wanted) => {
      const count = Math.min(wanted, compared - done)
      module.call("outcomes", HERE, seat, option, action, seed, done, count)
      done += count
      return compared - done
    })
  }

  #mean = (module: Instance, option: number, seat: number): number =>
    module.area("means")[option * this.facts.seats.at(-1)! + seat]!
}
