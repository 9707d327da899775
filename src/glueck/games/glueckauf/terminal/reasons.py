"""What speaks for a turn, in sentences: all there are, in one place."""

from collections.abc import Sequence
from typing import Any

SENTENCES = {
    "delivers": "delivers {orders} by {vehicle}: {points} VP right away",
    "majority": "{element}: {standing}, {points:+} VP at the end of the {when}",
    "completes": "completes the {vehicle} order of {points} VP",
    "fills": "fills spots on your orders: {spots}",
    "takes-order": "a new order for you: {points} VP by {vehicle}",
    "lorries": "more lorries on the {coal} level: {lorries}",
    "draws": "shows you {amount} from the stack, and you may take one {thing}",
    "brings-up": "more coal in cage and storage: {cubes}",
    "balance": "tunnel balance: {points:+} VP at the end of the game",
    "money": "Marks: {marks:+}, which makes {left}",
    "workers": "workers needed: {workers}; left for this shift: {left}",
    "projected": "if the game ended then: {total} VP ({points:+})",
}
STANDING = {
    "alone": "you take the lead",
    "shared": "you share the lead",
    "behind": "you come second",
    "none": "you drop out",
}


def hint_reason(reason: dict[str, Any], names: Sequence[str] = ()) -> str:
    parts = reason | {
        "element": str(reason.get("element", "")).replace("-", " "),
        "standing": STANDING.get(reason.get("standing", ""), ""),
    }
    return SENTENCES[reason["kind"]].format(**parts)
