"""A line of the log, made from the views before and after: for files with views but no log."""

from typing import Any

from glueck.games.glueckauf.view.words import WORDS

View = dict[str, Any]
Entry = dict[str, Any]


def completed(before: View, entry: Entry, after: View) -> Entry:
    verb, *rest = entry["action"].split()
    if verb == "place":
        return (
            entry
            | ousted(before["spaces"].get(rest[0]))
            | placed(rest[0], entry["seat"], before, after)
        )
    if verb == "end":
        return entry | revealed(before["space"], after) | shift_over(before, after)
    return entry


def ousted(here: Entry | None) -> Entry:
    if not here or here["seat"] is None:
        return {}
    return {"ousted": {"seat": here["seat"], "workers": here["workers"]}}


def placed(space: str, seat: int, before: View, after: View) -> Entry:
    if tile := before["factory"].get(space):
        return {"taken_tile": tile}
    if card := before["orders"].get(space):
        return {"taken_order": card}
    if not space.startswith("delivery-"):
        return {}
    kept = {order["card"] for order in after["players"][seat]["outstanding"]}
    gone = [order["card"] for order in before["players"][seat]["outstanding"]]
    worth = {card["card"]: card["points"] for card in WORDS["cards"]}
    return {
        "points": [
            {"seat": seat, "points": worth[card], "why": "delivery", "card": card}
            for card in gone
            if card not in kept
        ]
    }


def revealed(space: str | None, after: View) -> Entry:
    if tile := after["factory"].get(space):
        return {"revealed_tile": tile}
    card = after["orders"].get(space)
    return {"revealed_order": card} if card else {}


def shift_over(before: View, after: View) -> Entry:
    """What each seat has gained by it, without the reason."""
    if after["shift"] == before["shift"] and not after["over"]:
        return {}
    points = [
        {"seat": seat, "points": then["points"] - now["points"], "why": "majority"}
        for seat, (now, then) in enumerate(zip(before["players"], after["players"], strict=True))
    ]
    told = {"shift_over": before["shift"], "points": points}
    return told if after["over"] else told | {"starter": after["starter"]}
