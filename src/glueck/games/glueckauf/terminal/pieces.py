"""Cubes, tiles, orders and workers as short coloured text; the letters alone are enough."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from glueck.games.glueckauf.terminal.words import t
from glueck.games.glueckauf.view.words import WORDS
from glueck.terminal.screen import SEAT_STYLE
from glueck.terminal.seat_names import name_of

COAL: tuple[str, ...] = tuple(WORDS["coal"])
CARD: dict[int, dict[str, Any]] = {card["card"]: card for card in WORDS["cards"]}
TILE: dict[str, dict[str, Any]] = {tile["tile"]: tile for tile in WORDS["tiles"]}
VEHICLE: tuple[str, ...] = tuple(WORDS["vehicles"])
# A background, so that black coal shows on a black screen and yellow on a white one.
STYLE = {
    "yellow": "black on yellow",
    "brown": "white on color(130)",
    "gray": "black on color(248)",
    "black": "bold white on color(16)",
}
ROOM_FOR_CUBES = 8  # more are counted instead of drawn
CREW_NAME = 4


def cube(colour: str, count: int = 1) -> Text:
    return Text(t(f"letter-{colour}") * count, STYLE[colour])


def heap(cubes: Mapping[str, int], empty: int = 0) -> Text:
    """Cubes side by side, and dots for empty places; many of a kind as `Y×9`."""
    kinds = [(cube(c), n) for c, n in cubes.items() if n] + ([(Text("·"), empty)] if empty else [])
    many = sum(n for _, n in kinds) > ROOM_FOR_CUBES
    out = Text()
    for kind, count in kinds:
        if many:
            out.append_text(kind).append(f"×{count} ")
        else:
            for _ in range(count):
                out.append_text(kind).append(" ")
    out.rstrip()
    return out


def counts(cubes: Mapping[str, int]) -> Text:
    """`Y13 B12 G0 K3`"""
    return Text(" ").join([Text.assemble(cube(colour), str(n)) for colour, n in cubes.items()])


def spots(card: int) -> Text:
    return Text().join([cube(colour) for colour in CARD[card]["spots"]])


def vehicle(name: str) -> str:
    return t(f"vehicle-{name}")


def order(card: int) -> Text:
    """`carriage 10 VP YBGK`"""
    what = CARD[card]
    head = f"{vehicle(what['vehicle'])} {what['points']} {t('vp')} "
    return Text.assemble(head, spots(card))


def tile(name: str) -> Text:
    """`light KK`: one letter for each lorry."""
    side, colour, size = name.split("-")
    return Text.assemble(f"{t(f'side-{side}')} ", cube(colour, int(size)))


def crew(space: Mapping[str, Any], names: Sequence[str]) -> Text:
    """`1w` for a free space; `3w b1×2` where two workers of bot 1 have to be ousted."""
    if space["locked"]:
        return Text(t("locked"), "dim")
    price = Text(workers(space["price"]))
    if space["seat"] is None:
        return price
    style = SEAT_STYLE[space["seat"] % len(SEAT_STYLE)]
    return price.append(f" {short(space['seat'], names)}×{space['workers']}", style)


def workers(price: int) -> str:
    return t("workers-short", n=price)


def short(seat: int, names: Sequence[str]) -> str:
    """`B1` for Bot 1, `Anna`: columns are narrow."""
    first, *_, last = name_of(seat, names).split() * 2
    return first[0] + last if last.isdecimal() else first[:CREW_NAME]
