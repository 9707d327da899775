"""The players and the options: what a sentence may need besides a view or a line of the log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Setting:
    names: Sequence[str] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
