"""GG-DISC: single cards, sets and streets."""

import random
from itertools import pairwise, permutations

import pytest

import glueck
from games.gluecksgriff.table import GAME, Table, table

HOUSE_JOKERS = [{"title": f"joker {i}", "value": i, "power": "joker"} for i in range(3)]
NUMBERS = [str(n) for n in range(15)]


def held(hand: str, pile: str = "special H", **more: object) -> Table:
    return table([hand, "8"], pile=pile, **more)


def combinations(t: Table) -> set[str]:
    return t.legal("set", "street")


def refused(t: Table, words: str) -> bool:
    """Whether these words are no action at all, or one the rules forbid; nothing changes."""
    before = t.state.to_bytes()
    with pytest.raises((glueck.UnknownAction, glueck.IllegalAction)):
        t.state.play(words)
    assert t.state.to_bytes() == before
    return True


# -- single cards --------------------------------------------------------------------------


def test_every_single_card_may_be_discarded():
    """GG-DISC-01"""
    assert held("0 5 14 J H").legal("discard") == {
        "discard 0", "discard 5", "discard 14", "discard J", "discard H",
    }  # fmt: skip


@pytest.mark.parametrize("card", [*NUMBERS, "J", "H", "M"])
def test_a_card_one_does_not_hold_cannot_be_discarded(card):
    """GG-DISC-01"""
    other = "3" if card != "3" else "4"
    assert held(other).why(f"discard {card}") == "GG-DISC-01"


@pytest.mark.parametrize("card", NUMBERS)
def test_a_discarded_number_is_a_single_card_of_the_discarder(card):
    """GG-DISC-01, GG-DISC-09"""
    t = table(["8 8", f"{card} J"], pile="single 8 @0", seat=1)
    t.play(f"discard {card}")
    assert t.plays() == ["single 8", f"single {card}"]
    assert t.owners() == [0, 1]
    assert t.s.pile.number[1] == int(card) + 1


# -- sets ----------------------------------------------------------------------------------


def test_cards_of_the_same_number_are_a_set():
    """GG-DISC-02, GG-TV-05"""
    assert combinations(held("7 7")) == {"set 7-7"}
    t = held("7 8")
    assert combinations(t) == set()
    assert refused(t, "set 7-8")
    assert t.why("set 7-7") == "GG-DISC-02"


def test_a_set_may_be_as_large_as_the_hand_allows():
    """GG-DISC-03, GG-TV-06"""
    t = held("7 7 7 7 J")
    assert {"set J-7-7-7-7", "set 7-7-7-7-J", "set 7-7-7-7", "set 7-7-7", "set 7-7"} <= t.legal()
    t.play("set 7-7-7-7-J")
    assert (t.top, t.hand(0)) == ("set 7-7-7-7-J", "")
    t = held("7 7 7 7 J J J")
    t.play("set J-7-J-7-J-7-7")
    assert (t.top, t.hand(0)) == ("set J-7-J-7-J-7-7", "")


@pytest.mark.parametrize("number", NUMBERS)
def test_every_number_makes_sets(number):
    """GG-DISC-02, GG-DISC-03"""
    t = table([f"{number} {number} {number} {number}", "J"], pile="special H")
    dashes = "-".join
    assert combinations(t) == {f"set {dashes([number] * n)}" for n in (2, 3, 4)}
    t.play(f"set {number}-{number}-{number}")
    assert t.top == f"set {number}-{number}-{number}"
    assert t.s.pile.number[1:4].tolist() == [int(number) + 1] * 3


def test_more_cards_than_one_holds_are_no_set():
    """GG-DISC-02, GG-DISC-03"""
    t = held("7 7 3 J")
    assert t.why("set 7-7-7") == "GG-DISC-02"
    assert t.why("set J-7-7-7") == "GG-DISC-02"
    assert t.why("set 3-3") == "GG-DISC-02"
    assert t.why("set J-7-J-7") == "GG-DISC-02"


