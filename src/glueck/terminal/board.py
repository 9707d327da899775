"""How a game looks in a terminal: its own `terminal` package, or the plain board.

A game's package draws with `board(view, console, names)`; the other functions of `plain_board`
it may replace one by one. Whatever is shown comes from a view, never from a position.
"""

from collections.abc import Callable, Mapping, Sequence
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

View = dict[str, Any]
Names = Sequence[str]
Entry = dict[str, Any]


@dataclass(frozen=True)
class TerminalBoard:
    """What a game's package may bring; `plain_board` has a version of each."""

    board: Callable[[View, Console, Names], None]  # everything the viewer sees
    brief: Callable[[View, Console, Names], None]  # what matters in the middle of a turn
    heading: Callable[[str], str]  # under which an action is offered
    label: Callable[[str, View], Text]  # an action, with what it costs or brings
    phrase: Callable[[View, Entry, View, Names], str]  # "bought …": what somebody did; "" nothing
    reason: Callable[[Entry], str]  # what points were for, in few words
    detail: Callable[[Entry], str]  # the same, exactly; empty if the phrase says it
    hint_reason: Callable[[Entry, Names], str]  # what speaks for a turn, in a hint
    scores: Callable[[View], list[int]]  # points so far, per seat
    titles: Mapping[str, str]  # of the parts of State.projected()
    legend: str  # how to read the board


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
