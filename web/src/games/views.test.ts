// Views of games that were played in Python: the page reads the same from the same bytes.

import { expect, test } from "vitest"
import { gameOf } from "./registry"
import recorded from "../recorded/views.json"
import type { AnyView } from "../state/messages"
import { viewBytes } from "../state/encode"
import { ViewBytes } from "../state/view"
import { asRuns } from "../alone/runs_of"

interface Recorded {
  changes: string[]
  view: object
}

test.each(Object.entries(recorded as unknown as Record<string, Recorded>))(
  "%s",
  async (id, { changes, view }) => {
    const { layout } = (await gameOf(id)!.loadTable()).default
    const bytes = new ViewBytes<AnyView>(layout)
    const [first, ...rest] = changes
    let shown = bytes.whole({ view: first! })
    for (const change of rest) shown = bytes.change({ view: change })
    expect(shown).toEqual({ ...view, legal: [], undoable: 0 })
  },
)

test.each(Object.entries(recorded as unknown as Record<string, Recorded>))(
  "%s: what a file says is the same bytes again, without what is projected",
  async (id, { changes }) => {
    const { layout } = (await gameOf(id)!.loadTable()).default
    const [played, again] = [new ViewBytes<AnyView>(layout), new ViewBytes<AnyView>(layout)]
    for (const [number, change] of changes.entries()) {
      const shown = number ? played.change({ view: change }) : played.whole({ view: change })!
      const { projected: _, ...view } = shown as AnyView & { projected: unknown }
      const read = again.whole({ view: asRuns(viewBytes(layout.tree, structuredClone(view))) })
      expect(read).toMatchObject(view)
    }
    const view = structuredClone(played.change({ view: "" })) as unknown as Record<string, unknown>
    for (const wrong of [
      { phase: "nap" },
      { turn: 300 },
      { turn: "0" },
      { over: 1 },
      { seats: -1 },
      { seats: 1.5 },
      { players: {} },
      { players: Array(20).fill(null) },
      { players: [{}] },
      { game: "chess" },
    ])
      expect(() => viewBytes(layout.tree, { ...view, ...wrong }), JSON.stringify(wrong)).toThrow(RangeError)
    expect(() => viewBytes(layout.tree, null)).toThrow(RangeError)
    expect(() => viewBytes(layout.tree, {})).toThrow(RangeError)
  },
)
