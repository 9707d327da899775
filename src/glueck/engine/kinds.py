"""The parts of views: kinds of values with their bytes and their meaning.

A view, a log entry or an entry of points is declared as a `struct` of these. The record that
compiled code fills, the values that Python and JSON users get, and the tree with which the browser
decodes are made from the declaration. Numbers are little-endian, nothing is padded.

Things are numbered from 1, so that 0 means «nothing»: a record of zeros is an empty view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from glueck.engine.record import PUBLIC
from glueck.engine.row import is_taken, row_type

VIEWER = "viewer"  # depends on the viewer; PUBLIC is the same for everybody
SEEN_BY = (PUBLIC, VIEWER)

Tree = dict[str, Any]


class Kind:
    """`dtype` is how compiled code writes it; `tree` describes how to read it, in any language."""

    @property
    def dtype(self) -> Any:
        raise NotImplementedError

    @property
    def tree(self) -> Tree:
        raise NotImplementedError

    @cached_property
    def size(self) -> int:
        return int(np.dtype(self.dtype).itemsize)


@dataclass(frozen=True)
class Number(Kind):
    """A whole number. `none` says how «nothing» is written: never, as 0 if the number itself is
    never 0 ("id"), or as 0 with all numbers written one higher ("shifted")."""

    type: str = "u1"
    none: str = ""

    @property
    def dtype(self) -> Any:
        return f"<{self.type}"

    @property
    def tree(self) -> Tree:
        kind = {"": "number", "id": "id?", "shifted": "number?"}[self.none]
        return {"kind": kind, "type": self.type}


@dataclass(frozen=True)
class Flag(Kind):
    dtype = "u1"
    tree = {"kind": "flag"}  # noqa: RUF012


@dataclass(frozen=True)
class Word(Kind):
    """One of the game's words, written as its index; with `none`, counted from 1."""

    words: tuple[str, ...]
    none: bool = False

    dtype = "u1"

    @property
    def tree(self) -> Tree:
        return {"kind": "word?" if self.none else "word", "words": list(self.words)}


@dataclass(frozen=True)
class Constant(Kind):
    """The same in every view: it has no bytes, and no column."""

    value: str

    @property
    def tree(self) -> Tree:
        return {"kind": "constant", "value": self.value}


@dataclass(frozen=True)
class Shown:
    """A field of a struct. An optional one is `there` or not; if not, its key is missing."""

    name: str
    kind: Kind
    seen_by: str = PUBLIC
    optional: bool = False

    def __post_init__(self) -> None:
        if self.seen_by not in SEEN_BY:
            raise ValueError(f"field {self.name}: seen by {self.seen_by!r}, not {SEEN_BY}")
        if self.name == "there":
            raise ValueError("field there: that is how records say whether something is")

    @property
    def column(self) -> str:
        """Its name in the record: some names have another meaning in NumPy's records."""
        return f"{self.name}_" if is_taken(self.name) else self.name

    @property
    def dtype(self) -> Any:
        if self.optional:
            return row_type([("there", "u1"), ("value", self.kind.dtype)])
        return self.kind.dtype

    @property
    def tree(self) -> list[Any]:
        return [self.name, self.kind.tree, *(["optional"] if self.optional else [])]


@dataclass(frozen=True)
class Struct(Kind):
    """Fields by name; with `none`, either all of them are there or it is nothing."""

    fields: tuple[Shown, ...]
    none: bool = False

    @cached_property
    def columns(self) -> list[tuple[str, Any]]:
        shown = [f for f in self.fields if not isinstance(f.kind, Constant)]
        return [("there", "u1")] * self.none + [(f.column, f.dtype) for f in shown]

    @property
    def dtype(self) -> Any:
        return row_type(self.columns)

    @property
    def tree(self) -> Tree:
        kind = "struct?" if self.none else "struct"
        return {"kind": kind, "fields": [one.tree for one in self.fields]}


@dataclass(frozen=True)
class Union(Kind):
    """A struct in which one field, the tag, says which other fields there are."""

    tag: str
    fields: tuple[Shown, ...]
    variants: dict[str, tuple[str, ...]] = field(hash=False)  # tag value -> names of fields

    @property
    def dtype(self) -> Any:
        return Struct(self.fields).dtype

    @property
    def tree(self) -> Tree:
        fields = [one.tree for one in self.fields]
        variants = {value: list(names) for value, names in self.variants.items()}
        return {"kind": "union", "tag": self.tag, "fields": fields, "variants": variants}


