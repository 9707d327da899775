// The page’s side of local tables: a worker which speaks like the server, and one that reviews finished
// games, so that nobody waits for it.

import { Refused, type Socket } from "../state/connection"
import type { Asked, FromPage, FromWorker, What } from "./between"

type Work = "tables" | "reviews"

const LOST = 1006 // the code of a WebSocket whose connection was lost

interface Waiting {
  work: Work
  done: (result: unknown) => void
  failed: (why: Refused) => void
}

const workers = new Map<Work, Worker>()
let next = 1
const calls = new Map<number, Waiting>()
const sockets = new Map<number, LocalSocket>()

function workerFor(work: Work): Worker {
  const there = workers.get(work)
  if (there) return there
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  worker.onerror = (error) => {
    if (error instanceof ErrorEvent) console.error(error.message)
    else giveUp(work) // its script could not be loaded: it never began
  }
  workers.set(work, worker)
  say({ base: document.baseURI }, work)
  return worker
}

/** Who asks again tries again with another worker. */
function giveUp(work: Work): void {
  workers.delete(work)
  for (const [call, waiting] of [...calls]) {
    if (waiting.work !== work) continue
    calls.delete(call)
    waiting.failed(new Refused("not_loaded", "the part of the page that plays alone was not loaded"))
  }
  if (work === "tables") for (const socket of [...sockets.values()]) socket.break()
}

const say = (message: FromPage, work: Work = "tables"): void => workerFor(work).postMessage(message)

const REVIEWING: readonly What[] = ["review", "askForReview"]
let areTablesKept: Promise<boolean> | null = null

/** Where nothing is kept, tables are known only to the worker in which they live. */
async function workOfReviews(): Promise<Work> {
  areTablesKept ??= ask("isLasting").catch((error) => {
    areTablesKept = null // the next one who asks tries again
    throw error
  })
  return (await areTablesKept) ? "reviews" : "tables"
}

function hear(message: FromWorker): void {
  if ("socket" in message) return sockets.get(message.socket)?.hear(message)
  const waiting = calls.get(message.call)
  calls.delete(message.call)
  if ("problem" in message) waiting?.failed(new Refused(message.problem.code, message.problem.text))
  else waiting?.done(message.result)
}

/** Ask the tables of this device for something; Refused, as the server would refuse it. */
export function ask<W extends What>(what: W, ...args: Parameters<Asked<W>>): ReturnType<Asked<W>> {
  const answer = REVIEWING.includes(what)
    ? workOfReviews().then((work) => askFor(work, what, args))
    : askFor("tables", what, args)
  return answer as ReturnType<Asked<W>>
}

function askFor(work: Work, what: What, args: unknown[]): Promise<unknown> {
  const call = next++
  return new Promise((done, failed) => {
    calls.set(call, { work, done, failed })
    say({ call, what, args }, work)
  })
}

/** In the place of a table's WebSocket. */
export class LocalSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly #number = next++

  constructor(private readonly table: string) {
    sockets.set(this.#number, this)
    say({ socket: this.#number, do: "open", table })
  }

  hear(message: Extract<FromWorker, { socket: number }>): void {
    if (message.is === "open") this.onopen?.()
    else if (message.is === "said") this.onmessage?.({ data: message.data })
    else this.onclose?.({ code: message.code })
  }

  /** Whoever uses it connects again. */
  break(): void {
    sockets.delete(this.#number)
    this.onclose?.({ code: LOST })
  }

  send = (data: string): void => say({ socket: this.#number, do: "send", table: this.table, data })

  close(): void {
    sockets.delete(this.#number)
    say({ socket: this.#number, do: "close" })
    this.onclose?.({ code: 1000 })
  }
}
