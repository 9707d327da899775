// Whether somebody wants to become somebody else on this device: one question at a time.

import type { Me } from "./wire"

export interface Question {
  name: string // whom one would become
  now: Me | null // who one is
  answer: (yes: boolean) => void
}

export const question = $state<{ asked: Question | null }>({ asked: null })

/** Ask; the dialog (shared/Become.svelte) answers. */
export function askToBecome(name: string, now: Me | null): Promise<boolean> {
  question.asked?.answer(false)
  return new Promise((resolve) => {
    question.asked = {
      name,
      now,
      answer: (yes) => {
        question.asked = null
        resolve(yes)
      },
    }
  })
}
