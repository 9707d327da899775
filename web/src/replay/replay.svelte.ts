// The state of a replay page: which moment, whose point of view, how fast.

import { getContext, setContext } from "svelte"
import { prefs } from "../prefs.svelte"
import { Refused } from "../state/connection"
import type { AnyLine } from "../state/messages"
import { Table } from "../table/table.svelte"
import { turnsOf } from "../table/turns"
import { PROTOCOL } from "../wire"
import { Frames } from "./frames"
import { perspectiveOf, type Perspective } from "./perspective"
import { ReplayState } from "./replay_state"
import { sourceOf, type Opening, type Source } from "./source"

/** Milliseconds that a moment stays in sight. */
export const PACES = { slow: 2400, normal: 1200, fast: 500, quick: 150 } as const
export type Pace = keyof typeof PACES

export class Replay {
  readonly table: Table
  readonly source: Source
  opening = $state.raw<Opening | null>(null)
  /** How many actions were played so far. */
  moment = $state(0)
  played = $state(0)
  perspective = $state.raw<Perspective>("none")
  isPlaying = $state(false)
  pace = $state<Pace>("normal")
  trouble = $state.raw<unknown>(null)
  #lines = $state.raw<AnyLine[]>([])

  /** Moments at which a turn begins, and at which points were counted: a shift or a round is over. */
  turns = $derived.by(() => {
    const { game } = this.table
    return game ? turnsOf(this.#lines, game, this.table).map(({ first }) => first) : []
  })
  counted = $derived.by(() => {
    const { game } = this.table
    return game ? this.#lines.filter((line) => game.opensScoring(line)).map(({ number }) => number + 1) : []
  })
  /** The points of view that may be chosen. */
  perspectives = $derived.by((): Perspective[] => {
    if (!this.opening) return []
    if (!this.opening.isOpen) return [this.opening.own ?? "none"]
    return ["open", ...this.opening.about.chairs.keys(), "none"]
  })

  #state!: ReplayState
  #frames: Frames | null = null
  #shown: number | null = null // the moment that is on the board
  #frame = 0

  constructor(id: string) {
    this.source = sourceOf(id)
    this.table = new Table(id, (around) => (this.#state = new ReplayState(around, this.goTo)))
    this.table.isResultOpen = false
  }

  /** Open at a moment (null: the beginning), from a point of view (null: one's own). */
  async open(at: number | null, seat: string | null): Promise<void> {
    try {
      const opening = await this.source.open()
      const { about, own } = opening
      const layout = await this.#state.around.layoutOf(about.game)
      if (!layout) throw new Refused("game", "this page does not know the game")
      this.#frames = new Frames(layout, about.chairs.length, async (seat, first) => {
        const page = await this.source.page(seat, first)
        if (page.protocol !== `${PROTOCOL}.${layout.digest}`)
          throw this.table.isHere
            ? new Refused("rules", "this page cannot show views of these rules any more")
            : new Refused("other_version", "the page must be loaded again")
        // A running game may go on meanwhile: it is shown as it was when it was opened.
        this.played ||= page.played
        return page
      })
      this.opening = opening
      this.perspective = this.#offered(seat) ?? own ?? (opening.isOpen ? "open" : "none")
      this.#state.show({ about, news: opening.news })
      // A link may name a moment that the game does not have.
      await this.#frames.load(this.perspective, at ?? 0).catch((error) => {
        if (!(error instanceof Refused && error.code === "moment")) throw error
        return this.#frames!.load(this.perspective, 0)
      })
      this.moment = Math.min(at ?? 0, this.played)
      await this.#follow()
    } catch (error) {
      this.trouble = error
    }
  }

  /** What an address leads to: here, to this moment, and to what is seen from there. */
  get link(): string {
    return `#replay=${this.table.id}&at=${this.moment}&seat=${this.perspective}`
  }

  /** Another link to the same game was opened. */
  follow(at: number | null, seat: string | null): void {
    const perspective = this.#offered(seat)
    if (at !== null) this.goTo(at)
    if (perspective !== null && perspective !== this.perspective) this.lookFrom(perspective)
  }

  /** The point of view that a link names, if it may be chosen. */
  #offered(seat: string | null): Perspective | null {
    const wished = perspectiveOf(seat, this.opening?.about.chairs.length ?? 0)
    return wished !== null && this.perspectives.includes(wished) ? wished : null
  }

  /** Show a moment; called by log lines, curves and links. */
  goTo = (moment: number, line: AnyLine | null = null): void => {
    this.moment = Math.max(0, Math.min(moment, this.played))
    if (line) return this.#draw(line)
    // However fast the slider moves, the board is drawn once per frame of the screen.
    this.#frame ||= requestAnimationFrame(() => this.#draw(null))
  }

  step = (by: 1 | -1): void =>
    this.goTo(
      this.moment + by,
      by > 0 ? (this.#lines.find((one) => one.number === this.moment) ?? null) : null,
    )

  /** To where a turn begins: this one, or the one before or after. */
  stepTurn = (by: 1 | -1): void => {
    const found =
      by > 0
        ? this.turns.find((first) => first > this.moment)
        : this.turns.findLast((first) => first < this.moment)
    this.goTo(found ?? (by > 0 ? this.played : 0))
  }

  lookFrom(perspective: Perspective): void {
    this.perspective = perspective
    void this.#follow()
  }

  /** Play automatically until the end; returns a function that stops it. */
  play(): () => void {
    if (this.moment === this.played) this.goTo(0)
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      this.step(1)
      if (this.moment < this.played) timer = setTimeout(next, PACES[this.pace])
      else this.isPlaying = false
    }
    timer = setTimeout(next, PACES[this.pace])
    return () => clearTimeout(timer)
  }

  /** Load what is to be seen first, then all the rest. */
  async #follow(): Promise<void> {
    const { perspective } = this
    const isWanted = () => this.perspective === perspective
    try {
      await this.#frames!.load(perspective, this.moment)
      this.#draw(null)
      await this.#frames!.loadAll(perspective, this.moment, this.played, () => {
        if (isWanted()) this.#draw(null)
        return isWanted()
      })
    } catch (error) {
      this.trouble = error
    }
  }

  #draw(line: AnyLine | null): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    const view = this.#frames?.view(this.perspective, this.moment)
    if (!view) return
    const isNext = this.#shown === this.moment - 1 && prefs.speed !== "off"
    const lines = this.#frames!.lines(this.perspective)
    if (lines.length !== this.#lines.length || lines.some((one, i) => one !== this.#lines[i]))
      this.table.wholeLog = this.#lines = lines
    this.#state.show(
      {
        seat: typeof this.perspective === "number" ? this.perspective : null,
        now: view,
        past: { number: this.moment - 1, view },
        log: this.#lines.filter(({ number }) => number < this.moment),
        problem: null,
      },
      isNext ? line : null,
    )
    this.#shown = this.moment
  }
}

const KEY = Symbol("replay")
export const provideReplay = (replay: Replay): void => void setContext(KEY, replay)
/** The replay that this component is part of. */
export const useReplay = () => getContext<Replay>(KEY)
