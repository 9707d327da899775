import type { GameClient } from "client/games/client"
import Poster from "./Poster.svelte"

const game: GameClient = {
  poster: Poster,
  opponents: 1,
  howto: 2,
  loadTable: () => import("./table"),
}
export default game
