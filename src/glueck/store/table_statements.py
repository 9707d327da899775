"""Reading tables and their events, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from glueck.store.rows import TABLE, findable, to_table
from glueck.store.statements import Statement, Statements
from glueck.store.store import Gone, StoredEvent, StoreError, TableRow

MOST_WORDS = 32  # in one search

ORDER = "ORDER BY changed DESC, id DESC"
ONE = f"SELECT {TABLE} FROM tables WHERE id = $1"
EVENTS = "SELECT number, at, body FROM events WHERE table_id = $1 AND number > $2 ORDER BY number"
DUE = f"SELECT {TABLE} FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $2"
# First a player's seats, then their tables, then sorted: without MATERIALIZED a database may scan
# all tables, the newest first, and check who sits there.
MINE = (
    f"WITH mine AS MATERIALIZED (SELECT {TABLE} FROM seats CROSS JOIN tables WHERE {{where}})"
    f" SELECT * FROM mine {ORDER} LIMIT $1"
)
LATEST = "SELECT max(changed) FROM tables"
COUNT = "SELECT status, count(*) FROM tables GROUP BY status"


def row(table: str) -> Statements[TableRow | None]:
    found = (yield Statement(ONE, (table,))) if findable(table) else ()
    return to_table(found[0]) if found else None


def events(table: str, after: int) -> Statements[list[StoredEvent]]:
    found = (yield Statement(EVENTS, (table, after))) if findable(table, after) else ()
    if found:
        return [StoredEvent(*columns) for columns in found]
    if not findable(table) or not (yield Statement("SELECT 1 FROM tables WHERE id = $1", (table,))):
        raise Gone(f"there is no table {table}")
    return []


def due(until: int, limit: int) -> Statements[list[TableRow]]:
    found = yield Statement(DUE, (clamped(until), at_most(limit)))
    return [to_table(columns) for columns in found]


def latest() -> Statements[int]:
    found = yield Statement(LATEST)
    return found[0][0] or 0


def clamped(number: int) -> int:
    return max(-(2**63), min(number, 2**63 - 1))


def at_most(limit: int) -> int:
    return max(0, clamped(limit))


def count() -> Statements[dict[str, int]]:
    found = yield Statement(COUNT)
    return {row[0]: row[1] for row in found}


def listed(
    player: str | None,
    public: bool | None,
    status: Sequence[str],
    game: str | None,
    words: str,
    before: tuple[int, str] | None,
    limit: int,
) -> Statements[list[TableRow]]:
    statuses = sorted(set(status))
    if not findable(player, *statuses, game, *words.split(), *(before or ())):
        return []
    found = yield page(player, public, statuses, game, words, before, at_most(limit))
    return [to_table(columns) for columns in found]


def page(
    player: str | None,
    public: bool | None,
    status: Sequence[str],
    game: str | None,
    words: str,
    before: tuple[int, str] | None,
    limit: int,
) -> Statement:
    args: list[Any] = [limit]

    def value(given: Any) -> str:
        args.append(given)
        return f"${len(args)}"

    where = []
    if public is not None:
        where.append(f"public = {value(public)}")
    if game is not None:
        where.append(f"game = {value(game)}")
    if before is not None:
        where.append(f"(changed, id) < ({value(before[0])}, {value(before[1])})")
    where += [f"strpos(words, {value(word)}) > 0" for word in searched(words)]
    if player is not None:
        where.append(f"player = {value(player)} AND id = table_id")
        if status:
            where.append(f"status = ANY({value(list(status))})")
        return Statement(MINE.format(where=" AND ".join(where)), tuple(args))
    # The newest of each status come directly from an index, and the newest of these are the answer.
    # One condition for all would sort all games ever played.
    each = [newest([*where, f"status = {value(one)}"]) for one in status] or [newest(where)]
    parts = " UNION ALL ".join(f"SELECT * FROM ({one}) AS part" for one in each)
    return Statement(f"{parts} {ORDER} LIMIT $1", tuple(args))


def newest(where: Sequence[str]) -> str:
    return f"SELECT {TABLE} FROM tables WHERE {' AND '.join(where) or 'TRUE'} {ORDER} LIMIT $1"


def searched(words: str) -> list[str]:
    wanted = sorted(set(words.lower().split()))
    if len(wanted) > MOST_WORDS:
        raise StoreError(f"a search is for {MOST_WORDS} words at most")
    return wanted
