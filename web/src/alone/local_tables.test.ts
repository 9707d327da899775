// A table of one device, without a browser: what it tells, to whom, and what is left of it afterwards.

import { afterEach, expect, test, vi } from "vitest"
import { Connection, Refused, type Socket } from "../state/connection"
import type { Trouble } from "../state/messages"
import type { EventMessage, Message, TableMessage } from "../wire"
import { LocalTables } from "./local_tables"
import { MemoryStore } from "./kept"
import type { Module, Modules } from "./modules"
import { digestOf, mustFit, readSave, verified } from "./save_file"
import { FirstIsBest, FirstThing, Sticks } from "./sticks"

afterEach(() => void vi.useRealTimers())

const rules = new Sticks()
const thinker = new FirstThing(rules)
const judge = new FirstIsBest(rules)
const module: Module = { digest: "d1", rules, thinker, judge, kept: Promise.resolve() }
const modules = {
  current: async () => module,
  of: async () => module,
  ofVersion: async () => module,
  tidy: async () => {},
}
const tablesOn = (store: MemoryStore) => new LocalTables(store, modules as unknown as Modules, () => 1000)

type Told = TableMessage | EventMessage
const bytesOf = (message: Told) => Array.from(atob(message.view!), (one) => one.charCodeAt(0)).slice(3)
const secretsIn = (message: Told) => bytesOf(message).slice(6)

/** Someone who looks at a table, with all they were told. */
async function look(tables: LocalTables, id: string) {
  const table = await tables.table(id)
  const heard: (Message | Trouble)[] = []
  const leave = table.join((message) => heard.push(message))
  const told = () => heard.filter((one): one is Told => one.t === "table" || one.t === "event")
  const last = () => told().at(-1)!
  const play = (action: string) => table.ask({ do: "play", action, at: table.match.moves, id: "x" })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { table, heard, told, last, play, settled, leave }
}

const alone = { game: "sticks", seats: ["me", "captain"] }
const together = { game: "sticks", seats: ["me", "here:Lucy", "captain"] }

test("one person is told the whole table and every event; bots answer by themselves", async () => {
  const tables = tablesOn(new MemoryStore())
  const { told, last, play, settled, table } = await look(tables, await tables.open(alone, "Mike"))
  const first = told()[0] as TableMessage
  expect(first).toMatchObject({
    t: "table",
    n: 1,
    move: 0,
    seat: 0,
    protocol: "3.abc",
    legal: ["take 1", "take 2", "whisper 7"],
  })
  expect(first.table.chairs.map(({ name, level }) => [name, level])).toEqual([
    ["Mike", null],
    ["", "captain"],
  ])
  expect(await play("take 2")).toEqual({ t: "done", id: "x", n: 2 })
  expect(last()).toMatchObject({
    what: "played",
    about: { seat: 0 },
    log: { number: 0, action: "take 2" },
    undoable: 1,
  })
  await play("end")
  await settled()
  expect(told().map((one) => (one.t === "event" ? one.log?.action : "table"))).toEqual([
    "table",
    "take 2",
    "end",
    "take 1",
    "end",
  ])
  expect(thinker.asked.at(-1)).toContain("captain")
  expect(last()).toMatchObject({ move: 4, legal: ["take 1", "take 2", "whisper 7"] })
  expect(table.match.lines.length).toBe(4)
})

test("what cannot be done is refused by its clause, and what is not understood too", async () => {
  const tables = tablesOn(new MemoryStore())
  const { play, table } = await look(tables, await tables.open(alone, "Mike"))
  expect(await play("end")).toMatchObject({ t: "error", code: "illegal", clause: "ST-03" })
  expect(await play("jump")).toMatchObject({ t: "error", code: "unknown_action" })
  expect(await table.ask({ do: "play", action: "take 1", at: 7 })).toMatchObject({ code: "stale" })
  expect(await table.ask({ do: "undo", at: 0 })).toMatchObject({ code: "nothing_to_undo" })
  expect(await table.ask({ do: "why", actions: ["end", "take 1", "take 9"], id: 5 })).toEqual({
    t: "why",
    id: 5,
    why: { end: ["ST-03", ""], "take 1": null, "take 9": ["ST-05", ""] },
  })
})

