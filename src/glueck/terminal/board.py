"""The look and the words of a game in a terminal: its own `terminal` package, or the plain board.

A game's package draws with `board(view, console, at)`, and may replace the other functions of
`plain_board` one by one. Everything shown comes from a view or a log, never from a position.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.text import Text

from glueck.engine.game import Game
from glueck.terminal import plain_board
from glueck.terminal.setting import Setting

View = dict[str, Any]
Entry = dict[str, Any]


@dataclass(frozen=True)
class TerminalBoard:
    """The functions a game's package may have; `plain_board` has a default for each. The names are
    those of the page: its GameTable has `sentences`, `continues`, `summary` and `say_action`,
    too."""

    board: Callable[[View, Console, Setting], None]  # everything the viewer sees
    brief: Callable[[View, Console, Setting], None]  # what matters in the middle of a turn
    prompt: Callable[[View, Setting], str]  # the question to the player to act
    group: Callable[[str], str]  # actions of one group are offered side by side
    # An action, with what it costs or brings; without a view, as far as that never changes.
    label: Callable[[str, View | None, Setting], Text]
    say_action: Callable[[str, Setting], str]  # the text of the button for this action
    deed: Callable[[Entry, Setting], str]  # what somebody did, without its results
    sentences: Callable[[Entry, Setting], list[str]]  # everything that a line of the log says
    continues: Callable[[Entry, Entry], bool]  # whether a line goes on with the one before it
    summary: Callable[[Sequence[Entry], Setting], list[str]]  # the summary of a whole turn
    besides: Callable[[Sequence[Entry], Setting], list[str]]  # what the page only shows in pictures
    completed: Callable[[View, Entry, View], Entry]  # a line, made from the views before and after
    reason: Callable[[Entry], str]  # the reason for points, in few words
    detail: Callable[[Entry], str]  # the same, exactly; empty if the sentence says it
    hint_reason: Callable[[Entry, Setting], str]  # a reason for a turn, in a hint
    scores: Callable[[View], list[int]]  # points so far, per seat
    part_title: Callable[[str], str]  # of a part of State.projected()
    legend: Callable[[], str]  # how to read the board


def board_of(game: Game) -> TerminalBoard:
    module = own_module(game) or plain_board
    return TerminalBoard(
        **{
            field.name: getattr(module, field.name, getattr(plain_board, field.name))
            for field in fields(TerminalBoard)
        }
    )


def own_module(game: Game) -> ModuleType | None:
    """The package `terminal` beside the game's rules, if there is one."""
    name = f"{game.package}.terminal"
    with suppress(ModuleNotFoundError):  # a game may be a single file
        if find_spec(name):
            return import_module(name)
    return None
