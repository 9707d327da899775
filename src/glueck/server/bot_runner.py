"""Bots at tables, and clocks that run out: what happens without a command.

Bots think in separate processes (`thinkers.py`), in fair turns (`thinking_queue.py`); a bot gets
what its seat sees (`SeatKnowledge`), here as everywhere.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from glueck.bots.arena import number_from
from glueck.bots.levels import is_level
from glueck.bots.minds import Request
from glueck.bots.readiness import is_ready
from glueck.engine.game import Game
from glueck.match.commands import BotPlay
from glueck.match.decide import NOTHING, bot_play
from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.search import SeatKnowledge
from glueck.search.precompile import prepare_bots
from glueck.server.endless_tasks import for_ever
from glueck.server.limits import BOT_MOVES, UNSEEN_BOT_MOVES, Limits
from glueck.server.metrics import METRICS
from glueck.server.programs import Programs
from glueck.server.table import Table
from glueck.server.tables import Tables
from glueck.server.thinkers import Thinkers, ThinkingFailed
from glueck.server.thinking_queue import ALONE, UNWATCHED, WATCHED, Wish
from glueck.server.thinking_turns import ThinkingTurns
from glueck.store import StoreError

log = logging.getLogger("glueck.bots")
LEASE = 10_000  # ms a server has for one decision, from the start of thinking
SWEEP = 1.0  # seconds between two checks of what is due
UNTIL_READY = 0.2  # seconds between two checks whether a bot's code is compiled


class BotRunner:
    def __init__(
        self, tables: Tables, thinkers: Thinkers, programs: Programs, limits: Limits, who: str
    ) -> None:
        self.tables, self.thinkers, self.programs, self.who = tables, thinkers, programs, who
        self._limits = limits
        self.turns = ThinkingTurns(thinkers.places)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._given_up: set[str] = set()  # tables that this process cannot open
        self._prepared: set[Game] = set()

    def look_at(self, table: Table) -> None:
        """Let a bot act if it is its turn; if one sits there, prepare for its turn."""
        self.programs.look_at(table)
        if any(chair.level for chair in table.match.chairs):
            self.thinkers.warm_up()
        if table.match.bot_to_act is not None and table.id not in self._busy:
            table.busy = True
            task = asyncio.create_task(self._play(table))
            self._busy[table.id] = task
            task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: Table) -> None:
        self._busy.pop(table.id, None)
        table.busy = False

    async def _play(self, table: Table) -> None:
        """Runs as long as it is a bot's turn here. The sweep tries again what failed."""
        try:
            while table.match.bot_to_act is not None:
                if not await self._can_decide(table):
                    await asyncio.sleep(UNTIL_READY)
                elif not await self._once(table):
                    break
        except (Refused, StoreError, ThinkingFailed) as problem:
            log.warning("bot at %s: %s", table.id[:6], problem)
        except Exception:
            log.exception("bot at %s", table.id[:6])

    async def _can_decide(self, table: Table) -> bool:
        """Whether the code of the bot that is to act is compiled (or no bot is to act any more)."""
        level, state = table.match.bot_to_act, table.match.state
        if level is None or state is None:
            return True
        if state.game not in self._prepared:  # may wait for compilers, if configured
            await asyncio.to_thread(prepare_bots, state.game)
            self._prepared.add(state.game)
        return is_ready(level, state.game)

    async def _once(self, table: Table) -> bool:
        """One action of a bot; returns whether there was one. The position is read only when it is
        this table's turn: it may change while the table waits."""
        pace = BOT_MOVES if rank_of(table) == WATCHED else UNSEEN_BOT_MOVES
        await self._limits.in_time(pace, table.match.opened.by)
        async with self.turns.turn(wish_of(table)):
            play = await self._decided(table)
        if play is None:
            return False
        await self.tables.act(table, lambda match, at: bot_play(match, play))
        return True

    async def _decided(self, table: Table) -> BotPlay | None:
        """The action of the bot that is to act now; None if there is none, or another server has
        claimed it."""
        match = table.match
        level, state, version = match.bot_to_act, match.state, match.version
        if level is None or state is None:
            return None
        store, now, seat = self.tables.store, self.tables.now(), state.seat
        lease = LEASE if is_level(level) else LEASE + round(self.programs.longest * 1000)
        if not await store.claim(table.id, version, self.who, now, now + lease):
            return None
        began = time.perf_counter()
        try:
            action = await self._thought(table.id, match, level)
        except BaseException:  # other servers need not wait for us
            await store.claim(table.id, version, self.who, now, now)
            raise
        METRICS.bot_seconds.labels(level).observe(time.perf_counter() - began)
        return BotPlay(seat, action, match.moves)

    async def _thought(self, table: str, match: Match, level: str) -> int:
        """Decided by a level, in one of our processes, or by one of the operator's programs."""
        if not is_level(level):
            return await self.programs.decide(table, match, level)
        assert match.state is not None
        knowledge = SeatKnowledge.of(match.state)
        if match.opened.deal:  # all players of this deal get the same bots
            seed = number_from(match.opened.seed, "bots", match.state.played)
            return await self.thinkers.think(Request.of(knowledge, level, seed, None))
        seed = number_from(match.opened.salt, match.version)
        mind = number_from(self.who, table, knowledge.seat)
        return await self.thinkers.think(Request.of(knowledge, level, seed, mind))

    async def sweep(self) -> None:
        """Runs as long as the server: finds clocks that have run out, and bots whose server is
        gone."""
        await for_ever("bots and clocks", self.sweep_once, SWEEP)

    async def sweep_once(self) -> None:
        for row in await self.tables.store.due(self.tables.now()):
            if row.id in self._busy or row.id in self._given_up:
                continue
            try:
                table = await self.tables.open(row.id)
                await self.tables.act(table, lambda match, at: NOTHING)  # the clock's events
            except Refused as problem:
                if row.id not in self._given_up:
                    log.warning("table %s: %s", row.id[:6], problem)
                if problem.code in ("rules", "damaged"):  # it stays for a server that can read it
                    self._given_up.add(row.id)
            except StoreError:
                raise
            except Exception:  # one broken table must not stop the clocks of all other tables
                log.exception("table %s", row.id[:6])
        self.turns.rank_anew(self._rank_now)
        self.tables.forget()
        METRICS.resident.set(len(self.tables.held()))

    def _rank_now(self, id: str) -> int:
        table = self.tables.get(id)
        return rank_of(table) if table else ALONE

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        for task in list(self._busy.values()):
            with suppress(asyncio.CancelledError):
                await task
        await self.programs.close()
        await self.thinkers.close()


def wish_of(table: Table) -> Wish:
    return Wish(table.id, table.match.opened.by, rank_of(table))


def rank_of(table: Table) -> int:
    """The rank of those who wait for the bots there."""
    if any(viewer.seat is not None for viewer in table.viewers):
        return WATCHED
    return UNWATCHED if any(chair.player for chair in table.match.chairs) else ALONE
