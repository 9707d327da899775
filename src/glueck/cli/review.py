"""`glueck review`: what the strongest bot thinks of every decision in a finished game."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

import glueck
from glueck.cli import scores
from glueck.cli.options import lang_option, no_color_option
from glueck.cli.problems import Problem
from glueck.cli.review_picture import draw
from glueck.cli.simulate import progress
from glueck.engine.precompile import precompile
from glueck.engine.save import Saved
from glueck.review import SIMULATIONS, Moment, Review, reviewed
from glueck.review.compiled.part import TO_REVIEW
from glueck.review.document import judged_in, kept, told
from glueck.review.summary import NotableMoment, SeatSummary, summary
from glueck.store.dump import replacing
from glueck.terminal.board import TerminalBoard, board_of
from glueck.terminal.screen import screen
from glueck.terminal.seat_names import names, styled
from glueck.terminal.setting import Setting
from glueck.terminal.words import number, percent, signed, t

OFTEN = 20  # decisions between two writes of the file


@click.command()
@click.argument("file", type=Path)
@click.option(
    "--out", type=Path, help="Where the review is kept as it is computed; usually FILE.review.json."
)
@click.option(
    "--simulations", type=click.IntRange(10, 100_000), default=SIMULATIONS, show_default=True,
    help="Simulated games for each decision.",
)  # fmt: skip
@click.option("--plot", "picture", type=Path, help="Draw the curves into this file (.png, .svg).")
@lang_option
@no_color_option
def review(
    file: Path, out: Path | None, simulations: int, picture: Path | None, no_color: bool
) -> None:
    """Review the finished game in FILE: what each decision was worth, and what was luck."""
    saved = glueck.read(file)
    if saved.redacted or not saved.state().over:
        raise Problem(t("review-running", file=str(file)))
    precompile(saved.game, *TO_REVIEW)
    out = out or file.with_name(f"{file.name}.review.json")
    whole = computed(saved, out, simulations, screen(no_color=no_color, stderr=True))
    console, at = (
        screen(no_color=no_color),
        Setting(names(saved.players, saved.seats), saved.options),
    )
    show(whole.moments(), board_of(saved.game), at, console)
    console.print(t("review-kept", file=str(out)))
    if picture is not None:
        draw(whole.moments(), at.names, saved.game.title, picture)


def computed(saved: Saved, out: Path, simulations: int, stderr: Console) -> Review:
    """The whole review, written to `out`; what `out` already holds is not computed again."""
    game = saved.state()
    before = judged_in(read(out), game, simulations)
    with progress(stderr) as bar:
        task = bar.add_task(t("review-thinking"), total=game.played, completed=len(before))
        for count, one in enumerate(reviewed(game, simulations, before)):
            bar.update(task, completed=len(one.judged))
            if one.whole or count % OFTEN == OFTEN - 1:
                write(out, kept(one) | (told(one) if one.whole else {}))
    return one


def read(out: Path) -> Any:
    with suppress(OSError, ValueError):
        return json.loads(out.read_text(encoding="utf-8"))
    return None


def write(out: Path, whole: dict[str, Any]) -> None:
    """All or nothing, so that the next run can continue after any failure."""
    with replacing(out) as file:
        file.write(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


# -- what is said ----------------------------------------------------------------------------


def show(moments: Sequence[Moment], board: TerminalBoard, at: Setting, console: Console) -> None:
    seats = summary(moments)
    sheet = scores.table(at.names)
    rows = {
        "review-began": [percent(one.began) for one in seats],
        "review-decisions": [change(one.decisions) for one in seats],
        "review-others": [change(one.others) for one in seats],
        "review-luck": [change(one.luck) for one in seats],
        "review-result": [percent(abs(round(one.result, 4))) for one in seats],
    }
    for label, row in rows.items():
        sheet.add_row(t(label), *row)
    console.print(sheet)
    for seat, one in enumerate(seats):
        console.print(styled(seat, at.names))
        for line in lines(one, moments, board, at):
            console.print(Text(f"  {line}"))


def lines(
    seat: SeatSummary, moments: Sequence[Moment], board: TerminalBoard, at: Setting
) -> list[str]:
    def said(turn: NotableMoment) -> dict[str, str]:
        action = moments[turn.number].action
        what = board.say_action(action, at).replace("\u00a0", " ") if action else t("review-deal")
        won = in_points(turn.change, signed)
        return {"move": str(turn.number), "action": what, "change": won}

    found = []
    if seat.best:
        lead = in_points(seat.best.change, number)
        found.append(t("review-best", **said(seat.best) | {"change": lead}))
    if seat.dearest:
        instead = moments[seat.dearest.number].options[0].action
        better = board.say_action(instead, at).replace("\u00a0", " ")
        found.append(t("review-dearest", **said(seat.dearest), better=better))
    return found + [t("review-swing", **said(one)) for one in seat.swings]


def in_points(value: float, written: Callable[[int], str]) -> str:
    """“5% worse” could also mean 5% of the chance that was left; so a sentence counts points."""
    points = round(value * 100)
    return t("review-points", n=abs(points), number=written(points))


def change(value: float) -> str:
    return f"+{percent(value)}" if round(value, 2) > 0 else percent(value)
