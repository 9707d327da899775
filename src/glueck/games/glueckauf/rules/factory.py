"""GA-FAC: buying tunnel tiles, filling their lorries with coal, and the five to look at.

GA-FAC-13: nothing else ever puts coal on a lorry.
"""

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    COALS,
    FACTORY,
    FACTORY_DRAW,
    PRICE,
    TILE_COAL,
    TILE_SIDE,
    TILE_SIZE,
)
from glueck.games.glueckauf.clauses import clause
from glueck.games.glueckauf.position import BUY, END, FILL, NEXT_ORDER, NEXT_TILE, RETURN
from glueck.games.glueckauf.rules.expected_action import asked
from glueck.games.glueckauf.rules.stacks import (
    choose_next,
    choose_top,
    find,
    put_back,
    put_back_is_clear,
    remove,
    reveal,
)

NO_TILE_OR_NO_MONEY = clause("GA-FAC-05")
NO_TILES_LEFT = clause("GA-FAC-15")
NOT_DRAWN = clause("GA-FAC-16")
TOO_EXPENSIVE = clause("GA-FAC-17")
NOT_IN_HAND = clause("GA-FAC-20")
NO_SUCH_COAL = clause("GA-FAC-23")

NONE = 0  # «buy none»
NO_COAL = COALS  # «fill none»


@jit
def cannot_buy_from(s, space):
    """GA-FAC-05: an empty space, or a price beyond one's means; GA-FAC-04: no debts."""
    tile = s.factory[space - FACTORY]
    if tile == NONE or PRICE[tile] > s.miner[s.seat].money:
        return NO_TILE_OR_NO_MONEY
    return 0


@jit
def buy_from(s, me, space):
    """GA-FAC-01: the tile lying there must be bought; GA-FAC-10: refilled only at the end."""
    tile = s.factory[space - FACTORY]
    s.factory[space - FACTORY] = NONE
    acquire(s, me, tile)


@jit
def acquire(s, me, tile):
    """GA-FAC-03 … GA-FAC-09, GA-FAC-21, GA-FAC-22, GA-FAC-24: pay, add to level and side, fill."""
    level, size = TILE_COAL[tile], TILE_SIZE[tile]
    me.money -= PRICE[tile]
    me.tiles[level, TILE_SIDE[tile], size - 1] += 1
    me.lorries[level] += size
    filled = min(size, s.supply[level])
    s.supply[level] -= filled
    me.coal[level, level] += filled
    s.unfilled = size - filled
    s.bought = tile
    ask_for_coal(s)


@jit
def ask_for_coal(s):
    """GA-FAC-23: a choice for each lorry left; GA-FAC-25: none when there is no coal at all."""
    if s.unfilled > 0 and s.supply.sum() > 0:
        s.phase = FILL
        return
    s.unfilled = 0
    s.bought = NONE
    after_buying(s)


@jit
def cannot_fill(s, colour):
    if s.phase != FILL:
        return asked(s)
    if colour != NO_COAL and s.supply[colour] == 0:
        return NO_SUCH_COAL
    return 0


@jit
def fill(s, colour):
    """GA-FAC-23, GA-FAC-26: any cube there is, or none; the lorry stays its level's."""
    if colour != NO_COAL:
        s.supply[colour] -= 1
        s.miner[s.seat].coal[TILE_COAL[s.bought], colour] += 1
    s.unfilled -= 1
    ask_for_coal(s)


@jit
def refill(s, space):
    """GA-FAC-10 … GA-FAC-12: at the end of the turn, from the stack, if it has any left."""
    if s.tiles.count > 0:
        s.factory[space - FACTORY] = reveal(s, s.tiles)


@jit
def cannot_draw_tiles(s):
    """GA-FAC-15: possible without money, but not without tiles."""
    return NO_TILES_LEFT if s.tiles.count == 0 else 0


@jit
def cannot_buy(s, tile):
    """GA-FAC-16 … GA-FAC-18: one of the five that can be paid for, or none."""
    if s.phase != BUY:
        return asked(s)
    if tile == NONE:
        return 0
    if find(s, tile) == s.drawn:
        return NOT_DRAWN
    if PRICE[tile] > s.miner[s.seat].money:
        return TOO_EXPENSIVE
    return 0


@jit
def buy(s, tile):
    """GA-FAC-16, GA-FAC-18; no undo past it: the choice is public."""
    s.undoable = 0
    if tile == NONE:
        return_rest(s)
    else:
        remove(s, find(s, tile))
        acquire(s, s.miner[s.seat], tile)


@jit
def after_buying(s):
    if s.space == FACTORY_DRAW:
        return_rest(s)
    else:
        s.phase = END


@jit
def return_rest(s):
    """GA-FAC-19, GA-ORD-11: ask where to, unless that makes no difference."""
    if put_back_is_clear(s):
        choose_top(s)
        ask_for_next(s)
    else:
        s.phase = RETURN


@jit
def cannot_return(s):
    return 0 if s.phase == RETURN else asked(s)


@jit
def return_to(s, where):
    s.put_back = where
    ask_for_next(s)


@jit
def ask_for_next(s):
    """The last one left needs no choice; with none left the action is over."""
    if s.drawn - s.returned > 1:
        s.phase = NEXT_TILE if s.space == FACTORY_DRAW else NEXT_ORDER
    else:
        put_back(s)
        s.phase = END


@jit
def cannot_return_next(s, tile):
    if s.phase != NEXT_TILE:
        return asked(s)
    return NOT_IN_HAND if find(s, tile) == s.drawn else 0


@jit
def return_next(s, item):
    """GA-FAC-20, GA-ORD-11: in the order of one's choice."""
    choose_next(s, find(s, item))
    ask_for_next(s)
