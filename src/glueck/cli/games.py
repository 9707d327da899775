"""`glueck games`: what can be played."""

import click
from rich import box
from rich.table import Table

import glueck
from glueck.cli.options import lang_option, no_color_option
from glueck.engine.about import AboutGame, asked, path_of, read
from glueck.games import GAMES
from glueck.terminal.screen import screen
from glueck.terminal.words import Words, t


@click.command()
@lang_option
@no_color_option
def games(no_color: bool) -> None:
    """The games, with seats and options."""
    console = screen(no_color=no_color)
    for name in glueck.games():
        game, words = about(name), Words(name)
        title = words.t_or(game.title, "title")
        seats = t("games-seats", least=game.least_seats, most=game.most_seats)
        console.print(f"{name}: {title}, {seats}")
        sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for head in ("option", "default", "about"):
            sheet.add_column(t(f"games-{head}"))
        for option in game.options:
            what = words.t_or(option.about, f"option-{option.name}")
            default = spelled(option.default)
            if meaning := words.t_or("", f"option-{option.name}-{default}"):
                what = t("option-value", option=what, value=meaning)
            sheet.add_row(option.name, default, what)
        if game.options:
            console.print(sheet)


def about(name: str) -> AboutGame:
    """Of our games without loading them, which takes longer than all the rest."""
    path = path_of(name)
    if name in GAMES and path.is_file():
        return read(path.read_text(encoding="utf-8"))
    return asked(glueck.load(name))


def spelled(value: object) -> str:
    """As it is typed after --option."""
    return str(value).lower() if isinstance(value, bool) else str(value)
