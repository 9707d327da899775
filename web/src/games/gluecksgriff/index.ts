import type { GameClient } from "client/games/client"
import HouseCards from "./HouseCards.svelte"
import Poster from "./Poster.svelte"
import { describeHouseCard, type HouseCard } from "./say"

const game: GameClient = {
  poster: Poster,
  opponents: 3,
  howto: 4,
  options: {
    house_cards: {
      component: HouseCards,
      describe: (value) => (value as HouseCard[]).map(describeHouseCard),
    },
  },
  loadBox: () => import("./Box.svelte"),
  loadExamples: () => import("./Examples.svelte"),
  loadPositions: () => import("./positions"),
  loadGuide: () => import("./guide"),
  loadTable: () => import("./table"),
}
export default game
