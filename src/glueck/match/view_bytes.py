"""From the values of a view back to its bytes: the counterpart of `engine/decode.py`, for views
from somebody's file. Anything that is not exactly a view of that game is a `ValueError`."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from glueck.engine.game import PROJECTED, Game
from glueck.engine.kinds import (
    Bag,
    Constant,
    Flag,
    Kind,
    Listed,
    Named,
    Number,
    Numbers,
    Shown,
    Struct,
    Word,
)
from glueck.engine.record import LETTER

ALSO = {"legal", "undoable", "options"}  # what `State.view` adds to the declared fields
PACKED = {type: struct.Struct(f"<{letter}") for type, letter in LETTER.items()}


def view_bytes(game: Game, view: dict[str, Any]) -> bytes:
    """Such a view has no projected scores: they stay empty."""
    kind = game.view.kind
    shown = [one for one in kind.fields if one.name != PROJECTED]
    of_view(set(view) - ALSO <= {one.name for one in shown}, "its fields")
    try:
        return b"".join(field(one, view) for one in shown).ljust(kind.size, b"\0")
    except (TypeError, AttributeError, struct.error) as problem:
        raise ValueError(f"not a view of {game.id}: {problem}"[:200]) from None


def of_view(is_so: bool, what: str) -> None:
    if not is_so:
        raise ValueError(f"not a view: {what}")


def field(one: Shown, values: dict[str, Any]) -> bytes:
    there = one.name in values
    of_view(there or one.optional, f"{one.name} is missing")
    raw = written(one.kind, values[one.name]) if there else bytes(one.kind.size)
    return bytes([there]) + raw if one.optional else raw


def written(kind: Kind, value: Any) -> bytes:
    match kind:
        case Number():
            return number(kind, value)
        case Flag():
            of_view(type(value) is bool, "a flag")
            return bytes([value])
        case Word():
            if kind.none and value is None:
                return b"\0"
            return bytes([kind.words.index(value) + kind.none])
        case Constant():
            of_view(value == kind.value, "another game")
            return b""
        case Struct():
            if kind.none and value is None:
                return bytes(kind.size)
            return b"\1" * kind.none + b"".join(field(one, value) for one in kind.fields)
        case Named():
            of_view(value.keys() == set(kind.names), "names")
            return b"".join(written(kind.of, value[name]) for name in kind.names)
        case Listed():
            return listed(kind, value)
        case Numbers() | Bag():
            if kind.none and value is None:
                return bytes(kind.size)
            return b"\1" * kind.none + (
                bits(kind, value) if isinstance(kind, Numbers) else counts(kind, value)
            )
    raise ValueError(f"a view with {type(kind).__name__} cannot be written")


def number(kind: Number, value: Any) -> bytes:
    if kind.none and value is None:
        return bytes(kind.size)
    of_view(type(value) is int and not (kind.none == "id" and value == 0), "a number")
    return PACKED[kind.type].pack(value + (kind.none == "shifted"))


def listed(kind: Listed, value: Any) -> bytes:
    if kind.none and value is None:
        return bytes(kind.size)
    of_view(isinstance(value, list) and len(value) <= kind.most, "a list")
    items = b"".join(written(kind.of, one) for one in value)
    return (bytes([len(value) + kind.none]) + items).ljust(kind.size, b"\0")


def bits(kind: Numbers, value: Sequence[int]) -> bytes:
    of_view(all(type(one) is int for one in value), "a set of numbers")
    places = {one - kind.first for one in value}
    of_view(places <= set(range(kind.most)), "a set of numbers")
    return sum(1 << place for place in places).to_bytes(kind.bytes, "little")


def counts(kind: Bag, value: Sequence[str]) -> bytes:
    of_view(isinstance(value, list) and set(value) <= set(kind.words), "a bag of words")
    return bytes([value.count(word) for word in kind.words])
