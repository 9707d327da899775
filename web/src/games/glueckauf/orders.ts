// How large the spots of orders can be so that all orders fit beside and below each other.

const [LARGEST, SMALLEST] = [44, 18]
const GAP = 4
export const HEAD = 38 // vehicle and points, with the edges of the card: as in OrderCard.svelte
export const EDGES = 8 // of a card, above and below

export function largestSpot(spots: number[], width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 1)
    if (heightOf(rowsOf(spots, width, size).at(-1) ?? 0, size) <= height) return size
  return SMALLEST
}

/** In which row each order lies, counted from 0. */
export function rowsOf(spots: number[], width: number, size: number): number[] {
  let [row, x] = [0, 0]
  return spots.map((n) => {
    const card = HEAD + n * size
    if (x && x + card > width) [row, x] = [row + 1, 0]
    x += card + GAP
    return row
  })
}

export const heightOf = (lastRow: number, size: number): number => (lastRow + 1) * (size + EDGES + GAP) - GAP
