// What this server offers: its games with their seats and options, its bots, and which of them can
// play now. The first answer stays; only who is ready is asked again.

import { fetchGames } from "./api"
import { ReadinessWatch } from "./state/readiness"
import { LEVELS, type GameInfo, type LevelState } from "./wire"

class Offers {
  /** Null until the server has answered. */
  games = $state.raw<GameInfo[] | null>(null)
  /** Until the server has answered, the levels that this page knows. */
  levels = $state.raw<readonly string[]>(LEVELS)
  /** The games once more, with their levels as they are now. */
  now = $state.raw<GameInfo[]>([])
  /** Why the server has not answered the last time. */
  problem = $state.raw<unknown>(null)

  /** A level of a game, as it is now. */
  level(game: string, name: string): LevelState | undefined {
    return this.now.find(({ id }) => id === game)?.levels.find((one) => one.name === name)
  }

  /** Ask, and ask again as long as something is being prepared. Call the answer to stop that. */
  watch = (): (() => void) => {
    const watch = new ReadinessWatch({
      fetch: fetchGames,
      isSeen: () => !document.hidden,
      heard: ({ games, levels }) => {
        this.now = games
        this.problem = null
        if (this.games) return
        this.games = games
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
}

export const offers = new Offers()
