"""What is stored beside tables and players: subscriptions, notices to be sent, muted players, and
reports to the operator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from glueck.store.store import TableRow

PUSH, HOOK = "push", "hook"


class Subscription(NamedTuple):
    """Where a player is notified: a browser (PUSH) or an address of their own (HOOK), about all
    their tables or about one."""

    id: str
    player: str
    kind: str
    table: str | None
    address: str
    secret: str  # for a browser its keys, as JSON; for an address the key that signs messages
    created: int


class Notice(NamedTuple):
    """Something to be sent. `due` is the time of the next attempt; None: sent, or given up."""

    id: str
    subscription: str
    table: str
    made: int
    body: str
    tries: int = 0
    due: int | None = 0


class Muted(NamedTuple):
    player: str
    name: str


class Report(NamedTuple):
    """A report to the operator: a chat message, a name or a table, as it was at that time."""

    id: str
    at: int
    reporter: str
    what: str  # chat, name or table
    table: str
    player: str  # the player it is about
    name: str
    said: str  # the line, or the title
    note: str


class NoticeStore(Protocol):
    # -- subscriptions -----------------------------------------------------------------

    async def subscribe(self, one: Subscription, most: int) -> None:
        """Replaces the player's former one for the same address and table. The number of each kind
        is limited; the oldest are removed. Gone if there is no such player or table."""
        ...

    async def subscriptions(self, player: str) -> list[Subscription]: ...

    async def subscription(self, id: str) -> Subscription | None: ...

    async def subscriptions_at(self, table: str, players: Sequence[str]) -> list[Subscription]:
        """The players' subscriptions to all their tables, and everybody's to this table."""
        ...

    async def unsubscribe(self, id: str) -> bool:
        """Returns whether it existed; its waiting notices are removed."""
        ...

    async def unsubscribe_all(self, player: str) -> int: ...

    # -- what is to be sent ------------------------------------------------------------

    async def has_subscriptions(self) -> bool:
        """Whether there is any subscription."""
        ...

    async def subscribed_tables(self, after: tuple[int, str], limit: int) -> list[TableRow]:
        """Running and finished tables with subscribers, in the order they were changed, after
        (changed, id)."""
        ...

    async def was_noticed(self, table: str, since: int) -> bool:
        """Whether there is a notice about a table, made since then."""
        ...

    async def add_notices(self, notices: Sequence[Notice]) -> None:
        """Adds those that were never added before and whose subscription still exists."""
        ...

    async def due_notices(self, now: int, limit: int, but: Sequence[str] = ()) -> list[Notice]:
        """For all players except these; those that failed least often first."""
        ...

    async def take_notice(self, one: Notice, next: int) -> bool:
        """True for the one process that may send it now; unless it reports back, the notice is due
        again at `next`."""
        ...

    async def settle_notice(self, id: str) -> None:
        """It was sent or given up. It stays in the store for a while, so that it is not made
        again."""
        ...

    async def forget_notices(self, before: int) -> None:
        """Those that were made before."""
        ...

    # -- among people ------------------------------------------------------------------

    async def mute(self, player: str, muted: str, at: int, most: int) -> bool:
        """False if the player has already muted too many. Gone if one of the two does not exist."""
        ...

    async def unmute(self, player: str, muted: str) -> None: ...

    async def mutes(self, player: str) -> list[Muted]: ...

    async def has_muted(self, player: str, other: str) -> bool: ...

    async def add_report(self, report: Report, most: int) -> None:
        """Only so many reports are kept, the newest."""
        ...

    async def reports(self, limit: int = 100) -> list[Report]:
        """The newest first."""
        ...
