import { expect, test } from "vitest"
import { drawLorries, GAP, HEIGHT, type Heap } from "./lorries"
import { COALS } from "./types"

const PLACES = [
  [118, 52], // the narrowest phone
  [150, 60],
  [280, 90],
  [420, 142],
] as const

function* sides(most: number): Generator<Heap[]> {
  for (let kinds = 0; kinds <= COALS.length; kinds++)
    for (let loaded = kinds; loaded <= most; loaded++)
      for (let empty = kinds ? 0 : 1; loaded + empty <= most; empty++) {
        const heaps: Heap[] = COALS.slice(0, kinds).map((cube) => ({ cube, count: 1 }))
        if (kinds) heaps[0]!.count += loaded - kinds
        if (empty) heaps.push({ cube: null, count: empty })
        if (kinds || !loaded) yield heaps
      }
}

test("lorries stay inside their side, however many there are", () => {
  for (const [width, height] of PLACES)
    for (const heaps of sides(16)) {
      const { size, widths } = drawLorries(heaps, width, height)
      const where = JSON.stringify([width, height, heaps, size, widths])
      const wide = widths.reduce((sum, one) => sum + one + GAP, -GAP)
      expect(wide, where).toBeLessThanOrEqual(width - 12) // its padding
      heaps.forEach(({ count }, i) => {
        const abreast = Math.floor((widths[i]! + GAP) / (size + GAP))
        const rows = Math.ceil(count / abreast)
        expect(rows * (size * HEIGHT + GAP) - GAP, where).toBeLessThanOrEqual(height - 9)
      })
    }
})

test("what can be pressed has room for a finger where there is any", () => {
  const { widths } = drawLorries(
    [
      { cube: "yellow", count: 1 },
      { cube: null, count: 8 },
    ],
    280,
    90,
  )
  expect(widths[0]).toBeGreaterThanOrEqual(44)
})

test("few lorries are large, and many use the room there is", () => {
  expect(drawLorries([{ cube: "black", count: 2 }], 280, 90).size).toBe(56)
  const many = drawLorries(
    [
      { cube: "yellow", count: 1 },
      { cube: "brown", count: 9 },
    ],
    280,
    90,
  )
  expect(many.size).toBeGreaterThanOrEqual(30)
})
