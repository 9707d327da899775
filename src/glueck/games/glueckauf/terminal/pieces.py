"""Cubes, tiles, orders and workers as short coloured text; the letters alone are enough."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from glueck.games.glueckauf.view.words import WORDS
from glueck.terminal.screen import SEAT_STYLE
from glueck.terminal.seat_names import name_of

COAL: tuple[str, ...] = tuple(WORDS["coal"])
CARD: dict[int, dict[str, Any]] = {card["card"]: card for card in WORDS["cards"]}
TILE: dict[str, dict[str, Any]] = {tile["tile"]: tile for tile in WORDS["tiles"]}
LETTER = dict(zip(COAL, "YBGK", strict=True))
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
    return Text(LETTER[colour] * count, STYLE[colour])


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


def order(card: int) -> Text:
    """`carriage 10 VP YBGK`"""
    what = CARD[card]
    return Text.assemble(f"{what['vehicle']} {what['points']} VP ", spots(card))


def tile(name: str) -> Text:
    """`light KK`: one letter for each lorry."""
    side, colour, size = name.split("-")
    return Text.assemble(f"{side} ", cube(colour, int(size)))


def in_words(card: int) -> str:
    """An order inside a sentence."""
    what = CARD[card]
    letters = "".join(LETTER[colour] for colour in what["spots"])
    return f"order {card} ({what['vehicle']}, {what['points']} VP, {letters})"


def crew(space: Mapping[str, Any], names: Sequence[str]) -> Text:
    """`1w` for a free space; `3w b1×2` where two workers of bot 1 have to be ousted."""
    if space["locked"]:
        return Text("locked", "dim")
    price = Text(f"{space['price']}w")
    if space["seat"] is None:
        return price
    style = SEAT_STYLE[space["seat"] % len(SEAT_STYLE)]
    return price.append(f" {short(space['seat'], names)}×{space['workers']}", style)


def short(seat: int, names: Sequence[str]) -> str:
    """`b1` for bot 1, `you`, `Anna`: columns are narrow."""
    first, _, rest = name_of(seat, names).partition(" ")
    return first[0] + rest if rest.isdecimal() else first[:CREW_NAME]
