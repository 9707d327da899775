"""GA-END: the final evaluation, and who wins."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.scratch import scratch
from glueck.games.glueckauf.box import CARDS, COALS, MOST_SPOTS
from glueck.games.glueckauf.position import OUTSTANDING
from glueck.games.glueckauf.rules.delivery import cubes_on
from glueck.games.glueckauf.rules.mine import cubes_of

MARKS_A_POINT = 5  # GA-END-02
CUBES_A_POINT = 3  # GA-END-04
VP_AN_ORDER = -1  # GA-END-06
VP_A_TILE = -2  # GA-END-09
LINE = ("money", "coal", "outstanding", "imbalance")  # of the final evaluation
LINES = len(LINE)
MONEY, COAL, ORDERS, IMBALANCE = range(LINES)


@jit
def final_evaluation(s):
    """GA-END-01, GA-END-10, GA-END-11: everybody's lines are added, below zero too; GA-END-03: the
    Marks that made no point stay."""
    amounts, lines = scratch(np.int64, LINES), scratch(np.int64, LINES)
    for seat in range(s.seats):
        final_lines(s, seat, amounts, lines)
        s.miner[seat].points += lines.sum()
        s.miner[seat].money %= MARKS_A_POINT


@jit
def final_lines(s, seat, amounts, lines):
    """GA-END-02, GA-END-04, GA-END-06, GA-END-09: what each line counts, and the points for it."""
    me = s.miner[seat]
    amounts[MONEY] = me.money
    amounts[COAL] = cubes(s, seat)
    amounts[ORDERS] = outstanding(s, seat)
    amounts[IMBALANCE] = imbalance(me)
    lines[MONEY] = amounts[MONEY] // MARKS_A_POINT
    lines[COAL] = amounts[COAL] // CUBES_A_POINT
    lines[ORDERS] = VP_AN_ORDER * amounts[ORDERS]
    lines[IMBALANCE] = VP_A_TILE * amounts[IMBALANCE]


@jit
def cubes(s, seat):
    """GA-END-05: wherever they are, both cubes of a pair."""
    total = cubes_of(s.miner[seat])
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + seat:
            for i in range(MOST_SPOTS):
                for colour in range(COALS):
                    total += cubes_on(s, card, i, colour)
    return total


@jit
def outstanding(s, seat):
    """GA-END-06: complete or not."""
    count = 0
    for card in range(1, CARDS + 1):
        count += s.place[card] == OUTSTANDING + seat
    return count


@jit
def imbalance(me):
    """GA-END-07, GA-END-08: tiles, not lorries, in total, not by level."""
    return abs(me.tiles[:, 0].sum() - me.tiles[:, 1].sum())


@jit
def score(s, points):
    for seat in range(s.seats):
        points[seat] = s.miner[seat].points


@jit
def rank(s, places):
    """GA-FLOW-10, GA-END-12 … GA-END-14: most points, then most Marks left; equals share."""
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            places[seat] += ahead(s.miner[other], s.miner[seat])


@jit
def ahead(one, other):
    return one.points > other.points or (one.points == other.points and one.money > other.money)
