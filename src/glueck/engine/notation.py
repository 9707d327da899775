"""A position in one line: `glueckauf/1 seats=3 phase=1 miner[0].cage=0,1,0,0 …`.

Only what is not zero is written. For tests, bug reports and curious people.
"""

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from glueck.engine.errors import PositionError
from glueck.engine.game import Game
from glueck.engine.record import Array, Record


def write(game: Game, states: Array) -> str:
    """The first position; anything blanked is simply left out."""
    return " ".join([f"{game.id}/{game.version}", *fields("", game.state.plain(states))])


def fields(path: str, value: Any) -> list[str]:
    """`path=value` for every list of numbers, or single number, that is not all zero."""
    if isinstance(value, dict):
        parts = [fields(f"{path}.{name}" if path else name, v) for name, v in value.items()]
    elif isinstance(value, list) and value and not isinstance(value[0], int):
        parts = [fields(f"{path}[{i}]", v) for i, v in enumerate(value)]
    else:
        numbers = value if isinstance(value, list) else [value]
        return [f"{path}={','.join(map(str, numbers))}"] if any(numbers) else []
    return [text for part in parts for text in part]


def read(game: Game, text: str) -> bytes:
    """The bytes of the position that a line describes. Callers check whether it is sound."""
    head, *parts = text.split() or [""]
    if head != f"{game.id}/{game.version}":
        raise PositionError(f"begins with {head[:40]!r}, not with {game.id}/{game.version}")
    states = game.state.new()
    rows = {row.path: row for row in rows_of(game.state)}
    for part in parts:
        path, _, numbers = part.partition("=")
        try:
            row = rows.pop(path)  # so that a repeated one is noticed
            values = np.array([int(n) for n in numbers.split(",")], object).astype(row.dtype)
            if values.size != row.count or ",".join(map(str, values)) != numbers:
                raise ValueError
        except (ValueError, KeyError, OverflowError):
            raise PositionError(f"{part[:60]!r} does not fit a position of {game.id}") from None
        states.view(np.uint8)[row.offset : row.offset + values.nbytes] = values.view(np.uint8)
    return states.tobytes()


@dataclass
class NumberRow:
    """Numbers that are written together because they are neighbours."""

    path: str
    offset: int
    dtype: np.dtype[Any]
    count: int


@functools.cache
def rows_of(record: Record) -> tuple[NumberRow, ...]:
    """`miner[0].cage[3]` is the fourth of the row `miner[0].cage`, `grid[1,2]` the third of
    `grid[1]`."""
    rows: dict[str, NumberRow] = {}
    for leaf in record.leaves():
        stem, _, last = leaf.path.rpartition(".")
        name, *index = last.rstrip("]").split("[")
        outer = [f"[{i}]" for i in index[0].split(",")[:-1]] if index else []
        path = "".join([f"{plain(stem)}." if stem else "", name, *outer])
        row = rows.setdefault(path, NumberRow(path, leaf.offset, leaf.dtype, 0))
        row.count += 1
    return tuple(rows.values())


def plain(path: str) -> str:
    """`miner[1,2]` as it is written: `miner[1][2]`."""
    return path.replace(",", "][")
