"""What everybody sees besides an action's own words: fills the declared log entry."""

from glueck.engine.compile import jit
from glueck.engine.fill import add_to_set
from glueck.games.glueckauf import actions as a
from glueck.games.glueckauf.box import (
    CARDS,
    DELIVERY,
    FACTORY,
    FACTORY_DRAW,
    ORDER,
    ORDER_DRAW,
    ORDER_SPACES,
    SPACES,
    VEHICLES,
)
from glueck.games.glueckauf.position import DELIVERED
from glueck.games.glueckauf.rules import flow
from glueck.games.glueckauf.view import points

FIRST_DELIVERY = a.PLACE + DELIVERY - 1
FIRST_FACTORY = a.PLACE + FACTORY - 1
FIRST_ORDER = a.PLACE + ORDER - 1


@jit
def tell(before, action, counted, after, e):
    if after.drawn > before.drawn:
        e.drawn.there = 1
        e.drawn.value = after.drawn
    if a.PLACE <= action < a.PLACE + SPACES:
        tell_ousted(before, action - a.PLACE + 1, e)
    if FIRST_DELIVERY <= action < FIRST_DELIVERY + VEHICLES:
        points.tell_delivery(before, action - FIRST_DELIVERY, e.points)
    elif FIRST_FACTORY <= action < FIRST_FACTORY + FACTORY_DRAW - FACTORY:
        e.taken_tile.there = 1
        e.taken_tile.value = before.factory[action - FIRST_FACTORY] - 1
    elif FIRST_ORDER <= action < FIRST_ORDER + ORDER_SPACES:
        e.taken_order.there = 1
        e.taken_order.value = before.display[action - FIRST_ORDER]
    elif action == a.END:
        tell_refill(before.space, after, e)
        if not flow.workers_left(before):  # GA-FLOW-08
            tell_shift_over(before, after, e)
    elif action < a.PLACE and before.phase != after.phase:  # the last card of the draft
        e.revealed_orders.there = 1
        e.revealed_orders.value.count = ORDER_SPACES
        for i in range(ORDER_SPACES):
            e.revealed_orders.value.items[i] = after.display[i]


@jit
def tell_ousted(before, space, e):
    """GA-TURN-04: nobody ever stands on the bank's own space."""
    if before.crew[space] > 0:
        e.ousted.there = 1
        e.ousted.value.seat = before.crew_seat[space] - 1
        e.ousted.value.workers = before.crew[space]


@jit
def tell_refill(space, after, e):
    """The tile or the order that replaces a taken one."""
    if FACTORY <= space < FACTORY_DRAW:
        tile = after.factory[space - FACTORY]
        e.revealed_tile.there = tile > 0
        e.revealed_tile.value = tile - 1 if tile else 0
    elif ORDER <= space < ORDER_DRAW:
        card = after.display[space - ORDER]
        e.revealed_order.there = card > 0
        e.revealed_order.value = card


@jit
def tell_shift_over(before, after, e):
    """GA-SHIFT-02: everybody shows all delivered orders, and they are counted."""
    e.shift_over.there = 1
    e.shift_over.value = before.shift
    e.delivered.there = 1
    e.delivered.value.count = before.seats
    for card in range(1, CARDS + 1):
        if before.place[card] >= DELIVERED:
            add_to_set(e.delivered.value.items[before.place[card] - DELIVERED], card - 1)
    points.tell_shift_end(before, e.points)
    if not after.over:
        e.starter.there = 1
        e.starter.value = after.starter
