"""`glueck stats`: what a dataset says, as tables and as pictures."""

from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table

from glueck.bots.levels import level
from glueck.cli import options
from glueck.cli.extras import extra
from glueck.terminal.screen import screen
from glueck.terminal.words import number, percent, t

with extra():
    from glueck.research.dataset.pictures import FORMS, draw, heading, ranked, study_title
    from glueck.research.dataset.read import Dataset
    from glueck.research.dataset.stats import ShareOfGames, Stats, stats_of

ROWS = 20  # of a table; if there are more, the best and the worst are shown


@click.command()
@click.argument("file", type=Path)
@click.option("--out", type=Path, help="A folder for pictures; without it there are none.")
@click.option("--format", "form", type=click.Choice(FORMS), default=FORMS[0], show_default=True)
@click.option("--bot", help="Count only players of this level.")
@options.lang_option
@options.no_color_option
def stats(file: Path, out: Path | None, form: str, bot: str | None, no_color: bool) -> None:
    """Points, victories by seat and by what was used, from the dataset FILE."""
    found = stats_of(Dataset(file), None if bot is None else level(bot).name)
    console = screen(no_color=no_color)
    show(found, console)
    if out is not None:
        for path in draw(found, out, form):
            console.print(str(path), soft_wrap=True)


def show(found: Stats, console: Console) -> None:
    console.print(heading(found, t("stats-points-title")), soft_wrap=True)
    console.print(by_bot(found))
    console.print(heading(found, t("stats-seats")), soft_wrap=True)
    console.print(shares(t("sim-seat"), {str(n): one for n, one in enumerate(found.by_seat)}))
    for study, things in found.things.items():
        if things:
            console.print(heading(found, study_title(found, study)), soft_wrap=True)
            console.print(shares("", ranked(things)))


def new_table(first: str, *heads: str) -> Table:
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column(first)
    for head in heads:
        sheet.add_column(t(head), justify="right")
    return sheet


def by_bot(found: Stats) -> Table:
    heads = ("arena-games", "sim-mean", "sim-lowest", "sim-highest", "arena-won", "arena-interval")
    sheet = new_table(t("arena-bot"), *heads)
    for name, points in sorted(found.points.items()):
        mean = sum(value * times for value, times in points.items()) / points.total()
        sheet.add_row(
            name, number(points.total()), number(mean, 1), number(min(points)), number(max(points)),
            *share_cells(found.bots[name]),
        )  # fmt: skip
    return sheet


def shares(label: str, rows: dict[str, ShareOfGames]) -> Table:
    sheet = new_table(label, "stats-times", "arena-won", "arena-interval")
    names = list(rows)
    cut = len(names) > ROWS
    for place, name in enumerate(names):
        if not cut or place < ROWS // 2 or place >= len(names) - ROWS // 2:
            sheet.add_row(name, number(rows[name].times), *share_cells(rows[name]))
        elif place == ROWS // 2:
            sheet.add_row("…", "", "", "")
    return sheet


def share_cells(share: ShareOfGames) -> tuple[str, str]:
    low, high = share.interval
    return percent(share.share, 1), f"{percent(low, 1)} … {percent(high, 1)}"
