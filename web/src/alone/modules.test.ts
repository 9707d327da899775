// Which rules a table is played by: those it began with, whatever is published later.

import { afterEach, expect, test, vi } from "vitest"
import type { ListedTable } from "../wire"
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
  await store.append([{ table: "t", n: 1, at: 0, event: opened }], { id: "t" } as ListedTable)
  await modulesOn(store).tidy(new Set(["one"]))
  expect((await store.modules()).map(({ digest }) => digest)).toEqual(["one"])
})

test("a module that breaks off or arrives damaged is not kept, and the next try may do better", async () => {
  const store = new MemoryStore()
  publish("one", 1)
  const whole = fetch
  const instead = (arrayBuffer: () => Promise<ArrayBuffer>) =>
    vi.stubGlobal("fetch", async (address: URL) =>
      address.pathname.endsWith(".wasm") ? { ok: true, arrayBuffer } : whole(address),
    )
  const modules = modulesOn(store)
  instead(() => Promise.reject(new TypeError("network error")))
  await expect(modules.current("sticks")).rejects.toMatchObject({ code: "offline" })
  instead(async () => CODE.slice(0, 20))
  await expect(modules.current("sticks")).rejects.toMatchObject({ code: "broken_rules" })
  expect(await store.modules()).toEqual([])
  vi.stubGlobal("fetch", whole)
  expect((await modules.current("sticks")).digest).toBe("one")
})

test("a module that was kept damaged, or could not be kept, is fetched again", async () => {
  const store = new MemoryStore()
  publish("one", 1)
  await store.keepModule({ ...kept("one", 1), code: CODE.slice(0, 20) })
  expect((await modulesOn(store).of("one")).digest).toBe("one")
  const full = new MemoryStore()
  full.keepModule = () => Promise.reject(new DOMException("full", "QuotaExceededError"))
  const said = vi.spyOn(console, "warn").mockImplementation(() => {})
  expect((await modulesOn(full).current("sticks")).digest).toBe("one")
  expect((await modulesOn(full).of("one")).rules.version).toBe(1)
  expect(said).toHaveBeenCalled()
  said.mockRestore()
  publish("two", 2)
  await expect(modulesOn(full).of("one")).rejects.toMatchObject({ code: "rules" })
})

test("a game that this page does not have is told from rules that cannot be loaded", async () => {
  publish("one", 1)
  await expect(modulesOn(new MemoryStore()).current("chess")).rejects.toMatchObject({ code: "unknown_game" })
})

test("rules that are older than reviews say so", async () => {
  publish("one", 1)
  const { judge } = await modulesOn(new MemoryStore()).current("sticks")
  expect(() => judge.noteworthy).toThrow(expect.objectContaining({ code: "rules" }))
})
