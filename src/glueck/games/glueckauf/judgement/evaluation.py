"""The probable final score of each seat: points now, and expected points of its position.

Everything still to be earned costs workers, so they are the unit: an order is likely to be
delivered if the remaining workers suffice for it and for all cheaper ones; spare workers are worth
something, too. Majorities depend on the difference of the expected counts, compared with how much
can still change.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.exp_log import exp
from glueck.engine.scratch import scratch
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    ELEMENT,
    ELEMENTS_A_SHIFT,
    FIRST_VP,
    FREE,
    MOST_SPOTS,
    SECOND_VP,
    SHIFTS,
    SPOT,
    SPOTS_OF,
    VEHICLE_OF,
    VEHICLES,
    VP_OF,
    WORKERS,
)
from glueck.games.glueckauf.position import DELIVERED, OUTSTANDING, SEATS
from glueck.games.glueckauf.rules.end import (
    CUBES_A_POINT,
    MARKS_A_POINT,
    VP_A_TILE,
    VP_AN_ORDER,
    imbalance,
)
from glueck.games.glueckauf.rules.mine import cubes_of

# Found by playing against itself; in workers unless marked as points.
TABLE = (
    ("deliver", 1.5),  # to deliver an order
    ("stored", 0.35),  # to put a cube that lies in storage
    ("caged", 0.5),  # … in the cage
    ("loaded", 0.9),  # … on a lorry
    ("lacking", 1.6),  # … that is not in the pit
    ("dear", 0.225),  # … more for each level it lies deeper
    ("busy", 0.7),  # share of the workers used for orders
    ("doubt", 0.525),  # uncertainty whether workers suffice, by how many are needed
    ("worker", 1.4),  # points: a worker without a task
    ("mark", 0.506),  # points: a Mark that can still buy something, above its fifth
    ("purse", 12.0),  # Marks that can
    ("emptied", 1.15),  # lorries a worker empties
    ("swing", 2.6),  # how much of a count a shift can change
    ("lorry swing", 1.4),  # the same for lorries
    ("close", 0.25),  # the rest of that when nobody has workers left
    ("spots", 0.3),  # spots a worker without a task will deliver
    ("step", 0.3),  # points: a work step not made yet
    ("open", 1.5),  # points: an action begun whose choice is still open
    ("cube", 0.9),  # points: a cube that no order needs yet, while there is time
    ("deep", 0.6),  # … more for each level it lies deeper
    ("even", 0.9),  # share of the imbalance that will remain, early on
)
WEIGHTS = np.array([weight for _, weight in TABLE])
(
    DELIVER, STORED, CAGED, LOADED, LACKING, DEAR, BUSY, DOUBT, WORKER, MARK, PURSE, EMPTIED,
    SWING, LORRY_SWING, CLOSE, SPOTS, STEP, OPEN, CUBE, DEEP, EVEN,
) = range(len(TABLE))  # fmt: skip
ELEMENTS = len(ELEMENT)
SPREAD = 10.0  # points: a lead in the second or third shift that wins three times in four
MOST = 24  # orders looked at; nobody has more
PLACES = 3  # where a cube is: storage, cage, lorry


@jit
def evaluate(s, worth, room):
    """Estimated final points; exact at the end of the game."""
    w = WEIGHTS
    for seat in range(s.seats):
        worth[seat] = s.miner[seat].points
    if s.over:
        return
    counts = scratch(np.float64, SHIFTS, ELEMENTS, SEATS)  # expected at each scoring
    for seat in range(s.seats):
        worth[seat] += own_worth(s, seat, counts, w)
    worth[s.seat] += w[STEP] * s.steps + (w[OPEN] if s.drawn > 0 else 0.0)
    add_majorities(s, worth, counts, w)


@jit
def workers_until(s, me, scoring):
    """Workers a seat can still place before a later scoring: 0 is that of this shift."""
    return me.workers + np.float64(scoring * WORKERS[s.seats])


@jit
def own_worth(s, seat, counts, w):
    """Everything except the majorities; the expected counts are stored for these."""
    me = s.miner[seat]
    scorings = SHIFTS + 1 - s.shift
    total = workers_until(s, me, scorings - 1)
    late = 1.0 - total / (SHIFTS * WORKERS[s.seats])
    used, points = add_orders(s, seat, counts, 1.0 - late, w)
    add_lorries(s, me, seat, counts, w)
    free = max(0.0, total * w[BUSY] - used)
    for scoring in range(scorings):
        share = workers_until(s, me, scoring) / max(1.0, total)
        add_future(seat, counts[scoring], free * share, w)
    points += w[WORKER] * (total - used)
    points += me.money / MARKS_A_POINT
    points += w[MARK] * (1.0 - late) * min(np.float64(me.money), w[PURSE])
    points += VP_A_TILE * imbalance(me) * (w[EVEN] + (1.0 - w[EVEN]) * late)
    return points + cubes_of(me) / CUBES_A_POINT * (0.3 + 0.7 * late)


@jit
def add_future(seat, counts, workers, w):
    """What spare workers may deliver, spread evenly over all elements."""
    spots = w[SPOTS] * workers / COALS
    for element in range(COALS + VEHICLES):
        counts[element, seat] += spots


@jit
def add_delivered(s, seat, counts, scorings):
    for card in range(1, CARDS + 1):
        if s.place[card] == DELIVERED + seat:
            for scoring in range(scorings):
                add_spots(counts[scoring], seat, card, 1.0)


@jit
def list_outstanding(s, seat, cards):
    """Orders of a seat, those with the fewest free spots first, among equals the most valuable
    first; returns how many."""
    free = scratch(np.int64, MOST)
    n = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + seat and n < MOST:
            left = 0
            for i in range(SPOTS_OF[card]):
                left += s.spot[card, i] == FREE
            k = n
            key = MOST_SPOTS * 16 * left - VP_OF[card]
            while k > 0 and free[k - 1] > key:
                cards[k], free[k] = cards[k - 1], free[k - 1]
                k -= 1
            cards[k], free[k] = card, key
            n += 1
    return n


@jit
def count_coal(me, have):
    """Cubes by where they are: in the storage, in the cage, in lorries."""
    for colour in range(COALS):
        have[0, colour] = me.storage[colour]
        have[1, colour] = me.cage[colour]
        have[2, colour] = me.coal[:, colour].sum()


@jit
def add_orders(s, seat, counts, early, w):
    """Delivered spots count fully; outstanding ones by the probability that workers suffice, the
    easiest orders first. Returns the workers these need and the points they bring."""
    me = s.miner[seat]
    scorings = SHIFTS + 1 - s.shift
    add_delivered(s, seat, counts, scorings)
    cards = scratch(np.int64, MOST)
    n = list_outstanding(s, seat, cards)
    have = scratch(np.int64, PLACES, COALS)
    count_coal(me, have)
    price, used, points = 0.0, 0.0, 0.0
    trips = 0
    for k in range(n):
        card = cards[k]
        cost = effort(s, card, have, w)
        if not trips >> VEHICLE_OF[card] & 1:
            cost += w[DELIVER]
        else:
            cost += 0.4 * w[DELIVER]  # together with another
        trips |= 1 << VEHICLE_OF[card]
        price += cost
        chance = 0.0
        for scoring in range(scorings):
            able = workers_until(s, me, scoring) * (1.0 if scoring == 0 else w[BUSY])
            chance = likely((able - price) / (0.4 + w[DOUBT] * price))
            add_spots(counts[scoring], seat, card, chance)
        used += chance * cost
        points += chance * VP_OF[card] + (1.0 - chance) * VP_AN_ORDER
    for colour in range(COALS):
        spare = have[0, colour] + have[1, colour] + have[2, colour]
        points += spare * early * (w[CUBE] + w[DEEP] * colour)
    return used, points


@jit
def likely(x):
    return 1.0 / (1.0 + exp(-2.0 * x))


@jit
def add_spots(counts, seat, card, share):
    for i in range(SPOTS_OF[card]):
        counts[SPOT[card, i], seat] += share
    counts[COALS + VEHICLE_OF[card], seat] += share * SPOTS_OF[card]


@jit
def effort(s, card, have, w):
    """Workers it takes to fill an order, with the cubes that easier orders left."""
    cost = 0.0
    for i in range(SPOTS_OF[card]):
        if s.spot[card, i] == FREE:
            colour = SPOT[card, i]
            if have[0, colour] > 0:
                have[0, colour] -= 1
                cost += w[STORED]
            elif have[1, colour] > 0:
                have[1, colour] -= 1
                cost += w[CAGED]
            elif have[2, colour] > 0:
                have[2, colour] -= 1
                cost += w[LOADED]
            else:
                cost += w[LACKING] + w[DEAR] * colour
    return cost


@jit
def add_lorries(s, me, seat, counts, w):
    """GA-SCORE-09 … GA-SCORE-12: only the last scoring counts empty lorries."""
    last = SHIFTS - s.shift
    full = np.float64(me.coal.sum())
    able = workers_until(s, me, last) * w[EMPTIED]
    share = able / (able + full + 1.0)
    for level in range(COALS):
        loaded = me.coal[level].sum()
        empty = me.lorries[level] - loaded
        counts[last, COALS + VEHICLES + level, seat] = empty + share * loaded


@jit
def add_majorities(s, worth, counts, w):
    strength = scratch(np.float64, SEATS)
    workers = 0.0
    for seat in range(s.seats):
        workers += s.miner[seat].workers
    open_share = workers / (s.seats * WORKERS[s.seats])
    for scoring in range(SHIFTS + 1 - s.shift):
        time = np.sqrt(open_share + scoring)
        for element in range(ELEMENTS_A_SHIFT * (s.shift + scoring)):
            swing = w[SWING] if element < COALS + VEHICLES else w[LORRY_SWING]
            scale = w[CLOSE] + swing * time
            add_element(s, worth, element, counts[scoring, element], scale, strength)


@jit
def add_element(s, worth, element, counts, scale, strength):
    """Expected points for one element of the clock: who is first, and with more than two players
    who is second (GA-SCORE-18 … GA-SCORE-23)."""
    most = 0.0
    for seat in range(s.seats):
        most = max(most, counts[seat])
    total = 0.0
    for seat in range(s.seats):
        presence = min(1.0, counts[seat])  # with a count of 0 a seat gets nothing
        strength[seat] = presence * exp((counts[seat] - most) / scale)
        total += strength[seat]
    if total <= 0.0:
        return
    total += 1e-9
    for seat in range(s.seats):
        worth[seat] += FIRST_VP[element] * strength[seat] / total
        if s.seats > 2:
            second = 0.0
            for other in range(s.seats):
                if other != seat:
                    rest = total - strength[other] + 1e-9
                    second += strength[other] / total * strength[seat] / rest
            worth[seat] += SECOND_VP[element] * second
