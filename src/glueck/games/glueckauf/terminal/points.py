"""The reasons for points, in the words of the page."""

from typing import Any

from glueck.games.glueckauf.terminal.words import t

PARTS = {"now": "line-now", "shift": "if-shift-ended", "final": "if-game-ended"}


def part_title(part: str) -> str:
    return t(PARTS[part])


def reason(point: dict[str, Any]) -> str:
    if point["why"] == "majority":
        return t("stat-shift", shift=point["shift"])
    return t("stat-delivery" if point["why"] == "delivery" else f"line-{point['why']}")


def detail(point: dict[str, Any]) -> str:
    """A majority with what everybody has: “Grey spots delivered (3 : 1 : 0)”."""
    if point["why"] == "majority":
        what, counts = t(f"element-{point['element']}"), " : ".join(map(str, point["counts"]))
        return f"{what} ({counts})"
    return "" if point["why"] == "delivery" else reason(point)