test("undo plays again what is left, and the log gets shorter", async () => {
  const tables = tablesOn(new MemoryStore())
  const { play, table, last } = await look(tables, await tables.open(alone, "Mike"))
  await play("whisper 7")
  await play("take 2")
  await table.ask({ do: "undo", at: 2 })
  expect(table.match.lines.map(({ words }) => words)).toEqual(["whisper 7"])
  expect(last()).toMatchObject({ what: "took_back", about: { count: 1 }, undoable: 1, move: 3 })
  await table.ask({ do: "undo", at: 3, all: true })
  expect(table.match.position).toEqual(table.match.start)
})

test("people at one device: nobody is told anything of another's seat, at any moment", async () => {
  const tables = tablesOn(new MemoryStore())
  const { table, told, last, play, settled } = await look(tables, await tables.open(together, "Mike"))
  const [mike, lucy] = table.match.start.slice(6)
  expect(last()).toMatchObject({ seat: null })
  expect(secretsIn(last())).toEqual([0, 0, 0])
  expect(await play("take 1")).toMatchObject({ code: "not_seated" })
  expect(await table.ask({ do: "join", seat: 1 })).toMatchObject({ code: "taken" })
  await table.ask({ do: "join", seat: 0 })
  expect(secretsIn(last())).toEqual([mike, 0, 0])
  await play("whisper 7")
  await play("take 1")
  await play("end")
  expect(last()).toMatchObject({ t: "table", seat: null })
  expect(secretsIn(last())).toEqual([0, 0, 0])
  expect((last() as TableMessage).log.map(({ action }) => action)).toEqual(["whisper", "take 1", "end"])
  expect(secretsIn((await tables.pastView(table.id, 1)) as unknown as Told)).toEqual([0, 0, 0])
  expect(await play("take 1")).toMatchObject({ code: "not_seated" })
  const before = told().length
  await table.ask({ do: "join", seat: 1 })
  expect(
    told()
      .slice(before)
      .every((one) => secretsIn(one).every((byte, seat) => byte === 0 || seat === 1)),
  ).toBe(true)
  expect(secretsIn(last())).toEqual([0, lucy, 0])
  expect((last() as TableMessage).log[0]).toMatchObject({ seat: 0, action: "whisper" })
  await play("take 1")
  await play("end")
  await settled() // the bot between them, then it is Mike's turn: who looks has no seat again
  expect(last()).toMatchObject({ t: "table", seat: null })
})

test("who gets the device back is told what happened since, one by one", async () => {
  const tables = tablesOn(new MemoryStore())
  const { table, told, play, settled } = await look(tables, await tables.open(together, "Mike"))
  await table.ask({ do: "join", seat: 0 })
  for (const words of ["take 1", "end"]) await play(words)
  await table.ask({ do: "join", seat: 1 })
  for (const words of ["take 2", "end"]) await play(words)
  await settled()
  const before = told().length
  await table.ask({ do: "join", seat: 0 })
  const again = told().slice(before)
  expect(again[0]).toMatchObject({ t: "table", seat: 0, move: 1 })
  expect(again.slice(1).map((one) => (one as EventMessage).log!.action)).toEqual([
    "end",
    "take 2",
    "end",
    "take 1",
    "end",
  ])
})

test("what was acknowledged is kept: another page finds the same table", async () => {
  const store = new MemoryStore()
  const tables = tablesOn(store)
  const id = await tables.open(alone, "Mike")
  const { play, settled, table } = await look(tables, id)
  for (const words of ["take 2", "end"]) await play(words)
  await settled()
  const again = await look(tablesOn(store), id)
  expect(again.table.match.position).toEqual(table.match.position)
  expect((again.told()[0] as TableMessage).log).toHaveLength(4)
  expect(await tables.rows()).toMatchObject([
    { id, status: "running", version: 5, table: { seed: null, turn: 0 } },
  ])
  await tables.remove(id)
  expect(await tables.rows()).toEqual([])
  await expect(tablesOn(store).table(id)).rejects.toMatchObject({ code: "no_table" })
})

test("two tabs at one table: the later one is refused and shown how things stand", async () => {
  const store = new MemoryStore()
  const tables = tablesOn(store)
  const id = await tables.open(alone, "Mike")
  const [one, other] = [await look(tables, id), await look(tablesOn(store), id)]
  await one.play("take 2")
  expect(await other.play("take 1")).toMatchObject({ t: "error", code: "other_tab" })
  expect(other.last()).toMatchObject({ t: "table", move: 1 })
  expect((await store.events(id)).map(({ n }) => n)).toEqual([1, 2])
})

