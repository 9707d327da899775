"""GA-ORD: taking new orders from the display, or one of five from the stack."""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import ORDER
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import KEEP, NEXT_ORDER, OUTSTANDING
from glueck.games.glueckauf.rules.expected_action import asked
from glueck.games.glueckauf.rules.factory import return_rest
from glueck.games.glueckauf.rules.setup import show_order
from glueck.games.glueckauf.rules.stacks import find, remove, reveal

NO_ORDER = clause("GA-ORD-06")
NOT_DRAWN = clause("GA-ORD-08")
NOT_IN_HAND = clause("GA-ORD-11")
NO_ORDERS_LEFT = clause("GA-ORD-12")

NONE = 0  # «keep none»


@jit
def cannot_take_from(s, space):
    """GA-ORD-06"""
    return NO_ORDER if s.display[space - ORDER] == NONE else 0


@jit
def take_from(s, space):
    """GA-ORD-01 … GA-ORD-03: for free, face up, without limit."""
    card = s.display[space - ORDER]
    s.display[space - ORDER] = NONE
    s.place[card] = OUTSTANDING + s.seat


@jit
def refill(s, space):
    """GA-ORD-04, GA-ORD-05, GA-ORD-13: only the space that was emptied, while cards last."""
    if s.orders.count > 0:
        show_order(s, space - ORDER, reveal(s, s.orders))


@jit
def cannot_draw_orders(s):
    """GA-ORD-12"""
    return NO_ORDERS_LEFT if s.orders.count == 0 else 0


@jit
def cannot_keep(s, card):
    """GA-ORD-08, GA-ORD-10: one of the five, or none."""
    if s.phase != KEEP:
        return asked(s)
    return NOT_DRAWN if card != NONE and find(s, card) == s.drawn else 0


@jit
def keep(s, card):
    """GA-ORD-08 … GA-ORD-10; no undo past it: the choice is public."""
    s.undoable = 0
    if card != NONE:
        remove(s, find(s, card))
        s.place[card] = OUTSTANDING + s.seat
    return_rest(s)


@jit
def cannot_return_next(s, card):
    """GA-ORD-11"""
    if s.phase != NEXT_ORDER:
        return asked(s)
    return NOT_IN_HAND if find(s, card) == s.drawn else 0
