// Things that move: a picture of the thing flies from where it was to where it is now. Places are
// elements with `data-anchor`; of several names for a place, the first one in sight is taken.

import type { Speed } from "./prefs.svelte"
import { boxOf } from "./shared/box"

export interface Flight {
  from: string[]
  to: string[]
  ghost?: string // a picture from the shelf of `data-ghost`; else the thing itself
  delay?: number
}

const DURATION: Record<Speed, number> = { slow: 900, normal: 480, fast: 200, off: 0 }

function inSight(names: string[]): Element | null {
  for (const name of names)
    for (const element of document.querySelectorAll(`[data-anchor="${name}"]`))
      if (element.getClientRects().length) return element
  return null
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** Measure before the change; the function that comes back is called after it. */
export function fly(flights: Flight[], speed: Speed): () => void {
  if (still()) return () => {}
  const started = flights.flatMap((flight) => {
    const from = inSight(flight.from)
    const picture = flight.ghost ? document.querySelector(`[data-ghost="${flight.ghost}"]`) : from
    return from && picture ? [{ flight, box: boxOf(from), picture: copy(picture, from) }] : []
  })
  return () => {
    for (const { flight, box, picture } of started) {
      const to = inSight(flight.to)
      if (to) animate(picture, box, boxOf(to), DURATION[speed], flight.delay ?? 0)
    }
  }
}

function copy(picture: Element, from: Element): HTMLElement {
  const ghost = document.createElement("div")
  ghost.className = "ghost"
  ghost.setAttribute("aria-hidden", "true")
  const twin = picture.cloneNode(true) as Element
  for (const one of [twin, ...twin.querySelectorAll("*")])
    for (const name of [
      "id",
      "data-anchor",
      "data-ghost",
      "data-help",
      "data-drop",
      "data-drag",
      "data-action",
      "data-actions",
    ])
      one.removeAttribute(name)
  if (picture === from) ghost.style.width = `${boxOf(from).width}px`
  ghost.append(twin)
  return ghost
}

function animate(ghost: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  document.body.append(ghost)
  const own = ghost.getBoundingClientRect()
  const at = (box: DOMRect) =>
    `translate(${box.x + box.width / 2 - own.width / 2}px, ${box.y + box.height / 2 - own.height / 2}px)`
  ghost.style.left = ghost.style.top = "0"
  const frames = [
    { transform: at(from) },
    { transform: at(to), opacity: 1, offset: 0.9 },
    { transform: at(to), opacity: 0 },
  ]
  const flight = ghost.animate(frames, { duration, delay, easing: "cubic-bezier(.5,0,.3,1)", fill: "both" })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}
