"""The question about one moment of a game, and its answer.

A question contains only what the seats could see then, so the process that answers it cannot know
more. Both are plain values, so that they can be sent to another process.
"""

from __future__ import annotations

import msgspec
import numpy as np

from glueck.engine.record import Array
from glueck.engine.registry import BY_ID
from glueck.engine.state import State
from glueck.search import SeatKnowledge


class Question(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True,
               tag="review"):  # fmt: skip
    """One moment: the seat that decided, and what it did."""

    game: str
    number: int  # actions played before
    seat: int
    legal: tuple[int, ...]
    chosen: int
    seen: tuple[bytes, ...]  # the position as each seat saw it; empty: not asked
    simulations: int

    @property
    def knowledge(self) -> SeatKnowledge:
        """What the deciding seat knew."""
        return SeatKnowledge(BY_ID[self.game], self.seat, self.position(self.seat), self.legal)

    def position(self, seat: int) -> Array:
        return np.frombuffer(bytearray(self.seen[seat]), BY_ID[self.game].state.dtype)


class PossibleAction(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An action that was possible."""

    action: str
    value: float  # its expected result, for the seat that decides
    visits: int  # of the search
    chosen: bool = False


class Judgement(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The answer; seats that are left out expect what they expected before."""

    expected: dict[int, float]  # by seat, based on what it saw
    choice: tuple[float, ...] = ()  # by seat, what the choice changed; empty: nothing
    options: tuple[PossibleAction, ...] = ()  # the best first; empty: there was no choice


def question(state: State, chosen: int, before: int | None, simulations: int) -> Question | None:
    """The question about an action in this position; None if there is nothing to ask. The other
    seats' expectations are asked for when the turn has passed from `before` to another seat."""
    legal, seat = tuple(state.moves().tolist()), state.seat
    if len(legal) == 1:
        return None
    asked = range(state.seats) if seat != before else (seat,)
    seen = tuple(state.seen(s).tobytes() if s in asked else b"" for s in range(state.seats))
    return Question(state.game.id, state.played, seat, legal, chosen, seen, simulations)
