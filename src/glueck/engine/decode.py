"""Python values of declared records: one generated function per declaration.

The declaration is turned into the text of a function that unpacks the fixed part of a record in one
call and builds the dict as a literal, as `dataclasses` does for `__init__`; a generic walk over the
declaration takes five times as long. Small dicts that occur often (the cubes of a level, the
workers on a space) are cached by their bytes and copied, which takes half as long as building them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

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
    Union,
    Word,
)
from glueck.engine.record import LETTER

Decode = Callable[[bytes | memoryview], Any]
MOST_INLINE, SMALL = 4, 8  # items of a list that is written out, and bytes of one of them
KEPT, KEPT_FIELDS = 4, 3  # bytes of a cached dict, and its least number of entries
MOST_KEPT = 1024  # dicts per kind: enough for most, and little memory


def decoder(kind: Struct | Union) -> Decode:
    """A function from the bytes of a record to its value."""
    reader = Reader()
    name = reader.function(kind)
    scope: dict[str, Any] = dict(reader.scope)
    exec("\n".join(reader.texts), scope)  # our own text, made from declarations in our sources
    read: Callable[[bytes | memoryview, int], Any] = scope[name]
    return lambda raw: read(raw, 0)


class Reader:
    """The functions of a decoder: one for each kind of struct in a list."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.scope: dict[str, Any] = {
            "numbers_of": numbers_of, "words_of": words_of, "Kept": Kept,
        }  # fmt: skip
        self._made: dict[int, str] = {}
        self._kept: dict[int, str] = {}

    def constant(self, value: Any) -> str:
        for name, known in self.scope.items():
            if type(known) is type(value) and known == value:
                return name
        name = f"c{len(self.scope)}"
        self.scope[name] = value
        return name

    def function(self, kind: Kind) -> str:
        """The name of `f(raw, at)`, which reads a value that begins there."""
        if id(kind) not in self._made:
            name = self._made[id(kind)] = f"read{len(self._made)}"
            body = FunctionBody(self)
            lines = body.union(kind) if isinstance(kind, Union) else [body.built(kind)]
            text = [f"def {name}(raw, at):", f"    x = {body.layout()}.unpack_from(raw, at)"]
            text += [f"    {line}" for line in lines[:-1]] + [f"    return {lines[-1]}"]
            self.texts.append("\n".join(text))
        return self._made[id(kind)]

    def kept(self, kind: Kind) -> str:
        """The name of the table of a kind's values, indexed by their bytes as a number."""
        if id(kind) not in self._kept:
            read = self.function(kind)
            name = self._kept[id(kind)] = f"kept_{read}"
            self.texts.append(f"{name} = Kept({read})")
        return self._kept[id(kind)]


