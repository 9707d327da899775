"""Writes to tables, done in groups.

All tables of a group are read and locked (in the order of their ids, to avoid deadlocks between two
processes). Then each write is checked against the result of the ones before it, and only the final
result is written.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from glueck.store import result_statements as ended
from glueck.store.rows import TABLE, key, octets, of_table, text, whole
from glueck.store.statements import ManyRows, Statement, Statements
from glueck.store.store import Conflict, StoredResult, TableRow

Outcome = Any  # the result of `append`, `remove` or `claim`, or the StoreError they raise


@dataclass
class Draft:
    """A table while a group is being written: its state, and what will be written."""

    id: str
    stored: bool = False  # there is a row in the database
    there: bool = False  # … and after the writes before this one?
    version: int = 0
    players: str = "[]"
    claimed: int = -1  # the version somebody has the right to continue
    claimant: str = ""
    claimed_until: int = 0

    row: tuple[Any, ...] = ()
    events: list[tuple[Any, ...]] = field(default_factory=list)
    results: Sequence[StoredResult] = ()
    cleared: bool = False  # the stored row must go first
    reseated: bool = False
    reclaimed: bool = False


Drafts = dict[str, Draft]


class Write(Protocol):
    @property
    def table(self) -> str: ...

    def apply(self, drafts: Drafts) -> Outcome: ...


class Append(NamedTuple):
    table: str
    expected: int
    at: int
    bodies: tuple[bytes, ...]
    row: tuple[Any, ...]
    players: str
    results: Sequence[StoredResult] = ()

    @classmethod
    def of(
        cls,
        expected: int,
        at: int,
        bodies: Sequence[bytes],
        row: TableRow,
        results: Sequence[StoredResult] = (),
    ) -> Append:
        kept = tuple(octets(body, "an event") for body in bodies)
        columns, expected, at = of_table(row), whole(expected, "expected"), whole(at, "at")
        for one in results:
            ended.of_result(one)  # invalid values are refused here, alone
        return cls(row.id, expected, at, kept, columns, columns[6], tuple(results))

    def apply(self, drafts: Drafts) -> Outcome:
        draft = drafts[self.table]
        if draft.version != self.expected:
            return Conflict(self.table, self.expected)
        for body in self.bodies:
            draft.version += 1
            draft.events.append((self.table, draft.version, self.at, body))
        draft.results = self.results or draft.results
        draft.reseated |= self.players != draft.players
        draft.row, draft.players, draft.there = self.row, self.players, True
        return draft.version


@dataclass(frozen=True)
class Remove:
    table: str

    @classmethod
    def of(cls, table: str) -> Remove:
        return cls(key(table, "the table's id"))

    def apply(self, drafts: Drafts) -> Outcome:
        draft = drafts[self.table]
        drafts[self.table] = Draft(self.table, stored=draft.stored, cleared=draft.stored)
        return draft.there


@dataclass(frozen=True)
class Claim:
    table: str
    version: int
    who: str
    now: int
    until: int

    @classmethod
    def of(cls, table: str, version: int, who: str, now: int, until: int) -> Claim:
        key(table, "the table's id"), text(who, "who"), whole(until, "until")
        return cls(table, version, who, now, until)

    def apply(self, drafts: Drafts) -> Outcome:
        draft = drafts[self.table]
        if not draft.there or draft.version != self.version:
            return False
        if draft.claimed == self.version and draft.claimant != self.who and self._respects(draft):
            return False
        draft.claimed, draft.claimant, draft.claimed_until = self.version, self.who, self.until
        draft.reclaimed = True
        return True

    def _respects(self, draft: Draft) -> bool:
        """A valid claim. One that ends later than possible by now (even with a clock slightly ahead
        of ours) was made with a wrong clock."""
        for_long = self.until - self.now
        return for_long <= 0 or self.now < draft.claimed_until <= self.until + for_long


LOCKED = (
    "SELECT id, version, players, claimed, claimant, claimed_until"
    " FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"
)
DELETE = "DELETE FROM tables WHERE id = $1"
INSERT = f"INSERT INTO tables ({TABLE}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
# For existing, locked rows. As INSERT, because one statement can have many of them.
UPDATE = (
    f"{INSERT} ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status,"
    " public = excluded.public, created = excluded.created, changed = excluded.changed,"
    " players = excluded.players, summary = excluded.summary, words = excluded.words,"
    " due = excluded.due, version = excluded.version"
)
ADD_EVENT = "INSERT INTO events (table_id, number, at, body) VALUES ($1, $2, $3, $4)"
STAND_UP = "DELETE FROM seats WHERE table_id = $1"
SIT = "INSERT INTO seats (player, table_id) VALUES ($1, $2)"
CLAIM = "UPDATE tables SET claimed = $2, claimant = $3, claimed_until = $4 WHERE id = $1"


def apply_writes(
    writes: Sequence[Write],
) -> Statements[tuple[list[Outcome], list[tuple[str, int]]]]:
    """The result of each write; and the changed tables with their new versions."""
    drafts = {id: Draft(id) for id in sorted({write.table for write in writes})}
    for id, *standing in (yield Statement(LOCKED, (list(drafts),))):
        drafts[id] = Draft(id, True, True, *standing)
    outcomes = [write.apply(drafts) for write in writes]
    for put in to_write(list(drafts.values())):
        if put.rows:
            yield put
    if games := [draft.results for draft in drafts.values() if draft.results]:
        yield from ended.add(games)
    changed = [draft for draft in drafts.values() if draft.row or draft.cleared]
    return outcomes, [(draft.id, draft.version) for draft in changed]


def to_write(drafts: list[Draft]) -> list[ManyRows]:
    rows = [draft for draft in drafts if draft.row]
    new = [draft for draft in rows if draft.cleared or not draft.stored]
    old = [draft for draft in rows if draft.stored and not draft.cleared]
    return [
        ManyRows(DELETE, [(draft.id,) for draft in drafts if draft.cleared]),
        ManyRows(INSERT, [(*draft.row, draft.version) for draft in new]),
        ManyRows(UPDATE, [(*draft.row, draft.version) for draft in old]),
        ManyRows(ADD_EVENT, [event for draft in rows for event in draft.events]),
        ManyRows(STAND_UP, [(draft.id,) for draft in old if draft.reseated]),
        ManyRows(SIT, [seat for draft in rows if draft.reseated for seat in seats(draft)]),
        ManyRows(CLAIM, [claim(draft) for draft in drafts if draft.reclaimed]),
    ]


def seats(draft: Draft) -> list[tuple[str, str]]:
    """Each player once, even with several seats."""
    return [(player, draft.id) for player in sorted(set(json.loads(draft.players)))]


def claim(draft: Draft) -> tuple[Any, ...]:
    return (draft.id, draft.claimed, draft.claimant, draft.claimed_until)
