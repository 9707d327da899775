// Events that have happened and are not shown yet. What others do arrives in bursts and is shown one
// by one, so that it can be followed.

const LONGEST_MS = 9000 // for everything that waits, however much it is

export class EventQueue<Event> {
  #waiting: Event[] = []
  #most = 0 // that have waited since nothing did
  #timer: ReturnType<typeof setTimeout> | null = null
  #held = false

  constructor(
    private readonly show: (event: Event, animated: boolean) => void,
    /** How long an event stays in sight before the next, in milliseconds. */
    private readonly pauseAfter: (event: Event) => number,
  ) {}

  get length(): number {
    return this.#waiting.length
  }

  push(event: Event): void {
    this.#waiting.push(event)
    this.#most = Math.max(this.#most, this.#waiting.length)
    if (this.#timer === null) this.#showNext()
  }

  /** Show everything that waits, at once; but nothing beyond an event that holds the others back. */
  catchUp(): void {
    this.#stop()
    while (!this.#held && this.#waiting.length) this.show(this.#waiting.shift()!, false)
  }

  /** Somebody is reading: what comes waits until it is released. */
  hold(): void {
    this.#held = true
    this.#stop()
  }

  release(): void {
    if (!this.#held) return
    this.#held = false
    this.#stop() // what held was shown with a pause after it, which is over by now
    this.#showNextIn(0)
  }

  clear(): void {
    this.#stop()
    this.#waiting = []
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #showNext = (): void => {
    this.#timer = null
    if (this.#held) return
    const event = this.#waiting.shift()
    if (event === undefined) {
      this.#most = 0
      return
    }
    this.show(event, true)
    this.#showNextIn(Math.min(this.pauseAfter(event), LONGEST_MS / this.#most))
  }

  /** Never in the same task, even without a pause: each event is some milliseconds of drawing. */
  #showNextIn(wait: number): void {
    if (wait > 0 || this.#waiting.length) this.#timer = setTimeout(this.#showNext, wait)
    else this.#most = 0
  }
}
