// A guided game is an ordinary game, explained by steps. Which step fits, the position decides, never
// how many moves were made: bots and newcomers may play as they like.

import type { AnyView } from "../state/messages"
import type { Args } from "../words.svelte"

/** What a step may look at. */
export interface Moment<View extends AnyView = AnyView> {
  view: View
  /** My own. */
  seat: number
  isMyTurn: boolean
  legal: ReadonlySet<string>
  /** The points of a round are being explained, in a dialog. */
  isCounting: boolean
  /** The steps that I have been through. */
  done: ReadonlySet<string>
}

/** Its words are `lesson-ID` in the game's catalogue. */
export interface Step<View extends AnyView = AnyView> {
  id: string
  /** Whether it fits; asked only on my turn, unless it fits `anytime`. */
  when(at: Moment<View>): boolean
  anytime?: boolean
  /** The moves it asks for. A step without them is there to be read. */
  good?(action: string, at: Moment<View>): boolean
  /** What it points at: the first of these selectors that is in sight. */
  points?(at: Moment<View>): string[]
  /** What its words speak of. */
  args?(at: Moment<View>): Args
  /** It fits every time; others fit until they are done. */
  repeats?: boolean
  /** It is said in the dialog that explains points, and is done when that is closed. */
  inDialog?: boolean
  /** After it the guide is over. */
  isLast?: boolean
}

export interface Guide<View extends AnyView = AnyView> {
  /** The deal, and what was played before the newcomer's first turn; as a save file has it. */
  save: { seats: number }
  /** Where the newcomer sits. */
  seat: number
  /** In this sequence they are looked at; the first that fits is shown. */
  steps: Step<View>[]
  /** Why a move that no step asked for is a poor one: `lesson-poor-…`; null: it is fine, too. */
  poor(action: string, at: Moment<View>): string | null
}

export type Verdict = { kind: "good" | "fine" } | { kind: "poor"; why: string }

export function stepFor<View extends AnyView>(steps: Step<View>[], at: Moment<View>): Step<View> | null {
  const fits = (step: Step<View>) =>
    (step.anytime || at.isMyTurn) && (step.repeats || !at.done.has(step.id)) && step.when(at)
  return steps.find(fits) ?? null
}

/** What to say of a move that was made where this step was shown. */
export function judge<View extends AnyView>(
  guide: Guide<View>,
  step: Step<View> | null,
  action: string,
  at: Moment<View>,
): Verdict {
  if (!step || !step.good || step.good(action, at)) return { kind: "good" }
  const why = guide.poor(action, at)
  return why ? { kind: "poor", why } : { kind: "fine" }
}
