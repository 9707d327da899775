"""Plans mining: which work steps bring the most coal to the orders that pay.

A depth-first search over rides, loads and puts. Steps that are always right are not searched: a
cube that can go to an order goes there, and there are never two rides in a row. Moments still to be
searched are kept on a stack: a cached kernel that calls itself would crash (numba#6061).
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.actions import FETCH, LOAD, PAIR, PUT, RIDE, STOP, STORE, USE
from glueck.games.glueckauf.box import (
    CAGE_HOLDS,
    CARDS,
    COALS,
    FIRST_VP,
    FREE,
    SHIFTS,
    SPOT,
    SPOTS_OF,
    TARGETS,
    VEHICLES,
    WORKERS,
)
from glueck.games.glueckauf.judgement.order_value import order_value
from glueck.games.glueckauf.judgement.room import CAGE, MOST, NEED, NOW, STORAGE
from glueck.games.glueckauf.position import OUTSTANDING
from glueck.games.glueckauf.rules.mine import STEPS_OF_A_PAIR, SURFACE

TARGET_OF = np.zeros((CARDS + 1, COALS), np.int64)  # the number of a card's colour as a target
for _i, (_card, _colour) in enumerate(TARGETS):
    TARGET_OF[_card, _colour] = _i

PROMISE = (0.0, 0.8, 0.75, 0.6)  # by shift: what a spot counts before its order is complete
ON_THE_WAY, AT_THE_TOP = 0.2, 0.3  # a cube in the cage counts this share of its later value
SPARE = 0.12  # the value of a cube that no order needs: half a pair
OUT_OF_REACH = 0.4  # an order that needs coal not in the pit comes later
LORRIES_TO_WIN = 12.0  # how many empty lorries decide a majority
MIN_LORRY_VALUE = 0.5  # above this value a lorry is worth emptying even without an order

PART, REST = 0, 1  # of `worth`


@jit
def solve(s, seat, steps, p):
    """The first action of the best sequence found, and the value of that sequence."""
    pose(s, seat, p)
    now = p.moments[NOW]
    now.level, now.steps, now.first, now.seen, now.rode = s.miner[seat].level, steps, -1, 0, 0
    now.value = 0.0
    start = cage_value(p, now, now.level)
    p.best_value = start + 0.01  # below that a move is not worthwhile
    p.best_action = STOP
    search_steps(p)
    return np.int64(p.best_action), p.best_value - start


@jit
def pose(s, seat, p):
    """Copies the current state of a seat."""
    me = s.miner[seat]
    now = p.moments[NOW]
    for colour in range(COALS):
        for level in range(COALS):
            now.pit[level, colour] = me.coal[level, colour]
        now.pit[CAGE, colour] = me.cage[colour]
        now.pit[STORAGE, colour] = me.storage[colour]
        now.pit[NEED, colour] = 0
        p.lorry_values[colour] = empty_lorry_value(s, colour)
    list_orders(s, seat, p, now)
    p.top, p.hope = 0.0, 0.0
    for k in range(p.count):
        p.hope = max(p.hope, p.worth[k, PART])
        p.top = max(p.top, p.worth[k, PART] + p.worth[k, REST])
        for colour in range(COALS):
            now.miss[k, colour] = 0
        for i in range(SPOTS_OF[p.cards[k]]):
            if s.spot[p.cards[k], i] == FREE:
                now.miss[k, SPOT[p.cards[k], i]] += 1
                now.pit[NEED, SPOT[p.cards[k], i]] += 1


@jit
def empty_lorry_value(s, level):
    """The value of one more empty lorry: only the last scoring counts them (GA-SHIFT-01)."""
    return FIRST_VP[COALS + VEHICLES + level] / LORRIES_TO_WIN * s.shift / SHIFTS


@jit
def promise(s, seat):
    """The value of a filled spot of an incomplete order: little near the end."""
    share = PROMISE[s.shift]
    if s.shift == SHIFTS:
        share *= min(1.0, 1.5 * s.miner[seat].workers / WORKERS[s.seats])
    return share


@jit
def list_orders(s, seat, p, now):
    """The orders with free spots, sorted by the value of the next cube."""
    count = 0
    part = promise(s, seat)
    for card in range(1, CARDS + 1):
        if s.place[card] != OUTSTANDING + seat or count == MOST:
            continue
        free = 0
        for i in range(SPOTS_OF[card]):
            free += s.spot[card, i] == FREE
        if free == 0:
            continue
        value = order_value(s, card)
        key = value / free
        if not within_reach(s, card, now.pit):
            key *= OUT_OF_REACH
        k = count
        while k > 0 and p.rank[k - 1] < key:
            p.rank[k], p.cards[k], now.left[k] = p.rank[k - 1], p.cards[k - 1], now.left[k - 1]
            p.worth[k, PART], p.worth[k, REST] = p.worth[k - 1, PART], p.worth[k - 1, REST]
            k -= 1
        p.rank[k], p.cards[k], now.left[k] = key, card, free
        p.worth[k, PART], p.worth[k, REST] = part * value / free, (1 - part) * value
        count += 1
    p.count = count


@jit
def within_reach(s, card, pit):
    """Is there a cube of its colour for every free spot, anywhere in the pit?"""
    for i in range(SPOTS_OF[card]):
        if s.spot[card, i] == FREE:
            colour = SPOT[card, i]
            lack = 0
            for j in range(SPOTS_OF[card]):
                lack += SPOT[card, j] == colour and s.spot[card, j] == FREE
            for row in range(NEED):
                lack -= pit[row, colour]
            if lack > 0:
                return False
    return True


@jit
def cage_value(p, now, level):
    """The value of the cubes in the cage if the steps end here."""
    share = AT_THE_TOP if level == SURFACE else ON_THE_WAY
    wanted, spare = 0, 0
    for colour in range(COALS):
        use = min(now.pit[CAGE, colour], now.pit[NEED, colour])
        wanted += use
        spare += now.pit[CAGE, colour] - use
    return wanted * share * p.hope + spare * SPARE


@jit
def search_steps(p):
    """Search everything that makes sense, the latest moment first."""
    p.todo = 0
    now = p.moments[NOW]
    visit(p, now)
    while p.todo > 0:
        p.todo -= 1
        p.moments[NOW] = p.moments[p.todo]
        visit(p, now)


@jit
def push(p, now, level, steps, value, action, seen, rode):
    """Put the current moment on the stack, after an action, to be searched later."""
    p.moments[p.todo] = now
    then = p.moments[p.todo]
    then.level, then.steps, then.value = level, steps, value
    then.seen, then.rode = seen, rode
    if now.first < 0:
        then.first = action
    p.todo += 1


@jit
def visit(p, now):
    """Try what makes sense from here."""
    level, steps, value = np.int64(now.level), np.int64(now.steps), now.value
    here = value + cage_value(p, now, level)
    if here > p.best_value and now.first >= 0:
        p.best_value, p.best_action = here, now.first
    if steps == 0 or value + at_most(p, now, level, steps) <= p.best_value:
        return
    if put_best(p, now, level, steps, value):
        return
    if steps >= STEPS_OF_A_PAIR and p.count > 0:
        try_pair(p, now, level, steps, value)
    room = CAGE_HOLDS
    for colour in range(COALS):
        room -= now.pit[CAGE, colour]
    if level != SURFACE and room > 0:
        try_load(p, now, level, steps, value)
    if level == SURFACE and room < CAGE_HOLDS and not now.rode:
        try_store(p, now, steps, value)
    if not now.rode and steps > 1:
        try_rides(p, now, level, steps, value, room)


@jit
def try_rides(p, now, level, steps, value, room):
    """Up with the cubes in the cage, or down for more if there is room."""
    if level != SURFACE and room < CAGE_HOLDS:
        push(p, now, SURFACE, steps - 1, value, RIDE, 0, 1)
    seen = np.int64(now.seen)
    for to in range(1, COALS + 1):
        if room > 0 and to != level and not seen >> to & 1 and has_useful_cube(p, now, to):
            trip = (seen if level != SURFACE else 0) | 1 << to
            push(p, now, to, steps - 1, value, RIDE + to, trip, 1)


@jit
def at_most(p, now, level, steps):
    """An upper bound (nearly) for the value of so many steps."""
    ready = 0
    for colour in range(COALS):
        at_hand = now.pit[CAGE, colour] + now.pit[STORAGE, colour]
        ready += min(now.pit[NEED, colour], at_hand)
    below = level != SURFACE
    at_hand = steps - below
    puts = min(at_hand, ready) + max(0, (at_hand - ready - 2 * (not below)) // 2)
    rest = min(steps - puts, CAGE_HOLDS)
    most = 0.0
    for row in range(COALS):
        most = max(most, p.lorry_values[row])
    return p.top * puts + AT_THE_TOP * p.hope * rest + most * rest + 0.5


@jit
def wants(p, now, colour):
    """The first of the orders with a free spot of a colour."""
    for k in range(p.count):
        if now.miss[k, colour] > 0:
            return k
    return -1


@jit
def brings(p, now, k):
    """The value of the next spot of an order."""
    return p.worth[k, PART] + (p.worth[k, REST] if now.left[k] == 1 else 0.0)


@jit
def put_best(p, now, level, steps, value):
    """A cube that fits goes to its order, the best first: nothing is worth more for one step."""
    chosen, gain = -1, 0.0
    for colour in range(COALS):
        if now.pit[NEED, colour] > 0:
            caged = level == SURFACE and now.pit[CAGE, colour] > 0
            if caged or now.pit[STORAGE, colour] > 0:
                one = brings(p, now, wants(p, now, colour))
                if one > gain:
                    chosen, gain = colour, one
    if chosen < 0:
        return False
    caged = level == SURFACE and now.pit[CAGE, chosen] > 0
    row, verb = (CAGE, PUT) if caged else (STORAGE, FETCH)
    k = wants(p, now, chosen)
    now.pit[row, chosen] -= 1
    fill_spot(now, k, chosen)
    push(p, now, level, steps - 1, value + gain, verb + TARGET_OF[p.cards[k], chosen], 0, 0)
    return True  # nothing else is tried from here, so `now` may be changed


@jit
def fill_spot(now, k, colour):
    """A spot of an order is filled."""
    now.pit[NEED, colour] -= 1
    now.miss[k, colour] -= 1
    now.left[k] -= 1


@jit
def has_useful_cube(p, now, level):
    """Is there a cube on a level that an order needs, or whose lorry is worth emptying?"""
    for colour in range(COALS):
        if now.pit[level - 1, colour] > 0:
            wanted = now.pit[NEED, colour] > now.pit[CAGE, colour]
            if wanted or p.lorry_values[level - 1] > MIN_LORRY_VALUE:
                return True
    return False


@jit
def try_load(p, now, level, steps, value):
    """The most useful cube of this level; one that no order needs only if there is nothing else."""
    chosen, gain = -1, 0.0
    for colour in range(COALS):
        if now.pit[level - 1, colour] > 0:
            wanted = now.pit[NEED, colour] > now.pit[CAGE, colour]
            one = p.worth[wants(p, now, colour), PART] if wanted else 0.01
            if one > gain:
                chosen, gain = colour, one
    if chosen < 0:
        return
    value += p.lorry_values[level - 1]
    push(p, now, level, steps - 1, value, LOAD + chosen, np.int64(now.seen) | 1 << level, 0)
    then = p.moments[p.todo - 1]
    then.pit[level - 1, chosen] -= 1
    then.pit[CAGE, chosen] += 1


@jit
def try_store(p, now, steps, value):
    """Stores a cube that no order needs, to make room; everything else in the cage has been put."""
    for colour in range(COALS):
        if now.pit[CAGE, colour] > 0 and now.pit[NEED, colour] == 0:
            push(p, now, SURFACE, steps - 1, value + SPARE, STORE + colour, 0, 0)
            then = p.moments[p.todo - 1]
            then.pit[CAGE, colour] -= 1
            then.pit[STORAGE, colour] += 1
            return


@jit
def spare_cube(now, level, taken):
    """The source of a cube for a pair (GA-MINE-14), except one already taken: its row and colour in
    one number, or -1."""
    for row in range(CAGE, NEED):
        if row == STORAGE or level == SURFACE:
            for colour in range(COALS):
                at = row * COALS + colour
                if now.pit[row, colour] > (taken == at):
                    return at
    return -1


@jit
def try_pair(p, now, level, steps, value):
    """Two cubes that no order needs, on the most valuable spot (GA-MINE-11)."""
    one = spare_cube(now, level, -1)
    other = spare_cube(now, level, one) if one >= 0 else -1
    if other < 0:
        return
    chosen, gain = -1, 0.0
    for k in range(p.count):
        if now.left[k] > 0 and brings(p, now, k) > gain:
            chosen, gain = k, brings(p, now, k)
    if chosen < 0:
        return
    colour = scarcest(now, chosen)
    action = PAIR + TARGET_OF[p.cards[chosen], colour]
    push(p, now, level, steps - STEPS_OF_A_PAIR, value + gain - 2 * SPARE, action, 0, 0)
    then = p.moments[p.todo - 1]
    then.pit[one // COALS, one % COALS] -= 1
    then.pit[other // COALS, other % COALS] -= 1
    fill_spot(then, chosen, colour)


@jit
def scarcest(now, k):
    """The colour of an order's free spots that the pit has least of."""
    chosen, worst = -1, -100
    for colour in range(COALS):
        if now.miss[k, colour] > 0:
            lack = np.int64(now.pit[NEED, colour])
            for row in range(NEED):
                lack -= now.pit[row, colour]
            if lack >= worst:
                chosen, worst = colour, lack
    return chosen


@jit
def cube_for_pair(s, me, moves, n):
    """The cube for a pair once begun: one that no order needs. An index of moves."""
    chosen, most = 0, -1000
    for k in range(n):
        colour = (np.int64(moves[k]) - USE) % COALS
        surplus = COALS * (me.cage[colour] + me.storage[colour] - free_spots(s, colour)) - colour
        if moves[k] < USE + COALS:
            surplus += 1  # the cage has room for only five
        if surplus > most:
            chosen, most = k, surplus
    return chosen


@jit
def free_spots(s, colour):
    """Free spots of a colour on the orders of the seat to act."""
    spots = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + s.seat:
            for i in range(SPOTS_OF[card]):
                spots += SPOT[card, i] == colour and s.spot[card, i] == FREE
    return spots
