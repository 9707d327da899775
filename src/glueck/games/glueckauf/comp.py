"""GA-COMP: what is true of every position. `sound` checks it, on hostile bytes too."""

import numpy as np

from glueck.engine.jit import jit
from glueck.games.glueckauf.box import (
    BANK,
    CAGE_HOLDS,
    CARDS,
    COALS,
    COPIES,
    CUBES_OF_A_COLOUR,
    DRAFTED_EACH,
    DRAWN,
    FACTORY,
    FACTORY_DRAW,
    FACTORY_SPACES,
    FREE,
    HALF,
    LOCKED,
    MOST_SPOTS,
    ORDER,
    ORDER_DRAW,
    ORDER_SPACES,
    PAIR,
    PAIRS,
    SHIFTS,
    SIDES,
    SPACES,
    SPOTS_OF,
    TILE_COAL,
    TILE_SIDE,
    TILE_SIZE,
    TILES,
    TYPES,
    WORKERS,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.delivery import cubes_on
from glueck.games.glueckauf.state import (
    BOTTOM,
    DELIVERED,
    DISPLAY,
    DRAFT,
    FACE_DOWN,
    MINE,
    NEXT_ORDER,
    NEXT_TILE,
    OUTSTANDING,
    OVER,
    PAIR_UP,
    ROW,
    SEATS,
)

SEATS_WRONG = clause("GA-COMP-01")
CARDS_WRONG = clause("GA-COMP-02")
TILES_WRONG = clause("GA-COMP-03")
CUBES_WRONG = clause("GA-COMP-04")
WORKERS_WRONG = clause("GA-COMP-05")
MONEY_WRONG = clause("GA-COMP-06")
ROOM_WRONG = clause("GA-COMP-07")
LOCK_WRONG = clause("GA-SETUP-04")
TURN_WRONG = clause("GA-FLOW-03")


@jit
def sound(s):
    """0, or the first clause this position breaks. Ranges come first: the rest relies on them."""
    if not 2 <= s.seats <= SEATS:
        return SEATS_WRONG
    if not turn_in_range(s):
        return TURN_WRONG
    if not items_in_range(s):
        return ROOM_WRONG
    if not cards_are_all_there(s):
        return CARDS_WRONG
    if not tiles_are_all_there(s):
        return TILES_WRONG
    if not cubes_are_all_there(s):
        return CUBES_WRONG
    if not workers_are_all_there(s):
        return WORKERS_WRONG
    if not locked_spaces_are_empty(s):
        return LOCK_WRONG
    for seat in range(s.seats):
        if s.miner[seat].money < 0:
            return MONEY_WRONG
    return 0


@jit
def turn_in_range(s):
    """Whose turn, which phase, and what goes with it."""
    return (
        0 <= s.seat < s.seats
        and 0 <= s.starter < s.seats
        and DRAFT <= s.phase <= OVER
        and s.over == (s.phase == OVER)
        and 1 <= s.shift <= SHIFTS
        and 0 <= s.drafted <= DRAFTED_EACH * s.seats
        and (s.phase == DRAFT) == (s.drafted < DRAFTED_EACH * s.seats)
        and 0 <= s.space <= SPACES
        and 0 <= s.steps <= 10
        and (s.steps > 0) == (s.phase == MINE or s.phase == PAIR_UP)
        and 0 <= s.unfilled <= 2
        and 0 <= s.bought <= TYPES
        and 0 <= s.drawn <= DRAWN
        and 0 <= s.returned <= s.drawn
        and ((s.phase != NEXT_TILE and s.phase != NEXT_ORDER) or s.drawn - s.returned > 1)
        and 0 <= s.put_back <= BOTTOM
        and pair_in_range(s)
    )


@jit
def pair_in_range(s):
    if s.phase != PAIR_UP:
        return s.pair_card == 0 and s.pair_spot == 0
    return (
        1 <= s.pair_card <= CARDS
        and 0 <= s.pair_spot < SPOTS_OF[s.pair_card]
        and s.spot[s.pair_card, s.pair_spot] < PAIR
    )


@jit
def items_in_range(s):
    """GA-COMP-07, and every number that names something names something there is."""
    for card in range(CARDS + 1):
        if not place_in_range(s, s.place[card]):
            return False
        for i in range(MOST_SPOTS):
            if not spot_in_range(s, card, i):
                return False
    for i in range(FACTORY_SPACES):
        if not 0 <= s.factory[i] <= TYPES:
            return False
    for i in range(ORDER_SPACES):
        if not 0 <= s.display[i] <= CARDS:
            return False
    for seat in range(SEATS):
        if not miner_in_range(s.miner[seat]):
            return False
    return stack_in_range(s.tiles, TYPES, TILES) and stack_in_range(s.orders, CARDS, CARDS)


@jit
def place_in_range(s, place):
    return FACE_DOWN <= place < OUTSTANDING + s.seats or DELIVERED <= place < DELIVERED + s.seats


@jit
def spot_in_range(s, card, i):
    """GA-COMP-07: a half pair only where a pair is being laid, and only on outstanding orders."""
    code = s.spot[card, i]
    if code == FREE:
        return True
    if not OUTSTANDING <= s.place[card] < DELIVERED or i >= SPOTS_OF[card]:
        return False
    if HALF <= code < PAIR:
        return s.phase == PAIR_UP and s.pair_card == card and s.pair_spot == i
    return FREE < code < PAIR + len(PAIRS)


@jit
def miner_in_range(me):
    for colour in range(COALS):
        if me.cage[colour] < 0 or me.storage[colour] < 0 or me.lorries[colour] < 0:
            return False
        for level in range(COALS):
            if me.coal[level, colour] < 0:
                return False
        if me.coal[colour].sum() > me.lorries[colour]:
            return False
    return 0 <= me.level <= COALS and me.cage.sum() <= CAGE_HOLDS


@jit
def stack_in_range(stack, kinds, most):
    if not 0 <= stack.count <= most:
        return False
    for i in range(TILES):
        low = 1 if i < stack.count else 0
        high = kinds if i < stack.count else 0
        if not low <= stack.items[i] <= high:
            return False
    return True


@jit
def hand_in_range(s, kinds):
    for i in range(DRAWN):
        if i >= s.drawn and s.hand[i] != 0:
            return False
        if i < s.drawn and not 1 <= s.hand[i] <= kinds:
            return False
    return True


@jit
def cards_are_all_there(s):
    """GA-COMP-02: each of the 44 in exactly one place."""
    face_down = np.zeros(CARDS + 1, np.int64)
    for i in range(s.orders.count):
        face_down[s.orders.items[i]] += 1
    if s.drawn > 0 and s.space == ORDER_DRAW:
        if not hand_in_range(s, CARDS):
            return False
        for i in range(s.drawn):
            face_down[s.hand[i]] += 1
    shown = np.zeros(CARDS + 1, np.int64)
    for i in range(ORDER_SPACES):
        shown[s.display[i]] += 1
    for card in range(1, CARDS + 1):
        if face_down[card] != (s.place[card] == FACE_DOWN):
            return False
        if shown[card] != (s.place[card] == DISPLAY):
            return False
        if s.place[card] == ROW and s.phase != DRAFT:
            return False
    return True


@jit
def tiles_are_all_there(s):
    """GA-COMP-03: three of each type, in the stack, the factory, a hand or a pit."""
    found = np.zeros(TYPES + 1, np.int64)
    for i in range(s.tiles.count):
        found[s.tiles.items[i]] += 1
    for i in range(FACTORY_SPACES):
        found[s.factory[i]] += 1
    if s.drawn > 0 and s.space != ORDER_DRAW:
        if s.space != FACTORY_DRAW or not hand_in_range(s, TYPES):
            return False
        for i in range(s.drawn):
            found[s.hand[i]] += 1
    for tile in range(1, TYPES + 1):
        level, side, size = TILE_COAL[tile], TILE_SIDE[tile], TILE_SIZE[tile]
        for seat in range(s.seats):
            if s.miner[seat].tiles[level, side, size - 1] < 0:
                return False
            found[tile] += s.miner[seat].tiles[level, side, size - 1]
        if found[tile] != COPIES:
            return False
    return lorries_belong_to_tiles(s)


@jit
def lorries_belong_to_tiles(s):
    """One printed on each level, and those of the tiles."""
    for seat in range(s.seats):
        me = s.miner[seat]
        for level in range(COALS):
            lorries = 1
            for side in range(SIDES):
                lorries += me.tiles[level, side, 0] + 2 * me.tiles[level, side, 1]
            if me.lorries[level] != lorries:
                return False
    return True


@jit
def cubes_are_all_there(s):
    """GA-COMP-04: sixteen of each colour, wherever they are."""
    for colour in range(COALS):
        if s.supply[colour] < 0:
            return False
        total = np.int64(s.supply[colour])
        for seat in range(s.seats):
            me = s.miner[seat]
            total += me.cage[colour] + me.storage[colour]
            for level in range(COALS):
                total += me.coal[level, colour]
        for card in range(1, CARDS + 1):
            for i in range(SPOTS_OF[card]):
                total += cubes_on(s, card, i, colour)
        if total != CUBES_OF_A_COLOUR:
            return False
    return True


@jit
def workers_are_all_there(s):
    """GA-COMP-05: in the supply, on spaces (each held by one seat), in the Bank, in the Canteen."""
    for seat in range(s.seats):
        me = s.miner[seat]
        if me.workers < 0 or me.canteen < 0 or me.bank < 0:
            return False
        total = np.int64(me.workers) + me.canteen + me.bank
        for space in range(1, SPACES + 1):
            if s.crew_seat[space] == seat + 1:
                total += s.crew[space]
        if total != WORKERS[s.seats]:
            return False
    for space in range(1, SPACES + 1):
        if not 0 <= s.crew_seat[space] <= s.seats or s.crew[space] < 0:
            return False
        if (s.crew_seat[space] == 0) != (s.crew[space] == 0):
            return False
    return True


@jit
def locked_spaces_are_empty(s):
    """GA-SETUP-04; and a space without its tile or card has been chosen in this turn, or its stack
    is used up, or it is the draft."""
    for space in range(1, SPACES + 1):
        if LOCKED[s.seats, space] and s.crew[space] > 0:
            return False
    for i in range(FACTORY_SPACES):
        space = FACTORY + i
        if not may_be_empty(s, space, s.tiles.count) and s.factory[i] == 0:
            return False
        if LOCKED[s.seats, space] and s.factory[i] != 0:
            return False
    for i in range(ORDER_SPACES):
        space = ORDER + i
        if not may_be_empty(s, space, s.orders.count) and s.display[i] == 0:
            return False
        if LOCKED[s.seats, space] and s.display[i] != 0:
            return False
    return s.crew[BANK] == 0


@jit
def may_be_empty(s, space, left):
    drafting = s.phase == DRAFT and space >= ORDER
    return LOCKED[s.seats, space] or s.space == space or left == 0 or drafting
