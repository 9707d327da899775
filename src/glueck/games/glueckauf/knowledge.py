"""What a seat knows of the face-down stacks, and how to deal the rest anew.

Section «Who may see what» of the rules: a seat knows what it put back itself. Two readings
of the same marks (`draw` makes them): `remember` tells a seat what it knows, in a form
that depends on nothing else; `redeal` shuffles everything it does not know.
"""

import numpy as np

from glueck.engine.jit import jit
from glueck.engine.record import NOBODY
from glueck.engine.rng import shuffle
from glueck.games.glueckauf.box import DRAWN, TILES
from glueck.games.glueckauf.draw import ALL_EXACT, EXACT, SEEN, mark, stack_of

MOST = TILES + DRAWN  # items of a stack and of the hand drawn from it


@jit
def knows(known, kind, seat):
    return seat != NOBODY and known & mark(kind, seat) != 0


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
    """A random completion: every one that agrees with what `seat` knows is equally likely."""
    hidden = hand_is_hidden(s, seat)
    if hidden:
        hold_back(s)
    redeal_stack(s, s.tiles, seat)
    redeal_stack(s, s.orders, seat)
    if hidden:
        draw_again(s)
    else:
        forget_others(s, seat)


@jit
def forget_others(s, seat):
    """What others know of an own hand is their affair: the seat cannot tell."""
    for i in range(s.drawn):
        s.hand_known[i] &= own_marks(seat) | ALL_EXACT


@jit
def own_marks(seat):
    return 0 if seat == NOBODY else mark(SEEN | EXACT, seat)


@jit
def redeal_stack(s, stack, seat):
    shuffle_unknown(s, stack, seat)
    for i in range(stack.count):
        if stack.block[i] != 0 and first_of_block(stack, i):
            shuffle_block(s, stack, stack.block[i], seat)
    for i in range(stack.count):
        # Where others know items exactly is public; which items they know of is not.
        stack.known[i] &= own_marks(seat) | ALL_EXACT
        stack.known[i] |= stack.known[i] >> 4


@jit
def first_of_block(stack, i):
    for j in range(i):
        if stack.block[j] == stack.block[i]:
            return False
    return True


@jit
def shuffle_unknown(s, stack, seat):
    """Items the seat has never seen may be anywhere it has not seen an item."""
    items = np.empty(MOST, np.int64)
    n = 0
    for i in range(stack.count):
        if not knows(stack.known[i], SEEN, seat):
            items[n] = stack.items[i]
            n += 1
    shuffle(s, items, n)
    n = 0
    for i in range(stack.count):
        if not knows(stack.known[i], SEEN, seat):
            stack.items[i] = items[n]
            n += 1


@jit
def shuffle_block(s, stack, block, seat):
    """Within a block somebody else put back, any order is possible."""
    order = np.empty(MOST, np.int64)
    spots = np.empty(MOST, np.int64)
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
        others = stack.known[i] & (255 - mark(SEEN, seat))
        stack.known[i] = others | seen * mark(SEEN, seat)


@jit
def remember(s, v, seat):
    """Write into the blanked copy `v` what `seat` knows: items whose place it knows at that
    place; items of a block whose order it does not know sorted, in the block's first places."""
    hidden = hand_is_hidden(s, seat)
    if hidden:
        hold_back(s)
        hold_back(v)
    if seat != NOBODY:
        remember_stack(s.tiles, v.tiles, seat)
        remember_stack(s.orders, v.orders, seat)
    if hidden:
        draw_again(s)
        draw_again(v)


@jit
def remember_stack(stack, mine, seat):
    for i in range(stack.count):
        if knows(stack.known[i], EXACT, seat):
            mine.items[i] = stack.items[i]
            mine.known[i] = mark(SEEN | EXACT, seat)
        elif knows(stack.known[i], SEEN, seat):
            insert_sorted(stack, mine, stack.items[i], stack.block[i], seat)


@jit
def insert_sorted(stack, mine, item, block, seat):
    for i in range(stack.count):
        if stack.block[i] == block and not knows(stack.known[i], EXACT, seat):
            if mine.items[i] == 0:
                mine.items[i] = item
                mine.known[i] = mark(SEEN, seat)
                return
            if mine.items[i] > item:
                mine.items[i], item = item, mine.items[i]
