"""GG-SCORE: counting, halving, and the end of the game."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import HALVED_AT, KINDS, PUNISHMENT
from glueck.games.gluecksgriff.position import OVER
from glueck.games.gluecksgriff.rules.deal import deal
from glueck.games.gluecksgriff.rules.hand import points, show

ALWAYS_REACHED = -1  # no total is that low


@jit
def count(s):
    """GG-CALL-09, GG-SCORE-01, GG-SCORE-07, GG-SCORE-13, GG-SCORE-16: everybody counts; then comes
    the next round, or the end."""
    for seat in range(s.seats):
        s.total[seat] = halved(s.total[seat], round_points(s, seat))
    s.discarded = 0
    s.from_pile = 0
    s.drawn = 0
    s.offered = 0
    if limit_reached(s):
        end(s)
    else:
        s.dealer = (s.dealer + 1) % s.seats
        deal(s)


@jit
def end(s):
    """GG-SCORE-13: the hands of the last counting stay on the table."""
    s.phase = OVER
    s.over = 1
    s.reshuffled = 0
    for kind in range(KINDS):
        s.fresh[kind] = 0
    for seat in range(s.seats):
        show(s, seat)


@jit
def round_points(s, seat):
    """GG-SCORE-02 … GG-SCORE-06: the hand's value; for the caller nothing, or with a punishment."""
    mine = points(s, seat)
    if s.caller != seat + 1:
        return mine
    if alone_lowest(s, seat, mine):
        return 0
    return PUNISHMENT if s.flat_30 else mine + PUNISHMENT


@jit
def alone_lowest(s, seat, mine):
    """GG-CALL-10, GG-A-41: fewer than everybody else."""
    for other in range(s.seats):
        if other != seat and points(s, other) <= mine:
            return False
    return True


@jit
def halved(total, gained):
    """GG-SCORE-08 … GG-SCORE-11: once, and only when it was just reached."""
    reached = total + gained
    return reached // 2 if gained > 0 and reached % HALVED_AT == 0 else reached


@jit
def limit_reached(s):
    """GG-SCORE-12, GG-SCORE-13"""
    for seat in range(s.seats):
        if s.total[seat] >= s.limit:
            return True
    return False


@jit
def score(s, out):
    for seat in range(s.seats):
        out[seat] = s.total[seat]


@jit
def rank(s, places):
    """GG-SCORE-14, GG-SCORE-15, GG-TURN-06: few points win; equals share."""
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            places[seat] += s.total[other] < s.total[seat]


@jit
def stop_at_counting(s):
    """Let every counting be the last, so that what was counted still lies there after it."""
    s.limit = ALWAYS_REACHED
    return True
