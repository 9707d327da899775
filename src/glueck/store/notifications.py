"""Listens to changes and announcements of other processes on the same PostgreSQL, over a separate
connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg
import msgspec

from glueck.store.store import (
    ALIVE,
    ALL,
    ASK,
    Change,
    Greeting,
    Looking,
    PlayerChanged,
    TableChanged,
    Word,
)

TO_CONNECT = 5.0  # seconds
HEARTBEAT = 20.0  # seconds of silence after which the connection is checked
AGAIN = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts to connect; the last is repeated
TROUBLE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asked over a broken connection, before that was noticed
)

PLAYER, LOOKING = "player", "looking"  # instead of a version


def table_note(sender: str, table: str, version: int) -> str:
    return f"{sender} {version} {table}"


def player_note(sender: str, player: str) -> str:
    return f"{sender} {PLAYER} {player}"


def word_note(word: Word) -> str:
    if isinstance(word, Greeting):
        return f"{word.process} {word.what} "
    looking = msgspec.json.encode((word.table, word.players)).decode()
    return f"{word.process} {LOOKING} {looking}"


def noted(note: str) -> tuple[str, Change | None]:
    """The sender and the word; None: a word of a later version."""
    sender, kind, about = note.split(" ", 2)
    if kind.isdigit():
        return sender, TableChanged(about, int(kind))
    if kind == PLAYER:
        return sender, PlayerChanged(about)
    if kind == LOOKING:
        return sender, Looking(
            sender, *msgspec.json.decode(about, type=tuple[str, tuple[str, ...]])
        )
    return sender, Greeting(sender, kind) if kind in (ALIVE, ALL, ASK) else None


def subject(change: Change) -> tuple[str, ...]:
    """A key: a newer word replaces an older one with the same key."""
    if isinstance(change, Looking):
        return Looking.__name__, change.process, change.table
    if isinstance(change, Greeting):
        return Greeting.__name__, change.process, change.what
    return type(change).__name__, change[0]


class Listener:
    """Listens on a channel to all others except `me`, and to everybody's greetings. If a table
    changes faster than this is read, only its last version is reported."""

    def __init__(self, url: str, channel: str, me: str) -> None:
        self._url, self._channel, self._me = url, channel, me
        self._heard: dict[tuple[str, ...], Change] = {}
        self._come = asyncio.Event()
        self._closed = asyncio.Event()

    def close(self) -> None:
        self._closed.set()
        self._come.set()

    async def changes(self) -> AsyncGenerator[Change, None]:
        failures = 0
        while not self._closed.is_set():
            try:
                async with self._line() as line:
                    failures = 0
                    yield TableChanged("", 0)
                    while news := await self._news(line):
                        for change in news:
                            yield change
            except TROUBLE:
                pause = AGAIN[min(failures, len(AGAIN) - 1)]
                failures += 1
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closed.wait(), pause)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        line = await asyncpg.connect(self._url, timeout=TO_CONNECT, command_timeout=TO_CONNECT)
        try:
            self._heard.clear()
            line.add_termination_listener(lambda _: self._come.set())
            await line.add_listener(self._channel, self._hear)
            yield line
        finally:
            line.terminate()

    def _hear(self, _line: Any, _process: int, _channel: str, note: Any) -> None:
        sender, change = noted(note)
        if change is not None and (sender != self._me or isinstance(change, Greeting)):
            self._heard.pop(subject(change), None)  # after this word of a process, the rest follows
            self._heard[subject(change)] = change
            self._come.set()

    async def _news(self, line: Any) -> list[Change]:
        """What was heard since; empty: the store was closed."""
        while not self._heard and not self._closed.is_set():
            try:
                await asyncio.wait_for(self._come.wait(), HEARTBEAT)
            except TimeoutError:
                await line.execute("SELECT 1")
            if line.is_closed():
                raise ConnectionError("the line was cut")
            self._come.clear()
        news = list(self._heard.values())
        self._heard.clear()
        return news
