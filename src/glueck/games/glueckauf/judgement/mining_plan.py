"""Mining as the puzzle it is: which work steps bring the most coal to the orders that pay.

A depth-first search over rides, loads and puts. What is always right is not searched: a cube
that can go to an order goes there, and nobody rides twice in a row. What is still to be looked
at is kept on a stack: a cached kernel that calls itself would crash (numba#6061).
"""

from collections import namedtuple

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
    STEPS,
    TARGETS,
    VEHICLES,
    WORKERS,
)
from glueck.games.glueckauf.judgement.order_value import order_value
from glueck.games.glueckauf.position import OUTSTANDING
from glueck.games.glueckauf.rules.mine import STEPS_OF_A_PAIR, SURFACE

MOST = 12  # orders that are planned for; nobody fills more at a time
TARGET_OF = np.zeros((CARDS + 1, COALS), np.int64)  # the number of a card's colour as a target
for _i, (_card, _colour) in enumerate(TARGETS):
    TARGET_OF[_card, _colour] = _i

PROMISE = (0.0, 0.8, 0.75, 0.6)  # by shift: what a spot counts before its order is complete
ON_THE_WAY, AT_THE_TOP = 0.2, 0.3  # what a cube in the cage counts of what it will bring
SPARE = 0.12  # what a cube nobody asked for counts: half a pair
OUT_OF_REACH = 0.4  # an order that needs coal not in the pit comes later
LORRIES_TO_WIN = 12.0  # how many empty lorries decide a majority
MIN_LORRY_VALUE = 0.5  # above this a lorry is worth emptying for its own sake

CAGE, STORAGE, NEED = COALS, COALS + 1, COALS + 2  # rows of `pit`, after the levels
VALUE, ACTION = 0, 1  # of `best`
PART, REST = 0, 1  # of `worth`

BOARD = (NEED + 1) * COALS  # a moment of the puzzle, as it is kept: `pit`, `miss`, `left`
MISS = BOARD + MOST * COALS
LEFT = MISS + MOST
MOST_STEPS = max(STEPS)
STACK_SIZE = MOST_STEPS * (COALS + 4) + 1  # each step leaves at most that many to look at
LEVEL, STEPS_LEFT, FIRST, SEEN, RODE = range(5)  # what is noted with it

Puzzle = namedtuple(
    "Puzzle",
    [
        "pit",  # cubes by colour on each level, in the cage and in storage; free spots by colour
        "cards",  # orders with free spots, those first that pay most for the next cube
        "miss",  # free spots by colour of each
        "left",  # free spots of each
        "worth",  # what the next spot of each brings, and what completing it adds
        "count",  # how many these are
        "board",  # the numbers of `pit`, `miss` and `left`, one after the other
        "boards",  # such moments still to be looked at,
        "notes",  # where the cage is in each and so on,
        "values",  # and what was gained so far
        "todo",  # how many
        "lorry_values",  # what an empty lorry of each level is worth
        "best",  # the best found: its value and its first action
        "top",  # the most a spot can bring
        "hope",  # what a wanted cube will bring once it is at the surface
    ],
)


@jit
def plan(s):
    """The next step of the best sequence found, and what that sequence brings."""
    return plan_for(s, s.seat, np.int64(s.steps))


@jit
def plan_for(s, seat, steps):
    """As if the seat had so many steps now."""
    p = puzzle(s, seat)
    level = np.int64(s.miner[seat].level)
    now = cage_value(p, level)
    p.best[VALUE] = now + 0.01  # below that it is not worth moving
    p.best[ACTION] = STOP
    search_steps(p, level, steps)
    return np.int64(p.best[ACTION]), p.best[VALUE] - now


