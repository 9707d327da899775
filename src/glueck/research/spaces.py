"""Observations and actions as Gymnasium spaces, also for PettingZoo."""

from __future__ import annotations

import numpy as np

from glueck.engine.game import Game
from glueck.research.missing import needs
from glueck.research.observation import NUMBERS, observation_of

with needs("gymnasium", "gym"):
    from gymnasium import spaces


def observation_space(game: Game, form: str) -> spaces.Box:
    if form == NUMBERS:
        sees = observation_of(game)
        return spaces.Box(sees.low, sees.high, dtype=sees.dtype.type)
    return spaces.Box(0, 255, (game.view.size,), np.uint8)


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(len(game.actions))


def masked_space(game: Game, form: str) -> spaces.Dict:
    """An observation with the mask of legal actions, as PettingZoo's classic games have it."""
    mask = spaces.Box(0, 1, (len(game.actions),), np.int8)
    return spaces.Dict({"observation": observation_space(game, form), "action_mask": mask})
