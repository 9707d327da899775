// One table, as far as this viewer knows it and has been shown it. No DOM and no component: what is
// drawn is made from `shown`, which is replaced, never changed, whenever something in it is new.

import { PROTOCOL } from "../wire"
import { Refused, type Connection, type Link, type Listener } from "./connection"
import type {
  About,
  AnyCommand,
  AnyLine,
  AnyView,
  ChatLine,
  EventMessage,
  Hinted,
  Planned,
  PastView,
  Refusal,
  TableMessage,
  Times,
} from "./messages"
import { comingsAndGoings, happeningOf, type Happening } from "./presence"
import { EventQueue } from "./queue"
import { ViewBytes, type Layout } from "./view"

/** A moment that is looked back at: the view after the line of that number. */
export interface Past<View> {
  number: number
  view: View
}

export interface Shown<View, Line> {
  about: About | null
  seat: number | null
  /** The view of now; null until the game has begun. */
  now: View | null
  past: Past<View> | null
  log: Line[]
  chat: ChatLine[]
  /** Who is here, by seat; empty: not told yet. */
  presence: string[]
  /** What happened to seats, between the lines of the log. */
  news: Happening[]
  /** When somebody last moved, by the server's clock, and how long others then wait; null: for ever. */
  acted: number
  absent: number | null
  clock: Times | null
  /** How many milliseconds the server's clock, which `clock` is told by, is ahead of ours. */
  ahead: number
  link: Link
  /** Why the server does not let us in. */
  refusal: Refusal | null
  /** How many events have happened and are not shown yet. */
  behind: number
  /** An action that was sent and is not answered yet. */
  pending: string | null
  /** What could not be done last. */
  problem: unknown
  /** The protocol the server speaks, if it is not ours. */
  otherProtocol: string | null
}

export interface Surroundings<View, Line> {
  connect(listener: Listener): Connection
  /** How a game's views are laid out; null if the page does not know the game. */
  layoutOf(game: string): Promise<Layout | null>
  fetchPast(actions: number): Promise<PastView>
  /** How long what somebody else did stays in sight, in milliseconds. */
  pause(): number
  /** `shown` is another one. */
  changed(): void
  /** An action is about to be shown; what comes back is called when it has been. */
  showing(line: Line, view: View): (() => void) | null
  /** An event was shown. */
  wasShown(event: EventMessage): void
}

type Command<C = AnyCommand> = C extends AnyCommand ? Omit<C, "id"> : never
export type Reason = [clause: string, text: string]

/** What the components of a table need of its state; a replay has a state of its own. */
export type AnyTableState<View, Line> = Pick<
  TableState<View & AnyView, Line & AnyLine>,
  | "shown"
  | "play"
  | "undo"
  | "send"
  | "report"
  | "reason"
  | "hints"
  | "plan"
  | "lookBack"
  | "backToNow"
  | "catchUp"
  | "hold"
  | "release"
  | "wake"
  | "close"
>

/** Codes that need not be said: the table itself shows what they mean. */
const SILENT = ["stale", "offline"]

/** Events after which those who wait wait anew. */
const MOVES = ["played", "took_back", "came_back", "began"]

export class TableState<View extends AnyView = AnyView, Line extends AnyLine = AnyLine> {
  shown: Shown<View, Line> = {
    about: null,
    seat: null,
    now: null,
    past: null,
    log: [],
    chat: [],
    presence: [],
    news: [],
    acted: 0,
    absent: null,
    clock: null,
    ahead: 0,
    link: "connecting",
    refusal: null,
    behind: 0,
    pending: null,
    problem: null,
    otherProtocol: null,
  }

  #connection: Connection
  #queue: EventQueue<EventMessage>
  #received: (TableMessage | EventMessage)[] = []
  #layout: Layout | null | undefined // undefined: not loaded yet
  #view: ViewBytes<View> | null = null
  #loading = false
  #move = 0 // moves we have heard of, shown or not
  #reasons = new Map<string, Promise<Reason | null>>()

