"""Where points come from: every one as an entry, by the same functions that award them."""

from typing import Any, NamedTuple

import numpy as np

from glueck.engine.compile import kernel
from glueck.engine.game import Entry
from glueck.engine.record import Array
from glueck.games.glueckauf import actions, box
from glueck.games.glueckauf.box import (
    CARDS,
    DELIVERY,
    ELEMENT,
    ELEMENTS_A_SHIFT,
    SHIFTS,
    VEHICLES,
    VP_OF,
)
from glueck.games.glueckauf.position import DELIVERED
from glueck.games.glueckauf.rules import delivery, end, flow, score

FIRST_DELIVERY = actions.PLACE + DELIVERY - 1


def explain(before: Array, action: int) -> list[Entry]:
    """The points an action brings, to anybody."""
    if FIRST_DELIVERY <= action < FIRST_DELIVERY + VEHICLES:
        return deliveries(before, action - FIRST_DELIVERY)
    if action == actions.END and ends_shift(before):
        return shift_end(before)
    return []


def deliveries(states: Array, vehicle: int) -> list[Entry]:
    """GA-DEL-05: the printed points of each card."""
    seat = int(states["seat"][0])
    cards = np.zeros(CARDS + 1, bool)
    list_deliverable(states, seat, vehicle, cards)
    return [
        {"seat": seat, "points": int(VP_OF[card]), "why": "delivery", "card": card}
        for card in np.flatnonzero(cards).tolist()
    ]


def shift_end(states: Array) -> list[Entry]:
    """What ends with this shift: its majorities and, after the last, the final evaluation."""
    shift = int(states["shift"][0])
    entries = majorities(states, shift)
    return entries + final_evaluation(states) if shift == SHIFTS else entries


def majorities(states: Array, shift: int) -> list[Entry]:
    """Each element that brings somebody points, with everybody's count."""
    return told_majorities(counted(states), shift)


def final_evaluation(states: Array) -> list[Entry]:
    """GA-END-02 … GA-END-09: each line of each seat, also those that bring nothing."""
    return told_lines(counted(states))


def project(states: Array) -> dict[str, Any]:
    """What everybody would have if the shift ended now, and if the whole game did."""
    seats, shift = int(states["seats"][0]), int(states["shift"][0])
    points = np.zeros(seats, np.int64)
    points_of(states, points)
    if states["over"][0]:
        return {"now": points.tolist(), "shift": points.tolist(), "final": points.tolist(),
                "shift_entries": [], "final_entries": []}  # fmt: skip
    now = counted(states)
    shift_entries = told_majorities(now, shift)
    final_entries = told_majorities(now, SHIFTS) + told_lines(now)
    return {
        "now": points.tolist(),
        "shift": add(points, shift_entries),
        "final": add(points, final_entries),
        "shift_entries": shift_entries,
        "final_entries": final_entries,
    }


class Counted(NamedTuple):
    """What would be counted now, seat by seat."""

    elements: list[list[list[int]]]  # of each: how much of it, and the points for it
    lines: list[list[list[int]]]  # of the final evaluation: points, and what they are for


def counted(states: Array) -> Counted:
    seats = int(states["seats"][0])
    elements = np.zeros((len(ELEMENT), 2, seats), np.int64)
    lines = np.zeros((seats, 2, len(end.LINE)), np.int64)
    count(states, elements, lines)
    return Counted(elements.tolist(), lines.tolist())


def told_majorities(now: Counted, shift: int) -> list[Entry]:
    elements = zip(ELEMENT, now.elements[: ELEMENTS_A_SHIFT * shift], strict=False)
    return [
        {"seat": seat, "points": points, "why": "majority", "shift": shift,
         "element": element, "counts": counts}
        for element, (counts, awards) in elements
        for seat, points in enumerate(awards)
        if points
    ]  # fmt: skip


def told_lines(now: Counted) -> list[Entry]:
    return [
        {"seat": seat, "points": points, "why": line, "amount": amount}
        for seat, lines in enumerate(now.lines)
        for line, points, amount in zip(end.LINE, *lines, strict=True)
    ]


def add(points: Array, entries: list[Entry]) -> list[int]:
    total: list[int] = points.tolist()
    for entry in entries:
        total[entry["seat"]] += entry["points"]
    return total


def news(before: Array, action: int, after: Array) -> Entry:
    """What everybody sees happen, besides the action's own words."""
    entry: Entry = {}
    if after["drawn"][0] > before["drawn"][0]:
        entry["drawn"] = int(after["drawn"][0])
    if action == actions.END:
        space = int(before["space"][0])
        if box.FACTORY <= space < box.FACTORY_DRAW:
            if new := int(after["factory"][0][space - box.FACTORY]):
                entry["revealed"] = box.TILE[new - 1]
        elif box.ORDER <= space < box.ORDER_DRAW:
            if new := int(after["display"][0][space - box.ORDER]):
                entry["revealed"] = new
        if ends_shift(before):
            entry |= {"shift_over": int(before["shift"][0]), "delivered": revealed(before)}
            if not after["over"][0]:
                entry["starter"] = int(after["starter"][0])
    elif action < actions.PLACE and before["phase"][0] != after["phase"][0]:
        entry["revealed"] = after["display"][0].tolist()
    return entry


def revealed(states: Array) -> list[list[int]]:
    """GA-SHIFT-02: everybody shows all delivered orders."""
    place, seats = states["place"][0], int(states["seats"][0])
    return [np.flatnonzero(place == DELIVERED + seat).tolist() for seat in range(seats)]


def ends_shift(states: Array) -> bool:
    """GA-FLOW-08"""
    return not somebody_has_workers(states)


@kernel
def somebody_has_workers(states):
    return flow.workers_left(states[0])


@kernel
def list_deliverable(states, seat, vehicle, cards):
    for card in delivery.cards_of(vehicle):
        cards[card] = delivery.deliverable(states[0], seat, card)


@kernel
def count(states, elements, lines):
    s = states[0]
    for element in range(len(elements)):
        counts = elements[element, 0]
        score.count(s, element, counts)
        for seat in range(s.seats):
            elements[element, 1, seat] = score.award(counts, s.seats, element, seat)
    for seat in range(s.seats):
        end.final_lines(s, seat, lines[seat, 0])
        amounts = lines[seat, 1]
        amounts[end.MONEY] = s.miner[seat].money
        amounts[end.COAL] = end.cubes(s, seat)
        amounts[end.ORDERS] = end.outstanding(s, seat)
        amounts[end.IMBALANCE] = end.imbalance(s.miner[seat])


@kernel
def points_of(states, points):
    end.score(states[0], points)
