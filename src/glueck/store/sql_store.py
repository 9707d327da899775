"""The common part of the SQL stores, SQLite and PostgreSQL."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from glueck.store import deal_statements as deals
from glueck.store import entries as moving
from glueck.store import player_statements as players
from glueck.store import result_statements as results
from glueck.store import review_statements as reviews
from glueck.store import table_statements as tables
from glueck.store.rating_method import Rating
from glueck.store.rows import findable
from glueck.store.sql_notices import SqlNotices
from glueck.store.statements import Statement, Statements
from glueck.store.store import (
    Against,
    KeptReview,
    Player,
    Rated,
    ReviewAsked,
    Standing,
    StoredEvent,
    StoredResult,
    StoreError,
    TableRow,
    Total,
    Word,
)
from glueck.store.write_batch import Append, Claim, Remove, Write

T = TypeVar("T")
Run = Callable[[Statements[Any]], Awaitable[Any]]  # … in one transaction


def nobody(outcome: object) -> None:
    """It was about no player."""


class SqlStore(SqlNotices):
    shared = False
    me = ""

    # -- what differs between the databases --------------------------------------------

    @abstractmethod
    async def _apply_write(self, write: Write) -> Any:
        """The result of a write to a table, made together with all other waiting ones."""

    @abstractmethod
    async def _write(
        self, statements: Callable[[], Statements[T]], about: Callable[[T], str | None] = nobody
    ) -> T:
        """Run statements that write; again (hence the callable) if another process was faster.
        Other processes are told which player it was `about`."""

    @abstractmethod
    async def _read(self, statements: Statements[T]) -> T: ...

    @abstractmethod
    def _snapshot(self) -> AbstractAsyncContextManager[Run]:
        """Run statements that all see the same moment."""

    @abstractmethod
    def _alone(self) -> AbstractAsyncContextManager[Run]:
        """Run statements in one transaction while nobody else writes; all or nothing."""

    @abstractmethod
    async def time(self) -> int: ...

    @abstractmethod
    async def tell(self, words: Sequence[Word]) -> None: ...

    # -- tables ------------------------------------------------------------------------

    async def append(
        self,
        expected: int,
        at: int,
        bodies: Sequence[bytes],
        row: TableRow,
        results: Sequence[StoredResult] = (),
    ) -> int:
        version: int = await self._apply_write(Append.of(expected, at, bodies, row, results))
        return version

    async def remove(self, table: str) -> bool:
        if not findable(table):
            return False
        was_there: bool = await self._apply_write(Remove.of(table))
        return was_there

    async def claim(self, table: str, version: int, who: str, now: int, until: int) -> bool:
        given: bool = await self._apply_write(Claim.of(table, version, who, now, until))
        return given

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        return await self._read(tables.events(table, after))

    async def row(self, table: str) -> TableRow | None:
        return await self._read(tables.row(table))

    async def tables(
        self,
        *,
        player: str | None = None,
        public: bool | None = None,
        status: Sequence[str] = (),
        game: str | None = None,
        words: str = "",
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        return await self._read(tables.listed(player, public, status, game, words, before, limit))

    async def due(self, until: int, limit: int = 1000) -> list[TableRow]:
        return await self._read(tables.due(until, limit))

    async def count(self) -> dict[str, int]:
        return await self._read(tables.count())

    async def latest(self) -> int:
        return await self._read(tables.latest())

    # -- results -----------------------------------------------------------------------

    async def add_missing_results(self, found: Sequence[StoredResult]) -> None:
        await self._write(lambda: results.add_missing(found))

    async def results(self, tables: Sequence[str]) -> list[StoredResult]:
        return await self._read(results.of_tables(tables))

    async def results_of(
        self, player: str, game: str | None, before: tuple[int, str], limit: int
    ) -> list[StoredResult]:
        return await self._read(results.of_player(player, game, before, limit))

    async def totals(self, player: str) -> list[Total]:
        return await self._read(results.totals(player))

    async def versus(self, player: str, limit: int) -> list[Against]:
        return await self._read(results.versus(player, limit))

    async def leaders(self, game: str, limit: int) -> list[Standing]:
        return await self._read(results.leaders(game, limit))

    async def ratings(self, game: str, who: Sequence[str]) -> dict[str, Rating]:
        return await self._read(results.ratings(game, who))

    async def rating_curve(self, player: str, limit: int) -> list[Rated]:
        return await self._read(results.curve(player, limit))

    async def rate_anew(self) -> int:
        async with self._alone() as run:
            games: int = await run(results.rate_anew())
            return games

    # -- deals that many play ----------------------------------------------------------

    async def add_deal(self, code: str, facts: bytes) -> bytes:
        return await self._write(lambda: deals.add_deal(code, facts))

    async def deal(self, code: str) -> bytes | None:
        return await self._read(deals.deal(code))

    async def try_deal(self, code: str, player: str, table: str) -> str:
        return await self._write(lambda: deals.try_deal(code, player, table))

    async def tried(self, player: str, codes: Sequence[str]) -> dict[str, str]:
        return await self._read(deals.tried(player, codes))

    async def results_of_deal(self, code: str, limit: int) -> list[StoredResult]:
        return await self._read(results.of_deal(code, limit))

    async def keep(self, name: str, value: bytes) -> bytes:
        return await self._write(lambda: deals.keep(name, value))

    async def kept(self, name: str) -> bytes | None:
        return await self._read(deals.kept(name))

    # -- reviews -----------------------------------------------------------------------

    async def ask_review(self, table: str, player: str, at: int, most: int) -> ReviewAsked:
        return await self._write(lambda: reviews.ask(table, player, at, most))

    async def review(self, table: str) -> KeptReview | None:
        return await self._read(reviews.found(table))

    async def reviews_waiting(self) -> int:
        return await self._read(reviews.waiting())

    async def claim_review(self, who: str, now: int, until: int) -> tuple[str, str] | None:
        return await self._write(lambda: reviews.claim(who, now, until))

    async def keep_review(self, table: str, number: int, body: bytes, who: str, until: int) -> bool:
        return await self._write(lambda: reviews.keep(table, number, body, who, until))

    async def finish_review(self, table: str, document: bytes) -> bool:
        return await self._write(lambda: reviews.finish(table, document))

    async def drop_review(self, table: str, who: str) -> None:
        await self._write(lambda: reviews.drop(table, who))

    # -- players -----------------------------------------------------------------------

    async def add_player(
        self, player: Player, secret: bytes, *, first_is_host: bool = True
    ) -> Player:
        return await self._write(lambda: players.add(player, secret, first_is_host))

    async def change_player(self, id: str, **fields: Any) -> Player:
        return await self._write(lambda: players.change(id, fields), lambda player: player.id)

    async def player(self, id: str) -> Player | None:
        return await self._read(players.found(players.BY_ID, id))

    async def player_with(self, secret: bytes) -> Player | None:
        return await self._read(players.found(players.BY_SECRET, secret))

    async def player_named(self, login: str) -> Player | None:
        return await self._read(players.found(players.BY_LOGIN, login))

    async def add_secret(self, player: str, secret: bytes, at: int) -> None:
        await self._write(lambda: players.add_secret(player, secret, at))

    async def remove_secret(self, secret: bytes) -> None:
        await self._write(lambda: players.remove_secret(secret), lambda owner: owner)

    async def remove_other_secrets(self, player: str, but: bytes) -> None:
        await self._write(lambda: players.remove_other_secrets(player, but), lambda _: player)

    async def add_code(self, code: bytes, player: str, until: int) -> None:
        await self._write(lambda: players.add_code(code, player, until))

    async def take_code(self, code: bytes, now: int) -> str | None:
        return await self._write(lambda: players.take_code(code, now))

    async def code_of(self, code: bytes, now: int) -> str | None:
        return await self._read(players.code_of(code, now))

    # -- all of it ---------------------------------------------------------------------

    async def everything(self) -> AsyncIterator[dict[str, Any]]:
        await self.ping()
        return self._entries()

    async def _entries(self) -> AsyncIterator[dict[str, Any]]:
        yield moving.FIRST
        async with self._snapshot() as run:
            for after in moving.PARTS:
                last = ""
                while chunk := await run(after(last)):
                    for entry in chunk:
                        yield entry
                    last = moving.cursor(chunk[-1])

    async def restore(self, entries: AsyncIterator[dict[str, Any]]) -> int:
        async with self._alone() as run:
            await run(moving.must_be_empty())
            number, chunk = 0, []
            async for entry in entries:
                number += 1
                if number == 1:
                    moving.check_first(entry)
                    continue
                chunk.append((number, entry))
                if len(chunk) == moving.CHUNK:
                    await run(moving.put(chunk))
                    chunk = []
            await run(moving.put(chunk))
            await run(moving.count_rated())
        if not number:
            raise StoreError("there are no entries")
        return number

    async def ping(self) -> None:
        await self._read(ping())


def ping() -> Statements[None]:
    yield Statement("SELECT max(version) FROM schema_version")
