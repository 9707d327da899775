"""Glück Auf in a terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from glueck.cli.boards.glueckauf.choices import heading, label
from glueck.cli.boards.glueckauf.market import draft_row, known, market
from glueck.cli.boards.glueckauf.pieces import counts
from glueck.cli.boards.glueckauf.pit import outstanding, pit
from glueck.cli.boards.glueckauf.sentences import detail, phrase, reason, titles
from glueck.cli.boards.glueckauf.stages import drawn, stage
from glueck.cli.boards.glueckauf.strip import strip

__all__ = [
    "board", "brief", "detail", "heading", "label", "legend", "phrase", "reason", "scores",
    "titles",
]  # fmt: skip

View = dict[str, Any]
Names = Sequence[str]
SHIFTS = 3
WIDE = 118  # from here on the pit fits beside the buildings
NEW_TURN = ("draft", "place", "over")

legend = """\
Coal: Y yellow, B brown, G gray, K black. Levels from the top: yellow, brown, gray, black.
2w         a place takes two workers (one more than stand there, and these are ousted)
bot 1×2    two workers of bot 1 stand there
light KK   a tile for the light side of the black level with two lorries
Y · ·      lorries (or places in the cage): one with yellow coal, two empty
K[ ] B[B] G[YK]   spots of an order: free, filled, filled with two other cubes; ✓ complete
→ whose turn it is     * who began the shift     light/dark  tiles on either side of the pit"""


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
        console.print(draft_row(view))
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
    text = Text.assemble((f"Shift {view['shift']} of {SHIFTS}", "bold"), "  ")
    text.append_text(stage(view, names))
    console.print(Rule(text, align="left", characters="─", style="dim"))


def shown(view: View) -> Sequence[int]:
    return range(view["seats"]) if view["viewer"] is None else [view["viewer"]]


def mine(view: View, seat: int, names: Names, *, beside: bool) -> Table:
    """Pit and orders, the orders beside or below."""
    sheet = Table.grid(padding=(0, 2, 0, 0))
    if beside:
        sheet.add_row(pit(view, seat, names), outstanding(view, seat))
    else:
        sheet.add_row(pit(view, seat, names))
        sheet.add_row(outstanding(view, seat))
    return sheet


def footer(view: View, console: Console) -> None:
    console.print(Text.assemble(("Coal in the supply: ", "dim"), counts(view["supply"])))
    for line in [*known(view), *drawn(view)]:
        console.print(line)


def scores(view: View) -> list[int]:
    return [player["points"] for player in view["players"]]
