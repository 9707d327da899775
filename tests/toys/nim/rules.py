"""The rules of Nim."""

import numpy as np

from glueck.engine import game
from glueck.engine.compile import jit
from toys.nim.position import CLAUSES, END, FULL

TURN, EMPTY, OVER = map(CLAUSES.number, ("NM-TURN-01", "NM-TURN-02", "NM-END-01"))


@jit
def setup(s, options):
    for i in range(len(FULL)):
        s.heap[i] = FULL[i]
    s.misere = options[0]


@jit
def why_not(s, action):
    if s.over:
        return OVER
    if action == END:
        return 0 if s.taking else TURN
    if s.taking and s.taking != action + 1:
        return TURN
    return 0 if s.heap[action] else EMPTY


@jit
def legal(s, moves):
    n = 0
    for action in range(END + 1):
        if why_not(s, action) == 0:
            moves[n] = action
            n += 1
    return n


@jit
def apply(s, action):
    if action < END:
        s.heap[action] -= 1
        s.taking = action + 1
        s.undoable += 1
    else:
        s.taking = s.undoable = 0
        s.over = s.heap.sum() == 0
        s.seat = s.seat if s.over else 1 - s.seat


@jit
def score(s, points):
    for seat in range(s.seats):
        points[seat] = s.over and (seat == s.seat) != s.misere


@jit
def sound(s):
    if s.seats != 2 or not 0 <= s.seat < 2 or not 0 <= s.taking <= len(FULL):
        return TURN
    for i in range(len(FULL)):
        if not 0 <= s.heap[i] <= FULL[i]:
            return EMPTY
    return 0 if s.over == (s.heap.sum() == 0 and s.taking == 0) else OVER


@jit
def by_points(s, places):
    """The seat with more points is first."""
    points = np.zeros(2, np.int64)
    game.score(s, points)
    for seat in range(2):
        places[seat] = 1 + (points[1 - seat] > points[seat])


@jit
def nothing(s, *others):
    """For `redeal` and `remember`: nothing is hidden."""
