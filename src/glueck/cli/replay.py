"""`glueck replay`: a saved game again, move by move, as a seat or a spectator saw it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.table import Table

import glueck
from glueck.cli import scores
from glueck.cli.keyboard import ask
from glueck.cli.narration import awards, with_names
from glueck.cli.options import lang_option, no_color_option
from glueck.cli.problems import Problem
from glueck.engine.errors import GlueckError, SaveError
from glueck.engine.game import Entry
from glueck.engine.save import Saved
from glueck.terminal.board import TerminalBoard, board_of
from glueck.terminal.letters import printable
from glueck.terminal.screen import screen
from glueck.terminal.seat_names import names
from glueck.terminal.setting import Setting
from glueck.terminal.words import t

WRONG_VIEW = (KeyError, TypeError, AttributeError, IndexError, ValueError)


class ShownMoment(NamedTuple):
    """One move as the viewer saw it; the first moment has none."""

    number: int
    told: str
    points: list[dict[str, Any]]
    view: dict[str, Any]


@click.command()
@click.argument("file", type=Path)
@click.option("--seat", type=int, help="Whose eyes to see it through (a spectator's if not given).")
@click.option("--step", is_flag=True, help="Show the board and wait for Enter after each move.")
@click.option("--from", "first", type=click.IntRange(1), default=1, help="The first move to show.")
@click.option("--quiet", is_flag=True, help="Only the result.")
@lang_option
@no_color_option
def replay(
    file: Path, seat: int | None, step: bool, first: int, quiet: bool, no_color: bool
) -> None:
    """Watch the game in FILE again, up to now or to its end."""
    saved, console = glueck.read(file), screen(no_color=no_color)
    if first > max(1, len(saved.actions)):
        raise Problem(t("no-move", wanted=str(first), moves=len(saved.actions)))
    viewer = saved.viewer if saved.redacted and seat is None else seat
    at = Setting(names(saved.players, saved.seats), saved.options)
    player = ReplayViewer(saved, viewer, board_of(saved.game), at, console)
    if player.run(first, step=step, quiet=quiet):
        player.result()


class ReplayViewer:
    """Shows a saved game to one viewer."""

    def __init__(
        self,
        saved: Saved,
        viewer: int | None,
        board: TerminalBoard,
        at: Setting,
        console: Console,
    ) -> None:
        self.saved, self.viewer, self.board = saved, viewer, board
        self.at, self.console = at, console
        self.totals: list[int] = []

    def moments(self) -> Iterator[ShownMoment]:
        """From the viewer's log; a file without one still has what the viewer saw."""
        log = [] if self.saved.redacted else self.saved.state().log(self.viewer)
        before: dict[str, Any] = {}
        for frame in self.saved.frames(self.viewer):
            entry: Entry = {"seat": frame.seat, "action": frame.action, "points": []}
            points = entry["points"]
            if log and frame.number:
                entry = log[frame.number - 1]
                points = entry["points"]
            elif frame.number:
                entry = self.board.completed(before, entry, frame.view)
            told = self.told(entry) if frame.number else ""
            before = sanitized(frame.view) if self.saved.redacted else frame.view
            yield ShownMoment(frame.number, told, points, before)

    def told(self, entry: Entry) -> str:
        sentences = self.board.sentences(entry, self.at) or [self.board.deed(entry, self.at)]
        return printable(" ".join(sentences).replace("\u00a0", " "))

    def run(self, first: int, *, step: bool, quiet: bool) -> bool:
        """Returns whether it was watched to the end."""
        try:
            for moment in self.moments():
                self.totals = self.board.scores(moment.view)
                if quiet or moment.number < first - 1:
                    continue
                self.show(moment, board=step or moment.number == first - 1)
                if step and not self.wait():
                    return False
        except WRONG_VIEW as problem:
            if isinstance(problem, GlueckError) or not self.saved.redacted:
                raise
            what = f"are not views of {self.saved.game.id} ({type(problem).__name__})"
            raise SaveError(f"{self.saved.where}: views", what) from None
        return True

    def show(self, moment: ShownMoment, *, board: bool) -> None:
        if moment.told:
            line = Table.grid(padding=(0, 1, 0, 0))
            line.add_row(f"{moment.number:4}", with_names(moment.told, self.at))
            self.console.print(line)
        for award in awards(moment.points, self.board, self.at):
            self.console.print(award)
        if board:
            self.board.board(moment.view, self.console, self.at)

    def wait(self) -> bool:
        line = ask(f"{t('next-move')} > ", self.console)
        return line is not None and line.strip().lower() not in ("q", "quit")

    def result(self) -> None:
        """Everybody's points, and their sources as far as the file has them."""
        self.console.print()
        if self.saved.redacted:
            sheet = scores.table(self.at.names)
            scores.add_total(sheet, t("total"), self.totals)
            self.console.print(sheet)
            return
        state = self.saved.state()
        moves = len(self.saved.actions)
        self.console.print(t("final-result") if state.over else t("after-moves", n=moves))
        scores.results(state, self.board, self.at.names, self.console)


def sanitized(value: Any) -> Any:
    """The views of somebody's file: their words must not contain control characters."""
    if isinstance(value, dict):
        return {printable(key): sanitized(one) for key, one in value.items()}
    if isinstance(value, list):
        return [sanitized(one) for one in value]
    return printable(value) if isinstance(value, str) else value
