"""All tables of this process. Memory is only a cache of the log, and never ahead of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from glueck.match import events as e
from glueck.match.decide import Decision, timed_out
from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.server.long_work import beside
from glueck.server.metrics import METRICS
from glueck.server.other_processes import OtherProcesses
from glueck.server.results import results_of
from glueck.server.save_files import SaveFiles
from glueck.server.table import (
    RECENT,
    Step,
    Table,
    opened_from,
    row_of,
    step,
    step_through,
)
from glueck.server.uncertain_writes import until_known
from glueck.server.viewer import RESTARTING
from glueck.store import (
    Conflict,
    Gone,
    Store,
    StoredResult,
    StoreError,
    TableChanged,
    TableRow,
    Uncertain,
)

log = logging.getLogger("glueck.tables")
ID_BYTES = 16  # nobody can guess 128 bits: the link must have been passed on
TRIES = 5
JUST_NOW = 5.0  # seconds after which the player who opened a table has sat down
PATIENCE = 2.0  # seconds until a store that failed is asked again
LONG = 200_000  # bytes of a log that takes a while to read: about 3,000 actions
SHORT_PAST = 200  # actions of a save file that are quickly replayed
Decide = Callable[[Match, int], Decision]


UNCERTAIN = (
    "it is not known yet whether this was done; send it again with the same id: it is done once,"
    " and you are told"
)


def no_table() -> Refused:
    return Refused("no_table", "there is no such table")


class Tables:
    def __init__(
        self,
        store: Store,
        *,
        idle: float = 300,
        resident: int = 2000,
        now: Callable[[], int],
        saves: SaveFiles | None = None,
    ) -> None:
        self._saves = saves or SaveFiles()
        self.store, self.now = store, now
        self.idle, self.resident = idle, resident
        self.other_processes = OtherProcesses(store, self) if store.shared else None
        self.changed: Callable[[Table], None] = lambda table: None  # whom to tell, see Service
        self._held: OrderedDict[str, Table] = OrderedDict()  # the least used first
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._long = asyncio.Semaphore(1)  # long logs being read
        self._tasks: set[asyncio.Task[None]] = set()

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
        """Only once, however many requests come at the same time."""
        if id in self._opening:
            return await asyncio.shield(self._opening[id])
        task = self._opening[id] = asyncio.create_task(self._read(id))
        task.add_done_callback(lambda _: self._opening.pop(id))
        return await asyncio.shield(task)  # if one request is cancelled, the others still wait

    async def _read(self, id: str) -> Table:
        try:
            table = await self._fold(id)
        except Gone:
            raise no_table() from None
        except Refused as problem:
            if problem.code == "damaged":
                log.warning("table %s: %s; see `glueck repair`", id[:6], problem)
            raise
        return self._hold(table)

    async def _fold(self, id: str) -> Table:
        """Computes the table from its log. Long logs are read one after another, so that they do
        not slow down everybody together, and short ones do not wait for them."""
        events = await self.store.events(id)
        if sum(len(event.body) for event in events) < LONG:
            return await beside(opened_from, id, events)
        async with self._long:
            return await beside(opened_from, id, events)

    def _hold(self, table: Table) -> Table:
        """There is only one object per table: a request that makes it and one that opens it share
        it."""
        held = self._held.setdefault(table.id, table)
        if self.other_processes:
            held.present.connect(self.other_processes)
        held.used = time.monotonic()
        if len(self._held) > self.resident:
            self.forget(most=len(self._held) - self.resident)
        return held

    def forget(self, most: int | None = None) -> int:
        """Drop tables without viewers from memory: so many, or those that were idle for long."""
        before = len(self._held)
        limit = time.monotonic() - (self.idle if most is None else JUST_NOW)
        for id, table in list(self._held.items()):
            if table.used > limit or before - len(self._held) == most:
                break
            if not table.viewers and not table.busy and not table.lock.locked():
                del self._held[id]
        return before - len(self._held)

    # -- change ------------------------------------------------------------------------

    def new_id(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    async def create(
        self, opened: e.Opened, also: Sequence[e.Event] = (), id: str | None = None
    ) -> Table:
        """Conflict if there is a table with that id."""
        id, at = id or self.new_id(), self.now()
        first = await self._made(Match(), Decision((opened, *also)), at, opened)
        await self._write(0, at, first.events, row_of(id, first.match), ())
        table = self._hold(Table(id, first.match))
        self.changed(table)
        return table

    async def act(self, table: Table, decide: Decide) -> int:
        """Let somebody change a table; returns the number of the last event. If another process was
        faster, its events are read and the command is decided again."""
        if self._held.get(table.id) is not table:
            table = await self.open(table.id)  # it had left memory and comes back as another
        async with table.lock:
            for _ in range(TRIES):
                if self._held.get(table.id) is not table:
                    raise Refused("busy", "this table has just left memory; try again")
                self._use(table)
                try:
                    if table.match.clocks.deadline is not None:
                        await self._append(table, timed_out)
                    number = await self._append(table, decide)
                    break
                except Conflict:
                    await self._read_on(table)
                except Refused as refused:
                    if refused.code == "uncertain" or not await self._was_behind(table):
                        raise
            else:
                raise Refused("busy", "this table changes too quickly; try again")
        self.changed(table)
        return number

    async def _append(self, table: Table, decide: Decide) -> int:
        """Decide, store, and only then apply. Returns the number of the last event."""
        match = table.match
        at = max(self.now(), match.changed)
        decision = decide(match, at)
        if not decision.events:
            return decision.done or match.version
        next = await self._made(match, decision, at, match.opened)
        table.prepare(next)
        try:
            row, results = row_of(table.id, next.match), results_of(table.id, match, next.match)
            await self._write(match.version, at, next.events, row, results)
        except Uncertain:
            self._later(self._make_sure(table))
            raise Refused("uncertain", UNCERTAIN) from None
        except StoreError:  # nothing was written
            raise
        except BaseException:  # cancelled: only the store knows whether it was written
            self._later(self._make_sure(table))
            raise
        table.take(next)
        METRICS.written += len(decision.events)
        return next.match.version

    async def _made(self, match: Match, decision: Decision, at: int, opened: e.Opened) -> Step:
        """The result of a decision. Starting with the past of a save file may take long, so it is
        not done here, where everybody would wait."""
        begins = any(isinstance(event, e.Began) for event in decision.events)
        if not begins or not opened.past:
            return step(match, decision, at)
        if len(opened.past) <= SHORT_PAST:
            return await beside(step, match, decision, at)
        matches = await self._saves.begin(match, decision.events, at, opened.by)
        return step_through(match, matches, decision.events, at)

    async def _write(
        self,
        expected: int,
        at: int,
        events: list[bytes],
        row: TableRow,
        results: Sequence[StoredResult],
    ) -> None:
        """Append. If the store does not know whether it succeeded, the same is appended again: that
        can succeed only once."""

        async def again() -> None:
            try:
                await self.store.append(expected, at, events, row, results)
            except Conflict:
                stored = (await self.store.events(row.id, expected))[: len(events)]
                if [(one.at, one.body) for one in stored] != [(at, body) for body in events]:
                    raise

        try:
            await self.store.append(expected, at, events, row, results)
        except Uncertain as problem:
            log.warning("table %s: %s", row.id[:6], problem)
            await until_known(again)

    # -- what others have written ------------------------------------------------------

    async def _read_on(self, table: Table) -> None:
        """Apply what is in the log but not yet in memory; the caller holds the lock."""
        try:
            events = await self.store.events(table.id, table.match.version)
            if len(events) <= RECENT:
                table.catch_up(events)
            else:
                table.replace(await self._fold(table.id))
        except Gone:
            self.drop(table.id)
            raise no_table() from None

    async def _was_behind(self, table: Table) -> bool:
        """Whether another process had written more, so that this one refused something it did not
        know."""
        before = table.match.version
        if self.store.shared:
            await self._read_on(table)
        return table.match.version != before

    async def _make_sure(self, table: Table) -> None:
        """A write was cancelled on its way: as soon as the store answers, read its log."""
        while self._held.get(table.id) is table:
            try:
                async with table.lock:
                    await self._settle(table)
                break
            except Refused:
                return
            except StoreError as problem:
                log.warning("table %s: %s", table.id[:6], problem)
                await asyncio.sleep(PATIENCE)
        self.changed(table)

    async def _settle(self, table: Table) -> None:
        """An empty write comes after everything still on its way, so the log is then complete."""
        match = table.match
        try:
            await self.store.append(match.version, match.changed, (), row_of(table.id, match))
        except Conflict:
            await self._read_on(table)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def drop(self, id: str) -> None:
        table = self._held.pop(id, None)
        for viewer in list(table.viewers) if table else ():
            viewer.leave(RESTARTING, "connect again")

    async def refresh(self, id: str, version: int) -> None:
        """Another process has changed a table: if it is in memory here, read the new events."""
        table = self._held.get(id)
        if version == 0:  # it was removed
            self.drop(id)
        if table is None or table.match.version >= version:
            return
        async with table.lock:
            try:
                await self._read_on(table)
            except Refused:
                return
        self.changed(table)

    async def heard(self, change: TableChanged) -> None:
        """What another process did."""
        held = [(table.id, table.match.version + 1) for table in self.held()]
        for changed in [change] if change.id else held:
            try:
                await self.refresh(*changed)
            except (StoreError, Refused) as problem:  # we are told when it is back
                log.warning("table %s: %s", changed[0][:6], problem)
