// The server over HTTP. Who we are, says a cookie that no script can read.

import { Refused } from "./live"
import { prefs } from "./prefs.svelte"
import type { Carry, Me, NewTable, Problem, Rows, TableInfo } from "./wire"

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : null,
    })
  } catch {
    throw new Refused("offline", "the server cannot be reached")
  }
  if (response.ok) return response.status === 204 ? (undefined as T) : ((await response.json()) as T)
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Refused(problem?.code ?? "http", problem?.text ?? response.statusText, problem?.clause)
}

/** Be somebody: the guest this device knows, or a new one of that name. */
export async function beSomebody(name: string): Promise<Me> {
  if (prefs.name) {
    try {
      const me = await call<Me>("GET", "/me")
      return me.name === name ? me : await rename(name)
    } catch (error) {
      if (!(error instanceof Refused && error.code === "who")) throw error
    }
  }
  return remembered(await call<Me>("POST", "/players", { name }))
}

function remembered(me: Me): Me {
  prefs.name = me.name
  prefs.save()
  return me
}

const rename = async (name: string) => remembered(await call<Me>("PATCH", "/me", { name }))

export const arrive = async (code: string) => remembered(await call<Me>("POST", "/arrive", { code }))

export const carry = () => call<Carry>("POST", "/me/link")

export const openTable = (table: NewTable) => call<TableInfo>("POST", "/tables", table)

export const joinTable = (id: string, seat: number) => call("POST", `/tables/${id}/do`, { do: "join", seat })

export const rematch = (id: string) => call<TableInfo>("POST", `/tables/${id}/rematch`)

export const tables = (of: "mine" | "public") => call<Rows>("GET", `/tables?of=${of}`)
