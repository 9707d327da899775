"""The legal actions as a numbered list, under headings, in as few lines as possible."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.cli.words import numbered
from glueck.terminal.board import TerminalBoard
from glueck.terminal.screen import flow
from glueck.terminal.setting import Setting


def offer(view: dict[str, Any], board: TerminalBoard, console: Console, at: Setting) -> None:
    """What is asked, and the answers."""
    console.print(Text(board.prompt(view, at), "bold"))
    groups: dict[str, list[Text]] = {}
    for number, action in numbered(view["legal"]).items():
        one = Text.assemble((f"{number}) ", "bold"), board.label(action, view, at))
        groups.setdefault(board.heading(action), []).append(one)
    column = max(map(len, groups))
    sheet = Table.grid(padding=(0, 1, 0, 0))
    for title, items in groups.items():
        answers = flow(items, console.width - column - 2)
        sheet.add_row(*([Text(title, "dim")] if column else []), answers)
    console.print(sheet)
