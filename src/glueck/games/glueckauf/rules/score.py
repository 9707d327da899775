"""GA-SCORE: the majorities of the shift clock."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    COLOUR_SPOTS,
    ELEMENTS_A_SHIFT,
    FIRST_VP,
    SECOND_VP,
    SPOTS_OF,
    VEHICLE_OF,
    VEHICLES,
)
from glueck.games.glueckauf.position import DELIVERED, SEATS


@jit
def score_shift(s):
    """GA-SHIFT-01, GA-SHIFT-03, GA-SHIFT-04: four, eight, twelve elements in clock order."""
    counts = np.zeros(SEATS, np.int64)
    for element in range(elements(s.shift)):
        count(s, element, counts)
        for seat in range(s.seats):
            s.miner[seat].points += award(counts, s.seats, element, seat)


@jit
def elements(shift):
    """GA-SHIFT-01"""
    return ELEMENTS_A_SHIFT * shift


@jit
def count(s, element, counts):
    """GA-SCORE-01 … GA-SCORE-12: how much of an element each seat has."""
    for seat in range(s.seats):
        if element < COALS + VEHICLES:
            counts[seat] = delivered_spots(s, element, seat)
        else:
            counts[seat] = empty_lorries(s.miner[seat], element - COALS - VEHICLES)


@jit
def delivered_spots(s, element, seat):
    """GA-SCORE-13 … GA-SCORE-15: printed spots on all orders delivered so far, no others."""
    spots = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == DELIVERED + seat:
            if element < COALS:
                spots += COLOUR_SPOTS[card, element]
            elif VEHICLE_OF[card] == element - COALS:
                spots += SPOTS_OF[card]
    return spots


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
