"""Replay every stored match: is the result still the same as the stored one?"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from glueck.match.refusals import Refused
from glueck.server.table import folded, row_of
from glueck.store import Gone, Store, TableRow

ALL = ("open", "running", "over")
PAGE = 200


@dataclass(frozen=True)
class Finding:
    table: str
    problem: str


async def rows(store: Store, status: Sequence[str] = ALL) -> AsyncIterator[TableRow]:
    """All tables, page by page."""
    before: tuple[int, str] | None = None
    while page := await store.tables(status=status, before=before, limit=PAGE):
        for row in page:
            yield row
        before = page[-1].changed, page[-1].id


async def replayed(store: Store, row: TableRow) -> Finding | None:
    """What is wrong with a table, if anything."""
    try:
        events = await store.events(row.id)
    except Gone:
        return None  # removed meanwhile
    try:
        match = folded(events[: row.version])
    except Refused as problem:
        return Finding(row.id, f"cannot be replayed: {problem}")
    made = row_of(row.id, match)
    for name, kept, now in zip(TableRow._fields, row, made, strict=True):
        if kept != now:
            return Finding(row.id, f"{name}: {str(kept)[:80]} is kept, {str(now)[:80]} comes out")
    return None
