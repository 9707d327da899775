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
Made = tuple[Any, frozenset[Column]]


@dataclass(frozen=True)
class Parts:
    """All parts of a view; called, it makes the whole of it."""

    open: Sequence[Callable[[Any], View]] = ()  # (position as plain numbers): alike for everybody
    own: Sequence[Callable[[Any, int], View]] = ()  # (position, viewer)
    open_seat: Sequence[Callable[[Any, int], View]] = ()  # (position, seat): in view["players"]
    own_seat: Sequence[Callable[[Any, int, int], View]] = ()  # (position, seat, viewer)

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
        self._parts = whole if isinstance(whole, Parts) else None
        self._whole = whole
        self._viewer = viewer
        self._shared = shared or (self if viewer == NOBODY else Look(game, NOBODY))
        self._columns = Columns(game.state)
        self._known: dict[object, Made] = {}
        self._players: list[tuple[list[View], View]] = []

    def at(self, seen: Array, everybody: Array | None = None) -> View:
        """The view of a position that is blank where the viewer may not look; `everybody` is what
        a spectator sees, if the shared look has not been shown it."""
        if everybody is not None and self._shared is not self:
            self._shared.at(everybody)
        changed, parts = self._columns.turn_to(seen), self._parts
        if parts is None:
            return dict(self._made(changed, self._whole, self._viewer))
        view: View = {}
        for one in parts.open:
            view |= self._open(changed, one)
        for part in parts.own:
            view |= self._made(changed, part, self._viewer)
        seats = range(self._columns["seats"])
        view["players"] = [self._player(changed, parts, seat) for seat in seats]
        return view

    def _player(self, changed: set[Column], parts: Parts, seat: int) -> View:
        """One that is as it was is the same object."""
        made = [self._open(changed, part, seat) for part in parts.open_seat]
        made += [self._made(changed, part, seat, self._viewer) for part in parts.own_seat]
        while len(self._players) <= seat:
            self._players.append(([], {}))
        before, player = self._players[seat]
        if len(before) != len(made) or any(a is not b for a, b in zip(before, made, strict=True)):
            player = merged(iter(made))
            self._players[seat] = made, player
        return player

    def _open(self, changed: set[Column], part: Callable[..., Any], *seat: int) -> Any:
        if self._shared is self:
            return self._made(changed, part, *seat)
        return self._shared._known[part, *seat][0]

    def _made(self, changed: set[Column], part: Callable[..., Any], *args: int) -> Any:
        key, columns = (part, *args), self._columns
        known = self._known.get(key)
        if known is None or not changed.isdisjoint(known[1]):
            columns.read = set()
            made = part(columns, *args)
            self._known[key] = known = made, frozenset(columns.read)
        return known[0]


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
