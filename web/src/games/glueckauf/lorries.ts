// How large the lorries on one side of a level are drawn, and how much room each heap of them gets.

import type { Coal } from "./types"

/** Lorries with the same coal, or empty ones: one thing to press. */
export interface Heap {
  cube: Coal | null
  count: number
}

export interface Drawn {
  size: number // width of a lorry
  widths: number[] // of each heap
}

export const GAP = 2
export const HEIGHT = 1.2 // of a loaded lorry, in widths
const [LARGEST, SMALLEST, LEAST] = [56, 12, 6]
const FINGER = 44
const EDGES = 14 // padding, and what is lost where the browser rounds

/** As large as they fit, in as many rows as it takes; what can be pressed has room for a finger, unless
 * the lorries would be too small to be seen. */
export function drawLorries(heaps: Heap[], width: number, height: number): Drawn {
  if (!width) return { size: LARGEST, widths: heaps.map(({ count }) => LARGEST * count) } // not measured yet
  const room = width - EDGES - GAP * (heaps.length - 1)
  const finger = Math.min(FINGER, Math.floor(room / heaps.length))
  return (
    largest(heaps, room, height - EDGES, finger, SMALLEST) ??
    largest(heaps, room, height - EDGES, 0, LEAST) ?? { size: LEAST, widths: heaps.map(() => LEAST) }
  )
}

function largest(heaps: Heap[], room: number, height: number, finger: number, least: number): Drawn | null {
  for (let size = LARGEST; size >= least; size--) {
    const rows = Math.floor((height + GAP) / (size * HEIGHT + GAP))
    if (!rows) continue
    const widths = heaps.map(({ cube, count }) => {
      const abreast = Math.ceil(count / rows)
      return Math.max(abreast * (size + GAP) - GAP, cube ? finger : 0)
    })
    const left = room - widths.reduce((sum, one) => sum + one, 0)
    if (left >= 0) return { size, widths: shared(left, heaps, widths) }
  }
  return null
}

/** What is left goes to the heaps that can be pressed, by their counts. */
function shared(left: number, heaps: Heap[], widths: number[]): number[] {
  const loaded = heaps.reduce((sum, { cube, count }) => sum + (cube ? count : 0), 0)
  return widths.map((width, i) => {
    const { cube, count } = heaps[i]!
    return width + (cube ? Math.floor((left * count) / loaded) : 0)
  })
}
