// From bytes to views. A game declares in Python what its views are made of; the declaration arrives
// here as a tree (`LAYOUT_TREE` in the game's declared.ts). Numbers are little-endian and packed.
//
// A decoded part stays the same object for as long as its bytes are the same, so that only what has
// changed is drawn again.

export type NumberType = "i1" | "u1" | "i2" | "u2" | "i4" | "u4"

export type Field =
  readonly [name: string, node: Node] | readonly [name: string, node: Node, optional: "optional"]

export type Node =
  | { readonly kind: "number" | "number?" | "id?"; readonly type: NumberType }
  | { readonly kind: "flag" }
  | { readonly kind: "word" | "word?" | "bag" | "bag?"; readonly words: readonly string[] }
  | { readonly kind: "constant"; readonly value: unknown }
  | { readonly kind: "struct" | "struct?"; readonly fields: readonly Field[] }
  | { readonly kind: "named"; readonly names: readonly string[]; readonly of: Node }
  | { readonly kind: "list" | "list?"; readonly of: Node; readonly most: number }
  | { readonly kind: "set" | "set?"; readonly first: number; readonly most: number }
  | {
      readonly kind: "union"
      readonly tag: string
      readonly fields: readonly Field[]
      readonly variants: Readonly<Record<string, readonly string[]>>
    }

/** The bytes and the value of the time before; the value is undefined where there was none. */
interface Before {
  bytes: DataView
  value: unknown
}

interface Reader {
  size: number
  read(bytes: DataView, at: number, before: Before | null): unknown
}

type Plain = Record<string, unknown>

// -- numbers and words -------------------------------------------------------------------

const NUMBERS: Record<NumberType, [size: number, read: (bytes: DataView, at: number) => number]> = {
  i1: [1, (bytes, at) => bytes.getInt8(at)],
  u1: [1, (bytes, at) => bytes.getUint8(at)],
  i2: [2, (bytes, at) => bytes.getInt16(at, true)],
  u2: [2, (bytes, at) => bytes.getUint16(at, true)],
  i4: [4, (bytes, at) => bytes.getInt32(at, true)],
  u4: [4, (bytes, at) => bytes.getUint32(at, true)],
}

function numberReader(type: NumberType, from: (value: number) => unknown): Reader {
  const [size, read] = NUMBERS[type]
  return { size, read: (bytes, at) => from(read(bytes, at)) }
}

const orNull = (value: number, from: (value: number) => unknown) => (value === 0 ? null : from(value))

function wordAt(words: readonly string[], index: number): string {
  const word = words[index]
  if (word === undefined) throw new RangeError(`${index} is none of the words ${words.join(", ")}`)
  return word
}

// -- parts that are kept if their bytes are the same ------------------------------------------

function isSame(a: DataView, b: DataView, at: number, size: number): boolean {
  for (let i = at; i < at + size; i++) if (a.getUint8(i) !== b.getUint8(i)) return false
  return true
}

function kept(reader: Reader): Reader {
  const { size, read } = reader
  return {
    size,
    read: (bytes, at, before) =>
      before && before.value !== undefined && isSame(before.bytes, bytes, at, size)
        ? before.value
        : read(bytes, at, before),
  }
}

/** What was in that place of an object or a list. */
function inside(before: Before | null, key: string | number): Before | null {
  if (!before || typeof before.value !== "object" || before.value === null) return null
  return { bytes: before.bytes, value: (before.value as Plain)[key] }
}

/** A byte that says whether the rest is there; the rest has its room in any case. */
const orAbsent = (reader: Reader, absent: null | undefined): Reader => ({
  size: 1 + reader.size,
  read: (bytes, at, before) => (bytes.getUint8(at) ? reader.read(bytes, at + 1, before) : absent),
})

// -- composites --------------------------------------------------------------------------------

interface Placed {
  name: string
  at: number
  reader: Reader
}

function placed(fields: readonly Field[]): { size: number; parts: Placed[] } {
  let size = 0
  const parts = fields.map(([name, node, optional]) => {
    const reader = optional ? orAbsent(readerOf(node), undefined) : readerOf(node)
    const part = { name, at: size, reader }
    size += reader.size
    return part
  })
  return { size, parts }
}

function structReader(fields: readonly Field[]): Reader {
  const { size, parts } = placed(fields)
  return {
    size,
    read(bytes, start, before) {
      const value: Plain = {}
      for (const { name, at, reader } of parts) {
        const part = reader.read(bytes, start + at, inside(before, name))
        if (part !== undefined) value[name] = part
      }
      return value
    },
  }
}

