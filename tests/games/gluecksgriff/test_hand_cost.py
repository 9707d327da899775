"""What a hand weighs, counted as people would count it."""

import random
from itertools import pairwise

import numpy as np
import pytest

from glueck.games.gluecksgriff.box import NUMBERS
from glueck.games.gluecksgriff.judgement import hand_cost

JOKER = hand_cost.POINTS_OF_JOKER


def hands():
    chance = random.Random(5)
    for size in [*range(9)] * 60:
        span = chance.choice([range(NUMBERS), range(5, 11)])
        cards = chance.sample([number for number in span for _ in range(4)], size)
        yield sorted(cards)


def written(cards):
    return np.int64(sum(1 << 4 * number for number in cards))


def rows(cards):
    """Numbers in a row, as long as they go."""
    numbers = sorted(set(cards))
    found = [[number] for number in numbers[:1]]
    for before, number in pairwise(numbers):
        if number == before + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return found


@pytest.mark.parametrize("extra", [0.0, hand_cost.CARD])
def test_the_most_that_one_combination_lays_without_jokers(extra):
    for cards in hands():
        plays = [[one for one in cards if one == number] for number in set(cards)]
        plays += [row for row in rows(cards) if len(row) >= 3]
        most = max((sum(play) + extra * len(play) for play in plays), default=0.0)
        assert hand_cost.most_laid(written(cards), 0, 0, extra) == pytest.approx(most)
        special = max(most, JOKER + extra)
        assert hand_cost.most_laid(written(cards), 0, 1, extra) == pytest.approx(special)


def test_cards_points_and_what_goes_out_together():
    for cards in hands():
        hand = written(cards)
        assert hand_cost.size_of(hand) == len(cards)
        assert hand_cost.points_of(hand) == sum(cards)
        streets = [row for row in rows(cards) if len(row) >= 3]
        together = len(cards) - len(set(cards)) + sum(len(row) - 1 for row in streets)
        near = sum(len(row) >= 2 for row in rows(cards))
        for spare in range(3):
            expected = together + min(spare, len(cards)), near
            assert hand_cost.spared(hand, spare) == expected
