"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass, field

from msgspec import structs

from glueck.match import commands as c
from glueck.match.decide import Decision, decide, was_done
from glueck.match.match import Match
from glueck.match.names import prototypes
from glueck.match.refusals import Refused
from glueck.server.accounts import Players
from glueck.server.bot_runner import BotRunner
from glueck.server.deals import Deals
from glueck.server.endless_tasks import for_ever, until_done
from glueck.server.hints import Hints
from glueck.server.limits import CHATS, NAMES, WHYS, Limits
from glueck.server.long_work import beside
from glueck.server.new_table import checked_level, title_of
from glueck.server.notices.notices import Notices
from glueck.server.plans import Plans
from glueck.server.programs import Programs
from glueck.server.replays import Replays
from glueck.server.request_turns import REST, RequestTurns
from glueck.server.results import add_missing
from glueck.server.reviews import Reviews
from glueck.server.save_files import SaveFiles
from glueck.server.sessions import Session, Sessions, blocked, logged_out
from glueck.server.settings import ServerSettings
from glueck.server.table import Table
from glueck.server.table_quotas import runs_bots
from glueck.server.tables import Tables
from glueck.server.thinkers import Thinkers, ThinkingProcesses
from glueck.server.viewer import RESTARTING
from glueck.store import Change, Player, PlayerChanged, Store, StoreError, TableChanged
from glueck.store.rating_method import model as rating_model