test("when one tab has played and is closed, the bots go on in the other", async () => {
  const store = new MemoryStore()
  const tables = tablesOn(store)
  const id = await tables.open(alone, "Mike")
  const [one, other] = [await look(tables, id), await look(tablesOn(store), id)]
  await one.play("take 2")
  one.leave()
  await one.play("end")
  expect(await other.play("take 1")).toMatchObject({ t: "error", code: "other_tab" })
  await other.settled()
  expect(other.last()).toMatchObject({ move: 4, legal: ["take 1", "take 2", "whisper 7"] })
})

test("a table that was removed in another tab is not begun again in the middle", async () => {
  const store = new MemoryStore()
  const tables = tablesOn(store)
  const id = await tables.open(alone, "Mike")
  const other = await look(tablesOn(store), id)
  await tables.remove(id)
  expect(await other.play("take 2")).toMatchObject({ t: "error", code: "no_table" })
  expect(await tables.rows()).toEqual([])
})

async function toTheEnd(tables: LocalTables, id: string) {
  const looking = await look(tables, id)
  while (looking.table.match.status === "running") {
    if ((looking.last().legal ?? []).length) await looking.play(looking.last().legal![0]!)
    else await looking.settled()
  }
  return looking
}

test("a finished game says who won and shows its seed; it can be saved, verified and played again", async () => {
  const tables = tablesOn(new MemoryStore())
  const id = await tables.open({ ...alone, options: { sticks: 4 } }, "Mike")
  const { last, table } = await toTheEnd(tables, id)
  const { seed, salt } = table.match.opened
  expect(last()).toMatchObject({ table: { status: "over", seed, salt, places: [2, 1], scores: [0, 1] } })
  const { text } = await tables.export(id)
  const file = readSave(text)
  expect(file).toMatchObject({ game: "sticks", rules: 3, seats: 2, seed, players: ["Mike", "captain"] })
  expect(verified(rules, file)).toMatchObject({
    actions: file.actions.length,
    over: true,
    scores: [0, 1],
    commitment: file.fair!.commitment,
  })
  const wrong = { ...file, actions: ["end", ...file.actions] }
  expect(() => readSave(JSON.stringify(wrong))).toThrow("changed after it was saved")
  expect(() => verified(rules, { ...wrong, digest: digestOf(wrong) })).toThrow("action 1 (end)")
  expect(() => verified(rules, { ...file, fair: { ...file.fair!, salt: "0" } })).toThrow("commitment")
  const next = await tables.rematch(id)
  expect(await tables.rematch(id)).toBe(next)
  expect((await tables.table(next)).match.opened).toMatchObject({ after: id, options: { sticks: 4 } })
})

test("a running game is saved and goes on elsewhere", async () => {
  const tables = tablesOn(new MemoryStore())
  const { play, table } = await look(tables, await tables.open(together, "Mike"))
  await table.ask({ do: "join", seat: 0 })
  await play("take 2")
  const save = readSave((await tables.export(table.id)).text)
  expect(save.fair).toBeUndefined()
  const elsewhere = tablesOn(new MemoryStore())
  const again = await look(
    elsewhere,
    await elsewhere.import({ save, seats: ["me", "hauler", "captain"], title: "" }, "Ann"),
  )
  expect(again.table.match.position).toEqual(table.match.position)
  expect(again.last()).toMatchObject({ seat: 0, undoable: 1, table: { imported: true } })
})

test("who gives up against one bot has lost; of three, a bot plays on", async () => {
  const tables = tablesOn(new MemoryStore())
  const two = await look(tables, await tables.open(alone, "Mike"))
  await two.table.ask({ do: "resign" })
  expect(two.last()).toMatchObject({ table: { status: "over", places: [2, 1] } })
  const three = await look(
    tables,
    await tables.open({ game: "sticks", seats: ["me", "hewer", "captain"] }, "Mike"),
  )
  await three.table.ask({ do: "resign" })
  await three.settled()
  expect(three.table.match.status).toBe("over")
  expect(three.table.match.gaveUp).toEqual(new Set([0]))
})

test("hints and earlier moments are those of who looks", async () => {
  const tables = tablesOn(new MemoryStore())
  const { table, play } = await look(tables, await tables.open(alone, "Mike"))
  expect(await table.ask({ do: "hint", at: 0, id: 3 })).toMatchObject({
    t: "hints",
    at: 0,
    turns: [{ actions: ["take 1"] }],
  })
  await play("take 2")
  const then = await tables.pastView(table.id, 0)
  expect(then).toMatchObject({ t: "then", number: 0, protocol: "3.abc" })
  expect(secretsIn(then as unknown as Told)).toEqual([table.match.start[6], 0])
})

