"""GA-COMP: what is true of every position. `sound` checks it, on hostile bytes too."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.scratch import scratch
from glueck.games.glueckauf.box import (
    BANK,
    CAGE_HOLDS,
    CARDS,
    COALS,
    COPIES,
    CUBES_OF_A_COLOUR,
    DELIVERY,
    DRAFT_ROW,
    DRAFTED_EACH,
    DRAWN,
    FACTORY,
    FACTORY_DRAW,
    FACTORY_SPACES,
    FREE,
    HALF,
    LOCKED,
    MINING,
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
    STEPS_OF,
    TILE_COAL,
    TILE_SIDE,
    TILE_SIZE,
    TILES,
    TYPES,
    WORKERS,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import (
    BOTTOM,
    BUY,
    DELIVERED,
    DISPLAY,
    DRAFT,
    END,
    FACE_DOWN,
    FILL,
    KEEP,
    MINE,
    NEXT_ORDER,
    NEXT_TILE,
    OUTSTANDING,
    OVER,
    PAIR_UP,
    PLACE,
    RETURN,
    ROW,
    SEATS,
)
from glueck.games.glueckauf.rules.delivery import cubes_on
from glueck.games.glueckauf.rules.mine import movable

CARD_NUMBERS, TILE_NUMBERS = CARDS + 1, TYPES + 1  # they count from 1

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
    if not (turn_in_range(s) and pair_in_range(s)):
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
    return 0 if phase_has_what_it_needs(s) else TURN_WRONG


@jit
def turn_in_range(s):
    """Whose turn, which phase, what goes with it, and the options."""
    return (
        0 <= s.seat < s.seats
        and 0 <= s.starter < s.seats
        and DRAFT <= s.phase <= OVER
        and s.over == (s.phase == OVER)
        and 1 <= s.shift <= SHIFTS
        and 0 <= s.drafted <= DRAFTED_EACH * s.seats
        and (s.phase == DRAFT) == (s.drafted < DRAFTED_EACH * s.seats)
        and 0 <= s.space <= SPACES
        and (s.space == 0) == (s.phase == DRAFT or s.phase == PLACE or s.phase == OVER)
        and 0 <= s.bought <= TYPES
        and (s.bought > 0) == (s.phase == FILL)
        and 0 <= s.unfilled
        and (s.unfilled > 0) == (s.phase == FILL)
        and 0 <= s.drawn <= DRAWN
        and 0 <= s.returned <= s.drawn
        and 0 <= s.put_back <= BOTTOM
        and 0 <= s.free_storage <= 1
        and 0 <= s.all_see_delivered <= 1
    )


@jit
def phase_has_what_it_needs(s):
    """Sections F.1 and F.4: there is always a legal action. Relies on all ranges."""
    me, phase = s.miner[s.seat], s.phase
    if phase == MINE or phase == PAIR_UP:
        return no_hand(s) and mining_is_due(s, me)
    if s.steps != 0:
        return False
    if phase == DRAFT:
        return no_hand(s) and drafting_is_due(s)
    if phase == PLACE:
        return no_hand(s) and me.workers > 0
    if phase == END or phase == OVER:
        return no_hand(s)
    return filling_is_due(s, me) if phase == FILL else returning_is_due(s)


@jit
def no_hand(s):
    """Nothing is drawn, nothing is to be put back."""
    return empty_hand(s) and s.returned == 0 and s.put_back == 0


@jit
def empty_hand(s):
    return s.drawn == 0 and not s.hand.any()


@jit
def drafting_is_due(s):
    """GA-SETUP-18, GA-SETUP-27: the row gets shorter; nobody has used up the stack."""
    row = DRAFT_ROW[s.seats]
    return cards_at(s, ROW) == row - s.drafted and s.orders.count == CARDS - row


@jit
def cards_at(s, place):
    count = 0
    for card in range(1, CARDS + 1):
        count += s.place[card] == place
    return count


@jit
def filling_is_due(s, me):
    """GA-FAC-22, GA-FAC-23: a tile just bought has lorries its own colour could not fill."""
    tile = s.bought
    level = TILE_COAL[tile]
    return (
        1 <= s.space <= FACTORY_DRAW
        and tile > 0
        and s.unfilled <= TILE_SIZE[tile]
        and me.tiles[level, TILE_SIDE[tile], TILE_SIZE[tile] - 1] > 0
        and s.unfilled <= me.lorries[level] - me.coal[level].sum()
        and s.supply[level] == 0
        and s.supply.sum() > 0
        and (empty_hand(s) or s.space == FACTORY_DRAW)
        and s.returned == 0
        and s.put_back == 0
    )


@jit
def mining_is_due(s, me):
    """GA-MINE-01, GA-MINE-13: steps are left; a pair that was begun can be completed."""
    if not (MINING <= s.space < DELIVERY and 1 <= s.steps <= STEPS_OF[s.space - MINING]):
        return False
    if s.phase == MINE:
        return True
    if s.place[s.pair_card] != OUTSTANDING + s.seat:
        return False
    cubes = 2 if s.spot[s.pair_card, s.pair_spot] == FREE else 1
    return s.steps >= cubes and movable(me) >= cubes


@jit
def returning_is_due(s):
    """GA-FAC-16, GA-FAC-19, GA-FAC-20, GA-ORD-08, GA-ORD-11: a hand where one is asked for."""
    phase = s.phase
    tiles = phase == BUY or phase == NEXT_TILE
    orders = phase == KEEP or phase == NEXT_ORDER
    if (tiles and s.space != FACTORY_DRAW) or (orders and s.space != ORDER_DRAW):
        return False
    if s.space != FACTORY_DRAW and s.space != ORDER_DRAW:
        return False
    if phase == NEXT_TILE or phase == NEXT_ORDER:
        return s.put_back > 0 and s.drawn - s.returned > 1
    if phase == RETURN and (s.tiles if s.space == FACTORY_DRAW else s.orders).count == 0:
        return False
    return s.drawn > 0 and s.returned == 0 and s.put_back == 0


@jit
def pair_in_range(s):
    if s.phase != PAIR_UP:
        return s.pair_card == 0 and s.pair_spot == 0
    if not (0 <= s.pair_card <= CARDS and 0 <= s.pair_spot < SPOTS_OF[s.pair_card]):
        return False
    code = s.spot[s.pair_card, s.pair_spot]
    return code == FREE or HALF <= code < PAIR


@jit
def items_in_range(s):
    """GA-COMP-07, and every number that names something names something there is."""
    if s.place[0] != FACE_DOWN:
        return False
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
        if seat >= s.seats and not has_nothing(s.miner[seat]):
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
def has_nothing(me):
    """A seat nobody plays."""
    pieces = me.cage.sum() + me.storage.sum() + me.lorries.sum()
    for tile in me.tiles.flat:
        pieces += tile != 0
    numbers = me.points != 0 or me.money != 0 or me.level != 0
    return pieces == 0 and not numbers and me.workers == 0 and me.canteen == 0 and me.bank == 0


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
    face_down = scratch(np.int64, CARD_NUMBERS)
    for i in range(s.orders.count):
        face_down[s.orders.items[i]] += 1
    if s.drawn > 0 and s.space == ORDER_DRAW:
        if not hand_in_range(s, CARDS):
            return False
        for i in range(s.drawn):
            face_down[s.hand[i]] += 1
    shown = scratch(np.int64, CARD_NUMBERS)
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
    found = scratch(np.int64, TILE_NUMBERS)
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
        if must_be_empty(s, space) and s.factory[i] != 0:
            return False
    for i in range(ORDER_SPACES):
        space = ORDER + i
        if not may_be_empty(s, space, s.orders.count) and s.display[i] == 0:
            return False
        if must_be_empty(s, space) and s.display[i] != 0:
            return False
    return s.crew[BANK] == 0


@jit
def may_be_empty(s, space, left):
    return must_be_empty(s, space) or left == 0


@jit
def must_be_empty(s, space):
    """GA-SETUP-25: no card during the draft. GA-FLOW-11: what was taken comes later."""
    drafting = s.phase == DRAFT and space >= ORDER
    return LOCKED[s.seats, space] or s.space == space or drafting
