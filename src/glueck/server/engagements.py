"""The tables a player takes part in: those they caused count against their limits, others do
not."""

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
    table = decode(row.summary)
    own = [chair for chair in table.chairs if chair.player == player]
    if not own:
        return table.by == player
    if row.status == "open" or not is_away(own[0]):
        return True
    return table.by == player and all(is_away(chair) for chair in table.chairs if chair.player)


def is_away(chair: Seat) -> bool:
    return chair.gave_up or chair.stand_in is not None


def invitations(rows: Sequence[TableRow], player: str) -> list[str]:
    """The players who have invited a player to these tables."""
    tables = [decode(row.summary) for row in rows]
    return [one.by for one in tables if any(chair.invited == player for chair in one.chairs)]


async def may_be_invited(store: Store, player: str, by: str) -> bool:
    """A player gets only a few unanswered invitations; and muted players cannot invite, but are not
    told so."""
    if await store.has_muted(player, by):
        return False
    rows = await store.tables(player=player, status=("open",), limit=1000)
    waiting = invitations(rows, player)
    return len(waiting) < MOST_INVITATIONS and waiting.count(by) < MOST_FROM_ONE
