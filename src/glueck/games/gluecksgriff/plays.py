"""All combinations: sets, streets and knocks, as tables.

A pattern is a row of numbers and jokers; bit i is set for a joker. No two jokers
lie next to each other (GG-JOK-04). Tables are ordered so that a hand with few jokers has to
look only at their first rows.
"""

import numpy as np

from glueck.games.gluecksgriff.box import COPIES, HAND, LEAST_EXTENSION, NUMBERS, SHORTEST_STREET

JOKER_ON_TOP, NUMBER_ON_TOP = 1, 0


def patterns(length: int) -> list[int]:
    """All rows of so many cards without neighbouring jokers."""
    return [bits for bits in range(1 << length) if not bits & bits >> 1]


def ones(bits: int) -> int:
    return bits.bit_count()


# -- sets (GG-DISC-02, GG-DISC-11, GG-JOK-02, GG-JOK-05) -----------------------------------


def shapes(least: int, most_numbers: int, least_numbers: int) -> list[tuple[int, int, int]]:
    """(numbers, jokers, what is on top) of all sets of at least so many cards."""
    found = []
    for jokers in range(HAND + 1):
        for numbers in range(least_numbers, most_numbers + 1):
            if not least <= numbers + jokers <= HAND or jokers > numbers + 1:
                continue
            if numbers and jokers <= numbers:
                found.append((numbers, jokers, NUMBER_ON_TOP))
            if jokers:
                found.append((numbers, jokers, JOKER_ON_TOP))
    return found


def laid(numbers: int, jokers: int, top: int) -> int:
    """GG-A-48: bottom to top, jokers as deep as possible; as a pattern."""
    below = jokers - 1 if top == JOKER_ON_TOP else jokers
    bits = sum(1 << 2 * i for i in range(below))
    return bits | 1 << (numbers + jokers - 1) if top == JOKER_ON_TOP else bits


SET_SHAPES = shapes(2, COPIES, 1)
SET_NUMBERS, SET_JOKERS, _ = (np.array(column) for column in zip(*SET_SHAPES, strict=True))
SET_PATTERN = np.array([laid(*shape) for shape in SET_SHAPES])
SETS = len(SET_SHAPES)  # for each number

# One card of the number is on the pile already (GG-KNOCK-02, GG-KNOCK-03).
MATCH_SHAPES = shapes(1, COPIES - 1, 0)
MATCH_NUMBERS, MATCH_JOKERS, _ = (np.array(column) for column in zip(*MATCH_SHAPES, strict=True))
MATCH_PATTERN = np.array([laid(*shape) for shape in MATCH_SHAPES])

# -- streets (GG-DISC-04, GG-DISC-06, GG-JOK-03) -------------------------------------------

STREET_LIST = sorted(
    (
        (low, length, bits)
        for length in range(SHORTEST_STREET, HAND + 1)
        for low in range(NUMBERS - length + 1)
        for bits in patterns(length)
    ),
    key=lambda street: (ones(street[2]), street),
)
STREET_LOW, STREET_LENGTH, STREET_PATTERN = (
    np.array(column) for column in zip(*STREET_LIST, strict=True)
)
STREETS = len(STREET_LIST)
# Which numbers a street takes from the hand, as bits.
STREET_NEEDS = np.array([(~bits & (1 << n) - 1) << low for low, n, bits in STREET_LIST])
STREET_JOKERS = np.array([ones(bits) for _, _, bits in STREET_LIST])

# Streets with the same lowest number, length and count of jokers are consecutive: a block.
BLOCK_LIST = sorted({(ones(bits), low, length) for low, length, bits in STREET_LIST})
BLOCK_JOKERS, BLOCK_LOW, BLOCK_LENGTH = (
    np.array(column) for column in zip(*BLOCK_LIST, strict=True)
)
BLOCK_END = np.array(
    [
        sum((ones(bits), low, length) <= block for low, length, bits in STREET_LIST)
        for block in BLOCK_LIST
    ]
)  # one more than the last street of a block
HELD_OF = np.array([ones(held) for held in range(1 << HAND)])  # how many of these numbers are held

# -- extensions of a street (GG-KNOCK-05 … GG-KNOCK-08): patterns from the end outward ------

EXTENSION_LIST = sorted(
    (
        (low, low_bits, high, high_bits)
        for low in range(HAND + 1)
        for high in range(HAND + 1 - low)
        if low + high >= LEAST_EXTENSION
        for low_bits in patterns(low)
        for high_bits in patterns(high)
    ),
    key=lambda one: (ones(one[1]) + ones(one[3]), one),
)
LOW_LENGTH, LOW_PATTERN, HIGH_LENGTH, HIGH_PATTERN = (
    np.array(column) for column in zip(*EXTENSION_LIST, strict=True)
)
LOW_NEEDS = np.array([~bits & (1 << n) - 1 for n, bits, _, _ in EXTENSION_LIST])
HIGH_NEEDS = np.array([~bits & (1 << n) - 1 for _, _, n, bits in EXTENSION_LIST])
EXTENSION_JOKERS = np.array([ones(a) + ones(b) for _, a, _, b in EXTENSION_LIST])


def rows_with(jokers: np.ndarray) -> np.ndarray:
    """How many rows of a table need at most 0, 1, 2, … jokers."""
    return np.searchsorted(jokers, np.arange(HAND + 2), side="left")[1:]


SETS_WITH, MATCHES_WITH, BLOCKS_WITH, EXTENSIONS_WITH = map(
    rows_with, (SET_JOKERS, MATCH_JOKERS, BLOCK_JOKERS, EXTENSION_JOKERS)
)
