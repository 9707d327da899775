"""`glueck compile`: what would otherwise be done while somebody plays."""

from collections.abc import Sequence

import click

import glueck
from glueck.search.precompile import precompile_bots


@click.command()
@click.argument("games", nargs=-1)
def compile(games: Sequence[str]) -> None:
    """Compile GAMES (all, if none is named) with their bots for this machine, and wait for it."""
    precompile_bots(*map(glueck.load, games or glueck.games()))
