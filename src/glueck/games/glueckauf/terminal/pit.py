"""One player's things: the pit with its cage, the storage, the outstanding orders."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import CARD, COAL, VEHICLE, cube, heap, vehicle
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.seat_names import name_of, seat_style

View = dict[str, Any]
CAGE_HOLDS = 5
SIDES = ("light", "dark")


def pit(view: View, seat: int, names: Sequence[str]) -> Group:
    """Level by level, the cage where it hangs."""
    me = view["players"][seat]
    sheet = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        sheet.add_column(no_wrap=True)
    heads = ("", "cage", "lorries", "light", "dark")
    sheet.add_row(*(Text(t(f"pit-{head}") if head else "", "dim") for head in heads))
    sheet.add_row(t("level-surface"), cage(me, "surface"), storage(me), "", "")
    for colour in COAL:
        level = me["pit"][colour]
        lorries = heap(level["cubes"], level["empty"])
        tiles = [Text(str(on_side(level, side)), justify="right") for side in SIDES]
        sheet.add_row(t(f"level-{colour}"), cage(me, colour), lorries, *tiles)
    return Group(title(view, seat, names), sheet)


def title(view: View, seat: int, names: Sequence[str]) -> Text:
    if seat == view["viewer"]:
        return Text(t("my-mine"), "bold")
    return Text(t("look-at-mine", name=name_of(seat, names)), seat_style(seat))


def cage(me: View, level: str) -> Text:
    """`[G K · · ·]`, or the rope."""
    if me["cage"]["level"] != level:
        return Text("│", "dim", justify="center")
    load = me["cage"]["cubes"]
    return Text.assemble("[", heap(load, CAGE_HOLDS - sum(load.values())), "]")


def storage(me: View) -> Text:
    head = (f"{t('pit-storage')} ", "dim")
    return Text.assemble(head, heap(me["storage"]) if any_of(me["storage"]) else "–")


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
    sheet.add_row(Text(t("orders-outstanding" if mine else "no-orders"), "dim"))
    rows = [order_line(order) for order in mine]
    high = -(-len(rows) // columns)
    for i in range(high):
        sheet.add_row(*rows[i::high])
    return sheet


def order_line(order: View) -> Text:
    what = CARD[order["card"]]
    done = Text("✓", "bold green") if order["complete"] else Text(" ")
    wide = max(len(vehicle(one)) for one in VEHICLE)
    head = f"{order['card']:2} {vehicle(what['vehicle']):{wide}} {what['points']:2} "
    return Text.assemble(done, head, *(spot(one) for one in order["spots"]))


def spot(one: View) -> Text:
    inside = [cube(colour) for colour in one["cubes"]] or [Text(" ")]
    return Text.assemble(cube(one["colour"]), "[", *inside, "]")
