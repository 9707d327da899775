"""A position as people and clients see it: a whitelist, in words, ready for JSON.

It is given a position in which everything the viewer may not know is already blank.
"""

from collections.abc import Mapping
from typing import Any

from glueck.engine.look import Parts, View
from glueck.games.glueckauf import box
from glueck.games.glueckauf.actions import CARD
from glueck.games.glueckauf.box import COAL, LEVEL, SPACE, SPOT, TILE
from glueck.games.glueckauf.position import DELIVERED, OUTSTANDING, PHASE, ROW
from glueck.games.glueckauf.rules.stacks import EXACT, SEEN

Plain = Mapping[str, Any]

# Plain lists: reading single numbers from arrays is slow.
LOCKED = box.LOCKED.tolist()
SPOTS = [[colour for colour in spots if colour >= 0] for spots in SPOT.tolist()]
CUBES = [[COAL[c] for c in range(box.COALS) for _ in range(n[c])] for n in box.CUBES_ON.tolist()]


def who(p: Plain, viewer: int) -> View:
    return {"viewer": None if viewer < 0 else viewer}


def table(p: Plain) -> View:
    return {
        "game": "glueckauf",
        "seats": p["seats"],
        "options": {
            "free_storage": bool(p["free_storage"]),
            "delivered_visibility": "all" if p["all_see_delivered"] else "owner",
        },
    }


def turn(p: Plain) -> View:
    return {
        "phase": PHASE[p["phase"]],
        "turn": None if p["over"] else p["seat"],
        "over": bool(p["over"]),
        "shift": p["shift"],
        "starter": p["starter"],
        "space": SPACE[p["space"] - 1] if p["space"] else None,
        "steps": p["steps"],
        "unfilled": p["unfilled"],
        "pair": pair(p),
    }


def works(p: Plain) -> View:
    return {
        "supply": by_colour(p["supply"]),
        "factory": {f"factory-{i + 1}": tile(t) for i, t in enumerate(p["factory"])},
        "orders": {f"order-{i + 1}": card or None for i, card in enumerate(p["display"])},
    }


def row(p: Plain) -> View:
    return {"row": cards_at(p, ROW)}


def cards_at(p: Plain, where: int) -> list[int]:
    return [card for card, place in enumerate(p["place"]) if place == where]


def by_colour(counts: list[int]) -> dict[str, int]:
    yellow, brown, gray, black = counts
    return {"yellow": yellow, "brown": brown, "gray": gray, "black": black}


def tile(number: int) -> str | None:
    return TILE[number - 1] if number else None


def pair(p: Plain) -> dict[str, Any] | None:
    """The spot on which a pair is being laid, and its first cube."""
    if not p["pair_card"]:
        return None
    code = p["spot"][p["pair_card"]][p["pair_spot"]]
    return {
        "card": p["pair_card"],
        "spot": p["pair_spot"],
        "first": COAL[code - box.HALF] if code else None,
    }


def spaces(p: Plain) -> View:
    """GA-TURN-05: who stands where, and what it costs to go there now."""
    crews, owners, locked, out = p["crew"], p["crew_seat"], LOCKED[p["seats"]], {}
    for number, name in enumerate(SPACE[:-1], start=1):
        crew, owner = crews[number], owners[number]
        out[name] = {
            "seat": owner - 1 if owner else None,
            "workers": crew,
            "price": crew + 1,
            "locked": locked[number],
        }
    return {"spaces": out}


def stacks(p: Plain, viewer: int) -> View:
    in_hand = block_in_hand(p, viewer)
    return {
        "stacks": {
            "tiles": stack(p["tiles"], viewer, tile, in_hand),
            "orders": stack(p["orders"], viewer, int, in_hand),
        }
    }


def block_in_hand(p: Plain, viewer: int) -> int:
    """The block of which another seat holds a part: nobody else knows which part holds what."""
    return p["blocks_made"] if p["drawn"] and viewer != p["seat"] else 0


def stack(p: Plain, viewer: int, name: Any, in_hand: int) -> dict[str, Any]:
    """Its size, and what the viewer knows of it: depth 0 is the top."""
    count = p["count"]
    exact: list[dict[str, Any]] = []
    blocks: dict[int, list[Any]] = {}
    for i in range(count - 1, -1, -1):
        item, block = p["items"][i], p["block"][i]
        if item and p["known"][i] & EXACT << viewer:
            exact.append({"depth": count - 1 - i, "item": name(item)})
        elif item and block != in_hand and p["known"][i] & SEEN << viewer:
            blocks.setdefault(block, []).append(name(item))
    return {
        "count": count,
        "known": exact,
        "blocks": [
            {"depths": depths(p, b, viewer),
             "contains": items}
            for b, items in sorted(blocks.items())
        ],
    }  # fmt: skip


