"""The clause that says why cards are not a play at all, whoever holds them. All plays have a
number."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.actions import SETS
from glueck.games.gluecksgriff.box import NUMBERS
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.plays import (
    SET_JOKERS,
    SET_NUMBERS,
    SET_SHAPES,
    STREET_LENGTH,
    STREET_LOW,
    STREET_PATTERN,
    STREETS,
)
from glueck.games.gluecksgriff.position import MAIN
from glueck.games.gluecksgriff.rules import index

AS_SET, AS_STREET = range(2)  # the names of cards
JOKER = -1  # instead of a number
SHAPES = len(SET_SHAPES)
SET_TOP = np.array([top for _, _, top in SET_SHAPES])

ONLY_JOKERS = clause("GG-JOK-06")
TOO_MANY_JOKERS = clause("GG-JOK-04")
DIFFERENT_NUMBERS = clause("GG-DISC-02")
TOO_LARGE = clause("GG-DISC-03")
NOT_IN_A_ROW = clause("GG-DISC-05")
BEYOND_THE_END = clause("GG-DISC-06")


@jit
def unfit(s, verb, cards, n):
    """Why n cards are no set or no street; 0: they can be one. But if no play is possible now, that
    clause comes first."""
    why = why_no_set(cards, n) if verb == AS_SET else why_no_street(cards, n)
    if why != 0 and s.phase != MAIN:
        why = index.why_not(s, SETS)
    return why


@jit
def why_no_set(cards, n):
    """Only the top card matters, not the order of the rest."""
    jokers, number, same = 0, JOKER, True
    for i in range(n):
        if cards[i] == JOKER:
            jokers += 1
        elif number == JOKER:
            number = cards[i]
        elif cards[i] != number:
            same = False
    if number == JOKER:
        return ONLY_JOKERS
    if not same or n < 2:
        return DIFFERENT_NUMBERS
    on_top = int(cards[n - 1] == JOKER)
    for shape in range(SHAPES):
        if SET_JOKERS[shape] == jokers and SET_NUMBERS[shape] == n - jokers:
            if SET_TOP[shape] == on_top:
                return 0
    return TOO_MANY_JOKERS if jokers >= n - jokers else TOO_LARGE


@jit
def why_no_street(cards, n):
    if is_street(cards, n):
        return 0
    first, beside, runs = NUMBERS, False, True
    for i in range(n):
        if cards[i] == JOKER:
            beside = beside or (i > 0 and cards[i - 1] == JOKER)
        elif first == NUMBERS:
            first = cards[i] - i
        elif cards[i] != (first + i) % NUMBERS:
            runs = False
    if first == NUMBERS:
        return ONLY_JOKERS
    if beside:
        return TOO_MANY_JOKERS
    beyond = first < 0 or first + n > NUMBERS
    return BEYOND_THE_END if runs and beyond else NOT_IN_A_ROW


@jit
def is_street(cards, n):
    for street in range(STREETS):
        if STREET_LENGTH[street] == n and are_street(cards, n, street):
            return True
    return False


@jit
def are_street(cards, n, street):
    for i in range(n):
        joker = STREET_PATTERN[street] >> i & 1
        if cards[i] != (JOKER if joker else STREET_LOW[street] + i):
            return False
    return True
