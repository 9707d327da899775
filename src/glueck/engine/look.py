"""What a seat sees, part by part: a part is made anew only if a column it has read has changed.

A game tells its views as `Parts`, functions of the (blanked) position that each make a few keys
of the view. They read columns by name, and a `Look` watches which: as long as none of
those changes, neither does what came of them. And what is open to everybody is made once for all
who look. So a view costs what has happened since the last one, not what there is to see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from glueck.engine.record import NOBODY, Array, Field, Record

if TYPE_CHECKING:
    from glueck.engine.game import Game

View = dict[str, Any]
Column = tuple[str, int]  # its name, and the row (-1: it has none)
Made = tuple[View, frozenset[Column]]


@dataclass(frozen=True)
class Parts:
    """All parts of a view; called, it makes the whole of it."""

    open: Sequence[Callable[[Any], View]] = ()  # (position as plain numbers): alike for everybody
    own: Sequence[Callable[[Any, int], View]] = ()  # (position, viewer)
    open_seat: Sequence[Callable[[Any, int], View]] = ()  # (position, seat): in view["players"]
    own_seat: Sequence[Callable[[Any, int, int], View]] = ()  # (position, seat, viewer)
    seats: bool = True  # whether there is view["players"] at all

    def __call__(self, p: Any, viewer: int) -> View:
        view = merged(part(p) for part in self.open) | merged(part(p, viewer) for part in self.own)
        players = [
            merged(part(p, seat) for part in self.open_seat)
            | merged(part(p, seat, viewer) for part in self.own_seat)
            for seat in range(p["seats"])
        ]
        return view | {"players": players}


def merged(parts: Iterator[View]) -> View:
    view: View = {}
    for part in parts:
        view |= part
    return view


class Look:
    """The view of one seat (NOBODY: a spectator), again and again. What it gives is not to be
    changed: what is as it was are the very same objects as before."""

    def __init__(self, game: Game, viewer: int, shared: Look | None = None) -> None:
        """`shared` is a spectator's look, always shown the same positions before this one."""
        whole = game.present
        self._parts = whole if isinstance(whole, Parts) else Parts(own=(whole,), seats=False)
        self._viewer = viewer
        self._shared = shared or (self if viewer == NOBODY else Look(game, NOBODY))
        self._columns = Columns(game.state)
        self._known: dict[object, Made] = {}
        self._open: View = {}
        self._open_seats: list[View] = []
        self._seats: list[tuple[View, View, View]] = []  # what is open, what is not, and both

    def at(self, seen: Array, everybody: Array | None = None) -> View:
        """The view of a position that is blank where the viewer may not look; `everybody` is what
        a spectator sees, if the shared look has not been shown it."""
        shared, parts = self._shared, self._parts
        if everybody is not None and shared is not self:
            shared.at(everybody)
        changed = self._columns.turn_to(seen)
        if shared is self:
            self._look_around(changed)
        view = shared._open | self._merged(changed, parts.own, self._viewer)
        if parts.seats:
            view["players"] = [self._player(changed, seat) for seat in range(len(shared._seats))]
        return view

    def _look_around(self, changed: set[Column]) -> None:
        """What everybody sees."""
        self._open = self._merged(changed, self._parts.open)
        if self._parts.seats:
            seats = range(self._columns["seats"])
            self._open_seats = [
                self._merged(changed, self._parts.open_seat, seat) for seat in seats
            ]
            self._seats = self._seats or [({}, {}, {}) for _ in seats]

    def _player(self, changed: set[Column], seat: int) -> View:
        """One that is as it was is the same object."""
        opened = self._shared._open_seats[seat]
        own = self._merged(changed, self._parts.own_seat, seat, self._viewer)
        if not self._seats:
            self._seats = [({}, {}, {}) for _ in self._shared._seats]
        if self._seats[seat][0] is not opened or self._seats[seat][1] is not own:
            self._seats[seat] = opened, own, opened | own
        return self._seats[seat][2]

    def _merged(
        self, changed: set[Column], parts: Sequence[Callable[..., View]], *args: int
    ) -> View:
        """Some parts as one; the same object as long as all of them are."""
        key, columns = (parts, *args), self._columns
        known = self._known.get(key)
        if known is not None and changed.isdisjoint(known[1]):
            return known[0]
        view: View = {}
        read: set[Column] = set()
        for part in parts:
            mine = (part, *args)
            made = self._known.get(mine)
            if made is None or not changed.isdisjoint(made[1]):
                columns.read = set()
                made = self._known[mine] = part(columns, *args), frozenset(columns.read)
            view |= made[0]
            read |= made[1]
        self._known[key] = view, frozenset(read)
        return view


class Columns(Mapping[str, Any]):
    """A position as plain numbers, each column made when it is first read; `read` tells which."""

    def __init__(self, kind: Record) -> None:
        self.read: set[Column] = set()
        self._where = columns_at(kind)
        self._fields = {field.name: field for field in kind.fields}
        self._keys = {field.name: (field.name, -1) for field in kind.fields if not in_rows(field)}
        self._raw = b""
        self._states: Array
        self._made: dict[Column, Any] = {}

    def turn_to(self, states: Array) -> set[Column]:
        """Another position; which columns differ."""
        raw, old = states.tobytes(), self._raw
        self._raw, self._states = raw, states
        where = self._where
        if not old:
            return set(where)
        differ = np.frombuffer(raw, np.uint8) != np.frombuffer(old, np.uint8)
        changed = {where[at] for at in differ.nonzero()[0].tolist()}
        for column in changed:
            self._made.pop(column, None)
        return changed

    def __getitem__(self, name: str) -> Any:
        key = self._keys.get(name)
        return Rows(self, self._fields[name]) if key is None else self.column(key)

    def column(self, key: Column) -> Any:
        self.read.add(key)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = self._plain(*key)
        return made

    def _plain(self, name: str, row: int) -> Any:
        states, kind = self._states[name], self._fields[name].kind
        if isinstance(kind, Record):
            return kind.plain(states if row < 0 else states[0][row : row + 1])
        return states[0].tolist()

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def __len__(self) -> int:
        return len(self._fields)


class Rows(Sequence[Any]):
    """A column of records: each is read by itself."""

    def __init__(self, columns: Columns, field: Field) -> None:
        self._columns, self._field = columns, field

    def __getitem__(self, row: Any) -> Any:
        return self._columns.column((self._field.name, range(len(self))[row]))

    def __len__(self) -> int:
        return self._field.shape[0]


def in_rows(field: Field) -> bool:
    return isinstance(field.kind, Record) and len(field.shape) == 1


@lru_cache
def columns_at(kind: Record) -> list[Column]:
    """For every byte of a position, the column it belongs to."""
    where: list[Column] = []
    for field in kind.fields:
        size = np.dtype((field.dtype, field.shape)).itemsize
        rows = field.shape[0] if in_rows(field) else 1
        for row in range(rows):
            where += [(field.name, row if in_rows(field) else -1)] * (size // rows)
    return where
