// The server over HTTP. Who we are, says a cookie that no script can read. What is about a table of this
// device is asked of that table instead, which needs no server.

import { ask } from "./alone/here"
import { isHere } from "./alone/ids"
import { Refused } from "./state/connection"
import { prefs } from "./prefs.svelte"
import type { ReviewState } from "./review/review"
import type { PastView } from "./state/messages"
import { who } from "./who.svelte"
import type {
  Carried,
  DealInfo,
  DeviceLink,
  Games,
  Identity,
  Leader,
  Me,
  NewChallenge,
  NewTable,
  PlayedGames,
  HttpProblem,
  ReplayPage,
  ListedTables,
  TableInfo,
  TableMessage,
  Totals,
} from "./wire"

/** A page that was put on a file host says in its head that there is no server behind it. */
export const hasServer = (): boolean => document.querySelector("meta[name=server][content=none]") === null

export async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response
  if (!hasServer()) throw new Refused("offline", "there is no server")
  try {
    response = await fetch(`api${path}`, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : null,
    })
  } catch {
    throw new Refused("offline", "the server cannot be reached")
  }
  if (response.ok) return response.status === 204 ? (undefined as T) : await read<T>(response)
  const problem = (await response.json().catch(() => null)) as HttpProblem | null
  throw new Refused(problem?.code ?? "http", problem?.text ?? response.statusText, problem?.clause)
}

/** A file host may answer anything with its page: that is no server of ours. */
async function read<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T
  } catch {
    throw new Refused("offline", "what answers is no server of ours")
  }
}

// -- who I am ----------------------------------------------------------------------------

function remember(me: Me): Me {
  who.me = me
  prefs.name = me.name
  prefs.save()
  return me
}

/** The guest this device knows, if the server still does. */
export async function fetchMe(): Promise<Me | null> {
  if (!prefs.name) return null
  try {
    return remember(await call<Me>("GET", "/me"))
  } catch (error) {
    if (error instanceof Refused && error.code === "who") return null
    throw error
  }
}

/** Have a player: the guest this device knows, or a new one of that name. */
export async function ensurePlayer(name: string): Promise<Me> {
  const me = await fetchMe()
  if (!me) return remember(await call<Me>("POST", "/players", { name }))
  return me.name === name ? me : rename(name)
}

export const rename = async (name: string) => remember(await call<Me>("PATCH", "/me", { name }))

/** A login and a password; who has one already must give it. `everywhere` logs out all other devices and ends
 * all notices, those to this browser as well. */
export async function setPassword(
  login: string,
  password: string,
  old: string | null,
  everywhere: boolean,
): Promise<Me> {
  const me = remember(await call<Me>("POST", "/me/password", { login, password, old, everywhere }))
  if (everywhere) await stopPushes()
  return me
}

/** Nobody is kept from logging out by a push that cannot be stopped. */
async function stopPushes(): Promise<void> {
  if (!prefs.push) return
  const { stopHere } = await import("./notices/push").catch(() => ({ stopHere: async () => {} }))
  await stopHere().catch(() => {})
}

export async function logOut(): Promise<void> {
  await stopPushes() // while the server still knows who asks; or it told whoever comes next
  await call("POST", "/logout")
  who.me = null
  prefs.name = ""
  prefs.save()
}

// -- becoming somebody else: whoever does says who they are now ---------------------------

/** Who this device is, and whom it can go back to. */
export const fetchIdentity = () => call<Identity>("GET", "/identity")

export const logIn = async (login: string, password: string, now: Me | null) =>
  remember(await call<Me>("POST", "/login", { login, password, instead_of: now?.id ?? null }))

/** Whom a link of another device would make of me. */
export const lookAtDeviceLink = (code: string) => call<Carried>("POST", "/arrive/look", { code })

/** Become the player of another device, by the link made there. */
export const followDeviceLink = async (code: string, now: Me | null) =>
  remember(await call<Me>("POST", "/arrive", { code, instead_of: now?.id ?? null }))

/** Be again whom this device was before. */
export const goBack = async (player: string, now: Me | null) =>
  remember(await call<Me>("POST", "/back", { player, instead_of: now?.id ?? null }))

/** A link that brings this player to another device, once. */
export const makeDeviceLink = () => call<DeviceLink>("POST", "/me/link")

// -- tables ------------------------------------------------------------------------------

export const openTable = (table: NewTable) => call<TableInfo>("POST", "/tables", table)

/** A table that goes on with a saved game; it begins at once if nobody is to come. */
export const importTable = (save: object, seats: string[], title: string) =>
  call<TableInfo>("POST", "/import", { save, seats, title, start: !seats.includes("open") })

