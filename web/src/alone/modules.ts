// The modules of games: fetched once for each version, then kept. A game goes on with the module it began
// with, whatever has been published since.

import { Refused } from "../state/connection"
import { CompiledRules } from "./compiled"
import type { Facts } from "./facts"
import { Instance } from "./instance"
import type { KeptModule, Store } from "./kept"
import type { Rules, Thinker } from "./rules"
import { CompiledThinker } from "./thinker"

/** Of each game that this page can play alone: where its module is (rules.json beside the page). */
export type Published = Record<string, { digest: string; wasm: string; facts: string }>

export interface Module {
  digest: string
  rules: Rules
  thinker: Thinker
}

export class Modules {
  #loaded = new Map<string, Promise<Module>>() // by digest

  constructor(
    private readonly store: Store,
    /** The page's own address: all others are told as seen from there. */
    private readonly base: string,
  ) {}

  /** The rules of today; without a network, the latest that were kept. */
  async current(game: string): Promise<Module> {
    const published = (await this.#fetch("rules.json", (answer) => answer.json()).catch(
      () => null,
    )) as Published | null
    const found = published?.[game]
    if (!found) return this.#latest(game)
    return this.#once(
      found.digest,
      async () => (await this.store.module(found.digest)) ?? this.#download(found),
    )
  }

  /** The rules that a table was opened with. */
  of = (digest: string): Promise<Module> =>
    this.#once(digest, async () => {
      const kept = await this.store.module(digest)
      if (!kept) throw new Refused("rules", "the rules of this game are not kept on this device any more")
      return kept
    })

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

  async #latest(game: string): Promise<Module> {
    const kept = (await this.store.modules()).filter(({ facts }) => facts.game === game)
    const latest = kept.sort((a, b) => a.facts.rules - b.facts.rules).at(-1)
    if (!latest) throw new Refused("no_module", `the rules of ${game} cannot be loaded now`)
    return this.of(latest.digest)
  }

  #once(digest: string, find: () => Promise<KeptModule>): Promise<Module> {
    let loading = this.#loaded.get(digest)
    if (!loading) {
      loading = find().then(madeOf)
      this.#loaded.set(digest, loading)
      loading.catch(() => this.#loaded.delete(digest)) // the next one who asks tries again
    }
    return loading
  }

  async #download({ digest, wasm, facts }: Published[string]): Promise<KeptModule> {
    const [code, told] = await Promise.all([
      this.#fetch(wasm, (answer) => answer.arrayBuffer()),
      this.#fetch(facts, (answer) => answer.json() as Promise<Facts>),
    ])
    const module = { digest, code, facts: told }
    await this.store.keepModule(module)
    return module
  }

  async #fetch<T>(address: string, read: (answer: Response) => Promise<T>): Promise<T> {
    const answer = await fetch(new URL(address, this.base)).catch(() => null)
    if (!answer?.ok) throw new Refused("offline", `${address} cannot be loaded now`)
    return read(answer)
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
  return { digest, rules, thinker: new CompiledThinker(facts, () => new Instance(module, facts)) }
}
