"""Positions for tests: name only what matters, play words, see exactly what changed.

>>> t = table(seats=3)                      # drafted, seat 0 is about to place
>>> t.me.money = 9                          # the live record: edit what the test is about
>>> t.play("place money-4")                 # -> {"miner[0].money": (9, 13), …}, all that changed
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

import glueck
from games.position import Position
from glueck.engine.state import State
from glueck.games.glueckauf import box
from glueck.games.glueckauf.position import (
    DELIVERED,
    DISPLAY,
    FACE_DOWN,
    MINE,
    OUTSTANDING,
    PHASE,
)

GAME = glueck.load("glueckauf")
COAL, TILE, SPACE = box.COAL, box.TILE, box.SPACE


def tile(name: str) -> int:
    return TILE.index(name) + 1


def space(name: str) -> int:
    return SPACE.index(name) + 1


class Table(Position):
    """`me` is the acting seat's part of the live record `s`."""

    @property
    def me(self) -> Any:
        return self.s.miner[self.s.seat]

    @property
    def phase(self) -> str:
        return PHASE[self.s.phase]

    # -- arranging (always by moving things, so that nothing is made or lost) -----------------

    def order(self, card: int, seat: int = 0, filled: Iterable[str] = ()) -> None:
        """Give a card to a seat's outstanding orders; `filled` colours get their own cube."""
        self.lift(card)
        self.s.place[card] = OUTSTANDING + seat
        for colour in filled:
            c = COAL.index(colour)
            spots = [i for i in range(4) if box.SPOT[card, i] == c and not self.s.spot[card, i]]
            self.s.spot[card, spots[0]] = box.OWN
            self.s.supply[c] -= 1

    def delivered(self, card: int, seat: int) -> None:
        self.lift(card)
        self.s.place[card] = DELIVERED + seat

    def discard_orders(self, seat: int) -> None:
        """Put all outstanding orders of a seat under the stack."""
        for card in np.flatnonzero(self.s.place == OUTSTANDING + seat).tolist():
            for i in range(4):
                for c in range(4):
                    code = self.s.spot[card, i]
                    own = code == box.OWN and box.SPOT[card, i] == c
                    self.s.supply[c] += 1 if own else box.CUBES_ON[code, c]
                self.s.spot[card, i] = 0
            self.s.place[card] = FACE_DOWN
            self.stack_orders([*self.order_stack(), card])

    def lift(self, card: int) -> None:
        """Take a card from wherever it is; an order space gets another from the stack."""
        where = self.s.place[card]
        if where == FACE_DOWN:
            self.stack_orders([c for c in self.order_stack() if c != card])
        elif where == DISPLAY:
            i = self.s.display.tolist().index(card)
            top, *rest = self.order_stack()
            self.s.display[i] = top
            self.s.place[top] = DISPLAY
            self.stack_orders(rest)
        self.s.place[card] = FACE_DOWN

    def order_stack(self) -> list[int]:
        """Top first."""
        return self.s.orders.items[: self.s.orders.count].tolist()[::-1]

    def tile_stack(self) -> list[str]:
        """Top first."""
        return [TILE[t - 1] for t in self.s.tiles.items[: self.s.tiles.count].tolist()[::-1]]

    def stack_orders(self, cards: list[int]) -> None:
        self._stack(self.s.orders, cards)

    def stack_tiles(self, tiles: list[str]) -> None:
        """For a stack of chosen tiles; tiles may then exist more or less than three times."""
        self._stack(self.s.tiles, [tile(t) for t in tiles])

    @staticmethod
    def _stack(stack: Any, items: list[int]) -> None:
        stack.count = len(items)
        stack.items[:] = 0
        stack.items[: len(items)] = items[::-1]
        stack.known[:] = 0
        stack.block[:] = 0

    def cubes(self, seat: int = 0, **where: Iterable[str]) -> None:
        """cage=["yellow"], storage=[…], yellow=[…] (cubes on lorries of that level): exactly these,
        taken from the supply; what lay there before goes back to it."""
        me = self.s.miner[seat]
        for place, colours in where.items():
            row = me.coal[COAL.index(place)] if place in COAL else me[place]
            self.s.supply += row
            row[:] = 0
            for colour in colours:
                row[COAL.index(colour)] += 1
                self.s.supply[COAL.index(colour)] -= 1

    def workers(self, name: str, seat: int, count: int) -> None:
        """Stand workers from a seat's supply on a space."""
        n = space(name)
        self.s.crew[n] = count
        self.s.crew_seat[n] = seat + 1
        self.s.miner[seat].workers -= count

    def pit_tile(self, seat: int, *names: str) -> None:
        """Move tiles from the stack or the factory into a pit; their lorries are empty."""
        for name in names:
            stack, n = self.tile_stack(), tile(name)
            if name in stack:
                stack.remove(name)
            else:
                self.s.factory[self.s.factory.tolist().index(n)] = tile(stack.pop(0))
            self.stack_tiles(stack)
            coal, side, size = box.TILE_COAL[n], box.TILE_SIDE[n], box.TILE_SIZE[n]
            self.s.miner[seat].tiles[coal, side, size - 1] += 1
            self.s.miner[seat].lorries[coal] += size

    def mining(self, steps: int, level: str = "surface") -> None:
        """The acting seat has chosen a mining space and has so many steps left."""
        self.s.phase = MINE
        self.s.steps = steps
        self.s.space = space("mining-10")
        self.me.level = box.LEVEL.index(level)

    def rebased(self) -> "Table":
        """The same position, which must be a sound one, without a past: its log begins here."""
        assert self.sound()
        return Table(State(GAME, self.state.to_bytes(), options=self.state.options))


def drafting(seats: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Table:
    return Table(GAME.new(seats=seats, seed=seed, starting_player=starter, **options))


def table(seats: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Table:
    """After the draft, the starting player about to place; no history, so nothing to undo."""
    position, values = drafted(seats, seed, starter, tuple(options.items()))
    return Table(State(GAME, position, options=values))


@cache
def drafted(
    seats: int, seed: int, starter: int, options: tuple[tuple[str, Any], ...]
) -> tuple[bytes, dict[str, Any]]:
    """Once: uncompiled, a draft takes longer than most of what is tried after it."""
    t = drafting(seats, seed, starter, **dict(options))
    while t.phase == "draft":
        t.state.play(t.state.legal()[0])
    return t.state.to_bytes(), t.state.options
