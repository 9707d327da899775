// A table of this device: a match that follows from its events, whoever looks at it, and the bots that
// sit there. It speaks to the page as the server does over a WebSocket (docs/protocol.md).
//
// Several people may sit at one device. Then nobody is shown anything of a seat before its person says
// that they are the one who looks (`join`): until then messages are a spectator's. Who comes back is told
// what happened since, one by one.

import { Refused } from "../state/connection"
import type { Trouble } from "../state/messages"
import type { AnyCommand, Message, PastView } from "../wire"
import type { Event } from "./events"
import type { KeptEvent, Store } from "./kept"
import { acts, botToAct, decide, evolved, folded, mustAct, people, turnOf, type Match } from "./match"
import type { Rules, Thinker } from "./rules"
import { sha256 } from "./sha256"
import { happened, pastView, presence, row, wholeTable } from "./telling"

/** Until a bot's action that this device could not keep is tried again. */
const AGAIN_MS = 5000

type Told = Message | Trouble

/** Something that happened, with the match before and after it. */
interface Step {
  event: Event
  before: Match
  after: Match
}

export class LocalTable {
  match: Match
  /** The seat whose person looks at the screen; null: nobody yet. */
  #looking: number | null = null
  #steps: Step[] = [] // those that somebody has not seen
  #known = new Map<number, number>() // by seat: the version its person has seen
  #listeners = new Set<(message: Told) => void>()
  #isThinking = false
  #isAsked = false // for a hint
  #turn: Promise<unknown> = Promise.resolve() // one after the other
  #isClosed = false

  constructor(
    readonly id: string,
    events: KeptEvent[],
    private readonly around: { rules: Rules; thinker: Thinker; store: Store; now: () => number },
  ) {
    this.match = folded(around.rules, events)
  }

  // -- whoever looks ---------------------------------------------------------------------------

  /** The whole table, and from then on everything that happens. Call the answer to hear no more. */
  join(hear: (message: Told) => void): () => void {
    const [only, ...others] = this.#sitting()
    this.#looking = only === undefined || others.length ? null : only
    this.#listeners.add(hear)
    this.#tell(wholeTable(this.match, this.#looking))
    this.#tell({ t: "presence", seats: presence(this.match) })
    void this.#letBotsPlay()
    return () => this.#listeners.delete(hear)
  }

  /** The seats of people, whoever plays for them. */
  #sitting = (): number[] =>
    this.match.opened.chairs.flatMap(({ player }, seat) => (player === null ? [] : [seat]))

  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  /** Nobody is told anything any more, and no bot goes on. */
  close(): void {
    this.#isClosed = true
    this.#listeners.clear()
  }

  #tell(message: Told): void {
    for (const hear of this.#listeners) hear(message)
  }

  pastView = (actions: number): PastView => pastView(this.match, this.#looking, actions)

  // -- commands ----------------------------------------------------------------------------------

  /** What is answered, besides what everybody is told. */
  async ask(command: AnyCommand): Promise<Message> {
    const id = command.id ?? 0
    try {
      return await this.#answer(command, id)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { t: "error", id, code: error.code, text: error.message, clause: error.clause }
    }
  }

  async #answer(command: AnyCommand, id: number | string): Promise<Message> {
    switch (command.do) {
      case "ping":
        return { t: "pong", id, n: this.match.version, now: this.around.now() }
      case "why":
        return { t: "why", id, why: this.#why(command.actions) }
      case "hint":
        return this.#hint(command.at, id)
      case "plan": {
        mustAct(this.match, this.#looking, command.at)
        const { rules, position } = this.match
        return { t: "planned", id, at: command.at, plan: rules.plan(position, command.wish ?? []) }
      }
      case "join":
        this.#look(command.seat ?? null)
        break
      default:
        try {
          await this.#inTurn(() => this.#happen(decide(this.match, this.#looking, command)))
        } finally {
          void this.#letBotsPlay() // also if another tab has played: it may be closed by now
        }
    }
    return { t: "done", id, n: this.match.version }
  }

  #why(actions: string[]): Record<string, string[] | null> {
    const { rules, position } = this.match
    const clause = (action: string): string | null => {
      if (!acts(this.match, this.#looking)) return rules.waiting
      return rules.unfit(position, action) ?? rules.refusal(position, rules.hear(position, action))
    }
    return Object.fromEntries(
      actions.map((action) => {
        const forbidden = clause(action)
        return [action, forbidden === null ? null : [forbidden, ""]]
      }),
    )
  }

  async #hint(at: number, id: number | string): Promise<Message> {
    mustAct(this.match, this.#looking, at)
    if (this.#isAsked) throw new Refused("hint_asked", "you have asked for a hint already")
    this.#isAsked = true
    try {
      const { moves, position } = this.match
      const { turns, now } = await this.around.thinker.hints(position, this.#seed("hint"))
      if (moves !== this.match.moves) throw new Refused("stale", "the game has gone on")
      return { t: "hints", id, at: moves, turns, now }
    } finally {
      this.#isAsked = false
    }
  }

  /** The person of this seat takes the device, and sees what happened since they had it last. */
  #look(seat: number | null): void {
    if (seat === null || !acts(this.match, seat)) throw new Refused("taken", "it is not that person's turn")
    this.#looking = seat
    const missed = this.#steps.filter(({ after }) => after.version > (this.#known.get(seat) ?? Infinity))
    this.#tell(wholeTable(missed[0]?.before ?? this.match, seat))
    for (const { event, before, after } of missed) this.#tell(happened(event, before, after, seat))
    this.#known.set(seat, this.match.version)
  }

  // -- what happens --------------------------------------------------------------------------------

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => {})
    return mine
  }

  /** First it is kept, then it is shown. */
  async #happen(events: Event[]): Promise<void> {
    const at = this.around.now()
    const steps: Step[] = []
    let match = this.match
    for (const event of events) {
      const before = match
      match = evolved(before, event, at)
      steps.push({ event, before, after: match })
    }
    const kept = steps.map(({ event, after }) => ({ table: this.id, n: after.version, at, event }))
    try {
      await this.around.store.append(kept, row(this.id, match))
    } catch (error) {
      if (error instanceof Refused && error.code === "other_tab") await this.#startOver()
      throw error
    }
    this.match = match
    this.#steps.push(...steps)
    for (const step of steps) this.#show(step)
    this.#forgetSeen()
  }

  /** What all have seen, or were never to see one by one. */
  #forgetSeen(): void {
    const known = this.#sitting().map((seat) => this.#known.get(seat) ?? this.match.version)
    const least = Math.min(...known)
    this.#steps = this.#steps.filter(({ after }) => after.version > least)
  }

