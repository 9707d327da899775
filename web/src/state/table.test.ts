// One table over a connection that the test speaks through.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { PROTOCOL } from "../wire"
import { Connection, type Socket } from "./connection"
import type { AnyLine, AnyView, PastView } from "./messages"
import { TableState } from "./table"
import type { Layout } from "./view"

interface View extends AnyView {
  heaps: number[]
  marks: { seat: number }
}

const LAYOUT: Layout = {
  digest: "abc",
  tree: {
    kind: "struct",
    fields: [
      ["phase", { kind: "word", words: ["take", "end"] }],
      ["turn", { kind: "number?", type: "u1" }],
      ["over", { kind: "flag" }],
      ["heaps", { kind: "list", of: { kind: "number", type: "u1" }, most: 3 }],
      ["marks", { kind: "struct", fields: [["seat", { kind: "number", type: "u1" }]] }],
    ],
  },
}
const OURS = `${PROTOCOL}.abc`

const runs = (...parts: [offset: number, ...bytes: number[]][]) =>
  btoa(String.fromCharCode(...parts.flatMap(([at, ...bytes]) => [at & 255, at >> 8, bytes.length, ...bytes])))
//                    phase turn over  heaps        marks
const START = runs([0, 0, 1, 0, 3, 3, 4, 5, 1])

const PAUSE = 650

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {}
  send = (text: string) => void this.sent.push(JSON.parse(text))
  close() {}
  say = (message: object) => this.onmessage?.({ data: JSON.stringify(message) })
}

let sockets: FakeSocket[]
let past: PastView
let layout: () => Promise<Layout | null>
let drawn: string[]
let table: TableState<View, AnyLine>

const socket = () => sockets.at(-1)!
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  drawn = []
  past = { t: "then", protocol: OURS, number: 1, view: runs([0, 1, 2, 0, 1, 9]) }
  layout = async () => LAYOUT
  table = new TableState<View, AnyLine>({
    connect: (listener) =>
      new Connection("/ws", listener, (url) => {
        sockets.push(new FakeSocket(url))
        return socket()
      }),
    layoutOf: () => layout(),
    fetchPast: async () => past,
    pause: () => PAUSE,
    changed: () => {},
    showing: (line) => {
      drawn.push(`before ${line.action}`)
      return () => drawn.push(`after ${line.action}`)
    },
    wasShown: () => {},
  })
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const line = (number: number, action = `take ${number}`, seat = 1): AnyLine => ({
  number,
  seat,
  action,
  points: [],
})

async function open(more: object = {}): Promise<void> {
  socket().onopen!()
  socket().say({
    t: "table",
    protocol: OURS,
    n: 1,
    move: 0,
    seat: 0,
    table: { game: "toy", chairs: [] },
    log: [],
    chat: [],
    view: START,
    legal: ["take a"],
    undoable: 2,
    ...more,
  })
  await settled()
}
const played = (n: number, view?: string, more: object = {}) =>
  socket().say({
    t: "event",
    n,
    at: 0,
    move: n - 1,
    what: "played",
    about: { seat: 1 },
    log: line(n - 2),
    ...(view === undefined ? {} : { view }),
    ...more,
  })

describe("the whole table", () => {
  test("its view is read from bytes; what can be done comes beside it", async () => {
    await open()
    expect(table.shown.now).toEqual({
      phase: "take",
      turn: 0,
      over: false,
      heaps: [3, 4, 5],
      marks: { seat: 1 },
      legal: ["take a"],
      undoable: 2,
    })
    expect(table.shown.link).toBe("on")
  })

  test("before the game there is no view", async () => {
    await open({ view: undefined, legal: undefined })
    expect(table.shown.now).toBe(null)
    expect(table.shown.about).toMatchObject({ game: "toy" })
  })

  test("what is said while the layout is being loaded waits for it", async () => {
    let loaded = (_: Layout) => {}
    layout = () => new Promise((done) => (loaded = done))
    await open()
    played(2, runs([4, 2]))
    expect(table.shown.about).toBe(null)
    loaded(LAYOUT)
    await settled()
    expect(table.shown.now!.heaps).toEqual([2, 4, 5])
    expect(table.shown.log).toHaveLength(1)
  })

  test("a game that the page does not know has a table, but no view", async () => {
    layout = async () => null
    await open({ table: { game: "chess", chairs: [] } })
    expect(table.shown.about).toMatchObject({ game: "chess" })
    expect(table.shown.now).toBe(null)
    expect(table.shown.otherProtocol).toBe(null)
  })

  test("another protocol is not read, but told", async () => {
    await open({ protocol: `${PROTOCOL}.other` })
    expect(table.shown.otherProtocol).toBe(`${PROTOCOL}.other`)
    expect(table.shown.about).toBe(null)
  })

  test("a board that is no longer on the server is of another version", async () => {
    layout = () => Promise.reject(new Error("404"))
    await open()
    expect(table.shown.otherProtocol).toBe(OURS)
  })
})

