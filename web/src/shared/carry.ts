// Things that can be carried by mouse or finger to a place with `data-drop`. A short press stays a press.

export interface Carried {
  what: string
  may: () => boolean
  drop: (where: string, element: Element) => void
}

const START = 7 // pixels before a press becomes a carry

export function carry(node: HTMLElement, carried: Carried | null) {
  let from: { x: number; y: number; id: number } | null = null
  let ghost: HTMLElement | null = null
  let over: Element | null = null

  function down(event: PointerEvent): void {
    if (!carried?.may() || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    // On the window: a finger that leaves the thing still carries it.
    addEventListener("pointermove", move)
    addEventListener("pointerup", up)
    addEventListener("pointercancel", stop)
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!ghost && Math.hypot(x, y) < START) return
    ghost ??= lift()
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%) scale(1.3)`
    const place = beneath(event)
    if (place === over) return
    over?.removeAttribute("data-over")
    place?.setAttribute("data-over", "")
    over = place
  }
  function up(event: PointerEvent): void {
    const place = ghost && beneath(event)
    if (ghost) {
      // The press that ends a carry is no press.
      const swallow = (click: Event) => (click.preventDefault(), click.stopPropagation())
      node.addEventListener("click", swallow, { capture: true, once: true })
      setTimeout(() => node.removeEventListener("click", swallow, true), 0)
    }
    stop()
    if (place instanceof HTMLElement) carried?.drop(place.dataset.drop!, place)
  }
  function stop(): void {
    removeEventListener("pointermove", move)
    removeEventListener("pointerup", up)
    removeEventListener("pointercancel", stop)
    over?.removeAttribute("data-over")
    ghost?.remove()
    delete document.documentElement.dataset.carrying
    from = ghost = over = null
  }
  function lift(): HTMLElement {
    const made = document.createElement("div")
    made.className = "ghost"
    made.setAttribute("aria-hidden", "true")
    made.append(node.querySelector("svg.coal")?.cloneNode(true) ?? "")
    document.body.append(made)
    made.style.left = made.style.top = "0"
    document.documentElement.dataset.carrying = carried!.what
    return made
  }
  const beneath = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null

  const shown = () => {
    if (carried) node.dataset.carry = carried.what
    else delete node.dataset.carry
  }
  shown()
  node.addEventListener("pointerdown", down)
  return {
    update(next: Carried | null) {
      carried = next
      shown()
    },
    destroy() {
      stop()
      node.removeEventListener("pointerdown", down)
    },
  }
}