/** A struct of which each kind shows some fields only. */
function unionReader({ tag, fields, variants }: Extract<Node, { kind: "union" }>): Reader {
  const { size, parts } = placed(fields)
  const byName = new Map(parts.map((part) => [part.name, part]))
  return {
    size,
    read(bytes, start, before) {
      const readField = (name: string) => {
        const { at, reader } = byName.get(name)!
        return reader.read(bytes, start + at, inside(before, name))
      }
      const kind = String(readField(tag))
      const names = variants[kind]
      if (!names) throw new RangeError(`${kind} is no kind of ${tag}`)
      const shown = names.map((name) => [name, readField(name)] as const)
      return Object.fromEntries(shown.filter(([, part]) => part !== undefined))
    },
  }
}

function listOf(
  reader: Reader,
  count: number,
  bytes: DataView,
  start: number,
  before: Before | null,
): unknown[] {
  return Array.from({ length: count }, (_, i) =>
    reader.read(bytes, start + i * reader.size, inside(before, i)),
  )
}

function namedReader(names: readonly string[], of: Node): Reader {
  const reader = readerOf(of)
  return {
    size: names.length * reader.size,
    read: (bytes, at, before) =>
      Object.fromEntries(
        names.map((name, i) => [name, reader.read(bytes, at + i * reader.size, inside(before, name))]),
      ),
  }
}

function listReader(of: Node, most: number, maybe: boolean): Reader {
  const reader = readerOf(of)
  return {
    size: 1 + most * reader.size,
    read(bytes, at, before) {
      const count = bytes.getUint8(at) - (maybe ? 1 : 0)
      if (count < 0) return null
      if (count > most) throw new RangeError(`${count} items where at most ${most} have room`)
      return listOf(reader, count, bytes, at + 1, before)
    },
  }
}

function setReader(first: number, most: number): Reader {
  return {
    size: Math.ceil(most / 8),
    read(bytes, at) {
      const found: number[] = []
      for (let i = 0; i < most; i++) if ((bytes.getUint8(at + (i >> 3)) >> (i & 7)) & 1) found.push(first + i)
      return found
    },
  }
}

/** How many there are of each word. */
function bagReader(words: readonly string[]): Reader {
  return {
    size: words.length,
    read: (bytes, at) => words.flatMap((word, i) => Array<string>(bytes.getUint8(at + i)).fill(word)),
  }
}

function readerOf(node: Node): Reader {
  switch (node.kind) {
    case "number":
      return numberReader(node.type, (value) => value)
    case "number?":
      return numberReader(node.type, (value) => orNull(value, (some) => some - 1))
    case "id?":
      return numberReader(node.type, (value) => orNull(value, (some) => some))
    case "flag":
      return numberReader("u1", (value) => value !== 0)
    case "word":
      return numberReader("u1", (value) => wordAt(node.words, value))
    case "word?":
      return numberReader("u1", (value) => orNull(value, (some) => wordAt(node.words, some - 1)))
    case "constant":
      return { size: 0, read: () => node.value }
    case "struct":
      return kept(structReader(node.fields))
    case "struct?":
      return kept(orAbsent(structReader(node.fields), null))
    case "named":
      return kept(namedReader(node.names, node.of))
    case "list":
    case "list?":
      return kept(listReader(node.of, node.most, node.kind === "list?"))
    case "set":
      return kept(setReader(node.first, node.most))
    case "set?":
      return kept(orAbsent(setReader(node.first, node.most), null))
    case "bag":
      return kept(bagReader(node.words))
    case "bag?":
      return kept(orAbsent(bagReader(node.words), null))
    case "union":
      return kept(unionReader(node))
  }
}

// -- for everybody else ----------------------------------------------------------------------------

export interface Decoder<Value> {
  /** How many bytes a value has. */
  readonly size: number
  /** The value of these bytes. It shares with the one before all that is still the same. */
  decode(bytes: Uint8Array): Value
}

export function decoderOf<Value>(tree: Node): Decoder<Value> {
  const reader = readerOf(tree)
  let before: Before | null = null
  return {
    size: reader.size,
    decode(bytes) {
      if (bytes.length !== reader.size)
        throw new RangeError(`${bytes.length} bytes, where ${reader.size} are declared`)
      const now = new DataView(bytes.slice().buffer)
      const value = reader.read(now, 0, before)
      before = { bytes: now, value }
      return value as Value
    },
  }
}
