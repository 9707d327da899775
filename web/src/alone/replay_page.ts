// A game moment by moment, as the server sends it (match/replay.py): pages of views and of lines of the log.

import { Refused } from "../state/connection"
import { MOMENTS, type ReplayPage } from "../wire"
import type { Match } from "./match"
import { asRuns } from "./runs_of"
import { about, protocolOf, told } from "./telling"

export function replayPage(match: Match, seat: number | null, first: number): ReplayPage {
  const { rules, start, past, lines } = match
  if (first > past.length) throw new Refused("moment", `${past.length} actions were played, not ${first}`)
  let position = rules.replay(start, past.slice(0, first))
  const views = [asRuns(rules.view(position, seat))]
  for (const action of past.slice(first, first + MOMENTS - 1)) {
    position = rules.replay(position, [action])
    views.push(asRuns(rules.view(position, seat)))
  }
  return {
    t: "replay",
    protocol: protocolOf(match),
    seat,
    first,
    played: past.length,
    views,
    lines: lines.slice(first, first + MOMENTS).map((line) => told(line, seat)),
    table: about(match),
  }
}
