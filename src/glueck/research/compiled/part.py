"""The code for learning, as a part of a game's machine code."""

from pathlib import Path

import numpy as np

from glueck.engine.compile import Kernel
from glueck.engine.game import Game
from glueck.engine.precompile import PLAYING, Arguments, Part
from glueck.research.compiled import kernels
from glueck.research.compiled.kernels import BY_CHANCE, EVERYBODY, ManyGames, Others
from glueck.research.observation import observation_of
from glueck.search import greedy

QUICK = ("consider", "choose")  # for the judgement of opponents


def new_games(game: Game, count: int, seats: int, seed: int) -> ManyGames:
    """Room for so many."""
    size, dtype = observation_of(game).size, observation_of(game).dtype
    chance = np.random.default_rng(seed)
    return ManyGames(
        observations=np.zeros((count, size), dtype),
        masks=np.zeros((count, len(game.actions)), np.int8),
        legal=np.zeros((count, game.most_legal), np.int16),
        legal_counts=np.zeros(count, np.int16),
        seats=np.zeros(count, np.int8),
        rewards=np.zeros(count),
        all_rewards=np.zeros((count, seats)),
        over=np.zeros(count, bool),
        clauses=np.zeros(count, np.int16),
        final_observations=np.zeros((count, size), dtype),
        deals=np.zeros(count, np.int64),
        randoms=chance.integers(1, 1 << 64, count, np.uint64),
    )


def new_others(game: Game, learner: int = EVERYBODY, sees: float = BY_CHANCE) -> Others:
    """With room of their own."""
    most = max(game.most_legal, len(game.actions))
    return Others(
        learner, sees, game.state.new(3), moves=np.zeros(most, np.int16), judgement=game.new_room()
    )


def examples(game: Game) -> list[tuple[Kernel, Arguments]]:
    a, key, options = game.state.new(), np.zeros(8, np.uint32), np.zeros(1, np.int64)
    sees, games = observation_of(game), new_games(game, 1, 2, 0)
    seen, others = (sees.sight, a), new_others(game)
    row, mask, moves = games.observations[0], games.masks[0], games.legal[0]
    return [
        (kernels.look, (a, 0, *seen, row)),
        (kernels.look_to_act, (a, *seen, row, moves, mask)),
        (kernels.rewards_of, (a, 0, games.rewards)),
        (kernels.begin, (a, a, games, 2, key, options, others, *seen, 0, 0)),
        (kernels.look_again, (a, games, EVERYBODY, *seen, 0, 0)),
        (kernels.step, (a, options, a, games, 2, key, options, 0, 0, others, *seen, 0, 0)),
        (kernels.pick_actions, (a, games, games.randoms, options, 0, 0)),
    ]


SOURCES = (Path(__file__).parent, Path(greedy.__file__).parent)
LEARNING = Part("learning", (*PLAYING, *QUICK), __name__, examples, SOURCES)
