"""Why a turn is good, as data: what it changes, as far as the seat that plays it may know.

A game declares its reasons like its entries of points (`kinds.union`: a `kind` and the parts that
it has), and finds them in two views and what is told between them (`weigh`, compiled). It counts
nothing again: what it says are differences of what views, log entries and points already say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.kinds import Kind, Number, Shown, Union, Word, listed, struct, union, word
from glueck.engine.view import Declaration, declare

KIND = "kind"
MOST = 60  # of one turn; hardly any has ten
Reason = dict[str, Any]


@dataclass(frozen=True)
class Reasons:
    declared: Union
    found: Declaration  # the record that `weigh` fills: all of them, the weightiest first

    @property
    def kinds(self) -> list[str]:
        return list(self.declared.variants)

    def fault(self, reason: Reason) -> str:
        """What of it is not as declared; nothing, if all is."""
        names = self.declared.variants.get(reason.get(KIND, ""))
        if names is None:
            return f"no such kind: {reason}"
        if set(names) != set(reason):
            return f"{reason} should have {', '.join(names)}"
        fields = {one.name: one.kind for one in self.declared.fields}
        wrong = [name for name in names if not fits(fields[name], reason[name])]
        return f"{', '.join(wrong)} of {reason} cannot be so" if wrong else ""


def declare_reasons(
    file: str, variants: dict[str, tuple[str, ...]], *fields: tuple[Any, ...] | Shown
) -> Reasons:
    """The kinds, each with its parts; then every part, `(name, kind of value)`."""
    declared = union(KIND, struct((KIND, word(tuple(variants)))), {**variants}, *fields)
    return Reasons(declared, declare(file, ("reasons", listed(declared, MOST))))


@jit
def add_reason(r: Any, kind: Any) -> Any:
    """A new one behind the others; its parts, the caller fills in. Beyond the most there can be,
    the last one gives way."""
    place = min(np.int64(r.reasons.count), MOST - 1)
    r.reasons.count = place + 1
    reason = r.reasons.items[place]
    reason.kind = kind
    return reason


def fits(kind: Kind, value: Any) -> bool:
    if isinstance(kind, Word):
        return value in kind.words
    return isinstance(kind, Number) and type(value) is int
