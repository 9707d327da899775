"""Which of the tables in a list somebody is looking for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import msgspec
from fastapi import Query

from glueck.match.messages import Seat
from glueck.server.http_schemas import SeatRating
from glueck.server.ratings import PROVISIONAL, shown
from glueck.store import Store, TableRow
from glueck.store.rating_method import Rating

MOST_LOOKED_AT = 500  # rows for one page; who wants more asks for the next


class Wanted(NamedTuple):
    """What somebody is looking for; None: it does not matter."""

    free: int | None = None  # at least so many seats that anybody may take
    seats: int | None = None  # so many in all
    clock: bool | None = None
    watch: bool | None = None  # whether others than players may watch
    rated: bool | None = None


ANYTHING = Wanted()


class Facts(msgspec.Struct):
    """What a row's summary says of this."""

    chairs: list[Seat]
    spectators: bool
    clock: msgspec.Raw = msgspec.Raw(b"null")
    rated: bool = False


decode = msgspec.json.Decoder(Facts).decode


async def wanted_tables(
    free: Annotated[int | None, Query(ge=1, le=8)] = None,
    seats: Annotated[int | None, Query(ge=1, le=8)] = None,
    clock: bool | None = None,
    watch: bool | None = None,
    rated: bool | None = None,
) -> Wanted:
    return Wanted(free, seats, clock, watch, rated)


def fitting(
    rows: Sequence[TableRow], wanted: Wanted, most: int, page: int
) -> tuple[list[TableRow], TableRow | None]:
    """The matching rows of one page; and the last row that was looked at, if there may be more
    after it."""
    found: list[TableRow] = []
    for number, row in enumerate(rows[:most]):
        if fits(row, wanted):
            found.append(row)
        if len(found) == page:
            return found, row if number + 1 < len(rows) else None
    return found, rows[most - 1] if len(rows) > most else None


def fits(row: TableRow, wanted: Wanted) -> bool:
    if wanted == ANYTHING:
        return True
    try:
        facts = decode(row.summary)
    except msgspec.MsgspecError:
        return False
    free = sum(is_free(chair) for chair in facts.chairs)
    has_clock = bytes(facts.clock) != b"null"
    return (
        (wanted.free is None or free >= wanted.free)
        and (wanted.seats is None or len(facts.chairs) == wanted.seats)
        and (wanted.clock is None or has_clock == wanted.clock)
        and (wanted.watch is None or facts.spectators == wanted.watch)
        and (wanted.rated is None or facts.rated == wanted.rated)
    )


async def ratings_at(store: Store, rows: Sequence[TableRow]) -> dict[str, list[SeatRating | None]]:
    """By table, of its seats: what the people who sit there are rated in its game."""
    sitting = {row.id: [chair.player for chair in chairs_of(row)] for row in rows}
    known: dict[str, dict[str, Rating]] = {}
    for game in {row.game for row in rows}:
        people = [one for row in rows if row.game == game for one in sitting[row.id] if one]
        known[game] = await store.ratings(game, people)
    return {
        row.id: [seat_rating(known[row.game].get(one or "")) for one in sitting[row.id]]
        for row in rows
    }


def seat_rating(one: Rating | None) -> SeatRating | None:
    if one is None:
        return None
    return SeatRating(rating=shown(one.mu, one.sigma), provisional=one.games < PROVISIONAL)


def chairs_of(row: TableRow) -> list[Seat]:
    try:
        return decode(row.summary).chairs
    except msgspec.MsgspecError:
        return []


def is_free(chair: Seat) -> bool:
    return chair.player is None and chair.level is None and chair.invited is None
