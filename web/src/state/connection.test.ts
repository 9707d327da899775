import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Connection, Refused, type Link, type Socket } from "./connection"
import type { EventMessage, TableMessage } from "./messages"

class Fake implements Socket {
  static all: Fake[] = []
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    Fake.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.onclose?.({ code: 1000 })
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const heard: (TableMessage | EventMessage)[] = []
const links: Link[] = []
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  Fake.all = []
  heard.length = links.length = 0
  const listener = {
    table: (message: TableMessage) => void heard.push(message),
    event: (message: EventMessage) => void heard.push(message),
    link: (link: Link) => void links.push(link),
  }
  connection = new Connection("/ws/tables/x", listener, (url) => new Fake(url))
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

const socket = () => Fake.all.at(-1)!

test("commands carry ids, and answers find them", async () => {
  socket().onopen!()
  const done = connection.ask({ do: "play", action: "draw", at: 3 })
  expect(socket().sent).toEqual([{ do: "play", action: "draw", at: 3, id: 1 }])
  socket().say({ t: "done", id: 1, n: 9 })
  expect(await done).toEqual({ t: "done", id: 1, n: 9 })
})

test("a refusal tells its clause", async () => {
  socket().onopen!()
  const done = connection.ask({ do: "play", action: "end", at: 0 })
  socket().say({ t: "error", code: "illegal", text: "no", id: 1, clause: "XX-TURN-01" })
  await expect(done).rejects.toMatchObject({ code: "illegal", clause: "XX-TURN-01" })
})

test("it says by which protocol it was told what it knows", () => {
  socket().onopen!()
  socket().say({ t: "table", n: 5, protocol: "2.abc" })
  socket().onclose!({ code: 1006 })
  vi.advanceTimersByTime(300)
  expect(socket().url).toBe("/ws/tables/x?form=view&since=5&protocol=2.abc")
})

test("after a loss it asks for what came after the last event, sooner first and later seldom", () => {
  socket().onopen!()
  socket().say({ t: "table", n: 5 })
  socket().say({ t: "event", n: 6 })
  socket().onclose!({ code: 1006 })
  expect(links.at(-1)).toBe("off")
  vi.advanceTimersByTime(300)
  expect(Fake.all).toHaveLength(2)
  expect(socket().url).toBe("/ws/tables/x?form=view&since=6")
  socket().onclose!({ code: 1006 })
  vi.advanceTimersByTime(500)
  expect(Fake.all).toHaveLength(2)
  vi.advanceTimersByTime(200)
  expect(Fake.all).toHaveLength(3)
})

test("a server that accepts and fails is asked ever more seldom", () => {
  for (let i = 0; i < 10; i++) {
    socket().onopen!()
    socket().onclose!({ code: 1011 })
    vi.advanceTimersByTime(8_000)
  }
  const before = Fake.all.length
  socket().onopen!()
  socket().onclose!({ code: 1011 })
  vi.advanceTimersByTime(7_000)
  expect(Fake.all).toHaveLength(before)
  vi.advanceTimersByTime(1_000)
  expect(Fake.all).toHaveLength(before + 1)
})

test("an event that is told twice happens once", () => {
  socket().onopen!()
  socket().say({ t: "table", n: 5 })
  socket().say({ t: "event", n: 6 })
  socket().say({ t: "event", n: 6 })
  expect(heard.map((message) => message.n)).toEqual([5, 6])
})

test("whoever waits for an answer learns that the connection is lost", async () => {
  socket().onopen!()
  const done = connection.ask({ do: "ping" })
  socket().onclose!({ code: 1006 })
  await expect(done).rejects.toBeInstanceOf(Refused)
})

test("a silent line is given up", () => {
  socket().onopen!()
  vi.advanceTimersByTime(80_000)
  expect(links).toContain("off")
  expect(Fake.all.length).toBeGreaterThan(1)
})

test("a refused connection stays away", () => {
  socket().onopen!()
  socket().say({ t: "error", code: "no_table", text: "there is none" })
  socket().onclose!({ code: 4003 })
  vi.advanceTimersByTime(60_000)
  expect(links.at(-1)).toBe("refused")
  expect(Fake.all).toHaveLength(1)
})

test("a phone that slept does not trust the old line when it wakes", () => {
  socket().onopen!()
  socket().say({ t: "table", n: 5 })
  vi.setSystemTime(Date.now() + 3_600_000) // no timer ran meanwhile
  connection.wake()
  vi.advanceTimersByTime(300)
  expect(Fake.all).toHaveLength(2)
  expect(socket().url).toBe("/ws/tables/x?form=view&since=5")
})

test("a line that has just been heard is only asked whether it is there", () => {
  socket().onopen!()
  connection.wake()
  expect(Fake.all).toHaveLength(1)
  expect(socket().sent.at(-1)).toMatchObject({ do: "ping" })
})
