"""Who is connected to which table in other processes, from their announcements; announcer.py makes
our own.

A process may die without notice, so each announces every BEAT seconds that it is alive. Silence
counts only while we receive our own announcements: when our connection is lost, or we are too busy
to listen, nobody counts as gone."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from glueck.server import presence
from glueck.server.announcer import Announcer
from glueck.store import ALIVE, ALL, ASK, Greeting, Looking, Store, Word

if TYPE_CHECKING:
    from glueck.server.tables import Tables

# Our own beats that we receive while another process is silent, before it counts as gone: that
# takes 15 to 20 seconds. A process that is busy for ten seconds is not gone; and if one is gone,
# its players connect to another within seconds, so that few are ever shown as away because of this.
SILENT = 3


class Process:
    """What another process has announced, and when it was last heard."""

    __slots__ = ("heard", "silent", "tables")

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, ...]] = {}
        self.hear()

    def hear(self) -> None:
        self.heard, self.silent = time.monotonic(), 0


class OtherProcesses:
    def __init__(self, store: Store, tables: Tables) -> None:
        self._me, self._tables = store.me, tables
        self.announcer = Announcer(store, tables)
        self.known = False  # every living process has had time to answer us
        self._asked = False
        self._processes: dict[str, Process] = {}
        self._left: dict[str, dict[str, float]] = {}  # by table and player: used when it is opened

    def looks(self, table: str, player: str) -> bool:
        return any(player in one.tables.get(table, ()) for one in self._processes.values())

    def left(self, table: str) -> dict[str, float]:
        """Players who left it in other processes a while ago, and when."""
        return self._left.get(table, {})

    def missed(self, table: str, player: str) -> float:
        """Seconds since somebody looked at a table that is not in memory here."""
        if not self.known or self.looks(table, player):
            return 0.0
        at = self.left(table).get(player)
        return math.inf if at is None else time.monotonic() - at

    def heard(self, word: Word) -> None:
        if word.process == self._me:
            self._heard_myself(word)
            return
        process = self._processes.get(word.process) or self._meet(word)
        process.hear()
        if isinstance(word, Looking):
            self._take(process, word.table, word.players, process.heard)
        elif word.what == ALL:
            self._leave(process, process.heard)  # its players are announced again in time
        elif word.what == ASK:
            self.announcer.all()

    def _meet(self, word: Word) -> Process:
        """A process that is new, or that we believed to be gone: neither knows the other's
        announcements."""
        if isinstance(word, Greeting) and word.what == ALL:
            self.announcer.all()
        else:
            self.announcer.ask()
        self.announcer.alone = False
        process = self._processes[word.process] = Process()
        return process

    def _heard_myself(self, word: Word) -> None:
        """Our own announcements measure the time."""
        if word == (self._me, ASK):
            self._asked = True
        elif word == (self._me, ALIVE):
            self._miss_the_silent()
            self._forget_who_left()
            if self._asked and not self.known:
                self.known = True
                for table in self._tables.held():
                    table.present.changed()

    def _miss_the_silent(self) -> None:
        for id, process in list(self._processes.items()):
            process.silent += 1
            if process.silent > SILENT:
                del self._processes[id]
                self._leave(process, process.heard)
        self.announcer.alone = not self._processes

    def _leave(self, process: Process, at: float) -> None:
        for table in list(process.tables):
            self._take(process, table, (), at)

    def _take(self, process: Process, table: str, players: tuple[str, ...], at: float) -> None:
        before = process.tables.pop(table, ())
        if players:
            process.tables[table] = players
        held = self._tables.get(table)
        for player in set(players).difference(before):
            self.left(table).pop(player, None)
            if held:
                held.present.came_elsewhere(player)
        for player in set(before).difference(players):
            self._left.setdefault(table, {})[player] = at
            if held:
                held.present.left(player, at)

    def _forget_who_left(self) -> None:
        limit = time.monotonic() - presence.GONE_AFTER
        for table, players in list(self._left.items()):
            self._left[table] = {one: at for one, at in players.items() if at > limit}
            if not self._left[table]:
                del self._left[table]