def test_the_discarder_chooses_which_card_of_a_set_is_on_top():
    """GG-DISC-11, GG-TV-08"""
    assert combinations(held("7 J")) == {"set J-7", "set 7-J"}
    for words in ("set J-7", "set 7-J"):
        t = held("7 J 3")
        t.play(words)
        assert t.top == words
        assert t.hand(0) == "3"


def test_below_its_top_card_a_set_has_its_jokers_as_deep_as_they_may_lie():
    """GG-DISC-11"""
    assert combinations(held("7 7 7 J J")) == {
        "set 7-7", "set 7-7-7",
        "set J-7", "set 7-J", "set J-7-7", "set 7-7-J", "set J-7-7-7", "set 7-7-7-J",
        "set J-7-J", "set J-7-J-7", "set J-7-7-J", "set J-7-J-7-7", "set J-7-7-7-J",
        "street J-7-J",
    }  # fmt: skip


def test_a_set_goes_onto_the_pile_as_one_play():
    """GG-DISC-09, GG-DISC-02"""
    t = table(["7 7 J 3", "8 9"], pile="single 9 @1")
    assert t.play("set J-7-7") == {
        "phase": (1, 2),
        "discarded": (0, 1),
        "cards[0]": (4, 1),
        "hand[0,8]": (2, 0),
        "hand[0,16]": (1, 0),
        "pile.count": (1, 4),
        "pile.card[1]": (0, 16),
        "pile.card[2]": (0, 8),
        "pile.card[3]": (0, 8),
        "pile.owner[1]": (0, 1),
        "pile.owner[2]": (0, 1),
        "pile.owner[3]": (0, 1),
        "pile.number[1]": (0, 8),
        "pile.number[2]": (0, 8),
        "pile.number[3]": (0, 8),
        "pile.play[1]": (0, 2),
    }


# -- streets -------------------------------------------------------------------------------


def test_three_consecutive_numbers_are_a_street_and_two_are_none():
    """GG-DISC-04, GG-DISC-05, GG-TV-03"""
    t = held("8 9 10 2")
    assert combinations(t) == {"street 8-9-10"}
    assert refused(t, "street 8-9")
    assert combinations(held("8 9")) == set()


@pytest.mark.parametrize("low", range(13))
def test_streets_lie_anywhere_from_0_to_14(low):
    """GG-DISC-04, GG-DISC-06"""
    t = table([f"{low} {low + 1} {low + 2}", "J"], pile="special H")
    assert combinations(t) == {f"street {low}-{low + 1}-{low + 2}"}
    t.play(f"street {low}-{low + 1}-{low + 2}")
    assert t.s.pile.number[1:4].tolist() == [low + 1, low + 2, low + 3]


def test_a_street_may_be_as_long_as_the_hand():
    """GG-DISC-04"""
    t = held("3 4 5 6 7 8 9")
    lows = [(low, low + n) for n in range(3, 8) for low in range(3, 11 - n)]
    assert combinations(t) == {
        "street " + "-".join(str(v) for v in range(low, end)) for low, end in lows
    }
    assert len(combinations(t)) == 15
    t.play("street 3-4-5-6-7-8-9")
    assert t.hand(0) == ""
    assert t.top == "street 3-4-5-6-7-8-9"


def test_a_street_has_no_gaps_and_no_duplicates():
    """GG-DISC-05"""
    t = held("4 5 5 7 8 10 12")
    assert combinations(t) == {"set 5-5"}
    for words in ("street 4-5-7", "street 4-5-5", "street 5-7-8", "street 8-10-12"):
        assert refused(t, words)
    assert t.why("street 4-5-6") == "GG-DISC-04"
    assert held("4 5 5 6 6").legal("street") == {"street 4-5-6"}


def test_a_street_takes_one_card_of_each_number():
    """GG-DISC-04, GG-DISC-05"""
    t = held("4 5 5 6 6")
    t.play("street 4-5-6")
    assert t.hand(0) == "5 6"


