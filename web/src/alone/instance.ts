// One instance of a game's module: its functions, and typed arrays over its memory, which never grows.

import type { Facts } from "./facts"
import type { Position } from "./rules"

type Call = (...numbers: number[]) => number

/** Numbers of positions in a module's memory, and what we keep there. */
export const HERE = 0
export const THERE = 1

const ARRAYS = { u1: Uint8Array, i2: Int16Array, i4: Int32Array, u4: Uint32Array, f8: Float64Array }

export class Instance {
  readonly #calls: Record<string, Call>
  readonly #memory: ArrayBuffer

  constructor(
    module: WebAssembly.Module,
    readonly facts: Facts,
  ) {
    const { exports } = new WebAssembly.Instance(module, {})
    this.#calls = exports as unknown as Record<string, Call>
    this.#memory = (exports.memory as WebAssembly.Memory).buffer
  }

  has = (name: string): boolean => name in this.#calls

  call(name: string, ...numbers: number[]): number {
    return this.#calls[name]!(...numbers)
  }

  /** A part of memory; what is written there, the functions read. */
  area(name: string): Uint8Array | Int16Array | Int32Array | Uint32Array | Float64Array {
    const { at, count, type } = this.facts.areas[name]!
    return new ARRAYS[type](this.#memory, at, count)
  }

  /** The first numbers of an area. */
  numbers = (name: string, count: number): number[] => Array.from(this.area(name).subarray(0, count))

  #place(p: number): Uint8Array {
    const { bytes } = this.facts.position
    return new Uint8Array(this.#memory, this.facts.areas.positions!.at + p * bytes, bytes)
  }

  put = (position: Position, p = HERE): void => this.#place(p).set(position)

  take = (p = HERE): Position => this.#place(p).slice()
}
