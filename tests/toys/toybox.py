"""What toy games for two share: nothing hidden, places and gains by points."""

import numpy as np

from glueck.engine import game
from glueck.engine.compile import jit
from glueck.engine.kinds import listed, number, struct, union, word


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


def gains():
    """Entries of points: there is one reason for them."""
    common = struct(("seat", number()), ("points", number("i2")), ("why", word(("win",))))
    return listed(union("why", common, {"win": []}), 2)


@jit
def tell_gains(before, action, counted, after, e):
    """The points of an action are what the score says after it and did not say before."""
    old, new = np.zeros(2, np.int64), np.zeros(2, np.int64)
    game.score(before, old)
    game.score(after, new)
    for seat in range(2):
        if new[seat] != old[seat]:
            entry = e.points.items[e.points.count]
            e.points.count += 1
            entry.seat = seat
            entry.points = new[seat] - old[seat]
