"""`glueck games`: what can be played."""

import click
from rich import box
from rich.table import Table

import glueck
from glueck.cli.options import no_color_option
from glueck.engine.about import About, asked, path_of, read
from glueck.games import GAMES
from glueck.terminal.screen import screen


@click.command()
@no_color_option
def games(no_color: bool) -> None:
    """The games, with seats and options."""
    console = screen(no_color=no_color)
    for name in glueck.games():
        game = about(name)
        console.print(f"{name}: {game.title}, {game.least_seats} to {game.most_seats} seats")
        sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for title in ("option", "default", "what it does"):
            sheet.add_column(title)
        for option in game.options:
            sheet.add_row(option.name, spelled(option.default), option.about)
        if game.options:
            console.print(sheet)


def about(name: str) -> About:
    """Of our games without loading them, which takes longer than all the rest."""
    path = path_of(name)
    if name in GAMES and path.is_file():
        return read(path.read_text(encoding="utf-8"))
    return asked(glueck.load(name))


def spelled(value: object) -> str:
    """As it is typed after --option."""
    return str(value).lower() if isinstance(value, bool) else str(value)
