"""`glueck simulate`: what random play looks like, and how fast the rules are."""

import json
import secrets
import time
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import glueck
from glueck.bots.workers import processors
from glueck.cli import bots, options
from glueck.cli.report import as_json, report
from glueck.cli.simulation import SimulationPlan, Tally, play_all, prepare
from glueck.engine.state import seed_number
from glueck.terminal.screen import screen
from glueck.terminal.words import t

MOST_GAMES = 10**9
SEED_BITS = 32  # of a seed we choose: short enough to type again


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=3, show_default=True)
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=100_000, show_default=True)
@options.bots_option("Who plays, seat by seat in turn; without it, chance, and much faster.")
@options.seed_option
@click.option("--threads", type=click.IntRange(1, 1024), help="All processors if not given.")
@options.table_options
@click.option("--json", "to_json", is_flag=True, help="The numbers for programs.")
@options.lang_option
@options.no_color_option
def simulate(
    game: str,
    seats: int,
    games: int,
    levels: str | None,
    seed: int | None,
    threads: int | None,
    settings: tuple[tuple[str, Any], ...],
    to_json: bool,
    no_color: bool,
) -> None:
    """Many games of GAME: points, winners, speed. The seed decides all but the speed."""
    rules = glueck.load(game)
    values = rules.check_options(seats, options.chosen(settings))
    rules.option_numbers(seats, values)
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed_number(seed)
    who = () if levels is None else bots.levels(levels)
    plan = SimulationPlan(
        rules, seats, values, chosen, games, () if set(who) == {bots.CHANCE} else who
    )
    tally, seconds = played(plan, threads or processors(), screen(no_color=no_color, stderr=True))
    if to_json:
        click.echo(json.dumps(as_json(plan, tally, seconds), indent=1))
    else:
        report(plan, tally, seconds, screen(no_color=no_color))


def played(plan: SimulationPlan, threads: int, stderr: Console) -> tuple[Tally, float]:
    """Plays all games with a progress bar; returns how long they took."""
    tally = Tally(plan.seats)
    with progress(stderr) as bar:
        task = bar.add_task(t("progress-compiling"), total=None)
        prepare(plan)
        bar.update(task, description=t("progress-playing"), total=plan.games)
        began = time.perf_counter()
        for part in play_all(plan, threads):
            tally.add(part)
            bar.update(task, completed=tally.games)
        return tally, time.perf_counter() - began


def progress(stderr: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=stderr,
        transient=True,
        disable=not stderr.is_terminal,
    )