@jit
def puzzle(s, seat):
    me = s.miner[seat]
    board = np.zeros(LEFT, np.int8)
    pit = board[:BOARD].reshape(NEED + 1, COALS)
    miss = board[BOARD:MISS].reshape(MOST, COALS)
    left = board[MISS:]
    for colour in range(COALS):
        for level in range(COALS):
            pit[level, colour] = me.coal[level, colour]
        pit[CAGE, colour] = me.cage[colour]
        pit[STORAGE, colour] = me.storage[colour]
    cards = np.empty(MOST, np.int64)
    worth = np.empty((MOST, 2))
    count = list_orders(s, seat, pit, cards, left, worth)
    top, hope = 0.0, 0.0
    for k in range(count):
        hope = max(hope, worth[k, PART])
        top = max(top, worth[k, PART] + worth[k, REST])
        for i in range(SPOTS_OF[cards[k]]):
            if s.spot[cards[k], i] == FREE:
                miss[k, SPOT[cards[k], i]] += 1
                pit[NEED, SPOT[cards[k], i]] += 1
    lorry_values = np.empty(COALS)
    for level in range(COALS):
        lorry_values[level] = empty_lorry_value(s, level)
    boards = np.empty((STACK_SIZE, LEFT), np.int8)
    notes = np.empty((STACK_SIZE, RODE + 1), np.int64)
    values, todo = np.empty(STACK_SIZE), np.zeros(1, np.int64)
    return Puzzle(
        pit, cards, miss, left, worth, count, board, boards, notes, values, todo, lorry_values,
        np.empty(2), top, hope,
    )  # fmt: skip


@jit
def empty_lorry_value(s, level):
    """What one more empty lorry is worth: only the last scoring counts them (GA-SHIFT-01)."""
    return FIRST_VP[COALS + VEHICLES + level] / LORRIES_TO_WIN * s.shift / SHIFTS


@jit
def promise(s, seat):
    """How much a spot filled now is worth though its order is not complete: little in the end."""
    share = PROMISE[s.shift]
    if s.shift == SHIFTS:
        share *= min(1.0, 1.5 * s.miner[seat].workers / WORKERS[s.seats])
    return share


@jit
def list_orders(s, seat, pit, cards, left, worth):
    """The orders with free spots, sorted by what the next cube brings."""
    count = 0
    part = promise(s, seat)
    rank = np.empty(MOST)
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
        if not within_reach(s, card, pit):
            key *= OUT_OF_REACH
        k = count
        while k > 0 and rank[k - 1] < key:
            rank[k], cards[k], left[k] = rank[k - 1], cards[k - 1], left[k - 1]
            worth[k, PART], worth[k, REST] = worth[k - 1, PART], worth[k - 1, REST]
            k -= 1
        rank[k], cards[k], left[k] = key, card, free
        worth[k, PART], worth[k, REST] = part * value / free, (1 - part) * value
        count += 1
    return count


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
def cage_value(p, level):
    """What the cubes in the cage are worth when the steps end here."""
    share = AT_THE_TOP if level == SURFACE else ON_THE_WAY
    wanted, spare = 0, 0
    for colour in range(COALS):
        use = min(p.pit[CAGE, colour], p.pit[NEED, colour])
        wanted += use
        spare += p.pit[CAGE, colour] - use
    return wanted * share * p.hope + spare * SPARE


@jit
def search_steps(p, level, steps):
    """Look at everything that makes sense, the latest idea first."""
    push(p, level, steps, 0.0, -1, 0, False)
    while p.todo[0] > 0:
        p.todo[0] -= 1
        i = p.todo[0]
        for j in range(LEFT):
            p.board[j] = p.boards[i, j]
        note = p.notes[i]
        level, steps, first = note[LEVEL], note[STEPS_LEFT], note[FIRST]
        visit(p, level, steps, p.values[i], first, note[SEEN], note[RODE] == 1)


@jit
def push(p, level, steps, value, first, seen, rode):
    """Put the present moment on the stack, to be looked at when its turn comes."""
    i = p.todo[0]
    for j in range(LEFT):
        p.boards[i, j] = p.board[j]
    note = p.notes[i]
    note[LEVEL], note[STEPS_LEFT], note[FIRST], note[SEEN] = level, steps, first, seen
    note[RODE] = rode
    p.values[i] = value
    p.todo[0] += 1


