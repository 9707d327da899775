"""Requests at the table besides playing: undo, help, hint, why, log, score …"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

import glueck
from glueck.cli import scores
from glueck.cli.choices import offer
from glueck.cli.compiling import wait_until_compiled
from glueck.cli.files import new_file, write
from glueck.cli.narration import told
from glueck.cli.problems import Problem, refusal
from glueck.cli.words import NotUnderstood, candidates, unknown
from glueck.terminal.letters import printable
from glueck.terminal.words import percent, t

if TYPE_CHECKING:
    from glueck.cli.table import TerminalTable

LOG_TURNS = 20
SHOWN = 3  # actions that are refused for the same reason


def in_words(table: TerminalTable, action: str) -> str:
    """The text of an action as a choice."""
    view = table.state.view(table.state.seat)
    return table.board.label(action, view, table.at).plain


def undo(table: TerminalTable, rest: str) -> None:
    table.say(t("taken-back", action=in_words(table, table.state.undo())))


def hint(table: TerminalTable, rest: str) -> None:
    wait_until_compiled(table.state.game)
    table.say(t("hint-thinking"))
    hints = glueck.hint(table.state)
    if hints[0].now is not None:
        table.say(t("hint-now", now=percent(hints[0].now)))
    for number, one in enumerate(hints, start=1):
        turn = " → ".join(steps(table, one.actions))
        chance = "" if one.value is None else f" ({t('hint-chance', then=percent(one.value))})"
        table.say(f"{number}. {turn}{chance}")
        for reason in one.reasons:
            table.say(f"   – {table.board.hint_reason(reason, table.at)}")


def steps(table: TerminalTable, actions: Sequence[str]) -> list[str]:
    """The first one with its cost and effect; those of the others are not known yet."""
    first, *others = actions
    later = (table.board.label(action, None, table.at).plain for action in others)
    return [in_words(table, first), *later]


def show_help(table: TerminalTable, rest: str) -> None:
    table.say(f"{t('help-requests')}\n\n{table.board.legend()}")


def why(table: TerminalTable, rest: str) -> None:
    """The clause for each action that can be meant, those with the same clause together."""
    if not rest:
        raise NotUnderstood(t("why-what"))
    state = table.state
    actions = candidates(rest, state)
    if not actions:
        raise NotUnderstood(unknown(rest, state.legal()))
    by_reason: dict[str, list[str]] = {}
    for action in actions:
        reason = state.why_not(action, state.seat)
        text = refusal(state.game, reason.clause) if reason else t("possible-now")
        by_reason.setdefault(text, []).append(in_words(table, action))
    for text, these in by_reason.items():
        shown, more = "; ".join(these[:SHOWN]), len(these) - SHOWN
        table.say(f"{t('and-more', these=shown, n=more) if more > 0 else shown} → {text}")


def log(table: TerminalTable, rest: str) -> None:
    if rest and rest != "all" and not rest.isdecimal():
        raise Problem(t("no-turns", typed=printable(rest[:20])))
    lines = told(table.state.log(table.state.seat), table.board, table.at)
    shown = lines if rest == "all" else lines[-int(rest or LOG_TURNS) :]
    for line in shown or [Text(t("nothing-yet"))]:
        table.console.print(line)


def score(table: TerminalTable, rest: str) -> None:
    scores.projection(table.state, table.board, table.at.names, table.console)


def save(table: TerminalTable, rest: str) -> None:
    """To the game's own file, or as a copy to a new file."""
    path = new_file(rest) if rest else table.path
    write(table.state, path)
    table.say(t("saved-to", file=str(path)))


def board(table: TerminalTable, rest: str) -> None:
    view = table.state.view(table.state.seat)
    table.board.board(view, table.console, table.at)
    offer(view, table.board, table.console, table.at)


def everything(table: TerminalTable, rest: str) -> None:
    """The table as a spectator sees it: nobody's secrets, everybody's things."""
    table.board.board(table.state.view(None), table.console, table.at)


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
