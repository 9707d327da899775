// What whoever looks at a local table is told: the messages of docs/protocol.md, made for one seat. What
// a seat may not know is in none of them: views are made of what it sees, lines of the log are covered.

import {
  PROTOCOL,
  type About,
  type EventMessage,
  type PastView,
  type ListedTable,
  type Seat,
  type TableMessage,
} from "../wire"
import type { Event } from "./events"
import { acts, chairsOf, levelAt, placesOf, turnOf, undoableAt, type LogLine, type Match } from "./match"
import { asRuns } from "./runs_of"
import { sha256 } from "./sha256"

export const commitmentOf = ({ seed, salt }: { seed: string; salt: string }): string =>
  sha256(`${seed}:${salt}`)

export const protocolOf = ({ rules }: Match): string => `${PROTOCOL}.${rules.layout}`

/** A table without its game: who sits there, by which rules, and how it ended. */
export function about(match: Match): About {
  const { opened, status, title, created, rematch } = match
  const over = status === "over"
  return {
    game: opened.game,
    rules: opened.rules,
    title,
    status,
    options: opened.options,
    public: false,
    spectators: false,
    imported: opened.imported,
    past: opened.past.length,
    after: opened.after,
    by: "",
    created,
    commitment: commitmentOf(opened),
    chairs: seats(match),
    clock: null,
    places: placesOf(match),
    scores: over ? match.rules.scores(match.position) : null,
    seed: over ? opened.seed : null,
    salt: over ? opened.salt : null,
    rematch,
    hints: true,
  }
}

/** The how-manieth it is of those with the same name; null: nobody else has it. */
export function alikeAmong(chairs: { player: string | null; name: string }[], seat: number): number | null {
  const plain = chairs.map(({ name }) => name.trim().toLowerCase())
  const alike = plain.flatMap((one, i) => (chairs[seat]!.player !== null && one === plain[seat] ? [i] : []))
  return alike.length > 1 ? alike.indexOf(seat) + 1 : null
}

function seats(match: Match): Seat[] {
  const chairs = chairsOf(match)
  return chairs.map(({ player, name, level }, seat) => {
    const standIn = match.standIns.get(seat)
    return {
      player,
      name,
      level,
      stand_in: standIn ? { level: standIn.level, why: standIn.why } : null,
      gave_up: match.gaveUp.has(seat),
      alike: alikeAmong(chairs, seat),
    }
  })
}

/** A line of the log, in words fit for who reads it. */
export const told = ({ number, seat, words, covered, entry }: LogLine, viewer: number | null) => ({
  number,
  seat,
  action: seat === viewer ? words : covered,
  ...entry,
})

/** What a seat sees of the position, and what it may do if it is to act. */
function positionFor(match: Match, seat: number | null): Pick<TableMessage, "view" | "legal" | "undoable"> {
  const { rules, position } = match
  const view = asRuns(rules.view(position, seat))
  if (!acts(match, seat)) return { view }
  const legal = rules.legal(position).map((action) => rules.words(position, action))
  return { view, legal, undoable: undoableAt(match) }
}

export function wholeTable(match: Match, seat: number | null): TableMessage {
  return {
    t: "table",
    protocol: protocolOf(match),
    n: match.version,
    move: match.moves,
    seat,
    table: about(match),
    log: match.lines.map((line) => told(line, seat)),
    chat: [],
    news: [...match.news],
    acted: match.acted,
    absent: null,
    ...positionFor(match, seat),
  }
}

const QUIET = ["played", "took_back"] // these leave the table itself as it was, unless the game ends

export function happened(event: Event, before: Match, after: Match, seat: number | null): EventMessage {
  const message: EventMessage = {
    t: "event",
    n: after.version,
    at: after.changed,
    move: after.moves,
    what: event.what,
    about: aboutEvent(event),
    ...positionFor(after, seat),
  }
  if (event.what === "played") message.log = told(after.lines.at(-1)!, seat)
  if (!QUIET.includes(event.what) || after.status !== before.status) message.table = about(after)
  return message
}

/** Without what is told elsewhere, in words fit for the viewer. */
function aboutEvent(event: Event): Record<string, unknown> {
  if (event.what === "played") return { seat: event.seat }
  if (event.what === "opened") return {}
  const { what: _, ...rest } = event
  return rest
}

/** What a seat saw after so many actions; nothing can be done there. */
export function pastView(match: Match, seat: number | null, actions: number): PastView {
  const { rules, start, past } = match
  const then = rules.replay(start, past.slice(0, actions))
  return { t: "then", protocol: protocolOf(match), number: actions, view: asRuns(rules.view(then, seat)) }
}

/** A table in a list: never with its seed, however it ended. */
export function row(id: string, match: Match): ListedTable {
  return {
    id,
    game: match.opened.game,
    status: match.status,
    public: false,
    created: match.created,
    changed: match.changed,
    version: match.version,
    ratings: [],
    table: { ...about(match), seed: null, salt: null, turn: turnOf(match) },
  }
}

/** People are here, all of them; bots need not be. */
export const presence = (match: Match): string[] =>
  chairsOf(match).map((_, seat) => (levelAt(match, seat) === null ? "here" : ""))
