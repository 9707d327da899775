"""A lower bound on the steps, so that the search can skip hopeless positions.

Each cube that is put costs a step, and so does each that is loaded. A spot is filled by one cube of
its colour or by two of any. The cage goes up with at most five, and only cubes above ground or in
storage can be put. All other restrictions of the rules are ignored here, so that no plan is missed;
tests compare with a search that has no such bound.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import CAGE_HOLDS, COALS
from glueck.games.glueckauf.rules.mine import SURFACE

IMPOSSIBLE = 1000
LEVEL_SETS = 1 << COALS


@jit
def lower_bound(p, me):
    """Steps, for what `count_spots` found; IMPOSSIBLE or more if there are not enough cubes."""
    wished = p.need.sum()
    if wished == 0:
        return np.int64(p.owed)
    above = me.level == SURFACE
    best = with_cubes_at_hand(p, me, above)
    if not above:
        best = min(best, 1 + with_cubes_at_hand(p, me, True))
    for levels in range(1, LEVEL_SETS):
        best = min(best, with_loads(p, me, levels, wished))
    return np.int64(p.owed) + best


@jit
def with_cubes_at_hand(p, me, with_cage):
    """Without a load: a spot without a cube of its colour takes a pair."""
    steps, cubes = 0, -np.int64(p.owed)
    for colour in range(COALS):
        have = np.int64(me.storage[colour])
        if with_cage:
            have += me.cage[colour]
        need = p.need[colour]
        steps += need + max(0, need - have)
        cubes += have
    return steps if cubes >= steps else IMPOSSIBLE


@jit
def with_loads(p, me, levels, wished):
    """With loads on just these levels."""
    at_hand, lacking, own, there = -np.int64(p.owed), 0, 0, 0
    for colour in range(COALS):
        have = np.int64(me.storage[colour]) + me.cage[colour]
        at_hand += have
        lack = max(0, p.need[colour] - have)
        below = 0
        for level in range(COALS):
            if levels >> level & 1:
                below += me.coal[level, colour]
        lacking += lack
        own += min(lack, below)
        there += below
    pairs = lacking - own
    loads = max(own, wished + pairs - at_hand, 1)
    if loads > there:
        return IMPOSSIBLE
    return wished + pairs + loads + rides(me, levels, loads)


@jit
def rides(me, levels, loads):
    """Down, along and up again, as often as needed for so many cubes."""
    visits, room = 0, CAGE_HOLDS
    for level in range(COALS):
        visits += (levels >> level & 1) and level + 1 != me.level
    if me.level == SURFACE:
        trips = (loads + CAGE_HOLDS - 1) // CAGE_HOLDS
        return trips + max(visits, trips)
    for colour in range(COALS):
        room -= me.cage[colour]
    trips = 1 + max(0, loads - room + CAGE_HOLDS - 1) // CAGE_HOLDS
    return trips + max(visits, trips - 1)
