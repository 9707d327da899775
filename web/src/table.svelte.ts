// One table as it is shown. What others do arrives in bursts and is shown step by step, so that it
// can be followed; what I do is shown at once, and so is everything as soon as I say so.

import { getContext, setContext, tick } from "svelte"
import { viewAfter } from "./api"
import { fly, type Flight } from "./flights"
import { Live, Refused, type Link } from "./live"
import { patch } from "./patch"
import { prefs, type Speed } from "./prefs.svelte"
import type { About, ChatLine, Happened, Refusal, Times, Whole } from "./wire"
import { problem } from "./words.svelte"

export interface AnyView {
  game: string
  viewer: number | null
  seats: number
  phase: string
  turn: number | null
  over: boolean
  legal: string[]
  undoable: number
}

export interface AnyLine {
  number: number
  seat: number
  action: string
  points: { seat: number; points: number; why: string }[]
}

export interface Hint {
  text: string
  clause?: string | undefined
  at: DOMRect
}

/** Milliseconds that somebody else's action stays in sight before the next. */
const PACE: Record<Speed, number> = { slow: 1300, normal: 650, fast: 220, off: 0 }
const LONGEST = 9000 // for everything that waits, however much it is

type Flights = (line: AnyLine, view: AnyView) => Flight[]

export class Table<View extends AnyView = AnyView, Line extends AnyLine = AnyLine> {
  about = $state.raw<About | null>(null)
  now = $state.raw<View | null>(null)
  then = $state.raw<{ number: number; view: View } | null>(null) // a moment that is looked back at
  seat = $state.raw<number | null>(null)
  log = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  clock = $state.raw<Times | null>(null)
  link = $state<Link>("connecting")
  refusal = $state.raw<Refusal | null>(null)
  behind = $state(0) // events that happened and are not shown yet
  hint = $state.raw<Hint | null>(null)
  menu = $state.raw<{ actions: string[]; at: DOMRect } | null>(null)
  notice = $state("")
  helping = $state(false)
  pointed: Element | null = null // pressed by mouse or finger last: Enter is not meant for it
  looking = $state<number | null>(null) // whose mine is looked at
  scoring = $state.raw<Line | null>(null) // the scoring that is being explained
  pending = $state<string | null>(null) // sent, not yet answered
  result = $state(true) // whether the result is to be seen, once there is one

  view = $derived(this.then?.view ?? this.now)
  legal = $derived(new Set(this.view?.legal ?? []))
  mine = $derived(this.now !== null && this.seat !== null && this.now.turn === this.seat)

  #live: Live
  #queue: Happened[] = []
  #move = 0 // moves we have heard of, shown or not
  #timer: ReturnType<typeof setTimeout> | null = null
  #reasons = new Map<string, Promise<[string, string] | null>>()
  #flights: Flights

  constructor(
    readonly id: string,
    flights: (game: string) => Flights,
    open?: ConstructorParameters<typeof Live>[2],
  ) {
    this.#flights = (line, view) => flights(view.game)(line, view)
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const address = `${scheme}://${location.host}/ws/tables/${id}`
    this.#live = new Live(address, { whole: this.#whole, event: this.#event, link: this.#link }, open)
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#live.close()
  }

  wake = (): void => this.#live.wake()

  // -- what I do -----------------------------------------------------------------------

  play = (action: string): void => {
    this.menu = this.hint = null
    this.pending = action
    void this.#tell({ do: "play", action, at: this.#move }).finally(() => (this.pending = null))
  }

  undo = (all = false): void => {
    this.menu = this.hint = null
    void this.#tell({ do: "undo", at: this.#move, all })
  }

  join = (seat: number) => this.#tell({ do: "join", seat })
  leave = () => this.#tell({ do: "leave" })
  start = (fill?: string) => this.#tell({ do: "start", fill: fill ?? null })
  say = (text: string) => this.#tell({ do: "chat", text })
  resign = () => this.#tell({ do: "resign" })
  takeOver = (seat: number) => this.#tell({ do: "take_over", seat })
  comeBack = () => this.#tell({ do: "return" })
  callOff = () => this.#tell({ do: "close" })

