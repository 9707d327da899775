"""GA-FLOW: turns, shifts, and the end of both."""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import FACTORY, FACTORY_DRAW, ORDER, ORDER_DRAW, SHIFTS
from glueck.games.glueckauf.position import END, OVER, PLACE
from glueck.games.glueckauf.rules import factory, order
from glueck.games.glueckauf.rules.end import final_evaluation
from glueck.games.glueckauf.rules.expected_action import asked
from glueck.games.glueckauf.rules.score import score_shift
from glueck.games.glueckauf.rules.shift import next_shift


@jit
def cannot_end(s):
    """GA-FLOW-04, GA-FLOW-11: only when the action is finished; there is no passing."""
    return 0 if s.phase == END else asked(s)


@jit
def end(s):
    """GA-FLOW-05, GA-FLOW-08, GA-FLOW-11, GA-FLOW-12: what was taken is refilled, play passes on,
    and nothing can be taken back any more."""
    refill(s)
    s.space = 0
    s.undoable = 0
    s.phase = PLACE
    if workers_left(s):
        s.seat = next_with_workers(s)
    else:
        end_shift(s)


@jit
def refill(s):
    if FACTORY <= s.space < FACTORY_DRAW:
        factory.refill(s, s.space)
    elif ORDER <= s.space < ORDER_DRAW:
        order.refill(s, s.space)


@jit
def workers_left(s):
    for seat in range(s.seats):
        if s.miner[seat].workers > 0:
            return True
    return False


@jit
def next_with_workers(s):
    """GA-FLOW-02, GA-FLOW-05 … GA-FLOW-07: clockwise, whoever still has workers."""
    seat = (s.seat + 1) % s.seats
    while s.miner[seat].workers == 0:
        seat = (seat + 1) % s.seats
    return seat


@jit
def end_shift(s):
    """GA-FLOW-01, GA-FLOW-08, GA-FLOW-09, GA-SHIFT-17: three shifts, each scored; then the end."""
    score_shift(s)
    if s.shift < SHIFTS:
        next_shift(s)
    else:
        final_evaluation(s)
        s.phase = OVER
        s.over = 1
