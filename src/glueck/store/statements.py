"""What is said to a database, written once for both of them.

A conversation is a generator: it yields statements and is sent the rows that come back, and it
knows neither threads nor `await`. Each store holds it in its own way, inside one transaction.

Statements are written as PostgreSQL wants them; SQLite's dialect differs in a few words, and
`sqlite.py` translates those.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Ask(NamedTuple):
    """One statement, answered with its rows."""

    sql: str
    args: tuple[Any, ...] = ()


class Put(NamedTuple):
    """One statement for each of many rows, without an answer."""

    sql: str
    rows: list[tuple[Any, ...]]


Answer = Sequence[Sequence[Any]]
Conversation = Generator[Ask | Put, Answer, T]
