// The view of one viewer: its bytes, kept up to date by what the server sends, and their meaning.

import { decoderOf, type Decoder, type Node } from "./decode"
import type { AnyView } from "./messages"
import { writeRuns } from "./runs"

/** What a game's declared.ts says of its views. */
export interface Layout {
  tree: Node
  /** A digest of the declaration: part of the protocol's version. */
  digest: string
}

interface Sent {
  view?: string | null
  legal?: string[]
  undoable?: number
}

export class ViewBytes<View extends AnyView> {
  #decoder: Decoder<Omit<View, "legal" | "undoable">>
  #bytes: Uint8Array

  constructor(layout: Layout) {
    this.#decoder = decoderOf(layout.tree)
    this.#bytes = new Uint8Array(this.#decoder.size)
  }

  /** A view that does not depend on an earlier one; null before there is one. */
  whole(sent: Sent): View | null {
    this.#bytes.fill(0)
    return sent.view == null ? null : this.change(sent)
  }

  /** A view that is said by its difference to the one before. */
  change({ view, legal = [], undoable = 0 }: Sent): View {
    writeRuns(this.#bytes, view ?? "")
    return { ...this.#decoder.decode(this.#bytes), legal, undoable } as View
  }
}
