"""Sound positions in every phase of a game, and how to break them."""

import numpy as np

from games.glueckauf.table import COAL, Table, drafting, table, tile
from glueck.engine.errors import PositionError
from glueck.games.glueckauf import box
from glueck.games.glueckauf.position import (
    PHASE,
    STATE,
)


def edit(t: Table, **values: int) -> None:
    """Overwrite single numbers: `edit(t, **{"miner[0].cage[1]": 3})`."""
    leaves = {leaf.path: leaf for leaf in STATE.leaves()}
    raw = t.state.array.view(np.uint8)
    for path, value in values.items():
        leaf = leaves[path]
        cell = np.frombuffer(np.array(value, leaf.dtype).tobytes(), np.uint8)
        raw[leaf.offset : leaf.offset + leaf.dtype.itemsize] = cell


def broken(t: Table) -> str | None:
    """The clause for which a position is refused; None if it is taken for sound."""
    try:
        t.sound()
    except PositionError as refusal:
        return str(refusal).rpartition(" ")[2]
    return None


def placing() -> Table:
    return table(seats=3)


def mining() -> Table:
    t = table(seats=3)
    t.play("place mining-10")
    return t


def pairing() -> Table:
    """On order 11, whose spots are yellow, brown, gray and black; the black one is being filled."""
    t = table(seats=3)
    t.order(11)
    t.cubes(cage=["yellow", "brown"])
    t.play("place mining-10", "pair black on 11")
    return t


def with_two_more_orders() -> Table:
    """As `pairing`, but seat 0 also has the orders 5 and 44."""
    t = pairing()
    t.order(5)
    t.order(44)
    return t


def looking_at_tiles() -> Table:
    t = table(seats=3)
    t.play("place factory-draw")
    return t


def looking_at_orders() -> Table:
    t = table(seats=3)
    t.play("place order-draw")
    return t


def returning_tiles() -> Table:
    t = looking_at_tiles()
    t.play("buy none", "return bottom")
    return t


def returning_orders() -> Table:
    t = looking_at_orders()
    t.play("keep none", "return bottom")
    return t


def after_tiles() -> Table:
    """Five tiles were looked at and returned; the turn is about to end."""
    t = returning_tiles()
    while t.phase == "next-tile":
        t.play(sorted(t.legal())[0])
    return t


def after_orders() -> Table:
    t = returning_orders()
    while t.phase == "next-order":
        t.play(sorted(t.legal())[0])
    return t


def half_a_pair() -> Table:
    """As `pairing`, and the yellow cube has been laid: steps and the brown one are left."""
    t = pairing()
    t.play("use yellow from cage")
    return t


def give_tile(t: Table, name: str, seat: int) -> None:
    """Add a tile to a pit, its lorries empty."""
    side, coal, size = name.split("-")
    me, level = t.s.miner[seat], COAL.index(coal)
    me.tiles[level, box.SIDE.index(side), int(size) - 1] += 1
    me.lorries[level] += int(size)


def returning_the_last_tiles() -> Table:
    """Five tiles were left in the stack and all are in hand, so nobody asks where to."""
    t = table(seats=3)
    *others, a, b, c, d, e = t.tile_stack()
    for name in others:
        give_tile(t, name, seat=1)
    t.stack_tiles([a, b, c, d, e])
    t.play("place factory-draw", "buy none")
    return t


def at_the_bank() -> Table:
    t = table(seats=3)
    t.play("place bank")
    return t


def filling_a_drawn_tile() -> Table:
    """Two gray lorries of the five, no gray coal; four tiles are still in hand."""
    t = table(seats=3)
    gray = tile("light-gray-2")
    top = t.s.tiles.count - 1
    i = int(np.flatnonzero(t.s.tiles.items == gray)[0])
    t.s.tiles.items[i], t.s.tiles.items[top] = t.s.tiles.items[top], gray
    t.me.money = 6
    t.s.miner[1].storage[2] += t.s.supply[2]
    t.s.supply[2] = 0
    t.play("place factory-draw", "buy light-gray-2")
    return t


def filling_the_last_tile() -> Table:
    """It was the only one in the stack, so that the hand is empty now."""
    t = table(seats=3)
    stack = t.tile_stack()
    stack.remove("light-gray-2")
    for name in stack:
        give_tile(t, name, seat=1)
    t.stack_tiles(["light-gray-2"])
    t.me.money = 6
    t.s.miner[1].storage[2] += t.s.supply[2]
    t.s.supply[2] = 0
    t.play("place factory-draw", "buy light-gray-2")
    return t


def filling() -> Table:
    """Seat 0 has bought a tile of two gray lorries and there is no gray coal."""
    t = table(seats=3)
    i = int(np.flatnonzero(t.s.tiles.items == tile("light-gray-2"))[0])
    t.s.tiles.items[i], t.s.factory[0] = t.s.factory[0], t.s.tiles.items[i]
    t.me.money = 6
    t.s.miner[1].storage[2] += t.s.supply[2]
    t.s.supply[2] = 0
    t.play("place factory-1")
    return t


def over() -> Table:
    t = table(seats=3)
    t.s.shift = 3
    for seat in range(3):
        t.s.miner[seat].bank += t.s.miner[seat].workers
        t.s.miner[seat].workers = 0
    t.s.miner[0].bank -= 1
    t.s.miner[0].workers = 1
    t.play("place bank", "end")
    return t


POSITIONS = [
    drafting,
    placing,
    mining,
    pairing,
    with_two_more_orders,
    looking_at_tiles,
    looking_at_orders,
    returning_tiles,
    returning_orders,
    after_tiles,
    after_orders,
    half_a_pair,
    returning_the_last_tiles,
    at_the_bank,
    filling,
    filling_a_drawn_tile,
    filling_the_last_tile,
    over,
]


def phase(name: str) -> int:
    return PHASE.index(name)
