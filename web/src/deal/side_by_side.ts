// Results with the same deal, in the order of the server (store/result_statements.py): of tables of this
// device, and of what links tell.

import type { DealResult, DealSeat, ListedTable } from "../wire"
import type { Told } from "./link"

/** My own finished tries among the tables of this device. */
export function ownResults(rows: readonly ListedTable[], tables: readonly string[]): DealResult[] {
  return rows.flatMap(({ id, changed, table: { chairs, scores, places } }) => {
    if (!tables.includes(id) || !scores || !places) return []
    const seats = chairs.map(({ name, level }, i) => ({ name, level, score: scores[i]!, place: places[i]! }))
    const { gave_up } = chairs[0]!
    return [{ rank: null, chose: false, mine: true, at: changed, gave_up, seats, table: id }]
  })
}

export function toldResult({ name, scores, places }: Told, levels: readonly string[]): DealResult {
  const seats = scores.map((score, i) => ({
    ...{ name: i ? "" : name, level: i ? levels[i]! : null },
    ...{ score, place: places[i]! },
  }))
  return { rank: null, chose: false, mine: false, at: 0, gave_up: false, seats, table: null }
}

/** What I can tell others of mine. */
export const tellingOf = ({ seats }: DealResult): Told => ({
  name: seats[0]!.name,
  scores: seats.map(({ score }) => score),
  places: seats.map(({ place }) => place),
})

/** The best first. */
export function sideBySide(results: readonly DealResult[]): DealResult[] {
  const keys = ({ gave_up, seats }: DealResult) => [Number(gave_up), seats[0]!.place, -lead(seats)]
  const sorted = [...results].sort((a, b) => {
    const [ours, theirs] = [keys(a), keys(b)]
    return ours.map((key, i) => key - theirs[i]!).find((difference) => difference !== 0) ?? 0
  })
  return sorted.map((one, i) => ({ ...one, rank: i + 1 }))
}

/** By how much the player is ahead of the best bot; negative: behind. */
function lead([me, ...bots]: DealSeat[]): number {
  const best = Math.min(...bots.map(({ place }) => place))
  const margins = bots.filter(({ place }) => place === best).map(({ score }) => Math.abs(me!.score - score))
  return Math.min(...margins) * (me!.place === 1 ? 1 : -1)
}
