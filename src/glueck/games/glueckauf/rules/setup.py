"""GA-SETUP: what lies where before the first turn, and the draft of the first orders."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.rng import below, shuffle
from glueck.engine.scratch import scratch
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    CUBES_OF_A_COLOUR,
    DRAFT_ROW,
    DRAFTED_EACH,
    FACTORY,
    FACTORY_SPACES,
    LOCKED,
    ORDER,
    ORDER_SPACES,
    START_MARKS,
    TILES,
    TYPES,
    WORKERS,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import DISPLAY, DRAFT, OUTSTANDING, PLACE, ROW
from glueck.games.glueckauf.rules.expected_action import asked
from glueck.games.glueckauf.rules.stacks import pop

NOT_IN_THE_ROW = clause("GA-SETUP-21")


@jit
def setup(s, options):
    """Options: the starting player (0: random, else seat + 1), free storage, open piles."""
    s.phase = DRAFT
    s.shift = 1  # GA-SETUP-08
    s.starter = options[0] - 1 if options[0] > 0 else below(s, s.seats)  # GA-SETUP-16
    s.free_storage = options[1]
    s.all_see_delivered = options[2]
    s.seat = drafter(s)
    for seat in range(s.seats):
        equip(s, s.miner[seat])
    for colour in range(COALS):
        s.supply[colour] = CUBES_OF_A_COLOUR - s.seats  # GA-SETUP-05
    shuffle_tiles(s)
    shuffle_orders(s)


@jit
def equip(s, me):
    """GA-SETUP-10 … GA-SETUP-15, GA-SETUP-27: one player's material; the rest starts empty."""
    me.workers = WORKERS[s.seats]
    me.money = START_MARKS[s.seats]
    for level in range(COALS):
        me.lorries[level] = 1
        me.coal[level, level] = 1


@jit
def shuffle_tiles(s):
    """GA-SETUP-06, GA-SETUP-07"""
    tiles = scratch(np.int64, TILES)
    for i in range(TILES):
        tiles[i] = i % TYPES + 1
    shuffle(s, tiles, TILES)
    for i in range(TILES):
        s.tiles.items[i] = tiles[i]
    s.tiles.count = TILES
    for i in range(FACTORY_SPACES):
        if not LOCKED[s.seats, FACTORY + i]:
            s.factory[i] = pop(s.tiles)


@jit
def shuffle_orders(s):
    """GA-SETUP-17, GA-SETUP-18"""
    cards = scratch(np.int64, CARDS)
    for i in range(CARDS):
        cards[i] = i + 1
    shuffle(s, cards, CARDS)
    for i in range(CARDS):
        s.orders.items[i] = cards[i]
    s.orders.count = CARDS
    for _ in range(DRAFT_ROW[s.seats]):
        s.place[pop(s.orders)] = ROW


@jit
def drafter(s):
    """GA-SETUP-19, GA-SETUP-20: counter-clockwise, from the starting player's right."""
    return (s.starter - 1 - s.drafted) % s.seats


@jit
def cannot_take(s, card):
    if s.phase != DRAFT:
        return asked(s)
    if s.place[card] != ROW:
        return NOT_IN_THE_ROW
    return 0


@jit
def take(s, card):
    """GA-SETUP-21 … GA-SETUP-23; a draft turn cannot be taken back (GA-FLOW-12)."""
    s.place[card] = OUTSTANDING + s.seat
    s.drafted += 1
    s.undoable = 0
    if s.drafted == DRAFTED_EACH * s.seats:
        fill_order_spaces(s)
        s.phase = PLACE
        s.seat = s.starter
    else:
        s.seat = drafter(s)


@jit
def fill_order_spaces(s):
    """GA-SETUP-24 … GA-SETUP-26: the card left over on the last space, the rest from the stack."""
    for card in range(1, CARDS + 1):
        if s.place[card] == ROW:
            show_order(s, ORDER_SPACES - 1, card)
    for i in range(ORDER_SPACES - 1):
        if not LOCKED[s.seats, ORDER + i]:
            show_order(s, i, pop(s.orders))


@jit
def show_order(s, i, card):
    s.display[i] = card
    s.place[card] = DISPLAY
