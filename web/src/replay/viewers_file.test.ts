// What somebody took from a running game is shown as they saw it; what is no such file is refused.

import { expect, test } from "vitest"
import { digestOf } from "../alone/save_file"
import type { GameTable } from "../games/client"
import { decoderOf, type Node } from "../state/decode"
import { writeRuns } from "../state/runs"
import { checkedViews, ViewersFile } from "./viewers_file"

const tree: Node = {
  kind: "struct",
  fields: [
    ["seats", { kind: "number", type: "u1" }],
    ["viewer", { kind: "number?", type: "u1" }],
    ["turn", { kind: "number?", type: "u1" }],
    [
      "players",
      { kind: "list", most: 2, of: { kind: "struct", fields: [["hand", { kind: "number?", type: "u1" }]] } },
    ],
    ["projected", { kind: "struct", fields: [["now", { kind: "number", type: "u1" }]] }],
  ],
}
const game = {
  layout: { tree, digest: "x" },
  completed: (before: { turn: number }, line: object, after: { turn: number }) => ({
    ...line,
    between: `${before.turn}-${after.turn}`,
  }),
  sentences: ({ action }: { action: string }) => {
    if (action === "fly") throw new TypeError("nobody flies")
    return [action]
  },
} as unknown as GameTable

const file = (changes: object = {}) => ({
  glueck: 1,
  game: "toy",
  rules: 1,
  seats: 2,
  options: {},
  actions: ["draw", "draw 5"],
  viewer: 1,
  views: [
    { seats: 2, viewer: 1, turn: 0, players: [{ hand: null }, { hand: 3 }], legal: [] },
    { turn: 1, legal: ["draw"] },
    { turn: 0, players: [{ hand: null }, { hand: 5 }], "-": ["legal"] },
  ],
  players: ["Lucy", "hewer"],
  ...changes,
})
const opened = (changes: object = {}) => new ViewersFile(checkedViews(file(changes)), game)

test("every moment as that viewer saw it, and lines with what two views tell", () => {
  const whole = file()
  const page = opened({ digest: digestOf(whole) }).page(0)
  expect([page.seat, page.played, page.views.length]).toEqual([1, 2, 3])
  const { size, decode } = decoderOf<Record<string, unknown>>(tree)
  const seen = page.views.map((runs) => {
    const bytes = new Uint8Array(size)
    writeRuns(bytes, runs)
    return decode(bytes)
  })
  expect(seen.map(({ turn }) => turn)).toEqual([0, 1, 0])
  expect(seen.map(({ players }) => players)).toEqual([3, 3, 5].map((hand) => [{ hand: null }, { hand }]))
  expect(page.lines).toEqual([
    { number: 0, seat: 0, action: "draw", points: [], between: "0-1" },
    { number: 1, seat: 1, action: "draw 5", points: [], between: "1-0" },
  ])
  const chairs = page.table!.chairs.map(({ name, level }) => [name, level])
  expect(chairs).toEqual([
    ["Lucy", null],
    ["", "hewer"],
  ])
  const rest = opened().page(1)
  expect([rest.first, rest.views.length, rest.lines.length]).toEqual([1, 2, 1])
})

test("what is no such file is refused", () => {
  const [first, ...others] = file().views
  for (const wrong of [
    { glueck: 2 },
    { seats: 0 },
    { seats: "2" },
    { actions: ["draw"] },
    { actions: ["draw", 5] },
    { viewer: 2 },
    { viewer: undefined },
    { views: [first, 5, 6] },
    { players: ["Lucy"] },
    { options: [] },
    { digest: "0" },
    { views: [{ ...first, viewer: 0 }, ...others] },
    { views: [{ ...first, seats: 3 }, ...others] },
    { views: [{ ...first, turn: null }, ...others] },
    { views: [{ ...first, players: [] }, ...others] },
    { views: [{}, ...others] },
    { actions: ["draw", "fly"] },
  ])
    expect(() => opened(wrong).page(0), JSON.stringify(wrong)).toThrow(
      expect.objectContaining({ code: "save" }),
    )
  expect(() => opened().page(3)).toThrow(expect.objectContaining({ code: "moment" }))
})
