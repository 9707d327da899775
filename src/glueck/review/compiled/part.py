"""The compiled functions of a review, as a part of a game's machine code."""

from pathlib import Path

import numpy as np

from glueck.engine.compile import Kernel
from glueck.engine.game import Game
from glueck.engine.precompile import PLAYING, Arguments, Part
from glueck.review.compiled import kernels
from glueck.search import ismcts
from glueck.search.precompile import ALL, JUDGEMENT
from glueck.search.tree import new_tree


def examples(game: Game) -> list[tuple[Kernel, Arguments]]:
    a = game.state.new(3)
    raw, masks = a.view(np.uint8).reshape(3, -1), np.zeros((1, 1), np.uint8)
    moves, slot, results = np.zeros(1, np.int16), np.zeros(1, np.int32), np.zeros((1, 2))
    return [
        (
            kernels.outcomes,
            (
                a, raw, 0, 0, new_tree(2), masks, moves, moves, slot,
                -1, 0.5, 1.0, 0.5, np.uint64(1), results, game.new_room(),
            ),
        ),
        (kernels.compare, (np.zeros((1, 1, 2)), 0, 0, np.zeros((1, 2)), np.zeros(2))),
    ]  # fmt: skip


SOURCES = (Path(__file__).parent, Path(ismcts.__file__).parent)
REVIEWING = Part("review", (*PLAYING, *JUDGEMENT), __name__, examples, SOURCES)
TO_REVIEW = (*ALL, REVIEWING)
