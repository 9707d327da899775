// Views of games that were played in Python: the page reads the same from the same bytes.

import { expect, test } from "vitest"
import { gameOf } from "./registry"
import recorded from "../recorded/views.json"
import type { AnyView } from "../state/messages"
import { ViewBytes } from "../state/view"

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