@dataclass(frozen=True)
class Named(Kind):
    """One value for each name: an array for compiled code, an object for readers."""

    names: tuple[str, ...]
    of: Kind

    @property
    def dtype(self) -> Any:
        return np.dtype((self.of.dtype, (len(self.names),)))

    @property
    def tree(self) -> Tree:
        return {"kind": "named", "names": list(self.names), "of": self.of.tree}


@dataclass(frozen=True)
class Listed(Kind):
    """At most so many values: `count` of `items`. With `none`, the count is written one higher."""

    of: Kind
    most: int
    none: bool = False

    @property
    def dtype(self) -> Any:
        return row_type([("count", "u1"), ("items", self.of.dtype, (self.most,))])

    @property
    def tree(self) -> Tree:
        kind = "list?" if self.none else "list"
        return {"kind": kind, "of": self.of.tree, "most": self.most}


@dataclass(frozen=True)
class Numbers(Kind):
    """A set of numbers from `first` on, a bit each; shown as an ascending list."""

    first: int
    most: int  # how many numbers there are
    none: bool = False

    @property
    def bytes(self) -> int:
        return -(-self.most // 8)

    @property
    def dtype(self) -> Any:
        bits = np.dtype(("u1", (self.bytes,)))
        return row_type([("there", "u1"), ("bits", bits)]) if self.none else bits

    @property
    def tree(self) -> Tree:
        kind = "set?" if self.none else "set"
        return {"kind": kind, "first": self.first, "most": self.most}


@dataclass(frozen=True)
class Bag(Kind):
    """The count of each word; shown as a list of the words, in their order."""

    words: tuple[str, ...]
    none: bool = False

    @property
    def dtype(self) -> Any:
        counts = np.dtype(("u1", (len(self.words),)))
        return row_type([("there", "u1"), ("counts", counts)]) if self.none else counts

    @property
    def tree(self) -> Tree:
        return {"kind": "bag?" if self.none else "bag", "words": list(self.words)}


# -- as declarations are written -------------------------------------------------------------

flag = Flag()
seat_or_none = Number("u1", "shifted")


def number(type: str = "u1") -> Kind:
    return Number(type)


def number_or_none(type: str = "u1") -> Kind:
    return Number(type, "shifted")


def id_or_none(type: str = "u1") -> Kind:
    return Number(type, "id")


def word(words: Sequence[str]) -> Kind:
    return Word(tuple(words))


def word_or_none(words: Sequence[str]) -> Kind:
    return Word(tuple(words), none=True)


def constant(value: str) -> Kind:
    return Constant(value)


def optional(name: str, kind: Kind, seen_by: str = PUBLIC) -> Shown:
    return Shown(name, kind, seen_by, optional=True)


def struct(*fields: tuple[Any, ...] | Shown, none: bool = False) -> Struct:
    """Each field is `(name, kind[, seen_by])`."""
    return Struct(tuple(f if isinstance(f, Shown) else Shown(*f) for f in fields), none)


def struct_or_none(*fields: tuple[Any, ...] | Shown) -> Struct:
    return struct(*fields, none=True)


def union(tag: str, common: Struct, variants: dict[str, Sequence[str]], *fields: Any) -> Union:
    """The common fields, including the tag, then those of single tag values."""
    names = tuple(one.name for one in common.fields)
    return Union(
        tag,
        (*common.fields, *struct(*fields).fields),
        {value: (*names, *more) for value, more in variants.items()},
    )


def named(names: Sequence[str], of: Kind) -> Kind:
    return Named(tuple(names), of)


def listed(of: Kind, most: int) -> Kind:
    return Listed(of, most)


def listed_or_none(of: Kind, most: int) -> Kind:
    return Listed(of, most, none=True)


def numbers(first: int, most: int) -> Kind:
    return Numbers(first, most)


def numbers_or_none(first: int, most: int) -> Kind:
    return Numbers(first, most, none=True)


def bag(words: Sequence[str]) -> Kind:
    return Bag(tuple(words))


def bag_or_none(words: Sequence[str]) -> Kind:
    return Bag(tuple(words), none=True)
