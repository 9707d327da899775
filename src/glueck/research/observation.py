"""The layout of an observation: how many numbers, which, how large they can be."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from glueck.engine.game import Game
from glueck.engine.record import HIDDEN, Array, Leaf
from glueck.engine.widen import BLOCK

NUMBERS, VIEW = "numbers", "view"
FORMS = (NUMBERS, VIEW)  # from the position's columns, or the bytes of the declared view
VIEWER = "viewer"  # the first number: whose observation it is
FIRST = 1  # behind it
SIGN = 0x80  # of a byte


class Sight(NamedTuple):
    """What compiled code needs to make a seat's observation of a position."""

    shown: Array  # [seat, to act or not] -> the bits of a position that its columns show
    runs: Array  # where the numbers are: see `runs_of`
    blocks: Array  # the same for machine code: see `blocks_of`
    single: Array
    signs: Array  # the sign bit of each number that is one signed byte


@dataclass(frozen=True, eq=False)
class Observation:
    """Of one game: the same for any number of seats and all options."""

    names: tuple[str, ...]  # of each number; a path into the position
    dtype: np.dtype[np.signedinteger]
    low: Array
    high: Array
    sight: Sight  # the same for compiled code

    @property
    def size(self) -> int:
        return len(self.names)


@functools.cache
def observation_of(game: Game) -> Observation:
    leaves = [leaf for leaf in game.state.leaves() if leaf.seen_by != HIDDEN]
    limits = [np.iinfo(leaf.dtype) for leaf in leaves]
    dtype = np.result_type(np.int16, *{leaf.dtype for leaf in leaves})
    runs = runs_of(leaves)
    blocks, single = blocks_of(runs, game.state.dtype.itemsize, FIRST + len(leaves))
    return Observation(
        names=(VIEWER, *(leaf.path for leaf in leaves)),
        dtype=dtype,
        low=np.array([0, *(one.min for one in limits)], dtype),
        high=np.array([game.seats[-1] - 1, *(one.max for one in limits)], dtype),
        sight=Sight(
            shown=np.array([game.state.masks(seat) for seat in range(game.seats[-1])]),
            runs=np.array(runs, np.int64),
            blocks=np.array(blocks, np.int64).reshape(-1, 2),
            single=np.array(single, np.int64).reshape(-1, 3),
            signs=np.array([0, *(SIGN * (leaf.dtype.kind == "i") for leaf in leaves)], np.uint8),
        ),
    )


def runs_of(leaves: list[Leaf]) -> list[list[int]]:
    """Consecutive numbers of one width, together: (offset, width, how many, index in the
    observation)."""
    runs: list[list[int]] = []
    end = width = None
    for number, leaf in enumerate(leaves):
        if leaf.offset != end or leaf.dtype.itemsize != width:
            runs.append([leaf.offset, leaf.dtype.itemsize, 0, FIRST + number])
        runs[-1][2] += 1
        width = leaf.dtype.itemsize
        end = leaf.offset + width
    return runs


def blocks_of(
    runs: list[list[int]], position: int, observation: int
) -> tuple[list[list[int]], list[list[int]]]:
    """The numbers of one byte as blocks of a fixed length (offset, index in the observation), which
    are copied one after another; then the rest (offset, index in the observation, width). A block
    may extend beyond its run: the excess is overwritten later. The last one of a long run at the
    end begins earlier instead."""
    blocks, single = [], []
    for place, width, count, to in runs:
        for done in range(0, count, BLOCK if width == 1 else 1):
            start = min(done, position - place - BLOCK, observation - to - BLOCK)
            if width == 1 and start >= 0:
                blocks.append([place + start, to + start])
            else:
                rest = range(done, min(count, done + BLOCK)) if width == 1 else [done]
                single += [[place + k * width, to + k, width] for k in rest]
    return blocks, single
