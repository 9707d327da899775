"""What somebody did, and what points were for, in readable words.

A phrase is told from the views before and after, so it cannot know more than the viewer.
"""

from collections.abc import Callable, Sequence
from typing import Any

from glueck.games.glueckauf.terminal.pieces import TILE, in_words
from glueck.terminal.seat_names import name_of

View = dict[str, Any]
Names = Sequence[str]

titles = {
    "now": "so far",
    "shift": "if the shift ended now",
    "final": "if the whole game ended now",
}


def phrase(before: View, entry: dict[str, Any], after: View, names: Names = ()) -> str:
    """«bought light-gray-2 from factory-3 for 6 Marks»; empty if there is nothing to tell."""
    verb, *rest = entry["action"].split()
    if verb == "place":
        seat = entry["seat"]
        return placing(rest[0], before, seat, after) + crowd(rest[0], before, seat, names)
    if verb == "end":
        return ending(before, after, names)
    return PHRASES[verb](*rest)


def placing(space: str, before: View, seat: int, after: View) -> str:
    kind, name = space.split("-") if "-" in space else (space, "")
    if kind == "factory" and name != "draw":
        tile = before["factory"][space]
        return f"bought {tile} for {marks(TILE[tile]['price'])}"
    if kind == "order" and name != "draw":
        return f"took {in_words(before['orders'][space])}"
    if kind == "delivery":
        return delivering(before["players"][seat], after["players"][seat])
    return {
        "factory": f"drew {drawn(after)} tiles",
        "order": f"drew {drawn(after)} orders",
        "mining": f"went mining for up to {name} steps",
        "money": f"took {name} Marks",
        "bank": "got 1 Mark from the bank",
    }[kind]


def delivering(me: View, then: View) -> str:
    kept = {order["card"] for order in then["outstanding"]}
    gone = [order["card"] for order in me["outstanding"] if order["card"] not in kept]
    what = " and ".join(map(in_words, gone))
    return f"delivered {what}: +{then['points'] - me['points']} VP"


def drawn(after: View) -> int:
    return after["hand"]["count"] if after["hand"] else 0


def crowd(space: str, before: View, seat: int, names: Names) -> str:
    """How many workers it took, if more than one, and who had to leave."""
    here = before["spaces"].get(space)
    if not here or here["price"] == 1:
        return ""
    whom = "their own" if here["seat"] == seat else name_of(here["seat"], names)
    return f" ({here['price']} workers, ousting {whom})"


def ending(before: View, after: View, names: Names) -> str:
    """What came to light at the end of a turn, and whether the shift is over."""
    parts, space = [], before["space"]
    if new := after["factory"].get(space):
        parts.append(f"{space} now has {new}")
    elif card := after["orders"].get(space):
        parts.append(f"{space} now has {in_words(card)}")
    if after["over"]:
        parts.append("the game is over")
    elif after["shift"] != before["shift"]:
        starter = name_of(after["starter"], names)
        parts.append(f"shift {before['shift']} is over, {starter} starts shift {after['shift']}")
    return "; ".join(parts)


def buy(tile: str) -> str:
    if tile == "none":
        return "bought none of them"
    return f"bought {tile} for {marks(TILE[tile]['price'])}"


def keep(card: str) -> str:
    return "kept none of them" if card == "none" else f"kept {in_words(int(card))}"


def back(item: str) -> str:
    """GA-A-14: others hear «next tile» and know no more; who put it back reads which."""
    known = in_words(int(item)) if item.isdecimal() else item
    return "" if item in ("tile", "order") else f"put back {known}"


PHRASES: dict[str, Callable[..., str]] = {
    "take": lambda card: f"drafted {in_words(int(card))}",
    "fill": lambda coal: "left a lorry empty" if coal == "none" else f"filled a lorry with {coal}",
    "buy": buy,
    "keep": keep,
    "return": lambda end: f"put the rest {'on top' if end == 'top' else 'at the bottom'}",
    "next": back,
    "ride": lambda level: f"rode to {level}",
    "load": lambda coal: f"loaded {coal}",
    "put": lambda coal, _, card: f"put {coal} on order {card}",
    "fetch": lambda coal, _, card: f"put stored {coal} on order {card}",
    "pair": lambda coal, _, card: f"filled a {coal} spot of order {card} with two cubes:",
    "use": lambda coal, _, source: f"{coal} from the {source}",
    "store": lambda coal: f"stored {coal}",
    "stop": lambda: "stopped",
}


def marks(count: int) -> str:
    return "1 Mark" if count == 1 else f"{count} Marks"


REASONS = {
    "delivery": "orders delivered",
    "money": "Marks, 5 for 1 VP",
    "coal": "coal, 3 cubes for 1 VP",
    "outstanding": "orders not delivered, -1 VP each",
    "imbalance": "tiles out of balance, -2 VP each",
}


def reason(point: dict[str, Any]) -> str:
    if point["why"] == "majority":
        return f"majorities of shift {point['shift']}"
    return REASONS[point["why"]]


def detail(point: dict[str, Any]) -> str:
    """A majority with what everybody has: «gray spots 3 : 1 : 0»."""
    if point["why"] == "majority":
        return f"{point['element'].replace('-', ' ')} {' : '.join(map(str, point['counts']))}"
    return "" if point["why"] == "delivery" else reason(point)
