"""`glueck compile`: what would otherwise be done while somebody plays."""

from collections.abc import Sequence

import click

import glueck
from glueck.engine.precompile import BATCH
from glueck.research.compiled.part import LEARNING
from glueck.review.compiled.part import REVIEWING
from glueck.search.precompile import precompile_bots


@click.command()
@click.argument("games", nargs=-1)
@click.option("--research", is_flag=True, help="Also what glueck.research and simulate play with.")
def compile(games: Sequence[str], research: bool) -> None:
    """Compile GAMES (all, if none is named) with their bots for this machine, and wait for it."""
    also = (REVIEWING, LEARNING, BATCH) if research else (REVIEWING,)
    precompile_bots(*map(glueck.load, games or glueck.games()), also=also)
