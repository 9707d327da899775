"""Where points come from: every one as an entry, by the same functions that award them."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.fill import add_points
from glueck.games.glueckauf.box import ELEMENTS_A_SHIFT, SHIFTS, VP_OF
from glueck.games.glueckauf.position import SEATS
from glueck.games.glueckauf.rules import delivery, end, score
from glueck.games.glueckauf.view.declaration import DELIVERY, FIRST_LINE, MAJORITY


@jit
def tell_delivery(s, vehicle, entries):
    """GA-DEL-05: the printed points of each card."""
    for card in delivery.cards_of(vehicle):
        if delivery.deliverable(s, s.seat, card):
            add_points(entries, s.seat, VP_OF[card], DELIVERY).card = card


@jit
def tell_shift_end(s, entries):
    """What ends with this shift: its majorities and, after the last, the final evaluation."""
    tell_majorities(s, s.shift, entries)
    if s.shift == SHIFTS:
        tell_final_evaluation(s, entries)


@jit
def tell_majorities(s, shift, entries):
    """Each element that brings somebody points, with everybody's count."""
    counts = np.zeros((score.ELEMENTS, SEATS), np.int64)
    score.count(s, counts)
    for element in range(ELEMENTS_A_SHIFT * shift):
        tell_element(s, element, counts[element], shift, entries)


@jit
def tell_element(s, element, counts, shift, entries):
    for seat in range(s.seats):
        points = score.award(counts, s.seats, element, seat)
        if points:
            entry = add_points(entries, seat, points, MAJORITY)
            entry.shift = shift
            entry.element = element
            entry.counts.count = s.seats
            for other in range(s.seats):
                entry.counts.items[other] = counts[other]


@jit
def tell_final_evaluation(s, entries):
    """GA-END-02 … GA-END-09: each line of each seat, also those that bring nothing."""
    points, amounts = np.zeros((2, len(end.LINE)), np.int64)
    for seat in range(s.seats):
        end.final_lines(s, seat, points)
        amounts[end.MONEY] = s.miner[seat].money
        amounts[end.COAL] = end.cubes(s, seat)
        amounts[end.ORDERS] = end.outstanding(s, seat)
        amounts[end.IMBALANCE] = end.imbalance(s.miner[seat])
        for line in range(len(end.LINE)):
            add_points(entries, seat, points[line], FIRST_LINE + line).amount = amounts[line]


@jit
def project(s, v):
    """What everybody would have if the shift ended now, and if the whole game did."""
    if not s.over:
        project_majorities(s, v)
        tell_final_evaluation(s, v.final_entries)
    v.now.count = v.shift.count = v.final.count = s.seats
    for seat in range(s.seats):
        points = s.miner[seat].points
        v.now.items[seat] = points
        v.shift.items[seat] = points + sum_of(v.shift_entries, seat)
        v.final.items[seat] = points + sum_of(v.final_entries, seat)


@jit
def project_majorities(s, v):
    """Those of this shift, and those of the last; counted once for both."""
    counts = np.zeros((score.ELEMENTS, SEATS), np.int64)
    score.count(s, counts)
    for element in range(score.ELEMENTS):
        if element < ELEMENTS_A_SHIFT * s.shift:
            tell_element(s, element, counts[element], s.shift, v.shift_entries)
        tell_element(s, element, counts[element], SHIFTS, v.final_entries)


@jit
def sum_of(entries, seat):
    total = 0
    for i in range(entries.count):
        if entries.items[i].seat == seat:
            total += entries.items[i].points
    return total
