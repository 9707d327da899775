"""The legal actions as a numbered list, under headings, in as few lines as possible."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.cli.boards import Look
from glueck.cli.words import numbered

GAP = 3
ROOM_FOR_HEADING = 17


def offer(view: dict[str, Any], look: Look, console: Console) -> None:
    groups: dict[str, list[Text]] = {}
    for number, action in numbered(view["legal"]).items():
        one = Text.assemble((f"{number} ", "bold"), look.label(action, view))
        groups.setdefault(look.heading(action), []).append(one)
    sheet = Table.grid(padding=(0, 1, 0, 0))
    wide = console.width - 1 - max(map(len, groups))
    for title, items in groups.items():
        sheet.add_row(Text(title, "dim"), flow(items, wide))
    console.print(sheet)


def flow(items: Sequence[Text], width: int) -> Text:
    """Items side by side, broken only between them."""
    out, used = Text(), 0
    for item in items:
        if used and used + GAP + item.cell_len > width:
            out.append("\n")
            used = 0
        elif used:
            out.append(" " * GAP)
            used += GAP
        out.append_text(item)
        used += item.cell_len
    return out
