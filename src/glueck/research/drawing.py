"""A position as text or as a picture, as one seat (None: a spectator) sees it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from glueck.engine.state import State
from glueck.terminal.board import board_of
from glueck.terminal.screen import screen
from glueck.terminal.seat_names import names
from glueck.terminal.setting import Setting

MODES = ("human", "ansi", "svg")
WIDTH = 100


def drawn(state: State, seat: int | None, mode: str) -> str | None:
    """The board in the terminal ("human", which returns nothing), as plain text or as SVG."""
    if mode == "human":
        draw(state, seat, screen())
        return None
    if mode == "ansi":
        text = StringIO()
        draw(state, seat, Console(file=text, width=WIDTH, color_system=None))
        return text.getvalue()
    picture = Console(file=StringIO(), width=WIDTH, record=True, force_terminal=True)
    draw(state, seat, picture)
    return picture.export_svg(title=state.game.title)


def draw(state: State, seat: int | None, console: Console) -> None:
    setting = Setting(names([], state.seats), state.options)
    board_of(state.game).board(state.view(seat), console, setting)
