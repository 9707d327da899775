"""GA-SCORE: the majorities of the shift clock."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.scratch import scratch
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    COLOUR_SPOTS,
    ELEMENT,
    ELEMENTS_A_SHIFT,
    FIRST_VP,
    SECOND_VP,
    SPOTS_OF,
    VEHICLE_OF,
    VEHICLES,
)
from glueck.games.glueckauf.position import DELIVERED, SEATS

ELEMENTS = len(ELEMENT)


@jit
def score_shift(s):
    """GA-SHIFT-01, GA-SHIFT-03, GA-SHIFT-04: four, eight, twelve elements in clock order."""
    counts = scratch(np.int64, ELEMENTS, SEATS)
    count(s, counts)
    for element in range(elements(s.shift)):
        for seat in range(s.seats):
            s.miner[seat].points += award(counts[element], s.seats, element, seat)


@jit
def elements(shift):
    """GA-SHIFT-01"""
    return ELEMENTS_A_SHIFT * shift


@jit
def count(s, counts):
    """GA-SCORE-01 … GA-SCORE-12: how much of every element each seat has, added to `counts`."""
    for card in range(1, CARDS + 1):
        if s.place[card] >= DELIVERED:
            count_order(card, s.place[card] - DELIVERED, counts)
    for seat in range(s.seats):
        for level in range(COALS):
            counts[COALS + VEHICLES + level, seat] = empty_lorries(s.miner[seat], level)


@jit
def count_order(card, seat, counts):
    """GA-SCORE-13 … GA-SCORE-15: the printed spots of a delivered order, by colour and vehicle."""
    for colour in range(COALS):
        counts[colour, seat] += COLOUR_SPOTS[card, colour]
    counts[COALS + VEHICLE_OF[card], seat] += SPOTS_OF[card]


@jit
def empty_lorries(me, level):
    """GA-SCORE-16, GA-SCORE-17: no cube of any colour on it; the printed one counts too."""
    return me.lorries[level] - me.coal[level].sum()


@jit
def award(counts, seats, element, seat):
    """GA-SCORE-18 … GA-SCORE-23: what a seat gets for an element."""
    mine = counts[seat]
    if mine == 0:  # GA-SCORE-22, GA-SCORE-23
        return 0
    ahead = 0
    best = 0
    for other in range(seats):
        best = max(best, counts[other])
        ahead += counts[other] > mine
    if ahead == 0:  # GA-SCORE-18
        return FIRST_VP[element]
    if seats == 2:  # GA-SCORE-21
        return 0
    leaders, between = 0, 0
    for other in range(seats):
        leaders += counts[other] == best
        between += mine < counts[other] < best
    if leaders == 1 and between == 0:  # GA-SCORE-19, GA-SCORE-20
        return SECOND_VP[element]
    return 0
