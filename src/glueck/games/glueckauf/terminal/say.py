"""The game in sentences: its actions, its spaces, its log, in the words of the page.

This module only chooses the message for an action and its parts (`said`); say.ts of the page does
the same, and a test compares the sentences of both in every language.
"""

from typing import Any

from glueck.games.glueckauf.terminal.pieces import CARD, TILE
from glueck.games.glueckauf.terminal.words import t
from glueck.terminal.setting import Setting

Entry = dict[str, Any]
Parts = dict[str, Any]


# -- parts: each language puts them into its own cases -------------------------------------


def order(card: int | str) -> Parts:
    what = CARD[int(card)]
    return {"vehicle": what["vehicle"], "points": what["points"]}


def tile(name: str) -> Parts:
    side, colour, _ = name.split("-")
    return {"side": side, "colour": colour, "lorries": TILE[name]["lorries"]}


def coal(colour: str) -> Parts:
    return {"coal": t(f"coal-{colour}")}


def said(action: str) -> tuple[str, Parts]:
    """How the messages of an action end (`do-…` before, `log-…` after it), and their parts."""
    verb, a, _, b = (action.split() + [""] * 3)[:4]
    if a == "none":
        return f"{verb}-none", {}
    match verb:
        case "put" | "fetch":
            return verb, coal(a) | order(b)
        case "pair":
            return verb, order(b)
        case "use" | "load" | "store" | "fill":
            return verb, coal(a)
        case "ride":
            return verb, {"level": a}
        case "buy":
            return verb, tile(a) | {"marks": TILE[a]["price"]}
        case "keep" | "take":
            return verb, order(a)
        case "return":
            return f"return-{a}", {}
        case "next" if not is_known(a):
            return f"next-some-{a}", {}
        case "next":
            return ("next-tile", tile(a)) if a in TILE else ("next-order", order(a))
    return verb, {}  # stop, end


def is_known(thing: str) -> bool:
    """For things that others put back, only the kind is known: `tile`, `order`."""
    return thing in TILE or thing.isdecimal()


# -- actions -------------------------------------------------------------------------------


def say_space(space: str, thing: str | int | None = None) -> str:
    """A space, named by what players do there; the thing is what is on it."""
    kind, _, which = space.partition("-")
    if kind == "bank" or which == "draw":
        return t(f"space-{space}")
    if kind == "factory":
        return t("space-factory", **tile(str(thing))) if thing else t("space-factory-empty")
    if kind == "order":
        return t("space-order", **order(thing)) if thing else t("space-order-empty")
    if kind == "delivery":
        return t("space-delivery", vehicle=which)
    return t(f"space-{kind}", n=int(which))


def say_action(action: str, at: Setting) -> str:
    """The text of the button for this action."""
    verb, *rest = action.split()
    if verb == "place":
        return upper(say_space(rest[0]))
    own = {"stop": "stop", "end": "end-turn", "use": f"do-use-{rest[-1] if rest else ''}"}
    ending, parts = said(action)
    return upper(t(own.get(verb, f"do-{ending}"), **parts))


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- the log -------------------------------------------------------------------------------


def deed(entry: Entry, at: Setting) -> str:
    """What somebody did, as a whole sentence for the log."""
    name = at.names[entry["seat"]]
    verb, *rest = entry["action"].split()
    ending, parts = placed(rest[0], entry) if verb == "place" else said(entry["action"])
    return t(f"log-{ending}", name=name, **parts)


def placed(space: str, entry: Entry) -> tuple[str, Parts]:
    kind, _, which = space.partition("-")
    if "taken_tile" in entry:
        return "buy", tile(entry["taken_tile"])
    if "taken_order" in entry:
        return "order-card", order(entry["taken_order"])
    if kind == "delivery":
        return "deliver", {"vehicle": which}
    if kind in ("mining", "money"):
        return kind, {"n": int(which)}
    return (space if which == "draw" else kind), {}


def sentences(entry: Entry, at: Setting) -> list[str]:
    """The sentences of a line; the end of a turn has none of its own."""
    name = at.names[entry["seat"]]
    told = [] if entry["action"] == "end" else [deed(entry, at)]
    told += ousted(entry, at)
    for point in entry["points"]:
        if point["why"] == "delivery":
            told.append(
                t("log-points", **order(point["card"]) | {"name": name, "points": point["points"]})
            )
    if "revealed_tile" in entry:
        told.append(t("revealed-tile", **tile(entry["revealed_tile"])))
    if "revealed_order" in entry:
        told.append(t("revealed-order", **order(entry["revealed_order"])))
    return told + shift_over(entry, at)


def ousted(entry: Entry, at: Setting) -> list[str]:
    gone = entry.get("ousted")
    return [t("log-ousted", name=at.names[gone["seat"]], n=gone["workers"])] if gone else []


def shift_over(entry: Entry, at: Setting) -> list[str]:
    if "shift_over" not in entry:
        return []
    told = [t("shift-over", shift=entry["shift_over"])]
    for seat, name in enumerate(at.names):
        points = sum(point["points"] for point in entry["points"] if point["seat"] == seat)
        told.append(t("log-shift-points", name=name, points=points))
    if "starter" in entry:
        told.append(t("log-starter", name=at.names[entry["starter"]]))
    return told
