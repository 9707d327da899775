// Where a game is played. Against bots, and among people who sit at this device, it is played right here,
// if the page has the rules of the game as a module; with everybody else, at the server's table.

import { ensurePlayer, importTable, openTable } from "./api"
import { gameOf } from "./games/registry"
import { isLevel } from "./names"
import { offers } from "./offers.svelte"
import { prefs } from "./prefs.svelte"
import type { NewTable } from "./wire"
import { t } from "./words.svelte"

/** Somebody else at this device is `here:NAME`. */
export const BESIDE = "here:"

const here = () => import("./alone/here")

const nameNow = (): string => prefs.name || prefs.nickname || t("guest-name")

/** Who can sit at a table of this device: people here, and bots that the rules bring along. */
const isHere = (seat: string): boolean => seat === "me" || seat.startsWith(BESIDE) || isLevel(seat)

/** Whether a table needs nobody from elsewhere, and no clock that somebody else must keep. */
export const needsNoServer = ({ game, seats, clock, public: isPublic }: NewTable): boolean =>
  offers.alone.has(game) && seats.every(isHere) && !clock && !isPublic

/** The id of the new table. */
export async function open(table: NewTable, name: string, onServer = false): Promise<string> {
  await offers.found
  if (!onServer && needsNoServer(table)) {
    prefs.nickname = name
    keepForGood()
    void gameOf(table.game)
      ?.loadTable()
      .catch(() => {}) // its board, while the rules are loaded
    return (await here()).ask("open", table, name)
  }
  await ensurePlayer(name)
  return (await openTable(table)).id
}

/** The id of a table that goes on with a saved game, whose other seats bots have. */
export async function goOn(
  save: object & { game?: string },
  seats: string[],
  title: string,
): Promise<string> {
  await offers.found
  if (offers.alone.has(save.game ?? "")) {
    prefs.nickname = nameNow()
    return (await here()).ask("import", { save, seats, title }, nameNow())
  }
  await ensurePlayer(prefs.name || t("guest-name"))
  return (await importTable(save, seats, title)).id
}

/** Ask the browser not to throw games away when it wants room. Whether it does so is its own affair. */
function keepForGood(): void {
  void navigator.storage?.persist?.().catch(() => false)
}
