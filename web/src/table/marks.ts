// Where on the board the steps of a turn are pressed.

import { boxOf } from "../shared/box"

export interface Mark {
  /** The steps for which it is pressed, counted from 1. */
  steps: number[]
  x: number
  y: number
  width: number
  height: number
}

const isInSight = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })

/** What has to be pressed now to get at a thing: the tab of the part it is in, if that is not shown. */
function wayTo(thing: Element): Element | null {
  if (isInSight(thing)) return thing
  const part = thing.closest<HTMLElement>("[data-shown-by]")
  const tab = part && document.querySelector(`[data-tab="${part.dataset.shownBy}"]`)
  return tab && isInSight(tab) ? tab : null
}

/** The things that do an action themselves; not those in the panel of hints. */
function doers(action: string): Element[] {
  return [...document.querySelectorAll<HTMLElement>("[data-action], [data-actions]")].filter(
    ({ dataset }) => dataset.action === action || dataset.actions?.split("|").includes(action),
  )
}

function pressed(selectors: string[]): Element[] {
  const times = new Map<string, number>()
  return selectors.flatMap((selector) => {
    const nth = times.get(selector) ?? 0
    times.set(selector, nth + 1)
    return [...document.querySelectorAll(selector)][nth] ?? []
  })
}

export function stepsOnBoard(actions: string[], pressedFor?: (action: string) => string[]): Mark[] {
  const found = new Map<Element, number[]>()
  actions.forEach((action, i) => {
    const things = pressed(pressedFor?.(action) ?? [])
    const all = doers(action)
    const ways = (things.length ? things : [all.find(isInSight) ?? all[0]]).map((one) => one && wayTo(one))
    for (const way of new Set(ways)) if (way) found.set(way, [...(found.get(way) ?? []), i + 1])
  })
  return [...found].map(([thing, steps]) => {
    const { x, y, width, height } = boxOf(thing)
    return { steps, x, y, width, height }
  })
}
