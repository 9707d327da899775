// Long work of a module, done in slices, so that whatever the page asks meanwhile is answered within a few
// milliseconds.

import { nextTask } from "../shared/next_task"

const SLICE_MS = 12
const FIRST_SLICE = 8 // simulations
const REST_MS = 6
const FEW_PROCESSORS = 2

/** Until nothing is left, or until then; at least one slice. `work` says how many are left. */
export async function inSlices(work: (count: number) => number, then = Infinity): Promise<void> {
  let slice = FIRST_SLICE
  for (;;) {
    const began = performance.now()
    const left = work(slice)
    const now = performance.now()
    if (left <= 0 || now >= then) return
    slice = Math.max(1, Math.floor((slice * SLICE_MS) / Math.max(now - began, 0.5)))
    await rest()
  }
}

/** Where the page draws on the same processors, it is to find one free. */
const rest = (): Promise<void> =>
  navigator.hardwareConcurrency > FEW_PROCESSORS
    ? nextTask()
    : new Promise((done) => setTimeout(done, REST_MS))