test("the page's own connection speaks with it as with the server", async () => {
  const tables = tablesOn(new MemoryStore())
  const table = await tables.table(await tables.open(alone, "Mike"))
  const socket = new (class implements Socket {
    onopen: (() => void) | null = null
    onmessage: ((event: { data: string }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    send(text: string) {
      void table.ask(JSON.parse(text)).then((answer) => this.onmessage?.({ data: JSON.stringify(answer) }))
    }
    close() {}
  })()
  const heard: string[] = []
  const listener = { table: () => heard.push("table"), event: () => heard.push("event"), link: () => {} }
  const connection = new Connection(table.id, listener, () => socket)
  socket.onopen!()
  table.join((message) => socket.onmessage!({ data: JSON.stringify(message) }))
  await connection.ask({ do: "play", action: "take 1", at: 0 })
  expect(await connection.why(["take 1"])).toEqual({ "take 1": ["ST-04", ""] })
  expect(heard).toEqual(["table", "event"])
  connection.close()
})

test("a device without room changes nothing: the move can be made again", async () => {
  const store = new MemoryStore()
  const tables = tablesOn(store)
  const { table, play, told } = await look(tables, await tables.open(alone, "Mike"))
  const append = store.append.bind(store)
  store.append = () => Promise.reject(new Refused("not_kept", "full"))
  const before = told().length
  expect(await play("take 2")).toMatchObject({ t: "error", code: "not_kept" })
  expect([table.match.moves, told().length]).toEqual([0, before])
  store.append = append
  expect(await play("take 2")).toMatchObject({ t: "done" })
})

test("if there is no room for what a bot does, the person is told, and it is tried again", async () => {
  const store = new MemoryStore()
  const tables = tablesOn(store)
  const { heard, last, play, settled } = await look(tables, await tables.open(alone, "Mike"))
  await play("take 2")
  const append = store.append.bind(store)
  store.append = (events, row) =>
    events[0]!.event.what === "played" && events[0]!.event.seat === 1
      ? Promise.reject(new Refused("not_kept", "full"))
      : append(events, row)
  vi.useFakeTimers()
  await play("end")
  await vi.advanceTimersByTimeAsync(0)
  expect(heard.at(-1)).toEqual({ t: "trouble", code: "not_kept", text: "full" })
  store.append = append
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await settled()
  expect(last()).toMatchObject({ move: 4, legal: ["take 1", "take 2", "whisper 7"] })
})

test("files that are no games of ours are refused, each for its reason", async () => {
  const tables = tablesOn(new MemoryStore())
  const { table } = await look(tables, await tables.open(alone, "Mike"))
  const { text } = await tables.export(table.id)
  const refusal = (file: string) =>
    tables.verify(file).then(
      () => null,
      (error: Refused) => error.code,
    )
  expect(await refusal(text.slice(0, -9))).toBe("save")
  expect(await refusal("[1, 2]")).toBe("save")
  expect(await refusal(text.replace('"glueck": 1', '"glueck": 99'))).toBe("save")
  const whole = JSON.parse(text) as object
  const { digest: _, ...open } = whole as { digest: string }
  for (const wrong of [{ options: null }, { options: [] }, { more: 1 }])
    expect(await refusal(JSON.stringify({ ...open, ...wrong }))).toBe("save")
  expect(() => mustFit(5e9)).toThrow(Refused)
  expect(await tables.isLasting()).toBe(false)
  const elsewhere = { ...modules, ofVersion: () => Promise.reject(new Refused("rules", "version 7")) }
  const strange = new LocalTables(new MemoryStore(), elsewhere as unknown as Modules)
  await expect(strange.verify(text)).rejects.toMatchObject({ code: "rules" })
})

test("a seed that a link carries deals the same cards and the same bots", async () => {
  const seed = "0f".repeat(32)
  const dealt = async () => {
    const tables = tablesOn(new MemoryStore())
    const { opened } = (await tables.table(await tables.open({ ...alone, seed }, "Mike"))).match
    return [opened.seed, opened.salt]
  }
  expect(await dealt()).toEqual(await dealt())
  expect((await dealt())[0]).toBe(seed)
})
