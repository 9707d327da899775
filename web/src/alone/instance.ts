// One instance of a game's module: its functions, and typed arrays over its memory, which never grows.

import type { Facts } from "./facts"
import type { Position } from "./rules"

type Call = (...numbers: number[]) => number
type Numbers = Uint8Array | Int16Array | Int32Array | Uint32Array | Float64Array

/** The position in a module's memory that we play with. */
export const HERE = 0

const ARRAYS = { u1: Uint8Array, i2: Int16Array, i4: Int32Array, u4: Uint32Array, f8: Float64Array }

export class Instance {
  readonly #calls: Record<string, Call>
  readonly #areas = new Map<string, Numbers>()

  constructor(
    module: WebAssembly.Module,
    readonly facts: Facts,
  ) {
    const { exports } = new WebAssembly.Instance(module, {})
    this.#calls = exports as unknown as Record<string, Call>
    const { buffer } = exports.memory as WebAssembly.Memory
    const first = (exports.areas as WebAssembly.Global<"i32">).value
    for (const [name, { at, type, count }] of Object.entries(facts.areas))
      this.#areas.set(name, new ARRAYS[type](buffer, first + at, count))
  }

  call(name: string, ...numbers: number[]): number {
    return this.#calls[name]!(...numbers)
  }

  /** A part of memory; what is written there, the functions read. */
  area = (name: string): Numbers => this.#areas.get(name)!

  /** The first numbers of an area, or all. */
  numbers = (name: string, count?: number): number[] => Array.from(this.area(name).subarray(0, count))

  bytes = (name: string): Uint8Array => (this.area(name) as Uint8Array).slice()

  #place(p: number): Uint8Array {
    const { bytes } = this.facts.position
    return (this.area("positions") as Uint8Array).subarray(p * bytes, (p + 1) * bytes)
  }

  put = (position: Position, p = HERE): void => this.#place(p).set(position)

  take = (p = HERE): Position => this.#place(p).slice()
}
