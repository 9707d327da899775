// The guide at a table: which step is shown, what is said of the last move, and how far one has come.

import { untrack } from "svelte"
import type { AnyLine } from "../state/messages"
import type { Table } from "../table/table.svelte"
import { keep, type Progress } from "./kept"
import { judge, stepFor, type Guide, type Moment, type Step, type Verdict } from "./steps"

export class GuideAtTable {
  #done = $state.raw<ReadonlySet<string>>(new Set())
  #isOff = $state(false)
  /** Put aside for a moment: nothing is explained or pointed at. */
  isFolded = $state(false)
  /** Pixels that the bubble takes from the table. */
  height = $state(0)
  /** What is to be said of the last move, unless it was the one that was asked for. */
  verdict = $state.raw<Exclude<Verdict, { kind: "good" }> | null>(null)
  #before: { moment: Moment; step: Step | null } | null = null // when I could last move
  #told: number // the last line of the log that was looked at

  constructor(
    private readonly table: Table,
    private readonly guide: Guide,
    progress: Progress,
  ) {
    this.#done = new Set(progress.done)
    this.#isOff = progress.isOff
    this.#told = table.log.at(-1)?.number ?? -1
  }

  moment = $derived.by((): Moment | null => {
    const { now, seat, isMyTurn, scoring } = this.table
    if (!now || seat === null) return null
    const isCounting = scoring !== null
    return { view: now, seat, isMyTurn, legal: new Set(now.legal), isCounting, done: this.#done }
  })
  step = $derived.by(() => (this.moment && this.isOn ? stepFor(this.guide.steps, this.moment) : null))
  words = $derived.by(() => {
    const { step, moment } = this
    return step && moment ? this.table.words.t(`lesson-${step.id}`, step.args?.(moment)) : null
  })
  /** What the dialog says that explains points. */
  lesson = $derived(this.step?.inDialog ? this.words : null)
  canUndo = $derived.by(() => this.table.isMyTurn && (this.table.now?.undoable ?? 0) > 0)

  get isOn(): boolean {
    return !this.#isOff
  }
  skip = (): void => this.#keep(this.#done, true)
  resume = (): void => this.#keep(this.#done, false)
  /** A step that is there to be read has been read. */
  next = (): void => {
    if (this.step) this.#finish(this.step)
  }
  takeBack = (): void => {
    this.verdict = null
    this.table.undo()
  }
  leaveIt = (): void => void (this.verdict = null)

  /** Look at what has happened since; to be called in an effect. */
  watch = (): void => {
    const { moment, step } = this
    const { log, scoring } = this.table
    untrack(() => {
      this.#hear(log)
      const before = this.#before?.step
      if (before?.inDialog && !scoring) this.#finish(before)
      this.#before = moment && (moment.isMyTurn || step?.inDialog) ? { moment, step } : null
    })
  }

  #hear(log: AnyLine[]): void {
    const newest = log.at(-1)?.number ?? -1
    if (newest < this.#told) this.verdict = null // it was taken back
    const mine = log.filter(({ number, seat }) => number > this.#told && seat === this.table.seat)
    this.#told = newest
    const line = mine[0]
    if (!line || !this.#before || !this.isOn) return
    const { step, moment } = this.#before
    const verdict = judge(this.guide, step, line.action, moment)
    this.verdict = verdict.kind === "good" ? null : verdict
    if (step && verdict.kind === "good") this.#finish(step)
  }

  #finish(step: Step): void {
    if (!this.#done.has(step.id)) this.#keep(new Set([...this.#done, step.id]), this.#isOff)
  }
  #keep(done: ReadonlySet<string>, isOff: boolean): void {
    this.#done = done
    this.#isOff = isOff
    keep({ table: this.table.id, done: [...done], isOff })
  }
}
