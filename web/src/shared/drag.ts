// Things that can be dragged by mouse or finger to a place with `data-drop`. A short press stays a press.

export interface Draggable {
  what: string
  may: () => boolean
  drop: (where: string, element: Element) => void
}

const START = 7 // pixels before a press becomes a carry

export function draggable(node: HTMLElement, dragged: Draggable | null) {
  let from: { x: number; y: number; id: number } | null = null
  let ghost: HTMLElement | null = null
  let over: Element | null = null

  function down(event: PointerEvent): void {
    if (!dragged?.may() || event.button !== 0) return
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
    if (place instanceof HTMLElement) dragged?.drop(place.dataset.drop!, place)
  }
  function stop(): void {
    removeEventListener("pointermove", move)
    removeEventListener("pointerup", up)
    removeEventListener("pointercancel", stop)
    over?.removeAttribute("data-over")
    ghost?.remove()
    delete document.documentElement.dataset.dragging
    from = ghost = over = null
  }
  function lift(): HTMLElement {
    const made = document.createElement("div")
    made.className = "ghost"
    made.setAttribute("aria-hidden", "true")
    made.append(node.querySelector("svg.coal")?.cloneNode(true) ?? "")
    document.body.append(made)
    made.style.left = made.style.top = "0"
    document.documentElement.dataset.dragging = dragged!.what
    return made
  }
  const beneath = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null

  const shown = () => {
    if (dragged) node.dataset.drag = dragged.what
    else delete node.dataset.drag
  }
  shown()
  node.addEventListener("pointerdown", down)
  return {
    update(next: Draggable | null) {
      dragged = next
      shown()
    },
    destroy() {
      stop()
      node.removeEventListener("pointerdown", down)
    },
  }
}
