"""SQL statements that belong together, written once for both databases.

They are a generator: it yields statements and is sent the rows that come back, and it knows neither
threads nor `await`. Each store runs it in its own way, inside one transaction.

Statements are written as PostgreSQL wants them; SQLite's dialect differs in a few words, and
`sqlite.py` translates those.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Statement(NamedTuple):
    """One statement, answered with its rows."""

    sql: str
    args: tuple[Any, ...] = ()


class ManyRows(NamedTuple):
    """One statement for each of many rows, without an answer."""

    sql: str
    rows: list[tuple[Any, ...]]


Answer = Sequence[Sequence[Any]]
Statements = Generator[Statement | ManyRows, Answer, T]
