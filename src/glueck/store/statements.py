"""SQL statements that belong together, written once for both databases.

A generator yields statements and is sent the resulting rows; it uses neither threads nor
`await`. Each store runs it in its own way, inside one transaction.

Statements are written for PostgreSQL; SQLite's dialect differs in a few words, which `sqlite.py`
translates.
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
