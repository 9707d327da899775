"""GA-DEL: delivering completed orders."""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    CARDS_A_VEHICLE,
    COALS,
    CUBES_ON,
    FIRST_CARD,
    FREE,
    MOST_SPOTS,
    OWN,
    SPOT,
    SPOTS_OF,
    VP_OF,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import DELIVERED, OUTSTANDING

NOTHING_TO_DELIVER = clause("GA-DEL-04")


@jit
def complete(s, card):
    """GA-DEL-03: every spot is occupied."""
    for i in range(SPOTS_OF[card]):
        if s.spot[card, i] == FREE:
            return False
    return True


@jit
def deliverable(s, seat, card):
    """GA-DEL-02, GA-DEL-08: own and complete."""
    return s.place[card] == OUTSTANDING + seat and complete(s, card)


@jit
def cards_of(vehicle):
    """GA-DEL-01: each delivery space serves one vehicle."""
    return range(FIRST_CARD[vehicle], FIRST_CARD[vehicle] + CARDS_A_VEHICLE)


@jit
def cannot_deliver(s, seat, vehicle):
    """GA-DEL-04"""
    for card in cards_of(vehicle):
        if deliverable(s, seat, card):
            return 0
    return NOTHING_TO_DELIVER


@jit
def deliver(s, me, seat, vehicle):
    """GA-DEL-02, GA-DEL-05, GA-DEL-07: all of them, for their points; the cards are kept."""
    for card in cards_of(vehicle):
        if deliverable(s, seat, card):
            me.points += VP_OF[card]
            return_coal(s, card)
            s.place[card] = DELIVERED + seat


@jit
def cubes_on(s, card, i, colour):
    """Cubes of a colour on one spot, both of a pair included."""
    code = s.spot[card, i]
    if code == OWN:
        return 1 if SPOT[card, i] == colour else 0
    return CUBES_ON[code, colour]


@jit
def return_coal(s, card):
    """GA-DEL-06"""
    for i in range(MOST_SPOTS):
        for colour in range(COALS):
            s.supply[colour] += cubes_on(s, card, i, colour)
        s.spot[card, i] = FREE
