"""`glueck verify`: was a game on a server dealt as it was promised? Offline."""

from pathlib import Path

import click

import glueck
from glueck.engine.errors import SaveError
from glueck.match.commitment import commitment


@click.command()
@click.argument("file", type=Path)
@click.option("--commitment", "noted", help="What the table showed before the deal, noted then.")
def verify(file: Path, noted: str | None) -> None:
    """Check the save FILE of a finished game: that its seed is the one the server committed
    itself to before the deal, and that every action follows from it by the rules."""
    saved = glueck.read(file)  # replays every action
    if saved.fair is None or saved.seed is None:
        raise SaveError(
            str(file), "holds no commitment: it is not from a finished game of a server"
        )
    made = commitment(f"{saved.seed:064x}", saved.fair["salt"])
    if made != saved.fair["commitment"]:
        raise SaveError(f"{file}: fair", "seed and salt do not give the commitment in this file")
    if noted is not None and made != noted.strip().lower():
        raise SaveError(f"{file}: fair", "this is another commitment than the one you noted")
    click.echo(f"{len(saved.actions)} actions follow from the deal, and the deal from {made}.")
    if noted is None:
        click.echo("Compare that with what the table showed before the deal (--commitment).")
