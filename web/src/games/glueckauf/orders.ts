// How large the spots of orders can be so that all orders fit beside and below each other.

const [LARGEST, SMALLEST] = [44, 18]
const GAP = 4
export const HEAD = 38 // vehicle and points, with the edges of the card: as in OrderCard.svelte
export const EDGES = 8 // of a card, above and below

export function largestSpot(spots: number[], width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 1)
    if (rows(spots, width, size) * (size + EDGES + GAP) - GAP <= height) return size
  return SMALLEST
}

function rows(spots: number[], width: number, size: number): number {
  let [count, x] = [1, 0]
  for (const n of spots) {
    const card = HEAD + n * size
    if (x && x + card > width) [count, x] = [count + 1, 0]
    x += card + GAP
  }
  return count
}
