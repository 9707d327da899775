// The worker in which local tables live, with their rules and their bots: the page only draws.

import { Refused } from "../state/connection"
import type { AnyCommand } from "../state/messages"
import { openStore } from "./kept"
import { LocalTables } from "./local_tables"
import { Modules } from "./modules"
import type { Call, FromPage, FromWorker } from "./between"

const REFUSED = 4003 // the code a WebSocket of the server is closed with that may not be

const say = (message: FromWorker): void => postMessage(message)

let tables: Promise<LocalTables>
const sockets = new Map<number, () => void>() // how each is left

async function start(base: string): Promise<LocalTables> {
  const store = await openStore()
  return new LocalTables(store, new Modules(store, base))
}

async function connect(socket: number, id: string): Promise<void> {
  try {
    const table = await (await tables).table(id)
    say({ socket, is: "open" })
    sockets.set(
      socket,
      table.join((message) => say({ socket, is: "said", data: JSON.stringify(message) })),
    )
  } catch (error) {
    const { code, text } = problemOf(error)
    say({ socket, is: "said", data: JSON.stringify({ t: "error", code, text }) })
    say({ socket, is: "closed", code: REFUSED })
  }
}

async function ask(socket: number, id: string, data: string): Promise<void> {
  const command = JSON.parse(data) as AnyCommand
  const answer = await (
    await tables
  )
    .table(id)
    .then((table) => table.ask(command))
    .catch((error) => ({ t: "error", id: command.id, ...problemOf(error) }))
  say({ socket, is: "said", data: JSON.stringify(answer) })
}

async function answer({ call, what, args }: Call): Promise<void> {
  try {
    const work = (await tables)[what] as (...args: unknown[]) => Promise<unknown>
    say({ call, result: await work.apply(await tables, args) })
  } catch (error) {
    say({ call, problem: problemOf(error) })
  }
}

function problemOf(error: unknown): { code: string; text: string } {
  if (error instanceof Refused) return { code: error.code, text: error.message }
  console.error(error)
  return { code: "other", text: String(error) }
}

onmessage = ({ data }: MessageEvent<FromPage>) => {
  if ("base" in data) tables = start(data.base)
  else if ("call" in data) void answer(data)
  else if (data.do === "open") void connect(data.socket, data.table)
  else if (data.do === "send") void ask(data.socket, data.table, data.data)
  else {
    sockets.get(data.socket)?.()
    sockets.delete(data.socket)
  }
}
