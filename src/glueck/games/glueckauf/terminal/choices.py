"""Actions as choices: in the words of the page, plus what its pictures show."""

from typing import Any

from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import CARD, spots
from glueck.games.glueckauf.terminal.say import say_action, say_space
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.setting import Setting
from glueck.terminal.words import signed

View = dict[str, Any]
LOOKED_AT = ("take", "keep", "next")  # an order whose spots decide


def group(action: str) -> str:
    """For spaces the building, otherwise the verb."""
    verb, *rest = action.split()
    return rest[0].partition("-")[0] if verb == "place" else verb


def label(action: str, view: View | None, at: Setting) -> Text:
    verb, *rest = action.split()
    if verb == "place":
        return place(rest[0], view, at) if view else Text(later(rest[0]))
    text = Text(say_action(action, at))
    if rest and rest[-1].isdecimal():
        card = int(rest[-1])
        text.append(" ").append_text(spots(card) if verb in LOOKED_AT else number(card))
    return text


def number(card: int) -> Text:
    """What distinguishes the orders in the pit."""
    return Text(f"[{card}]", "dim")


def place(space: str, view: View, at: Setting) -> Text:
    """The space with what is there, its cost or effect, and the workers if more than one is
    needed."""
    tile, card = view["factory"].get(space), view["orders"].get(space)
    text = Text(say_action(f"buy {tile}", at) if tile else say_space(space, card))
    if card:
        text.append(" ").append_text(spots(card))
    elif space.startswith("delivery-"):
        text.append(f" {signed(worth(space.split('-')[1], view))} {t('vp')}")
    price = view["spaces"][space]["price"] if space in view["spaces"] else 1
    return text.append(f" ({t('space-price', n=price)})", "dim") if price > 1 else text


def later(space: str) -> str:
    """A space where something else may be by then."""
    kind, _, which = space.partition("-")
    changes = kind in ("factory", "order") and which != "draw"
    return t(f"building-{kind}") if changes else say_space(space)


def worth(vehicle: str, view: View) -> int:
    """The immediate points of a delivery."""
    mine = view["players"][view["viewer"]]["outstanding"]
    ready = [CARD[order["card"]] for order in mine if order["complete"]]
    return sum(card["points"] for card in ready if card["vehicle"] == vehicle)
