// The WebSocket of one table: numbered messages in, commands with answers out. It connects again
// by itself, and asks for exactly what it has missed. What was not answered is sent again under the
// same id: the server does it once.

import type { Presence } from "../wire"
import type {
  AnyCommand,
  EventMessage,
  Hinted,
  Message,
  Planned,
  WhyAnswer,
  Refusal,
  TableMessage,
  Trouble,
} from "./messages"

export type Link = "connecting" | "on" | "off" | "refused"

type Ask<C = AnyCommand> = C extends AnyCommand ? Omit<C, "id"> : never

export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface Listener {
  table(message: TableMessage): void
  event(message: EventMessage): void
  link(link: Link, refusal?: Refusal): void
  /** How many milliseconds the server's clock is ahead of ours. */
  time?(ahead: number): void
  /** Who is here, by seat. */
  presence?(seats: string[]): void
  /** Why a bot of this device does not go on. */
  trouble?(why: Refused): void
}

const QUESTIONS = ["ping", "why", "hint"]
const changes = (command: Ask): boolean => !QUESTIONS.includes(command.do)

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clause: string | null = null,
  ) {
    super(text)
  }
}

const REFUSED = 4003
const PING_MS = 20_000
const SILENCE_MS = 45_000 // no answer to two pings: the line is dead, whatever the browser thinks
const FIRST_WAIT_MS = 300
const LONGEST_WAIT_MS = 8_000
const UNKNOWN = "uncertain" // the server cannot tell yet whether it was done: ask again …
const ASK_AGAIN_MS = [500, 1_000, 2_000, 4_000, 8_000] // … so often

/** No other page's commands are called so. */
const PAGE = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("")
let next = 1 // of all connections of this page

interface Waiting {
  command: Ask
  tries: number
  sent: number
  done: (answer: Message) => void
  failed: (why: Refused) => void
}

