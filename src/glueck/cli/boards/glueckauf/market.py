"""What all share: the five buildings, what lies in them, and the stacks."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from glueck.cli.boards.glueckauf.pieces import CARD, TILE, WORDS, crew, order, spots, tile

View = dict[str, Any]
Names = Sequence[str]
HEAD = "bold"


def market(view: View, names: Names) -> Table:
    """Three columns that fit into eighty characters: factory; orders, money; mining, delivery."""
    sheet = Table.grid(padding=(0, 2, 0, 0))
    sheet.add_row(
        factory(view, names),
        stacked(orders(view, names), building("MONEY", "money", view, names)),
        stacked(building("MINING", "mining", view, names), delivery(view, names)),
    )
    return sheet


def stacked(*parts: Table) -> Table:
    sheet = Table.grid()
    for part in parts:
        sheet.add_row(part)
    return sheet


def factory(view: View, names: Names) -> Table:
    sheet = Table.grid(padding=(0, 1, 0, 0))
    sheet.add_row(Text("FACTORY", HEAD), "", Text("Marks", "dim"), Text("workers", "dim"))
    for space, lying in view["factory"].items():
        number, here = space.split("-")[1], view["spaces"][space]
        what = tile(lying) if lying else Text("" if here["locked"] else "sold out", "dim")
        price = Text(str(TILE[lying]["price"]) if lying else "", justify="right")
        sheet.add_row(Text(f"      {number}"), what, price, crew(here, names))
    left = Text(f"{view['stacks']['tiles']['count']} left", "dim")
    sheet.add_row("   draw", left, "", crew(view["spaces"]["factory-draw"], names))
    return sheet


def orders(view: View, names: Names) -> Table:
    sheet = Table.grid(padding=(0, 1, 0, 0))
    sheet.add_row(Text("ORDERS", HEAD), "", Text("VP", "dim"), "", Text("workers", "dim"))
    for space, card in view["orders"].items():
        number, here = space.split("-")[1], view["spaces"][space]
        cells = order_cells(card) if card else [Text("" if here["locked"] else "–"), "", ""]
        sheet.add_row(Text(f"     {number}"), *cells, crew(here, names))
    left = Text(f"{view['stacks']['orders']['count']} left", "dim")
    sheet.add_row("  draw", left, "", "", crew(view["spaces"]["order-draw"], names))
    return sheet


def order_cells(card: int) -> list[Text]:
    what = CARD[card]
    return [Text(what["vehicle"]), Text(str(what["points"]), justify="right"), spots(card)]


def building(title: str, kind: str, view: View, names: Names) -> Table:
    sheet = Table.grid(padding=(0, 1, 0, 0))
    sheet.add_row(Text(title, HEAD))
    for space, here in view["spaces"].items():
        if space.startswith(f"{kind}-"):
            sheet.add_row(Text(space.split("-")[1].rjust(6)), crew(here, names))
    return sheet


def delivery(view: View, names: Names) -> Table:
    sheet = Table.grid(padding=(0, 1, 0, 0))
    sheet.add_row(Text("DELIVERY", HEAD))
    for vehicle in WORDS["vehicles"]:
        sheet.add_row(Text(f" {vehicle:8}"), crew(view["spaces"][f"delivery-{vehicle}"], names))
    there = sum(player["bank"] for player in view["players"])
    sheet.add_row(Text("BANK", HEAD), Text(f"1w ({there} there)"))
    return sheet


def draft_row(view: View) -> Text:
    cards = [Text.assemble(f"{card} ", order(card)) for card in view["row"]]
    return Text.assemble(("DRAFT  ", HEAD), Text("   ").join(cards))


def known(view: View) -> list[Text]:
    """What the viewer remembers of the stacks; nothing if there is nothing."""
    lines = []
    for name, stack in view["stacks"].items():
        parts = [f"{place(k['depth'])} {item(k['item'])}" for k in stack["known"]]
        for block in stack["blocks"]:
            contains = ", ".join(map(item, block["contains"]))
            parts.append(f"among {span(block['depths'])}: {contains}")
        if parts:
            title = f"You know of the {stack['count']} {name} in the stack: "
            lines.append(Text(title, "dim").append("; ".join(parts), "none"))
    return lines


def place(depth: int) -> str:
    return "on top" if depth == 0 else f"no. {depth + 1}"


def span(depths: list[int]) -> str:
    return f"no. {depths[0] + 1} to {depths[-1] + 1}" if len(depths) > 1 else place(depths[0])


def item(what: str | int) -> str:
    return what if isinstance(what, str) else f"order {what}"
