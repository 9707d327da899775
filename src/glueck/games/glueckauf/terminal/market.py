"""What all players share: the five buildings, their contents, and the stacks."""

from collections.abc import Sequence
from typing import Any, Literal

from rich.console import Group
from rich.table import Table
from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import (
    CARD,
    TILE,
    VEHICLE,
    crew,
    order,
    spots,
    tile,
    vehicle,
    workers,
)
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.screen import flow

View = dict[str, Any]
Names = Sequence[str]
HEAD = "bold"
Justify = Literal["left", "right"]


def market(view: View, names: Names) -> Table:
    """Three columns that fit into eighty characters: factory; orders, money; mining, delivery."""
    sheet = Table.grid(padding=(0, 2, 0, 0))
    sheet.add_row(
        factory(view, names),
        Group(orders(view, names), money(view, names)),
        Group(mining(view, names), delivery(view, names)),
    )
    return sheet


def building(kind: str, *columns: Justify) -> tuple[Group, Table]:
    """A heading over a grid of spaces; the grid comes second, to be filled."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for justify in ("right", *columns, "left"):
        grid.add_column(justify=justify, no_wrap=True)
    head = Text(t(f"building-{kind}"), HEAD, no_wrap=True)
    return Group(head.append(f" {t(f'about-{kind}')}", "dim"), grid), grid


def factory(view: View, names: Names) -> Group:
    sheet, grid = building("factory", "left", "right")
    for space, lying in view["factory"].items():
        here = view["spaces"][space]
        what = tile(lying) if lying else Text("" if here["locked"] else "–")
        price = str(TILE[lying]["price"]) if lying else ""
        grid.add_row(number(space), what, price, crew(here, names))
    grid.add_row("", stack(view, "tiles"), "", crew(view["spaces"]["factory-draw"], names))
    return sheet


def orders(view: View, names: Names) -> Group:
    sheet, grid = building("order", "left", "right", "left")
    for space, card in view["orders"].items():
        here = view["spaces"][space]
        what = order_cells(card) if card else [Text("" if here["locked"] else "–"), "", ""]
        grid.add_row(number(space), *what, crew(here, names))
    grid.add_row("", stack(view, "orders"), "", "", crew(view["spaces"]["order-draw"], names))
    return sheet


def order_cells(card: int) -> list[Text | str]:
    what = CARD[card]
    return [vehicle(what["vehicle"]), str(what["points"]), spots(card)]


def number(space: str) -> str:
    return space.split("-")[1]


def stack(view: View, name: str) -> Text:
    return Text(t("stack-of", n=view["stacks"][name]["count"]), "dim")


def mining(view: View, names: Names) -> Group:
    return simple("mining", view, names)


def money(view: View, names: Names) -> Group:
    return simple("money", view, names)


def simple(kind: str, view: View, names: Names) -> Group:
    sheet, grid = building(kind)
    for space, here in view["spaces"].items():
        if space.startswith(f"{kind}-"):
            grid.add_row(number(space), crew(here, names))
    return sheet


def delivery(view: View, names: Names) -> Group:
    sheet, grid = building("delivery")
    for name in VEHICLE:
        grid.add_row(vehicle(name), crew(view["spaces"][f"delivery-{name}"], names))
    bank = Text(t("bank"), HEAD, no_wrap=True).append(f" {t('about-bank')} ", "dim")
    return Group(sheet, bank.append(workers(1), "none"))


def draft_row(view: View, width: int) -> Text:
    cards = [Text.assemble(f"{card} ", order(card)) for card in view["row"]]
    return flow([Text(t("choices-draft"), HEAD), *cards], width)


def known(view: View) -> list[Text]:
    """What the viewer remembers of the stacks, counted from the top; empty if nothing."""
    lines = []
    for name, stack in view["stacks"].items():
        parts = [
            Text(f"{t('known-at', n=first + 1)} ").append_text(Text(", ").join(map(item, items)))
            for first, items in runs(stack["known"])
        ]
        for block in stack["blocks"]:
            inside = Text(", ").join(map(item, block["contains"]))
            parts.append(Text(f"{span(block['depths'])} ").append_text(inside))
        if parts:
            head = Text(f"{t(f'known-{name}', n=stack['count'])} ", "dim")
            lines.append(Text().append_text(head).append_text(Text("; ").join(parts)))
    return lines


def runs(exact: list[dict[str, Any]]) -> list[tuple[int, list[Any]]]:
    """Items that follow each other, with the depth of the first."""
    out: list[tuple[int, list[Any]]] = []
    for one in exact:
        if out and one["depth"] == out[-1][0] + len(out[-1][1]):
            out[-1][1].append(one["item"])
        else:
            out.append((one["depth"], [one["item"]]))
    return out


def span(depths: list[int]) -> str:
    return t("known-among", first=depths[0] + 1, last=depths[-1] + 1)


def item(what: str | int) -> Text:
    return tile(what) if isinstance(what, str) else order(what)