  async #tell(command: Parameters<Live["ask"]>[0]): Promise<void> {
    try {
      await this.#live.ask(command)
      this.notice = ""
    } catch (error) {
      // That the line is lost is said anyway, for as long as it is.
      if (!(error instanceof Refused && ["stale", "offline"].includes(error.code)))
        this.notice = problem(error)
    }
  }

  /** The clause that forbids an action now and what it says, asked once per position. */
  reason(action: string): Promise<[string, string] | null> {
    let reason = this.#reasons.get(action)
    if (!reason) {
      reason = this.#live
        .why([action])
        .then((why) => (why[action] as [string, string] | null) ?? null)
        .catch(() => null)
      this.#reasons.set(action, reason)
    }
    return reason
  }

  // -- looking back --------------------------------------------------------------------

  /** The table as I saw it when a line of the log was written; the newest one is now. */
  lookBack = async (number: number): Promise<void> => {
    this.menu = this.hint = null
    if (number < 0 || number >= this.log.length - 1) return this.backToNow()
    try {
      const { view } = await viewAfter<View>(this.id, number + 1)
      this.then = { number, view }
    } catch (error) {
      this.notice = problem(error)
    }
  }

  backToNow = (): void => {
    this.then = null
  }

  // -- what I hear ---------------------------------------------------------------------

  #link = (link: Link, refusal?: Refusal): void => {
    this.link = link
    this.refusal = refusal ?? null
  }

  #whole = (message: Whole): void => {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#queue = []
    this.behind = 0
    this.#move = message.move
    this.about = message.table
    this.seat = message.seat
    this.log = message.log as unknown as Line[]
    this.chat = message.chat
    this.clock = message.clock ?? null
    this.now = emptyToNull(message.view) as View | null
    this.then = null
    this.#reasons.clear()
  }

  #event = (event: Happened): void => {
    this.#move = event.move
    this.#queue.push(event)
    this.behind = this.#queue.length
    if (this.#timer === null) this.#next()
  }

  #next = (): void => {
    this.#timer = null
    const event = this.#queue.shift()
    this.behind = this.#queue.length
    if (!event) return
    this.#apply(event)
    const others = event.what === "played" && event.about?.seat !== this.seat
    const pause = others ? PACE[prefs.speed] : 0
    const wait = Math.min(pause, LONGEST / (this.#queue.length + 1))
    if (wait > 0 && !document.hidden) this.#timer = setTimeout(this.#next, wait)
    else this.#next()
  }

  /** Enough seen: show how things stand now. */
  catchUp = (): void => {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    for (const event of this.#queue.splice(0)) this.#apply(event, false)
    this.behind = 0
  }

  #apply(event: Happened, animate = true): void {
    const line = event.log as unknown as Line | null | undefined
    const moves = animate && prefs.speed !== "off" && line && this.now && !this.then
    const landing = moves ? fly(this.#flights(line, this.now!), prefs.speed) : null
    if (event.table) this.about = event.table
    if (event.chat) this.chat = [...this.chat, event.chat]
    if (event.clock !== undefined) this.clock = event.clock
    if (line) this.log = [...this.log, line]
    if (event.what === "took_back") {
      const count = Number(event.about?.count ?? 1)
      this.log = this.log.slice(0, this.log.length - count)
    }
    if (event.changes) this.now = patch(this.now ?? ({} as View), event.changes)
    if (this.then && this.then.number >= this.log.length) this.then = null // it was taken back
    if (line && ("shift_over" in line || "round_over" in line)) this.scoring = line
    this.#reasons.clear()
    this.hint = this.menu = null
    this.notice = ""
    if (landing) void tick().then(landing)
  }
}

const emptyToNull = (view: Whole["view"]) => (view && Object.keys(view).length ? view : null)

const KEY = Symbol("table")
export const shareTable = (table: Table): void => void setContext(KEY, table)
export const theTable = <View extends AnyView = AnyView, Line extends AnyLine = AnyLine>() =>
  getContext<Table<View, Line>>(KEY)
