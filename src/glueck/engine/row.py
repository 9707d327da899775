"""Fields as attributes, compiled or not: `s.steps`.

NumPy's own record takes three times as long, and uncompiled rules do little else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np


class Row(np.void):  # type: ignore[misc]  # NumPy can be inherited from; its own record does
    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(f"this record has no field {name}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"this record has no field {name}") from None


def row_type(columns: Sequence[tuple[Any, ...]], align: bool = False) -> np.dtype[Any]:
    """Each column is `(name, type[, shape])`, as NumPy has it."""
    return np.dtype((Row, np.dtype(list(columns), align=align)))


def is_taken(name: str) -> bool:
    """Whether NumPy has another meaning for an attribute of that name."""
    return hasattr(Row, name)