@jit
def visit(p, level, steps, value, first, seen, rode):
    """Try what makes sense from here; `first` is the action the sequence began with, `seen` the
    levels of this trip, `rode` whether the last step was a ride."""
    here = value + cage_value(p, level)
    if here > p.best[VALUE] and first >= 0:
        p.best[VALUE], p.best[ACTION] = here, first
    if steps == 0 or value + at_most(p, level, steps) <= p.best[VALUE]:
        return
    if put_best(p, level, steps, value, first):
        return
    if steps >= STEPS_OF_A_PAIR and p.count > 0:
        try_pair(p, level, steps, value, first)
    room = CAGE_HOLDS
    for colour in range(COALS):
        room -= p.pit[CAGE, colour]
    if level != SURFACE and room > 0:
        try_load(p, level, steps, value, first, seen)
    if level == SURFACE and room < CAGE_HOLDS and not rode:
        try_store(p, steps, value, first)
    if not rode and steps > 1:
        try_rides(p, level, steps, value, first, seen, room)


@jit
def try_rides(p, level, steps, value, first, seen, room):
    """Up with what is in the cage, or down to what it has room for."""
    if level != SURFACE and room < CAGE_HOLDS:
        push(p, SURFACE, steps - 1, value, first_action(first, RIDE), 0, True)
    for to in range(1, COALS + 1):
        if room > 0 and to != level and not seen >> to & 1 and has_useful_cube(p, to):
            trip = (seen if level != SURFACE else 0) | 1 << to
            push(p, to, steps - 1, value, first_action(first, RIDE + to), trip, True)


@jit
def first_action(first, action):
    """The action a sequence begins with, now that it goes on with this one."""
    return action if first < 0 else first