def depths(p: Plain, block: int, viewer: int) -> list[int]:
    """Where the items of a block can be, from the top; not where the viewer knows what lies."""
    places = range(p["count"] - 1, -1, -1)
    mine = [i for i in places if p["block"][i] == block and not p["known"][i] & EXACT << viewer]
    return [p["count"] - 1 - i for i in mine]


def hand(p: Plain, viewer: int) -> View:
    """A draw of five: how many everybody sees, which ones only who drew them."""
    if not p["drawn"]:
        return {"hand": None}
    name = tile if p["space"] == box.FACTORY_DRAW else int
    mine = viewer == p["seat"]
    items = [name(item) for item in p["hand"][: p["drawn"]]] if mine else None
    to = {0: None, 1: "top", 2: "bottom"}[p["put_back"]]
    return {"hand": {"count": p["drawn"], "returned": p["returned"], "to": to, "items": items}}


def delivered(p: Plain, seat: int, viewer: int) -> View:
    """GA-DEL-07, GA-DEL-09: the pile lies face down; its owner may look."""
    cards = cards_at(p, DELIVERED + seat)
    may_look = seat == viewer or p["all_see_delivered"] or p["over"]
    return {"delivered": {"count": len(cards), "cards": cards if may_look else None}}


def outstanding(p: Plain, seat: int) -> View:
    spots = p["spot"]
    return {"outstanding": [order(spots[card], card) for card in cards_at(p, OUTSTANDING + seat)]}


def mine(p: Plain, seat: int) -> View:
    me = p["miner"][seat]
    return {
        "points": me["points"],
        "money": me["money"],
        "workers": me["workers"],
        "canteen": me["canteen"],
        "bank": me["bank"],
        "cage": {"level": LEVEL[me["level"]], "cubes": by_colour(me["cage"])},
        "storage": by_colour(me["storage"]),
        "pit": {coal: level(me, i) for i, coal in enumerate(COAL)},
    }


def level(me: Plain, i: int) -> dict[str, Any]:
    (light_1, light_2), (dark_1, dark_2) = me["tiles"][i]
    tiles = {"light-1": light_1, "light-2": light_2, "dark-1": dark_1, "dark-2": dark_2}
    coal, lorries = me["coal"][i], me["lorries"][i]
    return {
        "lorries": lorries,
        "empty": lorries - sum(coal),
        "cubes": by_colour(coal),
        "tiles": tiles,
    }


def order(codes: list[int], card: int) -> dict[str, Any]:
    """An outstanding order: its spots from left to right and the cubes on them."""
    colours = SPOTS[card]
    codes = codes[: len(colours)]
    spots = [
        {"colour": COAL[colour], "cubes": cubes(code, colour)}
        for colour, code in zip(colours, codes, strict=True)
    ]
    return {"card": card, "spots": spots, "complete": box.FREE not in codes}


def cubes(code: int, colour: int) -> list[str]:
    return [COAL[colour]] if code == box.OWN else CUBES[code].copy()


PRESENT = Parts(
    open=(table, turn, works, spaces, row), own=(who, stacks, hand),
    open_seat=(mine, outstanding), own_seat=(delivered,),
)  # fmt: skip

WORDS: dict[str, Any] = {
    "coal": COAL,
    "levels": LEVEL,
    "sides": box.SIDE,
    "vehicles": box.VEHICLE,
    "spaces": SPACE,
    "tiles": [
        {"tile": TILE[t - 1], "price": int(box.PRICE[t]), "lorries": int(box.TILE_SIZE[t])}
        for t in range(1, box.TYPES + 1)
    ],
    "cards": [
        {
            "card": int(name),
            "vehicle": box.VEHICLE[box.VEHICLE_OF[int(name)]],
            "points": int(box.VP_OF[int(name)]),
            "spots": [COAL[c] for c in SPOT[int(name)] if c >= 0],
        }
        for name in CARD
    ],
    "clock": [
        {"element": element, "first": int(box.FIRST_VP[i]), "second": int(box.SECOND_VP[i])}
        for i, element in enumerate(box.ELEMENT)
    ],
}
