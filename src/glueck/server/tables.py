"""All tables of this process. Memory is only a cache: whatever it forgets, the log knows."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from glueck.match import events as e
from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.server.metrics import METRICS
from glueck.server.table import Table
from glueck.server.viewer import RESTARTING
from glueck.store import Conflict, Gone, Store, StoreError, Unavailable

log = logging.getLogger("glueck.tables")
ID_BYTES = 16  # nobody guesses 128 bits: who has the link was given it
TRIES = 5
JUST_NOW = 5.0  # seconds after which whoever opened a table has sat down
Decide = Callable[[Match, int], Sequence[e.Event]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def no_table() -> Refused:
    return Refused("no_table", "there is no such table")


class Alone(NamedTuple):
    """With a table, and nobody else (every move comes by here, so it is not a generator)."""

    table: Table
    recover: Callable[[Table], Awaitable[None]]

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        if self.table.lost is not None:
            try:
                await self.recover(self.table)
            except BaseException:
                self.table.lock.release()
                raise

    async def __aexit__(self, *problem: object) -> None:
        self.table.lock.release()


class Tables:
    def __init__(
        self,
        store: Store,
        *,
        idle: float = 300,
        resident: int = 2000,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store, self.now = store, now
        self.idle, self.resident = idle, resident
        self.changed: Callable[[Table], None] = lambda table: None  # whom to tell, see BotRunner
        self._held: OrderedDict[str, Table] = OrderedDict()  # the least used first
        self._opening: dict[str, asyncio.Task[Table]] = {}

    def held(self) -> list[Table]:
        return list(self._held.values())

    def get(self, id: str) -> Table | None:
        """The table, if it is in memory."""
        return self._held.get(id)

    # -- open --------------------------------------------------------------------------

    async def open(self, id: str) -> Table:
        """From memory or from its log; Refused if there is no such table."""
        table = self._held.get(id)
        if table is None:
            table = await self._load(id)
        self._use(table)
        return table

    def _use(self, table: Table) -> None:
        table.used = time.monotonic()
        if table.id in self._held:
            self._held.move_to_end(table.id)

    async def _load(self, id: str) -> Table:
        """Once, however many ask at the same time."""
        if id in self._opening:
            return await asyncio.shield(self._opening[id])
        task = self._opening[id] = asyncio.create_task(self._read(id))
        task.add_done_callback(lambda _: self._opening.pop(id))
        return await asyncio.shield(task)  # whoever goes away, the others still wait

    async def _read(self, id: str) -> Table:
        try:
            table = await asyncio.to_thread(Table, id, await self.store.events(id))
        except Gone:
            raise no_table() from None
        self._hold(table)
        return table

    def _hold(self, table: Table) -> None:
        self._held[table.id] = table
        table.used = time.monotonic()
        if len(self._held) > self.resident:
            self.forget(most=len(self._held) - self.resident)

    def forget(self, most: int | None = None) -> int:
        """Let go of tables nobody looks at: so many, or those that were idle for long."""
        before = len(self._held)
        limit = time.monotonic() - (self.idle if most is None else JUST_NOW)
        for id, table in list(self._held.items()):
            if table.used > limit or before - len(self._held) == most:
                break
            if not table.viewers and not table.busy and not table.lock.locked():
                del self._held[id]
        return before - len(self._held)

    # -- change ------------------------------------------------------------------------

    async def create(self, opened: e.Opened, also: Sequence[e.Event] = ()) -> Table:
        id, at = secrets.token_urlsafe(ID_BYTES), self.now()
        table = Table(id, ())
        events = [opened, *also]
        table.evolve(events, at)
        await self.store.append(0, at, [e.encode(one) for one in events], table.row())
        self._hold(table)
        self.changed(table)
        return table

    async def act(self, table: Table, decide: Decide) -> int:
        """Let somebody change a table. What is decided is durable before anybody hears of it;
        if others were faster, it is decided again, on what they left."""
        table = await self.open(table.id)  # it may have left memory and come back as another
        async with self.alone(table):
            for _ in range(TRIES):
                if self._held.get(table.id) is not table:
                    raise Refused("busy", "this table has just left memory; try again")
                self._use(table)
                try:
                    if table.match.clocks.deadline is not None:
                        await self._append(table, Match.timed_out)
                    version = await self._append(table, decide)
                    break
                except Conflict:
                    continue
            else:
                raise Refused("busy", "this table changes too quickly; try again")
        self.changed(table)
        return version

    async def _append(self, table: Table, decide: Decide) -> int:
        match = table.match
        at, expected = max(self.now(), match.changed), match.version
        events = decide(match, at)
        if not events:
            return expected
        try:
            messages = table.evolve(events, at)
            await self.store.append(expected, at, [e.encode(one) for one in events], table.row())
        except BaseException:
            await self._back(table, expected)
            raise
        table.tell(messages)
        METRICS.events.inc(len(events))
        return match.version

    async def _back(self, table: Table, version: int) -> None:
        """To what is written, and what others have written since; if that cannot be read now,
        before anybody looks at the table again."""
        table.lost = version
        with suppress(Unavailable, asyncio.CancelledError):
            await asyncio.shield(self._recover(table))

    async def _recover(self, table: Table) -> None:
        assert table.lost is not None
        version = table.lost
        try:
            events = await self.store.events(table.id)
        except Gone:
            self.drop(table.id)
            raise no_table() from None
        table.reload(events[:version])
        table.catch_up(events[version:])

    def alone(self, table: Table) -> Alone:
        """Nothing changes meanwhile, and nothing is seen that is not written."""
        return Alone(table, self._recover)

    def drop(self, id: str) -> None:
        table = self._held.pop(id, None)
        for viewer in list(table.viewers) if table else ():
            viewer.leave(RESTARTING, "connect again")

    async def refresh(self, id: str, version: int) -> None:
        """Another process has changed a table: if we hold it, catch up."""
        table = self._held.get(id)
        if version == 0:  # it was removed
            self.drop(id)
        if table is None or table.match.version >= version:
            return
        async with self.alone(table):
            try:
                table.catch_up(await self.store.events(id, table.match.version))
            except Gone:
                self.drop(id)
                return
        self.changed(table)

    async def follow(self) -> None:
        """For ever: what other processes do."""
        async for id, version in self.store.changes():
            held = [(table.id, table.match.version + 1) for table in self.held()]
            for changed in [(id, version)] if id else held:
                try:
                    await self.refresh(*changed)
                except (StoreError, Refused) as problem:  # we shall hear of it when it is back
                    log.warning("table %s: %s", changed[0][:6], problem)