describe("events", () => {
  test("bytes are written over those before; the rest stays the same object", async () => {
    await open()
    const { marks } = table.shown.now!
    played(2, runs([4, 2], [1, 2]), { legal: ["end"] })
    expect(table.shown.now).toMatchObject({ heaps: [2, 4, 5], turn: 1, legal: ["end"], undoable: 0 })
    expect(table.shown.now!.marks).toBe(marks)
  })

  test("an event without a view leaves the view alone, and what can be done", async () => {
    await open()
    const { now } = table.shown
    socket().say({ t: "event", n: 2, at: 0, move: 0, what: "said", chat: { text: "hello" } })
    expect(table.shown.now).toBe(now)
    expect(table.shown.chat).toHaveLength(1)
  })

  test("an empty view changes nothing but what can be done", async () => {
    await open()
    played(2, "", { legal: [] })
    expect(table.shown.now).toMatchObject({ heaps: [3, 4, 5], legal: [] })
  })

  test("what others do is shown one by one, and drawn before and after", async () => {
    await open()
    played(2, runs([4, 2]))
    played(3, runs([4, 1]))
    expect(table.shown.now!.heaps[0]).toBe(2)
    expect(table.shown.behind).toBe(1)
    vi.advanceTimersByTime(PAUSE)
    expect(table.shown.now!.heaps[0]).toBe(1)
    expect(table.shown.behind).toBe(0)
    expect(drawn).toEqual(["before take 0", "after take 0", "before take 1", "after take 1"])
  })

  test("catching up shows how things stand now", async () => {
    await open()
    for (const n of [2, 3, 4]) played(n, runs([4, 5 - n]))
    table.catchUp()
    expect(table.shown.now!.heaps[0]).toBe(1)
    expect(table.shown.log).toHaveLength(3)
    expect(table.shown.behind).toBe(0)
    expect(drawn).toEqual(["before take 0", "after take 0"])
  })

  test("what is taken back leaves the log", async () => {
    await open({ log: [line(0), line(1), line(2)] })
    socket().say({ t: "event", n: 2, at: 0, move: 1, what: "took_back", about: { count: 2 }, view: "" })
    expect(table.shown.log).toEqual([line(0)])
  })

  test("what is said twice happens once", async () => {
    await open()
    played(2, "")
    played(2, "")
    expect(table.shown.log).toHaveLength(1)
  })

  test("the whole table said anew forgets what was waiting", async () => {
    await open()
    played(2, runs([4, 2]))
    played(3, runs([4, 1]))
    await open({ n: 3, move: 2, log: [line(0), line(1)], view: runs([0, 0, 1, 0, 3, 1, 4, 5, 1]) })
    vi.advanceTimersByTime(10 * PAUSE)
    expect(table.shown.log).toHaveLength(2)
    expect(table.shown.now!.heaps).toEqual([1, 4, 5])
    expect(table.shown.behind).toBe(0)
  })

  test("bytes that make no sense are asked for anew", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {})
    await open()
    const { now } = table.shown
    played(2, runs([200, 1]))
    expect(table.shown.now).toBe(now)
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
    expect(socket().url).toBe("/ws?form=view")
    await open({ n: 2 })
    expect(table.shown.now).toMatchObject({ heaps: [3, 4, 5] })
  })
})

