"""Why a turn is good, as data: what it changes, as far as the seat that plays it may know.

A game declares its reasons like its entries of points (`kinds.union`: a `kind` and its parts), and
finds them in two views and the log entries between them (`weigh`, compiled). It calculates nothing
again: reasons are differences of what views, log entries and points already say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.kinds import Kind, Number, Shown, Union, Word, listed, struct, union, word
from glueck.engine.view import Declaration, declare

KIND = "kind"
MOST = 60  # for one turn; hardly any has ten
Reason = dict[str, Any]


@dataclass(frozen=True)
class Reasons:
    declared: Union
    found: Declaration  # the record that `weigh` fills: all reasons, the most important first

    @property
    def kinds(self) -> list[str]:
        return list(self.declared.variants)

    def fault(self, reason: Reason) -> str:
        """Which fields are not as declared; none if everything is."""
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
    """Appends a new one; the caller fills in its parts. If there are too many, it replaces the last
    one."""
    place = min(np.int64(r.reasons.count), MOST - 1)
    r.reasons.count = place + 1
    reason = r.reasons.items[place]
    reason.kind = kind
    return reason


def fits(kind: Kind, value: Any) -> bool:
    if isinstance(kind, Word):
        return value in kind.words
    return isinstance(kind, Number) and type(value) is int
