// The planner of a game: what I wish for in this turn, and the cheapest way to it. No component.

import type { Planned } from "../state/messages"
import { Refused } from "../state/connection"

export class Planning {
  isOn = $state(false)
  /** What is wished for, as numbers of the game's own. */
  wish = $state.raw<number[]>([])
  /** Instead of a wish: as many points as possible. */
  isForMost = $state(false)
  answer = $state.raw<Planned | null>(null)
  /** The most there is, while somebody only looks at where it could be had. */
  glimpse = $state.raw<Planned | null>(null)
  problem = $state.raw<unknown>(null)
  #isAsking = false
  #isAskedAgain = false
  #isGlancing = false

  constructor(private readonly find: (wish: number[]) => Promise<Planned>) {}

  /** The steps that are shown on the board. */
  get shown(): string[] {
    return this.isOn ? ((this.answer?.plan["actions"] as string[] | undefined) ?? []) : []
  }

  wishFor(wish: number[]): void {
    this.wish = wish
    this.isForMost = false
  }

  askForMost(): void {
    this.wish = []
    this.isForMost = true
  }

  /** One question at a time; of those that arrive meanwhile, only the last is asked. */
  async ask(): Promise<void> {
    if (this.#isAsking) {
      this.#isAskedAgain = true
      return
    }
    this.#isAsking = true
    try {
      do {
        this.#isAskedAgain = false
        await this.#askOnce()
      } while (this.#isAskedAgain)
    } finally {
      this.#isAsking = false
    }
  }

  async #askOnce(): Promise<void> {
    if (!this.isOn || (!this.wish.length && !this.isForMost)) {
      this.answer = this.problem = null
      return
    }
    try {
      this.answer = await this.find(this.isForMost ? [] : this.wish)
      this.problem = null
    } catch (error) {
      this.answer = null
      // The game has moved on; the effect that notices it asks again.
      this.problem = error instanceof Refused && error.code === "stale" ? null : error
    }
  }

  /** A look at what could be had, without planning anything. It is no trouble if there is no answer. */
  async glance(): Promise<void> {
    const isWanted = (this.#isGlancing = !this.isOn)
    const found = isWanted ? await this.find([]).catch(() => null) : null
    if (this.#isGlancing) this.glimpse = found
  }

  lookAway = (): void => {
    this.#isGlancing = false
    this.glimpse = null
  }

  close = (): void => {
    this.lookAway()
    this.isOn = this.isForMost = false
    this.wish = []
    this.answer = this.problem = null
  }
}
