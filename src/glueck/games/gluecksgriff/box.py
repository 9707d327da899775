"""What is in the box: 60 number cards, nine special ones, up to seven house cards. Data only.

A card is its kind: there are no suits. Kinds count from 1, so that 0 can mean «no card».
"""

import numpy as np

NUMBERS = 15  # 0…14 (GG-COMP-02)
COPIES = 4
JOKER, HOURGLASS, MAGIC = NUMBERS + 1, NUMBERS + 2, NUMBERS + 3  # GG-COMP-03
HOUSE = MAGIC + 1  # the first house card (GG-BLANK-02)
HOUSE_CARDS = 7
KINDS = HOUSE + HOUSE_CARDS  # one more than the last kind
KIND = (
    *(str(n) for n in range(NUMBERS)), "J", "H", "M", *(f"X{i}" for i in range(HOUSE_CARDS))
)  # fmt: skip

# The power of a kind; house cards get one of the last four (GG-BLANK-02).
ROLE = ("number", "plain", "joker", "hourglass", "magic_hand")
IS_NUMBER, IS_PLAIN, IS_JOKER, IS_HOURGLASS, IS_MAGIC = range(len(ROLE))
POWERS = ROLE[1:]

STANDARD_COUNT = np.array([0] + [COPIES] * NUMBERS + [4, 4, 1] + [0] * HOUSE_CARDS)
STANDARD_ROLE = np.array(
    [IS_PLAIN] + [IS_NUMBER] * NUMBERS + [IS_JOKER, IS_HOURGLASS, IS_MAGIC]
    + [IS_PLAIN] * HOUSE_CARDS
)  # fmt: skip
STANDARD_VALUE = np.array([0, *range(NUMBERS), 15, 15, 20] + [0] * HOUSE_CARDS)  # GG-COMP-04, 05
DECK = int(STANDARD_COUNT.sum())  # 69
MOST_CARDS = DECK + HOUSE_CARDS

HAND = 7  # GG-DEAL-02
CALL_BELOW = 7  # GG-CALL-01
PUNISHMENT = 30  # GG-SCORE-03
HALVED_AT = 50  # GG-SCORE-08
STALEMATE = 4  # GG-DRAW-13: turn cycles without a card from the draw pile
SHORTEST_STREET = 3  # GG-DISC-04
LEAST_EXTENSION = 2  # GG-KNOCK-06
MOST_HOUSE_VALUE = 20  # GG-BLANK-02
MOST_TITLE = 24
