"""Finds turns of people who are away, and finished games, and puts notices into the store.

It reads the store's rows of tables in the background: no move waits for it, and nothing is lost
when the process dies, because the next one looks at everything that has changed within a day. The
id of a notice is derived from what it is about, so it is kept once, however many processes find
it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar

import msgspec

from glueck.match.match import OVER, RUNNING, Match
from glueck.match.messages import Seat
from glueck.match.refusals import Refused
from glueck.server.limits import TOLD, Limits
from glueck.server.metrics import METRICS
from glueck.server.notices.messages import END, TURN, message, notice_id
from glueck.server.notices.signature import stop_token
from glueck.server.tables import Tables
from glueck.store import PUSH, Notice, Store, StoreError, Subscription, TableRow

log = logging.getLogger("glueck.notices")
DAY = 86_400_000  # ms
KNOWN_FOR = 7 * DAY  # that a notice is remembered, so that it is not made again
# The longest time in ms between the time in a row and its writing: the database may be unavailable
# for a while, and a long past may have to be replayed.
LATE = 90_000
GRACE = 10_000  # ms for the process that has a table in memory; then others open it, too
PAGE = 500
AT_A_TIME = 100  # tables that are looked at before other work gets a turn
KEPT = 10_000  # tables that are watched, versions and notices that are known, at most

V = TypeVar("V")


class TurnFacts(msgspec.Struct):
    """The part of a row's summary about the turn."""

    status: str
    chairs: list[Seat]
    turn: int | None = None


class Waiting(NamedTuple):
    """A row that may give rise to notices, read once."""

    row: TableRow
    facts: TurnFacts


decode = msgspec.json.Decoder(TurnFacts).decode


class Lookout:
    def __init__(
        self, store: Store, tables: Tables, limits: Limits, after: float, now: Callable[[], int]
    ) -> None:
        self._store, self._tables, self._limits, self._now = store, tables, limits, now
        self._after = after  # seconds without a connection
        self._began = time.monotonic()
        self._newest = now() - DAY
        self._seen: OrderedDict[str, int] = OrderedDict()  # versions, by table
        self._waiting: OrderedDict[str, Waiting] = OrderedDict()
        self._made: OrderedDict[str, bool] = OrderedDict()  # notices that are in the store, by id

    async def look(self, url: str, stop_key: bytes) -> int:
        """Look once; returns how many notices were made."""
        await self._find()
        made = 0
        for number, (id, one) in enumerate(list(self._waiting.items()), start=1):
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)  # let moves at tables go first
            try:
                notices = await self._notices(one.row, one.facts, url, stop_key)
            except StoreError:
                raise
            except Exception:  # one unreadable table must not stop the others
                log.exception("table %s", id[:6])
                notices = []
            if notices is None:
                continue
            if notices:
                await self._store.add_notices(notices)
                made += len(notices)
                for notice in notices:
                    remember(self._made, notice.id, True)
            if self._waiting.get(id) is one:
                del self._waiting[id]
        return made

    async def _find(self) -> None:
        """What has changed since the last look. Turns that are over by now are left out."""
        after = (self._newest - LATE, "")
        while rows := await self._store.subscribed_tables(after, PAGE):
            for row in rows:
                if self._seen.get(row.id) != row.version:
                    remember(self._seen, row.id, row.version)
                    with suppress(msgspec.MsgspecError):  # `glueck repair` finds it
                        remember(self._waiting, row.id, Waiting(row, decode(row.summary)))
            after = (rows[-1].changed, rows[-1].id)
            self._newest = max(self._newest, rows[-1].changed)

    async def _notices(
        self, row: TableRow, facts: TurnFacts, url: str, stop_key: bytes
    ) -> list[Notice] | None:
        """The notices for a row; None: not yet, look again later."""
        if time.monotonic() - self._began < self._after:
            return None  # players had no time yet to connect to us
        if facts.status == RUNNING:
            chair = None if facts.turn is None else facts.chairs[facts.turn]
            if chair is None or chair.player is None or chair.stand_in is not None:
                return []
            if not self._is_away(row.id, chair.player):
                return None
        elif facts.status != OVER:
            return []
        if self._tables.get(row.id) is None:
            if self._store.shared and self._now() - row.changed < GRACE:
                return None
            if await self._store.was_noticed(row.id, row.changed):
                return []
        try:
            match = (await self._tables.open(row.id)).match
        except Refused as problem:
            log.info("table %s: no notice: %s", row.id[:6], problem.code)
            return []
        return await self._about(row.id, match, url, stop_key)

    def _is_away(self, table: str, player: str) -> bool:
        held, others = self._tables.get(table), self._tables.other_processes
        if held is not None:
            return held.present.missed(player) >= self._after
        return others is None or others.missed(table, player) >= self._after

    async def _about(self, id: str, match: Match, url: str, stop_key: bytes) -> list[Notice] | None:
        """Checked against the match itself: it may have moved on since the row was read. If a turn
        began so long ago that its notice has been forgotten, nobody is notified again."""
        if match.turn_at < self._now() - KNOWN_FOR:
            return []
        kind, players = TURN, people(match)
        if match.status == OVER:
            kind = END
        elif match.turn is None or not match.acts(match.turn):
            return []
        else:
            players = [match.chairs[match.turn].player or ""]
            if not self._is_away(id, players[0]):
                return None
        made, too_many = [], {}
        for one in await self._store.subscriptions_at(id, players):
            number = notice_id(id, kind, match.turn_since, one.id)
            if number in self._made or not self._wants(kind, id, match, one):
                continue
            if one.player not in too_many:  # once for all their devices
                too_many[one.player] = self._limits.wait(TOLD, one.player) > 0
            if too_many[one.player]:
                METRICS.notices.labels(one.kind, "too_many").inc()
                continue
            body = message(number, id, match, kind, one, url, stop_token(stop_key, one.id))
            now = self._now()
            made.append(Notice(number, one.id, id, now, body, 0, now))
        return made

    def _wants(self, kind: str, id: str, match: Match, one: Subscription) -> bool:
        """Nothing older than the subscription, and no push about an end the player has seen."""
        if one.created > match.turn_at:
            return False
        return kind == TURN or one.kind != PUSH or self._is_away(id, one.player)


def people(match: Match) -> list[str]:
    return [chair.player for chair in match.chairs if chair.player]


def remember(known: OrderedDict[str, V], id: str, value: V) -> None:
    known[id] = value
    known.move_to_end(id)
    if len(known) > KEPT:
        known.popitem(last=False)
