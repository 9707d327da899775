"""A position as people and clients see it: a whitelist, in words, ready for JSON.

It is given a position in which everything the viewer may not know is already blank.
"""

from typing import Any

from glueck.games.gluecksgriff.box import HOUSE, HOUSE_CARDS, KIND, ROLE, STALEMATE
from glueck.games.gluecksgriff.hand import SHOWN
from glueck.games.gluecksgriff.state import AFTER_DRAW, PHASE, PLAY

Plain = dict[str, Any]


def present(p: Plain, viewer: int) -> dict[str, Any]:
    seats = p["seats"]
    return {
        "game": "gluecksgriff",
        "viewer": None if viewer < 0 else viewer,
        "seats": seats,
        "phase": PHASE[p["phase"]],
        "turn": None if p["over"] else p["seat"],
        "over": bool(p["over"]),
        "round": p["rounds"],
        "dealer": p["dealer"],
        "caller": p["caller"] - 1 if p["caller"] else None,
        "last_moves": p["last_moves"],
        "stalemate": {"turns": p["idle"], "at": STALEMATE * seats},
        "draw_pile": p["stock_count"],
        "pile": {"count": p["pile"]["count"], "top": play(p, p["pile"]["count"])},
        "offer": play(p, p["offered"]) if PHASE[p["phase"]] in OFFERING else None,
        "drawn": name(p["drawn"]) if viewer == p["seat"] and p["phase"] == AFTER_DRAW else None,
        "magic": {
            "seat": p["active"] - 1,
            "card": name(p["magic"]),
            "laid": [name(kind) for kind in p["laid"][:seats]],
        }
        if p["magic"]
        else None,
        "players": [player(p, seat, viewer) for seat in range(seats)],
        "limit": p["limit"],
        "wrong_call": "flat_30" if p["flat_30"] else "hand_plus_30",
        "house_cards": [
            {"card": KIND[kind - 1], "value": p["value"][kind], "power": ROLE[p["role"][kind]]}
            for kind in range(HOUSE, HOUSE + HOUSE_CARDS)
            if p["deck"][kind]
        ],
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


def player(p: Plain, seat: int, viewer: int) -> dict[str, Any]:
    known = [count % SHOWN for count in p["known"][seat]]
    seen = seat == viewer or p["over"]  # the last hands lie open, and so are known
    hand = known if p["over"] else p["hand"][seat]
    return {
        "total": p["total"][seat],
        "cards": p["cards"][seat],
        "hand": names(hand) if seen else None,
        "points": sum(n * value for n, value in zip(hand, p["value"], strict=True))
        if seen
        else None,
        "known": names(known),
        "hourglass": name(p["front"][seat]),
        "protected": bool(p["skipped"][seat]),
    }


WORDS = {"cards": list(KIND), "phases": list(PHASE)}