@jit
def at_most(p, level, steps):
    """More than this cannot come of so many steps (nearly)."""
    ready = 0
    for colour in range(COALS):
        ready += min(p.pit[NEED, colour], p.pit[CAGE, colour] + p.pit[STORAGE, colour])
    below = level != SURFACE
    at_hand = steps - below
    puts = min(at_hand, ready) + max(0, (at_hand - ready - 2 * (not below)) // 2)
    rest = min(steps - puts, CAGE_HOLDS)
    most = 0.0
    for row in range(COALS):
        most = max(most, p.lorry_values[row])
    return p.top * puts + AT_THE_TOP * p.hope * rest + most * rest + 0.5


@jit
def wants(p, colour):
    """The first of the orders with a free spot of a colour."""
    for k in range(p.count):
        if p.miss[k, colour] > 0:
            return k
    return -1


@jit
def brings(p, k):
    """What the next spot of an order brings."""
    return p.worth[k, PART] + (p.worth[k, REST] if p.left[k] == 1 else 0.0)


@jit
def put_best(p, level, steps, value, first):
    """A cube that fits goes to its order, the best first: nothing brings more for one step."""
    chosen, gain = -1, 0.0
    for colour in range(COALS):
        if p.pit[NEED, colour] > 0:
            caged = level == SURFACE and p.pit[CAGE, colour] > 0
            if caged or p.pit[STORAGE, colour] > 0:
                one = brings(p, wants(p, colour))
                if one > gain:
                    chosen, gain = colour, one
    if chosen < 0:
        return False
    caged = level == SURFACE and p.pit[CAGE, chosen] > 0
    row, verb = (CAGE, PUT) if caged else (STORAGE, FETCH)
    k = wants(p, chosen)
    first = first_action(first, verb + TARGET_OF[p.cards[k], chosen])
    p.pit[row, chosen] -= 1
    fill_spot(p, k, chosen, 1)
    push(p, level, steps - 1, value + gain, first, 0, False)
    fill_spot(p, k, chosen, -1)
    p.pit[row, chosen] += 1
    return True


@jit
def fill_spot(p, k, colour, spots):
    """A spot of an order is filled, or free again (-1)."""
    p.pit[NEED, colour] -= spots
    p.miss[k, colour] -= spots
    p.left[k] -= spots


@jit
def has_useful_cube(p, level):
    """Is there a cube on a level that an order waits for, or whose lorry is worth emptying?"""
    for colour in range(COALS):
        if p.pit[level - 1, colour] > 0:
            wanted = p.pit[NEED, colour] > p.pit[CAGE, colour]
            if wanted or p.lorry_values[level - 1] > MIN_LORRY_VALUE:
                return True
    return False


@jit
def try_load(p, level, steps, value, first, seen):
    """The most useful cube of this level; one nobody asked for only if nothing else is here."""
    chosen, gain = -1, 0.0
    for colour in range(COALS):
        if p.pit[level - 1, colour] > 0:
            wanted = p.pit[NEED, colour] > p.pit[CAGE, colour]
            one = p.worth[wants(p, colour), PART] if wanted else 0.01
            if one > gain:
                chosen, gain = colour, one
    if chosen < 0:
        return
    p.pit[level - 1, chosen] -= 1
    p.pit[CAGE, chosen] += 1
    value += p.lorry_values[level - 1]
    push(p, level, steps - 1, value, first_action(first, LOAD + chosen), seen | 1 << level, False)
    p.pit[CAGE, chosen] -= 1
    p.pit[level - 1, chosen] += 1


@jit
def try_store(p, steps, value, first):
    """What no order waits for makes room; here everything else in the cage has been put."""
    for colour in range(COALS):
        if p.pit[CAGE, colour] > 0 and p.pit[NEED, colour] == 0:
            p.pit[CAGE, colour] -= 1
            p.pit[STORAGE, colour] += 1
            first = first_action(first, STORE + colour)
            push(p, SURFACE, steps - 1, value + SPARE, first, 0, False)
            p.pit[STORAGE, colour] -= 1
            p.pit[CAGE, colour] += 1
            return


@jit
def spare_cube(p, level, taken):
    """Where a cube for a pair could come from (GA-MINE-14), except one already taken: its row and
    colour in one number, or -1."""
    for row in range(CAGE, NEED):
        if row == STORAGE or level == SURFACE:
            for colour in range(COALS):
                at = row * COALS + colour
                if p.pit[row, colour] > (taken == at):
                    return at
    return -1


@jit
def try_pair(p, level, steps, value, first):
    """Two cubes nobody asked for, on the spot that pays most (GA-MINE-11)."""
    one = spare_cube(p, level, -1)
    other = spare_cube(p, level, one) if one >= 0 else -1
    if other < 0:
        return
    chosen, gain = -1, 0.0
    for k in range(p.count):
        if p.left[k] > 0 and brings(p, k) > gain:
            chosen, gain = k, brings(p, k)
    if chosen < 0:
        return
    colour = scarcest(p, chosen)
    first = first_action(first, PAIR + TARGET_OF[p.cards[chosen], colour])
    p.pit[one // COALS, one % COALS] -= 1
    p.pit[other // COALS, other % COALS] -= 1
    fill_spot(p, chosen, colour, 1)
    push(p, level, steps - STEPS_OF_A_PAIR, value + gain - 2 * SPARE, first, 0, False)
    fill_spot(p, chosen, colour, -1)
    p.pit[other // COALS, other % COALS] += 1
    p.pit[one // COALS, one % COALS] += 1


@jit
def scarcest(p, k):
    """The colour of an order's free spots that the pit has least of."""
    chosen, worst = -1, -100
    for colour in range(COALS):
        if p.miss[k, colour] > 0:
            lack = p.pit[NEED, colour]
            for row in range(NEED):
                lack -= p.pit[row, colour]
            if lack >= worst:
                chosen, worst = colour, lack
    return chosen


@jit
def cube_for_pair(s, me, moves, n):
    """Which cube goes into a pair once begun: one no order waits for. An index of moves."""
    chosen, most = 0, -1000
    for k in range(n):
        colour = (np.int64(moves[k]) - USE) % COALS
        surplus = COALS * (me.cage[colour] + me.storage[colour] - free_spots(s, colour)) - colour
        if moves[k] < USE + COALS:
            surplus += 1  # the cage has room for five only
        if surplus > most:
            chosen, most = k, surplus
    return chosen


@jit
def free_spots(s, colour):
    """Free spots of a colour on the orders of who is on turn."""
    spots = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + s.seat:
            for i in range(SPOTS_OF[card]):
                spots += SPOT[card, i] == colour and s.spot[card, i] == FREE
    return spots
