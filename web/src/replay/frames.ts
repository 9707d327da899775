// The moments of a game: pages of views, fetched when they are wanted and kept. No DOM and no component.

import { decoderOf, type Decoder } from "../state/decode"
import type { AnyLine, AnyView } from "../state/messages"
import { writeRuns } from "../state/runs"
import type { Layout } from "../state/view"
import { MOMENTS, type ReplayPage } from "../wire"
import { seatsOf, withAll, type Perspective } from "./perspective"

type Seat = number | null

/** The views of one seat: the bytes of the moment that was read last, and their meaning. */
class SeatFrames {
  readonly pages = new Map<number, ReplayPage>() // by their first moment
  #decoder: Decoder<Omit<AnyView, "legal" | "undoable">>
  #bytes: Uint8Array
  #at: number | null = null

  constructor(layout: Layout) {
    this.#decoder = decoderOf(layout.tree)
    this.#bytes = new Uint8Array(this.#decoder.size)
  }

  /** Null: its page is not here yet. */
  view(moment: number): AnyView | null {
    const page = this.pages.get(pageOf(moment))
    if (!page || moment - page.first >= page.views.length) return null
    const goesOn = this.#at !== null && this.#at <= moment && this.#at >= page.first
    if (!goesOn) this.#bytes.fill(0)
    for (let one = goesOn ? this.#at! + 1 : page.first; one <= moment; one++)
      writeRuns(this.#bytes, page.views[one - page.first]!)
    this.#at = moment
    return { ...this.#decoder.decode(this.#bytes), legal: [], undoable: 0 } as AnyView
  }
}

const pageOf = (moment: number): number => moment - (moment % MOMENTS)

export class Frames {
  #seats = new Map<Seat, SeatFrames>()
  #loading = new Map<string, Promise<void>>()

  constructor(
    private readonly layout: Layout,
    private readonly count: number,
    private readonly fetchPage: (seat: Seat, first: number) => Promise<ReplayPage>,
  ) {}

  #of(seat: Seat): SeatFrames {
    let frames = this.#seats.get(seat)
    if (!frames) this.#seats.set(seat, (frames = new SeatFrames(this.layout)))
    return frames
  }

  add(page: ReplayPage): void {
    this.#of(page.seat).pages.set(page.first, page)
  }

  /** What there is to see; null: it has to be loaded first. */
  view(perspective: Perspective, moment: number): AnyView | null {
    const views = seatsOf(perspective, this.count).map((seat) => this.#of(seat).view(moment))
    const [first, ...others] = views
    if (views.some((view) => view === null)) return null
    return withAll(first!, others)
  }

  /** The log up to there, as far as it has been loaded. */
  lines(perspective: Perspective): AnyLine[] {
    const [first] = seatsOf(perspective, this.count)
    const pages = [...this.#of(first!).pages.values()].sort((a, b) => a.first - b.first)
    return pages
      .flatMap(({ lines }) => lines as unknown as AnyLine[])
      .map((line) => (perspective === "open" ? this.#ownLine(line) : line))
  }

  /** In the words of who did it. */
  #ownLine(line: AnyLine): AnyLine {
    const page = this.#of(line.seat).pages.get(pageOf(line.number))
    return (page?.lines[line.number - page.first] as unknown as AnyLine | undefined) ?? line
  }

  /** The pages of a moment. */
  async load(perspective: Perspective, moment: number): Promise<void> {
    for (const seat of seatsOf(perspective, this.count)) await this.#loadPage(seat, pageOf(moment))
  }

  /** Load all pages, from that moment on and then before it; `heard` is called after each moment's pages. */
  async loadAll(
    perspective: Perspective,
    moment: number,
    played: number,
    heard: () => boolean,
  ): Promise<void> {
    const firsts = Array.from({ length: pageOf(played) / MOMENTS + 1 }, (_, i) => i * MOMENTS)
    const here = pageOf(moment)
    for (const first of firsts.sort((a, b) => Math.abs(a - here) - Math.abs(b - here))) {
      await this.load(perspective, first)
      if (!heard()) return
    }
  }

  #loadPage(seat: Seat, first: number): Promise<void> {
    const key = `${seat} ${first}`
    let loading = this.#loading.get(key)
    if (this.#of(seat).pages.has(first)) return Promise.resolve()
    if (!loading) {
      loading = this.fetchPage(seat, first).then((page) => this.add(page))
      this.#loading.set(key, loading)
      loading.catch(() => {}).finally(() => this.#loading.delete(key))
    }
    return loading
  }
}
