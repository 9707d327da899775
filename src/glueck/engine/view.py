"""What a viewer gets from the rules, as bytes: declared once, filled by compiled code.

`show(s, viewer, v)` of a game fills the record of its view from a position in which everything
the viewer may not know is blank already. The bytes of that record are the view: a change is a few
bytes, equal views have equal bytes, and programs that need values decode them.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from glueck.engine.compile import digest
from glueck.engine.decode import Decode, decoder
from glueck.engine.kinds import (
    Constant,
    Kind,
    Listed,
    Named,
    Shown,
    Struct,
    Tree,
    Union,
    struct,
)
from glueck.engine.record import PUBLIC, Array
from glueck.engine.row import row_type

STAMP = "view_"  # the prefix of the column that exists only for its name
Room = tuple[memoryview, Array, Array, Array]
MOST_BYTES = 1 << 16  # offsets in differences are 16 bits wide


class Declaration:
    """A declared record: its layout, its values, what a browser needs to decode it."""

    def __init__(self, kind: Struct, file: str) -> None:
        """Kernels are compiled for it again when anything in the folder of `file` changes."""
        self.kind = kind
        # First, because Numba treats a record with added columns at the end as the same.
        self.dtype = row_type([(f"{STAMP}{digest(Path(file).parent)}", "u1"), *kind.columns])
        self.empty = self.new()[1]  # never written to
        # For temporary use, by viewer: with a position as seen from there,
        # and the bits of it that are shown there.
        self.spare: defaultdict[int, list[Room]] = defaultdict(list)
        self.size = kind.size
        if self.size >= MOST_BYTES:
            raise ValueError(f"a declaration of {self.size} bytes; there is room for {MOST_BYTES}")

    def new(self) -> tuple[memoryview, Array]:
        """An empty record twice: as its bytes, and for kernels to fill. The bytes leave out the
        column that exists only for its name."""
        raw = bytearray(self.dtype.itemsize)
        return memoryview(raw)[1:], np.frombuffer(raw, self.dtype)

    @cached_property
    def decode(self) -> Decode:
        return decoder(self.kind)

    @property
    def tree(self) -> Tree:
        return self.kind.tree

    @cached_property
    def layout(self) -> str:
        """A name for exactly this layout."""
        return hashlib.sha256(json.dumps(self.tree).encode()).hexdigest()[:12]

    @cached_property
    def public(self) -> Array:
        """255 for each byte that is the same for all viewers."""
        mask = np.zeros(self.size, np.uint8)
        for at, size, seen_by in spans(self.kind, 0, PUBLIC):
            mask[at : at + size] = 255 * (seen_by == PUBLIC)
        return mask


def spans(kind: Kind, at: int, seen_by: str) -> Iterator[tuple[int, int, str]]:
    """(offset, number of bytes, who sees them). A field that depends on the viewer does so as a
    whole."""
    if seen_by != PUBLIC or not isinstance(kind, Struct | Union | Named | Listed):
        yield at, kind.size, seen_by
    elif isinstance(kind, Struct | Union):
        if isinstance(kind, Struct) and kind.none:
            yield at, 1, seen_by
            at += 1
        for field in kind.fields:
            if not isinstance(field.kind, Constant):
                yield from field_spans(field, at)
                at += np.dtype(field.dtype).itemsize
    else:
        if isinstance(kind, Listed):
            yield at, 1, seen_by
            at += 1
        count = kind.most if isinstance(kind, Listed) else len(kind.names)
        for i in range(count):
            yield from spans(kind.of, at + i * kind.of.size, seen_by)


def field_spans(field: Shown, at: int) -> Iterator[tuple[int, int, str]]:
    if field.optional:
        yield at, 1, field.seen_by
        at += 1
    yield from spans(field.kind, at, field.seen_by)


def declare(file: str, *fields: Any) -> Declaration:
    """A separate record: each field is `(name, kind[, seen_by])`."""
    return Declaration(struct(*fields), file)
