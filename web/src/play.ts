// Where a game is played. Against bots, and among people who sit at this device, it is played right here,
// if the page has the rules of the game as a module; with everybody else, at the server's table.

import { ask } from "./alone/here"
import { ensurePlayer, importTable, openTable } from "./api"
import { gameOf } from "./games/registry"
import { isLevel } from "./names"
import { offers } from "./offers.svelte"
import { prefs } from "./prefs.svelte"
import type { NewTable } from "./wire"
import { prepareNumbers, t } from "./words.svelte"

/** Somebody else at this device is `here:NAME`. */
export const BESIDE = "here:"

const nameNow = (): string => prefs.name || prefs.nickname || t("guest-name")

/** Who can sit at a table of this device: people here, and bots that the rules bring along. */
const isHere = (seat: string): boolean => seat === "me" || seat.startsWith(BESIDE) || isLevel(seat)

/** Whether a table needs nobody from elsewhere, and no clock that somebody else must keep. */
export const needsNoServer = ({ game, seats, clock, public: isPublic, rated }: NewTable): boolean =>
  offers.alone.has(game) && seats.every(isHere) && !clock && !isPublic && !rated

/** Whether these can play a game at this device. */
export const isPlayedHere = (game: string, seats: readonly string[]): boolean =>
  offers.alone.has(game) && seats.every(isHere)

/** The id of the new table. */
export async function open(table: NewTable, name: string, onServer = false): Promise<string> {
  await offers.found
  if (!onServer && needsNoServer(table)) {
    prefs.nickname = name
    keepForGood()
    loadBoard(table.game) // while the rules are loaded
    return ask("open", table, name)
  }
  await ensurePlayer(name)
  return (await openTable(table)).id
}

/** The id of a table of this device with the cards of a given seed, and the bots that go with them. */
export async function openHere(table: NewTable & { seed: string }, name: string): Promise<string> {
  await offers.found
  prefs.nickname = name
  keepForGood()
  return ask("open", { ...table, start: true }, name)
}

/** The id of a table that goes on with a saved game, whose other seats bots have. */
export async function goOn(
  save: object & { game?: string },
  seats: string[],
  title: string,
): Promise<string> {
  await offers.found
  if (isPlayedHere(save.game ?? "", seats)) {
    prefs.nickname = nameNow()
    keepForGood()
    return ask("import", { save, seats, title }, nameNow())
  }
  await ensurePlayer(prefs.name || t("guest-name"))
  return (await importTable(save, seats, title)).id
}

/** As soon as the first picture is there: start the worker and load the rules of all games in it. */
export async function prepareToPlay(): Promise<void> {
  await offers.found
  if (!offers.alone.size) return
  await nextPicture()
  const isPrepared = ask("prepare", [...offers.alone])
  prepareNumbers() // while the worker does that
  await isPrepared.catch(() => {}) // whoever plays tries again
}

/** Load the board of a game that somebody is about to play. */
export const loadBoard = (game: string): void =>
  void gameOf(game)
    ?.loadTable()
    .catch(() => {}) // whoever plays tries again

const nextPicture = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Ask the browser not to throw games away when it wants room. Whether it does so is its own affair. */
function keepForGood(): void {
  void navigator.storage?.persist?.().catch(() => false)
}
