"""Deals, the tries at them, and values that the server keeps for itself, in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from glueck.store.rows import findable, key, octets
from glueck.store.statements import Statement, Statements

KEEP = "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
KEPT = "SELECT value FROM kept WHERE name = $1"
ADD_DEAL = "INSERT INTO deals (code, facts) VALUES ($1, $2) ON CONFLICT (code) DO NOTHING"
DEAL = "SELECT facts FROM deals WHERE code = $1"
TRY = (
    "INSERT INTO tries (deal, player, table_id) VALUES ($1, $2, $3)"
    " ON CONFLICT (deal, player) DO NOTHING"
)
TRIED = "SELECT deal, table_id FROM tries WHERE player = $1 AND deal = ANY($2)"


def keep(name: str, value: bytes) -> Statements[bytes]:
    """The value stored under a name: this one, unless there already is one."""
    yield Statement(KEEP, (key(name, "the name"), octets(value, "the value")))
    return bytes((yield Statement(KEPT, (name,)))[0][0])


def kept(name: str) -> Statements[bytes | None]:
    found = yield Statement(KEPT, (name,))
    return bytes(found[0][0]) if found else None


def add_deal(code: str, facts: bytes) -> Statements[bytes]:
    """The facts of the deal: these, unless another process was faster."""
    yield Statement(ADD_DEAL, (key(code, "the deal"), octets(facts, "the facts")))
    return bytes((yield Statement(DEAL, (code,)))[0][0])


def deal(code: str) -> Statements[bytes | None]:
    found = (yield Statement(DEAL, (code,))) if findable(code) else ()
    return bytes(found[0][0]) if found else None


def try_deal(code: str, player: str, table: str) -> Statements[str]:
    """The table of a player's only try: this one, unless they already have one."""
    args = key(code, "the deal"), key(player, "the player's id"), key(table, "the table's id")
    yield Statement(TRY, args)
    return str((yield Statement(TRIED, (player, [code])))[0][1])


def tried(player: str, codes: Sequence[str]) -> Statements[dict[str, str]]:
    """The tables of a player's tries at these deals."""
    codes = [code for code in codes if findable(code)]
    return {row[0]: row[1] for row in (yield Statement(TRIED, (player, codes)))}
