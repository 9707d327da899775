"""A quick player's score for a space, a card or a tile: in points, roughly."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    DELIVERY,
    FACTORY,
    FACTORY_DRAW,
    FREE,
    MARKS_OF,
    MINING,
    MONEY,
    ORDER,
    ORDER_DRAW,
    PRICE,
    SHIFTS,
    SPOT,
    SPOTS_OF,
    STEPS_OF,
    TILE_COAL,
    TILE_SIDE,
    TILE_SIZE,
    WORKERS,
)
from glueck.games.glueckauf.judgement.mining_plan import empty_lorry_value
from glueck.games.glueckauf.judgement.order_value import order_value
from glueck.games.glueckauf.judgement.plan_memory import plan_for
from glueck.games.glueckauf.position import OUTSTANDING
from glueck.games.glueckauf.rules.delivery import cards_of, deliverable
from glueck.games.glueckauf.rules.turn import price

TABLE = (
    ("worker", 1.58),  # the value of a worker, early in a shift
    ("mark", 0.37),  # a Mark while there is something to buy
    ("fifth", 0.2),  # a Mark that buys nothing any more
    ("purse", 12.2),  # Marks that can be used
    ("lorry", 2.43),  # a cube on a lorry that an order needs
    ("cube", 1.36),  # any other one
    ("empty", 0.5),  # of what an empty lorry would be worth in the end
    ("balance", 0.768),  # a tile that evens out the sides, or not
    ("spot", 2.2),  # the cost of filling a spot of an order
    ("lacking", 2.16),  # more if its cube is not in the pit
    ("trip", 2.2),  # the cost of delivering an order
    ("load", 0.75),  # each outstanding order makes another less urgent
    ("done", 0.75),  # share of its value that a complete order brings when delivered
    ("dig", 0.293),  # share of a plan's value that counts now
    ("draw", 0.8),  # a choice of five, compared with the best face-up one
)
WEIGHTS = np.array([weight for _, weight in TABLE])
(
    WORKER, MARK, FIFTH, PURSE, LORRY, CUBE, EMPTY, BALANCE, SPOT_COST, LACKING, TRIP, LOAD,
    DONE, DIG, DRAW,
) = range(len(TABLE))  # fmt: skip


@jit
def time_left(s, me):
    """The share of a seat's workers still to be placed, over the whole game."""
    total = WORKERS[s.seats]
    return (me.workers + (SHIFTS - s.shift) * total) / (SHIFTS * total)


@jit
def score_marks(s, me, marks, w):
    """Money that can no longer be used counts a fifth of a point per Mark."""
    useful = w[PURSE] * min(1.0, 2.0 * time_left(s, me)) - me.money
    good = min(np.float64(marks), max(0.0, useful))
    return good * w[MARK] + (marks - good) * w[FIFTH]


@jit
def pay(s, me, marks, w):
    """The loss from spending them."""
    return marks * (w[FIFTH] + (w[MARK] - w[FIFTH]) * min(1.0, 2.0 * time_left(s, me)))


@jit
def look_around(s, room):
    """Store values that all scores of a decision use: free spots of each colour beyond the cubes in
    the pit, and the number of outstanding orders."""
    me = s.miner[s.seat]
    for colour in range(COALS):
        room.want[colour] = -np.int64(me.cage[colour]) - me.storage[colour]
        for level in range(COALS):
            room.want[colour] -= me.coal[level, colour]
    room.held = 0
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + s.seat:
            room.held += 1
            for i in range(SPOTS_OF[card]):
                room.want[SPOT[card, i]] += s.spot[card, i] == FREE


@jit
def score_tile(s, tile, w, room):
    me = s.miner[s.seat]
    level, size = TILE_COAL[tile], TILE_SIZE[tile]
    left = time_left(s, me)
    want = room.want[level]
    score = -pay(s, me, PRICE[tile], w)
    for lorry in range(size):
        if s.supply[level] > lorry:
            cube = w[LORRY] if want > lorry else w[CUBE]
            score += cube * (0.6 + 0.2 * level) * min(1.0, 3.0 * left)
            score += (
                w[EMPTY] * empty_lorry_value(s, level) * SHIFTS / s.shift * min(1.0, 4.0 * left)
            )
        else:
            score += empty_lorry_value(s, level) * SHIFTS / s.shift
    side = TILE_SIDE[tile]
    lean = me.tiles[:, side].sum() - me.tiles[:, 1 - side].sum()
    score += w[BALANCE] if lean < 0 else -w[BALANCE]
    return score


@jit
def score_card(s, card, w, room):
    """A new order: its value, less the cost of filling and delivering it."""
    me = s.miner[s.seat]
    score = order_value(s, card) - w[TRIP]
    other = room.held
    lack = 0
    for i in range(SPOTS_OF[card]):
        score -= w[SPOT_COST]
        twins = 0
        for j in range(i):
            twins += SPOT[card, j] == SPOT[card, i]
        if room.want[SPOT[card, i]] + twins >= 0:
            lack += 1
    score -= lack * w[LACKING]
    left = time_left(s, me) * SHIFTS * WORKERS[s.seats]
    need = 4.0 * other + 1.5 + 0.6 * SPOTS_OF[card] + 1.2 * lack
    if left < need:  # there will be no time for it
        score -= order_value(s, card) * min(1.0, (need - left) / 6.0) + 1.0
    return score - w[LOAD] * max(0, other - 2)


@jit
def score_delivery(s, vehicle, w):
    score = 0.0
    for card in cards_of(vehicle):
        if deliverable(s, s.seat, card):
            score += w[DONE] * order_value(s, card) + 1.0
    return score


@jit
def space_gain(s, space, w, room):
    """The value of its action, without the cost of workers."""
    me = s.miner[s.seat]
    if space < FACTORY_DRAW:
        return score_tile(s, s.factory[space - FACTORY], w, room)
    if space == FACTORY_DRAW:
        return score_drawing_tiles(s, me, w, room)
    if space < DELIVERY:
        return w[DIG] * plan_for(s, np.int64(s.seat), STEPS_OF[space - MINING], room)[1]
    if space < MONEY:
        return score_delivery(s, space - DELIVERY, w)
    if space < ORDER:
        return score_marks(s, me, MARKS_OF[space - MONEY], w)
    if space < ORDER_DRAW:
        return score_card(s, s.display[space - ORDER], w, room)
    if space == ORDER_DRAW:
        return score_drawing_cards(s, w, room)
    return score_marks(s, me, 1, w)


@jit
def score_drawing_tiles(s, me, w, room):
    """The best face-up one estimates the value of five more."""
    if me.money < 2:
        return -1.0
    best = 0.0
    for i in range(s.factory.size):
        if s.factory[i] > 0 and PRICE[s.factory[i]] <= me.money:
            best = max(best, score_tile(s, s.factory[i], w, room))
    return best * w[DRAW] if best > 0 else 0.0


@jit
def score_drawing_cards(s, w, room):
    best = 0.0
    for i in range(s.display.size):
        if s.display[i] > 0:
            best = max(best, score_card(s, s.display[i], w, room))
    return best * w[DRAW] + 1.0 if best > 0 else 0.0


@jit
def worker_worth(s, me, w):
    """A worker when few are left in the shift is worth less: prices have risen."""
    return w[WORKER] * min(1.0, 0.35 + 1.3 * me.workers / WORKERS[s.seats])


@jit
def score_space(s, space, w, room):
    """The value of a space, less its workers."""
    me = s.miner[s.seat]
    return space_gain(s, space, w, room) - worker_worth(s, me, w) * price(s, space)
