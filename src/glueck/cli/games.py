"""`glueck games`: what can be played."""

import click
from rich import box
from rich.table import Table

import glueck
from glueck.cli.options import no_color_option
from glueck.terminal.screen import screen


@click.command()
@no_color_option
def games(no_color: bool) -> None:
    """The games, with seats and options."""
    console = screen(no_color=no_color)
    for game in map(glueck.load, glueck.games()):
        console.print(f"{game.id}: {game.title}, {game.seats[0]} to {game.seats[-1]} seats")
        sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for title in ("option", "default", "what it does"):
            sheet.add_column(title)
        for option in game.options:
            sheet.add_row(option.name, spelled(option.default), option.about)
        if game.options:
            console.print(sheet)


def spelled(value: object) -> str:
    """As it is typed after --option."""
    return str(value).lower() if isinstance(value, bool) else str(value)
