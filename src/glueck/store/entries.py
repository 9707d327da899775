"""A whole instance as entries that are ready for JSON, to carry it elsewhere.

First what it is, then the players with the hashes of their secrets, then the tables with their
events. Codes are left behind: they live for minutes. Bytes are written in base64.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from glueck.store import player_statements as players
from glueck.store import write_batch
from glueck.store.rows import PLAYER, TABLE, hashed, of_player, to_player, to_table, whole
from glueck.store.statements import Batch, Statement, Statements
from glueck.store.store import Player, StoreError, TableRow
from glueck.store.write_batch import Append

FORMAT = 1
FIRST = {"kind": "instance", "format": FORMAT}
CHUNK = 100  # entries read or written at once

PLAYERS = f"SELECT {PLAYER} FROM players WHERE id > $1 ORDER BY id LIMIT $2"
SECRETS = "SELECT player, secret, created FROM secrets WHERE player = ANY($1) ORDER BY secret"
TABLES = f"SELECT {TABLE} FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
EVENTS = "SELECT table_id, at, body FROM events WHERE table_id = ANY($1) ORDER BY table_id, number"
ALONE = "LOCK TABLE players, tables IN SHARE ROW EXCLUSIVE MODE"
ANYTHING = "SELECT 1 FROM players UNION ALL SELECT 1 FROM tables LIMIT 1"

Entry = dict[str, Any]


# -- out -----------------------------------------------------------------------------------


def players_after(id: str) -> Statements[list[Entry]]:
    found = [to_player(columns) for columns in (yield Statement(PLAYERS, (id, CHUNK)))]
    secrets: dict[str, list[Any]] = defaultdict(list)
    for player, secret, created in (yield Statement(SECRETS, ([player.id for player in found],))):
        secrets[player].append([plain(secret), created])
    return [{"kind": "player"} | asdict(one) | {"secrets": secrets[one.id]} for one in found]


def tables_after(id: str) -> Statements[list[Entry]]:
    found = [to_table(columns) for columns in (yield Statement(TABLES, (id, CHUNK)))]
    events: dict[str, list[Any]] = defaultdict(list)
    for table, at, body in (yield Statement(EVENTS, ([row.id for row in found],))):
        events[table].append([at, plain(body)])
    return [table_entry(row, events[row.id]) for row in found]


def table_entry(row: TableRow, events: list[Any]) -> Entry:
    """Without the version: it is how many events there are."""
    entry = {"kind": "table"} | row._asdict() | {"summary": plain(row.summary), "events": events}
    del entry["version"]
    return entry | {"players": list(row.players)}


def plain(octets: bytes) -> str:
    return b64encode(octets).decode()


# -- in ------------------------------------------------------------------------------------


def must_be_empty() -> Statements[None]:
    yield Statement(ALONE)
    if (yield Statement(ANYTHING)):
        raise StoreError("there are players or tables already; restore into an empty store")


def check_first(entry: Entry) -> None:
    if entry.get("kind") != "instance":
        raise StoreError("entry 1 does not say that this is an instance of Glückskiste")
    if entry.get("format") != FORMAT:
        raise StoreError(f"the entries have format {entry.get('format')}, known is {FORMAT}")


def put(entries: Sequence[tuple[int, Entry]]) -> Statements[None]:
    """Entries with their numbers, for complaints. Rows of one kind go in together."""
    rows: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for number, entry in entries:
        try:
            for sql, more in KINDS[entry["kind"]](entry):
                rows[sql] += more
        except (KeyError, TypeError, ValueError, StoreError) as problem:
            why = f"{type(problem).__name__}: {problem}"
            raise StoreError(f"entry {number} is damaged ({why})") from None
    for sql in rows:
        yield Batch(sql, rows[sql])


def of_player_entry(entry: Entry) -> list[Batch]:
    player = Player(**{field.name: entry[field.name] for field in fields(Player)})
    secrets = [
        (hashed(octets(secret), "a secret"), player.id, whole(created, "created"))
        for secret, created in entry["secrets"]
    ]
    return [Batch(players.INSERT, [of_player(player)]), Batch(players.ADD_SECRET, secrets)]


def of_table_entry(entry: Entry) -> list[Batch]:
    names = set(TableRow._fields) - {"version"}
    row = TableRow(
        **{name: entry[name] for name in names}
        | {"summary": octets(entry["summary"]), "players": tuple(entry["players"])}
    )
    draft = write_batch.Draft(row.id)
    Append.of(0, 0, [], row).apply({row.id: draft})
    for at, body in entry["events"]:
        Append.of(draft.version, at, [octets(body)], row).apply({row.id: draft})
    return write_batch.to_write([draft])


def octets(plain: str) -> bytes:
    return b64decode(plain, validate=True)


KINDS = {"player": of_player_entry, "table": of_table_entry}
