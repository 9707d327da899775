// Hints for the seat that is to act: asked for, shown on the board, played. No component.

import type { HintedTurn, Hinted } from "../state/messages"
import { Refused } from "../state/connection"

export interface Surroundings {
  ask(): Promise<Hinted>
  mayPlay(action: string): boolean
  play(action: string): Promise<void>
  /** How long a step stays in sight before the next, in milliseconds. */
  pause(): number
}

/** The action that ends a turn: left to the person, for it cannot be taken back. */
const END = "end"
const [PATIENCE, LOOK] = [2000, 50] // milliseconds: how long a step is waited for, and how often looked at

export class Advice {
  isOpen = $state(false)
  isThinking = $state(false)
  hints = $state.raw<Hinted | null>(null)
  problem = $state.raw<unknown>(null)
  /** The turn that is shown on the board. */
  shown = $state.raw<HintedTurn | null>(null)
  isPlaying = $state(false)
  /** Where there is no log at the right, over which hints can lie, they lie above the table. */
  isAbove = $state(false)
  #asked = 0 // the last question: what answers an earlier one is of no use

  constructor(private readonly around: Surroundings) {}

  async ask(): Promise<void> {
    const question = ++this.#asked
    this.isOpen = this.isThinking = true
    this.hints = this.problem = this.shown = null
    try {
      const hints = await this.around.ask()
      if (question !== this.#asked) return
      this.hints = hints
      this.shown = hints.turns[0] ?? null
    } catch (error) {
      if (question !== this.#asked) return
      // The game went on: there is nothing to say.
      if (error instanceof Refused && error.code === "stale") this.close()
      else this.problem = error
    } finally {
      if (question === this.#asked) this.isThinking = false
    }
  }

  close = (): void => {
    this.#asked++
    this.isOpen = this.isThinking = this.isPlaying = false
    this.hints = this.problem = this.shown = null
  }

  /** The position is another one. */
  moveOn(): void {
    if (this.isOpen && !this.isPlaying) this.close()
  }

  /** Whether an action may be played, once what was played before is shown. */
  async #canPlay(action: string, question: number): Promise<boolean> {
    for (let waited = 0; waited < PATIENCE && question === this.#asked; waited += LOOK) {
      if (this.around.mayPlay(action)) return true
      await this.#wait(LOOK)
    }
    return false
  }
  #wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

  /** Step by step, as if each were pressed, as long as each may be. */
  async play({ actions }: HintedTurn): Promise<void> {
    if (this.isPlaying) return
    this.isPlaying = true
    this.shown = null
    const question = this.#asked
    for (const action of actions) {
      if (action === END || !(await this.#canPlay(action, question))) break
      await this.around.play(action)
      await this.#wait(this.around.pause())
    }
    if (question === this.#asked) this.close()
  }
}
