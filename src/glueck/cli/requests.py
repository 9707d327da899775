"""What one can ask for at the table besides playing: undo, help, hint, why, log, score …"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

import glueck
from glueck.cli import scores
from glueck.cli.choices import offer
from glueck.cli.compiling import wait_until_compiled
from glueck.cli.files import new_file, write
from glueck.cli.narration import told
from glueck.cli.words import NotUnderstood, candidates, unknown
from glueck.engine.errors import OptionError

if TYPE_CHECKING:
    from glueck.cli.table import TerminalTable

LOG_TURNS = 20
HELP = """\
Type the number of a choice, or the words of an action, or as much of them as
makes it clear. Enter alone does the only thing possible.

undo, u      take back your last action
hint         what a strong player would do, and why
why WORDS    why an action is not possible now: the rule that forbids it
score        points so far, and if it ended now
log [N|all]  what happened: the last 20 turns, or N, or all
board, b     the board again
all          the whole table, as a spectator sees it
save [PATH]  a copy in another file (it is saved after every action anyway)
quit, q      leave; the game is saved"""


def undo(table: TerminalTable, rest: str) -> None:
    table.say(f"Taken back: {table.state.undo()}")


def hint(table: TerminalTable, rest: str) -> None:
    wait_until_compiled(table.state.game)
    table.say("Thinking …")
    hints = glueck.hint(table.state)
    if hints[0].now is not None:
        table.say(f"As things stand, you win about {hints[0].now:.0%} of such games.")
    for number, one in enumerate(hints, start=1):
        chance = "no choice" if one.value is None else f"wins about {one.value:.0%}"
        table.say(f"{number}. {', '.join(one.actions)} ({chance})")
        for reason in one.reasons:
            table.say(f"   - {table.board.hint_reason(reason, table.names)}")


def show_help(table: TerminalTable, rest: str) -> None:
    table.say(f"{HELP}\n\n{table.board.legend}")


def why(table: TerminalTable, rest: str) -> None:
    """The clause for each action that can be meant, those with the same clause together."""
    if not rest:
        raise NotUnderstood("why what? Type why and the words of an action")
    state = table.state
    actions = candidates(rest, state)
    if not actions:
        raise NotUnderstood(unknown(rest, state.legal()))
    by_reason: dict[str, list[str]] = {}
    for action in actions:
        reason = state.why_not(action, state.seat)
        text = f"not now: {reason.text} [{reason.clause}]" if reason else "possible now"
        by_reason.setdefault(text, []).append(action)
    for text, these in by_reason.items():
        more = f" and {len(these) - 3} more" if len(these) > 3 else ""
        table.say(f"{', '.join(these[:3])}{more}: {text}")


def log(table: TerminalTable, rest: str) -> None:
    if rest and rest != "all" and not rest.isdecimal():
        raise OptionError("log", f"{rest[:20]!r} is neither a number of turns nor «all»")
    lines = told(table.story(table.state.seat), table.board, table.names)
    shown = lines if rest == "all" else lines[-int(rest or LOG_TURNS) :]
    for line in shown or [Text("Nothing has happened yet.")]:
        table.console.print(line)


def score(table: TerminalTable, rest: str) -> None:
    scores.projection(table.state, table.board, table.names, table.console)


def save(table: TerminalTable, rest: str) -> None:
    """To the game's own file, or a copy to a file that is not there yet."""
    path = new_file(rest) if rest else table.path
    write(table.state, path)
    table.say(f"Saved to {path}")


def board(table: TerminalTable, rest: str) -> None:
    view = table.state.view(table.state.seat)
    table.board.board(view, table.console, table.names)
    offer(view, table.board, table.console)


def everything(table: TerminalTable, rest: str) -> None:
    """The table as a spectator sees it: nobody's secrets, everybody's things."""
    table.board.board(table.state.view(None), table.console, table.names)


def leave(table: TerminalTable, rest: str) -> None:
    table.leaving = True


Request = Callable[["TerminalTable", str], None]
REQUESTS: dict[str, Request] = {
    "undo": undo, "u": undo,
    "help": show_help, "?": show_help, "h": show_help,
    "hint": hint,
    "why": why,
    "log": log,
    "score": score,
    "save": save,
    "board": board, "b": board,
    "all": everything,
    "quit": leave, "q": leave, "exit": leave,
}  # fmt: skip
