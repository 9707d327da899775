"""The burden of a hand: its points, and how many turns it takes to get rid of them.

A turn lays one combination and draws a card, so single cards never become fewer; sets, streets
and knocks make a hand small. Numbers are stored with four bits each in one integer: taking a
combination out of a hand is a subtraction.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import HOUSE, IS_JOKER, NUMBERS, SHORTEST_STREET

# CARD was found in games against players with other weights; the others are guesses that no step up
# or down was found to improve (6000 games each, so less than about 1 % would not show).
CARD = 5.4  # a card's burden beyond its points
SPARED = 3.0  # less for a card that goes out together with another
NEXT = 0.5  # the share of the next turn's cards that no longer counts
NEAR = 0.5  # less for two numbers in a row: half a street

POINTS_OF_JOKER = 15

# Four bits a number, so sums over all numbers need no loop: first two by two, in bytes; a number of
# bytes modulo 255 is their sum.
PAIRS = 0x0F0F0F0F0F0F0F0F
ONES = 0x0111111111111111  # one card of each number
BYTE, SUM = 8, 255

# Identifies the number of a single card: modulo this prime all of them differ.
ALL_DIFFER = 61
NUMBER_OF = np.zeros(ALL_DIFFER, np.int64)
for number in range(NUMBERS):
    NUMBER_OF[(1 << 4 * number) % ALL_DIFFER] = number


@jit
def one(number):
    """A card of this number, in a hand written as one integer."""
    return np.int64(1) << 4 * number


@jit
def numbers(s, seat):
    """The number cards of a hand, four bits each."""
    hand = np.int64(0)
    for number in range(NUMBERS):
        hand |= np.int64(s.hand[seat, number + 1]) << 4 * number
    return hand


@jit
def specials(s, seat):
    """For the other cards: the number of jokers, of non-jokers, and the points of all."""
    spare, others, rest = np.int64(0), np.int64(0), np.int64(0)
    for kind in range(NUMBERS + 1, HOUSE + s.house):
        held = np.int64(s.hand[seat, kind])
        rest += held * s.value[kind]
        if s.role[kind] == IS_JOKER:
            spare += held
        else:
            others += held
    return spare, others, rest


@jit
def in_pairs(hand):
    """Each number with the next one, in a byte."""
    return (hand & PAIRS) + (hand >> 4 & PAIRS)


@jit
def points_of(hand):
    """The k-th pair counts 2k for each card, and the second of a pair one more."""
    above = in_pairs(hand) >> BYTE
    above += above >> BYTE  # each byte the sum of itself and the next, …
    above += above >> 2 * BYTE
    above += above >> 4 * BYTE  # … and of all after it: so the k-th pair is counted k times
    return 2 * (above % SUM) + (hand >> 4 & PAIRS) % SUM


@jit
def size_of(hand):
    return in_pairs(hand) % SUM


@jit
def held_once(hand):
    """One card of each number that is held."""
    return (hand | hand >> 1 | hand >> 2) & ONES


@jit
def most_laid(hand, spare, others, card):
    """The most that one combination takes out of a hand, if every card counts `card` more than its
    points. At most one joker is considered."""
    held = held_once(hand)
    if spare > 0 or held & held >> 4 & held >> 8 != 0:
        return most_laid_in_rows(hand, spare, others, card)
    most = most_alike(hand, card)
    return max(most, POINTS_OF_JOKER + card) if others > 0 else most


@jit
def most_alike(hand, card):
    """The same, if there is neither a street nor a joker: only cards of one number."""
    if hand == 0:
        return 0.0
    number = NUMBERS - 1
    while hand >> 4 * number == 0:
        number -= 1
    most = (hand >> 4 * number) * (number + card)
    several = (hand >> 1 | hand >> 2) & ONES & one(number) - 1  # one of a lower number is less
    while several != 0:
        lowest = several & -several
        lower = NUMBER_OF[lowest % ALL_DIFFER]
        most = max(most, (hand >> 4 * lower & 15) * (lower + card))
        several -= lowest
    return most


@jit
def most_laid_in_rows(hand, spare, others, card):
    most, joker = 0.0, POINTS_OF_JOKER + card
    length, row, mended, mended_row = 0, 0.0, 0, 0.0  # a street so far, and one with a joker
    for number in range(NUMBERS):
        held = hand >> 4 * number & 15
        if held == 0:
            mended, mended_row = (length + 1, row + joker) if length > 0 else (0, 0.0)
            length, row = 0, 0.0
            continue
        length, row = length + 1, row + number + card
        most = max(most, held * (number + card) + (joker if spare > 0 else 0.0))
        if length >= SHORTEST_STREET:
            most = max(most, row)
        if mended > 0:
            mended, mended_row = mended + 1, mended_row + number + card
        if spare > 0 and length + 1 >= SHORTEST_STREET:
            most = max(most, row + joker)
        if spare > 0 and mended >= SHORTEST_STREET:
            most = max(most, mended_row)
    return max(most, joker) if others > 0 or spare > 0 else most


@jit
def spared(hand, spare):
    """Counts cards that go out with another one, and numbers in a row before they are a street."""
    held, cards = held_once(hand), size_of(hand)
    followed = held & held >> 4  # by the next number
    inner = followed & followed >> 4
    in_streets = inner | inner << 4  # one for each card of a street but its highest
    rows = followed & ~(followed << 4)
    return cards - size_of(held) + size_of(in_streets) + min(spare, cards), size_of(rows)


@jit
def burden(hand, spare, others, rest):
    """The distance to an empty hand, in points, after the seat's turn."""
    cards = size_of(hand) + spare + others
    together, near = spared(hand, spare)
    weight = points_of(hand) + rest + CARD * cards
    laid = most_laid(hand, spare, others, CARD)
    return weight - SPARED * together - NEAR * near - NEXT * laid
