// How much larger than on the smallest desktop everything is drawn, so that a larger screen is used.

const [WIDTH, HEIGHT] = [1280, 609] // what the board needs at 1
const BARS = 111 // above and below it, at their smallest
const DESKTOP = 1100 // as in Board.svelte
const [LEAST, MOST] = [0.9, 2]
const SHARE = 0.92 // of what could be gained; the rest is air

/** `bars` is how much larger than at their smallest the bars are. */
export function magnification(width: number, height: number, bars = 1): number {
  if (width < DESKTOP) return 1
  const fits = Math.min(Math.max(1, width / WIDTH), (height - BARS * bars) / HEIGHT)
  const wished = fits > 1 ? 1 + (fits - 1) * SHARE : fits
  return Math.round(Math.max(LEAST, Math.min(MOST, wished)) * 100) / 100
}
