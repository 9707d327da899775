"""Results of games and the ratings that follow from them, in SQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from glueck.store.rating_method import Rating, beginner, rated
from glueck.store.rows import findable, key, text, whole
from glueck.store.statements import ManyRows, Statement, Statements
from glueck.store.store import Against, Rated, Standing, StoredResult, Total

RESULT = (
    "table_id, seat, seats, game, options, player, level, name, score, place, gave_up, at, deal,"
    " rated, mu, sigma"
)
VALUES = ", ".join(f"${n}" for n in range(1, 17))
ADD = f"INSERT INTO results ({RESULT}) VALUES ({VALUES})"
ADD_MISSING = f"{ADD} ON CONFLICT (table_id, seat) DO NOTHING"

ONE_MORE = "UPDATE rated_games SET count = count + $1 RETURNING count"
RATINGS = "SELECT who, mu, sigma, games FROM ratings WHERE game = $1 AND who = ANY($2)"
RATE = (
    "INSERT INTO ratings (game, who, mu, sigma, games) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (game, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
    " games = excluded.games"
)

OF_TABLES = f"SELECT {RESULT} FROM results WHERE table_id = ANY($1) ORDER BY table_id, seat"
# The tables of a deal, ordered by the results of their players (on the first seat): those who gave
# up are last; the others by place, then by the margin of the victory or defeat, then by time, the
# earlier first.
MARGIN = "min(abs(mine.score - best.score))"
OF_DEAL = (
    "SELECT mine.table_id FROM results AS mine JOIN results AS best"
    " ON best.table_id = mine.table_id AND best.seat <> 0 WHERE mine.deal = $1 AND mine.seat = 0"
    " AND best.place = (SELECT min(others.place) FROM results AS others"
    " WHERE others.table_id = mine.table_id AND others.seat <> 0)"
    " GROUP BY mine.table_id, mine.gave_up, mine.place, mine.at ORDER BY mine.gave_up, mine.place,"
    f" CASE WHEN mine.place = 1 THEN -{MARGIN} ELSE {MARGIN} END, mine.at, mine.table_id LIMIT $2"
)
OF_PLAYER = (
    f"SELECT {RESULT} FROM results WHERE player = $1 AND (at, table_id) < ($2, $3)"
    " ORDER BY at DESC, table_id DESC LIMIT $4"
)
OF_PLAYER_AT_GAME = OF_PLAYER.replace(" ORDER BY", " AND game = $5 ORDER BY")
# Against whom: other people, bots of one level, or of several.
TOTALS = (
    "SELECT game, seats, against, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END),"
    " CAST(sum(score) AS BIGINT), min(score), max(score) FROM ("
    "SELECT mine.game, mine.seats, mine.score, mine.place,"
    " CASE WHEN count(others.player) > 0 THEN 'people' WHEN min(others.level) = max(others.level)"
    " THEN min(others.level) ELSE 'mixed' END AS against"
    " FROM results AS mine JOIN results AS others"
    " ON others.table_id = mine.table_id AND others.seat <> mine.seat WHERE mine.player = $1"
    " GROUP BY mine.table_id, mine.seat, mine.game, mine.seats, mine.score, mine.place) AS games"
    " GROUP BY game, seats, against ORDER BY game, seats, against"
)
VERSUS = (
    "SELECT mine.game, others.player, others.level, coalesce(max(players.name), max(others.name)),"
    " count(*), sum(CASE WHEN mine.place < others.place THEN 1 ELSE 0 END),"
    " sum(CASE WHEN mine.place > others.place THEN 1 ELSE 0 END), max(mine.at)"
    " FROM results AS mine JOIN results AS others"
    " ON others.table_id = mine.table_id AND others.seat <> mine.seat"
    " LEFT JOIN players ON players.id = others.player WHERE mine.player = $1"
    " GROUP BY mine.game, others.player, others.level"
    " ORDER BY count(*) DESC, max(mine.at) DESC, others.player, others.level LIMIT $2"
)
# Blocked players are not shown.
LEADERS = (
    "SELECT who, players.name, mu, sigma, games FROM ratings LEFT JOIN players ON players.id = who"
    " WHERE game = $1 AND (who LIKE ':%' OR NOT players.blocked)"
    " ORDER BY mu - 3 * sigma DESC, who LIMIT $2"
)
CURVE = (
    "SELECT game, at, mu, sigma FROM results WHERE player = $1 AND rated IS NOT NULL"
    " ORDER BY rated DESC LIMIT $2"
)
RATED_AFTER = f"SELECT {RESULT} FROM results WHERE rated > $1 ORDER BY rated, seat LIMIT $2"
FORGET_RATINGS = "DELETE FROM ratings"
SET = "UPDATE results SET mu = $3, sigma = $4 WHERE table_id = $1 AND seat = $2"
CHUNK = 500  # seats


def of_result(one: StoredResult) -> tuple[Any, ...]:
    return (
        key(one.table, "the table's id"), whole(one.seat, "seat"), whole(one.seats, "seats"),
        key(one.game, "the game"), key(one.options, "the options"),
        None if one.player is None else key(one.player, "the player's id"),
        None if one.level is None else key(one.level, "the level"),
        text(one.name, "the name"), whole(one.score, "score"), whole(one.place, "place"),
        bool(one.gave_up), whole(one.at, "at"),
        None if one.deal is None else key(one.deal, "the deal"),
        one.rated, one.mu, one.sigma,
    )  # fmt: skip


def to_result(columns: Sequence[Any]) -> StoredResult:
    one = StoredResult(*columns)
    return one._replace(gave_up=bool(one.gave_up))


def who(one: StoredResult) -> str:
    """The owner of a rating: a player, or a level of bots."""
    return one.player or f":{one.level}"


# -- writing -------------------------------------------------------------------------------


def add(games: Sequence[Sequence[StoredResult]]) -> Statements[None]:
    """The seats of games that have just ended, one game after another."""
    rated_games = [game for game in games if game[0].rated is not None]
    number = 0
    if rated_games:
        # This locks the counter until the end of the transaction: nobody else rates meanwhile.
        number = (yield Statement(ONE_MORE, (len(rated_games),)))[0][0] - len(rated_games)
    rows = []
    for game in games:
        seats = game
        if game[0].rated is not None:
            number += 1
            seats = yield from rate([one._replace(rated=number) for one in game])
        rows += [of_result(one) for one in seats]
    yield ManyRows(ADD, rows)


def rate(seats: Sequence[StoredResult]) -> Statements[list[StoredResult]]:
    """The seats of one game with the ratings they have after it."""
    game, names = seats[0].game, [who(one) for one in seats]
    known = yield Statement(RATINGS, (game, sorted(set(names))))
    before = dict.fromkeys(names, beginner()) | {row[0]: Rating(*row[1:]) for row in known}
    after = rated(before, names, [one.place for one in seats])
    yield ManyRows(RATE, [(game, name, *after[name]) for name in sorted(after)])
    return [one._replace(mu=after[who(one)].mu, sigma=after[who(one)].sigma) for one in seats]


def add_missing(results: Sequence[StoredResult]) -> Statements[None]:
    """Of games that ended before results were kept."""
    if results:
        yield ManyRows(ADD_MISSING, [of_result(one) for one in results])


def rate_anew() -> Statements[int]:
    """Compute all ratings again, from the first rated game on; returns the number of games."""
    yield Statement(ONE_MORE, (0,))
    yield Statement(FORGET_RATINGS)
    number = games = 0
    while rows := (yield Statement(RATED_AFTER, (number, CHUNK))):
        for seats in whole_games([to_result(row) for row in rows], is_last=len(rows) < CHUNK):
            after = yield from rate(seats)
            yield ManyRows(SET, [(one.table, one.seat, one.mu, one.sigma) for one in after])
            number, games = seats[0].rated or 0, games + 1
    return games


def whole_games(results: Sequence[StoredResult], is_last: bool) -> Iterator[list[StoredResult]]:
    """By their numbers; the last one of a chunk may be incomplete, and is read again."""
    found = [list(seats) for _, seats in groupby(results, lambda one: one.rated)]
    yield from found if is_last or len(found) == 1 else found[:-1]


# -- reading -------------------------------------------------------------------------------


def of_tables(tables: Sequence[str]) -> Statements[list[StoredResult]]:
    found = yield Statement(OF_TABLES, ([one for one in tables if findable(one)],))
    return [to_result(row) for row in found]


def of_deal(deal: str, limit: int) -> Statements[list[StoredResult]]:
    found = (yield Statement(OF_DEAL, (deal, limit))) if findable(deal) else ()
    rank = {row[0]: number for number, row in enumerate(found)}
    return sorted((yield from of_tables(list(rank))), key=lambda one: (rank[one.table], one.seat))


def of_player(
    player: str, game: str | None, before: tuple[int, str], limit: int
) -> Statements[list[StoredResult]]:
    if not findable(player, game, *before):
        return []
    args = (player, *before, limit)
    if game is None:
        found = yield Statement(OF_PLAYER, args)
    else:
        found = yield Statement(OF_PLAYER_AT_GAME, (*args, game))
    return [to_result(row) for row in found]


def totals(player: str) -> Statements[list[Total]]:
    return [Total(*row) for row in (yield Statement(TOTALS, (player,)))]


def versus(player: str, limit: int) -> Statements[list[Against]]:
    return [Against(*row) for row in (yield Statement(VERSUS, (player, limit)))]


def leaders(game: str, limit: int) -> Statements[list[Standing]]:
    found = (yield Statement(LEADERS, (game, limit))) if findable(game) else ()
    return [Standing(*row) for row in found]


def ratings(game: str, names: Sequence[str]) -> Statements[dict[str, Rating]]:
    wanted = sorted({one for one in names if findable(one)})
    found = (yield Statement(RATINGS, (game, wanted))) if wanted and findable(game) else ()
    return {row[0]: Rating(*row[1:]) for row in found}


def curve(player: str, limit: int) -> Statements[list[Rated]]:
    found = yield Statement(CURVE, (player, limit))
    return [Rated(*row) for row in reversed(found)]
