"""The legal actions as a numbered list, under headings, in as few lines as possible."""

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.cli.boards import Look
from glueck.cli.screen import flow
from glueck.cli.words import numbered


def offer(view: dict[str, Any], look: Look, console: Console) -> None:
    groups: dict[str, list[Text]] = {}
    for number, action in numbered(view["legal"]).items():
        one = Text.assemble((f"{number}) ", "bold"), look.label(action, view))
        groups.setdefault(look.heading(action), []).append(one)
    sheet = Table.grid(padding=(0, 1, 0, 0))
    wide = console.width - 1 - max(map(len, groups))
    for title, items in groups.items():
        sheet.add_row(Text(title, "dim"), flow(items, wide))
    console.print(sheet)
