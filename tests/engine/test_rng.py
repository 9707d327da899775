"""ChaCha20 by the book, fair shuffles, the same everywhere."""

from itertools import pairwise, permutations

import numpy as np
import pytest

from effort import EFFORT
from engine import dice
from glueck.engine.compile import UNCOMPILED
from glueck.engine.rng import KEY_WORDS, key_of

EACH = 1000 * EFFORT  # how often each outcome is to be expected


@pytest.fixture(scope="module")
def machine_code():
    """What draws often draws compiled."""
    if not UNCOMPILED:
        dice.compiled()
    yield
    dice.plain()


def often(test):
    """Such a test is slow for want of machine code, or because some is made for it."""
    return pytest.mark.slow(pytest.mark.usefixtures("machine_code")(test))


def words(text):
    """Bytes as they stand in the RFC, as little-endian words."""
    return np.frombuffer(bytes.fromhex(text.replace(":", "").replace(" ", "")), "<u4")


def chi_square(counts, expected=None):
    counts = np.asarray(counts, float)
    expected = counts.sum() / counts.size if expected is None else expected
    return float(((counts - expected) ** 2 / expected).sum())


def limit(freedom):
    """Exceeded by chance once in a million (Wilson and Hilferty, 4.75 standard deviations)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 4.75 * part**0.5) ** 3


def test_a_block_is_that_of_rfc_8439_section_2_3_2():
    key = np.frombuffer(bytes(range(32)), "<u4")
    nonce = words("00:00:00:09:00:00:00:4a:00:00:00:00").astype(np.int64)
    out = np.zeros(16, np.int64)
    dice.block(key, 1, nonce, out)
    assert out.astype("<u4").tobytes().hex(" ", 16) == (
        "10f1e7e4d13b5915500fdd1fa32071c4 c7d1f4c733c068030422aa9ac3d46c4e "
        "d2826446079faa0914c2d705d98b02a2 b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_a_block_is_that_of_rfc_8439_appendix_a_1():
    """Vectors 1 and 2: all zero, counter 0 and 1."""
    zero, out = np.zeros(8, np.uint32), np.zeros(16, np.int64)
    firsts = []
    for counter in range(2):
        dice.block(zero, counter, np.zeros(3, np.int64), out)
        firsts.append(out.astype("<u4").tobytes().hex()[:32])
    assert firsts == ["76b8e0ada0f13d90405d6ae55386bd28", "9f07e7be5551387a98ba977c732d080d"]


def test_a_seed_becomes_a_key_low_word_first():
    assert key_of(1).tolist() == [1, 0, 0, 0, 0, 0, 0, 0]
    assert key_of(2**256 - 1).tolist() == [2**32 - 1] * KEY_WORDS
    assert key_of(5 << 224).tolist() == [0] * 7 + [5]


def test_a_seed_deals_the_same_for_ever():
    """Saved games depend on it: never change these numbers."""
    assert dice.shuffles(7, 2, 10).tolist() == [
        [0, 7, 6, 5, 2, 8, 9, 4, 3, 1],
        [8, 5, 4, 1, 2, 9, 3, 0, 6, 7],
    ]
    assert dice.numbers(7, 8, 100).tolist() == [21, 87, 16, 37, 47, 5, 41, 39]


def test_a_shuffle_loses_and_adds_no_card():
    for row in dice.shuffles(1, 200, 60):
        assert sorted(row) == list(range(60))


@often
@pytest.mark.parametrize("cards", [10, 33, 34, 49, 69, 129, 130, 300])
def test_blocks_made_at_once_are_those_made_one_by_one(cards):
    """By how much one needs, blocks are made singly, several at once, or more than once."""
    states, rows = dice.source(3), np.tile(np.arange(cards), (4, 1))
    dice.shuffle(states, rows)
    expected, by_python = dice.source(3), np.tile(np.arange(cards), (4, 1))
    dice.shuffle.__wrapped__(expected, by_python)
    assert (rows == by_python).all()
    assert states["blocks"] == expected["blocks"]


@pytest.mark.parametrize("cards", [0, 1])
def test_nothing_to_shuffle_takes_no_chance(cards):
    states = dice.source(1)
    dice.shuffle(states, np.zeros((3, cards), np.int64))
    assert states["blocks"][0] == 0


@often
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_every_order_is_equally_likely(cards):
    orders = dict.fromkeys(permutations(range(cards)), 0)
    for row in dice.shuffles(11, EACH * len(orders), cards).tolist():
        orders[tuple(row)] += 1
    assert chi_square(list(orders.values())) < limit(len(orders) - 1)


@often
def test_every_card_is_equally_likely_at_every_place():
    counts = np.zeros((12, 12))
    for row in dice.shuffles(12, 12 * EACH, 12):
        counts[np.arange(12), row] += 1
    assert chi_square(counts) < limit(11 * 11)


@often
def test_a_shuffle_says_nothing_about_the_next():
    pairs, orders = np.zeros((6, 6)), list(permutations(range(3)))
    rows = [orders.index(tuple(row)) for row in dice.shuffles(13, 36 * EACH + 1, 3).tolist()]
    for one, next_one in pairwise(rows):
        pairs[one, next_one] += 1
    assert chi_square(pairs) < limit(25)


@often
def test_a_seed_says_nothing_about_its_neighbour():
    pairs = np.zeros((4, 4))
    for seed in range(0, 16 * EACH, 2):
        pairs[dice.shuffles(seed, 1, 4)[0][0], dice.shuffles(seed + 1, 1, 4)[0][0]] += 1
    assert chi_square(pairs) < limit(15)


def test_what_lies_in_the_deck_does_not_change_how_it_is_shuffled():
    one, other = np.arange(30)[None], np.arange(30, 0, -1)[None].copy()
    dice.shuffle(dice.source(5), one)
    dice.shuffle(dice.source(5), other)
    assert (other[0] == 30 - one[0]).all()


def test_the_position_alone_decides_the_future():
    states = dice.source(5)
    dice.shuffle(states, np.zeros((4, 9), np.int64))
    twin = states.copy()
    rows = np.tile(np.arange(9), (2, 1, 1))
    dice.shuffle(states, rows[0])
    dice.shuffle(twin, rows[1])
    assert (rows[0] == rows[1]).all()
    assert states.tobytes() == twin.tobytes()


def test_no_block_is_used_twice():
    """60 cards need 59 words, four blocks of sixteen; 17 need exactly one."""
    for cards, blocks in ((60, 4), (17, 1), (18, 2)):
        states = dice.source(5)
        for number in range(1, 4):
            dice.shuffle(states, np.arange(cards)[None].copy())
            assert states["blocks"][0] == number * blocks


@often
@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 10])
def test_numbers_below_are_equally_likely(count):
    found = np.bincount(dice.numbers(21, EACH * count, count), minlength=count)
    assert found.size == count
    assert chi_square(found) < limit(max(count - 1, 1))


@often
def test_numbers_below_a_large_limit_are_fair_too():
    """Of 2**32 words, a third too many would fall below 2**30 if none were thrown away."""
    found = dice.numbers(22, 6000, 3 << 30) >> 30
    assert chi_square(np.bincount(found, minlength=3)) < limit(2)


@often
def test_compiled_and_plain_draw_the_same(monkeypatch):
    def drawn():
        return dice.shuffles(3, 20, 60).tolist(), dice.numbers(4, 50, 1000).tolist()

    compiled = drawn()
    assert UNCOMPILED or dice.shuffle.native
    for one, _ in dice.EXAMPLES:
        monkeypatch.setattr(one, "native", {})
    assert drawn() == compiled
