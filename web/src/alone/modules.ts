// The modules of games: fetched once for each version, then kept. A game goes on with the module it began
// with, whatever has been published since.

import { Refused } from "../state/connection"
import { CompiledRules } from "./compiled"
import type { Facts } from "./facts"
import { Instance } from "./instance"
import { CompiledJudge } from "./judge"
import type { KeptModule, Store } from "./kept"
import type { Judge, Rules, Thinker } from "./rules"
import { CompiledThinker } from "./thinker"

/** Of each game that this page can play alone: where its module is (rules.json beside the page). */
export type Published = Record<string, { digest: string; wasm: string; facts: string }>

export interface Module {
  digest: string
  rules: Rules
  thinker: Thinker
  judge: Judge
  /** Done once this device has it for good, or cannot have it. */
  kept: Promise<void>
}

const RECENTLY_MS = 10_000

export class Modules {
  #loaded = new Map<string, Promise<Module>>() // by digest
  #list: { asked: number; told: Promise<Published | null> } | null = null

  constructor(
    private readonly store: Store,
    /** The page's own address: all others are told as seen from there. */
    private readonly base: string,
  ) {}

  /** The rules of today; without a network, the latest that were kept. */
  async current(game: string): Promise<Module> {
    const published = await this.#published()
    const found = published && Object.hasOwn(published, game) ? published[game] : undefined
    if (!found) return this.#latest(game, published !== null)
    return this.#once(found.digest, () => this.#keptOrFetched(found.digest, found))
  }

  /** The rules that a table was opened with. */
  of = (digest: string): Promise<Module> => this.#once(digest, () => this.#keptOrFetched(digest, null))

  /** What was told moments ago is still so. */
  #published(): Promise<Published | null> {
    if (this.#list && performance.now() - this.#list.asked < RECENTLY_MS) return this.#list.told
    const told = this.#fetch("rules.json", (answer) => answer.json() as Promise<Published>).catch(() => {
      this.#list = null
      return null
    })
    this.#list = { asked: performance.now(), told }
    return told
  }

  /** The rules of a version, of today or kept. */
  async ofVersion(game: string, version: number): Promise<Module> {
    const current = await this.current(game)
    if (current.rules.version === version) return current
    const kept = (await this.store.modules()).find(
      ({ facts }) => facts.game === game && facts.rules === version,
    )
    if (!kept)
      throw new Refused("rules", `version ${version} of the rules; this page has ${current.rules.version}`)
    return this.of(kept.digest)
  }

  async #latest(game: string, isConnected: boolean): Promise<Module> {
    const kept = (await this.store.modules()).filter(({ facts }) => facts.game === game)
    const latest = kept.sort((a, b) => a.facts.rules - b.facts.rules).at(-1)
    if (!latest && isConnected) throw new Refused("unknown_game", `there are no rules of ${game}`)
    if (!latest) throw new Refused("no_module", `the rules of ${game} cannot be loaded now`)
    return this.of(latest.digest)
  }

  /** The module of that digest; one that is kept and broken is fetched again, if it is still published. */
  async #keptOrFetched(digest: string, known: Published[string] | null): Promise<Module> {
    const kept = await this.store.module(digest)
    const whole = kept && (await madeOf(kept).catch(() => null))
    if (whole) return whole
    const all = known ? [known] : Object.values((await this.#published()) ?? {})
    const found = all.find((one) => one.digest === digest)
    if (found) return this.#download(found)
    throw new Refused("rules", "the rules of this game are not kept on this device any more")
  }

  #once(digest: string, make: () => Promise<Module>): Promise<Module> {
    let loading = this.#loaded.get(digest)
    if (!loading) {
      loading = make()
      this.#loaded.set(digest, loading)
      loading.catch(() => this.#loaded.delete(digest)) // the next one who asks tries again
    }
    return loading
  }

  /** Only what works is kept, while it is played already. Where it cannot be, it is fetched again next
   * time. */
  async #download({ digest, wasm, facts }: Published[string]): Promise<Module> {
    const [code, told] = await Promise.all([
      this.#fetch(wasm, (answer) => answer.arrayBuffer()),
      this.#fetch(facts, (answer) => answer.json() as Promise<Facts>),
    ])
    const fetched = { digest, code, facts: told }
    const module = await madeOf(fetched).catch((error) => {
      throw new Refused("broken_rules", String(error))
    })
    return { ...module, kept: this.store.keepModule(fetched).catch((error) => console.warn(error)) }
  }

  async #fetch<T>(address: string, read: (answer: Response) => Promise<T>): Promise<T> {
    const answer = await fetch(new URL(address, this.base)).catch(() => null)
    if (!answer?.ok) throw new Refused("offline", `${address} cannot be loaded now`)
    return read(answer).catch((error) => {
      throw new Refused("offline", `${address} did not arrive as a whole: ${String(error)}`)
    })
  }

  /** Forget what no table is played by any more, and nobody uses now. */
  async tidy(wanted: ReadonlySet<string>): Promise<void> {
    const kept = (await this.store.modules()).map(({ digest }) => digest)
    await this.store.dropModules(kept.filter((digest) => !wanted.has(digest) && !this.#loaded.has(digest)))
  }
}

export async function madeOf({ digest, facts, code }: KeptModule): Promise<Module> {
  const module = await WebAssembly.compile(code)
  const rules = new CompiledRules(facts, new Instance(module, facts))
  const make = () => new Instance(module, facts)
  return {
    digest,
    rules,
    thinker: new CompiledThinker(facts, make),
    judge: new CompiledJudge(facts, make),
    kept: Promise.resolve(),
  }
}
