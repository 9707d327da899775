"""Nim, the third game: proof that the engine knows no other.

**NM-TURN-01** The players take turns: counters one by one, at least one, from one heap.
**NM-TURN-02** A heap without counters gives none.
**NM-END-01** Whoever takes the last counter wins (misère: loses), and the game is over.
"""

from pathlib import Path

from glueck.engine.actions import ActionSpace
from glueck.engine.clauses import Clauses
from glueck.engine.compile import jit
from glueck.engine.game import Game, Option, choice
from glueck.engine.record import PUBLIC, position
from toys.toybox import by_points, no_news, no_projection, nothing, won

HEAP, FULL = ("a", "b", "c"), (3, 4, 5)
STATE = position(
    __file__,
    ("heap", "i1", PUBLIC, (len(HEAP),)),
    ("taking", "i1", PUBLIC),  # the heap of this turn, counted from 1
    ("misere", "i1", PUBLIC),
)
ACTIONS = ActionSpace(take=[f"take {heap}" for heap in HEAP], end=["end"])
(END,) = ACTIONS.first("end")
CLAUSES = Clauses("nim", "NM", ("TURN", "END"), waiting="NM-TURN-01", path=Path(__file__))
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


def present(p, viewer):
    return {"turn": None if p["over"] else p["seat"], "heaps": p["heap"], "taking": p["taking"]}


GAME = Game(
    id="nim",
    package=__name__, title="Nim", version=1, seats=range(2, 3),
    state=STATE, actions=ACTIONS, clauses=CLAUSES, most_legal=len(ACTIONS),
    setup=setup, legal=legal, why_not=why_not, apply=apply, score=score, rank=by_points,
    redeal=nothing, remember=nothing, sound=sound,
    present=present, explain=won, project=no_projection, news=no_news,
    options=(Option("misere", False, choice(False, True), "whoever takes the last one loses"),),
)  # fmt: skip