def test_a_street_does_not_go_round_from_14_to_0():
    """GG-DISC-06, GG-TV-04"""
    for hand in ("13 14 0", "14 0 1", "12 13 0 1"):
        t = held(hand)
        assert combinations(t) == set()
        assert refused(t, "street 13-14-0")
        assert refused(t, "street 14-0-1")


def test_a_street_lies_in_ascending_order_as_one_play():
    """GG-DISC-09, GG-DISC-10"""
    t = table(["6 4 9 5", "8 9"], pile="single 9 @1")
    assert t.play("street 4-5-6") == {
        "phase": (1, 2),
        "discarded": (0, 1),
        "cards[0]": (4, 1),
        "hand[0,5]": (1, 0),
        "hand[0,6]": (1, 0),
        "hand[0,7]": (1, 0),
        "pile.count": (1, 4),
        "pile.card[1]": (0, 5),
        "pile.card[2]": (0, 6),
        "pile.card[3]": (0, 7),
        "pile.owner[1]": (0, 1),
        "pile.owner[2]": (0, 1),
        "pile.owner[3]": (0, 1),
        "pile.number[1]": (0, 5),
        "pile.number[2]": (0, 6),
        "pile.number[3]": (0, 7),
        "pile.play[1]": (0, 3),
    }
    t.play("draw", "end")
    t.play("discard 8")
    assert t.legal("take") == {"take low", "take high"}
    t.play("take low")
    assert t.hand(1) == "4 9"


# -- what a discard is not -----------------------------------------------------------------


def test_unrelated_cards_cannot_be_discarded_together():
    """GG-DISC-07"""
    t = held("2 7 9 12")
    assert t.legal() == {"discard 2", "discard 7", "discard 9", "discard 12"}
    for words in ("set 2-7", "discard 2-7", "discard 2 7", "street 2-7-9", "set 7-7-9"):
        assert refused(t, words)


def test_only_one_combination_is_laid_per_turn():
    """GG-DISC-07"""
    t = held("2 2 7 7 4 5 6")
    t.play("set 2-2")
    for words in ("set 7-7", "street 4-5-6", "discard 7"):
        assert t.why(words) == "GG-DRAW-01"
    t.play("draw")
    for words in ("set 7-7", "street 4-5-6", "discard 7"):
        assert t.why(words) == "GG-KNOCK-18"


@pytest.mark.parametrize(
    "pile", ["single 3", "set 3-3 @1", "street 10-11-12 @1", "special M", "street J-1-J", "set 3-J"]
)
def test_the_discard_need_not_match_what_lies_on_the_pile(pile):
    """GG-DISC-08"""
    t = table(["7 7 8 9", "1"], pile=pile)
    assert t.legal("discard", "set", "street") == {
        "discard 7", "discard 8", "discard 9", "set 7-7", "street 7-8-9",
    }  # fmt: skip


def test_hourglasses_and_the_magic_hand_are_never_part_of_a_combination():
    """GG-DISC-12"""
    t = held("H H H M 6 7 7")
    assert combinations(t) == {"set 7-7"}
    for words in ("set H-H", "set 7-H", "set 7-7-M", "street 6-7-H", "street H-6-7", "set M-H"):
        assert refused(t, words)
    t = held("H M 5 6 J")
    assert combinations(t) == {
        "set J-5", "set 5-J", "set J-6", "set 6-J", "street J-5-6", "street 5-6-J",
    }  # fmt: skip


# -- exactly these -------------------------------------------------------------------------


def test_with_6_and_7_and_a_joker_there_are_nine_plays():
    """GG-DISC-02, GG-JOK-03, GG-TV-11"""
    t = held("6 7 J")
    assert t.legal() == {
        "discard 6", "discard 7", "discard J",
        "set J-6", "set 6-J", "set J-7", "set 7-J",
        "street J-6-7", "street 6-7-J",
    }  # fmt: skip
    assert len(t.state.moves()) == 9
    assert t.why("glücksgriff") == "GG-CALL-03"


