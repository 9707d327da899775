import { tableOf } from "client/games/client"
import Board from "./Board.svelte"
import { LAYOUT, LAYOUT_TREE, type Line, type View } from "./declared"
import { t } from "./words"

const HEAPS = ["a", "b", "c"]
const numberOf = (heap: string | undefined) => HEAPS.indexOf(heap ?? "") + 1

export default tableOf<View, Line>({
  layout: { tree: LAYOUT_TREE, digest: LAYOUT },
  board: Board,
  flights: () => [],
  sentences({ action, seat, points }, { names }) {
    const [verb, heap] = action.split(" ")
    if (verb === "take") return [t("log-take", { name: names[seat]!, heap: numberOf(heap) })]
    return points
      .filter((point) => point.points > 0)
      .map((point) => t("log-win", { name: names[point.seat]! }))
  },
  sayAction(action) {
    const [verb, heap] = action.split(" ")
    return verb === "take" ? t("take", { heap: numberOf(heap) }) : t("end-turn")
  },
  opensScoring: () => false,
})
