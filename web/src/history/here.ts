// Games that were played on this device alone, in the same form as the server's.

import { ask } from "../alone/here"
import { triedTables } from "../rules/try_out"
import type { PlayedGame, ListedTable, TotalInfo } from "../wire"

/** Finished games in which one person played against bots, the last first. */
export async function gamesHere(): Promise<PlayedGame[]> {
  const tried = triedTables()
  return (await ask("rows")).filter(({ id }) => !tried.includes(id)).flatMap(played)
}

export function played({ id, game, changed, table }: ListedTable): PlayedGame[] {
  const { chairs, places, scores } = table
  const people = chairs.flatMap(({ player }, seat) => (player === null ? [] : [seat]))
  if (!places || !scores || table.imported || people.length !== 1) return []
  const seats = chairs.map(({ name, level, gave_up }, seat) => ({
    name,
    player: null,
    level,
    score: scores[seat]!,
    place: places[seat]!,
    gave_up,
  }))
  return [{ table: id, game, at: changed, seat: people[0]!, seats, rated: false, rating: null, deal: null }]
}

/** By game, number of seats, and the level of all others. */
export function totalsOf(games: PlayedGame[]): TotalInfo[] {
  const sums = new Map<string, TotalInfo>()
  for (const { game, seats, seat } of games) {
    const levels = new Set(seats.filter((_, i) => i !== seat).map(({ level }) => level))
    const against = levels.size === 1 ? [...levels][0]! : "mixed"
    const { score, place } = seats[seat]!
    const key = `${game} ${seats.length} ${against}`
    const sum = sums.get(key) ?? {
      ...{ game, seats: seats.length, against, games: 0, won: 0, mean: 0 },
      ...{ least: score, most: score },
    }
    sum.mean = (sum.mean * sum.games + score) / (sum.games + 1)
    sum.games += 1
    sum.won += Number(place === 1)
    sum.least = Math.min(sum.least, score)
    sum.most = Math.max(sum.most, score)
    sums.set(key, sum)
  }
  return [...sums.keys()].sort().map((key) => sums.get(key)!)
}