def test_with_0_to_3_there_are_eight_actions():
    """GG-DISC-04, GG-TV-16"""
    t = held("0 1 2 3")
    assert t.legal() == {
        "discard 0", "discard 1", "discard 2", "discard 3",
        "street 0-1-2", "street 1-2-3", "street 0-1-2-3",
        "glücksgriff",
    }  # fmt: skip
    assert len(t.state.moves()) == 8


def test_there_are_at_most_93_discards():
    """GG-DISC-01, GG-DISC-02, GG-DISC-04, GG-TV-17"""
    t = held("9 10 11 12 13 J J")
    assert len(t.legal("discard")) == 6
    assert len(t.legal("set")) == 15
    assert len(t.legal("street")) == 72
    assert len(t.state.moves()) == len(t.legal()) == 93


def test_there_are_as_many_sets_and_streets_as_the_rules_count():
    """GG-DISC-02, GG-DISC-04, GG-DISC-06"""
    verbs = [GAME.actions.verb(action) for action in range(len(GAME.actions))]
    assert verbs.count("street") == 820
    patterns = {3: 5, 4: 8, 5: 13, 6: 21, 7: 34}  # rows without neighbouring jokers
    assert sum((16 - n) * count for n, count in patterns.items()) == 820


# -- against an independent generator ------------------------------------------------------


def rows(cards: list[str]) -> set[tuple[str, ...]]:
    """Every way to lay some of these cards in a row without neighbouring jokers."""
    return {
        row
        for length in range(1, len(cards) + 1)
        for row in permutations(cards, length)
        if not any(a == b == "J" for a, b in pairwise(row))
    }


def sets_of(cards: list[str]) -> set[str]:
    """Of all rows with the same cards and the same card on top, the one with the deepest jokers."""
    found: dict[tuple[str, int, int, bool], tuple[str, ...]] = {}
    for row in rows(cards):
        numbers = [card for card in row if card != "J"]
        if len(row) < 2 or not numbers or len(set(numbers)) > 1:
            continue
        kind = numbers[0], len(numbers), len(row), row[-1] == "J"
        deepest = found.get(kind, row)
        found[kind] = min(row, deepest, key=lambda r: [card != "J" for card in r])
    return {"set " + "-".join(row) for row in found.values()}


def streets_of(cards: list[str]) -> set[str]:
    found = set()
    for row in rows(cards):
        lows = {int(card) - i for i, card in enumerate(row) if card != "J"}
        if len(row) >= 3 and len(lows) == 1:
            (low,) = lows
            if low >= 0 and low + len(row) - 1 <= 14:
                found.add("street " + "-".join(row))
    return found


def random_hand(choose: random.Random, jokers: list[str]) -> list[str]:
    """Cards that lie close together, with more jokers than usual."""
    low, width = choose.randrange(15), choose.randint(1, 7)
    numbers = [str(v) for v in range(low, min(low + width, 15)) for _ in range(4)]
    hand = choose.sample(jokers, choose.randint(0, 4))
    rest = [*numbers, "H", "H", "M"]
    return hand + choose.sample(rest, choose.randint(1, 7 - len(hand)))


@pytest.mark.parametrize("seed", range(40))
def test_discards_are_exactly_those_of_an_independent_generator(seed):
    """GG-DISC-01, GG-DISC-02, GG-DISC-04, GG-DISC-05, GG-DISC-06, GG-DISC-12, GG-JOK-04"""
    choose = random.Random(seed)
    house = HOUSE_JOKERS if seed % 4 == 0 else []
    jokers = ["J"] * 4 + [f"X{i}" for i in range(len(house))]
    hand = random_hand(choose, jokers)
    t = table([" ".join(hand), ""], pile=[], house_cards=house)
    usable = ["J" if card in jokers else card for card in hand if card not in ("H", "M")]
    expected = {f"discard {card}" for card in hand if card != "M"}
    expected |= sets_of(usable) | streets_of(usable)
    assert t.legal("discard", "set", "street") == expected
    assert len(t.state.legal()) == len(t.legal())  # nothing twice
