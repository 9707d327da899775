// A large thing is drawn part by part, in tasks of a few milliseconds, so that the page answers in between.

import { flushSync } from "svelte"
import { nextTask } from "./next_task"

const TASK_MS = 8

export class Parts {
  /** How many may be drawn. */
  drawn = $state(0)

  /** Made by a component, for its own parts. */
  constructor(private readonly count: number) {
    $effect(() => {
      let isGone = false
      void this.#drawAll(() => isGone)
      return () => void (isGone = true)
    })
  }

  async #drawAll(isGone: () => boolean): Promise<void> {
    for (;;) {
      await nextTask()
      const began = performance.now()
      while (performance.now() - began < TASK_MS) {
        if (isGone() || this.drawn >= this.count) return
        flushSync(() => void this.drawn++)
      }
    }
  }
}
