"""Glück Auf in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from glueck.games.glueckauf.terminal.choices import group, label
from glueck.games.glueckauf.terminal.market import draft_row, known, market
from glueck.games.glueckauf.terminal.pieces import counts
from glueck.games.glueckauf.terminal.pit import outstanding, pit
from glueck.games.glueckauf.terminal.points import detail, part_title, reason
from glueck.games.glueckauf.terminal.reasons import hint_reason
from glueck.games.glueckauf.terminal.say import deed, say_action, sentences
from glueck.games.glueckauf.terminal.seen import completed
from glueck.games.glueckauf.terminal.stages import drawn, prompt, stage
from glueck.games.glueckauf.terminal.strip import strip
from glueck.games.glueckauf.terminal.turns import besides, continues, summary
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.setting import Setting

__all__ = [
    "besides", "board", "brief", "completed", "continues", "deed", "detail", "group", "hint_reason",
    "label", "legend", "part_title", "prompt", "reason", "say_action", "scores", "sentences",
    "summary",
]  # fmt: skip

View = dict[str, Any]
Names = Sequence[str]
WIDE = 126  # from here on the pit fits beside the buildings
NEW_TURN = ("draft", "place", "over")


def legend() -> str:
    return t("legend")


def board(view: View, console: Console, at: Setting) -> None:
    """Everything on the table; a spectator sees every pit, a player the own one."""
    title(view, console, at.names)
    wide = console.width >= WIDE and view["viewer"] is not None
    if wide:
        sheet = Table.grid(padding=(0, 3, 0, 0))
        own = mine(view, view["viewer"], at.names, beside=False)
        sheet.add_row(market(view, at.names), own)
        console.print(sheet)
    else:
        console.print(market(view, at.names))
        for seat in shown(view):
            console.print(mine(view, seat, at.names, beside=True))
    console.print(strip(view, at.names))
    if view["row"] and not view["legal"]:
        console.print(draft_row(view, console.width))
    footer(view, console)


def brief(view: View, console: Console, at: Setting) -> None:
    """In the middle of a turn: the own pit and orders."""
    if view["phase"] in NEW_TURN or view["viewer"] is None:
        board(view, console, at)
        return
    title(view, console, at.names)
    console.print(mine(view, view["viewer"], at.names, beside=True))
    footer(view, console)


def title(view: View, console: Console, names: Names) -> None:
    """A line across: the shift and whose turn it is on the left, the supply on the right."""
    shift = t("shift-of", shift=view["shift"])
    left = Text.assemble((shift, "bold"), "  ", stage(view, names))
    right = Text.assemble((f"{t('supply')} ", "dim"), counts(view["supply"]))
    line = "─" * (console.width - left.cell_len - right.cell_len - 3)
    console.print(Text.assemble(left, " ", (line, "dim"), " ", right, no_wrap=True))


def shown(view: View) -> Sequence[int]:
    return range(view["seats"]) if view["viewer"] is None else [view["viewer"]]


def mine(view: View, seat: int, names: Names, *, beside: bool) -> RenderableType:
    """Pit and orders, the orders beside or below."""
    parts = (pit(view, seat, names), outstanding(view, seat))
    if not beside:
        return Group(*parts)
    sheet = Table.grid(padding=(0, 2, 0, 0))
    sheet.add_row(*parts)
    return sheet


def footer(view: View, console: Console) -> None:
    for line in [*known(view), *drawn(view)]:
        console.print(line)


def scores(view: View) -> list[int]:
    return [player["points"] for player in view["players"]]
