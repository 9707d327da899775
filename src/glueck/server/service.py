"""Everything a running server consists of, put together once."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec import structs

from glueck.match import commands as c
from glueck.match.decide import Decision, decide, was_done
from glueck.match.match import Match
from glueck.match.names import prototypes
from glueck.match.refusals import Refused
from glueck.server.accounts import Players
from glueck.server.bot_runner import BotRunner
from glueck.server.hints import Hints
from glueck.server.limits import CHATS, NAMES, Limits
from glueck.server.new_table import checked_level, title_of
from glueck.server.programs import Programs
from glueck.server.request_turns import REST, RequestTurns
from glueck.server.save_files import SaveFiles
from glueck.server.sessions import Session, Sessions, blocked, logged_out
from glueck.server.settings import ServerSettings
from glueck.server.table import Table
from glueck.server.tables import Tables
from glueck.server.thinkers import Thinkers, ThinkingProcesses
from glueck.server.viewer import RESTARTING
from glueck.store import Player, PlayerChanged, Store, StoreError, TableChanged

log = logging.getLogger("glueck.service")
PATIENCE = 1.0  # seconds until a store that failed is asked again


@dataclass
class Service:
    settings: ServerSettings
    store: Store
    tables: Tables
    players: Players
    limits: Limits
    bots: BotRunner
    hints: Hints
    sessions: Sessions
    turns: RequestTurns
    saves: SaveFiles = field(default_factory=SaveFiles)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    def build(
        cls,
        settings: ServerSettings,
        store: Store,
        now: Callable[[], int],
        thinkers: Thinkers | None = None,
    ) -> Service:
        tables = Tables(store, idle=settings.idle, resident=settings.resident, now=now)
        thinkers = thinkers or ThinkingProcesses(settings.bot_processes)
        bots = BotRunner(tables, thinkers, Programs(settings), secrets.token_hex(4))
        players, limits = Players(store, now), Limits(settings.rate)
        hints = Hints(thinkers, bots.turns, limits)

        def changed(table: Table) -> None:
            hints.look_at(table)
            bots.look_at(table)

        tables.changed = changed
        turns = RequestTurns(REST if settings.rate else 0)
        return cls(settings, store, tables, players, limits, bots, hints, Sessions(players), turns)

    def start(self) -> None:
        work = [self.bots.sweep(), self.follow(), know_what_looks_alike()]
        if self.tables.elsewhere:
            work.append(self.tables.elsewhere.telling.run())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        """Finish what is being written; tell everybody to come back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hints.close()
        await self.bots.close()
        await self.saves.close()
        await self.tables.close()
        for table in self.tables.held():
            async with table.lock:
                for viewer in list(table.viewers):
                    viewer.leave(RESTARTING, "the server restarts; connect again")
        if self.tables.elsewhere:
            await self.tables.elsewhere.telling.say_goodbye()
        await self.store.close()

    async def follow(self) -> None:
        """For ever: what other processes do."""
        elsewhere = self.tables.elsewhere
        async for change in self.store.changes():
            if isinstance(change, PlayerChanged):
                await self._check(change.player)
            elif not isinstance(change, TableChanged):
                if elsewhere:
                    elsewhere.heard(change)
            elif change.id:
                await self.tables.heard(change)
            else:  # some may have been missed
                if elsewhere:
                    elsewhere.telling.ask()
                await self.tables.heard(change)
                await self._check(None)

    async def _check(self, player: str | None) -> None:
        """Until it is done: who may not act must not go on because the store was away."""
        while True:
            try:
                return await self.sessions.check(player)
            except StoreError as problem:
                log.warning("sessions: %s", problem)
                await asyncio.sleep(PATIENCE)

    # -- what somebody may do ----------------------------------------------------------

    async def enter(self, id: str, player: Player | None) -> tuple[Table, int | None]:
        """A table, for who may see it, and its own seat there."""
        table = await self.tables.open(id)
        who = player.id if player else None
        if not table.match.may_watch(who):
            raise Refused("no_spectators", "only players see this table")
        return table, table.match.seat_of(who)

    async def do(
        self, table: Table, player: Player, command: c.Change, session: Session | None = None
    ) -> int:
        """A command of a player; the number of the last event it led to. Nothing is done for a
        session that has ended, however long the command has waited for its turn."""
        command = checked(command, self.bots.programs.names)
        who = c.Asker(player.id, player.name, player.host)
        if isinstance(command, c.Chat | c.Rename) and not was_done(table.match, command, who):
            self.limits.take(CHATS if isinstance(command, c.Chat) else NAMES, player.id)
        if isinstance(command, c.Start) and has_bots(table, command):
            await self.may_run_bots(player)

        def decided(match: Match, now: int) -> Decision:
            if session is not None:
                session.must_go_on()
            return decide(match, command, who, now)

        return await self.tables.act(table, decided)

    async def may_run_bots(self, player: Player) -> None:
        """One more running table with bots, or Refused: what they think, everybody waits for."""
        most, some = self.settings.most_bot_tables, self.settings.most_tables
        rows = await self.store.tables(player=player.id, status=("running",), limit=some)
        abouts = [json.loads(row.summary) for row in rows]
        mine = [
            one
            for one in abouts
            if one["by"] == player.id and any(chair["level"] for chair in one["chairs"])
        ]
        if len(mine) >= most:
            raise Refused("too_many_bots", f"you have {most} tables running with bots")

    async def block(self, id: str, is_blocked: bool) -> Player:
        """From now on; what they look at closes at once."""
        player = await self.players.block(id, is_blocked)
        if is_blocked:
            self.sessions.end_all(id, blocked())
        return player

    async def log_out(self, secret: str) -> None:
        """On this device; what it looks at closes at once, even if the store cannot say that it is
        done: whoever is still known connects again."""
        try:
            await self.players.log_out(secret)
        finally:
            self.sessions.end(secret)

    async def log_out_elsewhere(self, player: Player, secret: str) -> None:
        try:
            await self.players.log_out_elsewhere(player, secret)
        finally:
            self.sessions.end_all(player.id, logged_out(), but=secret)

    async def welcome_back(self, table: Table, player: Player, session: Session) -> None:
        """Whoever comes back plays on, if a bot has played for them."""
        seat = table.match.seat_of(player.id)
        if seat is not None and table.match.may_return(seat):
            with suppress(Refused, StoreError):
                await self.do(table, player, c.Return(), session)

    def why(self, table: Table, seat: int | None, command: c.Why) -> dict[str, list[str] | None]:
        """For each action, nothing if it may be done, else the clause and what it says."""
        state = table.match.state
        if seat is None or state is None:
            raise Refused("not_seated", "you do not play here")
        if len(command.actions) > c.MOST_ACTIONS:
            raise Refused("actions", f"ask about {c.MOST_ACTIONS} actions at a time")
        answers: dict[str, list[str] | None] = {}
        for action in command.actions:
            try:
                reason = state.why_not(action[: c.MOST_ACTION], seat)
            except ValueError as problem:
                raise Refused("unknown_action", str(problem)) from None
            answers[action] = list(reason) if reason else None
        return answers


def has_bots(table: Table, command: c.Start) -> bool:
    chairs = table.match.chairs
    return any(chair.level or (chair.open and command.fill) for chair in chairs)


async def know_what_looks_alike() -> None:
    """Before somebody waits for it: it takes a while."""
    await asyncio.to_thread(prototypes)


def checked(command: c.Change, programs: Sequence[str]) -> c.Change:
    """What needs more than the match to be checked; bots are levels, or programs of these names."""
    if isinstance(command, c.Start) and command.fill is not None:
        return c.Start(id=command.id, fill=checked_level(command.fill, programs))
    if isinstance(command, c.Release) and command.level is not None:
        return structs.replace(command, level=checked_level(command.level, programs))
    if isinstance(command, c.Rename):
        return c.Rename(id=command.id, title=title_of(command.title))
    if isinstance(command, c.Play) and len(command.action) > c.MOST_ACTION:
        raise Refused("unknown_action", "no action has so many letters")
    return command
