import "./colours.css"
import { tableOf } from "client/games/client"
import Board from "./Board.svelte"
import { LAYOUT, LAYOUT_TREE } from "./declared"
import { flights } from "./flights"
import { sayAction, sentences } from "./say"
import { turns } from "./turns"
import type { Line, View } from "./types"

export default tableOf<View, Line>({
  layout: { tree: LAYOUT_TREE, digest: LAYOUT },
  board: Board,
  flights,
  sentences: (line, { names }) => sentences(line, names),
  turns,
  sayAction,
  opensScoring: (line) => line.shift_over !== undefined,
})
