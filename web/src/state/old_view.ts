// Views as JSON and their changes, as the server still sends them; goes when it sends bytes.

import { patch } from "./patch"

export class OldView<View> {
  #view: View | null = null

  whole(sent: { view?: unknown }): View | null {
    const view = sent.view as object | null | undefined
    return (this.#view = view && Object.keys(view).length ? (view as View) : null)
  }

  change(sent: { changes?: Record<string, unknown> }): View {
    return (this.#view = patch((this.#view ?? {}) as object, sent.changes ?? {}) as View)
  }
}
