"""The cards an action takes out of a hand: the numbers (four bits each), the jokers, the rest."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.gluecksgriff import actions as a
from glueck.games.gluecksgriff.box import IS_HOURGLASS, IS_JOKER, IS_MAGIC, NUMBERS
from glueck.games.gluecksgriff.judgement.hand_cost import one
from glueck.games.gluecksgriff.plays import (
    EXTENSION_JOKERS,
    HIGH_LENGTH,
    HIGH_NEEDS,
    LOW_LENGTH,
    LOW_NEEDS,
    MATCH_SHAPES,
    SET_SHAPES,
    SETS,
    STREET_LIST,
    STREET_NEEDS,
)
from glueck.games.gluecksgriff.rules import knock
from glueck.games.gluecksgriff.rules.hand import best


def spread_out(bits: int) -> int:
    """Numbers as bits, as a hand of one card each."""
    return sum(1 << 4 * number for number in range(NUMBERS) if bits >> number & 1)


NUMBERS_LAID = np.zeros(len(a.ACTIONS), np.int64)  # a match counts as if it were of zeros
JOKERS_LAID = np.zeros(len(a.ACTIONS), np.int64)
CLOSED = np.zeros(len(a.ACTIONS), np.int64)  # ends where nobody can knock: jokers
LOWEST_LEFT = np.full(len(a.ACTIONS), NUMBERS)  # the lowest number that the next player could take
for number in range(NUMBERS):
    NUMBERS_LAID[a.DISCARD + number] = 1 << 4 * number
    LOWEST_LEFT[a.DISCARD + number] = number
    for i, (count, jokers, top) in enumerate(SET_SHAPES):
        action = a.SETS + number * SETS + i
        NUMBERS_LAID[action] = count << 4 * number
        JOKERS_LAID[action] = jokers
        CLOSED[action] = top
        LOWEST_LEFT[action] = NUMBERS if top else number
for i, (low, length, bits) in enumerate(STREET_LIST):
    NUMBERS_LAID[a.STREETS + i] = spread_out(int(STREET_NEEDS[i]))
    JOKERS_LAID[a.STREETS + i] = bits.bit_count()
    CLOSED[a.STREETS + i] = (bits & 1) + (bits >> (length - 1) & 1)
    LOWEST_LEFT[a.STREETS + i] = NUMBERS if bits & 1 else low
for i, (count, jokers, top) in enumerate(MATCH_SHAPES):
    NUMBERS_LAID[a.MATCH + i] = count
    JOKERS_LAID[a.MATCH + i] = jokers
    CLOSED[a.MATCH + i] = top
JOKERS_LAID[a.EXTEND : a.HOURGLASS] = EXTENSION_JOKERS


@jit
def numbers_laid(s, action):
    if action < a.MATCH or action >= a.HOURGLASS:
        return NUMBERS_LAID[action]
    if action < a.EXTEND:
        return NUMBERS_LAID[action] << 4 * (s.pile.number[s.pile.count - 1] - 1)
    extension = action - a.EXTEND
    low, high, _, _ = knock.ends(s)
    laid = np.int64(0)
    for i in range(LOW_LENGTH[extension]):
        if LOW_NEEDS[extension] >> i & 1:
            laid |= one(low - 1 - i)
    for i in range(HIGH_LENGTH[extension]):
        if HIGH_NEEDS[extension] >> i & 1:
            laid |= one(high + 1 + i)
    return laid


@jit
def special_laid(s, action):
    """The one special card that is laid alone; 0: none."""
    if a.DISCARD + NUMBERS <= action < a.SETS:
        return np.int64(action - a.DISCARD + 1)
    if a.HOURGLASS <= action < a.MAGIC:
        return np.int64(best(s, s.seat, IS_HOURGLASS))
    return np.int64(best(s, s.seat, IS_MAGIC)) if action == a.MAGIC else np.int64(0)


@jit
def left_after(s, action, hand, spare, others, rest, joker):
    """A hand without what the action lays: numbers, jokers, other cards, points of these two.
    `joker` is what the joker counts that is laid first."""
    hand -= numbers_laid(s, action)
    if JOKERS_LAID[action] > 0:
        spare -= JOKERS_LAID[action]
        rest -= JOKERS_LAID[action] * joker
    kind = special_laid(s, action)
    if kind != 0:
        rest -= s.value[kind]
        if s.role[kind] == IS_JOKER:
            spare -= 1
        else:
            others -= 1
    return hand, spare, others, rest


@jit
def draws(action):
    """Whether a card is drawn afterwards, in the same turn."""
    return a.DISCARD <= action < a.MATCH or a.HOURGLASS <= action <= a.MAGIC
