// Games of this device for a spreadsheet, in the columns of the server's file (server/http_history.py).

import type { PlayedGame } from "../wire"

const COLUMNS =
  "ended,table,game,seats,rated,deal,rating,score,place,gave_up,opponents,opponents_scores".split(",")
const BETWEEN = "; " // several things of one column

/** With a header, one line per game; the byte order mark tells spreadsheets that it is UTF-8. */
export const csvOf = (games: readonly PlayedGame[]): string =>
  `\ufeff${[COLUMNS, ...games.map(lineOf)].map((line) => `${line.map(quoted).join(",")}\r\n`).join("")}`

function lineOf({ at, table, game, seats, seat, rated, deal, rating }: PlayedGame): string[] {
  const mine = seats[seat]!
  const others = seats.filter((one) => one !== mine)
  return [
    new Date(at).toISOString(),
    ...[table, game, String(seats.length), String(Number(rated)), deal ?? "", String(rating ?? "")],
    ...[String(mine.score), String(mine.place), String(Number(mine.gave_up))],
    others.map(({ name, level }) => name || (level ?? "")).join(BETWEEN),
    others.map(({ score }) => String(score)).join(BETWEEN),
  ]
}

/** Names are never formulas: all others at such a table are bots. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
