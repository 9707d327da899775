// Bots and hints as a game's module thinks.

import { decoderOf } from "../state/decode"
import type { HintedTurn } from "../wire"
import type { Facts } from "./facts"
import { HERE, type Instance } from "./instance"
import type { Advice, Position, Thinker } from "./rules"
import { inSlices } from "./slices"
import { different, wordsIn } from "./words_of"

const MOST_MINDS = 8 // each has a memory of its own
const FIRST_PART = 0.6 // of a hint's time, in which the first actions are found

interface Found {
  reasons: HintedTurn["reasons"]
}

export class CompiledThinker implements Thinker {
  #minds = new Map<string, Instance>()

  constructor(
    private readonly facts: Facts,
    private readonly make: () => Instance,
  ) {}

  async decide(level: string, position: Position, seed: number, mind: string): Promise<number> {
    const number = this.facts.levels.findIndex(({ name }) => name === level)
    const bot = this.#mind(mind, number, seed)
    bot.put(position)
    const action = bot.call("begin", HERE)
    if (action >= 0) return action
    await search(bot, until(this.facts.levels[number]!.seconds))
    return bot.call("decide")
  }

  #mind(name: string, level: number, seed: number): Instance {
    let bot = this.#minds.get(name)
    if (!bot) {
      bot = this.make()
      bot.call("become", level, seed)
    }
    this.#minds.delete(name)
    this.#minds.set(name, bot) // the last one used is the last to go
    if (this.#minds.size > MOST_MINDS) this.#minds.delete(this.#minds.keys().next().value!)
    return bot
  }

  /** The best whole turns, as far as they can be known before. */
  async hints(position: Position, seed: number): Promise<Advice> {
    const { level, seconds } = this.facts.hint
    const [first, last] = [until(FIRST_PART * seconds), until(seconds)]
    const adviser = this.make()
    adviser.call("become", level, seed)
    adviser.put(position)
    const only = adviser.call("begin", HERE)
    if (only >= 0) {
      const turn = await this.#wholeTurn(adviser, position, only, seed, last)
      return { turns: [{ ...turn, value: null }], now: null }
    }
    await search(adviser, first)
    const { best, now } = this.#found(adviser)
    const turns: HintedTurn[] = []
    for (const { action, value } of best) {
      turns.push({ ...(await this.#wholeTurn(adviser, position, action, seed, last)), value })
    }
    return { turns, now }
  }

  /** What was tried most, and what all that was tried brought, each as often as it was tried. */
  #found(adviser: Instance): { best: { action: number; value: number }[]; now: number | null } {
    const count = adviser.call("advice")
    const [actions, visits, values] = ["moves", "visits", "values"].map((name) =>
      adviser.numbers(name, count),
    )
    const tried = visits!.reduce((sum, one) => sum + one, 0)
    const brought = values!.reduce((sum, value, i) => sum + value * visits![i]!, 0)
    const all = actions!.map((action, i) => ({ action, value: values![i]! }))
    const best = different(adviser, all).slice(0, this.facts.hint.turns)
    return { best, now: tried ? brought / tried : null }
  }

  async #wholeTurn(
    adviser: Instance,
    position: Position,
    first: number,
    seed: number,
    last: number,
  ): Promise<Pick<HintedTurn, "actions" | "reasons">> {
    adviser.put(position)
    adviser.call("begin_turn", HERE, seed)
    const actions: string[] = []
    let action = first
    for (;;) {
      actions.push(wordsIn(adviser, action, this.facts.hint.deal))
      const goesOn = adviser.call("continue_turn", action) === 1
      if (!goesOn || actions.length >= this.facts.hint.longest)
        return { actions, reasons: this.#reasons(adviser, position[this.facts.position.seat]!) }
      action = await this.#next(adviser, seed, last)
    }
  }

  /** What speaks for the turn that was just played out. */
  #reasons(adviser: Instance, seat: number): HintedTurn["reasons"] {
    if (!this.facts.reasons) return []
    adviser.call("weigh", seat)
    const { reasons } = decoderOf<Found>(this.facts.reasons.tree).decode(adviser.bytes("reasons"))
    return reasons
  }

  async #next(adviser: Instance, seed: number, last: number): Promise<number> {
    const action = adviser.call("next_of_turn", seed)
    if (action >= 0) return action
    await search(adviser, last)
    if (adviser.call("advice")) return adviser.numbers("moves", 1)[0]!
    adviser.call("legal", this.facts.hint.deal)
    return adviser.numbers("moves", 1)[0]!
  }
}

const until = (seconds: number | undefined): number =>
  seconds === undefined ? Infinity : performance.now() + 1000 * seconds

/** As many simulations as the level wants, but no longer than until then; at least a few. */
const search = (bot: Instance, then: number): Promise<void> =>
  inSlices((count) => bot.call("search", count), then)
