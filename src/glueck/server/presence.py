"""Who of those that sit at a table looks at it. Not stored and not numbered: it is told, to all who
may look, and forgotten. Of spectators nothing is told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import TYPE_CHECKING

from glueck.match.match import Match
from glueck.match.messages import Presence, encode
from glueck.match.viewer_messages import VIEW
from glueck.server.viewer import Viewer

if TYPE_CHECKING:
    from glueck.server.table import Table

HERE, AWAY, GONE, UNKNOWN, NOBODY = "here", "away", "gone", "unknown", ""
AWAY_AFTER = 10.0  # seconds without a connection: who loads the page again was never away
GONE_AFTER = 180.0
MARGIN = 0.01  # a timer may be a little early


class Present:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.elsewhere = False  # other processes have viewers of this table that we do not know of
        self._connected: Counter[str] = Counter()  # by player
        self._left: dict[str, float] = {}  # when the last connection of a player ended
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._told = b""

    def come(self, viewer: Viewer) -> None:
        """After the viewer's first message: how things stand, and to the others that they do."""
        if viewer.player is not None:
            self._connected[viewer.player] += 1
            self._stop(viewer.player)
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
            self._left[player] = time.monotonic()
            self._look_again(player)

    def changed(self) -> None:
        """Somebody may sit elsewhere now."""
        self._tell(self.message())

    def message(self) -> bytes:
        return encode(Presence(seats=self.seats(self._table.match)))

    def seats(self, match: Match) -> list[str]:
        return [NOBODY if one.player is None else self.of(one.player) for one in match.chairs]

    def of(self, player: str) -> str:
        if player in self._connected:
            return HERE
        if self.elsewhere:
            return UNKNOWN
        missed = time.monotonic() - self._left.get(player, -GONE_AFTER)
        return HERE if missed < AWAY_AFTER else AWAY if missed < GONE_AFTER else GONE

    def _tell(self, message: bytes, but: Viewer | None = None) -> None:
        if message == self._told:
            return
        self._told = message
        for viewer in self._table.viewers:
            if viewer is not but and viewer.form == VIEW:
                viewer.tell(message)

    def _look_again(self, player: str) -> None:
        """When there will be something else to tell of somebody who is not connected."""
        self._stop(player)
        after = AWAY_AFTER if self.of(player) == HERE else GONE_AFTER
        wait = self._left[player] + after - time.monotonic()
        loop = asyncio.get_running_loop()
        self._timers[player] = loop.call_later(max(wait, 0) + MARGIN, self._time_passed, player)

    def _time_passed(self, player: str) -> None:
        del self._timers[player]
        self.changed()
        if self.of(player) in (HERE, AWAY):
            self._look_again(player)

    def _stop(self, player: str) -> None:
        if timer := self._timers.pop(player, None):
            timer.cancel()
