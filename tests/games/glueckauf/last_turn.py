"""Positions before the last turn of a shift, with nothing at hand that would be scored."""

from games.glueckauf.table import Table, table

LAST_ACTION = ("place mining-6", "stop", "end")  # pays nothing, takes nothing


def bare(seats: int) -> Table:
    """Nobody has orders or Marks; the printed lorries are full, which is four cubes each."""
    t = table(seats=seats)
    for seat in range(seats):
        t.discard_orders(seat)
        t.s.miner[seat].money = 0
    return t


def last_turn(t: Table, shift: int = 1, seat: int = 0) -> Table:
    """One worker is left, a `seat`'s; who stands nowhere else stands in the Bank."""
    for miner in t.s.miner[: t.s.seats]:
        miner.bank += miner.workers
        miner.workers = 0
    t.s.miner[seat].bank -= 1
    t.s.miner[seat].workers = 1
    t.s.seat = seat
    t.s.shift = shift
    return t.rebased()
