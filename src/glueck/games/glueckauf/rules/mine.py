"""GA-MINE: spend work steps to bring coal from the lorries to the orders.

Each verb is a pair: `cannot_verb` gives 0 or the clause that forbids it, `verb` does it.
GA-MINE-03, GA-MINE-22, GA-MINE-23: the verbs here are all there are, in any order.
"""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    CAGE_HOLDS,
    CARDS,
    FREE,
    HALF,
    MOST_SPOTS,
    OWN,
    PAIR_OF,
    SPOT,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import END, MINE, OUTSTANDING, PAIR_UP
from glueck.games.glueckauf.rules.expected_action import asked

SURFACE = 0
STEPS_OF_A_PAIR = 2  # GA-MINE-12

CAGE_IS_THERE = clause("GA-MINE-06")
NO_SUCH_CUBE_HERE = clause("GA-MINE-07")
CANNOT_LOAD_HERE = clause("GA-MINE-08")
NO_CUBE_IN_THE_CAGE = clause("GA-MINE-10")
NOT_MY_ORDER = clause("GA-MINE-10")
NO_PAIR_POSSIBLE = clause("GA-MINE-13")
NO_CUBE_FOR_THE_PAIR = clause("GA-MINE-14")
CANNOT_STORE_HERE = clause("GA-MINE-16")
FITS_AN_ORDER = clause("GA-MINE-17")
NO_CUBE_IN_STORAGE = clause("GA-MINE-19")
NO_FREE_SPOT = clause("GA-MINE-24")


@jit
def enter(s, steps):
    """GA-MINE-01: the space's number is the number of work steps."""
    s.phase = MINE
    s.steps = steps


@jit
def spend(s):
    """GA-MINE-03, GA-MINE-27: each move costs one; the action ends with the last."""
    s.steps -= 1
    s.phase = MINE if s.steps > 0 else END


@jit
def cannot_ride(s, me, level):
    """GA-MINE-06"""
    if s.phase != MINE:
        return asked(s)
    return CAGE_IS_THERE if level == me.level else 0


@jit
def ride(s, me, level):
    """GA-MINE-04, GA-MINE-05: any distance is one step; GA-MINE-25: it stays there."""
    me.level = level
    spend(s)


@jit
def cannot_load(s, me, colour):
    """GA-MINE-08, GA-MINE-09"""
    if s.phase != MINE:
        return asked(s)
    if me.level == SURFACE or me.cage.sum() >= CAGE_HOLDS:
        return CANNOT_LOAD_HERE
    return NO_SUCH_CUBE_HERE if me.coal[me.level - 1, colour] == 0 else 0


@jit
def load(s, me, colour):
    """GA-MINE-07, GA-MINE-29: one cube from a lorry, which is empty now, into the cage."""
    me.coal[me.level - 1, colour] -= 1
    me.cage[colour] += 1
    spend(s)


@jit
def free_spot(s, card, colour):
    """The leftmost free spot of a colour on a card; MOST_SPOTS if there is none."""
    for i in range(MOST_SPOTS):
        if SPOT[card, i] == colour and s.spot[card, i] == FREE:
            return i
    return MOST_SPOTS


@jit
def cannot_fill_spot(s, card, colour):
    """GA-MINE-10, GA-MINE-24: a free spot of one's own outstanding orders."""
    if s.place[card] != OUTSTANDING + s.seat:
        return NOT_MY_ORDER
    return NO_FREE_SPOT if free_spot(s, card, colour) == MOST_SPOTS else 0


@jit
def cannot_put(s, me, card, colour):
    """GA-MINE-10: from the cage, at the surface, onto its own colour."""
    if s.phase != MINE:
        return asked(s)
    if me.level != SURFACE or me.cage[colour] == 0:
        return NO_CUBE_IN_THE_CAGE
    return cannot_fill_spot(s, card, colour)


@jit
def put(s, me, card, colour):
    """GA-MINE-10, GA-MINE-28"""
    me.cage[colour] -= 1
    s.spot[card, free_spot(s, card, colour)] = OWN
    spend(s)


@jit
def cannot_fetch(s, me, card, colour):
    """GA-MINE-19 … GA-MINE-21: from storage, wherever the cage hangs."""
    if s.phase != MINE:
        return asked(s)
    if me.storage[colour] == 0:
        return NO_CUBE_IN_STORAGE
    return cannot_fill_spot(s, card, colour)


@jit
def fetch(s, me, card, colour):
    """GA-MINE-19"""
    me.storage[colour] -= 1
    s.spot[card, free_spot(s, card, colour)] = OWN
    spend(s)


@jit
def movable(me):
    """GA-MINE-14: cubes that could go to an order now."""
    return me.storage.sum() + (me.cage.sum() if me.level == SURFACE else 0)


@jit
def cannot_pair(s, me, card, colour):
    """GA-MINE-13: a pair once begun can be completed."""
    if s.phase != MINE:
        return asked(s)
    if s.steps < STEPS_OF_A_PAIR or movable(me) < 2:
        return NO_PAIR_POSSIBLE
    return cannot_fill_spot(s, card, colour)


@jit
def pair(s, card, colour):
    """GA-MINE-11: any two cubes instead of the one; opening it costs nothing yet."""
    s.pair_card = card
    s.pair_spot = free_spot(s, card, colour)
    s.phase = PAIR_UP


@jit
def cannot_use(s, me, stored, colour):
    """GA-MINE-14, GA-MINE-20: from the cage at the surface, or from storage."""
    if s.phase != PAIR_UP:
        return asked(s)
    if stored:
        return NO_CUBE_FOR_THE_PAIR if me.storage[colour] == 0 else 0
    return NO_CUBE_FOR_THE_PAIR if me.level != SURFACE or me.cage[colour] == 0 else 0


@jit
def use(s, me, stored, colour):
    """GA-MINE-12, GA-MINE-15: a step for each cube; together they fill one spot."""
    if stored:
        me.storage[colour] -= 1
    else:
        me.cage[colour] -= 1
    card, i = s.pair_card, s.pair_spot
    first = s.spot[card, i]
    if first == FREE:
        s.spot[card, i] = HALF + colour
        s.steps -= 1
    else:
        s.spot[card, i] = PAIR_OF[first - HALF, colour]
        s.pair_card = 0
        s.pair_spot = 0
        spend(s)


@jit
def cannot_store(s, me, colour):
    """GA-MINE-16, GA-MINE-17: not while an own order waits for it (but GA-A-22)."""
    if s.phase != MINE:
        return asked(s)
    if me.level != SURFACE or me.cage[colour] == 0:
        return CANNOT_STORE_HERE
    return FITS_AN_ORDER if not s.free_storage and wanted(s, colour) else 0


@jit
def wanted(s, colour):
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + s.seat and free_spot(s, card, colour) < MOST_SPOTS:
            return True
    return False


@jit
def store(s, me, colour):
    """GA-MINE-16, GA-MINE-18: the storage takes any number."""
    me.cage[colour] -= 1
    me.storage[colour] += 1
    spend(s)


@jit
def cannot_stop(s):
    return 0 if s.phase == MINE else asked(s)


@jit
def stop(s):
    """GA-MINE-02, GA-MINE-27: the remaining steps are lost."""
    s.steps = 0
    s.phase = END


@jit
def cubes_of(me):
    """GA-END-05, except those on orders: on lorries, in the cage and in storage."""
    return me.coal.sum() + me.cage.sum() + me.storage.sum()
