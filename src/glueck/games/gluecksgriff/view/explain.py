"""Where points come from, and what everybody sees happen."""

from typing import Any

from glueck.engine import kernel
from glueck.engine.game import Entry
from glueck.engine.record import Array
from glueck.games.gluecksgriff.actions import LAY, TAKE
from glueck.games.gluecksgriff.box import KIND, PUNISHMENT
from glueck.games.gluecksgriff.rules.draw import LOW
from glueck.games.gluecksgriff.view.present import names

ALWAYS_REACHED = -1  # no total is that low


def counting(before: Array, action: int) -> Any:
    """The table as a round is counted after this action, or None if it goes on: the same action
    where every counting is the last, so that nothing is dealt anew."""
    last = before.copy()
    last["limit"] = ALWAYS_REACHED
    kernel.play(last, 0, action)
    return last[0] if last["over"][0] > before["over"][0] else None


def explain(before: Array, action: int) -> list[Entry]:
    """GG-SCORE-01 … GG-SCORE-08: the hand, the call, the halving; they add up to the new total."""
    a = counting(before, action)
    if a is None:
        return []
    entries: list[Entry] = []
    caller = int(a.caller) - 1
    hands = [int((a.hand[seat].astype(int) * a.value).sum()) for seat in range(int(a.seats))]
    for seat, points in enumerate(hands):
        entries += seat_entries(seat, points, seat == caller, hands, bool(a.flat_30))
        gained = sum(entry["points"] for entry in entries if entry["seat"] == seat)
        reached = int(before["total"][0][seat]) + gained
        if int(a.total[seat]) != reached:
            halving = int(a.total[seat]) - reached
            entries.append({"seat": seat, "points": halving, "why": "halved", "reached": reached})
    return entries


def seat_entries(seat: int, points: int, called: bool, hands: list[int], flat: bool) -> list[Entry]:
    if not called:
        return [{"seat": seat, "points": points, "why": "hand", "hand": points}]
    others = [value for other, value in enumerate(hands) if other != seat]
    if min(others) > points:
        return [{"seat": seat, "points": 0, "why": "call", "hand": points}]
    own = 0 if flat else points
    return [
        {"seat": seat, "points": own, "why": "hand", "hand": points},
        {"seat": seat, "points": PUNISHMENT, "why": "wrong-call", "lowest": min(others)},
    ]


def project(states: Array) -> dict[str, Any]:
    """Hands are secret: all there is to project from are the totals."""
    seats = int(states["seats"][0])
    totals = states["total"][0][:seats].tolist()
    return {"now": totals, "limit": int(states["limit"][0])}


def news(before: Array, action: int, after: Array) -> Entry:
    """What everybody sees besides the action's own words."""
    entry: Entry = {}
    last = counting(before, action)
    if last is not None:
        b, a = before[0], after[0]
        seats = int(a.seats)
        entry["round_over"] = int(b.rounds)
        entry["hands"] = [names(last.hand[seat].tolist()) for seat in range(seats)]
        entry["totals"] = a.total[:seats].tolist()
        if not a.over:
            entry |= {"dealer": int(a.dealer), "upcard": KIND[a.pile.card[0] - 1]}
    elif after["stock_count"][0] > before["stock_count"][0]:
        entry["reshuffled"] = int(after["fresh"][0].sum())
    if TAKE <= action < LAY:
        entry["taken"] = KIND[taken(before, action - TAKE) - 1]
    return entry


def taken(before: Array, end: int) -> int:
    """The card that is taken from an end of the offered play."""
    pile, at = before["pile"], int(before["offered"][0]) - 1
    while end == LOW and pile["play"][0][at] == 0:
        at -= 1
    return int(pile["card"][0][at])
