// All tables of this device: opened, found again, listed, exported, imported.

import { Refused } from "../state/connection"
import type { ReviewState } from "../review/review"
import type { NewTable, PastView, ReplayPage, ListedTable } from "../wire"
import type { Chair, Opened } from "./events"
import { HERE } from "./ids"
import type { Store } from "./kept"
import { LocalTable } from "./local_table"
import { begun, type Match } from "./match"
import type { Module, Modules } from "./modules"
import { replayPage } from "./replay_page"
import { Reviews, type Finished } from "./reviews"
import {
  chairsOf as chairsOfFile,
  checked,
  documentOf,
  pretty,
  readSave,
  replayed,
  seedOf,
  verified,
  type Verdict,
} from "./save_file"
import { sha256 } from "./sha256"
import { row } from "./telling"

const ME = "me"
/** Somebody else at this device: `here:NAME`. */
const PERSON = "here:"

export interface Import {
  save: unknown
  seats: string[]
  title: string
}

/** A table file, and what it is to be called. */
export interface Exported {
  name: string
  text: string
}

type Given = Pick<Opened, "chairs" | "seed" | "options" | "title"> & Partial<Opened>

export class LocalTables {
  #tables = new Map<string, Promise<LocalTable>>()
  readonly #reviews: Reviews
  #shownFile: { text: string; match: Match } | null = null // the last one that was looked at

  constructor(
    private readonly store: Store,
    private readonly modules: Modules,
    private readonly now: () => number = Date.now,
  ) {
    this.#reviews = new Reviews(store)
  }

  /** Whether games are still here when the page is opened again. */
  isLasting = async (): Promise<boolean> => this.store.isLasting

  /** Load the rules of games before somebody plays them. */
  async prepare(games: string[]): Promise<void> {
    for (const game of games) await this.modules.current(game)
  }

