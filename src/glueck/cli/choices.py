"""The question, and the legal actions as a numbered list, in as few lines as possible."""

from typing import Any

from rich.console import Console
from rich.text import Text

from glueck.cli.words import numbered
from glueck.terminal.board import TerminalBoard
from glueck.terminal.screen import flow
from glueck.terminal.setting import Setting


def offer(view: dict[str, Any], board: TerminalBoard, console: Console, at: Setting) -> None:
    console.print(Text(board.prompt(view, at), "bold"))
    groups: dict[str, list[Text]] = {}
    for number, action in numbered(view["legal"]).items():
        one = Text.assemble((f"{number}) ", "bold"), board.label(action, view, at))
        groups.setdefault(board.group(action), []).append(one)
    for items in groups.values():
        console.print(flow(items, console.width))
