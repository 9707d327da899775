"""The legal actions as a numbered list, under headings, in as few lines as possible."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.cli.words import numbered
from glueck.terminal.board import TerminalBoard
from glueck.terminal.screen import flow


def offer(view: dict[str, Any], board: TerminalBoard, console: Console) -> None:
    groups: dict[str, list[Text]] = {}
    for number, action in numbered(view["legal"]).items():
        one = Text.assemble((f"{number}) ", "bold"), board.label(action, view))
        groups.setdefault(board.heading(action), []).append(one)
    sheet = Table.grid(padding=(0, 1, 0, 0))
    wide = console.width - 1 - max(map(len, groups))
    for title, items in groups.items():
        sheet.add_row(Text(title, "dim"), flow(items, wide))
    console.print(sheet)
