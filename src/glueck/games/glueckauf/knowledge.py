"""What a seat knows of the face-down stacks, and how to deal the rest again.

Section «Who may see what» of the rules: a seat knows what it put back itself. `draw` marks who
knows what; `remember` gives a seat what it knows, in a form that depends on nothing else; `redeal`
starts from there and deals everything it does not know.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.record import NOBODY
from glueck.engine.rng import shuffle
from glueck.engine.scratch import scratch
from glueck.games.glueckauf.box import (
    CARDS,
    COPIES,
    DRAWN,
    FACTORY_DRAW,
    FACTORY_SPACES,
    ORDER_DRAW,
    TILE_COAL,
    TILE_SIDE,
    TILE_SIZE,
    TILES,
    TYPES,
)
from glueck.games.glueckauf.position import FACE_DOWN
from glueck.games.glueckauf.rules.stacks import ALL_EXACT, EXACT, SEEN, known_bit, stack_of

MOST = TILES + DRAWN  # items of a stack and of the hand drawn from it
KINDS = 1 + max(TYPES, CARDS)  # of tiles or of orders


@jit
def knows(known, kind, seat):
    return seat != NOBODY and known & known_bit(kind, seat) != 0


@jit
def hold_back(s):
    """Lay a hand that others may not see back on its stack, as one with its block."""
    stack = stack_of(s)
    for i in range(s.drawn):
        at = stack.count + i
        stack.items[at] = s.hand[i]
        stack.block[at] = s.blocks_made
        stack.known[at] = s.hand_known[i]
    stack.count += s.drawn


@jit
def draw_again(s):
    stack = stack_of(s)
    stack.count -= s.drawn
    for i in range(s.drawn):
        at = stack.count + i
        s.hand[i] = stack.items[at]
        s.hand_known[i] = stack.known[at]
        stack.items[at] = 0
        stack.block[at] = 0
        stack.known[at] = 0


@jit
def hand_is_hidden(s, seat):
    return s.drawn > 0 and seat != s.seat


@jit
def redeal(s, seat):
    """A random completion: all that agree with what `seat` knows are equally likely."""
    hidden = hand_is_hidden(s, seat)
    if hidden:
        hold_back(s)
    left = scratch(np.int64, KINDS)
    count_unseen_tiles(s, hidden, left)
    deal_unknown(s, s.tiles, left[: TYPES + 1])
    count_unseen_orders(s, hidden, left)
    deal_unknown(s, s.orders, left[: CARDS + 1])
    for stack in (s.tiles, s.orders):
        for i in range(stack.count):
            if stack.block[i] != 0 and first_of_block(stack, i):
                shuffle_block(s, stack, stack.block[i], seat)
        for i in range(stack.count):
            stack.known[i] |= stack.known[i] >> 4  # the exact place, and so also the block
    if hidden:
        draw_again(s)


@jit
def count_unseen_tiles(s, held_back, left):
    """How many of each type are not visible anywhere."""
    left[: TYPES + 1] = COPIES
    for i in range(FACTORY_SPACES):
        left[s.factory[i]] -= 1
    for i in range(s.tiles.count):
        left[s.tiles.items[i]] -= 1
    if s.space == FACTORY_DRAW and not held_back:
        for i in range(s.drawn):
            left[s.hand[i]] -= 1
    for tile in range(1, TYPES + 1):
        for seat in range(s.seats):
            left[tile] -= s.miner[seat].tiles[TILE_COAL[tile], TILE_SIDE[tile], TILE_SIZE[tile] - 1]


@jit
def count_unseen_orders(s, held_back, left):
    left[0] = 0
    for card in range(1, CARDS + 1):
        left[card] = s.place[card] == FACE_DOWN
    for i in range(s.orders.count):
        left[s.orders.items[i]] -= 1
    if s.space == ORDER_DRAW and not held_back:
        for i in range(s.drawn):
            left[s.hand[i]] -= 1


@jit
def first_of_block(stack, i):
    for j in range(i):
        if stack.block[j] == stack.block[i]:
            return False
    return True


@jit
def deal_unknown(s, stack, left):
    """Hidden items may be in any place without a visible item."""
    items = scratch(np.int64, MOST)
    n = 0
    for kind in range(1, left.size):
        for _ in range(left[kind]):
            items[n] = kind
            n += 1
    shuffle(s, items, n)
    n = 0
    for i in range(stack.count):
        if stack.items[i] == 0:
            stack.items[i] = items[n]
            n += 1


@jit
def shuffle_block(s, stack, block, seat):
    """Within a block somebody else put back, any order is possible."""
    order = scratch(np.int64, MOST)
    spots = scratch(np.int64, MOST)
    n = 0
    for i in range(stack.count):
        if stack.block[i] == block and not knows(stack.known[i], EXACT, seat):
            spots[n] = i
            order[n] = stack.items[i] * 2 + knows(stack.known[i], SEEN, seat)
            n += 1
    shuffle(s, order, n)
    for k in range(n):
        stack.items[spots[k]] = order[k] // 2
        mark_seen(stack, spots[k], seat, order[k] % 2)


@jit
def mark_seen(stack, i, seat, seen):
    if seat != NOBODY:
        others = stack.known[i] & (255 - known_bit(SEEN, seat))
        stack.known[i] = others | seen * known_bit(SEEN, seat)


@jit
def remember(s, v, seat):
    """Write into the blanked copy `v` what `seat` knows: items whose place it knows at that
    place; items of a block whose order it does not know sorted, in the block's first places."""
    hidden = hand_is_hidden(s, seat)
    if hidden:
        hold_back(s)
        hold_back(v)
    remember_stack(s.tiles, v.tiles, seat)
    remember_stack(s.orders, v.orders, seat)
    if hidden:
        draw_again(s)
        draw_again(v)


@jit
def remember_stack(stack, mine, seat):
    if seat == NOBODY:
        remember_places(stack, mine, np.uint8(0), np.uint8(0))
    elif remember_places(
        stack, mine, np.uint8(known_bit(SEEN, seat)), np.uint8(known_bit(EXACT, seat))
    ):
        remember_blocks(stack, mine, seat)


@jit
def remember_places(stack, mine, seen, exact):
    """Writes items whose place is known; returns whether there are others that were seen. Every
    observation runs this: without branches, in bytes, over a fixed length and through memory on the
    stack, so that LLVM processes many items at once. Above the top nothing is known."""
    known, items = scratch(np.uint8, TILES), scratch(np.int8, TILES)
    for i in range(TILES):
        here, item = stack.known[i], stack.items[i]
        # Everybody saw who put items back there.
        known[i] = here & ALL_EXACT | (seen if here & exact else np.uint8(0))
        items[i] = item if here & exact else np.int8(0)
    others = 0  # the seat that put it back has seen it, so nothing is missing then
    for i in range(TILES):
        others |= int(stack.known[i] & seen) - int(known[i] & seen)
    for i in range(TILES):
        mine.known[i] |= known[i]
        mine.items[i] |= items[i]
    return others != 0


@jit
def remember_blocks(stack, mine, seat):
    for i in range(stack.count):
        if knows(stack.known[i], SEEN, seat) and not knows(stack.known[i], EXACT, seat):
            insert_sorted(stack, mine, stack.items[i], stack.block[i], seat)


@jit
def insert_sorted(stack, mine, item, block, seat):
    for i in range(stack.count):
        if stack.block[i] == block and not knows(stack.known[i], EXACT, seat):
            if mine.items[i] == 0:
                mine.items[i] = item
                mine.known[i] |= known_bit(SEEN, seat)
                return
            if mine.items[i] > item:
                mine.items[i], item = item, mine.items[i]
