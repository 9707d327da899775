import { describe, expect, test } from "vitest"
import { decoderOf, type Node } from "./decode"

const decode = (tree: Node, ...bytes: number[]) => decoderOf(tree).decode(Uint8Array.from(bytes))
const U1: Node = { kind: "number", type: "u1" }
const COALS = ["yellow", "brown", "gray"]

describe("every kind of part", () => {
  test.each([
    ["i1", [0xfe], -2],
    ["u1", [0xfe], 254],
    ["i2", [0xfe, 0xff], -2],
    ["u2", [0x01, 0x02], 0x0201],
    ["i4", [0xfe, 0xff, 0xff, 0xff], -2],
    ["u4", [0x01, 0x00, 0x00, 0x80], 0x80000001],
  ] as const)("a number of type %s is little-endian", (type, bytes, value) => {
    expect(decode({ kind: "number", type }, ...bytes)).toBe(value)
  })

  test("a number that may be missing is one more than it says, an id is itself", () => {
    expect(decode({ kind: "number?", type: "u1" }, 0)).toBe(null)
    expect(decode({ kind: "number?", type: "u2" }, 1, 0)).toBe(0)
    expect(decode({ kind: "id?", type: "u1" }, 0)).toBe(null)
    expect(decode({ kind: "id?", type: "u1" }, 44)).toBe(44)
  })

  test("flags, words and constants", () => {
    expect(decode({ kind: "flag" }, 1)).toBe(true)
    expect(decode({ kind: "flag" }, 0)).toBe(false)
    expect(decode({ kind: "word", words: COALS }, 2)).toBe("gray")
    expect(decode({ kind: "word?", words: COALS }, 0)).toBe(null)
    expect(decode({ kind: "word?", words: COALS }, 1)).toBe("yellow")
    expect(decode({ kind: "constant", value: "toy" })).toBe("toy")
  })

  test("a struct has its fields one after the other", () => {
    const tree: Node = {
      kind: "struct",
      fields: [
        ["money", { kind: "number", type: "u2" }],
        ["game", { kind: "constant", value: "toy" }],
        ["over", { kind: "flag" }],
      ],
    }
    expect(decode(tree, 5, 1, 1)).toEqual({ money: 261, game: "toy", over: true })
  })

  test("an optional field is left out, but keeps its room", () => {
    const tree: Node = {
      kind: "struct",
      fields: [
        ["drawn", U1, "optional"],
        ["last", U1],
      ],
    }
    expect(decode(tree, 0, 7, 3)).toEqual({ last: 3 })
    expect(decode(tree, 1, 7, 3)).toEqual({ drawn: 7, last: 3 })
  })

  test("a struct may be missing", () => {
    const tree: Node = { kind: "struct?", fields: [["card", U1]] }
    expect(decode(tree, 0, 9)).toBe(null)
    expect(decode(tree, 1, 9)).toEqual({ card: 9 })
  })

  test("a fixed array is an object by its names", () => {
    expect(decode({ kind: "named", names: COALS, of: U1 }, 1, 0, 4)).toEqual({ yellow: 1, brown: 0, gray: 4 })
  })

  test("a list has a count and room for more", () => {
    expect(decode({ kind: "list", of: U1, most: 3 }, 2, 8, 9, 77)).toEqual([8, 9])
    expect(decode({ kind: "list?", of: U1, most: 2 }, 0, 8, 9)).toBe(null)
    expect(decode({ kind: "list?", of: U1, most: 2 }, 1, 8, 9)).toEqual([])
    expect(decode({ kind: "list?", of: U1, most: 2 }, 3, 8, 9)).toEqual([8, 9])
  })

  test("a set has a bit for each number", () => {
    expect(decode({ kind: "set", first: 1, most: 10 }, 0b1000_0001, 0b10)).toEqual([1, 8, 10])
    expect(decode({ kind: "set?", first: 0, most: 3 }, 0, 0b111)).toBe(null)
    expect(decode({ kind: "set?", first: 0, most: 3 }, 1, 0b101)).toEqual([0, 2])
  })

  test("a bag has a count for each word", () => {
    expect(decode({ kind: "bag", words: COALS }, 2, 0, 1)).toEqual(["yellow", "yellow", "gray"])
    expect(decode({ kind: "bag?", words: COALS }, 0, 2, 0, 1)).toBe(null)
    expect(decode({ kind: "bag?", words: COALS }, 1, 0, 1, 0)).toEqual(["brown"])
  })

  test("a union shows the fields of its kind, in the order of that kind", () => {
    const tree: Node = {
      kind: "union",
      tag: "why",
      fields: [
        ["why", { kind: "word", words: ["delivery", "majority"] }],
        ["card", U1],
        ["counts", { kind: "list", of: U1, most: 2 }],
      ],
      variants: { delivery: ["card", "why"], majority: ["why", "counts"] },
    }
    const delivery = decode(tree, 0, 7, 1, 5, 0)
    expect(delivery).toEqual({ why: "delivery", card: 7 })
    expect(Object.keys(delivery as object)).toEqual(["card", "why"])
    expect(decode(tree, 1, 7, 2, 5, 6)).toEqual({ why: "majority", counts: [5, 6] })
  })
})

