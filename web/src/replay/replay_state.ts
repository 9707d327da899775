// The state of a table at which nobody plays: it shows one moment after the other.

import { Refused } from "../state/connection"
import type { AnyLine, AnyView } from "../state/messages"
import type { AnyTableState, Shown, Surroundings } from "../state/table"

const nothing = (): void => {}
const never = (): Promise<never> => Promise.reject(new Refused("status", "the game is looked at again"))

export class ReplayState implements AnyTableState<AnyView, AnyLine> {
  shown: Shown<AnyView, AnyLine> = {
    about: null,
    seat: null,
    now: null,
    past: null,
    log: [],
    chat: [],
    presence: [],
    news: [],
    acted: 0,
    absent: null,
    clock: null,
    ahead: 0,
    link: "on",
    refusal: null,
    behind: 0,
    pending: null,
    problem: null,
    otherProtocol: null,
  }

  constructor(
    readonly around: Surroundings<AnyView, AnyLine>,
    /** Pressing a line of the log shows the table after it. */
    private readonly goTo: (moment: number) => void,
  ) {}

  /** Show this view from now on; `line` is animated on the board if it has just happened. */
  show(changes: Partial<Shown<AnyView, AnyLine>>, line: AnyLine | null = null): void {
    const before = this.shown.now
    const land = line && before ? this.around.showing(line, before) : null
    this.shown = { ...this.shown, ...changes }
    this.around.changed()
    land?.()
  }

  lookBack = async (number: number): Promise<void> => this.goTo(number + 1)
  report = (problem: unknown): void => this.show({ problem })
  play = never
  undo = never
  send = async (): Promise<void> => {}
  reason = async (): Promise<null> => null
  hints = never
  plan = never
  backToNow = nothing
  catchUp = nothing
  hold = nothing
  release = nothing
  wake = nothing
  close = nothing
}
