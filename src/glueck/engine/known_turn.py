"""A turn as far as its player can know it: played in several deals that look alike to that seat.

As long as they go on looking alike, what comes is certain. The first action after which they differ
shows something that was hidden; what it leads to is anybody's guess, and nothing is said of it but
what is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from glueck.engine.game import PROJECTED
from glueck.engine.reasons import Reason
from glueck.engine.state import State

DEALS = 10  # so many that what all of them show is hardly ever so by chance
END = "end"  # in every game that has it, the end of a turn: what comes then, it does not bring
View = dict[str, Any]


class KnownTurn:
    def __init__(self, deals: Sequence[State], seat: int) -> None:
        self.game, self.seat = deals[0].game, seat
        self.actions: list[str] = []
        self.certain = 0  # actions of which everything is known before
        self._deals = list(deals)
        self.before = self.after = view_of(self.state, seat)  # as far as it is certain
        self._entries: list[View] = []
        self._beyond: list[View] = []

    @property
    def state(self) -> State:
        """One of the deals."""
        return self._deals[0]

    @property
    def goes_on(self) -> bool:
        """Whether the same seat decides next, and knows where it stands then."""
        is_certain = self.certain == len(self.actions)
        return is_certain and not self.state.over and self.state.seat == self.seat

    def play(self, action: int) -> None:
        words = self.game.text(self.state.array, action)
        steps = [deal.after(words) for deal in self._deals]
        self._deals = [state for state, _ in steps]
        self.actions.append(words)
        told = [line.told_to(self.seat) for _, line in steps]
        if words == END or len({deal.seen(self.seat).tobytes() for deal in self._deals}) > 1:
            self._beyond.append(alike(told))
        else:
            self._entries.append(told[0])
            self.after = view_of(self.state, self.seat)
            self.certain += 1

    def reasons(self) -> list[Reason]:
        """What speaks for it; nothing, if the game gives no reasons."""
        given = self.game.reasons
        if given is None:
            return []
        return given.find(self.before, self._entries, self.after, self._beyond)


def view_of(state: State, seat: int) -> View:
    return state.view(seat) | {PROJECTED: state.projected()}


def alike(told: list[View]) -> View:
    """What all of them say; of points, which every entry has, none, if they differ."""
    first, *others = told
    same = {k: v for k, v in first.items() if all(one.get(k) == v for one in others)}
    return {"points": []} | same
