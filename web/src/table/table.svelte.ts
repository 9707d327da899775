// A table as components see it: what state/table.ts has to show, as reactive values, and what belongs
// to the screen alone: hints, menus, animations.

import { getContext, setContext, tick, untrack, type Snippet } from "svelte"
import { ask, LocalSocket } from "../alone/here"
import { isHere } from "../alone/ids"
import { fetchPast } from "../api"
import { Advice } from "./advice.svelte"
import { Planning } from "./planning.svelte"
import { fly } from "../flights"
import type { GameTable } from "../games/client"
import { gameOf } from "../games/registry"
import type { GuideAtTable } from "../guide/guide.svelte"
import { seatName } from "../names"
import { muted } from "../muted.svelte"
import { prefs, type Speed } from "../prefs.svelte"
import { Connection, type Listener } from "../state/connection"
import type { AnyLine, AnyView, ChatLine } from "../state/messages"
import { presenceOf } from "../state/presence"
import { TableState, type AnyTableState, type Shown, type Surroundings } from "../state/table"
import { who } from "../who.svelte"
import { problem, wordsOf } from "../words.svelte"

export interface Hint {
  text: string
  clause?: string | undefined
  at: DOMRect
}

/** Somebody, with what they said, or (without a player) the table: who is to be muted or reported. */
export interface Asked {
  name: string
  player: string | null
  line?: ChatLine
}

/** Milliseconds that somebody else's action stays in sight before the next. */
const PACE: Record<Speed, number> = { slow: 1300, normal: 650, fast: 220, off: 0 }

export class Table<View extends AnyView = AnyView, Line extends AnyLine = AnyLine> {
  #shown = $state.raw<Shown<View, Line>>() as Shown<View, Line>
  #state: AnyTableState<View, Line>
  game = $state.raw<GameTable | null>(null)

