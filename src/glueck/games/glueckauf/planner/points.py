"""As many points as possible: which orders to complete with the available steps.

Points are those for delivering the orders that the plan completes (GA-DEL-05). Among equal
points the plan with the fewest steps is chosen. Work steps cost no money.

For each combination of spots by colour there is one best choice of orders; these are tried from the
most points down, until one is possible.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    FREE,
    SPOT,
    SPOTS_OF,
    TARGET_CARD,
    VP_OF,
)
from glueck.games.glueckauf.planner.lower_bound import lower_bound
from glueck.games.glueckauf.planner.room import ALL_STEPS, NEEDS, POSITIONS
from glueck.games.glueckauf.planner.search import count_spots, fewest_steps
from glueck.games.glueckauf.position import OUTSTANDING

BASE = ALL_STEPS + 1
PLACE_OF = np.array([BASE**colour for colour in range(COALS)])  # of a colour's digit


@jit
def most_points(p, most):
    """Make the best choice the wish of p.at[0], and p.path the plan for it; returns its steps."""
    count = list_choices(p, p.at[0], most)
    best, best_steps, limit = np.int64(-1), 0, most
    for k in range(count):
        choice = np.int64(p.order[k])
        if best >= 0 and p.points[choice] < p.points[best]:
            break
        wish_for(p, p.cards[choice])
        steps = fewest_steps(p, limit)
        if p.looked_at >= POSITIONS:
            break
        if steps <= limit:
            best, best_steps, limit = choice, steps, steps - 1
            keep_path(p)
    if best < 0:
        wish_for(p, 0)
        return fewest_steps(p, most)  # an open pair is completed in any case
    p.length = p.best_length
    for k in range(p.length):
        p.path[k] = p.best_path[k]
    return best_steps


@jit
def keep_path(p):
    """One by one: whole arrays would be copied through extra memory."""
    p.best_length = p.length
    for k in range(p.length):
        p.best_path[k] = p.path[k]


@jit
def list_choices(p, s, most):
    """The orders that can be completed with at most so many spots of each colour, by points."""
    for needs in range(NEEDS):
        p.points[needs], p.cards[needs] = -1, 0
    p.points[0] = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + s.seat:
            add_order(p, s, card, most)
    count = 0
    for needs in range(NEEDS):
        if p.points[needs] > 0 and is_near(p, s, needs, most):
            k = count
            while k > 0 and p.points[p.order[k - 1]] < p.points[needs]:
                p.order[k] = p.order[k - 1]
                k -= 1
            p.order[k] = needs
            count += 1
    return count


@jit
def add_order(p, s, card, most):
    """Added to every choice so far, from the largest down: each order is completed once."""
    needs, free = 0, 0
    for i in range(SPOTS_OF[card]):
        if s.spot[card, i] == FREE:
            needs += PLACE_OF[SPOT[card, i]]
            free += 1
    if free == 0 or free > most:
        return
    for other in range(NEEDS - 1 - needs, -1, -1):
        if p.points[other] >= 0 and spots_of(other) + free <= most:
            points = p.points[other] + VP_OF[card]
            if points > p.points[other + needs]:
                p.points[other + needs] = points
                p.cards[other + needs] = p.cards[other] | np.int64(1) << card


@jit
def spots_of(needs):
    spots = 0
    for _ in range(COALS):
        spots += needs % BASE
        needs //= BASE
    return spots


@jit
def is_near(p, s, needs, most):
    """A quick check whether the steps could be enough."""
    wish_for(p, p.cards[needs])
    count_spots(p, s)
    return lower_bound(p, s.miner[s.seat]) <= most


@jit
def wish_for(p, cards):
    """All free spots of these orders."""
    for k in range(p.own):
        wished = cards >> TARGET_CARD[p.targets[k]] & 1
        p.may_stay[k] = 0 if wished else ALL_STEPS * COALS
