"""GA-SHIFT: from one shift to the next."""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import FACTORY, FACTORY_DRAW, SPACES, WORKERS


@jit
def next_shift(s):
    """GA-SHIFT-05, GA-SHIFT-11 … GA-SHIFT-16: first the starting player, then the workers return;
    all else stays as it is."""
    s.starter = next_starter(s)
    for seat in range(s.seats):
        call_back(s, s.miner[seat])
    for space in range(SPACES + 1):
        s.crew[space] = 0
        s.crew_seat[space] = 0
    s.shift += 1
    s.seat = s.starter


@jit
def call_back(s, me):
    """GA-SHIFT-14"""
    me.workers = WORKERS[s.seats]
    me.canteen = 0
    me.bank = 0


@jit
def factory_workers(s, seat):
    """GA-SHIFT-06: on the factory's spaces, the draw space included."""
    count = 0
    for space in range(FACTORY, FACTORY_DRAW + 1):
        if s.crew_seat[space] == seat + 1:
            count += s.crew[space]
    return count


@jit
def next_starter(s):
    """GA-SHIFT-05, GA-SHIFT-07 … GA-SHIFT-10: most workers in the factory. Among equals whoever is
    reached first going clockwise from the previous one, who comes last himself."""
    best, most = s.starter, -1
    for distance in range(1, s.seats + 1):
        seat = (s.starter + distance) % s.seats
        count = factory_workers(s, seat)
        if count > most:
            best, most = seat, count
    return best