@dataclass
class Service:
    settings: ServerSettings
    store: Store
    tables: Tables
    players: Players
    limits: Limits
    bots: BotRunner
    hints: Hints
    reviews: Reviews
    plans: Plans
    sessions: Sessions
    turns: RequestTurns
    deals: Deals
    notices: Notices
    saves: SaveFiles
    replays: Replays = field(init=False)
    # Through all titles, one at a time: it reads all of a table, and other reads must not wait.
    searching: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.replays = Replays(self.saves)

    @classmethod
    def build(
        cls,
        settings: ServerSettings,
        store: Store,
        now: Callable[[], int],
        thinkers: Thinkers | None = None,
    ) -> Service:
        saves = SaveFiles()
        tables = Tables(store, idle=settings.idle, resident=settings.resident, now=now, saves=saves)
        thinkers = thinkers or ThinkingProcesses(settings.bot_processes)
        players, limits = Players(store, now), Limits(settings.rate)
        bots = BotRunner(tables, thinkers, Programs(settings), limits, secrets.token_hex(4))
        hints = Hints(thinkers, bots.turns, limits)
        reviews = Reviews(tables, thinkers, bots.turns, now)

        def changed(table: Table) -> None:
            hints.look_at(table)
            bots.look_at(table)

        tables.changed = changed
        turns = RequestTurns(REST if settings.rate else 0)
        plans, sessions, deals = Plans(limits), Sessions(players), Deals(store, tables)
        notices = Notices(settings, store, tables, limits, now)
        return cls(
            settings, store, tables, players, limits, bots, hints, reviews, plans, sessions, turns,
            deals, notices, saves,
        )  # fmt: skip

    def start(self) -> None:
        work = [
            self.bots.sweep(), self.follow(), self.reviews.run(), know_what_looks_alike(),
            self.add_results(), self.notices.run(),
        ]  # fmt: skip
        if self.tables.other_processes:
            work.append(self.tables.other_processes.announcer.run())
        self._tasks = [asyncio.create_task(one) for one in work]

    async def stop(self) -> None:
        """Finish writing; tell everybody to connect again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.notices.close()
        await self.hints.close()
        await self.bots.close()
        await self.saves.stop()
        await self.tables.close()
        for table in self.tables.held():
            async with table.lock:
                for viewer in list(table.viewers):
                    viewer.leave(RESTARTING, "the server restarts; connect again")
        if self.tables.other_processes:
            await self.tables.other_processes.announcer.say_goodbye()
        await self.store.close()

    async def follow(self) -> None:
        """Runs for ever: handles what other processes do. After listening has started, at first or
        again, something may have been missed."""

        async def listen() -> None:
            async with aclosing(self.store.changes()) as changes:
                async for change in changes:
                    await self._heard(change)

        await for_ever("what other processes do", listen, rest=1.0)

    async def _heard(self, change: Change) -> None:
        others = self.tables.other_processes
        if isinstance(change, PlayerChanged):
            await self._check(change.player)
        elif not isinstance(change, TableChanged):
            if others:
                others.heard(change)
        elif change.id:
            await self.tables.heard(change)
        else:  # some changes may have been missed
            if others:
                others.announcer.ask()
            await self.tables.heard(change)
            await self._check(None)

    async def _check(self, player: str | None) -> None:
        """Tried until it is done: a blocked player must not continue because the store was
        unavailable."""
        await until_done("sessions", lambda: self.sessions.check(player))

    async def add_results(self) -> None:
        """Stores results of games that ended before results were kept, and loads the rating library
        before somebody waits for it."""
        await asyncio.to_thread(rating_model)
        await until_done("results", lambda: add_missing(self.store))

    # -- what people may do ------------------------------------------------------------

    async def enter(self, id: str, player: Player | None) -> tuple[Table, int | None]:
        """A table and the player's seat there, if they may see it."""
        table = await self.tables.open(id)
        who = player.id if player else None
        if not table.match.may_watch(who):
            raise Refused("no_spectators", "only players see this table")
        return table, table.match.seat_of(who)

    def must_be_told(self, table: Table) -> None:
        """Anything that shows more of a game than its player saw is refused until the time for the
        same deal is over."""
        if table.match.sealed(self.tables.now()):
            raise Refused("deal_open", "others may still be playing this deal; wait until it ends")

    async def do(
        self, table: Table, player: Player, command: c.Change, session: Session | None = None
    ) -> int:
        """Does a player's command; returns the number of the last event it led to. Nothing is done
        for a session that has ended, however long the command has waited."""
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
        """Counts one more running table with bots, or Refused: everybody shares the thinking
        time."""
        most, some = self.settings.most_bot_tables, self.settings.most_tables
        rows = await self.store.tables(player=player.id, status=("running",), limit=some)
        if sum(runs_bots(row, player.id) for row in rows) >= most:
            raise Refused("too_many_bots", f"you have {most} tables running with bots")

    async def block(self, id: str, is_blocked: bool) -> Player:
        """From now on; their connections are closed immediately."""
        player = await self.players.block(id, is_blocked)
        if is_blocked:
            self.sessions.end_all(id, blocked())
            await self.store.unsubscribe_all(id)
        return player

    async def log_out(self, secret: str) -> None:
        """On this device; its connections are closed immediately, even if the store cannot confirm
        the change: if the player is still known, the client connects again."""
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
        """A returning player plays again, if a bot has played for them."""
        seat = table.match.seat_of(player.id)
        if seat is not None and table.match.may_return(seat):
            with suppress(Refused, StoreError):
                await self.do(table, player, c.Return(), session)

    async def why(
        self, table: Table, seat: int | None, command: c.Why
    ) -> dict[str, list[str] | None]:
        """For each action, nothing if it is legal, otherwise the clause and its text. All answers
        are about one moment, although others' moves come in between."""
        state = table.match.state
        if seat is None or state is None:
            raise Refused("not_seated", "you do not play here")
        if len(command.actions) > c.MOST_ACTIONS:
            raise Refused("actions", f"ask about {c.MOST_ACTIONS} actions at a time")
        answers: dict[str, list[str] | None] = {}
        for number, action in enumerate(command.actions, 1):
            try:
                reason = state.why_not(action[: c.MOST_ACTION], seat)
            except ValueError as problem:
                raise Refused("unknown_action", str(problem)) from None
            answers[action] = list(reason) if reason else None
            if number % WHYS == 0:
                await asyncio.sleep(0)
        return answers


def has_bots(table: Table, command: c.Start) -> bool:
    chairs = table.match.chairs
    return any(chair.level or (chair.open and command.fill) for chair in chairs)


async def know_what_looks_alike() -> None:
    """In advance, because it takes a while."""
    await beside(prototypes)


def checked(command: c.Change, programs: Sequence[str]) -> c.Change:
    """Checks that need more than the match; bots are levels, or programs with these names."""
    if isinstance(command, c.Start) and command.fill is not None:
        return c.Start(id=command.id, fill=checked_level(command.fill, programs))
    if isinstance(command, c.Release) and command.level is not None:
        return structs.replace(command, level=checked_level(command.level, programs))
    if isinstance(command, c.Rename):
        return c.Rename(id=command.id, title=title_of(command.title))
    if isinstance(command, c.Play) and len(command.action) > c.MOST_ACTION:
        raise Refused("unknown_action", "no action has so many letters")
    return command
