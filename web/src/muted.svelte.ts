// The players I have muted: the server keeps the list, and the page leaves out what they say. They are not told.

import { call, hasServer } from "./api"
import { prefs } from "./prefs.svelte"
import type { MutedPlayer, MutedPlayers } from "./wire"

class Muted {
  players = $state.raw<MutedPlayer[]>([])

  has = (player: string): boolean => this.players.some(({ id }) => id === player)

  /** The server's list; empty if the server does not know me. */
  load = async (): Promise<void> => {
    if (prefs.name && hasServer()) await this.#take(call<MutedPlayers>("GET", "/mutes"))
  }
  mute = (player: string) => this.#take(call<MutedPlayers>("POST", "/mutes", { player }))
  hear = (player: string) => this.#take(call<MutedPlayers>("DELETE", `/mutes/${player}`))

  async #take(answer: Promise<MutedPlayers>): Promise<void> {
    this.players = (await answer).players
  }
}

export const muted = new Muted()
