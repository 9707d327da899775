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
    for (const thing of things.length ? things : doers(action).filter(isInSight).slice(0, 1))
      if (isInSight(thing)) found.set(thing, [...(found.get(thing) ?? []), i + 1])
  })
  return [...found].map(([thing, steps]) => {
    const { x, y, width, height } = boxOf(thing)
    return { steps, x, y, width, height }
  })
}
