// The size of an element, reported once it is laid out and whenever it changes. (A Svelte binding would measure
// it at once, in the middle of drawing, and force the browser to lay out the whole page again and again.)

type Told = (width: number, height: number) => void

const waiting = new Map<Element, Told>()
let observer: ResizeObserver | null = null

function tell(changes: ResizeObserverEntry[]): void {
  const sizes = changes.map(
    ({ target: { clientWidth, clientHeight } }) => [clientWidth, clientHeight] as const,
  )
  changes.forEach(({ target }, i) => waiting.get(target)?.(...sizes[i]!))
}

/** What CSS calls the padding box, in whole pixels. */
export function measured(element: HTMLElement, told: Told) {
  observer ??= new ResizeObserver(tell)
  waiting.set(element, told)
  observer.observe(element)
  return {
    update: (now: Told) => void waiting.set(element, now),
    destroy() {
      observer!.unobserve(element)
      waiting.delete(element)
    },
  }
}
