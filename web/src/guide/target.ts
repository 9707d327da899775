// The thing that a step speaks of, as it stands on the page now.

import type { GuideAtTable } from "./guide.svelte"

/** The first of a step's selectors that something in sight answers to. */
export function targetOf({ step, moment, verdict }: GuideAtTable): HTMLElement | null {
  if (!step?.points || !moment || verdict?.kind === "poor") return null
  for (const selector of step.points(moment))
    for (const found of document.querySelectorAll<HTMLElement>(selector))
      if (found.checkVisibility({ visibilityProperty: true })) return found
  return null
}
