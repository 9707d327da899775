"""Which of a table's players are connected to it. Not stored and not numbered: it is sent to all
viewers, and forgotten. Nothing is sent about spectators."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from typing import TYPE_CHECKING

from glueck.match.match import Match
from glueck.match.messages import Presence, encode
from glueck.match.viewer_messages import VIEW
from glueck.server.viewer import Viewer

if TYPE_CHECKING:
    from glueck.server.other_processes import OtherProcesses
    from glueck.server.table import Table

HERE, AWAY, GONE, UNKNOWN, NOBODY = "here", "away", "gone", "unknown", ""
AWAY_AFTER = 10.0  # seconds without a connection: reloading the page does not count as away
GONE_AFTER = 180.0
MARGIN = 0.01  # a timer may be a little early


class Present:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._other_processes: OtherProcesses | None = None  # where there are no other processes
        self._connected: Counter[str] = Counter()  # by player
        self._left: dict[str, float] = {}  # when the last connection of a player ended
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._told = b""

    def connect(self, others: OtherProcesses) -> None:
        """Other processes have viewers of this table, too."""
        self._other_processes = others
        for player, at in others.left(self._table.id).items():
            self.left(player, at)

    def come(self, viewer: Viewer) -> None:
        """After the viewer's first message: sends the current state to it, and the change to the
        others."""
        if viewer.player is not None:
            self._connected[viewer.player] += 1
            self._stop(viewer.player)
            self._tell_others()
        message = self.message()
        if viewer.form == VIEW:
            viewer.tell(message)
        self._tell(message, but=viewer)

    def go(self, viewer: Viewer) -> None:
        player = viewer.player
        if player is None or player not in self._connected:
            return
        self._connected[player] -= 1
        if self._connected[player] == 0:
            del self._connected[player]
            self.left(player, time.monotonic())
            self._tell_others()

    def seats_changed(self) -> None:
        """Called when somebody may have changed seats."""
        self.changed()
        self._tell_others()

    def came_elsewhere(self, player: str) -> None:
        self._stop(player)
        self.changed()

    def left(self, player: str, at: float) -> None:
        """Here or in another process; a player still connected to one of them has not left."""
        if not self._looks(player):
            self._left[player] = at
            self._time_passed(player)

    def changed(self) -> None:
        self._tell(self.message())

    def looking(self) -> tuple[str, ...]:
        """Which players of this table are connected to this process."""
        seated = {chair.player for chair in self._table.match.chairs if chair.player}
        return tuple(sorted(seated & self._connected.keys()))

    def message(self) -> bytes:
        return encode(Presence(seats=self.seats(self._table.match)))

    def seats(self, match: Match) -> list[str]:
        return [NOBODY if one.player is None else self.of(one.player) for one in match.chairs]

    def of(self, player: str) -> str:
        if self._looks(player):
            return HERE
        if player not in self._left:
            return UNKNOWN if self._other_processes and not self._other_processes.known else GONE
        missed = time.monotonic() - self._left[player]
        return HERE if missed < AWAY_AFTER else AWAY if missed < GONE_AFTER else GONE

    def missed(self, player: str) -> float:
        """Seconds since somebody had a connection; infinite if they never had one."""
        there = self._other_processes
        if self._looks(player) or (there is not None and not there.known):
            return 0.0
        return time.monotonic() - self._left[player] if player in self._left else math.inf

    def _looks(self, player: str) -> bool:
        there = self._other_processes
        return player in self._connected or (
            there is not None and there.looks(self._table.id, player)
        )

    def _tell_others(self) -> None:
        if self._other_processes:
            self._other_processes.announcer.changed(self._table.id)

    def _tell(self, message: bytes, but: Viewer | None = None) -> None:
        if message == self._told:
            return
        self._told = message
        for viewer in self._table.viewers:
            if viewer is not but and viewer.form == VIEW:
                viewer.tell(message)

    def _look_again(self, player: str) -> None:
        """When the state of a disconnected player will next change."""
        after = AWAY_AFTER if self.of(player) == HERE else GONE_AFTER
        wait = self._left[player] + after - time.monotonic()
        loop = asyncio.get_running_loop()
        self._timers[player] = loop.call_later(max(wait, 0) + MARGIN, self._time_passed, player)

    def _time_passed(self, player: str) -> None:
        self._stop(player)
        self.changed()
        if self.of(player) in (HERE, AWAY):
            self._look_again(player)

    def _stop(self, player: str) -> None:
        if timer := self._timers.pop(player, None):
            timer.cancel()