export class Connection {
  #socket: Socket | null = null
  #last: number | null = null // the number of the last event we know of
  #protocol: string | undefined // by which we were told it
  #waiting = new Map<string, Waiting>() // in the order in which they were sent
  #wait = FIRST_WAIT_MS
  #heard = 0
  #ticker: ReturnType<typeof setInterval>
  #retry: ReturnType<typeof setTimeout> | null = null
  #closed = false
  #refusal: Refusal | undefined

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => Socket = (url) => new WebSocket(url) as Socket,
  ) {
    this.#ticker = setInterval(() => this.#tick(), PING_MS)
    this.#connect()
  }

  /** Ask for something; the answer is what the server says to it, or a refusal. What would change
   * the table waits for the connection, if there is none. */
  ask(command: Ask): Promise<Message> {
    const id = `${PAGE}-${next++}`
    return new Promise((done, failed) => {
      if (this.#closed || (!this.#socket && !changes(command)))
        return failed(new Refused("offline", "not connected"))
      this.#waiting.set(id, { command, tries: 0, sent: 0, done, failed })
      this.#send(id)
    })
  }

  #send(id: string): void {
    const waiting = this.#waiting.get(id)
    if (!waiting || !this.#socket) return
    waiting.sent = Date.now()
    this.#socket.send(JSON.stringify({ ...waiting.command, id }))
  }

  async why(actions: string[]): Promise<WhyAnswer["why"]> {
    return ((await this.ask({ do: "why", actions })) as WhyAnswer).why
  }

  async hints(at: number): Promise<Hinted> {
    return (await this.ask({ do: "hint", at })) as Hinted
  }

  async plan(at: number, wish: number[]): Promise<Planned> {
    return (await this.ask({ do: "plan", at, wish })) as Planned
  }

  /** A phone that slept, or a network that is back: do not wait for the next attempt. */
  wake(): void {
    if (this.#socket) this.#tick()
    else if (!this.#closed) this.#connect()
  }

  /** Connect again as if nothing had been heard yet: the whole table comes anew. */
  startOver(): void {
    this.#last = null
    this.#hangUp()
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#ticker)
    if (this.#retry) clearTimeout(this.#retry)
    this.#socket?.close()
    this.#lose()
    this.#giveUp(new Refused("offline", "the connection was closed"))
  }

  #connect(): void {
    if (this.#retry) clearTimeout(this.#retry)
    this.#retry = null
    // A server of another version answers with the whole table, which says so.
    const protocol = this.#protocol ? `&protocol=${this.#protocol}` : ""
    const since = this.#last === null ? "" : `&since=${this.#last}${protocol}`
    const socket = this.open(`${this.address}?form=view${since}`)
    let here = false
    socket.onopen = () => {
      here = true
      this.#socket = socket
      this.#heard = Date.now()
      this.listener.link("on")
      for (const id of this.#waiting.keys()) this.#send(id) // heard of behind all that we missed
    }
    socket.onmessage = ({ data }) => {
      if (here && this.#socket !== socket) return // given up already
      this.#heard = Date.now()
      this.#wait = FIRST_WAIT_MS // not when it opens: a server that fails would be asked again and again
      this.#hear(JSON.parse(data) as Message)
    }
    socket.onclose = ({ code }) => {
      if (here && this.#socket !== socket) return // given up already
      this.#lose()
      if (this.#closed) return
      if (code === REFUSED) {
        const { code: why = "offline", text = "" } = this.#refusal ?? {}
        this.#giveUp(new Refused(why, text))
        return this.listener.link("refused", this.#refusal)
      }
      this.listener.link("off")
      this.#retry = setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
    }
  }

  #hear(message: Message): void {
    if (message.t === "table") {
      this.#last = message.n
      this.#protocol = message.protocol
      if (message.now != null) this.listener.time?.(message.now - Date.now())
      this.listener.table(message)
    } else if (message.t === "event") {
      if (this.#last !== null && message.n <= this.#last) return // said twice
      this.#last = message.n
      this.listener.event(message)
    } else if (message.t === "presence") {
      this.listener.presence?.(message.seats)
    } else if (message.t === "trouble") {
      this.listener.trouble?.(new Refused(message.code, message.text))
    } else {
      this.#answer(message)
    }
  }

  #answer(message: Exclude<Message, TableMessage | EventMessage | Presence | Trouble>): void {
    const id = String(message.id)
    const waiting = this.#waiting.get(id)
    if (message.t === "error" && message.code === UNKNOWN && waiting && this.#askAgain(id, waiting)) return
    this.#waiting.delete(id)
    // It was made about half-way between question and answer.
    if (message.t === "pong" && message.now != null && waiting)
      this.listener.time?.(message.now - (waiting.sent + Date.now()) / 2)
    if (message.t !== "error") return waiting?.done(message)
    if (waiting) waiting.failed(new Refused(message.code, message.text, message.clause ?? null))
    else this.#refusal = message // about the connection itself; it will be closed
  }

  /** Whether it will be: not for ever. */
  #askAgain(id: string, waiting: Waiting): boolean {
    const wait = ASK_AGAIN_MS[waiting.tries++]
    if (wait !== undefined) setTimeout(() => this.#send(id), wait)
    return wait !== undefined
  }

  /** Questions are about what is seen now; what was to be done stays to be done. */
  #lose(): void {
    this.#socket = null
    for (const [id, { command, failed }] of [...this.#waiting]) {
      if (changes(command)) continue
      this.#waiting.delete(id)
      failed(new Refused("offline", "the connection was lost"))
    }
  }

  #giveUp(why: Refused): void {
    for (const { failed } of this.#waiting.values()) failed(why)
    this.#waiting.clear()
  }

  #tick(): void {
    if (!this.#socket) return
    if (Date.now() - this.#heard > SILENCE_MS) this.#hangUp()
    else void this.ask({ do: "ping" }).catch(() => {})
  }

  /** The browser may take long to notice that a line is dead; we do not wait for it. */
  #hangUp(): void {
    const socket = this.#socket
    socket?.onclose?.({ code: 1006 })
    socket?.close()
  }
}
