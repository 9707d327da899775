"""Whose time is running, and how much is left. Times are milliseconds; `now` is always passed
in."""

from __future__ import annotations

from typing import NamedTuple

from glueck.match.events import Clock

SECOND = 1000


class Clocks(NamedTuple):
    """The time everybody has left. It runs for the seat to act, unless a bot plays that seat."""

    spec: Clock | None = None
    left: tuple[int, ...] = ()  # per seat, of the whole game
    seat: int | None = None  # whose time is running
    since: int = 0  # when it began to run (or was last counted)
    turn: int = 0  # when the turn of that seat began

    def started(self, seats: int) -> Clocks:
        if self.spec is None or self.spec.game is None:
            return self
        return self._replace(left=(self.spec.game * SECOND,) * seats)

    def running(
        self, seat: int | None, now: int, *, acted: bool = False, settled: bool = False
    ) -> Clocks:
        """From now on this seat's time runs (None: nobody's). Only a seat that `acted` has ended a
        turn and gets the increment: nobody gains time by running out of it. An action that is
        `settled` (it cannot be undone) starts a new turn of the same seat, if each turn has its own
        time."""
        new_turn = settled or seat != self.seat
        left = self.left and self._left_at(now, ends=acted and seat != self.seat)
        return Clocks(self.spec, left, seat, now, now if new_turn else self.turn)

    def _left_at(self, now: int, ends: bool) -> tuple[int, ...]:
        if self.seat is None or self.spec is None:
            return self.left
        left = list(self.left)
        left[self.seat] = max(0, left[self.seat] - max(0, now - self.since))
        if ends:
            left[self.seat] += self.spec.increment * SECOND
        return tuple(left)

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up."""
        if self.spec is None or self.seat is None:
            return None
        if self.spec.turn is not None:
            return self.turn + self.spec.turn * SECOND
        return self.since + self.left[self.seat] if self.left else None
