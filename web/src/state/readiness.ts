// Which levels can play now. Those that search wait, on the first start of a server, for what it
// compiles; as long as one of them is not ready and somebody looks, the server is asked again.

import type { GameInfo, Games, LevelState } from "../wire"

export const EVERY_MS = 2_000
export const LONGEST_WAIT_MS = 30_000
/** What is shown, and read aloud, changes no more often, unless somebody has become ready. */
export const CALM_MS = 5_000
const LOST = 2 // after so many failures in a row nobody believes the times any more

export class ReadinessWatch {
  #timer: ReturnType<typeof setTimeout> | null = null
  #wait = EVERY_MS
  #failures = 0
  #isAsking = false
  #isOver = false
  #shown: Games | null = null
  #shownAt = 0

  constructor(
    private readonly world: {
      fetch: () => Promise<Games>
      isSeen: () => boolean
      /** The first answer, and each later one that says something new. */
      heard: (games: Games) => void
      failed: (error: unknown) => void
    },
  ) {
    void this.#ask()
  }

  /** Whether nothing will be asked any more. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Somebody looks again: do not wait for the next question. */
  wake(): void {
    if (!this.#isOver && !this.#isAsking) void this.#ask()
  }

  close(): void {
    this.#isOver = true
    this.#stopWaiting()
  }

  async #ask(): Promise<void> {
    this.#stopWaiting()
    this.#isAsking = true
    try {
      const games = await this.world.fetch()
      if (!this.#isOver) this.#hear(games)
    } catch (error) {
      if (!this.#isOver) this.#miss(error)
    }
    this.#isAsking = false
    if (!this.#isOver) this.#timer = setTimeout(() => this.#tick(), this.#wait)
  }

  #tick(): void {
    this.#timer = null
    if (this.world.isSeen()) void this.#ask() // else whoever looks next wakes us
  }

  #stopWaiting(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #hear(games: Games): void {
    this.#wait = EVERY_MS
    this.#failures = 0
    this.#isOver = games.games.every(isAllReady)
    const isNews = this.#shown === null || whoIsReady(games) !== whoIsReady(this.#shown)
    if (isNews || Date.now() - this.#shownAt >= CALM_MS) this.#show(games)
  }

  #miss(error: unknown): void {
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
    this.#failures++
    if (this.#failures === LOST && this.#shown) this.#show(withoutTimes(this.#shown))
    this.world.failed(error)
  }

  #show(games: Games): void {
    this.#shown = games
    this.#shownAt = Date.now()
    this.world.heard(games)
  }
}

const isAllReady = ({ levels }: GameInfo): boolean => levels.every(({ ready }) => ready)

const whoIsReady = ({ games }: Games): string =>
  JSON.stringify(games.map(({ id, levels }) => [id, levels.map(({ name, ready }) => [name, ready])]))

const withoutTimes = (all: Games): Games => ({
  ...all,
  games: all.games.map((game) => ({
    ...game,
    levels: game.levels.map((level) => ({ ...level, seconds: null })),
  })),
})

// -- what is to be said of it --------------------------------------------------------------

/** A game in which somebody is not ready, and about how long that will take; null: nobody knows. */
export interface Wait {
  game: string
  seconds: number | null
}

/** The games in which a level cannot play yet. */
export const waitsFor = (level: string, games: readonly GameInfo[]): Wait[] =>
  games.flatMap(({ id, levels }) =>
    levels
      .filter(({ name, ready }) => name === level && !ready)
      .map(({ seconds }) => ({ game: id, seconds })),
  )

/** Until the last of them is ready. */
export const longest = (seconds: readonly (number | null)[]): number | null =>
  seconds.some((one) => one === null) ? null : Math.max(...(seconds as number[]))

/** Levels that are not ready, and in which games; games that wait for the same ones are together. */
export interface Preparation {
  levels: string[]
  games: Wait[]
}

export function preparations(games: readonly GameInfo[]): Preparation[] {
  const found = new Map<string, Preparation>()
  for (const { id, levels } of games) {
    const missing: LevelState[] = levels.filter(({ ready }) => !ready)
    if (!missing.length) continue
    const names = missing.map(({ name }) => name)
    const one = found.get(names.join()) ?? { levels: names, games: [] }
    one.games.push({ game: id, seconds: longest(missing.map(({ seconds }) => seconds)) })
    found.set(names.join(), one)
  }
  return [...found.values()]
}

/** As exact as a guess may sound: seconds by fives, and from a minute and a half on minutes. */
export function roughly(seconds: number): { unit: "seconds" | "minutes"; n: number } {
  if (seconds >= 90) return { unit: "minutes", n: Math.round(seconds / 60) }
  return { unit: "seconds", n: Math.max(5, Math.round(seconds / 5) * 5) }
}
