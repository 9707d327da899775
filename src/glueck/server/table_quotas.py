"""The tables a player takes part in: those they caused count against their limits, others do not.

A row that cannot be read counts for nothing: it must not keep anybody from playing elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from glueck.match.messages import Seat
from glueck.match.refusals import Refused
from glueck.store import Store, TableRow

MOST_INVITATIONS = 50  # waiting for one player; beyond that they are not invited again
MOST_FROM_ONE = 3  # … and that one other player has sent


class Engagement(msgspec.Struct):
    """The part of a row's summary about the people at the table."""

    by: str
    chairs: list[Seat]


decode = msgspec.json.Decoder(Engagement).decode


def engagement(row: TableRow) -> Engagement | None:
    """None, if what is stored cannot be read (`glueck repair` finds it)."""
    try:
        return decode(row.summary)
    except (msgspec.MsgspecError, UnicodeError):
        return None


async def must_have_room(store: Store, player: str, most: int) -> None:
    """For one more table of their own."""
    # Invitations are added to the tables that count, and their number is limited.
    limit = most + MOST_INVITATIONS
    rows = await store.tables(player=player, status=("open", "running"), limit=limit)
    if sum(counts(row, player) for row in rows) >= most:
        raise Refused("too_many_tables", f"you have {most} tables open or running")


def counts(row: TableRow, player: str) -> bool:
    """Whether the table counts as this player's: not if they are only invited, nor if they left a
    game to others."""
    table = engagement(row)
    if table is None:
        return False
    own = [chair for chair in table.chairs if chair.player == player]
    if not own:
        return table.by == player
    if row.status == "open" or not is_away(own[0]):
        return True
    return table.by == player and all(is_away(chair) for chair in table.chairs if chair.player)


def is_away(chair: Seat) -> bool:
    return chair.gave_up or chair.stand_in is not None


def runs_bots(row: TableRow, player: str) -> bool:
    """Whether it is a table with bots that this player has opened."""
    table = engagement(row)
    return table is not None and table.by == player and any(chair.level for chair in table.chairs)


def invitations(rows: Sequence[TableRow], player: str) -> list[str]:
    """The players who have invited a player to these tables."""
    tables = [one for row in rows if (one := engagement(row))]
    return [one.by for one in tables if any(chair.invited == player for chair in one.chairs)]


async def may_be_invited(store: Store, player: str, by: str) -> bool:
    """A player gets only a few unanswered invitations; and muted players cannot invite, but are not
    told so."""
    if await store.has_muted(player, by):
        return False
    rows = await store.tables(player=player, status=("open",), limit=1000)
    waiting = invitations(rows, player)
    return len(waiting) < MOST_INVITATIONS and waiting.count(by) < MOST_FROM_ONE
