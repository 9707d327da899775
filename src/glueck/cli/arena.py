"""`glueck arena`: bots against bots, to know which is better."""

from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

import glueck
from glueck.bots.arena import GameResult, Tournament, play_all
from glueck.bots.plot import must_be_possible, plot
from glueck.bots.program import ProgramLimits
from glueck.bots.ratings import Standings, interval, standings
from glueck.cli import bots, options
from glueck.cli.arena_faults import show_faults
from glueck.cli.simulate import progress
from glueck.terminal.screen import screen
from glueck.terminal.words import Words, number, percent, t


@click.command()
@click.argument("game")
@options.bots_option("Who plays whom.")
@click.option(
    "--bot",
    "more",
    multiple=True,
    metavar="BOT",
    help="One more: a level, or a program that speaks docs/bot-protocol.md, for example"
    " «cmd:./mybot --deep 3» or «mine=cmd:./mybot».",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    default=ProgramLimits.seconds,
    show_default=True,
    help="That a program has for an answer.",
)
@click.option("--seats", type=int, default=2, show_default=True)
@click.option("--games", type=click.IntRange(1, 10**6), default=400, show_default=True)
@click.option("--seed", type=options.Seed(), default=1, show_default=True, help="Of the deals.")
@options.processes_option
@options.ray_option
@click.option("--out", type=Path, help="Keep results there; what it holds is not played again.")
@click.option("--plot", "picture", type=Path, help="A picture: .png, .svg or .pdf.")
@options.table_options
@options.lang_option
@options.no_color_option
def arena(
    game: str,
    levels: str | None,
    more: tuple[str, ...],
    seconds: float,
    seats: int,
    games: int,
    seed: int,
    processes: int | None,
    ray: str | None,
    out: Path | None,
    picture: Path | None,
    settings: tuple[tuple[str, Any], ...],
    no_color: bool,
) -> None:
    """Let bots play GAME against each other: every deal with every bot on every seat."""
    rules = glueck.load(game)
    if levels is None and not more:
        raise click.UsageError("which bots? for example: --bots apprentice,foreman")
    if picture is not None:
        must_be_possible(picture)
    names, programs = bots.contestants(levels, more)
    chosen = options.chosen(settings)
    tournament = Tournament(game, names, seats, games, seed, chosen, programs, seconds)
    results = played(tournament, out, processes, ray, screen(no_color=no_color, stderr=True))
    table = standings(results)
    show(tournament, table, len(results), screen(no_color=no_color))
    if picture is not None:
        plot(table, f"{rules.title}, {seats} seats, {len(results)} games", picture)


def played(
    tournament: Tournament,
    out: Path | None,
    processes: int | None,
    ray: str | None,
    stderr: Console,
) -> list[GameResult]:
    results = []
    total = sum(1 for _ in tournament.fixtures())
    with progress(stderr) as bar:
        task = bar.add_task(t("progress-playing"), total=total)
        for result in play_all(tournament, out, processes, ray):
            results.append(result)
            bar.update(task, completed=len(results), total=max(total, len(results)))
    return results


def show(tournament: Tournament, table: Standings, games: int, console: Console) -> None:
    game = glueck.load(tournament.game)
    console.print(
        t(
            "arena-played",
            title=Words(game.id).t_or(game.title, "title"),
            games=games,
            seats=tournament.seats,
            seed=str(tournament.seed),
        )
    )
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column(t("arena-bot"))
    heads = ["rating", "games", "won", "interval", "mean"]
    for head in heads + ["fault-column"] * bool(tournament.programs):
        sheet.add_column(t(f"arena-{head}"), justify="right")
    for name in sorted(table.records, key=lambda one: -table.ratings.get(one, 0)):
        record = table.records[name]
        faults = [number(record.faults.total())] if tournament.programs else []
        sheet.add_row(
            name, f"{table.ratings.get(name, 0):+.0f}", number(record.games),
            percent(record.share, 1), spanned(record.won, record.games), number(record.mean, 1),
            *faults,
        )  # fmt: skip
    console.print(sheet)
    duels = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in ("ahead", "behind", "games", "share", "interval"):
        duels.add_column(t(f"arena-{head}"))
    for (name, other), (ahead, met) in table.duels.items():
        if tournament.bots.index(name) > tournament.bots.index(other):
            row = (name, other, number(met), percent(ahead / met, 1), spanned(ahead, met))
            duels.add_row(*row)
    console.print(duels)
    show_faults(table, console)


def spanned(won: float, games: int) -> str:
    low, high = interval(won, games)
    return f"{percent(low, 1)} … {percent(high, 1)}"