  /** A table with its game dealt; its id. With a seed that is given, all meet the same bots, too. */
  async open(wanted: NewTable & { seed?: string }, name: string): Promise<string> {
    const module = await this.modules.current(wanted.game)
    const chairs = chairsOf(wanted.seats, name)
    return this.#begin(module, {
      chairs,
      seed: wanted.seed ?? secret(),
      ...(wanted.seed ? { salt: sha256(`salt of ${wanted.seed}`) } : {}),
      options: module.rules.options(chairs.length, wanted.options ?? {}),
      title: wanted.title ?? "",
    })
  }

  /** A table that goes on with a saved game. */
  async import({ save, seats, title }: Import, name: string): Promise<string> {
    const file = checked(save)
    const module = await this.modules.ofVersion(file.game, file.rules)
    if (seats.length !== file.seats) throw new Refused("seats", `the saved game has ${file.seats} seats`)
    const { options, past } = replayed(module.rules, file)
    return this.#begin(module, {
      chairs: chairsOf(seats, name),
      seed: seedOf(file),
      options,
      title,
      past,
      imported: true,
    })
  }

  /** The same people and bots once more. */
  async rematch(id: string): Promise<string> {
    const old = await this.table(id)
    if (old.match.rematch !== null) return old.match.rematch
    const { game, chairs, options } = old.match.opened
    const module = await this.modules.current(game)
    const title = old.match.title
    const fresh = await this.#begin(module, { chairs, seed: secret(), options, title, after: id })
    await old.offerRematch(fresh)
    return fresh
  }

  #opened({ digest, rules }: Module, given: Given): Opened {
    return {
      what: "opened",
      game: rules.game,
      rules: rules.version,
      module: digest,
      salt: secret(),
      past: [],
      imported: false,
      after: null,
      ...given,
    }
  }

  async #begin(module: Module, given: Given): Promise<string> {
    const { rules, thinker } = module
    const opened = this.#opened(module, given)
    const id = `${HERE}${secret().slice(0, 20)}`
    const event = { table: id, n: 1, at: this.now(), event: opened }
    await Promise.all([
      this.store.append([event], row(id, begun(rules, opened, event.at))),
      module.kept, // with it, its rules
    ])
    const { store, now } = this
    this.#tables.set(id, Promise.resolve(new LocalTable(id, [event], { rules, thinker, store, now })))
    void this.#tidy().catch(() => {}) // the next time, then
    return id
  }

  /** Old rules go with the last game that was played by them. */
  async #tidy(): Promise<void> {
    const opened = await Promise.all((await this.store.rows()).map(({ id }) => this.store.first(id)))
    const wanted = opened.flatMap((one) => (one?.event.what === "opened" ? [one.event.module] : []))
    await this.modules.tidy(new Set(wanted))
  }

  table(id: string): Promise<LocalTable> {
    let found = this.#tables.get(id)
    if (!found) {
      found = this.#read(id)
      this.#tables.set(id, found)
      found.catch(() => this.#tables.delete(id))
    }
    return found
  }

  async #read(id: string): Promise<LocalTable> {
    const events = await this.store.events(id)
    const first = events[0]?.event
    if (first?.what !== "opened") throw new Refused("no_table", "this device keeps no such table")
    const { rules, thinker } = await this.modules.of(first.module)
    const { store, now } = this
    return new LocalTable(id, events, { rules, thinker, store, now })
  }

  pastView = async (id: string, actions: number): Promise<PastView> =>
    (await this.table(id)).pastView(actions)

  /** Moments of a game as a seat saw them (docs/protocol.md: `replay`); while it is running, of its only
   * person's, or a spectator's. */
  async replayPage(id: string, seat: number | null | "own", first: number): Promise<ReplayPage> {
    const { match } = await this.table(id)
    const sitting = match.opened.chairs.flatMap(({ player }, seat) => (player === null ? [] : [seat]))
    const own = sitting.length === 1 ? sitting[0]! : null
    const wanted = seat === "own" ? own : seat
    if (wanted !== own && match.status !== "over")
      throw new Refused("hidden", "what others saw is shown when the game is over")
    return replayPage(match, wanted, first)
  }

  /** The same of a save file, all of which whoever has it may know. */
  async showFile(text: string, seat: number | null, first: number): Promise<ReplayPage> {
    if (this.#shownFile?.text !== text) {
      const file = readSave(text)
      const module = await this.modules.ofVersion(file.game, file.rules)
      const { options, past } = replayed(module.rules, file)
      const opened = this.#opened(module, {
        chairs: chairsOfFile(file),
        seed: seedOf(file),
        options,
        title: "",
        past,
        imported: true,
      })
      this.#shownFile = { text, match: begun(module.rules, opened, 0) }
    }
    return replayPage(this.#shownFile.match, seat, first)
  }

  /** The review of a finished game, or how far it is. */
  review = async (id: string): Promise<ReviewState> => this.#reviews.state(id, await this.#finished(id))

  async askForReview(id: string): Promise<ReviewState> {
    const finished = await this.#finished(id)
    await this.#reviews.ask(id, finished)
    return this.#reviews.state(id, finished)
  }

  async #finished(id: string): Promise<Finished> {
    const { match } = await this.table(id)
    return { match, module: await this.modules.of(match.opened.module) }
  }

  rename = async (id: string, title: string) => (await this.table(id)).rename(title)
  resign = async (id: string) => (await this.table(id)).resign()

  /** The latest first. */
  rows = async (): Promise<ListedTable[]> => (await this.store.rows()).sort((a, b) => b.changed - a.changed)

  async remove(id: string): Promise<void> {
    ;(await this.#tables.get(id)?.catch(() => null))?.close()
    this.#tables.delete(id)
    await this.store.remove(id)
    await this.#tidy()
  }

  async export(id: string): Promise<Exported> {
    const { match } = await this.table(id)
    const when = new Date(match.created).toISOString().slice(0, 16).replace(/[:T]/g, "-")
    return { name: `${match.opened.game}-${when}.glueck`, text: pretty(documentOf(match)) }
  }

  /** Play a save file again, and say what came of it. */
  async verify(text: string): Promise<Verdict> {
    const file = readSave(text)
    return verified((await this.modules.ofVersion(file.game, file.rules)).rules, file)
  }
}

function chairsOf(seats: readonly string[], name: string): Chair[] {
  return seats.map((seat, i) => {
    if (seat === ME) return { player: `${HERE}${i}`, name, level: null }
    if (seat.startsWith(PERSON))
      return { player: `${HERE}${i}`, name: seat.slice(PERSON.length), level: null }
    if (seat === "open") throw new Refused("seats", "who comes by a link needs a server")
    return { player: null, name: "", level: seat }
  })
}

/** 64 hexadecimal digits that nobody can guess. */
function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}