  about = $derived(this.#shown.about)
  seat = $derived(this.#shown.seat)
  now = $derived(this.#shown.now)
  past = $derived(this.#shown.past)
  log = $derived(this.#shown.log)
  chat = $derived(this.#shown.chat.filter(({ player }) => !muted.has(player)))
  news = $derived(this.#shown.news)
  acted = $derived(this.#shown.acted)
  absent = $derived(this.#shown.absent)
  clock = $derived(this.#shown.clock)
  ahead = $derived(this.#shown.ahead)
  link = $derived(this.#shown.link)
  refusal = $derived(this.#shown.refusal)
  behind = $derived(this.#shown.behind)
  pending = $derived(this.#shown.pending)
  otherProtocol = $derived(this.#shown.otherProtocol)

  view = $derived(this.past?.view ?? this.now)
  legal = $derived(new Set(this.view?.legal ?? []))
  isMyTurn = $derived(this.now !== null && this.seat !== null && this.now.turn === this.seat)
  options = $derived(this.about?.options ?? {})
  names = $derived((this.about?.chairs ?? []).map((_, seat, chairs) => seatName(chairs, seat)))
  presence = $derived(
    (this.about?.chairs ?? []).map((chair, seat) => presenceOf(chair, this.#shown.presence[seat])),
  )
  words = $derived(wordsOf(this.about?.game ?? ""))
  notice = $derived(this.#shown.problem ? problem(this.#shown.problem, this.words) : "")

  guide = $state.raw<GuideAtTable | null>(null)
  asked = $state.raw<Asked | null>(null)
  hint = $state.raw<Hint | null>(null)
  rules = $state<string | null>(null) // the clause at which they are open, "" at their beginning
  menu = $state.raw<{ actions: string[]; at: DOMRect } | null>(null)
  helping = $state(false)
  pointed: Element | null = null // pressed by mouse or finger last: Enter is not meant for it
  #scoring = $state.raw<Line | null>(null)
  isChatSeen = $state(false) // it is in sight, and somebody looks at this page
  #chatSeen = $state<number | null>(null) // when the last line was said that I have seen
  unread = $derived.by(() => {
    const seen = this.#chatSeen
    if (seen === null) return 0
    return this.chat.filter(({ at, player }) => at > seen && player !== who.me?.id).length
  })
  isResultOpen = $state(true) // once there is one
  readonly advice = new Advice({
    ask: () => this.#state.hints(),
    mayPlay: (action) => this.isMyTurn && this.legal.has(action),
    play: (action) => this.#state.play(action),
    pause: () => (document.hidden ? 0 : PACE[prefs.speed] / 2),
  })

  readonly planning = new Planning((wish) => this.#state.plan(wish))

  /** The person at this device whose turn it is, and who has not said yet that they look: nobody is
   * shown anything until then. */
  awaitedHere = $derived.by(() => {
    const turn = this.isHere && this.seat === null ? (this.now?.turn ?? null) : null
    if (turn === null || this.about?.status !== "running") return null
    const chair = this.about.chairs[turn]!
    return chair.level === null && chair.stand_in === null ? turn : null
  })

  mayAskHint = $derived(
    this.about?.hints === true && this.isMyTurn && this.about.status === "running" && !this.past,
  )

  /** It is played on this device, without a server. */
  readonly isHere: boolean
  /** The game goes with this window, as a private one keeps nothing; whoever was told need not be told again. */
  isLost = $state(false)

  /** The log with what came after the moment that is shown; null: nothing did. */
  wholeLog = $state.raw<Line[] | null>(null)
  toldLog = $derived(this.wholeLog ?? this.log)

  /** In the place of the turn bar: nobody plays here, the game is looked at again. */
  controls = $state.raw<Snippet | null>(null)

  constructor(
    readonly id: string,
    stateIn = (around: Surroundings<View, Line>): AnyTableState<View, Line> => new TableState(around),
  ) {
    this.isHere = isHere(id)
    this.#state = stateIn({
      connect: (listener) => this.#connect(listener),
      layoutOf: (game) => this.#load(game),
      fetchPast: (actions) => fetchPast(id, actions),
      pause: () => (document.hidden ? 0 : PACE[prefs.speed]),
      changed: () => this.#change(this.#state.shown),
      showing: (line, view) => this.#animate(line, view),
      wasShown: ({ log, view }) => {
        this.#closePopups()
        if (view != null) this.advice.moveOn()
        if (log && this.game?.opensScoring(log)) this.scoring = log as Line
      },
    })
    this.#shown = this.#state.shown
    if (this.isHere) void this.#lookForLoss().catch(() => {})
  }

  async #lookForLoss(): Promise<void> {
    this.isLost = !(await ask("isLasting"))
  }

  /** Over a WebSocket of the server, or to the worker in which tables of this device live. */
  #connect(listener: Listener): Connection {
    if (this.isHere) return new Connection(this.id, listener, () => new LocalSocket(this.id))
    const address = new URL(`ws/tables/${this.id}`, document.baseURI)
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:"
    return new Connection(address.href, listener)
  }

  #change(shown: Shown<View, Line>): void {
    // Whoever acts in an effect must not depend on what acting changes.
    const isAnother = shown.seat !== untrack(() => this.#shown.seat)
    this.#shown = shown
    if (isAnother) this.#forget()
  }

  /** Somebody else looks from now on: nothing stays of what was open. */
  #forget(): void {
    this.#closePopups()
    this.advice.close()
    this.planning.close()
    this.scoring = null
    this.helping = false
    this.rules = null
  }

  /** The line whose points are being explained; what happens meanwhile is shown afterwards. */
  get scoring(): Line | null {
    return this.#scoring
  }
  set scoring(line: Line | null) {
    this.#scoring = line
    if (line) this.#state.hold()
    else this.#state.release()
  }

  /** What others do is not shown until one goes on. */
  holdBack = (): void => this.#state.hold()
  goOn = (): void => this.#state.release()

  /** All that was said has been seen. */
  seeChat = (): void => void (this.#chatSeen = this.chat.at(-1)?.at ?? 0)

  close = (): void => this.#state.close()
  wake = (): void => this.#state.wake()

  async #load(id: string) {
    const game = gameOf(id)
    if (!game) return null
    this.game = (await game.loadTable()).default
    return this.game.layout
  }

  #animate(line: Line, view: View): (() => void) | null {
    if (prefs.speed === "off" || !this.game) return null
    const land = fly(this.game.flights(line, view), prefs.speed)
    return () => void tick().then(land)
  }

  #closePopups(): void {
    this.menu = this.hint = null
  }

  // -- what I do -----------------------------------------------------------------------

  play = (action: string): void => {
    this.#closePopups()
    void this.#state.play(action)
  }
  undo = (all = false): void => {
    this.#closePopups()
    void this.#state.undo(all)
  }
  lookBack = (line: number): void => {
    this.#closePopups()
    void this.#state.lookBack(line)
  }
  backToNow = (): void => this.#state.backToNow()
  catchUp = (): void => this.#state.catchUp()
  reason = (action: string) => this.#state.reason(action)
  report = (error: unknown): void => this.#state.report(error)

  join = (seat: number) => this.#state.send({ do: "join", seat })
  leave = () => this.#state.send({ do: "leave" })
  decline = () => this.#state.send({ do: "decline" })
  release = (seat: number, level?: string) => this.#state.send({ do: "release", seat, level: level ?? null })
  start = (fill?: string) => this.#state.send({ do: "start", fill: fill ?? null })
  say = (text: string) => this.#state.send({ do: "chat", text })
  resign = () => this.#state.send({ do: "resign" })
  takeOver = (seat: number) => this.#state.send({ do: "take_over", seat })
  comeBack = () => this.#state.send({ do: "return" })
  callOff = () => this.#state.send({ do: "close" })
}

const KEY = Symbol("table")
export const provideTable = (table: Table): void => void setContext(KEY, table)
/** The table that this component is part of. */
export const useTable = <View extends AnyView = AnyView, Line extends AnyLine = AnyLine>() =>
  getContext<Table<View, Line>>(KEY)
