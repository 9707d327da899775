// Where a replay comes from: a table of a server, a table of this device, or a save file, which is played by
// the rules of this page or, if it does not have them, by those of its server. A viewer's file is only shown.

import { ask } from "../alone/here"
import { isHere } from "../alone/ids"
import { ensurePlayer, fetchDeal, fetchReplayPage, fetchSave, fetchTable, showFile } from "../api"
import { gameOf } from "../games/registry"
import { offers } from "../offers.svelte"
import { prefs } from "../prefs.svelte"
import { Refused } from "../state/connection"
import type { About, News, ReplayPage } from "../wire"
import { t } from "../words.svelte"
import { chosenFile } from "./file"
import { checkedViews, isViewersFile, ViewersFile } from "./viewers_file"

/** What is known before the first page. */
export interface Opening {
  about: About
  /** The point of view if none was chosen. */
  own: number | null
  news: News[]
  /** Everything may be seen. */
  isOpen: boolean
}

/** A save file, as far as is needed to shorten it. */
export interface GameSave {
  game?: string
  actions: string[]
  fair?: unknown
  digest?: unknown
}

export interface Source {
  /** The finished table of the server whose game it is. */
  table: string | null
  /** A link leads to it: of a file there is none. */
  hasLink: boolean
  open(): Promise<Opening>
  page(seat: number | null, first: number): Promise<ReplayPage>
  /** The whole game, as a save file. */
  save(): Promise<GameSave>
}

/** The id of the replay of a file. */
export const FILE = "file"

export function sourceOf(id: string): Source {
  if (id === FILE) return ofFile()
  return isHere(id) ? ofDevice(id) : ofServer(id)
}

function ofServer(id: string): Source {
  return {
    table: id,
    hasLink: true,
    async open() {
      const { table: about, seat, news } = await fetchTable(id)
      return {
        about,
        own: seat,
        news: news ?? [],
        isOpen: about.status === "over" && !(await isSealed(about)),
      }
    },
    page: (seat, first) => patiently(() => fetchReplayPage(id, seat, first)),
    save: () => fetchSave<GameSave>(id),
  }
}

/** Whether others may still play the same deal: until then, everybody sees only what they have seen themselves. */
async function isSealed({ deal }: About): Promise<boolean> {
  return !!deal && !(await patiently(() => fetchDeal(deal))).over
}

function ofDevice(id: string): Source {
  const page = async (seat: number | null | "own", first: number) => ask("replayPage", id, seat, first)
  return {
    table: null,
    hasLink: true, // on this device
    async open() {
      const { table, seat } = await page("own", 0)
      return { about: table!, own: seat, news: [], isOpen: table!.status === "over" }
    },
    page,
    save: async () => JSON.parse((await ask("export", id)).text),
  }
}

function ofFile(): Source {
  const text = chosenFile()
  let watched: Promise<ViewersFile> | null = null
  const page = async (seat: number | null, first: number): Promise<ReplayPage> => {
    if (text === null) throw new Refused("no_file", "the file has to be opened again")
    await offers.found
    const save = readJson(text)
    if (isViewersFile(save)) return (await (watched ??= viewersFile(save))).page(first)
    if (offers.alone.has(save.game ?? "")) return ask("showFile", text, seat, first)
    if (new Blob([text]).size > MOST_SENT) throw new Refused("save_large", "the server takes no larger file")
    await ensurePlayer(prefs.name || t("guest-name"))
    return patiently(() => showFile(save, seat, first))
  }
  return {
    table: null,
    hasLink: false,
    async open() {
      const { table, seat } = await page(null, 0)
      const isWatched = isViewersFile(readJson(text!))
      const chairs = table!.chairs.map((chair, seat) =>
        chair.level || chair.name ? chair : { ...chair, name: t("seat-number", { n: seat + 1 }) },
      )
      return {
        about: { ...table!, chairs },
        own: isWatched ? seat : null,
        news: [],
        isOpen: !isWatched,
      }
    },
    page,
    save: async () => readJson(text ?? ""),
  }
}

const MOST_SENT = 1 << 20 // bytes, as many as the server takes

async function viewersFile(save: object): Promise<ViewersFile> {
  const file = checkedViews(save)
  const game = gameOf(file.game)
  if (!game) throw new Refused("game", "this page does not know the game")
  return new ViewersFile(file, (await game.loadTable()).default)
}

function readJson(text: string): GameSave {
  let save: unknown
  try {
    save = JSON.parse(text)
  } catch {
    throw new Refused("save", "it is not JSON, or cut off")
  }
  if (typeof save !== "object" || save === null) throw new Refused("save", "it is no game")
  return save as GameSave
}

const AGAIN_MS = 1000
const TRIES = 5
const LATER = ["too_many", "busy", "unavailable", "offline"]

/** Many requests may have to wait now and then; a line may be lost for a moment. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (tries === TRIES || !(error instanceof Refused && LATER.includes(error.code))) throw error
      await new Promise((go) => setTimeout(go, AGAIN_MS * tries))
    }
}
