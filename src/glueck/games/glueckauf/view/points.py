"""Where points come from: an entry for each, by the same functions that award them."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.fill import add_points
from glueck.engine.scratch import scratch
from glueck.games.glueckauf.box import ELEMENTS_A_SHIFT, SHIFTS, VP_OF
from glueck.games.glueckauf.position import SEATS
from glueck.games.glueckauf.rules import delivery, end, score
from glueck.games.glueckauf.rules.score import ELEMENTS
from glueck.games.glueckauf.view.declaration import DELIVERY, FIRST_LINE, MAJORITY

LINES = len(end.LINE)  # of the final evaluation


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
    """Each element that gives somebody points, with everybody's count."""
    counts = scratch(np.int64, ELEMENTS, SEATS)
    score.count(s, counts)
    for element in range(ELEMENTS_A_SHIFT * shift):
        for seat in range(s.seats):
            points = score.award(counts[element], s.seats, element, seat)
            if points:
                tell_majority(s, element, counts[element], seat, points, shift, entries)


@jit
def tell_majority(s, element, counts, seat, points, shift, entries):
    entry = add_points(entries, seat, points, MAJORITY)
    entry.shift = shift
    entry.element = element
    entry.counts.count = s.seats
    for other in range(s.seats):
        entry.counts.items[other] = counts[other]


@jit
def tell_final_evaluation(s, entries):
    """GA-END-02 … GA-END-09: each line of each seat, also those without points."""
    amounts, points = scratch(np.int64, LINES), scratch(np.int64, LINES)
    for seat in range(s.seats):
        end.final_lines(s, seat, amounts, points)
        for line in range(LINES):
            add_points(entries, seat, points[line], FIRST_LINE + line).amount = amounts[line]


@jit
def project(s, v):
    """The scores if the shift ended now, and if the whole game did."""
    v.now.count = v.shift.count = v.final.count = s.seats
    for seat in range(s.seats):
        points = s.miner[seat].points
        v.now.items[seat] = v.shift.items[seat] = v.final.items[seat] = points
    if not s.over:
        project_majorities(s, v)
        tell_final_evaluation(s, v.final_entries)
        add_up(v.shift_entries, v.shift)
        add_up(v.final_entries, v.final)


@jit
def project_majorities(s, v):
    """Those of this shift, and those of the last; counted once for both."""
    counts = scratch(np.int64, ELEMENTS, SEATS)
    score.count(s, counts)
    for element in range(ELEMENTS):
        for seat in range(s.seats):
            points = score.award(counts[element], s.seats, element, seat)
            if points:
                project_majority(s, element, counts[element], seat, points, v)


@jit
def project_majority(s, element, counts, seat, points, v):
    if element < ELEMENTS_A_SHIFT * s.shift:
        tell_majority(s, element, counts, seat, points, s.shift, v.shift_entries)
    tell_majority(s, element, counts, seat, points, SHIFTS, v.final_entries)


@jit
def add_up(entries, totals):
    for i in range(entries.count):
        entry = entries.items[i]
        totals.items[entry.seat] += entry.points
