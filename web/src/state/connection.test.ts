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
const ahead: number[] = []
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  Fake.all = []
  heard.length = links.length = ahead.length = 0
  const listener = {
    table: (message: TableMessage) => void heard.push(message),
    event: (message: EventMessage) => void heard.push(message),
    link: (link: Link) => void links.push(link),
    time: (by: number) => void ahead.push(by),
  }
  connection = new Connection("/ws/tables/x", listener, (url) => new Fake(url))
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

const socket = () => Fake.all.at(-1)!
const last = () => socket().sent.at(-1)!
/** The line breaks, and is back. */
function reconnect() {
  socket().onclose!({ code: 1006 })
  vi.advanceTimersByTime(300)
  socket().onopen!()
}

test("commands carry ids, and answers find them", async () => {
  socket().onopen!()
  const done = connection.ask({ do: "play", action: "draw", at: 3 })
  const id = last().id
  expect(socket().sent).toEqual([{ do: "play", action: "draw", at: 3, id }])
  socket().say({ t: "done", id, n: 9 })
  expect(await done).toEqual({ t: "done", id, n: 9 })
})

test("a refusal tells its clause", async () => {
  socket().onopen!()
  const done = connection.ask({ do: "play", action: "end", at: 0 })
  socket().say({ t: "error", code: "illegal", text: "no", id: last().id, clause: "XX-TURN-01" })
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

test("ids are strings that no other page or connection has", () => {
  socket().onopen!()
  connection.ask({ do: "leave" }).catch(() => {})
  connection.ask({ do: "leave" }).catch(() => {})
  const [one, other] = socket().sent.map(({ id }) => String(id))
  expect(one).not.toBe(other)
  expect(one!.length).toBeGreaterThan(9)
  expect(one!.split("-")[0]).toBe(other!.split("-")[0])
})

test("what was not answered when the line broke is sent again, the same, and answered", async () => {
  socket().onopen!()
  socket().say({ t: "table", n: 5 })
  const said = connection.ask({ do: "chat", text: "hello" })
  const played = connection.ask({ do: "play", action: "draw", at: 3 })
  const before = socket().sent
  socket().say({ t: "done", id: before[1]!.id, n: 6 })
  await played
  reconnect()
  expect(socket().sent).toEqual([before[0]])
  socket().say({ t: "done", id: before[0]!.id, n: 7 })
  expect(await said).toMatchObject({ t: "done", n: 7 })
  reconnect()
  expect(socket().sent).toEqual([])
})

test("what is done while there is no connection is sent when there is one", async () => {
  const said = connection.ask({ do: "chat", text: "hello" })
  expect(socket().sent).toEqual([])
  socket().onopen!()
  expect(last()).toMatchObject({ do: "chat", text: "hello" })
  socket().say({ t: "done", id: last().id, n: 7 })
  await said
})

test("that it was refused in the end is told", async () => {
  socket().onopen!()
  const said = connection.ask({ do: "chat", text: "hello" })
  reconnect()
  socket().say({ t: "error", code: "text", text: "no", id: last().id })
  await expect(said).rejects.toMatchObject({ code: "text" })
})

test("whoever is not let in again learns why nothing became of it", async () => {
  socket().onopen!()
  const said = connection.ask({ do: "chat", text: "hello" })
  reconnect()
  socket().say({ t: "error", code: "blocked", text: "no" })
  socket().onclose!({ code: 4003 })
  await expect(said).rejects.toMatchObject({ code: "blocked" })
})

test("what the server does not know yet is asked again, and in the end told", async () => {
  socket().onopen!()
  const said = connection.ask({ do: "chat", text: "hello" })
  const { id } = last()
  for (let tries = 1; tries <= 5; tries++) {
    socket().say({ t: "error", code: "uncertain", text: "who knows", id })
    vi.advanceTimersByTime(8_000)
    expect(socket().sent.filter((one) => one.do === "chat")).toHaveLength(tries + 1)
    expect(
      new Set(
        socket()
          .sent.filter((one) => one.do === "chat")
          .map((one) => one.id),
      ),
    ).toEqual(new Set([id]))
  }
  socket().say({ t: "error", code: "uncertain", text: "who knows", id })
  await expect(said).rejects.toMatchObject({ code: "uncertain" })
})

test("it hears how far the server's clock is ahead", () => {
  socket().onopen!()
  socket().say({ t: "table", n: 5, now: Date.now() + 60_000 })
  expect(ahead).toEqual([60_000])
  connection.wake()
  const sent = Date.now()
  vi.advanceTimersByTime(400)
  socket().say({ t: "pong", id: last().id, n: 5, now: sent + 200 + 61_000 })
  expect(ahead.at(-1)).toBe(61_000)
  socket().say({ t: "table", n: 6 }) // another seat: no first message
  expect(ahead).toHaveLength(2)
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