describe("a lost connection", () => {
  test("is said, and goes on where it was", async () => {
    await open()
    played(2, runs([4, 2]))
    socket().onclose!({ code: 1006 })
    expect(table.shown.link).toBe("off")
    vi.advanceTimersByTime(1000)
    expect(socket().url).toBe(`/ws?form=view&since=2&protocol=${OURS}`)
    socket().onopen!()
    expect(table.shown.link).toBe("on")
    played(3, runs([4, 1]))
    table.catchUp()
    expect(table.shown.now!.heaps[0]).toBe(1)
    expect(table.shown.log).toHaveLength(2)
  })

  test("that is refused says why", async () => {
    await open()
    socket().say({ t: "error", code: "no_table", text: "there is none" })
    socket().onclose!({ code: 4003 })
    expect(table.shown).toMatchObject({ link: "refused", refusal: { code: "no_table" } })
  })
})

describe("commands", () => {
  const answer = async (message: object) => {
    socket().say({ id: socket().sent.at(-1)!.id, ...message })
    await settled()
  }

  test("a play says at which move it was meant, shown or not", async () => {
    await open()
    played(2, "")
    played(3, "")
    void table.play("take a")
    expect(socket().sent.at(-1)).toMatchObject({ do: "play", action: "take a", at: 2 })
    expect(table.shown.pending).toBe("take a")
    await answer({ t: "done", n: 4 })
    expect(table.shown.pending).toBe(null)
  })

  test("a refusal is reported until something else happens", async () => {
    await open()
    void table.play("take b")
    await answer({ t: "error", code: "illegal", text: "no", clause: "TOY-01" })
    expect(table.shown.problem).toMatchObject({ code: "illegal", clause: "TOY-01" })
    expect(table.shown.pending).toBe(null)
    played(2, "")
    expect(table.shown.problem).toBe(null)
  })

  test("that the table has moved on is not reported: it shows", async () => {
    await open()
    void table.undo()
    await answer({ t: "error", code: "stale", text: "too late" })
    expect(table.shown.problem).toBe(null)
  })

  test("why something cannot be done is asked once per position", async () => {
    await open()
    const reason = table.reason("end")
    void table.reason("end")
    expect(socket().sent.filter((command) => command.do === "why")).toHaveLength(1)
    await answer({ t: "why", why: { end: ["TOY-01", "first take one"] } })
    expect(await reason).toEqual(["TOY-01", "first take one"])
    played(2, "")
    void table.reason("end")
    expect(socket().sent.filter((command) => command.do === "why")).toHaveLength(2)
  })
})

describe("looking back", () => {
  const LOG = [line(0), line(1), line(2)]

  test("shows the moment while the game goes on", async () => {
    await open({ log: LOG })
    await table.lookBack(1)
    expect(table.shown.past).toMatchObject({ number: 1, view: { heaps: [9], turn: 1, legal: [] } })
    played(5, runs([4, 2]))
    expect(table.shown.past).toMatchObject({ number: 1 })
    expect(table.shown.now!.heaps[0]).toBe(2)
    expect(drawn).toEqual([]) // nobody sees it
    table.backToNow()
    expect(table.shown.past).toBe(null)
  })

  test("the newest line is now", async () => {
    await open({ log: LOG })
    await table.lookBack(1)
    await table.lookBack(2)
    expect(table.shown.past).toBe(null)
  })

  test("a moment that is taken back is gone", async () => {
    await open({ log: LOG })
    await table.lookBack(1)
    socket().say({ t: "event", n: 2, at: 0, move: 1, what: "took_back", about: { count: 2 }, view: "" })
    expect(table.shown.past).toBe(null)
  })

  test("a moment that there is not is reported", async () => {
    await open({ log: LOG })
    past = undefined as never
    await table.lookBack(0)
    expect(table.shown.past).toBe(null)
    expect(table.shown.problem).not.toBe(null)
  })
})

test("clocks are told by the server's time, not by that of this device", async () => {
  expect(table.shown.ahead).toBe(0)
  socket().onopen!()
  const now = Date.now() + 90_000
  const clock = { left: [], seat: 0, since: now, deadline: now + 30_000 }
  socket().say({ t: "table", protocol: OURS, n: 1, move: 0, table: {}, log: [], chat: [], clock, now })
  await settled()
  expect(table.shown.clock!.deadline! - (Date.now() + table.shown.ahead)).toBe(30_000)
})
