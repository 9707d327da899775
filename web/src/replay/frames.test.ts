// Moments of a game from pages, whatever order they are looked at in; everything open from what each saw.

import { expect, test } from "vitest"
import { MemoryStore } from "../alone/kept"
import { LocalTables } from "../alone/local_tables"
import type { Module, Modules } from "../alone/modules"
import { FirstIsBest, FirstThing, Sticks } from "../alone/sticks"
import type { Layout } from "../state/view"
import { MOMENTS, type ReplayPage } from "../wire"
import { Frames } from "./frames"
import { perspectiveOf, seatsOf, withAll } from "./perspective"

const layout: Layout = {
  digest: "x",
  tree: {
    kind: "struct",
    fields: [
      ["turn", { kind: "number", type: "u1" }],
      [
        "players",
        {
          kind: "list",
          most: 2,
          of: { kind: "struct", fields: [["hand", { kind: "number?", type: "u1" }]] },
        },
      ],
    ],
  },
}
const run = (at: number, ...bytes: number[]) =>
  btoa(String.fromCharCode(at & 255, at >> 8, bytes.length, ...bytes))

const PLAYED = 2 * MOMENTS + 30
/** Turn is the moment; each sees a hand of their own, which is the moment as well, up to 100. */
function pageOf(seat: number | null, first: number): ReplayPage {
  const bytes = (moment: number) => {
    const hand = (owner: number) => (owner === seat ? (moment % 100) + 1 : 0)
    return run(0, moment % 256, 2, hand(0), hand(1))
  }
  const moments = Array.from({ length: Math.min(MOMENTS, PLAYED + 1 - first) }, (_, i) => first + i)
  const lines = moments
    .filter((number) => number < PLAYED)
    .map((number) => ({ number, seat: number % 2, action: number % 2 === seat ? `draw ${number}` : "draw" }))
  return { t: "replay", protocol: "", seat, first, played: PLAYED, views: moments.map(bytes), lines }
}

const viewAt = (moment: number, ...hands: (number | null)[]) => ({
  turn: moment % 256,
  players: hands.map((hand) => ({ hand })),
  legal: [],
  undoable: 0,
})

test("any moment is shown, forwards, backwards and across pages; each page is fetched once", async () => {
  const asked: string[] = []
  const frames = new Frames(layout, 2, async (seat, first) => {
    asked.push(`${seat} ${first}`)
    return pageOf(seat, first)
  })
  expect(frames.view(0, 5)).toBe(null)
  let heard = 0
  await frames.loadAll(0, MOMENTS + 1, PLAYED, () => ++heard > 0)
  expect(asked).toEqual([`0 ${MOMENTS}`, "0 0", `0 ${2 * MOMENTS}`])
  for (const moment of [0, 1, 2, 7, 6, MOMENTS - 1, MOMENTS, PLAYED, 3, MOMENTS + 1])
    expect(frames.view(0, moment)).toEqual(viewAt(moment, moment % 100, null))
  expect(frames.lines(0).map(({ number }) => number)).toEqual(Array.from({ length: PLAYED }, (_, i) => i))
  await Promise.all([frames.load(0, 3), frames.load(0, 4)])
  expect(asked.length).toBe(3)
})

test("everything open is what all saw together, and what nobody adds to stays the same", async () => {
  const frames = new Frames(layout, 2, async (seat, first) => pageOf(seat, first))
  await frames.load("open", 3)
  expect(frames.view("open", 3)).toEqual(viewAt(3, 3, 3))
  expect(frames.view("none", 3)).toEqual(viewAt(3, null, null))
  expect(
    frames
      .lines("open")
      .slice(0, 2)
      .map(({ action }) => action),
  ).toEqual(["draw 0", "draw 1"])
  expect(frames.lines("none")[0]!.action).toBe("draw")
  const view = { viewer: null, a: [1, { b: null as number | null }], c: { d: 1 } }
  expect(withAll(view, [view])).toBe(view)
  const more = withAll(view, [{ viewer: 1 as never, a: [2, { b: 5 }], c: { d: 2 } }])
  expect(more).toEqual({ viewer: null, a: [1, { b: 5 }], c: { d: 1 } })
  expect(more.c).toBe(view.c)
})

test("a link that names nobody there names nobody", () => {
  expect(["0", "1", "2", "open", "none", "-1", "x", null].map((text) => perspectiveOf(text, 2))).toEqual([
    0,
    1,
    null,
    "open",
    "none",
    null,
    null,
    null,
  ])
  expect(seatsOf("open", 2)).toEqual([null, 0, 1])
})

test("of a running game of several people at one device, only a spectator's moments are shown", async () => {
  const rules = new Sticks()
  const module: Module = {
    digest: "d1",
    rules,
    thinker: new FirstThing(rules),
    judge: new FirstIsBest(rules),
    kept: Promise.resolve(),
  }
  const modules = { current: async () => module, of: async () => module, tidy: async () => {} }
  const tables = new LocalTables(new MemoryStore(), modules as unknown as Modules, () => 1000)
  const id = await tables.open({ game: "sticks", seats: ["me", "here:Lucy"] }, "Mike")
  expect((await tables.replayPage(id, "own", 0)).seat).toBe(null)
  await expect(tables.replayPage(id, 0, 0)).rejects.toMatchObject({ code: "hidden" })
  const alone = await tables.open({ game: "sticks", seats: ["me", "captain"] }, "Mike")
  const table = await tables.table(alone)
  table.join(() => {})
  await table.ask({ do: "play", action: "whisper 7", at: 0, id: "x" })
  const page = await tables.replayPage(alone, "own", 0)
  expect([page.seat, page.played, page.views.length, page.lines[0]!.action]).toEqual([0, 1, 2, "whisper 7"])
  await expect(tables.replayPage(alone, 1, 0)).rejects.toMatchObject({ code: "hidden" })
  await expect(tables.replayPage(alone, 0, 2)).rejects.toMatchObject({ code: "moment" })
  await table.ask({ do: "resign", id: "y" })
  expect((await tables.replayPage(alone, 1, 0)).lines[0]!.action).toBe("whisper")
})
