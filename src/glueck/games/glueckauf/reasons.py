"""What speaks for a turn: what it brings its player, as differences of what everybody is shown."""

from collections.abc import Iterator
from typing import Any

from glueck.engine.kinds import number, word
from glueck.engine.reasons import Reason, Reasons, declare_reasons
from glueck.games.glueckauf.box import COAL, ELEMENT, VEHICLE
from glueck.games.glueckauf.view.words import WORDS

View = dict[str, Any]
Entries = list[dict[str, Any]]

STANDING = ("alone", "shared", "behind", "none")  # who leads: only I, I and others, others; nobody
WHEN = ("shift", "game")  # at whose end it counts
DRAWN = {"factory-draw": "tile", "order-draw": "order"}
VEHICLE_OF = {card["card"]: card["vehicle"] for card in WORDS["cards"]}
POINTS_OF = {card["card"]: card["points"] for card in WORDS["cards"]}

DECLARED = declare_reasons(
    {
        "delivers": ("vehicle", "orders", "points"),
        "majority": ("element", "standing", "points", "when"),
        "completes": ("vehicle", "points"),
        "fills": ("spots",),
        "takes-order": ("vehicle", "points"),
        "lorries": ("coal", "lorries"),
        "draws": ("thing", "amount"),
        "brings-up": ("cubes",),
        "balance": ("points",),
        "money": ("marks", "left"),
        "workers": ("workers", "left"),
        "projected": ("points", "total"),
    },
    ("vehicle", word(VEHICLE)),
    ("orders", number()),
    ("points", number("i2")),  # of majorities, balance and projection: more or fewer than before
    ("element", word(ELEMENT)),
    ("standing", word(STANDING)),
    ("when", word(WHEN)),
    ("spots", number()),
    ("coal", word(COAL)),
    ("lorries", number()),
    ("thing", word(tuple(DRAWN.values()))),
    ("amount", number()),
    ("cubes", number()),  # in cage and storage, more than before
    ("marks", number("i2")),  # more or fewer than before
    ("workers", number()),
    ("left", number("i2")),
    ("total", number("i2")),
)


def find(before: View, entries: Entries, after: View, beyond: Entries) -> list[Reason]:
    seat = before["viewer"]
    old, new = before["players"][seat], after["players"][seat]
    return [
        *delivered(entries),
        *majorities(before["projected"], after["projected"], seat),
        *orders(old, new),
        *lorries(old, new),
        *drawn(entries + beyond),
        *coal(old, new),
        *balance(before["projected"], after["projected"], seat),
        *money(old, new),
        *workers(old, new),
        *projected(before["projected"], after["projected"], seat),
    ]


def delivered(entries: Entries) -> Iterator[Reason]:
    points = [one for entry in entries for one in entry["points"] if one["why"] == "delivery"]
    for vehicle in VEHICLE:
        mine = [one["points"] for one in points if VEHICLE_OF[one["card"]] == vehicle]
        if mine:
            yield {
                "kind": "delivers", "vehicle": vehicle, "orders": len(mine), "points": sum(mine),
            }  # fmt: skip


def majorities(before: View, after: View, seat: int) -> Iterator[Reason]:
    """Of every element what it will bring now and did not before: after this shift if it is scored
    then, else at the end of the game."""
    this_shift = {one["element"] for one in majority_entries(before, after, "shift")}
    for element in ELEMENT:
        when = "shift" if element in this_shift else "game"
        was, now = (majority(one, element, when, seat) for one in (before, after))
        change = points_of(now) - points_of(was)
        if change:
            yield {
                "kind": "majority", "element": element, "standing": standing(now, seat),
                "points": change, "when": when,
            }  # fmt: skip


def majority_entries(before: View, after: View, when: str) -> list[View]:
    both = [*entries_of(before, when), *entries_of(after, when)]
    return [one for one in both if one["why"] == "majority"]


def entries_of(projected: View, when: str) -> list[View]:
    entries: list[View] = projected["shift_entries" if when == "shift" else "final_entries"]
    return entries


def majority(projected: View, element: str, when: str, seat: int) -> View | None:
    for one in entries_of(projected, when):
        if one["why"] == "majority" and one["element"] == element and one["seat"] == seat:
            return one
    return None


def points_of(entry: View | None) -> int:
    return int(entry["points"]) if entry else 0


def standing(entry: View | None, seat: int) -> str:
    if entry is None:
        return "none"
    counts = entry["counts"]
    most = max(count for other, count in enumerate(counts) if other != seat)
    if counts[seat] == most:
        return "shared"
    return "alone" if counts[seat] > most else "behind"


def orders(old: View, new: View) -> Iterator[Reason]:
    was = {order["card"]: order for order in old["outstanding"]}
    filled = 0
    for order in new["outstanding"]:
        card = order["card"]
        parts = {"vehicle": VEHICLE_OF[card], "points": POINTS_OF[card]}
        if card not in was:
            yield {"kind": "takes-order", **parts}
        elif order["complete"] and not was[card]["complete"]:
            yield {"kind": "completes", **parts}
        elif taken(order) > taken(was[card]):
            filled += taken(order) - taken(was[card])
    if filled:
        yield {"kind": "fills", "spots": filled}


def taken(order: View) -> int:
    """Spots on which something lies."""
    return sum(bool(spot["cubes"]) for spot in order["spots"])


def lorries(old: View, new: View) -> Iterator[Reason]:
    for colour in COAL:
        more = new["pit"][colour]["lorries"] - old["pit"][colour]["lorries"]
        if more:
            yield {"kind": "lorries", "coal": colour, "lorries": more}


def drawn(entries: Entries) -> Iterator[Reason]:
    for entry in entries:
        place = entry["action"].removeprefix("place ")
        if place in DRAWN and "drawn" in entry:
            yield {"kind": "draws", "thing": DRAWN[place], "amount": entry["drawn"]}


def coal(old: View, new: View) -> Iterator[Reason]:
    more = cubes(new) - cubes(old)
    if more > 0:
        yield {"kind": "brings-up", "cubes": more}


def cubes(player: View) -> int:
    return int(sum(player["cage"]["cubes"].values()) + sum(player["storage"].values()))


def balance(before: View, after: View, seat: int) -> Iterator[Reason]:
    change = imbalance(after, seat) - imbalance(before, seat)
    if change:
        yield {"kind": "balance", "points": change}


def imbalance(projected: View, seat: int) -> int:
    entries = [one for one in projected["final_entries"] if one["seat"] == seat]
    return sum(int(one["points"]) for one in entries if one["why"] == "imbalance")


def money(old: View, new: View) -> Iterator[Reason]:
    if new["money"] != old["money"]:
        yield {"kind": "money", "marks": new["money"] - old["money"], "left": new["money"]}


def workers(old: View, new: View) -> Iterator[Reason]:
    if new["workers"] != old["workers"]:
        spent = old["workers"] - new["workers"]
        yield {"kind": "workers", "workers": spent, "left": new["workers"]}


def projected(before: View, after: View, seat: int) -> Iterator[Reason]:
    change = after["final"][seat] - before["final"][seat]
    if change:
        yield {"kind": "projected", "points": change, "total": after["final"][seat]}


REASONS = Reasons(DECLARED, find)