class FunctionBody:
    """The expressions of one function, in the order of the bytes they read."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.format: list[str] = []
        self._taken = 0
        self._offset = 0
        self.leaves_bytes = False  # to another function, which must know where they are

    def take(self, letter: str) -> str:
        """The next bytes, unpacked."""
        self.format.append(letter)
        self._offset += struct.calcsize("<" + letter)
        self._taken += 1
        return f"x[{self._taken - 1}]"

    def skip(self, size: int) -> int:
        """Leave the next bytes to another function; returns where they begin."""
        at, self._offset = self._offset, self._offset + size
        self.format.append(f"{size}x")
        self.leaves_bytes = True
        return at

    def layout(self) -> str:
        """The name of the object that unpacks all bytes taken so far."""
        return self.reader.constant(struct.Struct("<" + "".join(self.format)))

    def expression(self, kind: Kind) -> str:
        if is_kept(kind):
            return f"{self.reader.kept(kind)}[{self.take('I')}].copy()"
        return self.built(kind)

    def built(self, kind: Kind) -> str:
        method: Callable[[Any], str] = getattr(self, f"_{type(kind).__name__.lower()}")
        return method(kind)

    def _number(self, kind: Number) -> str:
        x = self.take(LETTER[kind.type])
        return {"": x, "id": f"({x} or None)", "shifted": f"({x} - 1 if {x} else None)"}[kind.none]

    def _flag(self, kind: Flag) -> str:
        return f"{self.take('B')} != 0"

    def _word(self, kind: Word) -> str:
        words = self.reader.constant((None, *kind.words) if kind.none else kind.words)
        return f"{words}[{self.take('B')}]"

    def _constant(self, kind: Constant) -> str:
        return repr(kind.value)

    def _struct(self, kind: Struct) -> str:
        there = self.take("B") if kind.none else ""
        inner = "{" + ", ".join(self._item(one) for one in kind.fields) + "}"
        return f"({inner} if {there} else None)" if kind.none else inner

    def _item(self, one: Shown) -> str:
        if not one.optional:
            return f"{one.name!r}: {self.expression(one.kind)}"
        there = self.take("B")
        return f"**({{{one.name!r}: {self.expression(one.kind)}}} if {there} else {{}})"

    def union(self, kind: Union) -> list[str]:
        """A branch for each set of fields; the last one needs no condition."""
        read = {one.name: self.expression(one.kind) for one in kind.fields}
        shapes: dict[tuple[str, ...], list[str]] = {}
        for value, names in kind.variants.items():
            shapes.setdefault(names, []).append(value)
        *some, last = shapes.items()
        lines = [f"tag = {read[kind.tag]}"] if some else []
        for names, values in some:
            shown = ", ".join(f"{name!r}: {read[name]}" for name in names)
            lines += [f"if tag in {tuple(values)!r}:", f"    return {{{shown}}}"]
        return [*lines, "{" + ", ".join(f"{name!r}: {read[name]}" for name in last[0]) + "}"]

    def _named(self, kind: Named) -> str:
        items = [f"{name!r}: {self.expression(kind.of)}" for name in kind.names]
        return "{" + ", ".join(items) + "}"

    def _listed(self, kind: Listed) -> str:
        count = self.take("B")
        n = f"({count} - 1)" if kind.none else count
        items = self._items(kind, n)
        return f"({items} if {count} else None)" if kind.none else items

    def _items(self, kind: Listed, n: str) -> str:
        of = kind.of
        if kind.most <= MOST_INLINE and of.size <= SMALL and not isinstance(of, Union):
            return self._few(kind, n)
        if isinstance(of, Number) and not of.none and of.type == "u1":
            return f"list({self.take(f'{kind.most}s')}[:{n}])"
        if isinstance(of, Number) and not of.none:
            room = self.reader.constant(struct.Struct(f"<{kind.most}{LETTER[of.type]}"))
            return f"list({room}.unpack_from(raw, at + {self.skip(of.size * kind.most)})[:{n}])"
        if isinstance(of, Word):
            words = self.reader.constant((None, *of.words) if of.none else of.words)
            return f"[{words}[i] for i in {self.take(f'{kind.most}s')}[:{n}]]"
        start = f"at + {self.skip(of.size * kind.most)}"
        stop = f"{start} + {of.size} * {n}"
        item = None if isinstance(of, Union) else FunctionBody(self.reader)
        text = item.built(of) if item else ""
        if item is None or item.leaves_bytes:
            items = f"{self.reader.function(of)}(raw, i) for i in range({start}, {stop}, {of.size})"
        else:
            items = f"{text} for x in {item.layout()}.iter_unpack(raw[{start} : {stop}])"
        return f"([{items}] if {n} else [])"

    def _few(self, kind: Listed, n: str) -> str:
        """Generated for each length: a call for each item would take longer than the item
        itself."""
        items = [self.expression(kind.of) for _ in range(kind.most)]
        text = f"[{', '.join(items)}]"
        for length in range(kind.most - 1, -1, -1):
            text = f"[{', '.join(items[:length])}] if {n} == {length} else {text}"
        return f"({text})"

    def _numbers(self, kind: Numbers) -> str:
        there = self.take("B") if kind.none else ""
        read = f"numbers_of({self.take(f'{kind.bytes}s')}, {kind.first})"
        return f"({read} if {there} else None)" if kind.none else read

    def _bag(self, kind: Bag) -> str:
        there = self.take("B") if kind.none else ""
        words = self.reader.constant(kind.words)
        read = f"words_of({words}, {self.take(f'{len(kind.words)}s')})"
        return f"({read} if {there} else None)" if kind.none else read


class Kept(dict[int, dict[str, Any]]):
    """Dicts by their bytes as a number, made when first needed. Their values are immutable, so a
    shallow copy is enough."""

    def __init__(self, read: Callable[[bytes, int], dict[str, Any]]) -> None:
        self._read = read

    def __missing__(self, number: int) -> dict[str, Any]:
        if len(self) >= MOST_KEPT:
            self.clear()
        value = self[number] = self._read(number.to_bytes(KEPT, "little"), 0)
        return value


def is_kept(kind: Kind) -> bool:
    """Whether it is a dict of a few numbers, flags and words."""
    if isinstance(kind, Named):
        parts = [kind.of] * len(kind.names)
    elif isinstance(kind, Struct) and not kind.none and not any(f.optional for f in kind.fields):
        parts = [one.kind for one in kind.fields]
    else:
        return False
    plain = all(isinstance(one, Number | Flag | Word) for one in parts)
    return plain and len(parts) >= KEPT_FIELDS and kind.size == KEPT


def numbers_of(bits: bytes, first: int) -> list[int]:
    rest, numbers = int.from_bytes(bits, "little"), []
    while rest:
        low = rest & -rest
        numbers.append(first + low.bit_length() - 1)
        rest ^= low
    return numbers


def words_of(words: tuple[str, ...], counts: bytes) -> list[str]:
    return [word for word, count in zip(words, counts, strict=True) for _ in range(count)]
