"""Glücksgriff in sentences: what an action does, and what somebody did, in the words of the page.

This module only chooses messages and their parts; say.ts of the page does the same, and a test
compares the sentences of both in every language.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from glueck.games.gluecksgriff.terminal.words import t
from glueck.terminal.setting import Setting
from glueck.terminal.words import facts, listed

Entry = dict[str, Any]
SPECIAL = ("J", "H", "M")


# -- cards ---------------------------------------------------------------------------------


def house_title(card: str, at: Setting) -> str:
    """House cards are named by the player who opened the table; positions have only their
    numbers."""
    house = at.options.get("house_cards", ())
    number = int(card[1:])
    return str(house[number]["title"]) if number < len(house) else t("griff-card-X")


def card_name(card: str, at: Setting) -> str:
    """Numbers are themselves."""
    if card in SPECIAL:
        return t(f"griff-card-{card}")
    return house_title(card, at) if card.startswith("X") else card


def a_card(card: str | None, at: Setting) -> str:
    """A card in the case for laying or taking it: “a 6”, „einen Joker“, «карту 6»; “a card” if
    unknown."""
    return t("griff-a-card", **card_parts(card, at)) if card else t("griff-some-card")


def card_parts(card: str, at: Setting) -> dict[str, Any]:
    if card.startswith("X"):
        return {"card": "X", "title": house_title(card, at)}
    return {"card": int(card) if card.isdecimal() else card, "title": ""}


def is_one(cards: Sequence[str]) -> bool:
    """A single card has its article."""
    return len(cards) == 1 and "-" not in cards[0]


def groups(cards: Sequence[str], at: Setting) -> str:
    """“joker–2–3” from an action's “J-2-3”; for a knock the cards below and above a street."""
    return listed("–".join(card_name(card, at) for card in one.split("-")) for one in cards)


def name_at(seat: str, at: Setting) -> str:
    return at.names[int(seat)] if seat.isdecimal() and int(seat) < len(at.names) else ""


# -- actions -------------------------------------------------------------------------------


def say_action(action: str, at: Setting) -> str:
    """The text of the button for this action."""
    verb, *rest = action.split()
    match verb:
        case "discard" | "offer":
            text = t(f"griff-{verb}", card=a_card(rest[0], at))
        case "knock" if is_one(rest):
            text = t("griff-knock-one", **card_parts(rest[0], at))
        case "set" | "street" | "knock":
            text = t(f"griff-{verb}", cards=groups(rest, at))
        case "hourglass":
            text = t("griff-hourglass", name=name_at(rest[0], at))
        case "take" if rest[0] == "from":
            text = t("griff-take-from", name=name_at(rest[1], at))
        case "glücksgriff":
            text = "Glücksgriff!"  # in every language
        case _:
            text = t("-".join(["griff", verb, *rest[:1]]))
    return text[:1].upper() + text[1:]


# -- the log -------------------------------------------------------------------------------


def deed(entry: Entry, at: Setting) -> str:
    verb, *rest = entry["action"].split()
    name, other = at.names[entry["seat"]], name_at(rest[-1] if rest else "", at)
    match verb:
        case "take":
            card = a_card(entry.get("taken"), at)
            from_whom = "-from" if rest[0] == "from" else ""
            return t(f"did-take{from_whom}", name=name, other=other, card=card)
        case "discard" | "offer":
            return t(f"did-{verb}", name=name, card=a_card(rest[0], at))
        case "knock" if is_one(rest):
            return t("did-knock-one", name=name, **card_parts(rest[0], at))
        case "set" | "street" | "knock":
            return t(f"did-{verb}", name=name, cards=groups(rest, at))
        case "lay":
            return t("did-lay", name=name, card=a_card(entry.get("laid"), at))
        case "glücksgriff":
            return t("did-call", name=name)
    return t(f"did-{verb}", name=name, other=other)


def deeds(entry: Entry, at: Setting) -> list[str]:
    """What was done; the end of a turn has no sentence of its own."""
    told = [] if entry["action"] == "end" else [deed(entry, at)]
    return [*told, t("griff-reshuffled")] if entry.get("reshuffled") else told


def sentences(entry: Entry, at: Setting) -> list[str]:
    """What was done, and its results."""
    told = deeds(entry, at)
    if "round_over" not in entry:
        return told
    told.append(t("griff-round-over", round=entry["round_over"]))
    if call := call_of(entry):
        told.append(say_call(call, at))
    told += [text for point in entry["points"] if (text := counted(point, entry, at))]
    if "dealer" in entry:
        card = a_card(entry.get("upcard"), at)
        told.append(t("griff-next-round", name=at.names[entry["dealer"]], card=card))
    return told


def counted(point: Entry, entry: Entry, at: Setting) -> str:
    seat, name = point["seat"], at.names[point["seat"]]
    if point["why"] == "halved":
        left = entry["totals"][seat]
        return t("griff-halved", name=name, reached=point["reached"], points=left)
    if point["why"] != "hand":
        return ""
    hand = facts(card_name(card, at) for card in entry["hands"][seat])
    cards = hand or t("griff-empty-hand")
    return t("griff-points", name=name, points=point["points"], cards=cards)


class Call(NamedTuple):
    """Who called in a round, with how many points, and who had as few: nobody if the call was
    right."""

    seat: int
    hand: int
    lowest: int = 0
    others: tuple[int, ...] = ()
    points: int = 0


def call_of(entry: Entry) -> Call | None:
    hands: dict[int, int] = {}
    for point in entry["points"]:
        if "hand" in point:
            hands.setdefault(point["seat"], point["hand"])
    verdicts = {point["why"]: point for point in reversed(entry["points"])}
    if right := verdicts.get("call"):
        return Call(right["seat"], hands[right["seat"]])
    wrong = verdicts.get("wrong-call")
    if not wrong:
        return None
    seat, lowest = wrong["seat"], wrong["lowest"]
    others = tuple(one for one, hand in hands.items() if one != seat and hand == lowest)
    return Call(seat, hands.get(seat, 0), lowest, others, wrong["points"])


def say_call(call: Call, at: Setting) -> str:
    return t(
        "griff-wrong-call" if call.others else "griff-right-call",
        name=at.names[call.seat],
        hand=call.hand,
        lowest=call.lowest,
        points=call.points,
        others=listed(at.names[seat] for seat in call.others),
    )
