// What this device keeps, in IndexedDB: tables, their events, and the modules they are played by. An event
// is kept before anybody is shown it, so that whatever was seen is still there after a crash.

import { Refused } from "../state/connection"
import type { ListedTable } from "../wire"
import type { Event } from "./events"
import type { Facts } from "./facts"
import type { Judged } from "./review"

export interface KeptEvent {
  table: string
  n: number
  at: number
  event: Event
}

/** The rules of one version: a game that began with them ends with them. */
export interface KeptModule {
  digest: string
  facts: Facts
  code: ArrayBuffer
}

/** As far as it is. */
export interface KeptReview {
  table: string
  judged: Judged[]
}

export interface Store {
  /** Whether it is still there when the page is loaded again. */
  readonly isLasting: boolean
  rows(): Promise<ListedTable[]>
  events(table: string): Promise<KeptEvent[]>
  /** The first event of a table: how it was opened. */
  first(table: string): Promise<KeptEvent | undefined>
  /** All or nothing; Refused, if another tab has written one of that number (`other_tab`), or has removed
   * the table (`no_table`). */
  append(events: KeptEvent[], row: ListedTable): Promise<void>
  remove(table: string): Promise<void>
  module(digest: string): Promise<KeptModule | null>
  modules(): Promise<KeptModule[]>
  keepModule(module: KeptModule): Promise<void>
  dropModules(digests: string[]): Promise<void>
  review(table: string): Promise<KeptReview | null>
  /** In the place of what was kept before; false: there is no such table any more. */
  keepReview(review: KeptReview): Promise<boolean>
}

const NAME = "glueckskiste"
const VERSION = 2
const KEYS = { tables: "id", events: ["table", "n"], modules: "digest", reviews: "table" }
const TAKEN = "another page of this browser plays at this table, too"
const GONE = "this device keeps no such table any more"

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Only when it is aborted, it is known why: whatever fails in it aborts it a moment later. */
const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error)
  })

class IndexedStore implements Store {
  readonly isLasting = true
  constructor(private readonly db: IDBDatabase) {}

  #read = (store: string): IDBObjectStore => this.db.transaction(store).objectStore(store)
  #write = (stores: string[]): IDBTransaction =>
    this.db.transaction(stores, "readwrite", { durability: "strict" })

  rows = (): Promise<ListedTable[]> => done(this.#read("tables").getAll())

  events = (table: string): Promise<KeptEvent[]> => done(this.#read("events").getAll(range(table)))

  first = (table: string): Promise<KeptEvent | undefined> => done(this.#read("events").get([table, 1]))

  async append(events: KeptEvent[], row: ListedTable): Promise<void> {
    await orRefused(async () => {
      const work = this.#write(["events", "tables"])
      const kept = work.objectStore("events")
      for (const { table, n } of events.slice(0, 1))
        if (n > 1 && !(await done(kept.count([table, n - 1])))) throw new Refused("no_table", GONE)
      for (const event of events) kept.add(event)
      work.objectStore("tables").put(row)
      await finished(work)
    })
  }

  async remove(table: string): Promise<void> {
    const work = this.#write(["events", "tables", "reviews"])
    work.objectStore("events").delete(range(table))
    work.objectStore("tables").delete(table)
    work.objectStore("reviews").delete(table)
    await finished(work)
  }

  module = async (digest: string): Promise<KeptModule | null> =>
    ((await done(this.#read("modules").get(digest))) as KeptModule | undefined) ?? null

  modules = (): Promise<KeptModule[]> => done(this.#read("modules").getAll())

  async keepModule(module: KeptModule): Promise<void> {
    const work = this.#write(["modules"])
    work.objectStore("modules").put(module)
    await finished(work)
  }

  async dropModules(digests: string[]): Promise<void> {
    const work = this.#write(["modules"])
    for (const digest of digests) work.objectStore("modules").delete(digest)
    await finished(work)
  }

  review = async (table: string): Promise<KeptReview | null> =>
    ((await done(this.#read("reviews").get(table))) as KeptReview | undefined) ?? null

  keepReview = (review: KeptReview): Promise<boolean> =>
    orRefused(async () => {
      const work = this.#write(["tables", "reviews"])
      const isThere = (await done(work.objectStore("tables").count(review.table))) > 0
      if (isThere) work.objectStore("reviews").put(review)
      await finished(work)
      return isThere
    })
}

/** Do it, or say why it could not be kept. */
async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) throw error
    const name = error instanceof DOMException ? error.name : ""
    if (name === "ConstraintError") throw new Refused("other_tab", TAKEN)
    // The database is closed as soon as a newer page wants to change it.
    if (name === "InvalidStateError") throw new Refused("outdated", "a newer page has taken over")
    throw new Refused("not_kept", `this device could not keep it: ${String(error)}`)
  }
}

const range = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity])

async function openIndexed(): Promise<Store> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    const there = request.result.objectStoreNames
    for (const [name, keyPath] of Object.entries(KEYS))
      if (!there.contains(name)) request.result.createObjectStore(name, { keyPath })
  }
  const db = await done(request)
  db.onversionchange = () => db.close() // a newer page wants to change it
  return new IndexedStore(db)
}

/** Where the browser keeps nothing for us, as long as the page is open. */
export class MemoryStore implements Store {
  readonly isLasting = false
  #rows = new Map<string, ListedTable>()
  #events = new Map<string, KeptEvent[]>()
  #modules = new Map<string, KeptModule>()
  #reviews = new Map<string, KeptReview>()

  rows = async () => [...this.#rows.values()]
  events = async (table: string) => [...(this.#events.get(table) ?? [])]
  first = async (table: string) => this.#events.get(table)?.[0]
  async append(events: KeptEvent[], row: ListedTable): Promise<void> {
    const kept = this.#events.get(row.id) ?? []
    if (!kept.length && events[0]!.n > 1) throw new Refused("no_table", GONE)
    if (events.some(({ n }) => n <= (kept.at(-1)?.n ?? 0))) throw new Refused("other_tab", TAKEN)
    this.#events.set(row.id, [...kept, ...structuredClone(events)])
    this.#rows.set(row.id, structuredClone(row))
  }
  async remove(table: string): Promise<void> {
    this.#rows.delete(table)
    this.#events.delete(table)
    this.#reviews.delete(table)
  }
  module = async (digest: string) => this.#modules.get(digest) ?? null
  modules = async () => [...this.#modules.values()]
  keepModule = async (module: KeptModule) => void this.#modules.set(module.digest, module)
  dropModules = async (digests: string[]) => digests.forEach((digest) => this.#modules.delete(digest))
  review = async (table: string) => this.#reviews.get(table) ?? null
  async keepReview(review: KeptReview): Promise<boolean> {
    const isThere = this.#rows.has(review.table)
    if (isThere) this.#reviews.set(review.table, structuredClone(review))
    return isThere
  }
}

export async function openStore(): Promise<Store> {
  try {
    return await openIndexed()
  } catch {
    return new MemoryStore()
  }
}
