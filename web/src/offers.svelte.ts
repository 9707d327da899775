// What can be played: the games with their seats and options, bots, and which of them can play now, as the
// server says it; where no server answers, as this page was built with them. The first answer stays; only
// who is ready is asked again.

import type { Published } from "./alone/modules"
import { fetchGames, hasServer } from "./api"
import known from "./offered.json"
import { Refused } from "./state/connection"
import { ReadinessWatch } from "./state/readiness"
import { LEVELS, type GameInfo, type LevelState } from "./wire"

class Offers {
  #told = $state.raw<GameInfo[] | null>(null)
  /** The games with a module: they can be played on this device alone. */
  alone = $state.raw<ReadonlySet<string>>(new Set())
  /** Until the server has answered, the levels that this page knows. */
  levels = $state.raw<readonly string[]>(LEVELS)
  /** The games once more, with their levels as they are now. */
  now = $state.raw<GameInfo[]>([])
  /** Why the server has not answered the last time. */
  problem = $state.raw<unknown>(null)
  /** Null until the server has answered, or is known not to. */
  games = $derived(this.#told ?? (this.problem ? known.filter(({ id }) => this.alone.has(id)) : null))
  /** When it is known which those with a module are. Asked before anything is drawn: whoever presses
   * *play* at once waits for it. */
  readonly found: Promise<void> = this.#findModules()
  /** There is nobody to play with elsewhere. */
  isAlone = $derived(!this.#told && this.problem !== null)

  /** A level of a game, as it is now. */
  level(game: string, name: string): LevelState | undefined {
    return this.now.find(({ id }) => id === game)?.levels.find((one) => one.name === name)
  }

  /** Ask, and ask again as long as something is being prepared. Call the answer to stop that. */
  watch = (): (() => void) => {
    if (!hasServer()) {
      this.problem = new Refused("offline", "there is no server")
      return () => {}
    }
    const watch = new ReadinessWatch({
      fetch: fetchGames,
      isSeen: () => !document.hidden,
      heard: ({ games, levels }) => {
        this.now = games
        this.problem = null
        if (this.#told) return
        this.#told = games
        this.levels = levels.map(({ name }) => name)
      },
      failed: (error) => (this.problem = error),
    })
    const look = () => document.hidden || watch.wake()
    document.addEventListener("visibilitychange", look)
    return () => {
      document.removeEventListener("visibilitychange", look)
      watch.close()
    }
  }

  async #findModules(): Promise<void> {
    try {
      const published = (await (await fetch("rules.json")).json()) as Published
      this.alone = new Set(Object.keys(published))
    } catch {
      // Without them everything is played at the server.
    }
  }
}

export const offers = new Offers()
