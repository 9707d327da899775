// My turn as I put it together: the cards I pressed, the plays they make, and the draw that is to
// follow the discard at once.

import { playsOf, onlyDiscard } from "./plays"
import type { useTable } from "./types"

export class Choice {
  selected = $state.raw<number[]>([])
  #draw = $state.raw<string | null>(null) // what is wanted as soon as the discard lies there

  constructor(private readonly table: ReturnType<typeof useTable>) {}

  hand = $derived.by(() => {
    const { seat, view } = this.table
    return seat === null ? [] : (view!.players[seat]!.hand ?? [])
  })
  cards = $derived.by(() => this.selected.map((i) => this.hand[i]!).filter(Boolean))
  house = $derived.by(() => this.table.view!.house_cards as { card: string; power: string }[])
  plays = $derived.by(() => playsOf(this.table.view!.legal, this.cards, this.house))
  /** The discard that a press on a pile means, too. */
  discard = $derived.by(() => (this.table.view!.phase === "main" ? onlyDiscard(this.plays) : null))

  press(i: number): void {
    if (this.table.behind) this.table.catchUp()
    this.selected = this.selected.includes(i)
      ? this.selected.filter((one) => one !== i)
      : [...this.selected, i]
  }

  clear(): void {
    this.selected = []
  }

  /** Do it, and then draw so if that is possible. */
  play(action: string, draw: string | null = null): void {
    this.clear()
    this.#draw = draw
    this.table.play(action)
  }

  /** The discard may lie there by now: draw as it was wanted, or leave it to who has to choose again. */
  follow(): void {
    const draw = this.#draw
    if (!draw || this.table.past || this.table.view!.phase === "main") return
    this.#draw = null
    if (this.table.legal.has(draw)) this.table.play(draw)
  }
}
