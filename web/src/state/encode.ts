// From views back to bytes: the counterpart of decode.ts, for views that somebody's file brings. Whatever is not
// exactly as it is declared is a RangeError, so that nothing else is drawn.

import { decoderOf, type Field, type Node, type NumberType } from "./decode"

/** The last field of a view, which files do not have: what everybody would have if it ended now. */
const PROJECTED = "projected"

/** The bytes of a view; what is projected stays empty. */
export function viewBytes(tree: Node, view: unknown): Uint8Array {
  const bytes = new Uint8Array(sizeOf(tree))
  const shown =
    tree.kind === "struct" ? { ...tree, fields: tree.fields.filter(([name]) => name !== PROJECTED) } : tree
  write(new DataView(bytes.buffer), 0, shown, view)
  return bytes
}

const sizes = new WeakMap<Node, number>()
function sizeOf(node: Node): number {
  let size = sizes.get(node)
  if (size === undefined) sizes.set(node, (size = decoderOf(node).size))
  return size
}

const wrong = (what: string): never => {
  throw new RangeError(`not a view: ${what}`)
}

const RANGE: Record<NumberType, [least: number, most: number]> = {
  i1: [-128, 127],
  u1: [0, 255],
  i2: [-32768, 32767],
  u2: [0, 65535],
  i4: [-2147483648, 2147483647],
  u4: [0, 4294967295],
}

function writeNumber(bytes: DataView, at: number, type: NumberType, value: unknown): void {
  const [least, most] = RANGE[type]
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) wrong("a number")
  // Negative numbers have the bits of unsigned ones.
  if (type.endsWith("1")) bytes.setUint8(at, Number(value))
  else if (type.endsWith("2")) bytes.setUint16(at, Number(value), true)
  else bytes.setUint32(at, Number(value), true)
}

function wordIn(words: readonly string[], value: unknown): number {
  const index = words.indexOf(value as string)
  return index < 0 ? wrong("a word") : index
}

const listOf = (value: unknown, most: number): unknown[] =>
  Array.isArray(value) && value.length <= most ? value : wrong("a list")

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : wrong("an object")

function writeFields(bytes: DataView, start: number, fields: readonly Field[], value: unknown): void {
  const values = objectOf(value)
  let at = start
  for (const [name, node, optional] of fields) {
    const isThere = Object.hasOwn(values, name)
    if (!isThere && !optional) wrong(`${name} is missing`)
    if (optional) bytes.setUint8(at++, Number(isThere))
    if (isThere) write(bytes, at, node, values[name])
    at += sizeOf(node)
  }
}

/** Where nothing is written, there are zeros, which are nothing. */
function write(bytes: DataView, at: number, node: Node, value: unknown): void {
  if (value === null && node.kind.endsWith("?")) return
  switch (node.kind) {
    case "number":
      return writeNumber(bytes, at, node.type, value)
    case "number?":
      return writeNumber(bytes, at, node.type, Number.isInteger(value) ? Number(value) + 1 : value)
    case "id?":
      return writeNumber(bytes, at, node.type, value === 0 ? wrong("a number") : value)
    case "flag":
      return bytes.setUint8(at, typeof value === "boolean" ? Number(value) : wrong("a flag"))
    case "word":
      return bytes.setUint8(at, wordIn(node.words, value))
    case "word?":
      return bytes.setUint8(at, wordIn(node.words, value) + 1)
    case "constant":
      return value === node.value ? undefined : wrong("another game")
    case "struct":
      return writeFields(bytes, at, node.fields, value)
    case "struct?":
      bytes.setUint8(at, 1)
      return writeFields(bytes, at + 1, node.fields, value)
    case "named":
      return node.names.forEach((name, i) =>
        write(bytes, at + i * sizeOf(node.of), node.of, objectOf(value)[name]),
      )
    case "list":
    case "list?": {
      const items = listOf(value, node.most)
      bytes.setUint8(at, items.length + Number(node.kind === "list?"))
      return items.forEach((item, i) => write(bytes, at + 1 + i * sizeOf(node.of), node.of, item))
    }
    case "set?":
      bytes.setUint8(at, 1)
      return writeSet(bytes, at + 1, node.first, node.most, value)
    case "set":
      return writeSet(bytes, at, node.first, node.most, value)
    case "bag?":
      bytes.setUint8(at, 1)
      return writeBag(bytes, at + 1, node.words, value)
    case "bag":
      return writeBag(bytes, at, node.words, value)
    case "union":
      return wrong("a union")
  }
}

function writeSet(bytes: DataView, at: number, first: number, most: number, value: unknown): void {
  for (const one of listOf(value, most)) {
    const place = Number.isInteger(one) ? Number(one) - first : -1
    if (place < 0 || place >= most) wrong("a set of numbers")
    bytes.setUint8(at + (place >> 3), bytes.getUint8(at + (place >> 3)) | (1 << (place & 7)))
  }
}

function writeBag(bytes: DataView, at: number, words: readonly string[], value: unknown): void {
  for (const one of listOf(value, 255)) {
    const place = at + wordIn(words, one)
    bytes.setUint8(place, bytes.getUint8(place) + 1)
  }
}
