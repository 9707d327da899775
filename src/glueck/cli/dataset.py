"""`glueck dataset`: games of bots, written down for learning and studies."""

import time
from pathlib import Path
from typing import Any

import click
from rich.console import Console

import glueck
from glueck.cli import bots, options
from glueck.cli.extras import extra
from glueck.cli.failures import INTERRUPTED
from glueck.cli.simulate import progress
from glueck.terminal.screen import screen
from glueck.terminal.words import number, t

with extra():
    from glueck.research.dataset.files import termination_as_interrupt
    from glueck.research.dataset.plan import DatasetPlan
    from glueck.research.dataset.read import decisions_path
    from glueck.research.dataset.writer import Interrupted, Writer, write


@click.command()
@click.argument("game")
@options.bots_option("Who plays; in each game they move up by one seat.", default="hauler")
@click.option("--seats", type=int, help="As many as bots if not given, but two at least.")
@click.option("--games", type=click.IntRange(1, 10**9), default=1000, show_default=True)
@click.option("--seed", type=options.Seed(), default=1, show_default=True, help="Of all games.")
@click.option("--out", type=Path, help="The file of games; GAME.parquet if not given.")
@click.option("--decisions/--no-decisions", default=True, show_default=True,
              help="Write the second file, of decisions.")  # fmt: skip
@click.option("--observations", is_flag=True, help="In it what the seat sees: large.")
@click.option("--resume", is_flag=True, help="Go on with a dataset that is there.")
@options.processes_option
@options.ray_option
@options.table_options
@options.lang_option
@options.no_color_option
def dataset(
    game: str,
    levels: str,
    seats: int | None,
    games: int,
    seed: int,
    out: Path | None,
    decisions: bool,
    observations: bool,
    resume: bool,
    processes: int | None,
    ray: str | None,
    settings: tuple[tuple[str, Any], ...],
    no_color: bool,
) -> None:
    """Let bots play GAME, and write the games to Parquet files. The seed decides all that is in
    them: docs/research.md has the columns."""
    rules, names = glueck.load(game), bots.levels(levels)
    around = max(rules.seats[0], len(names)) if seats is None else seats
    plan = DatasetPlan(
        game, names, around, games, seed, options.chosen(settings), decisions, observations
    )
    path = out or Path(f"{game}.parquet")
    began, stderr = time.perf_counter(), screen(no_color=no_color, stderr=True)
    try:
        with termination_as_interrupt(), progress(stderr) as bar:
            task = bar.add_task(t("progress-playing"), total=games)
            written = write(
                plan, path, resume=resume, processes=processes, ray=ray,
                progress=lambda played: bar.update(task, completed=played),
            )  # fmt: skip
    except Interrupted as stopped:
        say_what_is_there(path, stopped.games, games, stderr)
        raise SystemExit(INTERRUPTED) from None
    tell(plan, path, written, time.perf_counter() - began, screen(no_color=no_color))


def say_what_is_there(path: Path, played: int, wanted: int, stderr: Console) -> None:
    id = "data-interrupted" if played else "data-nothing"
    stderr.print(t(id, file=str(path), played=played, wanted=wanted), soft_wrap=True)


def tell(plan: DatasetPlan, path: Path, written: Writer, seconds: float, console: Console) -> None:
    wrote = {"games": written.games, "size": megabytes(path), "file": str(path)}
    console.print(t("data-games", **wrote), soft_wrap=True)
    if plan.decisions:
        second = decisions_path(path)
        wrote = {"decisions": written.decisions, "size": megabytes(second), "file": str(second)}
        console.print(t("data-decisions", **wrote), soft_wrap=True)
    console.print(t("data-seconds", seconds=number(seconds, 1)))


def megabytes(path: Path) -> str:
    return number(path.stat().st_size / 1e6, 1)
