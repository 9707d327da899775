// A finger drawn sideways: to the next part of the table, or back.

const FAR = 56 // pixels sideways
const SLANT = 0.6 // of that, at most so much up or down

export function swipe(node: HTMLElement, turn: (step: 1 | -1) => void) {
  let from: Touch | null = null
  function start(event: TouchEvent): void {
    const busy =
      event.touches.length > 1 ||
      (event.target as Element).closest("[data-drag], input, select, .scroll, dialog")
    from = busy ? null : event.touches[0]!
  }
  function end(event: TouchEvent): void {
    if (!from) return
    const to = event.changedTouches[0]!
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY]
    from = null
    if (Math.abs(x) > FAR && Math.abs(y) < Math.abs(x) * SLANT) turn(x < 0 ? 1 : -1)
  }
  node.addEventListener("touchstart", start, { passive: true })
  node.addEventListener("touchend", end)
  return {
    destroy() {
      node.removeEventListener("touchstart", start)
      node.removeEventListener("touchend", end)
    },
  }
}
