"""What the game waits for, and what lies in a hand of five."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from glueck.games.glueckauf.terminal.pieces import order, tile
from glueck.terminal.seat_names import styled

View = dict[str, Any]
# At most 30 letters, so that the supply still fits on the line.
ASKED = {
    "draft": "draft an order",
    "place": "send workers somewhere",
    "fill": "what goes on the lorry?",
    "buy": "buy a tile, or none",
    "keep": "keep an order, or none",
    "return": "where does the rest go?",
    "next-tile": "which goes back next?",
    "next-order": "which goes back next?",
    "end": "end your turn, or undo",
}
DOING = {
    "draft": "drafting",
    "place": "to send workers",
    "fill": "filling lorries",
    "buy": "looking at tiles",
    "keep": "looking at orders",
    "return": "putting the rest back",
    "next-tile": "putting the rest back",
    "next-order": "putting the rest back",
    "mine": "mining",
    "pair": "mining",
    "end": "ending the turn",
}


def stage(view: View, names: Sequence[str]) -> Text:
    """Whose turn it is and what is asked."""
    if view["over"]:
        return Text("The game is over", "bold")
    if view["turn"] != view["viewer"]:
        return Text.assemble(styled(view["turn"], names), f": {DOING[view['phase']]}")
    return Text.assemble(("Your turn: ", "bold"), asked(view))


def asked(view: View) -> str:
    if view["phase"] == "mine":
        return f"mining, {view['steps']} step{'s' if view['steps'] != 1 else ''} left"
    if view["phase"] == "pair":
        which = "second" if view["pair"]["first"] else "first"
        return f"{which} of two cubes for {view['pair']['card']}"
    return ASKED[view["phase"]]


def drawn(view: View) -> list[Text]:
    """The own hand, apart what has already been put in sequence."""
    hand = view["hand"]
    items = (hand["tiles"] or hand["orders"]) if hand else None
    if not hand or not items:
        return []
    done = hand["returned"]
    lines = [Text("You drew: ", "dim").append_text(row(items[done:]))]
    if done:
        lines.append(Text(f"Going to the {hand['to']}: ", "dim").append_text(row(items[:done])))
    return lines


def row(items: Sequence[str | int]) -> Text:
    texts = [
        tile(one) if isinstance(one, str) else Text(f"{one} ").append_text(order(one))
        for one in items
    ]
    return Text("   ").join(texts)
