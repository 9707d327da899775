"""The shortest plan for a wish: iterative deepening over the rules' own actions.

Actions that are left out could only lead to the same again: among several spots of one colour a
cube goes to a wished one, and among equal spots to the first; positions that differ in nothing else
are searched once. Actions still to be tried are kept on a stack: a cached kernel that calls itself
would crash (numba#6061).
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf import actions as a
from glueck.games.glueckauf.box import COALS, FREE, MOST_SPOTS, SPOT, TARGET_CARD, TARGET_COLOUR
from glueck.games.glueckauf.planner.lower_bound import IMPOSSIBLE, lower_bound
from glueck.games.glueckauf.planner.room import POSITIONS, SLOTS
from glueck.games.glueckauf.position import PAIR_UP
from glueck.games.glueckauf.rules.index import apply_mining, legal

TRIED_FIRST = (a.PUT, a.FETCH, a.LOAD, a.USE, a.RIDE, a.PAIR, a.STORE)
BEHIND = (a.FETCH, a.PAIR, a.PUT, a.STORE, a.LOAD, a.USE, a.STOP)  # the first of the next verb
PRIME, BASE = (1 << 31) - 1, 1_103_515_245  # keys spread over all slots


@jit
def fewest_steps(p, most):
    """The steps from p.at[0] to its wish if at most `most` are needed; the plan is then p.path. At
    least IMPOSSIBLE if there are not enough cubes. Otherwise more than the number of steps
    tried."""
    s = p.at[0]
    count_spots(p, s)
    steps = lower_bound(p, s.miner[s.seat])
    p.length = 0
    if steps == 0 or steps >= IMPOSSIBLE:
        return steps
    while steps <= most and not found_within(p, steps) and p.looked_at < POSITIONS:
        steps += 1
    return steps


@jit
def found_within(p, steps):
    """Whether so many steps are enough."""
    p.at[0].steps = steps
    count_spots(p, p.at[0])
    list_moves(p, 0)
    depth = 0
    while depth >= 0 and p.looked_at < POSITIONS:
        if p.next[depth] == p.count[depth]:
            remember_failure(p, depth)
            depth -= 1
            continue
        action = np.int64(p.moves[depth, p.next[depth]])
        p.next[depth] += 1
        p.path[depth] = action
        p.looked_at += 1
        p.at[depth + 1] = p.at[depth]
        then = p.at[depth + 1]
        me = then.miner[then.seat]
        apply_mining(then, me, action)
        count_spots(p, then)
        least = lower_bound(p, me)
        if least == 0:
            p.length = depth + 1
            return True
        if least <= then.steps and not has_failed(p, then, me, depth + 1):
            depth += 1
            list_moves(p, depth)
    return False


@jit
def count_spots(p, s):
    """The free spots, the wished ones among them, and where a cube of each colour goes."""
    p.owed = 0
    if s.phase == PAIR_UP:
        p.owed = 2 if s.spot[s.pair_card, s.pair_spot] == FREE else 1
    for colour in range(COALS):
        p.need[colour], p.free[colour], p.best_target[colour] = 0, 0, -1
    for k in range(p.own):
        card, colour = TARGET_CARD[p.targets[k]], TARGET_COLOUR[p.targets[k]]
        free = 0
        for i in range(MOST_SPOTS):
            free += SPOT[card, i] == colour and s.spot[card, i] == FREE
        if p.owed == 2 and s.pair_card == card and SPOT[card, s.pair_spot] == colour:
            free -= 1
        wished = max(0, free - p.may_stay[k])
        if free > 0 and (p.best_target[colour] < 0 or (wished > 0 and p.need[colour] == 0)):
            p.best_target[colour] = p.targets[k]
        p.need[colour] += wished
        p.free[colour] += free


@jit
def list_moves(p, depth):
    """The actions to try from p.at[depth], after `count_spots`."""
    s = p.at[depth]
    n, count = legal(s, p.legal), 0
    for verb in range(len(TRIED_FIRST)):
        first, behind = TRIED_FIRST[verb], BEHIND[verb]
        for k in range(n):
            action = np.int64(p.legal[k])
            if first <= action < behind and not is_like_another(p, action):
                p.moves[depth, count] = action
                count += 1
    p.count[depth], p.next[depth] = count, 0


@jit
def is_like_another(p, action):
    """Whether its cube would go to a spot other than the best of its colour."""
    if not a.PUT <= action < a.USE:
        return False
    target = (action - a.PUT) % (a.FETCH - a.PUT)
    return target != p.best_target[TARGET_COLOUR[target]]


# -- what is known of positions --------------------------------------------------------------


@jit
def has_failed(p, s, me, depth):
    """Whether as many steps were not enough from the same position; stores its key."""
    one, other, third = np.int64(s.free_storage), np.int64(0), np.int64(p.owed)
    one = one << 3 | me.level
    for colour in range(COALS):
        one = one << 3 | me.cage[colour]
        one = one << 5 | me.storage[colour]
        one = one << 5 | p.need[colour]
        other = other << 5 | p.free[colour]
        other = (other << 5 | me.coal[0, colour]) << 5 | me.coal[1, colour]
        third = (third << 5 | me.coal[2, colour]) << 5 | me.coal[3, colour]
    key = p.keys[depth]
    key[0], key[1], key[2] = one, other, third
    at = slot_of(key)
    known = p.key[at]
    same = known[0] == one and known[1] == other and known[2] == third
    return same and p.failed[at] > s.steps


@jit
def slot_of(key):
    mixed = key[0] % PRIME
    mixed = (mixed * BASE + key[1] % PRIME) % PRIME
    return (mixed * BASE + key[2] % PRIME) % PRIME % SLOTS


@jit
def remember_failure(p, depth):
    """All was tried from there."""
    if depth == 0:
        return  # nobody comes back to the beginning
    at = slot_of(p.keys[depth])
    for word in range(p.keys.shape[1]):
        p.key[at, word] = p.keys[depth, word]
    p.failed[at] = p.at[depth].steps + 1
