"""A position as a viewer sees it: fills the declared view.

It is given a position in which everything the viewer may not know is already blank.
"""

from glueck.engine.compile import jit
from glueck.engine.fill import add_to_set
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    CUBES_ON,
    FACTORY_DRAW,
    FACTORY_SPACES,
    FREE,
    HALF,
    LOCKED,
    ORDER_SPACES,
    OWN,
    SIDES,
    SPACES,
    SPOT,
    SPOTS_OF,
)
from glueck.games.glueckauf.position import DELIVERED, OUTSTANDING, ROW
from glueck.games.glueckauf.rules.delivery import complete
from glueck.games.glueckauf.rules.stacks import EXACT, SEEN
from glueck.games.glueckauf.view.points import project


@jit
def show(s, viewer, v):
    v.seats = s.seats
    v.options.free_storage = s.free_storage
    v.options.delivered_visibility = s.all_see_delivered
    v.viewer = viewer + 1
    show_turn(s, v)
    show_works(s, v)
    show_stack(s, s.tiles, viewer, True, v.stacks.tiles)
    show_stack(s, s.orders, viewer, False, v.stacks.orders)
    if s.drawn:
        show_hand(s, viewer, v.hand)
    v.players.count = s.seats
    for seat in range(s.seats):
        show_player(s, seat, viewer, v.players.items[seat])
    project(s, v.projected)


@jit
def show_turn(s, v):
    v.phase = s.phase
    v.turn = 0 if s.over else s.seat + 1
    v.over = s.over
    v.shift = s.shift
    v.starter = s.starter
    v.space = s.space
    v.steps = s.steps
    v.unfilled = s.unfilled
    if s.pair_card:
        v.pair.there = 1
        v.pair.card = s.pair_card
        v.pair.spot = s.pair_spot
        first = s.spot[s.pair_card, s.pair_spot]
        v.pair.first = first - HALF + 1 if first else 0


@jit
def show_works(s, v):
    """The shared board: supply, tiles, orders, and the workers on spaces."""
    for colour in range(COALS):
        v.supply[colour] = s.supply[colour]
    for i in range(FACTORY_SPACES):
        v.factory[i] = s.factory[i]
    for i in range(ORDER_SPACES):
        v.orders[i] = s.display[i]
    for card in range(1, CARDS + 1):
        if s.place[card] == ROW:
            add_to_set(v.row, card - 1)
    for space in range(1, SPACES):  # the last is the bank: it has no crew
        there = v.spaces[space - 1]
        there.seat = s.crew_seat[space]
        there.workers = s.crew[space]
        there.price = s.crew[space] + 1
        there.locked = LOCKED[s.seats, space]


@jit
def show_hand(s, viewer, v):
    v.there = 1
    v.count = s.drawn
    v.returned = s.returned
    v.to = s.put_back
    if viewer != s.seat:
        return
    if s.space == FACTORY_DRAW:
        v.tiles.count = s.drawn + 1
        for i in range(s.drawn):
            v.tiles.items[i] = s.hand[i] - 1
    else:
        v.orders.count = s.drawn + 1
        for i in range(s.drawn):
            v.orders.items[i] = s.hand[i]


@jit
def show_stack(s, stack, viewer, tiles, v):
    v.count = stack.count
    if viewer < 0:
        return
    for i in range(stack.count - 1, -1, -1):
        if knows_place(stack, i, viewer):
            known = v.known.items[v.known.count]
            known.depth = stack.count - 1 - i
            known.item_ = stack.items[i] - tiles  # tiles are words, counted from 0
            v.known.count += 1
    in_hand = block_in_hand(s, viewer)
    block = next_block(stack, viewer, in_hand, 0)
    while block:
        show_block(stack, viewer, block, tiles, v.blocks.items[v.blocks.count])
        v.blocks.count += 1
        block = next_block(stack, viewer, in_hand, block)


@jit
def knows_place(stack, i, viewer):
    return stack.items[i] != 0 and stack.known[i] & (EXACT << int(viewer)) != 0


@jit
def knows_of(stack, i, viewer):
    """The viewer knows that it is in its block, but not where."""
    if stack.items[i] == 0 or knows_place(stack, i, viewer):
        return False
    return stack.known[i] & (SEEN << int(viewer)) != 0


@jit
def block_in_hand(s, viewer):
    """The block of which another seat has a part in hand: nobody else knows which part has what."""
    return s.blocks_made if s.drawn and viewer != s.seat else 0


@jit
def next_block(stack, viewer, in_hand, last):
    """The next block after `last` about which the viewer knows something; 0: none."""
    found = 0
    for i in range(stack.count):
        block = stack.block[i]
        if block > last and block != in_hand and (found == 0 or block < found):
            if knows_of(stack, i, viewer):
                found = block
    return found


@jit
def show_block(stack, viewer, block, tiles, v):
    """Where its items can be, and the items the viewer knows to be among them."""
    for i in range(stack.count):
        if stack.block[i] != block or stack.known[i] & (EXACT << int(viewer)) != 0:
            continue
        add_to_set(v.depths, stack.count - 1 - i)
        if knows_of(stack, i, viewer):
            if tiles:
                v.contains[stack.items[i] - 1] += 1
            else:
                add_to_set(v.contains, stack.items[i] - 1)


@jit
def show_player(s, seat, viewer, v):
    me = s.miner[seat]
    v.points = me.points
    v.money = me.money
    v.workers = me.workers
    v.canteen = me.canteen
    v.bank = me.bank
    v.cage.level = me.level
    for colour in range(COALS):
        v.cage.cubes[colour] = me.cage[colour]
        v.storage[colour] = me.storage[colour]
        show_level(me, colour, v.pit[colour])
    show_cards(s, seat, viewer, v)


@jit
def show_level(me, level, v):
    v.lorries = me.lorries[level]
    v.empty = me.lorries[level] - me.coal[level].sum()
    for colour in range(COALS):
        v.cubes[colour] = me.coal[level, colour]
    for side in range(SIDES):
        for size in range(2):
            v.tiles[2 * side + size] = me.tiles[level, side, size]


@jit
def show_cards(s, seat, viewer, v):
    """GA-DEL-07, GA-DEL-09: who may look at a pile of delivered orders."""
    may_look = seat == viewer or s.all_see_delivered or s.over
    if may_look:
        v.delivered.cards.there = 1
    for card in range(1, CARDS + 1):
        if s.place[card] == OUTSTANDING + seat:
            show_order(s, card, v.outstanding.items[v.outstanding.count])
            v.outstanding.count += 1
        elif s.place[card] == DELIVERED + seat:
            v.delivered.count += 1
            if may_look:
                add_to_set(v.delivered.cards.bits, card - 1)


@jit
def show_order(s, card, v):
    """An outstanding order: its spots from left to right and the cubes on them."""
    v.card = card
    v.complete = complete(s, card)
    v.spots.count = SPOTS_OF[card]
    for i in range(SPOTS_OF[card]):
        spot = v.spots.items[i]
        spot.colour = SPOT[card, i]
        code = s.spot[card, i]
        if code == OWN:
            spot.cubes.count = 1
            spot.cubes.items[0] = SPOT[card, i]
        elif code != FREE:
            show_pair(code, spot.cubes)


@jit
def show_pair(code, v):
    for colour in range(COALS):
        for _ in range(CUBES_ON[code, colour]):
            v.items[v.count] = colour
            v.count += 1
