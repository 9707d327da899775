// Positions to try out from the rulebook: games that were really played so far.

import type { Position } from "client/games/client"
import POSITIONS from "./positions.json"
import { t } from "./words"

const positions: Position[] = POSITIONS.map((position) => ({
  ...position,
  say: () => t(`position-${position.name}`),
}))
export default positions
