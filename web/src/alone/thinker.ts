// Bots and hints as a game's module thinks. A search is done in slices, so that whatever the page asks
// meanwhile is answered within a few milliseconds.

import type { HintedTurn } from "../wire"
import type { Facts } from "./facts"
import type { Instance } from "./instance"
import type { Advice, Position, Rules, Thinker } from "./rules"

const SLICE_MS = 12
const FIRST_SLICE = 8 // simulations
const MOST_MINDS = 8 // each has a memory of its own
const BEST = 3

export class CompiledThinker implements Thinker {
  #minds = new Map<string, Instance>()

  constructor(
    private readonly facts: Facts,
    private readonly make: () => Instance,
    private readonly rules: Rules,
  ) {}

  async decide(level: string, position: Position, seed: number, mind: string): Promise<number> {
    const bot = this.#mind(mind, level, seed)
    bot.put(position)
    const action = bot.call("begin", 0)
    if (action >= 0) return action
    await this.#search(bot, this.#level(level).seconds)
    return bot.call("decide")
  }

  async hints(position: Position, seed: number): Promise<Advice> {
    const strongest = this.facts.levels.at(-1)!
    const adviser = this.make()
    adviser.call("become", this.facts.levels.length - 1, seed)
    adviser.put(position)
    const only = adviser.call("begin", 0)
    if (only >= 0) return { turns: [this.#turn(position, only, null)], now: null }
    await this.#search(adviser, strongest.seconds)
    return this.#advice(adviser, position)
  }

  #advice(adviser: Instance, position: Position): Advice {
    const count = adviser.call("advice")
    const actions = adviser.numbers("moves", count)
    const visits = adviser.numbers("visits", count)
    const values = adviser.numbers("values", count)
    const all = visits.reduce((sum, one) => sum + one, 0)
    const turns = actions.map((action, i) => this.#turn(position, action, values[i]!))
    return {
      turns: different(turns).slice(0, BEST),
      now: all ? values.reduce((sum, value, i) => sum + value * visits[i]!, 0) / all : null,
    }
  }

  #turn = (position: Position, action: number, value: number | null): HintedTurn => ({
    actions: [this.rules.words(position, action)],
    reasons: [],
    value,
  })

  #level = (name: string) => this.facts.levels.find((one) => one.name === name)!

  #mind(name: string, level: string, seed: number): Instance {
    let bot = this.#minds.get(name)
    if (!bot) {
      bot = this.make()
      bot.call("become", this.facts.levels.indexOf(this.#level(level)), seed)
    }
    this.#minds.delete(name)
    this.#minds.set(name, bot) // the last one used is the last to go
    if (this.#minds.size > MOST_MINDS) this.#minds.delete(this.#minds.keys().next().value!)
    return bot
  }

  async #search(bot: Instance, seconds: number | null): Promise<void> {
    const until = seconds === null ? Infinity : performance.now() + 1000 * seconds
    let slice = FIRST_SLICE
    for (;;) {
      const began = performance.now()
      const left = bot.call("search", slice)
      const now = performance.now()
      if (left <= 0 || now >= until) return
      slice = Math.max(1, Math.floor((slice * SLICE_MS) / Math.max(now - began, 0.5)))
      await others()
    }
  }
}

/** Let everything pass that came meanwhile. (A timer would wait for milliseconds.) */
function others(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Without what only says the same in another order: laying 6-6-J is laying 6-J-6. */
function different(turns: HintedTurn[]): HintedTurn[] {
  const found = new Map(
    turns.toReversed().map((turn) => [turn.actions[0]!.split(/[ -]/).sort().join(), turn]),
  )
  return turns.filter((turn) => [...found.values()].includes(turn))
}