/** A table that goes on with a finished game after so many of its actions. */
export const goOnFrom = (id: string, moves: number, seats: string[]) =>
  call<TableInfo>("POST", `/tables/${id}/go_on`, { moves, seats, start: !seats.includes("open") })

export const joinTable = (id: string, seat: number) => call("POST", `/tables/${id}/do`, { do: "join", seat })

export const startTable = (id: string) => call("POST", `/tables/${id}/do`, { do: "start" })

export const nameTable = async (id: string, title: string): Promise<void> =>
  isHere(id) ? ask("rename", id, title) : call("POST", `/tables/${id}/do`, { do: "rename", title })

export const resignAt = async (id: string): Promise<void> =>
  isHere(id) ? ask("resign", id) : call("POST", `/tables/${id}/do`, { do: "resign" })

/** The table where another game is offered, once it is made. */
export const fetchOffer = (id: string) => call<TableInfo | null>("GET", `/tables/${id}/rematch`)

export const decline = (id: string) => call("POST", `/tables/${id}/do`, { do: "decline" })

/** Offer another game, or accept it if somebody has offered it already: the id of its table. */
export const rematch = async (id: string): Promise<string> =>
  isHere(id) ? ask("rematch", id) : (await call<TableInfo>("POST", `/tables/${id}/rematch`)).id

/** `wanted` is a query of what tables must be like (finding/Filters.svelte). */
export const tables = (of: "mine" | "public", status: "current" | "over" = "current", wanted = "") =>
  call<ListedTables>("GET", `/tables?of=${of}&status=${status}${wanted && `&${wanted}`}`)

/** The review of a finished game, or how far it is. */
export const fetchReview = (id: string): Promise<ReviewState> =>
  isHere(id) ? ask("review", id) : call("GET", `/tables/${id}/review`)

export const askForReview = (id: string): Promise<ReviewState> =>
  isHere(id) ? ask("askForReview", id) : call("POST", `/tables/${id}/review`)

export const saveOf = (id: string) => `api/tables/${id}/save`

// -- finished games, and deals that many play ---------------------------------------------

/** My finished games, the last first; `before`: go on there. */
export const fetchHistory = (before: string | null) =>
  call<PlayedGames>("GET", `/history${before ? `?before=${encodeURIComponent(before)}` : ""}`)

export const fetchTotals = () => call<Totals>("GET", "/history/totals")

/** All of it, for spreadsheets. */
export const historyFile = "api/history.csv"

export const fetchLeaders = (game: string) => call<Leader[]>("GET", `/leaderboard?game=${game}`)

export const fetchDealsOfToday = () => call<DealInfo[]>("GET", "/deals/today")

export const fetchDeal = (code: string) => call<DealInfo>("GET", `/deals/${encodeURIComponent(code)}`)

export const makeChallenge = (challenge: NewChallenge) => call<DealInfo>("POST", "/deals", challenge)

/** The table of my only try. */
export const playDeal = (code: string) => call<TableInfo>("POST", `/deals/${encodeURIComponent(code)}/play`)

// -- the host ----------------------------------------------------------------------------

export const removeTable = async (id: string): Promise<void> =>
  isHere(id) ? ask("remove", id) : call("DELETE", `/tables/${id}`)

export const block = (player: string) => call("POST", "/block", { player, blocked: true })

/** A moment of a game: what I saw after so many actions. */
export const fetchPast = async (id: string, actions: number): Promise<PastView> =>
  isHere(id) ? ask("pastView", id, actions) : call("GET", `/tables/${id}/view?after=${actions}&form=view`)

// -- looking at games again ----------------------------------------------------------------

/** The whole table as it is now, as I see it. */
export const fetchTable = (id: string) => call<TableMessage>("GET", `/tables/${id}/view?form=view`)

/** Moments as a seat saw them; null: a spectator. */
export const fetchReplayPage = (id: string, seat: number | null, first: number) =>
  call<ReplayPage>("GET", `/tables/${id}/replay?seat=${seat ?? "none"}&first=${first}`)

/** The same of a save file. */
export const showFile = (save: object, seat: number | null, first: number) =>
  call<ReplayPage>("POST", "/replay", { save, seat, first })

export const fetchSave = <Save>(id: string) => call<Save>("GET", `/tables/${id}/save`)

// -- games -------------------------------------------------------------------------------

/** The games of this server with their seats and options, its bots, and which of them can play now.
 * Components ask `offers`, which asks here. */
export const fetchGames = () => call<Games>("GET", "/games")
