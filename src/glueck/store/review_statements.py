"""Requested reviews and their finished parts, in SQL."""

from __future__ import annotations

from typing import Any

from glueck.store.rows import findable, key, octets, whole
from glueck.store.statements import ManyRows, Statement, Statements
from glueck.store.store import KeptReview, ReviewAsked

TO_DO = "FROM reviews WHERE document IS NULL"
COUNT = f"SELECT count(*), sum(CASE WHEN player = $1 THEN 1 ELSE 0 END) {TO_DO}"
THERE = "SELECT 1 FROM tables WHERE id = $1"
ADD = (
    "INSERT INTO reviews (table_id, player, asked, document) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (table_id) DO NOTHING"
)
ONE = "SELECT player, asked, document FROM reviews WHERE table_id = $1"
NEXT = (
    f"SELECT table_id, player {TO_DO} AND (claimant = $1 OR claimed_until <= $2)"
    " ORDER BY asked, table_id LIMIT 1 FOR UPDATE"
)
CLAIM = "UPDATE reviews SET claimant = $2, claimed_until = $3 WHERE table_id = $1"
UNFINISHED = f"SELECT claimant {TO_DO} AND table_id = $1 FOR UPDATE"
ADD_PIECE = (
    "INSERT INTO review_pieces (table_id, number, body) VALUES ($1, $2, $3)"
    " ON CONFLICT (table_id, number) DO NOTHING"
)
PIECES = "SELECT body FROM review_pieces WHERE table_id = $1 ORDER BY number"
FINISH = "UPDATE reviews SET document = $2 WHERE table_id = $1"
FORGET_PIECES = "DELETE FROM review_pieces WHERE table_id = $1"
DROP = "DELETE FROM reviews WHERE table_id = $1 AND claimant = $2 AND document IS NULL"
EXPORTED = (
    "SELECT table_id, player, asked, document FROM reviews WHERE table_id = ANY($1)"
    " ORDER BY table_id"
)
EXPORTED_PIECES = (
    "SELECT table_id, number, body FROM review_pieces WHERE table_id = ANY($1)"
    " ORDER BY table_id, number"
)


def ask(table: str, player: str, at: int, most: int) -> Statements[ReviewAsked]:
    """Whether it is in the queue now, and if not, why."""
    if not findable(table) or not (yield Statement(THERE, (table,))):
        return ReviewAsked.GONE
    if (yield Statement(ONE, (table,))):
        return ReviewAsked.DONE
    waiting, own = (yield Statement(COUNT, (player,)))[0]
    if own:
        return ReviewAsked.ANOTHER
    if waiting >= most:
        return ReviewAsked.FULL
    yield Statement(ADD, (key(table, "the table's id"), player, whole(at, "at"), None))
    return ReviewAsked.DONE


def waiting() -> Statements[int]:
    count: int = (yield Statement(COUNT, ("",)))[0][0]
    return count


def found(table: str) -> Statements[KeptReview | None]:
    rows = (yield Statement(ONE, (table,))) if findable(table) else ()
    if not rows:
        return None
    pieces = yield Statement(PIECES, (table,))
    player, asked, document = rows[0]
    return KeptReview(player, asked, document, tuple(body for (body,) in pieces))


def claim(who: str, now: int, until: int) -> Statements[tuple[str, str] | None]:
    rows = yield Statement(NEXT, (who, now))
    if not rows:
        return None
    table, player = rows[0]
    yield Statement(CLAIM, (table, who, until))
    return table, player


def keep(table: str, number: int, body: bytes, who: str, until: int) -> Statements[bool]:
    """Only for the process that claimed it: pieces of two processes would not fit together."""
    found = yield Statement(UNFINISHED, (table,))
    if not found or found[0][0] != who:
        return False
    yield Statement(ADD_PIECE, (table, whole(number, "number"), octets(body, "a piece")))
    yield Statement(CLAIM, (table, who, until))
    return True


def finish(table: str, document: bytes) -> Statements[bool]:
    if not (yield Statement(UNFINISHED, (table,))):
        return False
    yield Statement(FINISH, (table, octets(document, "a review")))
    yield Statement(FORGET_PIECES, (table,))
    return True


def drop(table: str, who: str) -> Statements[None]:
    """Only for the process that claimed it: it may be done, or another's, by now."""
    yield Statement(DROP, (table, who))


def put(table: str, review: KeptReview, numbers: list[int]) -> list[ManyRows]:
    """A complete one, imported from another instance."""
    row: tuple[Any, ...] = (table, review.player, review.asked, review.document)
    pieces = [(table, n, body) for n, body in zip(numbers, review.pieces, strict=True)]
    return [ManyRows(ADD, [row]), ManyRows(ADD_PIECE, pieces)]
