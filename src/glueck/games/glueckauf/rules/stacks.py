"""The face-down stacks of tiles and orders: drawing five, putting them back, who knows what.

Shared by GA-FAC (tiles) and GA-ORD (orders), which follow the same words here.

What a seat puts back it still knows (exactly where). When another seat then draws those
items, the first one no longer knows their order, but it knows that they lie in the block
that was put back. Stack positions carry the block they belong to (public: everybody saw
it happen) and, per seat, whether it knows the item is in that block, and exactly where.
"""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import DRAWN, FACTORY_DRAW
from glueck.games.glueckauf.position import BOTTOM, TOP

SEEN, EXACT = 1, 16  # shifted by the seat
ALL_SEEN, ALL_EXACT = 15 * SEEN, 15 * EXACT


@jit
def known_bit(kind, seat):
    """The bit that says what a seat knows."""
    return kind << int(seat)


@jit
def stack_of(s):
    """The stack this turn draws from."""
    return s.tiles if s.space == FACTORY_DRAW else s.orders


@jit
def pop(stack):
    """Take the top item; what lay there leaves no trace."""
    stack.count -= 1
    top = stack.count
    item = stack.items[top]
    stack.items[top] = 0
    stack.block[top] = 0
    stack.known[top] = 0
    return item


@jit
def reveal(s, stack):
    """Take the top item for all to see."""
    top = stack.count - 1
    block, known = stack.block[top], stack.known[top]
    item = pop(stack)
    for seat in range(s.seats):
        if block != 0 and known & known_bit(SEEN, seat) == 0:
            forget_twin(stack, block, item, seat)
    return item


@jit
def draw_five(s):
    """GA-FAC-14, GA-ORD-07: the top five, or all if there are fewer; no undo past it."""
    stack = stack_of(s)
    s.blocks_made += 1
    s.drawn = min(DRAWN, stack.count)
    for i in range(s.drawn):
        top = stack.count - 1
        block, known = stack.block[top], stack.known[top]
        s.hand[i] = pop(stack)
        s.hand_known[i] = (known | known >> 4) & ALL_SEEN
        if block != 0:
            merge_block(s, stack, block)
            if known & known_bit(SEEN, s.seat) == 0:
                forget_twin(stack, s.blocks_made, s.hand[i], s.seat)
    s.undoable = 0


@jit
def merge_block(s, stack, block):
    """Of a block drawn only in part, others know no longer which part holds what: its rest becomes
    one with the block that is about to be put back."""
    for i in range(stack.count):
        if stack.block[i] == block:
            stack.block[i] = s.blocks_made


@jit
def forget_twin(stack, block, item, seat):
    """Tiles of a type look alike. If one was seen that a seat had no mark on, it may be the one the
    seat knew to be in this block; so it no longer knows of one there."""
    for i in range(stack.count):
        if stack.block[i] == block and stack.items[i] == item:
            if stack.known[i] & known_bit(SEEN | EXACT, seat) == known_bit(SEEN, seat):
                stack.known[i] -= known_bit(SEEN, seat)
                return


@jit
def forget_twins_of(s, i):
    """The same when an item leaves the hand of five for all to see."""
    stack = stack_of(s)
    for seat in range(s.seats):
        if seat != s.seat and s.hand_known[i] & known_bit(SEEN, seat) == 0:
            if not forget_in_hand(s, s.hand[i], seat):
                forget_twin(stack, s.blocks_made, s.hand[i], seat)


@jit
def forget_in_hand(s, item, seat):
    for i in range(s.drawn):
        if s.hand[i] == item and s.hand_known[i] & known_bit(SEEN, seat) != 0:
            s.hand_known[i] -= known_bit(SEEN, seat)
            return True
    return False


@jit
def find(s, item):
    """Where in the hand an item not yet returned is; the hand's size if it is not there."""
    for i in range(s.returned, s.drawn):
        if s.hand[i] == item:
            return i
    return s.drawn


@jit
def remove(s, i):
    """Take an item out of the hand for good, for all to see."""
    forget_twins_of(s, i)
    for j in range(i, s.drawn - 1):
        s.hand[j] = s.hand[j + 1]
        s.hand_known[j] = s.hand_known[j + 1]
    s.drawn -= 1
    s.hand[s.drawn] = 0
    s.hand_known[s.drawn] = 0


@jit
def choose_next(s, i):
    """GA-FAC-20, GA-ORD-11: the chosen order reads from top to bottom."""
    item, known = s.hand[i], s.hand_known[i]
    for j in range(i, s.returned, -1):
        s.hand[j] = s.hand[j - 1]
        s.hand_known[j] = s.hand_known[j - 1]
    s.hand[s.returned] = item
    s.hand_known[s.returned] = known
    s.returned += 1


@jit
def put_back(s):
    """GA-FAC-19, GA-ORD-11: all together, to the top or to the bottom."""
    stack = stack_of(s)
    count = s.drawn
    first = stack.count  # where the block's lowest item comes to lie
    if s.put_back == BOTTOM:
        first = 0
        make_room_below(stack, count)
    for i in range(count):
        at = first + count - 1 - i
        stack.items[at] = s.hand[i]
        stack.block[at] = s.blocks_made
        stack.known[at] = s.hand_known[i] | known_bit(SEEN | EXACT, s.seat)
        s.hand[i] = 0
        s.hand_known[i] = 0
    stack.count += count
    s.drawn = 0
    s.returned = 0
    s.put_back = 0


@jit
def make_room_below(stack, count):
    for i in range(stack.count - 1, -1, -1):
        stack.items[i + count] = stack.items[i]
        stack.block[i + count] = stack.block[i]
        stack.known[i + count] = stack.known[i]


@jit
def put_back_is_clear(s):
    """Nothing returns, or the stack is otherwise empty: then top and bottom are the same."""
    return s.drawn == 0 or stack_of(s).count == 0


@jit
def choose_top(s):
    s.put_back = TOP
