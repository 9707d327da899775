"""Compile the search of a game once per machine and user, visibly."""

from pathlib import Path

import numpy as np

from glueck.engine import precompile as engine
from glueck.engine.game import Game
from glueck.engine.record import Array
from glueck.search import greedy, ismcts
from glueck.search.tree import new_tree


def folders(game: Game) -> tuple[Path, ...]:
    """What the search of a game is made of."""
    return game.folder, game.folder / "judgement", Path(__file__).parent


def precompile(game: Game) -> None:
    engine.precompile(game)
    engine.once(game, "search", folders(game), lambda: compile_all(game))


def is_precompiled(game: Game) -> bool:
    """Whether there is nothing left to compile: neither of the game nor of its search."""
    return engine.is_precompiled(game) and engine.marker(game, "search", folders(game)).exists()


def compile_all(game: Game) -> None:
    state = game.new(game.seats[0], seed=1)
    states = game.state.new(3)
    states[0] = state.seen(state.seat)[0]
    raw, x, seat = states.view(np.uint8).reshape(3, -1), np.uint64(1), state.seat
    masks = np.zeros((game.seats[-1], raw.shape[1]), np.uint8)
    tree, key = new_tree(2), np.uint64(0)
    moves, slot = np.empty(len(game.actions), np.int16), np.zeros(1, np.int32)
    worth: Array = np.zeros(len(game.actions))
    engine.compile_each(
        f"the search of {game.title}",
        [lambda: greedy.quick_action(states, game.judgement, seat, moves, 1.0, x)],
        [
            lambda: ismcts.simulate(
                states, game.judgement, raw, seat, tree, key, masks, moves, moves.copy(), slot,
                ismcts.QUICK, -1, 0.5, 1.0, 0.5, False, False, 0, x,
            ),
        ],
        [
            lambda: greedy.this_turn(
                states, game.judgement, seat, moves, moves.copy(), 1.0, 0.5, worth, worth, 0, x
            ),
            lambda: greedy.list_considered(states, game.judgement, 1, moves),
            lambda: ismcts.root_key(states, raw, seat, masks, x),
        ],
    )  # fmt: skip
