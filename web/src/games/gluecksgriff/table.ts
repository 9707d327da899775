import "./felt.css"
import { tableOf } from "client/games/client"
import Board from "./Board.svelte"
import { LAYOUT, LAYOUT_TREE, type HintReason } from "./declared"
import { flights } from "./flights"
import { cardsOf } from "./plays"
import { sayPlay, sayReason, sentences } from "./say"
import { completed } from "./seen"
import { turns } from "./turns"
import { titlesOf, type Line, type View } from "./types"

export default tableOf<View, Line, HintReason>({
  layout: { tree: LAYOUT_TREE, digest: LAYOUT },
  board: Board,
  flights,
  completed,
  sentences: (line, { names, options }) => sentences(line, names, titlesOf(options)),
  turns,
  sayAction: (action, { names, options }) => sayPlay(action, names, titlesOf(options)),
  sayReason: (reason, { names, options }) => sayReason(reason, names, titlesOf(options)),
  pressedFor: (action) => cardsOf(action).map((card) => `.fan [data-card="${card}"]`),
  opensScoring: (line) => line.round_over !== undefined,
  endTells: true, // that the drawn card does not fit (GG-A-52); DrawnCard.svelte has its own way
})
