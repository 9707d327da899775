"""Where points come from: every one as an entry, by the same functions that award them."""

from typing import Any

import numpy as np

from glueck.engine.game import Entry
from glueck.engine.jit import kernel
from glueck.engine.record import Array
from glueck.games.glueckauf import actions, box, delivery, end, flow, score
from glueck.games.glueckauf.box import (
    CARDS,
    DELIVERY,
    ELEMENT,
    ELEMENTS_A_SHIFT,
    SHIFTS,
    VEHICLES,
    VP_OF,
)
from glueck.games.glueckauf.state import DELIVERED, SEATS

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
    seats = int(states["seats"][0])
    counts, awards = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    entries: list[Entry] = []
    for element in range(ELEMENTS_A_SHIFT * shift):
        element_of(states, element, counts, awards)
        entries.extend(
            {"seat": seat, "points": int(awards[seat]), "why": "majority", "shift": shift}
            | {"element": ELEMENT[element], "counts": counts[:seats].tolist()}
            for seat in range(seats)
            if awards[seat]
        )
    return entries


def final_evaluation(states: Array) -> list[Entry]:
    """GA-END-02 … GA-END-09: each line of each seat, also those that bring nothing."""
    entries: list[Entry] = []
    lines, amounts = np.zeros(len(end.LINE), np.int64), np.zeros(len(end.LINE), np.int64)
    for seat in range(int(states["seats"][0])):
        lines_of(states, seat, lines, amounts)
        entries.extend(
            {"seat": seat, "points": int(points), "why": line, "amount": int(amount)}
            for line, points, amount in zip(end.LINE, lines, amounts, strict=True)
        )
    return entries


def project(states: Array) -> dict[str, Any]:
    """What everybody would have if the shift ended now, and if the whole game did."""
    seats, shift = int(states["seats"][0]), int(states["shift"][0])
    points = np.zeros(seats, np.int64)
    points_of(states, points)
    if states["over"][0]:
        return {"now": points.tolist(), "shift": points.tolist(), "final": points.tolist(),
                "shift_entries": [], "final_entries": []}  # fmt: skip
    shift_entries = majorities(states, shift)
    final_entries = majorities(states, SHIFTS) + final_evaluation(states)
    return {
        "now": points.tolist(),
        "shift": add(points, shift_entries),
        "final": add(points, final_entries),
        "shift_entries": shift_entries,
        "final_entries": final_entries,
    }


def add(points: Array, entries: list[Entry]) -> list[int]:
    total: list[int] = points.tolist()
    for entry in entries:
        total[entry["seat"]] += entry["points"]
    return total


def news(before: Array, action: int, after: Array) -> Entry:
    """What everybody sees happen, besides the action's own words."""
    b, a = before[0], after[0]
    entry: Entry = {}
    if a.drawn > b.drawn:
        entry["drawn"] = int(a.drawn)
    if action == actions.END:
        space = int(b.space)
        if box.FACTORY <= space < box.FACTORY_DRAW and a.factory[space - box.FACTORY]:
            entry["revealed"] = box.TILE[a.factory[space - box.FACTORY] - 1]
        elif box.ORDER <= space < box.ORDER_DRAW and a.display[space - box.ORDER]:
            entry["revealed"] = int(a.display[space - box.ORDER])
        if ends_shift(before):
            entry |= {"shift_over": int(b.shift), "delivered": revealed(before)}
            if not a.over:
                entry["starter"] = int(a.starter)
    elif action < actions.PLACE and b.phase != a.phase:
        entry["revealed"] = [int(card) for card in a.display]
    return entry


def revealed(states: Array) -> list[list[int]]:
    """GA-SHIFT-02: everybody shows all delivered orders."""
    place, seats = states[0].place, int(states["seats"][0])
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
def element_of(states, element, counts, awards):
    s = states[0]
    score.count(s, element, counts)
    for seat in range(s.seats):
        awards[seat] = score.award(counts, s.seats, element, seat)


@kernel
def lines_of(states, seat, lines, amounts):
    s = states[0]
    end.final_lines(s, seat, lines)
    amounts[end.MONEY] = s.miner[seat].money
    amounts[end.COAL] = end.cubes(s, seat)
    amounts[end.ORDERS] = end.outstanding(s, seat)
    amounts[end.IMBALANCE] = end.imbalance(s.miner[seat])


@kernel
def points_of(states, points):
    end.score(states[0], points)
