"""The planner of a game: the possible wishes, and the form of the answer."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from glueck.engine.record import Array
from glueck.engine.view import Declaration


@dataclass(frozen=True, eq=False)
class Planner:
    wishes: int  # things that can be wished for, each a number below this
    answer: Declaration  # its `actions` are the actions' numbers
    room: np.dtype[Any]  # working memory

    def new(self) -> tuple[Array, Array, Array]:
        """An empty wish, an empty answer and working memory, for the kernel."""
        return np.zeros(self.wishes, np.uint8), self.answer.new()[1], np.zeros(1, self.room)
