"""Glück Auf in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from glueck.games.glueckauf.terminal.choices import heading, label
from glueck.games.glueckauf.terminal.market import draft_row, known, market
from glueck.games.glueckauf.terminal.pieces import counts
from glueck.games.glueckauf.terminal.pit import outstanding, pit
from glueck.games.glueckauf.terminal.reasons import hint_reason
from glueck.games.glueckauf.terminal.sentences import detail, phrase, reason, titles
from glueck.games.glueckauf.terminal.stages import drawn, stage
from glueck.games.glueckauf.terminal.strip import strip

__all__ = [
    "board", "brief", "detail", "heading", "hint_reason", "label", "legend", "phrase", "reason",
    "scores", "titles",
]  # fmt: skip

View = dict[str, Any]
Names = Sequence[str]
SHIFTS = 3
WIDE = 118  # from here on the pit fits beside the buildings
NEW_TURN = ("draft", "place", "over")

legend = """\
m6 is short for place mining-6, f1 for place factory-1, l g for load gray.

Y B G K      yellow, brown, gray, black coal; the levels have the same colours
2w           takes two workers: one more than stand there, who are ousted
b1×2         two workers of bot 1 stand there
light KK     a tile for the light side of the black level, with two lorries
Y · ·        lorries (or places in the cage): one with yellow coal, two empty
light, dark  tiles on either side (L/D); in the end they should balance
done         orders delivered; empty: lorries without coal, by colour
K[ ] B[B]    spots of an order: free and filled; G[YK] is filled with two cubes
✓            the order is complete and can be delivered
→ *          whose turn it is; who began the shift"""


def board(view: View, console: Console, names: Names = ()) -> None:
    """All that lies on the table; a spectator sees every pit, a player the own one."""
    title(view, console, names)
    wide = console.width >= WIDE and view["viewer"] is not None
    if wide:
        sheet = Table.grid(padding=(0, 3, 0, 0))
        sheet.add_row(market(view, names), mine(view, view["viewer"], names, beside=False))
        console.print(sheet)
    else:
        console.print(market(view, names))
        for seat in shown(view):
            console.print(mine(view, seat, names, beside=True))
    console.print(strip(view, names))
    if view["row"] and not view["legal"]:
        console.print(draft_row(view, console.width))
    footer(view, console)


def brief(view: View, console: Console, names: Names = ()) -> None:
    """In the middle of a turn: the own pit and orders."""
    if view["phase"] in NEW_TURN or view["viewer"] is None:
        board(view, console, names)
        return
    title(view, console, names)
    console.print(mine(view, view["viewer"], names, beside=True))
    footer(view, console)


def title(view: View, console: Console, names: Names) -> None:
    """A line across: the shift and what is asked on the left, the supply on the right."""
    left = Text.assemble((f"Shift {view['shift']} of {SHIFTS}", "bold"), "  ", stage(view, names))
    right = Text.assemble(("supply ", "dim"), counts(view["supply"]))
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
