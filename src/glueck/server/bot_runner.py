"""Bots at tables, and clocks that run out: what happens though nobody asks.

Bots think in threads of low priority. Compiled search does not hold Python's lock, so people's
moves are not slowed; and a bot gets what its seat sees (`SeatKnowledge`), here as everywhere.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from glueck.bots import Bot, bot
from glueck.bots.arena import number_from
from glueck.bots.readiness import is_ready
from glueck.match.commands import BotPlay
from glueck.match.decide import NOTHING, bot_play
from glueck.match.refusals import Refused
from glueck.search import SeatKnowledge
from glueck.server.metrics import METRICS
from glueck.server.table import Table
from glueck.server.tables import Tables
from glueck.store import StoreError

log = logging.getLogger("glueck.bots")
NICE = 10
KEPT = 32  # bots that keep their thoughts between two decisions
LEASE = 10_000  # ms a process has for one decision
SWEEP = 1.0  # seconds between two looks at what is due
UNTIL_READY = 0.2  # seconds between two looks whether what a bot needs is compiled
PATIENCE = 2.0  # seconds to wait after a failure


class BotRunner:
    def __init__(self, tables: Tables, threads: int, who: str) -> None:
        self.tables, self.who = tables, who
        self._pool = ThreadPoolExecutor(threads, "bot", initializer=lower_priority)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._given_up: set[str] = set()  # tables nobody here can open
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._lock = threading.Lock()
        tables.changed = self.look_at

    def look_at(self, table: Table) -> None:
        """If a bot is to act there, let it."""
        if table.match.bot_to_act is not None and table.id not in self._busy:
            table.busy = True
            task = asyncio.create_task(self._play(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: Table) -> None:
        self._busy.pop(table.id, None)
        table.busy = False

    async def _play(self, table: Table) -> None:
        """As long as it is a bot's turn here. What fails is tried again by the sweep."""
        try:
            while table.match.bot_to_act is not None:
                if not can_decide(table):
                    await asyncio.sleep(UNTIL_READY)
                elif not await self._once(table):
                    break
        except (Refused, StoreError) as problem:
            log.warning("bot at %s: %s", table.id[:6], problem)
        except Exception:
            log.exception("bot at %s", table.id[:6])

    async def _once(self, table: Table) -> bool:
        """One action of a bot; whether there was one."""
        match = table.match
        level, state, version = match.bot_to_act, match.state, match.version
        if level is None or state is None:
            return False
        knowledge, seed = SeatKnowledge.of(state), number_from(match.opened.salt, version)
        store, now = self.tables.store, self.tables.now()
        if not await store.claim(table.id, version, self.who, now, now + LEASE):
            return False
        began = time.perf_counter()
        try:
            action = await asyncio.get_running_loop().run_in_executor(
                self._pool, self._decide, (table.id, knowledge.seat, level), seed, knowledge
            )
        except BaseException:  # whoever comes after us need not wait
            await store.claim(table.id, version, self.who, now, now)
            raise
        METRICS.bot_seconds.labels(level).observe(time.perf_counter() - began)

        play = BotPlay(knowledge.seat, action, version)
        await self.tables.act(table, lambda match, at: bot_play(match, play))
        return True

    def _decide(self, key: tuple[str, int, str], seed: int, knowledge: SeatKnowledge) -> int:
        with self._lock:
            one = self._bots.pop(key, None) or bot(key[2], knowledge.game, seed)
        action = one.decide(knowledge)
        with self._lock:
            self._bots[key] = one
            while len(self._bots) > KEPT:
                self._bots.popitem(last=False)
        return action

    async def sweep(self) -> None:
        """As long as the server runs: clocks that have run out, bots whose process is gone."""
        while True:
            try:
                await self.sweep_once()
                await asyncio.sleep(SWEEP)
            except StoreError as problem:
                log.warning("sweep: %s", problem)
                await asyncio.sleep(PATIENCE)
            except Exception:
                log.exception("sweep")
                await asyncio.sleep(PATIENCE)

    async def sweep_once(self) -> None:
        for row in await self.tables.store.due(self.tables.now()):
            if row.id in self._busy or row.id in self._given_up:
                continue
            try:
                table = await self.tables.open(row.id)
                await self.tables.act(table, lambda match, at: NOTHING)  # what the clock does
            except Refused as problem:
                log.warning("table %s: %s", row.id[:6], problem)
                if problem.code in ("rules", "damaged"):  # it waits for a server that can read it
                    self._given_up.add(row.id)
            except StoreError:
                raise
            except Exception:  # one broken table must not stop the clocks of all others
                log.exception("table %s", row.id[:6])
        self.tables.forget()
        METRICS.resident.set(len(self.tables.held()))

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        for task in list(self._busy.values()):
            with suppress(asyncio.CancelledError):
                await task
        self._pool.shutdown(wait=False, cancel_futures=True)


def can_decide(table: Table) -> bool:
    """Whether the bot that is to act there has all it needs (or none is to act any more)."""
    level, state = table.match.bot_to_act, table.match.state
    return level is None or state is None or is_ready(level, state.game)


def lower_priority() -> None:
    """Let people go first. Only Linux has a priority for each thread."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
