"""`glueck replay`: a saved game again, move by move, as a seat or a spectator saw it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click
from rich.console import Console
from rich.text import Text

import glueck
from glueck.cli import scores
from glueck.cli.keyboard import ask
from glueck.cli.narration import awards
from glueck.cli.options import no_color_option
from glueck.engine.errors import GlueckError, OptionError, SaveError
from glueck.engine.game import Entry
from glueck.engine.save import Saved
from glueck.terminal.board import TerminalBoard, board_of
from glueck.terminal.letters import printable
from glueck.terminal.screen import screen
from glueck.terminal.seat_names import names, styled

WRONG_VIEW = (KeyError, TypeError, AttributeError, IndexError, ValueError)


class Moment(NamedTuple):
    """One move as the viewer saw it; the first moment has none."""

    number: int
    seat: int | None
    phrase: str
    points: list[dict[str, Any]]
    view: dict[str, Any]


@click.command()
@click.argument("file", type=Path)
@click.option("--seat", type=int, help="Whose eyes to see it through (a spectator's if not given).")
@click.option("--step", is_flag=True, help="Show the board and wait for Enter after each move.")
@click.option("--from", "first", type=click.IntRange(1), default=1, help="The first move to show.")
@click.option("--quiet", is_flag=True, help="Only the result.")
@no_color_option
def replay(
    file: Path, seat: int | None, step: bool, first: int, quiet: bool, no_color: bool
) -> None:
    """Watch the game in FILE again, up to now or to its end."""
    saved, console = glueck.read(file), screen(no_color=no_color)
    if first > max(1, len(saved.actions)):
        raise OptionError("from", f"{first}; the game has {len(saved.actions)} moves")
    viewer = saved.viewer if saved.redacted and seat is None else seat
    called = names(saved.players, saved.seats)
    player = ReplayViewer(saved, viewer, board_of(saved.game), called, console)
    if player.run(first, step=step, quiet=quiet):
        player.result()


class ReplayViewer:
    """Shows a saved game to one viewer."""

    def __init__(
        self,
        saved: Saved,
        viewer: int | None,
        board: TerminalBoard,
        called: Sequence[str],
        console: Console,
    ) -> None:
        self.saved, self.viewer, self.board = saved, viewer, board
        self.names, self.console = called, console
        self.totals: list[int] = []

    def moments(self) -> Iterator[Moment]:
        """Phrases come from what the viewer saw, points from the public log."""
        log = [] if self.saved.redacted else self.saved.state().log(self.viewer)
        before: dict[str, Any] = {}
        for frame in self.saved.frames(self.viewer):
            entry: Entry = {"seat": frame.seat, "action": frame.action, "points": []}
            if log and frame.number:
                entry = log[frame.number - 1]
            phrase = self.phrase(before, entry, frame.view) if frame.number else ""
            before = sanitized(frame.view) if self.saved.redacted else frame.view
            yield Moment(frame.number, frame.seat, phrase, entry["points"], before)

    def phrase(self, before: dict[str, Any], entry: dict[str, Any], after: dict[str, Any]) -> str:
        return printable(self.board.phrase(before, entry, after, self.names) or entry["action"])

    def run(self, first: int, *, step: bool, quiet: bool) -> bool:
        """Whether it was watched to the end."""
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

    def show(self, moment: Moment, *, board: bool) -> None:
        if moment.seat is not None:
            who = styled(moment.seat, self.names)
            self.console.print(Text.assemble(f"{moment.number:4} ", who, f": {moment.phrase}"))
        for line in awards(moment.points, self.board, self.names):
            self.console.print(line)
        if board:
            self.board.board(moment.view, self.console, self.names)

    def wait(self) -> bool:
        line = ask("Enter: next move; q: stop > ", self.console)
        return line is not None and line.strip().lower() not in ("q", "quit")

    def result(self) -> None:
        """Who has how many points, and where from as far as the file tells."""
        self.console.print()
        if self.saved.redacted:
            sheet = scores.table(self.names)
            scores.add_total(sheet, "points", self.totals)
            self.console.print(sheet)
            return
        state = self.saved.state()
        moves = len(self.saved.actions)
        self.console.print("Final result" if state.over else f"After {moves} moves, not over yet")
        scores.results(state, self.board, self.names, self.console)


def sanitized(value: Any) -> Any:
    """The views of a file somebody sent: their words must not steer this terminal."""
    if isinstance(value, dict):
        return {printable(key): sanitized(one) for key, one in value.items()}
    if isinstance(value, list):
        return [sanitized(one) for one in value]
    return printable(value) if isinstance(value, str) else value
