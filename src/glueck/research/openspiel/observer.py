"""What a player sees, in OpenSpiel's form: a tensor and a string."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from glueck.engine import notation
from glueck.engine.game import Game
from glueck.research.observation import observation_of
from glueck.research.openspiel.past import told

if TYPE_CHECKING:
    from glueck.research.openspiel.game import SpielState

RECALLED = 32  # of the latest actions, in the tensor of an information state


class Observer:
    """An observation is what the seat may know now, including what it remembers of stacks and
    hands. An information state also has the past: in the tensor the latest actions, by seat and
    number (one higher than usual, 0 is none). The string of an observation is readable; that of an
    information state is a digest of everything the seat has seen, which is quick to compare."""

    def __init__(self, game: Game, seats: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        size = observation_of(game).size
        self.tensor = np.zeros(size + perfect_recall * 2 * RECALLED, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["latest"] = self.tensor[size:].reshape(RECALLED, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.past is None:
            return
        self.dict["observation"][:] = state.table.observe(player)
        if self.perfect_recall:
            game = state.table.game
            for row, one in enumerate(state.past.latest(RECALLED)):
                action = told(game, one.seat, one.action, player)
                self.dict["latest"][row] = one.seat + 1, action + 1

    def string_from(self, state: SpielState, player: int) -> str:
        if state.past is None:
            return f"{player}: nothing is dealt yet"
        if self.perfect_recall:
            return f"{player}: {state.past.known[player].hex()}"
        return f"{player}: {notation.write(state.table.game, state.table.seen(player))}"
