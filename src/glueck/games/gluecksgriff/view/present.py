"""A position as people and clients see it: a whitelist, in words, ready for JSON.

It is given a position in which everything the viewer may not know is already blank.
"""

from collections.abc import Mapping
from typing import Any

from glueck.engine.look import Parts, View
from glueck.games.gluecksgriff.box import HOUSE, HOUSE_CARDS, KIND, ROLE, STALEMATE
from glueck.games.gluecksgriff.position import AFTER_DRAW, PHASE, PLAY
from glueck.games.gluecksgriff.rules.hand import SHOWN

Plain = Mapping[str, Any]


def table(p: Plain) -> View:
    values, roles, deck = p["value"], p["role"], p["deck"]
    return {
        "game": "gluecksgriff",
        "seats": p["seats"],
        "limit": p["limit"],
        "wrong_call": "flat_30" if p["flat_30"] else "hand_plus_30",
        "house_cards": [
            {"card": KIND[kind - 1], "value": values[kind], "power": ROLE[roles[kind]]}
            for kind in range(HOUSE, HOUSE + HOUSE_CARDS)
            if deck[kind]
        ],
    }


def mine(p: Plain, viewer: int) -> View:
    drawn = name(p["drawn"]) if viewer == p["seat"] and p["phase"] == AFTER_DRAW else None
    return {"viewer": None if viewer < 0 else viewer, "drawn": drawn}


def turn(p: Plain) -> View:
    return {
        "phase": PHASE[p["phase"]],
        "turn": None if p["over"] else p["seat"],
        "over": bool(p["over"]),
        "round": p["rounds"],
        "dealer": p["dealer"],
        "caller": p["caller"] - 1 if p["caller"] else None,
        "last_moves": p["last_moves"],
        "stalemate": {"turns": p["idle"], "at": STALEMATE * p["seats"]},
        "draw_pile": p["stock_count"],
    }


def magic(p: Plain) -> View:
    laid = [name(kind) for kind in p["laid"][: p["seats"]]]
    card = {"seat": p["active"] - 1, "card": name(p["magic"]), "laid": laid}
    return {"magic": card if p["magic"] else None}


def piles(p: Plain) -> View:
    count = p["pile"]["count"]
    return {
        "pile": {"count": count, "top": play(p, count)},
        "offer": play(p, p["offered"]) if PHASE[p["phase"]] in OFFERING else None,
    }


OFFERING = ("draw", "magic-choose")


def name(kind: int) -> str | None:
    return KIND[kind - 1] if kind else None


def names(counts: list[int]) -> list[str]:
    """The cards of a hand, lowest first."""
    return [KIND[kind - 1] for kind, count in enumerate(counts) for _ in range(count)]


def play(p: Plain, end: int) -> dict[str, Any] | None:
    """The play whose last card is the end-th of the pile, bottom or lowest first."""
    pile = p["pile"]
    if end == 0:
        return None
    start = end - 1
    while not pile["play"][start]:
        start -= 1
    cards = [
        {
            "card": name(pile["card"][i]),
            "number": pile["number"][i] - 1 if pile["number"][i] else None,
            "owner": pile["owner"][i] - 1 if pile["owner"][i] else None,
        }
        for i in range(start, end)
    ]
    return {"kind": PLAY[pile["play"][start]], "cards": cards}


def player(p: Plain, seat: int) -> View:
    return {
        "total": p["total"][seat],
        "cards": p["cards"][seat],
        "known": names(shown(p, seat)),
        "hourglass": name(p["front"][seat]),
        "protected": bool(p["skipped"][seat]),
    }


def shown(p: Plain, seat: int) -> list[int]:
    """The cards of a hand that everybody has seen."""
    return [count % SHOWN for count in p["known"][seat]]


def hand(p: Plain, seat: int, viewer: int) -> View:
    seen = seat == viewer or p["over"]  # the last hands lie open, and so are known
    if not seen:
        return {"hand": None, "points": None}
    cards = shown(p, seat) if p["over"] else p["hand"][seat]
    points = sum(n * value for n, value in zip(cards, p["value"], strict=True))
    return {"hand": names(cards), "points": points}


PRESENT = Parts(
    open=(table, turn, piles, magic), own=(mine,), open_seat=(player,), own_seat=(hand,)
)

WORDS: dict[str, Any] = {"cards": list(KIND), "phases": list(PHASE)}
