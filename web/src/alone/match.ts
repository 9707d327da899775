// One game at a local table, as pure logic: `decide` makes events of a command, `evolved` the next match
// of an event. The same events always make the same match, so they are all there is to keep.

import { Refused } from "../state/connection"
import type { AnyCommand } from "../state/messages"
import type { News } from "../wire"
import type { Chair, DidPlay, Event, Opened, TookBack, TookOver } from "./events"
import type { Entry, Played, Position, Rules } from "./rules"

/** The level that plays on for whoever has given up. */
const STAND_IN = "foreman"

/** One action: who did it reads its words, everybody else the covered ones. */
export interface LogLine {
  number: number
  seat: number
  words: string
  covered: string
  entry: Entry
}

/** Never changed: after an event there is another one. */
export interface Match {
  readonly rules: Rules
  readonly opened: Opened
  /** Events so far. */
  readonly version: number
  /** Actions played and taken back so far: what `at` of a command counts. */
  readonly moves: number
  readonly status: "running" | "over"
  readonly title: string
  readonly rematch: string | null
  readonly created: number
  readonly changed: number
  readonly acted: number
  readonly start: Position
  readonly position: Position
  /** What was played, by number. */
  readonly past: readonly number[]
  readonly lines: readonly LogLine[]
  readonly news: readonly News[]
  readonly standIns: ReadonlyMap<number, TookOver>
  readonly gaveUp: ReadonlySet<number>
}

// -- questions -------------------------------------------------------------------------------

export const chairsOf = (match: Match): Chair[] => match.opened.chairs

/** The seat to act, while the game is running. */
export const turnOf = (match: Match): number | null =>
  match.status === "running" ? match.rules.seat(match.position) : null

/** The bot that plays a seat now; null: its person does. */
export const levelAt = (match: Match, seat: number): string | null =>
  match.standIns.get(seat)?.level ?? chairsOf(match)[seat]!.level

/** The bot that is to act. */
export function botToAct(match: Match): string | null {
  const turn = turnOf(match)
  return turn === null ? null : levelAt(match, turn)
}

/** Whether the person at this seat decides now. */
export const acts = (match: Match, seat: number | null): boolean =>
  seat !== null && seat === turnOf(match) && levelAt(match, seat) === null

/** The seats that people play. */
export const people = (match: Match): number[] =>
  chairsOf(match).flatMap((_, seat) => (levelAt(match, seat) === null ? [seat] : []))

export const undoableAt = ({ rules, position, past }: Match): number =>
  Math.min(rules.undoable(position), past.length)

/** Who is where in the end; who gave up is behind everybody else. */
export function placesOf({ status, rules, position, gaveUp }: Match): number[] | null {
  if (status !== "over") return null
  const places = rules.places(position)
  if (!gaveUp.size) return places
  const behind = places.length - gaveUp.size + 1
  if (!rules.isOver(position)) return places.map((_, seat) => (gaveUp.has(seat) ? behind : 1))
  const stayed = places.filter((_, seat) => !gaveUp.has(seat)).sort((a, b) => a - b)
  return places.map((place, seat) => (gaveUp.has(seat) ? behind : stayed.indexOf(place) + 1))
}

// -- the next match ----------------------------------------------------------------------------

/** The match of a table that was just opened. */
export function begun(rules: Rules, opened: Opened, at: number): Match {
  const start = rules.start(opened.chairs.length, opened.seed, opened.options)
  const fresh: Match = {
    rules,
    opened,
    version: 1,
    moves: 0,
    status: "running",
    title: opened.title,
    rematch: null,
    created: at,
    changed: at,
    acted: at,
    start,
    position: start,
    past: [],
    lines: [],
    news: [],
    standIns: new Map(),
    gaveUp: new Set(),
  }
  return opened.past.reduce((match, action) => withAction(match, action), fresh)
}

export function evolved(match: Match, event: Event, at: number): Match {
  return { ...next(match, event, at), version: match.version + 1, changed: at }
}

