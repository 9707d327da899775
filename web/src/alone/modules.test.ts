// Which rules a table is played by: those it began with, whatever is published later.

import { afterEach, expect, test, vi } from "vitest"
import type { Row } from "../wire"
import type { Opened } from "./events"
import type { Facts } from "./facts"
import { MemoryStore, type KeptModule } from "./kept"
import { Modules } from "./modules"

// The smallest module there is: a memory, and where areas begin.
const CODE = Uint8Array.from([
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 1],
  ...[6, 6, 1, 127, 0, 65, 0, 11],
  ...[7, 18, 2, 6, 109, 101, 109, 111, 114, 121, 2, 0, 5, 97, 114, 101, 97, 115, 3, 0],
]).buffer

const facts = (rules: number) =>
  ({ game: "sticks", rules, areas: {}, view: { layout: "x" }, entry: {}, waiting: "" }) as unknown as Facts
const kept = (digest: string, rules: number): KeptModule => ({ digest, code: CODE, facts: facts(rules) })

/** What the network has: the list, and the files of one module. */
function publish(digest: string | null, rules = 0): string[] {
  const asked: string[] = []
  const files: Record<string, unknown> = {
    "rules.json": digest ? { sticks: { digest, wasm: `${digest}.wasm`, facts: `${digest}.json` } } : {},
    [`${digest}.json`]: facts(rules),
  }
  vi.stubGlobal("fetch", async (address: URL) => {
    const name = address.pathname.split("/").at(-1)!
    asked.push(name)
    if (digest === null) throw new TypeError("no network")
    return { ok: true, json: async () => files[name], arrayBuffer: async () => CODE }
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

const modulesOn = (store: MemoryStore) => new Modules(store, "http://here/some/path/")

test("a module is fetched once, and kept", async () => {
  const store = new MemoryStore()
  const asked = publish("one", 1)
  expect((await modulesOn(store).current("sticks")).digest).toBe("one")
  expect((await modulesOn(store).current("sticks")).rules.version).toBe(1)
  expect(asked.filter((name) => name === "one.wasm")).toHaveLength(1)
})

test("after an update a table keeps its own rules, and a new one has the new ones", async () => {
  const store = new MemoryStore()
  publish("one", 1)
  await modulesOn(store).current("sticks")
  publish("two", 2)
  const modules = modulesOn(store)
  expect((await modules.current("sticks")).rules.version).toBe(2)
  expect((await modules.of("one")).rules.version).toBe(1)
  expect((await modules.ofVersion("sticks", 1)).digest).toBe("one")
  await expect(modules.ofVersion("sticks", 7)).rejects.toMatchObject({ code: "rules" })
})

test("without a network the latest rules that were kept are played; without any, it is said", async () => {
  const store = new MemoryStore()
  publish(null)
  await expect(modulesOn(store).current("sticks")).rejects.toMatchObject({ code: "no_module" })
  for (const one of [kept("zwei", 2), kept("eins", 1)]) await store.keepModule(one)
  expect((await modulesOn(store).current("sticks")).digest).toBe("zwei")
})

test("rules go with the last table that was played by them", async () => {
  const store = new MemoryStore()
  for (const one of [kept("one", 1), kept("two", 2)]) await store.keepModule(one)
  const opened = { what: "opened", module: "one" } as Opened
  await store.append([{ table: "t", n: 1, at: 0, event: opened }], { id: "t" } as Row)
  await modulesOn(store).tidy(new Set(["one"]))
  expect((await store.modules()).map(({ digest }) => digest)).toEqual(["one"])
})
