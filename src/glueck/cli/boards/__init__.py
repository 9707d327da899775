"""How each game looks in a terminal: one list, and a plain look for a game that is not on it.

A game's module draws with `board(view, console, names)`; the other functions of `plain` it
may replace one by one. Whatever is shown comes from a view, never from a position.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.text import Text

from glueck.cli.boards import plain

BOARDS = {  # game id -> module
    "glueckauf": "glueck.cli.boards.glueckauf",
    "gluecksgriff": "glueck.cli.boards.gluecksgriff",
}

View = dict[str, Any]
Names = Sequence[str]
Entry = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """What a game's module may bring; `plain` has a version of each."""

    board: Callable[[View, Console, Names], None]  # everything the viewer sees
    brief: Callable[[View, Console, Names], None]  # what matters in the middle of a turn
    heading: Callable[[str], str]  # under which an action is offered
    label: Callable[[str, View], Text]  # an action, with what it costs or brings
    phrase: Callable[[View, Entry, View, Names], str]  # "bought …": what somebody did; "" nothing
    reason: Callable[[Entry], str]  # what points were for, in few words
    detail: Callable[[Entry], str]  # the same, exactly; empty if the phrase says it
    scores: Callable[[View], list[int]]  # points so far, per seat
    titles: Mapping[str, str]  # of the parts of State.projected()
    legend: str  # how to read the board


def look(game: str) -> Look:
    module = import_module(BOARDS[game]) if game in BOARDS else plain
    return Look(**{f.name: getattr(module, f.name, getattr(plain, f.name)) for f in fields(Look)})
