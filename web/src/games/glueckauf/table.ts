import "./colours.css"
import { tableOf } from "client/games/client"
import Board from "./Board.svelte"
import { LAYOUT, LAYOUT_TREE, type HintReason } from "./declared"
import { flights } from "./flights"
import { sayAction, sentences } from "./say"
import { sayReason } from "./reasons"
import { completed } from "./seen"
import { turns } from "./turns"
import type { Line, View } from "./types"

export default tableOf<View, Line, HintReason>({
  layout: { tree: LAYOUT_TREE, digest: LAYOUT },
  board: Board,
  flights,
  completed,
  sentences: (line, { names }) => sentences(line, names),
  turns,
  sayAction: (action, _, view) => sayAction(action, view),
  sayReason,
  opensScoring: (line) => line.shift_over !== undefined,
})
