"""The code of bots, as a part of a game's machine code."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from glueck.engine.compile import Kernel
from glueck.engine.game import Game
from glueck.engine.precompile import (
    PLANNER,
    PLAYING,
    TO_PLAY,
    Arguments,
    Part,
    compile_mode,
    load,
    make_in_background,
    precompile,
    prepare,
)
from glueck.search import greedy, ismcts
from glueck.search.tree import new_tree

JUDGEMENT = ("consider", "choose", "evaluate", "stage")


def examples(game: Game) -> list[tuple[Kernel, Arguments]]:
    a, x = game.state.new(3), np.uint64(1)
    raw, masks = a.view(np.uint8).reshape(3, -1), np.zeros((1, 1), np.uint8)
    moves, slot, worth = np.zeros(1, np.int16), np.zeros(1, np.int32), np.zeros(1)
    room = game.new_room()
    return [
        (greedy.quick_action, (a, 0, moves, 1.0, x, room)),
        (greedy.list_considered, (a, 0, moves, room)),
        (
            greedy.turn_action,
            (a, 0, moves, moves, moves, 1.0, worth, worth, 1.0, 0, x, room),
        ),
        (ismcts.worth_a_thought, (a, 0, moves, room)),
        (ismcts.next_decision, (a, masks, 0, 0, moves, room)),
        (ismcts.root_key, (a, raw, 0, masks, x)),
        (
            ismcts.simulate,
            (
                a, raw, 0, new_tree(2), x, masks, moves, moves, slot,
                0, -1, 0.5, 1.0, 0.5, False, False, 0, x, room,
            ),
        ),
    ]  # fmt: skip


BOTS = Part("bots", (*PLAYING, *JUDGEMENT), __name__, examples, (Path(__file__).parent,))
ALL = (*TO_PLAY, BOTS)


def parts_of(game: Game) -> tuple[Part, ...]:
    """All parts that a table of this game may need."""
    return (*ALL, PLANNER) if game.planner else ALL


def prepare_bots(game: Game) -> None:
    """Make sure that games with bots get their machine code (`engine.precompile.prepare`)."""
    prepare(game, *parts_of(game))


def precompile_bots(*games: Game, also: Sequence[Part] = ()) -> None:
    """Wait until everything that bots need, and the parts in `also`, is compiled; for several games
    at the same time."""
    if compile_mode() == "never":
        return
    for game in games:
        parts = (*parts_of(game), *also)
        make_in_background(game, [part for part in parts if not load(game, part)])
    for game in games:
        precompile(game, *parts_of(game), *also)
