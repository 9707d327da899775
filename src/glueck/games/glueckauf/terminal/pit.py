"""What belongs to one player: the pit with its cage, the storage, the outstanding orders."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import CARD, COAL, cube, heap
from glueck.terminal.seat_names import styled

View = dict[str, Any]
CAGE_HOLDS = 5
SIDES = ("light", "dark")


def pit(view: View, seat: int, names: Sequence[str]) -> Table:
    """Level by level, the cage where it hangs."""
    me = view["players"][seat]
    sheet = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        sheet.add_column(no_wrap=True)
    head = [Text("lorries", "dim"), Text("light", "dim"), Text("dark", "dim")]
    sheet.add_row(title(view, seat, names), Text("cage", "dim"), *head)
    sheet.add_row("surface", cage(me, "surface"), storage(me), "", "")
    for colour in COAL:
        level = me["pit"][colour]
        lorries = heap(level["cubes"], level["empty"])
        tiles = [Text(str(on_side(level, side)), justify="right") for side in SIDES]
        sheet.add_row(colour, cage(me, colour), lorries, *tiles)
    return sheet


def title(view: View, seat: int, names: Sequence[str]) -> Text:
    if seat == view["viewer"]:
        return Text("YOU", "bold")
    return styled(seat, names)


def cage(me: View, level: str) -> Text:
    """`[G K · · ·]`, or the rope."""
    if me["cage"]["level"] != level:
        return Text("│", "dim", justify="center")
    load = me["cage"]["cubes"]
    return Text.assemble("[", heap(load, CAGE_HOLDS - sum(load.values())), "]")


def storage(me: View) -> Text:
    return Text.assemble(("storage ", "dim"), heap(me["storage"]) if any_of(me["storage"]) else "–")


def any_of(cubes: dict[str, int]) -> bool:
    return any(cubes.values())


def on_side(level: View, side: str) -> int:
    """Tiles, not lorries: they have to balance in the end."""
    return sum(n for kind, n in level["tiles"].items() if kind.startswith(side))


def tiles_on(player: View, side: str) -> int:
    return sum(on_side(level, side) for level in player["pit"].values())


def outstanding(view: View, seat: int, columns: int = 1) -> Table:
    """Each order with its spots and what lies on them: `Y[ ]B[B]K[YG]`."""
    mine = view["players"][seat]["outstanding"]
    sheet = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        sheet.add_column(no_wrap=True)
    sheet.add_row(Text("outstanding orders" if mine else "no outstanding orders", "dim"))
    rows = [order_line(order) for order in mine]
    high = -(-len(rows) // columns)
    for i in range(high):
        sheet.add_row(*rows[i::high])
    return sheet


def order_line(order: View) -> Text:
    what = CARD[order["card"]]
    done = Text("✓", "bold green") if order["complete"] else Text(" ")
    head = f"{order['card']:2} {what['vehicle']:8} {what['points']:2} "
    return Text.assemble(done, head, *(spot(one) for one in order["spots"]))


def spot(one: View) -> Text:
    inside = [cube(colour) for colour in one["cubes"]] or [Text(" ")]
    return Text.assemble(cube(one["colour"]), "[", *inside, "]")
