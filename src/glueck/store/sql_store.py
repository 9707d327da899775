"""A store that speaks SQL: the interface as conversations. How these are held is up to heirs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

from glueck.store import entries as moving
from glueck.store import player_statements as players
from glueck.store import table_statements as tables
from glueck.store.statements import Ask, Conversation
from glueck.store.store import Player, StoredEvent, StoreError, TableRow
from glueck.store.write_batch import Append, Claim, Remove, Write

T = TypeVar("T")
Hold = Callable[[Conversation[Any]], Awaitable[Any]]  # … a conversation, in one transaction


class SqlStore(ABC):
    # -- what heirs do -----------------------------------------------------------------

    @abstractmethod
    async def _settle(self, write: Write) -> Any:
        """What becomes of a write to a table, together with all others that wait."""

    @abstractmethod
    async def _write(self, talk: Callable[[], Conversation[T]]) -> T:
        """Hold a conversation that writes; anew (hence the callable) if somebody was faster."""

    @abstractmethod
    async def _read(self, talk: Conversation[T]) -> T: ...

    @abstractmethod
    def _snapshot(self) -> AbstractAsyncContextManager[Hold]:
        """Hold conversations that all see the same moment."""

    @abstractmethod
    def _alone(self) -> AbstractAsyncContextManager[Hold]:
        """Hold conversations in one transaction, nobody else writing; all or nothing."""

    # -- tables ------------------------------------------------------------------------

    async def append(self, expected: int, at: int, bodies: Sequence[bytes], row: TableRow) -> int:
        version: int = await self._settle(Append.of(expected, at, bodies, row))
        return version

    async def remove(self, table: str) -> bool:
        was_there: bool = await self._settle(Remove.of(table))
        return was_there

    async def claim(self, table: str, version: int, who: str, now: int, until: int) -> bool:
        given: bool = await self._settle(Claim.of(table, version, who, now, until))
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

    # -- players -----------------------------------------------------------------------

    async def add_player(
        self, player: Player, secret: bytes, *, first_is_host: bool = True
    ) -> Player:
        return await self._write(lambda: players.add(player, secret, first_is_host))

    async def change_player(self, player: Player) -> None:
        await self._write(lambda: players.change(player))

    async def player(self, id: str) -> Player | None:
        return await self._read(players.found(players.BY_ID, id))

    async def player_with(self, secret: bytes) -> Player | None:
        return await self._read(players.found(players.BY_SECRET, secret))

    async def player_named(self, login: str) -> Player | None:
        return await self._read(players.found(players.BY_LOGIN, login))

    async def add_secret(self, player: str, secret: bytes, at: int) -> None:
        await self._write(lambda: players.add_secret(player, secret, at))

    async def remove_secret(self, secret: bytes) -> None:
        await self._write(lambda: players.remove_secret(secret))

    async def add_code(self, code: bytes, player: str, until: int) -> None:
        await self._write(lambda: players.add_code(code, player, until))

    async def take_code(self, code: bytes, now: int) -> str | None:
        return await self._write(lambda: players.take_code(code, now))

    # -- all of it ---------------------------------------------------------------------

    async def everything(self) -> AsyncIterator[dict[str, Any]]:
        await self.ping()
        return self._entries()

    async def _entries(self) -> AsyncIterator[dict[str, Any]]:
        yield moving.FIRST
        async with self._snapshot() as hold:
            for after in (moving.players_after, moving.tables_after):
                last = ""
                while chunk := await hold(after(last)):
                    for entry in chunk:
                        yield entry
                    last = chunk[-1]["id"]

    async def restore(self, entries: AsyncIterator[dict[str, Any]]) -> int:
        async with self._alone() as hold:
            await hold(moving.must_be_empty())
            number, chunk = 0, []
            async for entry in entries:
                number += 1
                if number == 1:
                    moving.check_first(entry)
                    continue
                chunk.append((number, entry))
                if len(chunk) == moving.CHUNK:
                    await hold(moving.put(chunk))
                    chunk = []
            await hold(moving.put(chunk))
        if not number:
            raise StoreError("there are no entries")
        return number

    async def ping(self) -> None:
        await self._read(ping())


def ping() -> Conversation[None]:
    yield Ask("SELECT max(version) FROM schema_version")
