// Save files, as the server and the terminal read and write them (engine/save.py): rules version, options,
// seed and actions, as readable JSON.

import { Refused } from "../state/connection"
import { LEVELS } from "../wire"
import type { Chair } from "./events"
import type { Match } from "./match"
import type { Position, Rules } from "./rules"
import { sha256 } from "./sha256"
import { commitmentOf } from "./telling"

const FORMAT = 1
const SEED = /^[0-9a-f]{1,64}$/i
const MOST_ACTIONS = 100_000
const MOST_NAME = 40 // letters
const MOST_BYTES = 8_000_000

/** A save file that can be played on. */
export interface SaveFile {
  glueck: number
  game: string
  rules: number
  seats: number
  options?: Record<string, unknown>
  seed: number | string
  actions: string[]
  players?: string[]
  fair?: { commitment: string; salt: string }
  digest?: string
}

const KEYS = ["glueck", "game", "rules", "seats", "options", "seed", "actions", "players", "fair", "digest"]

// -- writing -------------------------------------------------------------------------------------

/** A game of this device. Nothing is left out of it: with the file one knows all cards. Once it is over,
 * it has what was promised before the deal, so that anybody can verify it. */
export function documentOf(match: Match): SaveFile {
  const { opened, lines, status } = match
  const whole: SaveFile = {
    glueck: FORMAT,
    game: opened.game,
    rules: opened.rules,
    seats: opened.chairs.length,
    options: opened.options,
    seed: opened.seed,
    actions: lines.map(({ words }) => words),
    players: opened.chairs.map(({ name, level }) => level ?? name),
  }
  if (status === "over") whole.fair = { commitment: commitmentOf(opened), salt: opened.salt }
  return { ...whole, digest: digestOf(whole) }
}

/** One line a key, and one line for each action. */
export function pretty(whole: SaveFile): string {
  const lines = Object.entries(whole).map(([key, value]) => {
    if (key !== "actions" || !whole.actions.length) return ` "${key}": ${spaced(value)}`
    return ` "actions": [\n${whole.actions.map((words) => `  ${JSON.stringify(words)}`).join(",\n")}\n ]`
  })
  return `{\n${lines.join(",\n")}\n}\n`
}

function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, " ")
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]))
}

export function digestOf(whole: object): string {
  const content = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== "digest"))
  return sha256(JSON.stringify(sorted(content)))
}

// -- reading -------------------------------------------------------------------------------------

const refuse = (text: string): never => {
  throw new Refused("save", text)
}

/** Checked before the file is read: somebody may have chosen a film by mistake. */
export function mustFit(bytes: number): void {
  if (bytes > MOST_BYTES)
    throw new Refused("save_large", `${bytes} bytes; a game has ${MOST_BYTES} at the most`)
}

/** The file as it is written; what it says is still to be played. */
export function readSave(text: string): SaveFile {
  let whole: unknown
  try {
    whole = JSON.parse(text)
  } catch {
    return refuse("it is not JSON, or cut off")
  }
  return checked(whole)
}

export function checked(whole: unknown): SaveFile {
  if (typeof whole !== "object" || whole === null || !("glueck" in whole))
    return refuse("it is not a save file")
  const file = whole as Partial<SaveFile> & { views?: unknown }
  if (file.glueck !== FORMAT) return refuse(`format ${String(file.glueck)}; this page reads ${FORMAT}`)
  if (file.views !== undefined) return refuse("it is a viewer's record: it can be watched, not played on")
  const areTexts = (list: unknown, most: number): boolean =>
    Array.isArray(list) && list.length <= most && list.every((one) => typeof one === "string")
  if (typeof file.game !== "string" || !Number.isInteger(file.rules) || !Number.isInteger(file.seats))
    return refuse("game, rules or seats are missing")
  if (!areTexts(file.actions, MOST_ACTIONS)) return refuse("actions is not a list of texts")
  const names = file.players ?? []
  if (!areTexts(names, file.seats!) || (names.length && names.length !== file.seats))
    return refuse("players has not a name for each seat")
  const strange = Object.keys(file).find((key) => !KEYS.includes(key))
  if (strange !== undefined) return refuse(`${strange}: does not belong in a save file`)
  const { options = {} } = file
  if (typeof options !== "object" || options === null || Array.isArray(options))
    return refuse("options is not an object")
  if (file.digest !== undefined && file.digest !== digestOf(file))
    return refuse("it was changed after it was saved")
  seedOf(file as SaveFile)
  return file as SaveFile
}

/** As 64 hexadecimal digits. */
export function seedOf({ seed }: Pick<SaveFile, "seed">): string {
  const digits =
    typeof seed === "number" && Number.isSafeInteger(seed) && seed >= 0 ? seed.toString(16) : seed
  if (typeof digits !== "string" || !SEED.test(digits)) return refuse("seed is no number below 2**256")
  return digits.toLowerCase().padStart(64, "0")
}

/** Who sat there: a player named like a level is a bot of that level. */
export const chairsOf = ({ seats, players = [] }: Pick<SaveFile, "seats" | "players">): Chair[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name = (players[seat] ?? "").slice(0, MOST_NAME)
    if (LEVELS.some((level) => level === name)) return { player: null, name: "", level: name }
    return { player: `seat ${seat}`, name, level: null }
  })

/** The game that a file tells, played again: its actions by number, and where they led. */
export interface Replayed {
  options: Record<string, unknown>
  past: number[]
  position: Position
}

export function replayed(rules: Rules, file: SaveFile): Replayed {
  const options = rules.options(file.seats, file.options ?? {})
  let position = rules.start(file.seats, seedOf(file), options)
  const past = file.actions.map((words, number) => {
    try {
      const action = rules.hear(position, words)
      position = rules.play(position, action).position
      return action
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return refuse(`action ${number + 1} (${words}): ${error.message}`)
    }
  })
  return { options, past, position }
}

/** What playing a file again has shown. */
export interface Verdict {
  game: string
  seats: number
  actions: number
  over: boolean
  scores: number[]
  /** What was promised before the deal; null: the file does not say. */
  commitment: string | null
}

/** Refused (`save`), if an action does not follow from the deal, or the deal not from the promise. */
export function verified(rules: Rules, file: SaveFile): Verdict {
  const { past, position } = replayed(rules, file)
  const made = file.fair ? commitmentOf({ seed: seedOf(file), salt: file.fair.salt }) : null
  if (made !== null && made !== file.fair!.commitment)
    refuse("seed and salt do not give the commitment in this file")
  const over = rules.isOver(position)
  return {
    game: file.game,
    seats: file.seats,
    actions: past.length,
    over,
    scores: rules.scores(position),
    commitment: made,
  }
}
