"""The planner of a game: what can be wished for, and how the cheapest way to it is told."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from glueck.engine.record import Array
from glueck.engine.view import Declaration


@dataclass(frozen=True, eq=False)
class Planner:
    wishes: int  # things that can be wished for, each a number below this
    answer: Declaration  # its `actions` are the numbers of the way
    room: np.dtype[Any]  # to work in

    def new(self) -> tuple[Array, Array, Array]:
        """An empty wish, an empty answer and room, for the kernel."""
        return np.zeros(self.wishes, np.uint8), self.answer.new()[1], np.zeros(1, self.room)
