"""Filters for the list of tables."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Annotated, NamedTuple

import msgspec
from fastapi import Query

from glueck.match.messages import Seat
from glueck.match.refusals import Refused
from glueck.server.http_schemas import SeatRating
from glueck.server.ratings import PROVISIONAL, ZERO, shown
from glueck.store import Store, TableRow
from glueck.store.rating_method import Rating

MOST_LOOKED_AT = 500  # rows for one page; the next page has more
MOST_RATING = 10_000  # nobody comes near it


class Wanted(NamedTuple):
    """The wanted properties; None: any."""

    free: int | None = None  # at least so many seats that anybody may take
    seats: int | None = None  # so many in all
    clock: bool | None = None
    watch: bool | None = None  # whether people other than its players may watch
    rated: bool | None = None
    # The ratings of everybody who sits there, in the table's game: at least and at most …
    rating_from: int | None = None
    rating_to: int | None = None
    rating_near: int | None = None  # … and at most so far from the searching player's

    @property
    def has_ratings(self) -> bool:
        return (self.rating_from, self.rating_to, self.rating_near) != (None, None, None)


ANYTHING = Wanted()


class Facts(msgspec.Struct):
    """The part of a row's summary that filters use."""

    chairs: list[Seat]
    spectators: bool
    clock: msgspec.Raw = msgspec.Raw(b"null")
    rated: bool = False


decode = msgspec.json.Decoder(Facts).decode
A_RATING = Query(ge=0, le=MOST_RATING)


async def wanted_tables(
    free: Annotated[int | None, Query(ge=1, le=8)] = None,
    seats: Annotated[int | None, Query(ge=1, le=8)] = None,
    clock: bool | None = None,
    watch: bool | None = None,
    rated: bool | None = None,
    rating_from: Annotated[int | None, A_RATING] = None,
    rating_to: Annotated[int | None, A_RATING] = None,
    rating_near: Annotated[int | None, A_RATING] = None,
) -> Wanted:
    if rating_from is not None and rating_to is not None and rating_from > rating_to:
        raise Refused("invalid", "query.rating_from: should not be greater than rating_to")
    return Wanted(free, seats, clock, watch, rated, rating_from, rating_to, rating_near)


def fitting(
    rows: Sequence[TableRow], wanted: Wanted, most: int, page: int, others: Container[str] = ()
) -> tuple[list[TableRow], TableRow | None]:
    """The matching rows of one page, without those `others`; and the last row examined, if there
    may be more after it."""
    found: list[TableRow] = []
    for number, row in enumerate(rows[:most]):
        if row.id not in others and fits(row, wanted):
            found.append(row)
        if len(found) == page:
            return found, row if number + 1 < len(rows) else None
    return found, rows[most - 1] if len(rows) > most else None


def fits(row: TableRow, wanted: Wanted) -> bool:
    """Whether its row fits; ratings are checked elsewhere (`of_other_ratings`)."""
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


async def of_other_ratings(
    store: Store, rows: Sequence[TableRow], wanted: Wanted, player: str | None
) -> set[str]:
    """The tables among these where nobody sits, or somebody with an unwanted rating."""
    if not wanted.has_ratings:
        return set()
    if wanted.rating_near is not None and player is None:
        raise Refused("who", "rating_near: say who you are first: POST /api/players")
    rows = [row for row in rows if fits(row, wanted)]
    ratings = await ratings_at(store, rows)
    mine = {game: await rating_of(store, game, player) for game in {row.game for row in rows}}
    others = set()
    for row in rows:
        there = [
            one.rating if one else ZERO
            for one, chair in zip(ratings[row.id], chairs_of(row), strict=True)
            if chair.player
        ]
        if not there or not all(is_wanted(one, mine[row.game], wanted) for one in there):
            others.add(row.id)
    return others


def is_wanted(rating: int, mine: int, wanted: Wanted) -> bool:
    return (
        (wanted.rating_from is None or rating >= wanted.rating_from)
        and (wanted.rating_to is None or rating <= wanted.rating_to)
        and (wanted.rating_near is None or abs(rating - mine) <= wanted.rating_near)
    )


async def rating_of(store: Store, game: str, player: str | None) -> int:
    """A player without a rating counts as a beginner, as in their first rated game."""
    one = (await store.ratings(game, [player])).get(player) if player else None
    return shown(one.mu, one.sigma) if one else ZERO


async def ratings_at(store: Store, rows: Sequence[TableRow]) -> dict[str, list[SeatRating | None]]:
    """By table, the ratings in its game of the people who sit there."""
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
