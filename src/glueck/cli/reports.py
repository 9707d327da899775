"""`glueck reports`: what players reported to the operator of the server."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from glueck.cli.backup import address, database_option, run

if TYPE_CHECKING:
    from glueck.store import Report


@click.command()
@click.option(
    "--most", type=click.IntRange(1, 10_000), default=50, show_default=True,
    help="How many to show.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, for programs.")
@database_option
def reports(most: int, as_json: bool, db: str | None) -> None:
    """Show what players reported: chat messages, names and tables, the newest first."""
    from glueck.store import open_store

    async def work() -> list[Report]:
        store = await open_store(address(db), read_only=True)
        try:
            return await store.reports(most)
        finally:
            await store.close()

    found = run(work())
    for one in found:
        click.echo(json.dumps(one._asdict(), ensure_ascii=False) if as_json else in_words(one))
    if not found and not as_json:
        click.echo("Nothing has been reported.")


def in_words(one: Report) -> str:
    when = datetime.fromtimestamp(one.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    said = f": {one.said!r}" if one.said else ""
    note = f" ({one.note!r})" if one.note else ""
    whom = f"{one.name!r} (player {one.player})" if one.name else f"player {one.player}"
    return f"{when}  {one.what} of {whom} at table {one.table}{said}{note}, by {one.reporter}"
