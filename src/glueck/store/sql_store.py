"""A store that speaks SQL: what is common to SQLite and PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from glueck.store import entries as moving
from glueck.store import player_statements as players
from glueck.store import table_statements as tables
from glueck.store.rows import findable
from glueck.store.statements import Statement, Statements
from glueck.store.store import Player, StoredEvent, StoreError, TableRow, Word
from glueck.store.write_batch import Append, Claim, Remove, Write

T = TypeVar("T")
Run = Callable[[Statements[Any]], Awaitable[Any]]  # … in one transaction


def nobody(outcome: object) -> None:
    """It was about no player."""


class SqlStore(ABC):
    shared = False
    me = ""

    # -- what each database does in its own way ----------------------------------------

    @abstractmethod
    async def _apply_write(self, write: Write) -> Any:
        """What becomes of a write to a table, together with all others that wait."""

    @abstractmethod
    async def _write(
        self, statements: Callable[[], Statements[T]], about: Callable[[T], str | None] = nobody
    ) -> T:
        """Run statements that write; again (hence the callable) if somebody was faster. Other
        processes hear which player it was `about`."""

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

    async def append(self, expected: int, at: int, bodies: Sequence[bytes], row: TableRow) -> int:
        version: int = await self._apply_write(Append.of(expected, at, bodies, row))
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

    # -- players -----------------------------------------------------------------------

    async def add_player(
        self, player: Player, secret: bytes, *, first_is_host: bool = True
    ) -> Player:
        return await self._write(lambda: players.add(player, secret, first_is_host))

    async def change_player(self, player: Player) -> None:
        await self._write(lambda: players.change(player), lambda _: player.id)

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
            for after in (moving.players_after, moving.tables_after):
                last = ""
                while chunk := await run(after(last)):
                    for entry in chunk:
                        yield entry
                    last = chunk[-1]["id"]

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
        if not number:
            raise StoreError("there are no entries")
        return number

    async def ping(self) -> None:
        await self._read(ping())


def ping() -> Statements[None]:
    yield Statement("SELECT max(version) FROM schema_version")
