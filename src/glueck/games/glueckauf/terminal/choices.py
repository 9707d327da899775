"""Actions as they are offered: under which heading, and with what they cost or bring."""

from typing import Any

from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import CARD, COAL, TILE, cube, order, spots, tile

View = dict[str, Any]
HEADINGS = {
    "ride": "ride to",
    "load": "load",
    "put": "cage to order",
    "fetch": "storage to order",
    "pair": "two cubes on",
    "use": "lay",
    "store": "store",
    "stop": "or",
    "end": "done",
    "fill": "fill with",
    "buy": "buy",
    "keep": "keep",
    "return": "put back on",
    "next": "next from top",
}


def heading(action: str) -> str:
    verb, *rest = action.split()
    if verb == "place":
        return rest[0].split("-")[0]
    if verb == "take":
        return str(CARD[int(rest[0])]["vehicle"])
    return HEADINGS[verb]


def label(action: str, view: View) -> Text:
    verb, *rest = action.split()
    if verb == "place":
        return place(rest[0], view)
    if verb in ("put", "fetch", "pair"):
        colour, _, card = rest
        return Text.assemble(cube(colour), f" of {card} ({CARD[int(card)]['vehicle']})")
    if verb == "use":
        return Text.assemble(cube(rest[0]), f" from {rest[2]}")
    if verb == "take":
        number = int(rest[0])
        return Text.assemble(f"{CARD[number]['points']} VP ", spots(number))
    return thing(rest[0] if rest else verb, verb)


def thing(word: str, verb: str) -> Text:
    """A tile, an order, a colour or just a word."""
    if word in TILE:
        price = f" {TILE[word]['price']}M" if verb == "buy" else ""
        return tile(word).append(price)
    if word.isdecimal():
        return order(int(word))
    if word in COAL:
        return Text.assemble(cube(word), f" {word}")
    return Text(word)


def place(space: str, view: View) -> Text:
    """The space, what lies there, and the workers if it takes more than one."""
    text = Text(space)
    if lying := view["factory"].get(space):
        text.append(" ").append_text(tile(lying)).append(f" {TILE[lying]['price']}M")
    elif card := view["orders"].get(space):
        text.append(" ").append_text(order(card))
    elif space.startswith("delivery-"):
        text.append(f" +{worth(space.split('-')[1], view)} VP")
    price = view["spaces"][space]["price"] if space in view["spaces"] else 1
    return text.append(f" {price}w", "dim") if price > 1 else text


def worth(vehicle: str, view: View) -> int:
    """What a delivery brings at once."""
    mine = view["players"][view["viewer"]]["outstanding"]
    ready = [CARD[order["card"]] for order in mine if order["complete"]]
    return sum(card["points"] for card in ready if card["vehicle"] == vehicle)
