"""Announces to other processes who is connected to tables here: which players, at which table,
nothing else.

The first change is announced immediately, later ones within a PAUSE all together, and a table only
if its players have changed since. So many people reconnecting at once cause one transaction a
second with a note for each table, and a process that is alone sends one note every BEAT."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from glueck.server.endless_tasks import for_ever
from glueck.store import ALIVE, ALL, ASK, Greeting, Looking, Store, StoreError, Word

if TYPE_CHECKING:
    from glueck.server.tables import Tables

PAUSE = 1.0  # seconds
BEAT = 5.0  # seconds between two announcements that we are alive


class Announcer:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._store, self._tables = store, tables
        self.alone = True  # nobody to tell; a new process asks for everything
        self._changed: set[str] = set()
        self._told: dict[str, tuple[str, ...]] = {}
        self._all = self._ask = False
        self._beat = 0.0  # when it is time to say that we are alive
        self._something = asyncio.Event()

    def changed(self, table: str) -> None:
        """Its viewers or its players have changed."""
        if not self.alone:
            self._changed.add(table)
            self._something.set()

    def all(self) -> None:
        """Another process does not know our announcements."""
        self._all = True
        self._something.set()

    def ask(self) -> None:
        """… and we do not know the others' announcements."""
        self._ask = True
        self.all()

    async def run(self) -> None:
        await for_ever("presence", self._once, PAUSE)

    async def _once(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._something.wait(), self._beat - time.monotonic())
        self._something.clear()
        try:
            if words := self._words():
                await self._store.tell(words)
        except Exception:  # unknown who received it
            self.ask()
            raise

    async def say_goodbye(self) -> None:
        """Nobody is connected here any more; processes that miss this will notice it later."""
        with suppress(StoreError):
            await self._store.tell([self._of_myself(ALL)])

    def _words(self) -> list[Word]:
        words = self._all_words() if self._all else self._new_words()
        now = time.monotonic()
        if self._ask:  # the answers have until our next announcement
            words.append(self._of_myself(ASK))
            self._beat = now + BEAT
        elif now >= self._beat:
            words.append(self._of_myself(ALIVE))
            self._beat = now + BEAT
        self._all = self._ask = False
        self._changed.clear()
        return words

    def _all_words(self) -> list[Word]:
        looking = ((table.id, table.present.looking()) for table in self._tables.held())
        self._told = {table: players for table, players in looking if players}
        return [self._of_myself(ALL), *(self._looking(one) for one in self._told)]

    def _new_words(self) -> list[Word]:
        words: list[Word] = []
        for table in self._changed:
            held = self._tables.get(table)
            players = held.present.looking() if held else ()
            if players != self._told.pop(table, ()):
                words.append(Looking(self._store.me, table, players))
            if players:
                self._told[table] = players
        return words

    def _looking(self, table: str) -> Looking:
        return Looking(self._store.me, table, self._told[table])

    def _of_myself(self, what: str) -> Greeting:
        return Greeting(self._store.me, what)
