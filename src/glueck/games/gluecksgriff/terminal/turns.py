"""A turn in one sentence: what was discarded and what was drawn; the same as turns.ts of the
page."""

from collections.abc import Sequence
from typing import Any

from glueck.games.gluecksgriff.terminal.say import a_card, call_of, deeds, say_call
from glueck.games.gluecksgriff.terminal.words import t
from glueck.terminal.setting import Setting
from glueck.terminal.words import facts

Entry = dict[str, Any]
DISCARDS = ("discard", "set", "street", "hourglass")
AFTER_A_DISCARD = ("draw", "take", "lay", "end")


def verb(entry: Entry) -> str:
    return str(entry["action"].split()[0])


def continues(entry: Entry, before: Entry) -> bool:
    goes_on = verb(entry) in AFTER_A_DISCARD or verb(before) == "deflect"
    return entry["seat"] == before["seat"] and "round_over" not in before and goes_on


def summary(entries: Sequence[Entry], at: Setting) -> list[str]:
    one = in_one(entries, at)
    told = [one] if one else [text for entry in entries for text in deeds(entry, at)]
    last = entries[-1]
    return [*told, whole_round(last, at)] if "round_over" in last else told


def in_one(entries: Sequence[Entry], at: Setting) -> str:
    """A discard, a draw, and perhaps what happened to the drawn card; nothing if more happened."""
    first, drawn, last = (*entries[:3], None, None, None)[:3]
    reshuffled = any(entry.get("reshuffled") for entry in entries)
    if not first or not drawn or verb(first) not in DISCARDS or reshuffled:
        return ""
    did = deeds(first, at)[0].removesuffix(".")
    if verb(drawn) == "draw" and last and verb(last) == "lay":
        return t("turn-lay", did=did, card=a_card(last.get("laid"), at))
    if last and verb(last) != "end":
        return ""
    if verb(drawn) == "take":
        return t("turn-take", did=did, card=a_card(drawn.get("taken"), at))
    return t("turn-then-draw", did=did)


def whole_round(entry: Entry, at: Setting) -> str:
    call = call_of(entry)
    totals = [
        t("turn-total", name=at.names[seat], total=total)
        for seat, total in enumerate(entry["totals"])
    ]
    said = [t("griff-round-over", round=entry["round_over"])]
    said += [say_call(call, at)] if call else []
    return " ".join([*said, t("turn-totals", totals=facts(totals))])
