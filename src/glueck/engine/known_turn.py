"""A turn as far as its player can know it: played in several deals that look alike to that seat.

As long as they still look alike, what happens is certain. The first action after which they differ
reveals something hidden; its consequences cannot be known, and only what is the same in all of them
is reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from glueck.engine import kernel
from glueck.engine.game import Game
from glueck.engine.reasons import Reason, Reasons
from glueck.engine.record import Array
from glueck.engine.state import State

DEALS = 10  # so many that they hardly ever agree by chance
END = "end"  # the end of a turn in every game that has it: what follows is not its effect
NO_RUNS = np.empty(0, np.uint8)


def fields_of(game: Game) -> Array:
    """Where each field of a log entry begins in its record, and where the last one ends. The first
    byte exists only for its name."""
    sizes = [np.dtype(one.dtype).itemsize for one in game.entry.kind.fields]
    return np.array(list(accumulate(sizes, initial=1)), np.int64)


class KnownTurn:
    def __init__(self, deals: Sequence[State], seat: int) -> None:
        self.game, self.seat = deals[0].game, seat
        self.actions: list[str] = []
        self.certain = 0  # actions whose result is fully known in advance
        self._numbers: list[int] = []
        self._deals = np.concatenate([deal.array for deal in deals])
        self._masks, self._looks = self.game.state.masks(seat), self.game.state.new(2)
        self._told = np.zeros(len(deals), self.game.entry.dtype)
        self._fields = fields_of(self.game)
        self._entries: list[Array] = []
        self.before = self.after = self._view()  # as far as it is certain

    @property
    def state(self) -> State:
        """One of the deals."""
        return State(self.game, self._deals[:1].tobytes())

    @property
    def goes_on(self) -> bool:
        """Whether the same seat decides next, and knows the position then."""
        state, is_certain = self.state, self.certain == len(self.actions)
        return is_certain and not state.over and state.seat == self.seat

    def play(self, action: int) -> None:
        words = self.game.text(self._deals[:1], action)
        kept = self.game.state.new(2)
        alike = kernel.play_known(
            self._deals, self._masks, self.seat, action, kept, self._told, rows(self._told),
            self._fields, self._looks, rows(self._looks),
        )  # fmt: skip
        self.actions.append(words)
        self._numbers.append(action)
        self._entries.append(self._told[:1].copy())
        if alike and words != END:
            self.after = self._view()
            self.certain += 1

    def reasons(self) -> list[Reason]:
        """The reasons for it; none if the game gives no reasons."""
        given = self.game.reasons
        found: list[Reason] = given.found.decode(self.weighed(given))["reasons"] if given else []
        return found

    def weighed(self, given: Reasons) -> bytes:
        """The reasons for it, as the record that the game declares."""
        raw, found = given.found.new()
        entries = np.concatenate(self._entries or [self._told[:0]])
        kernel.weigh(
            self._deals, self.before, self.after, entries, np.array(self._numbers, np.int64),
            self.certain, len(self.actions), self.seat, found,
        )  # fmt: skip
        return bytes(raw)

    def _view(self) -> Array:
        view = self.game.view.new()[1]
        kernel.show(self._deals, self._masks, self.seat, self._looks, view, view, NO_RUNS)
        return view


def rows(records: Array) -> Array:
    """The same memory as bytes, a row for each record."""
    return records.view(np.uint8).reshape(len(records), -1)
