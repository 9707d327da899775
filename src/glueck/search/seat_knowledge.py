"""Everything a bot gets: a position as one seat sees it, with 0 for unknown."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from glueck.engine import kernel
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.engine.record import Array
from glueck.engine.rng import key_of
from glueck.engine.state import State


@dataclass(frozen=True)
class SeatKnowledge:
    game: Game
    seat: int
    position: Array  # one record, blanked: see `State.seen`
    legal: tuple[int, ...]  # what this seat may do

    @classmethod
    def of(cls, state: State, seat: int | None = None) -> SeatKnowledge:
        """What a seat (by default the one to act) sees of a game."""
        viewer = state.seat if seat is None else seat
        seen, moves = state.seen(viewer), state.moves(viewer)
        if state.over or not moves.size:
            raise OptionError("seat", f"{viewer!r} has nothing to decide now")
        return cls(state.game, viewer, seen, tuple(moves.tolist()))

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.position[0]["seats"])

    def workspace(self) -> Array:
        """Memory in which kernels imagine positions; the first position is what is seen."""
        states = self.game.state.new(3)
        states[0] = self.position[0]
        return states

    def possible_state(self, seed: int) -> State:
        """A game that agrees with what this seat sees."""
        states = self.position.copy()
        kernel.redeal(states, 0, self.seat, key_of(seed))
        return State(self.game, states.tobytes())

    @property
    def scratch(self) -> Array:
        return np.empty(max(self.game.most_legal, len(self.game.actions)), np.int16)
