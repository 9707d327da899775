"""Why a turn is good, as data: what it changes, as far as the seat that plays it may know.

A game declares its reasons like its entries of points (`kinds.union`: a `kind` and the parts that
it has), and finds them in two views and what is told between them. It counts nothing again: what it
says are differences of what views, log entries and points already say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from glueck.engine.kinds import Kind, Number, Shown, Union, Word, struct, union, word

KIND = "kind"
Reason = dict[str, Any]
Told = list[dict[str, Any]]
# (the view before, what was told of each action, the view after them, beyond) -> reasons, the
# weightiest first. Both views have `projected`. `beyond` is the entry of an action more that shows
# what is hidden now, or ends the turn: its words, and as much of the rest as is certain before.
Find = Callable[[dict[str, Any], Told, dict[str, Any], Told], list[Reason]]


@dataclass(frozen=True)
class Reasons:
    declared: Union
    find: Find

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
    variants: dict[str, tuple[str, ...]], *fields: tuple[Any, ...] | Shown
) -> Union:
    """The kinds, each with its parts; then every part, `(name, kind of value)`."""
    return union(KIND, struct((KIND, word(tuple(variants)))), {**variants}, *fields)


def fits(kind: Kind, value: Any) -> bool:
    if isinstance(kind, Word):
        return value in kind.words
    return isinstance(kind, Number) and type(value) is int
