"""What speaks for a turn: what becomes of the hand, and of the round."""

from collections.abc import Iterator
from typing import Any

from glueck.engine.kinds import number, word
from glueck.engine.reasons import Reason, Reasons, declare_reasons
from glueck.games.gluecksgriff.box import KIND

View = dict[str, Any]
Entries = list[dict[str, Any]]

DECLARED = declare_reasons(
    {
        "ends-round": (),
        "calls": ("points",),
        "sheds": ("points", "hand"),
        "takes": ("card",),
        "draws": (),
        "knocks": (),
        "skips": ("seat",),
        "asks-all": (),
        "deflects": (),
        "protected": (),
    },
    ("points", number("i2")),  # in hand when one calls; else those one gets rid of
    ("hand", number("i2")),  # points, after the turn
    ("card", word(KIND)),
    ("seat", number()),
)


def find(before: View, entries: Entries, after: View, beyond: Entries) -> list[Reason]:
    seat = before["viewer"]
    return [
        *end_of_round(entries + beyond),
        *call(before, after, seat),
        *hand(before, after, seat),
        *deeds(entries + beyond),
        *unknown_card(beyond),
        *hourglasses(before, after, seat),
    ]


def end_of_round(entries: Entries) -> Iterator[Reason]:
    if any("round_over" in entry for entry in entries):
        yield {"kind": "ends-round"}


def call(before: View, after: View, seat: int) -> Iterator[Reason]:
    if after["caller"] == seat and before["caller"] is None:
        yield {"kind": "calls", "points": after["players"][seat]["points"]}


def hand(before: View, after: View, seat: int) -> Iterator[Reason]:
    """How many points fewer; what was taken up is counted, too."""
    old, new = before["players"][seat], after["players"][seat]
    points = old["points"] - new["points"]
    if points > 0:
        yield {"kind": "sheds", "points": points, "hand": new["points"]}


def deeds(entries: Entries) -> Iterator[Reason]:
    verbs = [entry["action"].split()[0] for entry in entries]
    for entry in entries:
        if "taken" in entry:
            yield {"kind": "takes", "card": entry["taken"]}
    if "knock" in verbs and not {"draw", "take"} & {*verbs}:
        yield {"kind": "knocks"}
    if "magic" in verbs:
        yield {"kind": "asks-all"}
    if "deflect" in verbs:
        yield {"kind": "deflects"}


def unknown_card(beyond: Entries) -> Iterator[Reason]:
    """Where there is no card left to draw, it is known that none comes."""
    if any(entry["action"] == "draw" for entry in beyond):
        yield {"kind": "draws"}


def hourglasses(before: View, after: View, seat: int) -> Iterator[Reason]:
    for other, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if new["hourglass"] and not old["hourglass"]:
            yield {"kind": "skips", "seat": other}
    if after["players"][seat]["protected"] and not before["players"][seat]["protected"]:
        yield {"kind": "protected"}


REASONS = Reasons(DECLARED, find)
