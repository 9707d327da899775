"""Everything a running server consists of, put together once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from glueck.match import commands as c
from glueck.match.decide import decide
from glueck.match.refusals import Refused
from glueck.server.accounts import Players
from glueck.server.bot_runner import BotRunner
from glueck.server.limits import CHATS, NAMES, Limits
from glueck.server.new_table import checked_level, title_of
from glueck.server.save_files import SaveFiles
from glueck.server.settings import ServerSettings
from glueck.server.table import Table
from glueck.server.tables import Tables, now_ms
from glueck.server.viewer import REFUSED, RESTARTING
from glueck.store import Player, Store, StoreError

log = logging.getLogger("glueck.service")


@dataclass
class Service:
    settings: ServerSettings
    store: Store
    tables: Tables
    players: Players
    limits: Limits
    bots: BotRunner
    saves: SaveFiles = field(default_factory=SaveFiles)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @classmethod
    def build(
        cls, settings: ServerSettings, store: Store, now: Callable[[], int] = now_ms
    ) -> Service:
        tables = Tables(store, idle=settings.idle, resident=settings.resident, now=now)
        bots = BotRunner(tables, settings.bot_threads, secrets.token_hex(4))
        return cls(settings, store, tables, Players(store, now), Limits(settings.rate), bots)

    def start(self) -> None:
        work = (self.bots.sweep(), self.tables.follow())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        """Finish what is being written; tell everybody to come back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.saves.close()
        await self.tables.close()
        for table in self.tables.held():
            async with table.lock:
                for viewer in list(table.viewers):
                    viewer.leave(RESTARTING, "the server restarts; connect again")
        await self.store.close()

    # -- what somebody may do ----------------------------------------------------------

    async def enter(self, id: str, player: Player | None) -> tuple[Table, int | None]:
        """A table, for who may see it, and its own seat there."""
        table = await self.tables.open(id)
        who = player.id if player else None
        if not table.match.may_watch(who):
            raise Refused("no_spectators", "only players see this table")
        return table, table.match.seat_of(who)

    async def do(self, table: Table, player: Player, command: c.Change) -> int:
        """A command of a player; the number of the last event it led to."""
        command = checked(command)
        if isinstance(command, c.Chat):
            self.limits.take(CHATS, player.id)
        if isinstance(command, c.Rename):
            self.limits.take(NAMES, player.id)
        who = c.Asker(player.id, player.name, player.host)
        return await self.tables.act(table, lambda match, now: decide(match, command, who, now))

    async def block(self, id: str, blocked: bool) -> Player:
        """From now on; what they look at closes at once."""
        player = await self.players.block(id, blocked)
        for table in self.tables.held() if blocked else ():
            for viewer in [one for one in table.viewers if one.player == id]:
                viewer.leave(REFUSED, "blocked")
        return player

    async def welcome_back(self, table: Table, player: Player) -> None:
        """Whoever comes back plays on, if a bot has played for them."""
        seat = table.match.seat_of(player.id)
        if seat is not None and table.match.may_return(seat):
            with suppress(Refused, StoreError):
                await self.do(table, player, c.Return())

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


def checked(command: c.Change) -> c.Change:
    """What needs more than the match to be checked."""
    if isinstance(command, c.Start) and command.fill is not None:
        return c.Start(id=command.id, fill=checked_level(command.fill))
    if isinstance(command, c.Rename):
        return c.Rename(id=command.id, title=title_of(command.title))
    if isinstance(command, c.Play) and len(command.action) > c.MOST_ACTION:
        raise Refused("unknown_action", "no action has so many letters")
    return command
