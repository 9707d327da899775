"""The results of a game that ends, one for each seat, stored together with the table's events."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import msgspec

from glueck.match.match import OVER, Match
from glueck.match.messages import Summary
from glueck.server.repair import rows
from glueck.store import Store, StoredResult, TableRow

log = logging.getLogger("glueck.results")
DIGEST = 8  # bytes
ALL_ADDED = "results"  # stored once the games that ended earlier have their results
CHUNK = 100  # tables

decode = msgspec.json.Decoder(Summary).decode


def results_of(id: str, before: Match, after: Match) -> list[StoredResult]:
    """The results of all seats, if the game ends between these two states."""
    if after.status != OVER or before.status == OVER:
        return []
    table = Summary(**msgspec.structs.asdict(after.public()))
    if not after.sealed(after.changed):  # the deal is revealed already, so a result means nothing
        table = msgspec.structs.replace(table, deal=None)
    return of_table(id, table, after.changed)


def of_table(id: str, table: Summary, at: int) -> list[StoredResult]:
    """No results for a table that continues a save file: its cards were known, and its past may
    never have been played."""
    if table.places is None or table.scores is None or table.imported:
        return []
    # At a table with bots only, nobody has agreed to be rated.
    is_rated = table.rated and any(chair.player for chair in table.chairs)
    return [
        StoredResult(
            table=id, seat=seat, seats=len(table.chairs), game=table.game,
            options=options_digest(table.options), player=chair.player, level=chair.level,
            name=chair.name, score=table.scores[seat], place=table.places[seat],
            gave_up=chair.gave_up, at=at, deal=table.deal, rated=0 if is_rated else None,
        )
        for seat, chair in enumerate(table.chairs)
    ]  # fmt: skip


def options_digest(options: dict[str, Any]) -> str:
    """A digest that is the same for the same options."""
    told = json.dumps(options, sort_keys=True).encode()
    return hashlib.blake2b(told, digest_size=DIGEST).hexdigest()


async def add_missing(store: Store) -> None:
    """Done once: results of games that ended before results were stored, from the lists."""
    if await store.kept(ALL_ADDED) is not None:
        return
    found: list[StoredResult] = []
    async for row in rows(store, ("over",)):
        found += of_row(row)
        if len(found) >= CHUNK:
            await store.add_missing_results(found)
            found = []
    await store.add_missing_results(found)
    await store.keep(ALL_ADDED, b"")


def of_row(row: TableRow) -> list[StoredResult]:
    try:
        table = decode(row.summary)
    except msgspec.MsgspecError:
        log.warning("table %s: its row cannot be read; see `glueck repair`", row.id[:6])
        return []
    return of_table(row.id, table, row.changed)
