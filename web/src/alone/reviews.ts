// Reviews of this device's finished games: asked for once, computed one after the other while the page is
// open, kept as they grow.

import type { ReviewState } from "../review/review"
import { Refused } from "../state/connection"
import type { Store } from "./kept"
import type { Match } from "./match"
import type { Module } from "./modules"
import { GrowingReview, told } from "./review"

const PIECE_MS = 3000 // of thinking, between two times it is kept

export interface Finished {
  match: Match
  module: Module
}

export class Reviews {
  #growing = new Map<string, GrowingReview>()
  #failed = new Map<string, unknown>()
  #queue: Promise<void> = Promise.resolve()

  constructor(private readonly store: Store) {}

  /** How far it is; the review itself, when it is complete. One that was interrupted goes on. */
  async state(id: string, finished: Finished): Promise<ReviewState> {
    const { match, module } = finished
    mustBeOver(match)
    const { noteworthy } = module.judge
    this.#tellFailure(id)
    const kept = await this.store.review(id)
    const judged = this.#growing.get(id)?.judged ?? kept?.judged ?? []
    const of = match.past.length
    const isWhole = kept !== null && kept.judged.length === of
    if (kept && !isWhole) await this.ask(id, finished)
    const review = isWhole ? told(match, kept.judged, noteworthy) : null
    return { asked: kept !== null, done: judged.length, of, review }
  }

  /** Once: who asks again tries again. */
  #tellFailure(id: string): void {
    if (!this.#failed.has(id)) return
    const failure = this.#failed.get(id)
    this.#failed.delete(id)
    throw failure
  }

  /** Begin with it, or go on. */
  async ask(id: string, { match, module }: Finished): Promise<void> {
    mustBeOver(match)
    void module.judge.noteworthy // it is refused before anything is kept
    if (this.#growing.has(id)) return
    const growing = new GrowingReview(match, (await this.store.review(id))?.judged)
    if (this.#growing.has(id)) return // somebody else has asked meanwhile
    this.#growing.set(id, growing)
    this.#failed.delete(id)
    if (!(await this.#keep(id, growing))) return void this.#growing.delete(id)
    this.#queue = this.#queue.then(() => this.#work(id, growing, module))
  }

  async #work(id: string, growing: GrowingReview, { judge }: Module): Promise<void> {
    try {
      let kept = performance.now()
      while (!growing.isWhole) {
        await growing.goOn(judge)
        if (performance.now() - kept < PIECE_MS) continue
        if (!(await this.#keep(id, growing))) return
        kept = performance.now()
      }
      await this.#keep(id, growing)
    } catch (error) {
      this.#failed.set(id, error)
    } finally {
      this.#growing.delete(id)
    }
  }

  /** Whether the table is still there. */
  #keep = (id: string, { judged }: GrowingReview): Promise<boolean> =>
    this.store.keepReview({ table: id, judged: [...judged] })
}

function mustBeOver({ status }: Match): void {
  if (status !== "over") throw new Refused("review_unfinished", "only a game that is over can be reviewed")
}