function next(match: Match, event: Event, at: number): Match {
  switch (event.what) {
    case "opened":
      throw new Refused("damaged", "a table is opened once")
    case "played":
      return { ...withAction(match, event.action), moves: match.moves + 1, acted: at }
    case "took_back":
      return { ...without(match, event.count), moves: match.moves + 1, acted: at }
    case "gave_up": {
      const gaveUp = new Set([...match.gaveUp, event.seat])
      const status = isAlone(match, gaveUp) ? "over" : match.status
      return noted({ ...match, gaveUp, status }, { what: "gave_up", seat: event.seat })
    }
    case "took_over": {
      const { seat, why, level } = event
      const standIns = new Map([...match.standIns, [seat, event] as const])
      return noted({ ...match, standIns }, { what: "took_over", seat, why, level })
    }
    case "renamed":
      return { ...match, title: event.title }
    case "rematch":
      return { ...match, rematch: event.table }
  }
}

function withAction(match: Match, action: number): Match {
  const { rules, position: before, past } = match
  const seat = rules.seat(before)
  const words = rules.words(before, action)
  const { position, entry }: Played = rules.play(before, action)
  const line: LogLine = { number: past.length, seat, words, covered: rules.covered(action, words), entry }
  return {
    ...match,
    position,
    past: [...past, action],
    lines: [...match.lines, line],
    status: rules.isOver(position) ? "over" : match.status,
  }
}

function without(match: Match, count: number): Match {
  const past = match.past.slice(0, match.past.length - count)
  const position = match.rules.replay(match.start, past)
  return { ...match, past, position, lines: match.lines.slice(0, past.length) }
}

const isAlone = (match: Match, gaveUp: ReadonlySet<number>): boolean =>
  gaveUp.size === chairsOf(match).length - 1

const noted = (match: Match, news: Omit<News, "after">): Match => ({
  ...match,
  news: [...match.news, { after: match.past.length, ...news }],
})

/** The table that is kept as these events. */
export function folded(rules: Rules, events: readonly { at: number; event: Event }[]): Match {
  const [first, ...rest] = events
  if (first?.event.what !== "opened") throw new Refused("damaged", "it does not begin")
  const start = begun(rules, first.event, first.at)
  return rest.reduce((match, { event, at }) => evolved(match, event, at), start)
}

// -- what comes of a command ---------------------------------------------------------------------

/** Of who sits at this seat; Refused, if it cannot be done. */
export function decide(match: Match, seat: number | null, command: AnyCommand): Event[] {
  switch (command.do) {
    case "play":
      return [played(match, mustAct(match, seat, command.at), command.action)]
    case "undo":
      return [takenBack(match, mustAct(match, seat, command.at), command.all ?? false)]
    case "resign":
      return resigned(match, mustSit(match, seat))
    case "rename":
      return [{ what: "renamed", title: command.title.trim() }]
    default:
      throw new Refused("status", "this is not done at a table of one device")
  }
}

export function mustAct(match: Match, seat: number | null, at: number): number {
  const own = mustSit(match, seat)
  if (levelAt(match, own) !== null) throw new Refused("stand_in", "a bot plays on for you")
  if (at !== match.moves) throw new Refused("stale", `${match.moves} moves were made, you have seen ${at}`)
  if (own !== turnOf(match))
    throw new Refused("not_your_turn", "it is the turn of another seat", match.rules.waiting)
  return own
}

function mustSit(match: Match, seat: number | null): number {
  if (match.status !== "running") throw new Refused("status", "the game is over")
  if (seat === null) throw new Refused("not_seated", "nobody looks at the table from a seat")
  return seat
}

function played(match: Match, seat: number, words: string): DidPlay {
  const { rules, position } = match
  const action = rules.hear(position, words)
  const clause = rules.refusal(position, action)
  if (clause) throw new Refused("illegal", `forbidden by ${clause}`, clause)
  return { what: "played", seat, action }
}

function takenBack(match: Match, seat: number, all: boolean): TookBack {
  const most = undoableAt(match)
  if (!most) throw new Refused("nothing_to_undo", "nothing of this turn can be taken back")
  return { what: "took_back", seat, count: all ? most : 1 }
}

function resigned(match: Match, seat: number): Event[] {
  if (match.gaveUp.has(seat)) throw new Refused("gave_up", "you have given up already")
  const gaveUp: Event = { what: "gave_up", seat }
  if (isAlone(match, new Set([...match.gaveUp, seat]))) return [gaveUp]
  return [gaveUp, { what: "took_over", seat, level: STAND_IN, why: "gave_up" }]
}