describe("what has not changed", () => {
  const PLAYER: Node = {
    kind: "struct",
    fields: [
      ["money", U1],
      ["cage", { kind: "struct", fields: [["cubes", { kind: "named", names: COALS, of: U1 }]] }],
      ["hand", { kind: "list?", of: U1, most: 2 }],
    ],
  }
  const TREE: Node = {
    kind: "struct",
    fields: [
      ["shift", U1],
      ["players", { kind: "list", of: PLAYER, most: 2 }],
      ["pair", { kind: "struct?", fields: [["card", U1]] }],
    ],
  }
  interface Tree {
    shift: number
    players: { money: number; cage: object; hand: number[] | null }[]
    pair: object | null
  }
  //             shift  n   money cubes   hand      money cubes    hand      pair
  const BYTES = [1, /**/ 2, /**/ 3, 1, 0, 0, 1, 0, 0, /**/ 4, 0, 2, 0, 0, 0, 0, /**/ 1, 9]
  const FIRST_MONEY = 2

  test("stays the same object", () => {
    const decoder = decoderOf<Tree>(TREE)
    const bytes = Uint8Array.from(BYTES)
    const before = decoder.decode(bytes)
    expect(before.players[0]).toEqual({
      money: 3,
      cage: { cubes: { yellow: 1, brown: 0, gray: 0 } },
      hand: [],
    })
    expect(decoder.decode(bytes)).toBe(before)
    bytes[FIRST_MONEY] = 8
    const after = decoder.decode(bytes)
    expect(after.players[0]!.money).toBe(8)
    expect(before.players[0]!.money).toBe(3)
    expect(after.players[0]).not.toBe(before.players[0])
    expect(after.players[0]!.cage).toBe(before.players[0]!.cage)
    expect(after.players[0]!.hand).toBe(before.players[0]!.hand)
    expect(after.players[1]).toBe(before.players[1])
    expect(after.pair).toBe(before.pair)
  })

  test("an item that comes back into a list is read anew", () => {
    const decoder = decoderOf<Tree>(TREE)
    const bytes = Uint8Array.from(BYTES)
    decoder.decode(bytes)
    bytes[1] = 1
    expect(decoder.decode(bytes).players).toHaveLength(1)
    bytes[1] = 2
    expect(decoder.decode(bytes).players[1]).toMatchObject({ money: 4, hand: null })
  })

  test("what was missing is read when it is there", () => {
    const decoder = decoderOf<Tree>(TREE)
    const bytes = Uint8Array.from(BYTES)
    bytes[bytes.length - 2] = 0
    expect(decoder.decode(bytes).pair).toBe(null)
    bytes[bytes.length - 2] = 1
    expect(decoder.decode(bytes).pair).toEqual({ card: 9 })
  })

  test("the caller's bytes may change afterwards", () => {
    const decoder = decoderOf<Tree>(TREE)
    const bytes = Uint8Array.from(BYTES)
    const before = decoder.decode(bytes)
    bytes[0] = 2
    expect(before.shift).toBe(1)
    expect(decoder.decode(bytes).shift).toBe(2)
  })
})

describe("bytes that cannot be right", () => {
  test.each<[string, Node, number[]]>([
    ["too few", U1, []],
    ["too many", U1, [1, 2]],
    ["a word that there is not", { kind: "word", words: COALS }, [3]],
    ["more items than have room", { kind: "list", of: U1, most: 1 }, [2, 0]],
    [
      "a kind that there is not",
      {
        kind: "union",
        tag: "why",
        fields: [["why", { kind: "word", words: ["a", "b"] }]],
        variants: { a: ["why"] },
      },
      [1],
    ],
  ])("%s", (_, tree, bytes) => {
    expect(() => decode(tree, ...bytes)).toThrow(RangeError)
  })
})
