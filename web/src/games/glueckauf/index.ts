import type { GameClient } from "client/games/client"
import { sayOption } from "client/games/options"
import Poster from "./Poster.svelte"
import StartingPlayer from "./StartingPlayer.svelte"
import { has, t } from "./words"

const game: GameClient = {
  poster: Poster,
  opponents: 2,
  howto: 4,
  options: {
    starting_player: {
      component: StartingPlayer,
      describe: (value) =>
        typeof value === "number"
          ? [sayOption({ t, has }, "starting_player", t("seat-number", { n: value + 1 }))]
          : [],
    },
  },
  loadBox: () => import("./Box.svelte"),
  loadExamples: () => import("./Examples.svelte"),
  loadPositions: () => import("./positions"),
  loadGuide: () => import("./guide"),
  loadTable: () => import("./table"),
}
export default game
