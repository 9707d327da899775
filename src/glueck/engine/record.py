"""A position is one record. Declare it once; everything else is derived from it.

That is: the memory layout, equality, hashing and copying (the bytes), what a viewer may see (the
`seen_by` column), observations, diffs and notation.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from glueck.engine.compile import digest
from glueck.engine.rng import KEY_WORDS
from glueck.engine.row import is_taken, row_type

Array = np.ndarray[Any, Any]

PUBLIC = "public"
OWNER = "owner"  # only its owner's seat: the first axis, or the row of the record it stands in
ACTOR = "actor"  # only the seat whose decision it is
REMEMBERED = "remembered"  # nobody, except what the game's `remember` gives back
HIDDEN = "hidden"  # nobody, ever
VISIBILITIES = (PUBLIC, OWNER, ACTOR, REMEMBERED, HIDDEN)

NOBODY = -1  # the seat of a spectator

# The types of a column, in the notation of `struct`.
LETTER = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}
STAMP = "rules_"  # the prefix of the column that exists only for its name


@dataclass(frozen=True)
class Field:
    name: str
    kind: str | Record
    seen_by: str
    shape: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.seen_by not in VISIBILITIES:
            raise ValueError(f"field {self.name}: seen by {self.seen_by!r}, not {VISIBILITIES}")
        if is_taken(self.name):
            raise ValueError(f"field {self.name}: NumPy's records have another meaning for it")
        if isinstance(self.kind, Record):
            if self.seen_by != PUBLIC:
                raise ValueError(f"field {self.name}: who sees a record, its own columns say")
        elif np.dtype(self.kind).str[1:] not in LETTER:
            raise ValueError(f"field {self.name}: {self.kind!r} is none of {', '.join(LETTER)}")
        elif np.dtype(self.kind) == np.uint64 and self.seen_by != HIDDEN:
            raise ValueError(f"field {self.name}: observations have no room for an unsigned u8")

    @property
    def dtype(self) -> Any:
        return self.kind.dtype if isinstance(self.kind, Record) else self.kind


@dataclass(frozen=True)
class Leaf:
    """One number of a position: where it is, who sees it."""

    path: str
    offset: int
    dtype: np.dtype[Any]
    seen_by: str
    seat: int | None  # its owner's seat, if any


class Places(NamedTuple):
    """The offsets of the single bytes that every position has: Python reads them there."""

    seat: int
    seats: int
    over: int
    undoable: int


@dataclass(frozen=True)
class Record:
    """A NumPy dtype whose fields say who may see them."""

    fields: tuple[Field, ...]

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        # Packed, so that equal positions have equal bytes.
        return row_type([(f.name, f.dtype, f.shape) for f in self.fields])

    @cached_property
    def places(self) -> Places:
        return Places(*map(self._place, Places._fields))

    def _place(self, name: str) -> int:
        dtype, place = self.dtype.fields[name][:2]  # type: ignore[index]
        if dtype.itemsize != 1:
            raise ValueError(f"field {name}: {dtype.itemsize} bytes, not one")
        return int(place)

    def new(self, count: int = 1) -> Array:
        return np.zeros(count, self.dtype)

    @cached_property
    def spare(self) -> list[Array]:
        """A pool of unused positions."""
        return []

    def borrow(self) -> Array:
        """One of them, with undefined content; put it back into `spare` afterwards."""
        try:
            return self.spare.pop()
        except IndexError:
            return self.new()

    @cached_property
    def _all_leaves(self) -> tuple[Leaf, ...]:
        return tuple(self._leaves("", 0, None))

    def leaves(self) -> tuple[Leaf, ...]:
        return self._all_leaves

    def _leaves(self, path: str, offset: int, row: int | None) -> Iterator[Leaf]:
        for field in self.fields:
            start = offset + self.dtype.fields[field.name][1]  # type: ignore[index]
            dtype = np.dtype(field.dtype)
            for number, index in enumerate(np.ndindex(field.shape)):
                at = f"[{','.join(map(str, index))}]" if index else ""
                here = f"{path}{field.name}{at}"
                owner = row if row is not None else (index[0] if index else None)
                place = start + number * dtype.itemsize
                if field.seen_by == OWNER and owner is None:
                    raise ValueError(f"field {here}: its owner is a row, and it has no rows")
                if isinstance(field.kind, Record):
                    yield from field.kind._leaves(f"{here}.", place, owner)
                else:
                    yield Leaf(here, place, dtype, field.seen_by, owner)

    @cached_property
    def _masks(self) -> dict[int, Array]:
        return {}

    def masks(self, seat: int) -> Array:
        """The bits of a position that its columns show to `seat`: [0] when others are to act, [1]
        when it is to act itself."""
        masks = self._masks.get(seat)
        if masks is None:
            masks = np.array([self._mask(seat, acting) for acting in (False, True)])
            self._masks[seat] = masks
        return masks

    def _mask(self, seat: int, actor: bool) -> Array:
        mask = np.zeros(self.dtype.itemsize, np.uint8)
        for leaf in self.leaves():
            seen = leaf.seen_by == PUBLIC
            seen |= leaf.seen_by == OWNER and leaf.seat == seat
            seen |= leaf.seen_by == ACTOR and actor
            mask[leaf.offset : leaf.offset + leaf.dtype.itemsize] = 255 * seen
        return mask

    @cached_property
    def _numbers(self) -> struct.Struct:
        return struct.Struct("<" + "".join(LETTER[leaf.dtype.str[1:]] for leaf in self.leaves()))

    def numbers(self, states: Array) -> tuple[int, ...]:
        """Every number of the first position, in the order of `leaves`."""
        return self._numbers.unpack(states[:1].tobytes())

    def plain(self, states: Array) -> dict[str, Any]:
        """The first position as nested dicts and lists of plain numbers."""
        return self._rows(states[:1])[0]

    def _rows(self, states: Array) -> list[dict[str, Any]]:
        """Column by column, because that is several times faster than number by number."""
        columns: list[list[Any]] = []
        for field in self.fields:
            column = states[field.name]
            if not isinstance(field.kind, Record):
                columns.append(column.tolist())
            elif field.shape:
                columns.append([field.kind._rows(row) for row in column])
            else:
                columns.append(field.kind._rows(column))
        names = [field.name for field in self.fields]
        return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]


def record(*fields: tuple[Any, ...]) -> Record:
    """Each field is `(name, type, seen_by[, shape])`; a type may be a Record."""
    return Record(tuple(Field(*field) for field in fields))


def position(file: str, *fields: tuple[Any, ...]) -> Record:
    """The record of a whole position, of the game whose rules are beside `file`.

    First come the columns that every game has, then an empty one that is named after the game's
    sources: kernels compiled for other rules never fit it.
    """
    return record(
        # The first four are single bytes: see `Places`.
        ("seat", "i1", PUBLIC),  # whose decision it is
        ("seats", "i1", PUBLIC),
        ("over", "i1", PUBLIC),
        ("undoable", "u1", PUBLIC),  # how many of the last actions may be taken back
        ("key", "u4", HIDDEN, (KEY_WORDS,)),  # the seed
        ("blocks", "u4", HIDDEN),  # how much of its randomness is used up
        (f"{STAMP}{digest(Path(file).parent)}", "u1", HIDDEN),
        *fields,
    )


def diff(kind: Record, before: Array, after: Array) -> dict[str, tuple[int, int]]:
    """What changed, and so, by omission, what did not: path -> (old, new)."""
    pairs = zip(kind.leaves(), kind.numbers(before), kind.numbers(after), strict=True)
    return {leaf.path: (old, new) for leaf, old, new in pairs if old != new}
