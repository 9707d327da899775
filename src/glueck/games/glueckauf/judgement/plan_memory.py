"""A cache of mining plans: simulations reach the same pits again and again."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import CARDS, COALS, FREE, SHIFTS, SPOTS_OF
from glueck.games.glueckauf.judgement.mining_plan import solve
from glueck.games.glueckauf.judgement.room import REMEMBERED
from glueck.games.glueckauf.position import OUTSTANDING

# Two polynomials of everything a plan depends on; both agree for two different pits once in 10¹⁶
# times.
PRIME = (1 << 31) - 1
BASES = (1_103_515_245, 524_287_129)


@jit
def plan(s, room):
    """The next step of the best sequence found, and the value of that sequence."""
    return plan_for(s, s.seat, np.int64(s.steps), room)


@jit
def plan_for(s, seat, steps, room):
    """The same if the seat had so many steps now."""
    key = key_of(s, seat, steps)
    at = key % REMEMBERED
    if room.plan_key[at] != key:
        action, gain = solve(s, seat, steps, room.puzzle[0])
        room.plan_key[at] = key
        room.plan_action[at] = action
        room.plan_gain[at] = gain
    return room.plan_action[at], room.plan_gain[at]


@jit
def key_of(s, seat, steps):
    """A key of everything that `solve` reads; never 0."""
    me = s.miner[seat]
    workers = np.int64(me.workers) if s.shift == SHIFTS else 0
    word = ((np.int64(me.level) * 32 + steps) * 4 + s.shift) * 64 + workers
    one, other = followed(1, 1, word * 8 + s.seats)
    for level in range(COALS):
        one, other = followed(one, other, packed(me.coal[level]))
    one, other = followed(one, other, packed(me.cage))
    one, other = followed(one, other, packed(me.storage))
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + seat:
            free = 0
            for i in range(SPOTS_OF[card]):
                free = 2 * free + (s.spot[card, i] == FREE)
            one, other = followed(one, other, card * 16 + free + 1)
    return (one << 31 | other) + 1


@jit
def followed(one, other, word):
    return (one * BASES[0] + word) % PRIME, (other * BASES[1] + word) % PRIME


@jit
def packed(cubes):
    """Counts by colour, in one number."""
    word = np.int64(0)
    for colour in range(COALS):
        word = word * 64 + cubes[colour]
    return word
