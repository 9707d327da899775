"""What toy games for two share: nothing hidden, places and gains by points, no news."""

import numpy as np

from glueck.engine import game, kernel
from glueck.engine.compile import jit


@jit
def nothing(s, *others):
    """To deal anew, or to remember."""


@jit
def by_points(s, places):
    """Whoever has most leads."""
    points = np.zeros(2, np.int64)
    game.score(s, points)
    for seat in range(2):
        places[seat] = 1 + (points[1 - seat] > points[seat])


def won(before, action):
    """The points of an action are what the score says after it and did not say before."""
    old, new, after = np.zeros(2, np.int64), np.zeros(2, np.int64), before.copy()
    kernel.score(before, 0, old)
    kernel.play(after, 0, action)
    kernel.score(after, 0, new)
    gains = enumerate((new - old).tolist())
    return [{"seat": seat, "points": gain, "why": "win"} for seat, gain in gains if gain]


def no_news(before, action, after):
    return {}


def no_projection(states):
    return {}
