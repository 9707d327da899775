"""What a hand weighs: its points, and how many turns it takes to get rid of them.

A turn lays one combination and draws a card, so single cards never become fewer; sets, streets
and knocks make a hand small. Numbers are held four bits each in one integer: taking a
combination out of a hand is a subtraction.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import HOUSE, IS_JOKER, NUMBERS, SHORTEST_STREET

# CARD was found by games against players with other weights; the others are guesses that no step
# up or down was seen to better (6000 games each, so less than about 1 % would not show).
CARD = 5.4  # a card weighs so much more than its points
SPARED = 3.0  # less for a card that goes out together with another
NEXT = 0.5  # the share of what the next turn can lay that does not count any more
NEAR = 0.5  # less for two numbers in a row: half a street

POINTS_OF_JOKER = 15


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
    """Of the other cards: how many are jokers, how many are not, and the points of all."""
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
def points_of(hand):
    total = np.int64(0)
    for number in range(NUMBERS):
        total += (hand >> 4 * number & 15) * number
    return total


@jit
def size_of(hand):
    cards = np.int64(0)
    for number in range(NUMBERS):
        cards += hand >> 4 * number & 15
    return cards


@jit
def most_laid(hand, spare, others, card):
    """The most that one combination takes out of a hand, if every card counts `card` more than its
    points. Of jokers one at the most is thought of."""
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
    """Cards that go out with another one, and numbers in a row that are no street yet."""
    together, near, length, cards = 0, 0, 0, 0
    for number in range(NUMBERS):
        held = hand >> 4 * number & 15
        if held == 0:
            length = 0
            continue
        cards += held
        together += held - 1
        length += 1
        if length == SHORTEST_STREET:
            together += SHORTEST_STREET - 1
        elif length > SHORTEST_STREET:
            together += 1
        elif length == SHORTEST_STREET - 1:
            near += 1
    return together + min(spare, cards), near


@jit
def burden(hand, spare, others, rest):
    """What is in the way of an empty hand, in points, when one's turn is over."""
    cards = size_of(hand) + spare + others
    together, near = spared(hand, spare)
    weight = points_of(hand) + rest + CARD * cards
    laid = most_laid(hand, spare, others, CARD)
    return weight - SPARED * together - NEAR * near - NEXT * laid
