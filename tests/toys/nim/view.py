"""What is shown of Nim, and what the log says of an action: nothing is hidden."""

import numpy as np

from glueck.engine import game
from glueck.engine.compile import jit
from glueck.engine.kinds import (
    VIEWER,
    constant,
    flag,
    listed,
    named,
    number,
    seat_or_none,
    struct,
    union,
    word,
    word_or_none,
)
from glueck.engine.view import declare
from toys.nim.position import HEAP

PHASE = ("take", "over")
VIEW = declare(
    __file__,
    ("game", constant("nim")),
    ("seats", number()),
    ("viewer", seat_or_none, VIEWER),
    ("phase", word(PHASE)),
    ("turn", seat_or_none),
    ("over", flag),
    ("heaps", named(HEAP, number())),
    ("taking", word_or_none(HEAP)),
)
POINTS = union(
    "why",
    struct(("seat", number()), ("points", number("i2")), ("why", word(("win",)))),
    {"win": []},
)
ENTRY = declare(__file__, ("points", listed(POINTS, 2)))


@jit
def show(s, viewer, v):
    v.seats = s.seats
    v.viewer = viewer + 1
    v.phase = v.over = s.over
    v.turn = 0 if s.over else s.seat + 1
    for i in range(len(HEAP)):
        v.heaps[i] = s.heap[i]
    v.taking = s.taking


@jit
def tell(before, action, counted, after, e):
    """The points of an action are the score after it minus the score before it."""
    old, new = np.zeros(2, np.int64), np.zeros(2, np.int64)
    game.score(before, old)
    game.score(after, new)
    for seat in range(2):
        if new[seat] != old[seat]:
            entry = e.points.items[e.points.count]
            e.points.count += 1
            entry.seat = seat
            entry.points = new[seat] - old[seat]
