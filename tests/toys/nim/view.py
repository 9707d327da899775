"""What is shown of Nim: there are no secrets."""

from glueck.engine.compile import jit
from glueck.engine.kinds import VIEWER, constant, flag, named, number, seat_or_none, word
from glueck.engine.kinds import word_or_none as name_or_none
from glueck.engine.view import declare
from toys.nim.position import HEAP
from toys.toybox import gains

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
    ("taking", name_or_none(HEAP)),
)
ENTRY = declare(__file__, ("points", gains()))


@jit
def show(s, viewer, v):
    v.seats = s.seats
    v.viewer = viewer + 1
    v.phase = v.over = s.over
    v.turn = 0 if s.over else s.seat + 1
    for i in range(len(HEAP)):
        v.heaps[i] = s.heap[i]
    v.taking = s.taking
