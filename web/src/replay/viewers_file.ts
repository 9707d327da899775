// A viewer's file: what somebody took from a running game (engine/save.py: no seed, but the actions as that viewer
// saw them, and the views: the first one whole, of the others what changed). Nothing has to be played to show it,
// so neither rules nor a server are needed; and there is no log in it, so lines tell what two views tell.

import { asRuns } from "../alone/runs_of"
import { chairsOf, digestOf } from "../alone/save_file"
import { alikeAmong } from "../alone/telling"
import type { GameTable } from "../games/client"
import { Refused } from "../state/connection"
import { viewBytes } from "../state/encode"
import type { AnyLine, AnyView } from "../state/messages"
import { MOMENTS, PROTOCOL, type About, type ReplayPage } from "../wire"

type Plain = Record<string, unknown>

export interface ViewersSave {
  game: string
  rules: number
  seats: number
  options?: Plain
  actions: string[]
  players?: string[]
  viewer: number | null
  views: Plain[]
  digest?: string
}

const FORMAT = 1
const GONE = "-" // no view has a key of that name
const MOST_ACTIONS = 100_000
const MOST_SEATS = 16

const refuse = (text: string): never => {
  throw new Refused("save", text)
}

export const isViewersFile = (save: object): boolean => "views" in save

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const areTexts = (list: unknown, most: number): list is string[] =>
  Array.isArray(list) && list.length <= most && list.every((one) => typeof one === "string")

/** The file as it is written; its views are checked where they are shown. */
export function checkedViews(save: object): ViewersSave {
  const file = save as Partial<ViewersSave> & { glueck?: unknown }
  const { seats, players = [], options = {}, viewer, views } = file
  if (file.glueck !== FORMAT) return refuse(`format ${String(file.glueck)}; this page reads ${FORMAT}`)
  if (typeof file.game !== "string" || !Number.isInteger(file.rules))
    return refuse("game or rules are missing")
  if (!Number.isInteger(seats) || seats! < 1 || seats! > MOST_SEATS)
    return refuse("seats is no number of seats")
  if (!areTexts(file.actions, MOST_ACTIONS)) return refuse("actions is not a list of texts")
  if (!areTexts(players, seats!) || (players.length && players.length !== seats))
    return refuse("players has not a name for each seat")
  if (!isPlain(options)) return refuse("options is not an object")
  if (viewer !== null && !(Number.isInteger(viewer) && viewer! >= 0 && viewer! < seats!))
    return refuse("viewer is neither a seat nor null")
  if (!Array.isArray(views) || views.length !== file.actions.length + 1 || !views.every(isPlain))
    return refuse("views do not go with the actions")
  if (file.digest !== undefined && file.digest !== digestOf(file))
    return refuse("it was changed after it was saved")
  return file as ViewersSave
}

/** Key by key what is new, and under "-" the keys that are gone. */
function patched(old: Plain, change: Plain): Plain {
  const gone = Array.isArray(change[GONE]) ? (change[GONE] as unknown[]) : []
  const kept = Object.entries(old).filter(([key]) => !gone.includes(key))
  const made = Object.entries(change)
    .filter(([key]) => key !== GONE)
    .map(([key, value]) => {
      const before = Object.hasOwn(old, key) ? old[key] : undefined
      return [key, isPlain(value) && isPlain(before) ? patched(before, value) : value] as const
    })
  return Object.fromEntries([...kept, ...made])
}

export class ViewersFile {
  readonly #views: Plain[] = []

  constructor(
    private readonly file: ViewersSave,
    private readonly game: GameTable,
  ) {
    let view: Plain = {}
    for (const change of file.views) this.#views.push((view = patched(view, change)))
  }

  /** What a viewer saw tells nothing of places: it is shown as a game that is running. */
  get about(): About {
    const { game, rules, seats, players = [], options = {} } = this.file
    const chairs = chairsOf({ seats, players })
    return {
      game,
      rules,
      title: "",
      status: "running",
      options,
      public: false,
      spectators: true,
      imported: true,
      after: null,
      by: "",
      created: 0,
      commitment: "",
      chairs: chairs.map((chair, seat) => ({
        ...chair,
        stand_in: null,
        gave_up: false,
        alike: alikeAmong(chairs, seat),
      })),
      clock: null,
    }
  }

  page(first: number): ReplayPage {
    const { viewer, actions } = this.file
    if (first > actions.length)
      throw new Refused("moment", `${actions.length} actions were played, not ${first}`)
    const shown = this.#views.slice(first, first + MOMENTS + 1)
    const views = shown.map((view, i) => this.#shown(view, first + i))
    return {
      t: "replay",
      protocol: `${PROTOCOL}.${this.game.layout.digest}`,
      seat: viewer,
      first,
      played: actions.length,
      views: views.slice(0, MOMENTS),
      lines: shown.slice(1).map((view, i) => this.#line(shown[i]!, first + i, view)),
      table: this.about,
    }
  }

  #shown(view: Plain, number: number): string {
    const { seats, viewer } = this.file
    const isOfHere = view["seats"] === seats && view["viewer"] === viewer
    try {
      const bytes = viewBytes(this.game.layout.tree, view)
      if (isOfHere && (view["players"] as unknown[]).length === seats) return asRuns(bytes)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
    return refuse(`view ${number} is not what this game shows`)
  }

  #line(before: Plain, number: number, after: Plain): Plain {
    const [then, now] = [before, after] as unknown as [AnyView, AnyView]
    if (then.turn === null) return refuse(`action ${number + 1}: it was nobody's turn`)
    const line: AnyLine = { number, seat: then.turn, action: this.file.actions[number]!, points: [] }
    const { players = [], seats, options = {} } = this.file
    const names = Array.from({ length: seats }, (_, seat) => players[seat] ?? "")
    try {
      const told = this.game.completed?.(then, line, now) ?? line
      this.game.sentences(told, { names, options }) // what cannot be told is no line of this game
      return told as unknown as Plain
    } catch {
      return refuse(`action ${number + 1} is none of this game`)
    }
  }
}