  constructor(private readonly around: Surroundings<View, Line>) {
    this.#queue = new EventQueue(this.#show, (event) => this.#pauseAfter(event))
    this.#connection = around.connect({
      table: (message) => this.#receive(message),
      event: (message) => this.#receive(message),
      link: (link, refusal) => this.#update({ link, refusal: refusal ?? null }),
      time: (ahead) => this.#update({ ahead }),
      presence: (seats) => this.#hearOfPresence(seats),
      trouble: (why) => this.report(why),
    })
  }

  close(): void {
    this.#queue.clear()
    this.#connection.close()
  }

  /** The device was asleep, or its network is back. */
  wake = (): void => this.#connection.wake()

  #update(changes: Partial<Shown<View, Line>>): void {
    this.shown = { ...this.shown, ...changes }
    this.around.changed()
  }

  // -- what I do -----------------------------------------------------------------------

  play = async (action: string): Promise<void> => {
    this.#update({ pending: action })
    await this.send({ do: "play", action, at: this.#move })
    this.#update({ pending: null })
  }

  undo = (all = false): Promise<void> => this.send({ do: "undo", at: this.#move, all })

  /** A command; that it was refused is said in `problem`. */
  async send(command: Command): Promise<void> {
    try {
      await this.#connection.ask(command)
      this.report(null)
    } catch (error) {
      if (!(error instanceof Refused && SILENT.includes(error.code))) this.report(error)
    }
  }

  report = (problem: unknown): void => {
    if (problem !== this.shown.problem) this.#update({ problem })
  }

  /** The clause that forbids an action now and what it says; asked once per position. */
  reason(action: string): Promise<Reason | null> {
    let reason = this.#reasons.get(action)
    if (!reason) {
      reason = this.#connection
        .why([action])
        .then((why) => (why[action] as Reason | null) ?? null)
        .catch(() => null)
      this.#reasons.set(action, reason)
    }
    return reason
  }

  /** What a strong player would do here; Refused, if there is none to be had. */
  hints = (): Promise<Hinted> => this.#connection.hints(this.#move)

  /** The cheapest way to what I wish for; nothing wished: to the most there is. */
  plan = (wish: number[]): Promise<Planned> => this.#connection.plan(this.#move, wish)

  // -- looking back --------------------------------------------------------------------

  /** The table as I saw it when a line of the log was written; the newest one is now. */
  lookBack = async (number: number): Promise<void> => {
    if (number < 0 || number >= newest(this.shown.log) || !this.#layout) return this.backToNow()
    try {
      const sent = await this.around.fetchPast(number + 1)
      const view = new ViewBytes<View>(this.#layout).whole(sent)
      if (view && number <= newest(this.shown.log)) this.#update({ past: { number, view } })
    } catch (error) {
      this.report(error)
    }
  }

  backToNow = (): void => {
    if (this.shown.past) this.#update({ past: null })
  }

  // -- what I hear ---------------------------------------------------------------------

  /** Nothing can be read before the game's layout is here; until then messages wait, in order. */
  #receive(message: TableMessage | EventMessage): void {
    this.#received.push(message)
    if (message.t === "table" && this.#layout === undefined && !this.#loading) void this.#load(message)
    else this.#readAll()
  }

  async #load(message: TableMessage): Promise<void> {
    this.#loading = true
    try {
      this.#layout = await this.around.layoutOf(message.table.game)
      this.#readAll()
    } catch {
      // The server has no such file any more: it is of another version.
      this.#update({ otherProtocol: message.protocol })
    } finally {
      this.#loading = false
    }
  }

  #readAll(): void {
    if (this.#layout === undefined) return
    for (const message of this.#received.splice(0))
      if (message.t === "table") this.#readTable(message)
      else this.#readEvent(message)
  }

  #readTable(message: TableMessage): void {
    const expected = this.#layout ? `${PROTOCOL}.${this.#layout.digest}` : null
    if (expected !== null && message.protocol !== expected) {
      this.#layout = undefined
      return this.#update({ otherProtocol: message.protocol })
    }
    this.#queue.clear()
    this.#reasons.clear()
    this.#move = message.move
    this.#view = this.#layout ? new ViewBytes(this.#layout) : null
    this.#update({
      about: message.table,
      seat: message.seat,
      now: this.#view?.whole(message) ?? null,
      past: null,
      log: message.log as Line[],
      chat: message.chat,
      clock: message.clock ?? null,
      news: message.news ?? [],
      acted: message.acted ?? 0,
      absent: message.absent ?? null,
      behind: 0,
      otherProtocol: null,
    })
  }

  #hearOfPresence(seats: string[]): void {
    const noticed = comingsAndGoings(this.shown.presence, seats, this.shown.news, newest(this.shown.log) + 1)
    this.#update({ presence: seats, news: [...this.shown.news, ...noticed] })
  }

  #readEvent(event: EventMessage): void {
    this.#move = event.move
    this.#queue.push(event)
    this.#update({ behind: this.#queue.length })
  }

  #pauseAfter(event: EventMessage): number {
    const byOthers = event.what === "played" && event.about?.seat !== this.shown.seat
    return byOthers ? this.around.pause() : 0
  }

  /** Enough seen: show how things stand now. */
  catchUp = (): void => {
    if (this.#queue.length) this.#queue.catchUp()
  }

  /** Somebody is reading what was shown last: what follows waits until it is released. */
  hold = (): void => this.#queue.hold()
  release = (): void => this.#queue.release()

  #show = (event: EventMessage, animated: boolean): void => {
    const { now, past } = this.shown
    const line = event.log as Line | null | undefined
    const shownAfter = animated && line && now && !past ? this.around.showing(line, now) : null
    const log = logAfter(this.shown.log, event)
    const happening = happeningOf(event.what, event.about ?? {}, newest(log) + 1)
    this.#reasons.clear()
    this.#update({
      news: happening ? [...this.shown.news, happening] : this.shown.news,
      acted: MOVES.includes(event.what) ? event.at : this.shown.acted,
      about: event.table ?? this.shown.about,
      chat: event.chat ? [...this.shown.chat, event.chat] : this.shown.chat,
      clock: event.clock === undefined ? this.shown.clock : event.clock,
      log,
      now: this.#viewAfter(event),
      past: past && past.number > newest(log) ? null : past, // it was taken back
      behind: this.#queue.length,
      problem: null,
    })
    this.around.wasShown(event)
    shownAfter?.()
  }

  /** Bytes that make no sense are answered by asking for everything again. */
  #viewAfter(event: EventMessage): View | null {
    if (!this.#view || event.view == null) return this.shown.now
    try {
      return this.#view.change(event)
    } catch (error) {
      console.warn(error)
      this.#connection.startOver()
      return this.shown.now
    }
  }
}

/** The number of the last line; of a long game the first ones are not at hand. */
function newest(log: AnyLine[]): number {
  return log.at(-1)?.number ?? -1
}

function logAfter<Line>(log: Line[], event: EventMessage): Line[] {
  if (event.log) return [...log, event.log as Line]
  if (event.what === "took_back")
    return log.slice(0, Math.max(0, log.length - Number(event.about?.count ?? 1)))
  return log
}
