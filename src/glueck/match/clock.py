"""Whose time runs, and how much is left. Times are milliseconds; `now` is always given."""

from __future__ import annotations

from dataclasses import dataclass, field

from glueck.match.events import Clock

SECOND = 1000


@dataclass
class Clocks:
    """What everybody has left. Time runs for the seat to act, unless a bot plays it."""

    spec: Clock | None
    left: list[int] = field(default_factory=list)  # per seat, of the whole game
    seat: int | None = None  # whose time runs
    since: int = 0  # when it began to run (or was last counted)
    turn: int = 0  # when the turn of that seat began

    def start(self, seats: int) -> None:
        whole = self.spec.game if self.spec else None
        self.left = [whole * SECOND] * seats if whole is not None else []

    def run(
        self, seat: int | None, now: int, *, acted: bool = False, settled: bool = False
    ) -> None:
        """From now on it is this seat's time (None: nobody's). Only who `acted` has ended a turn:
        time is no gift for running out of it. An action that is `settled`, because it cannot be
        taken back, is a move of its own where each has its time."""
        self._count(now)
        if seat != self.seat:
            if acted:
                self._end_turn()
            self.seat, self.turn = seat, now
        elif settled:
            self.turn = now

    def _count(self, now: int) -> None:
        if self.left and self.seat is not None:
            used = max(0, now - self.since)
            self.left[self.seat] = max(0, self.left[self.seat] - used)
        self.since = now

    def _end_turn(self) -> None:
        if self.left and self.seat is not None and self.spec is not None:
            self.left[self.seat] += self.spec.increment * SECOND

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up."""
        if self.spec is None or self.seat is None:
            return None
        if self.spec.turn is not None:
            return self.turn + self.spec.turn * SECOND
        return self.since + self.left[self.seat] if self.left else None
