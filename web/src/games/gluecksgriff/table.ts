import "./felt.css"
import { tableOf } from "client/games/client"
import Board from "./Board.svelte"
import { LAYOUT, LAYOUT_TREE } from "./declared"
import { flights } from "./flights"
import { sayPlay, sentences } from "./say"
import { turns } from "./turns"
import { titlesOf, type Line, type View } from "./types"

export default tableOf<View, Line>({
  layout: { tree: LAYOUT_TREE, digest: LAYOUT },
  board: Board,
  flights,
  sentences: (line, { names, options }) => sentences(line, names, titlesOf(options)),
  turns,
  sayAction: (action, { names, options }) => sayPlay(action, names, titlesOf(options)),
  opensScoring: (line) => line.round_over !== undefined,
  endTells: true, // that the drawn card does not fit (GG-A-52); DrawnCard.svelte has its own way
})
