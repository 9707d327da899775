"""GA-TURN: choosing a worker space, ousting who stands there, and then its action.

GA-BANK (the Bank takes one worker and pays one Mark) and GA-MON (money spaces) are a line
each and stand here with the other spaces.
"""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    BANK,
    DELIVERY,
    FACTORY_DRAW,
    LOCKED,
    MARKS_OF,
    MINING,
    MONEY,
    ORDER,
    ORDER_DRAW,
    STEPS_OF,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import BUY, END, KEEP, PLACE
from glueck.games.glueckauf.rules.delivery import cannot_deliver, deliver
from glueck.games.glueckauf.rules.expected_action import asked
from glueck.games.glueckauf.rules.factory import buy_from, cannot_buy_from, cannot_draw_tiles
from glueck.games.glueckauf.rules.mine import enter
from glueck.games.glueckauf.rules.order import cannot_draw_orders, cannot_take_from, take_from
from glueck.games.glueckauf.rules.stacks import draw_five

LOCKED_SPACE = clause("GA-SETUP-04")
TOO_FEW_WORKERS = clause("GA-TURN-07")


@jit
def price(s, space):
    """GA-TURN-03, GA-TURN-05, GA-TURN-12: one worker more than stand there; GA-BANK-03: one."""
    return 1 if space == BANK else s.crew[space] + 1


@jit
def cannot_place(s, space):
    """GA-TURN-08: checked before anything moves."""
    if s.phase != PLACE:
        return asked(s)
    if LOCKED[s.seats, space]:
        return LOCKED_SPACE
    if s.miner[s.seat].workers < price(s, space):
        return TOO_FEW_WORKERS
    return cannot_perform(s, space)


@jit
def cannot_perform(s, space):
    """GA-TURN-02: only what can be carried out may be chosen. GA-MINE-26, GA-BANK-05: mining,
    money and the Bank always can."""
    if space < FACTORY_DRAW:
        return cannot_buy_from(s, space)
    if space == FACTORY_DRAW:
        return cannot_draw_tiles(s)
    if DELIVERY <= space < MONEY:
        return cannot_deliver(s, s.seat, space - DELIVERY)
    if ORDER <= space < ORDER_DRAW:
        return cannot_take_from(s, space)
    if space == ORDER_DRAW:
        return cannot_draw_orders(s)
    return 0


@jit
def place(s, space):
    """GA-TURN-11: first the workers, then the action."""
    me = s.miner[s.seat]
    s.space = space
    s.phase = END  # unless the action asks for more
    if space == BANK:
        bank(me)
        return
    send_workers(s, me, space)
    if space < FACTORY_DRAW:
        buy_from(s, me, space)
    elif space == FACTORY_DRAW:
        draw_five(s)
        s.phase = BUY
    elif space < DELIVERY:
        enter(s, STEPS_OF[space - MINING])
    elif space < MONEY:
        deliver(s, me, s.seat, space - DELIVERY)
    elif space < ORDER:
        me.money += MARKS_OF[space - MONEY]  # GA-MON-01, GA-MON-02, GA-MON-04
    elif space < ORDER_DRAW:
        take_from(s, space)
    else:
        draw_five(s)
        s.phase = KEEP


@jit
def bank(me):
    """GA-BANK-01 … GA-BANK-04: one worker, nobody is ousted, one Mark."""
    me.workers -= 1
    me.bank += 1
    me.money += 1


@jit
def send_workers(s, me, space):
    """GA-TURN-04 … GA-TURN-06, GA-TURN-09, GA-TURN-10, GA-TURN-13: oust, then place."""
    ousted = s.crew[space]
    if ousted > 0:
        s.miner[s.crew_seat[space] - 1].canteen += ousted
    me.workers -= ousted + 1
    s.crew[space] = ousted + 1
    s.crew_seat[space] = s.seat + 1