  #show({ event, before, after }: Step): void {
    this.#tell(happened(event, before, after, this.#looking))
    const actor = "seat" in event ? event.seat : null
    // Of what ends one's turn, others are shown the next moment: it is shown once more.
    if (actor !== null && actor === this.#looking) this.#known.set(actor, before.version)
    if (this.#isForOthers()) {
      this.#looking = null
      this.#tell(wholeTable(after, null))
    }
  }

  /** Whether who looks must look no longer: it is another person's turn, or all is over and several sat
   * here, each of whom has secrets. */
  #isForOthers(): boolean {
    if (this.#looking === null) return false
    const turn = turnOf(this.match)
    if (turn === null) return this.#sitting().length > 1
    return turn !== this.#looking && acts(this.match, turn)
  }

  /** Another tab has played on: what it has kept is what happened. */
  async #startOver(): Promise<void> {
    this.match = folded(this.around.rules, await this.around.store.events(this.id))
    this.#steps = []
    if (this.#isForOthers()) this.#looking = null
    this.#tell(wholeTable(this.match, this.#looking))
  }

  /** Another game was made of this one. */
  offerRematch = (table: string): Promise<void> =>
    this.#inTurn(() => this.#happen([{ what: "rematch", table }]))

  rename = (title: string): Promise<void> => this.#inTurn(() => this.#happen([{ what: "renamed", title }]))

  resign = (): Promise<void> =>
    this.#inTurn(() =>
      this.#happen(decide(this.match, this.#looking ?? people(this.match)[0] ?? null, { do: "resign" })),
    )

  // -- bots ------------------------------------------------------------------------------------------

  /** As long as it is a bot's turn, and somebody looks. */
  async #letBotsPlay(): Promise<void> {
    if (this.#isThinking) return
    this.#isThinking = true
    try {
      let level: string | null
      let goesOn = true
      while (goesOn && (level = botToAct(this.match)) !== null && this.isWatched && !this.#isClosed)
        goesOn = await this.#letOnePlay(level).then(
          () => true,
          (error) => this.#tellTrouble(error),
        )
    } finally {
      this.#isThinking = false
    }
  }

  /** A bot's action could not be kept: whether to try again. If another tab has played, bots go on from there;
   * else the person is told why nothing happens. */
  async #tellTrouble(error: unknown): Promise<boolean> {
    if (!(error instanceof Refused)) throw error
    if (error.code === "other_tab") return true
    this.#tell({ t: "trouble", code: error.code, text: error.message })
    if (error.code !== "not_kept") return false
    await new Promise((again) => setTimeout(again, AGAIN_MS))
    return true
  }

  async #letOnePlay(level: string): Promise<void> {
    const { position, moves } = this.match
    const seat = turnOf(this.match)!
    const mind = `${this.id} ${seat} ${level}`
    const action = await this.around.thinker.decide(level, position, this.#seed("bot"), mind)
    await this.#inTurn(async () => {
      if (moves === this.match.moves && botToAct(this.match) === level)
        await this.#happen([{ what: "played", seat, action }])
    })
  }

  /** Another one for each moment, which nobody can guess. */
  #seed(what: string): number {
    return parseInt(sha256(`${this.match.opened.salt} ${what} ${this.match.version}`).slice(0, 8), 16) >>> 1
  }
}
