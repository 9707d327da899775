"""GG-JOK: jokers."""

import pytest

import glueck
from games.gluecksgriff.table import Table, table


def held(hand: str, pile: str = "special H", **more: object) -> Table:
    return table([hand, "8"], pile=pile, **more)


def refused(t: Table, words: str) -> bool:
    before = t.state.to_bytes()
    with pytest.raises((glueck.UnknownAction, glueck.IllegalAction)):
        t.state.play(words)
    assert t.state.to_bytes() == before
    return True


@pytest.mark.parametrize("number", range(15))
def test_a_joker_stands_for_any_number(number):
    """GG-JOK-01, GG-JOK-02"""
    t = held(f"{number} J")
    assert t.legal("set") == {f"set J-{number}", f"set {number}-J"}
    t.play(f"set {number}-J")
    assert t.s.pile.number[1:3].tolist() == [number + 1, number + 1]
    assert t.s.pile.card[2] == 16


@pytest.mark.parametrize("number", range(15))
def test_in_a_street_a_joker_stands_for_the_number_of_its_place(number):
    """GG-JOK-01, GG-JOK-03"""
    low = min(max(number - 1, 0), 12)
    row = [low, low + 1, low + 2]
    others = [str(n) for n in row if n != number]
    cards = "-".join("J" if n == number else str(n) for n in row)
    t = table([" ".join([*others, "J"]), "8"], pile="special H")
    t.play(f"street {cards}")
    assert t.top == f"street {cards}"
    assert t.s.pile.number[1:4].tolist() == [n + 1 for n in row]
    assert t.hand(0) == ""


def test_a_set_needs_at_least_one_number_card():
    """GG-JOK-02, GG-JOK-06, GG-TV-07"""
    t = held("J J")
    assert t.legal() == {"discard J"}
    for words in ("set J-J", "street J-J", "street J-J-J", "discard J-J"):
        assert refused(t, words)
    assert held("J J J J").legal() == {"discard J"}


def test_a_joker_may_take_any_place_of_a_street():
    """GG-JOK-03"""
    assert held("4 5 6 J").legal("street") == {
        "street 4-5-6",
        "street J-5-6", "street 4-J-6", "street 4-5-J",
        "street J-4-5", "street 5-6-J",
        "street J-4-5-6", "street 4-5-6-J",
    }  # fmt: skip


def test_without_a_joker_nothing_is_filled():
    """GG-JOK-03, GG-JOK-02, GG-JOK-08"""
    t = held("5 7 7")
    assert t.why("street 5-J-7") == "GG-DISC-04"
    assert t.why("set J-7") == "GG-DISC-02"
    assert held("5 7 7 J").why("street J-5-J-7") == "GG-DISC-04"
    assert held("5 7 J", pile="single 5").why("knock J-5-J") == "GG-KNOCK-02"
    assert held("5 7", pile="single 5").why("knock J") == "GG-KNOCK-02"
    assert held("2 3 7", pile="street 4-5-6").why("knock J-2-3") == "GG-KNOCK-05"
    assert held("3 7", pile="street 4-5-6").why("knock J J") == "GG-KNOCK-05"


def test_a_joker_fills_the_gap():
    """GG-JOK-03, GG-TV-10"""
    t = held("5 7 J")
    assert t.legal("street") == {"street 5-J-7"}
    t.play("street 5-J-7")
    assert t.s.pile.number[1:4].tolist() == [6, 7, 8]


def test_a_joker_stands_for_no_number_below_0_or_above_14():
    """GG-JOK-01, GG-JOK-03, GG-DISC-06, GG-TV-12, GG-TV-13"""
    t = held("0 1 J")
    assert t.legal("street") == {"street 0-1-J"}
    assert refused(t, "street J-0-1")
    t = held("13 14 J")
    assert t.legal("street") == {"street J-13-14"}
    assert refused(t, "street 13-14-J")


def test_no_two_jokers_lie_next_to_each_other():
    """GG-JOK-04, GG-JOK-05, GG-TV-14"""
    t = held("4 7 J J")
    assert refused(t, "street 4-J-J-7")
    assert t.legal("street") == {"street J-4-J", "street J-7-J"}
    t = held("4 6 J J")
    assert t.legal("street") == {
        "street 4-J-6", "street 4-J-6-J", "street J-4-J-6", "street J-4-J", "street J-6-J",
    }  # fmt: skip
    assert refused(t, "street J-J-6")


def test_a_single_number_between_two_jokers_must_fit_into_0_to_14():
    """GG-JOK-03, GG-DISC-06, GG-TV-15"""
    t = held("14 J J")
    assert t.legal("street") == set()
    assert "set J-14-J" in t.legal()
    t = held("0 J J")
    assert t.legal("street") == set()
    assert "set J-0-J" in t.legal()
    assert held("13 J J").legal("street") == {"street J-13-J"}
    assert held("1 J J").legal("street") == {"street J-1-J"}


def test_all_three_cards_of_a_seven_and_two_jokers_make_two_plays():
    """GG-JOK-05, GG-JOK-13, GG-TV-09"""
    t = held("7 J J")
    assert {words for words in t.legal() if words.count("-") == 2} == {"set J-7-J", "street J-7-J"}


def test_the_player_declares_whether_it_is_a_set_or_a_street():
    """GG-JOK-13"""
    t = held("7 J J")
    t.play("set J-7-J")
    assert t.top == "set J-7-J"
    assert t.s.pile.number[1:4].tolist() == [8, 8, 8]
    t = held("7 J J")
    t.play("street J-7-J")
    assert t.top == "street J-7-J"
    assert t.s.pile.number[1:4].tolist() == [7, 8, 9]


def test_the_player_declares_at_which_end_of_a_street_the_joker_lies():
    """GG-JOK-13, GG-JOK-03"""
    for words, numbers in (("street J-6-7", [6, 7, 8]), ("street 6-7-J", [7, 8, 9])):
        t = held("6 7 J")
        t.play(words)
        assert t.top == words
        assert t.s.pile.number[1:4].tolist() == numbers


def test_a_set_has_at_most_one_joker_more_than_number_cards():
    """GG-JOK-05"""
    t = held("7 J J J J")
    assert t.legal("set") == {"set J-7", "set 7-J", "set J-7-J"}
    t = held("7 7 J J J J")
    assert t.legal("set") == {
        "set 7-7", "set J-7", "set 7-J", "set J-7-J", "set J-7-7", "set 7-7-J",
        "set J-7-J-7", "set J-7-7-J", "set J-7-J-7-J",
    }  # fmt: skip


def test_with_more_jokers_than_numbers_a_joker_is_on_top():
    """GG-JOK-05, GG-JOK-04"""
    t = held("7 J J")
    assert refused(t, "set J-J-7")
    assert "set J-7-J" in t.legal()


def test_a_single_joker_is_a_special_card_without_a_number():
    """GG-JOK-07"""
    t = table(["J 3", "7 J"], pile="single 7 @1")
    changed = t.play("discard J")
    assert t.top == "special J"
    assert changed == {
        "phase": (1, 2),
        "discarded": (0, 1),
        "cards[0]": (2, 1),
        "hand[0,16]": (1, 0),
        "pile.count": (1, 2),
        "pile.card[1]": (0, 16),
        "pile.owner[1]": (0, 1),
        "pile.play[1]": (0, 4),
    }
    t.play("draw")
    assert (t.seat, t.phase) == (1, "main")  # nothing can be laid on a joker
    assert t.legal("knock") == set()
    t.play("discard 7")
    assert t.legal() == {"draw"}


def test_a_joker_matches_any_number_one_knocks_on():
    """GG-JOK-08"""
    for number in range(15):
        t = held("J 3", pile=f"single {number}") if number != 3 else held("J 4", pile="single 3")
        assert t.legal("knock") == {"knock J"}
        t.play("knock J")
        assert t.top == f"set {number}-J"
        assert t.s.pile.number[:2].tolist() == [number + 1, number + 1]


def test_jokers_count_toward_the_two_cards_that_extend_a_street():
    """GG-JOK-08, GG-TV-110"""
    t = held("J J", pile="street 4-5-6")
    assert t.legal("knock") == {"knock J J"}
    t = held("J J 3", pile="street 4-5-6")
    t.play("knock J J")
    assert t.top == "street J-4-5-6-J"
    assert t.s.pile.number[:5].tolist() == [4, 5, 6, 7, 8]
    assert t.hand(0) == "3"


def test_neighbouring_jokers_do_not_extend_a_street():
    """GG-JOK-04, GG-JOK-08"""
    t = held("J J", pile="street 0-1-2")
    assert t.legal("knock") == set()
    assert refused(t, "knock J-J")
    t = held("J J 9", pile="street 4-5-6")
    assert t.legal("knock") == {"knock J J"}
    t = held("J J 8", pile="street 4-5-6")
    assert t.legal("knock") == {"knock J J", "knock J-8", "knock J J-8", "knock J-8-J"}


def test_nobody_knocks_on_a_joker_on_top_of_a_set():
    """GG-JOK-09"""
    for pile in ("set 7-J @1", "set J-7-J @1", "special J"):
        t = held("7 J 3", pile=pile)
        assert t.legal("knock") == set()
        assert t.why("knock J") == ("GG-KNOCK-14" if pile == "special J" else "GG-JOK-09")
    assert held("7 3", pile="set J-7 @1").legal("knock") == {"knock 7"}


def test_a_joker_knocked_onto_a_number_closes_the_play():
    """GG-JOK-09, GG-TV-51"""
    t = table(["J 2", "7 1", "5"], pile="single 7 @2")
    t.play("knock J")
    assert t.top == "set 7-J"
    assert t.seat == 1
    assert t.legal("knock") == set()
    t.play("discard 7")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-07"


def test_a_street_is_not_extended_where_a_joker_ends_it():
    """GG-JOK-10, GG-TV-48"""
    t = held("2 3", pile="street J-5-6")
    assert t.legal("knock") == set()
    assert t.why("knock 2-3") == "GG-JOK-10"
    t = held("7 8", pile="street J-5-6")
    assert t.legal("knock") == {"knock 7-8"}
    t.play("knock 7-8")
    t = held("7 8", pile="street 4-5-J")
    assert t.legal("knock") == set()
    t = held("2 3 7", pile="street 4-5-J")
    assert t.legal("knock") == {"knock 2-3"}
    assert held("3 7 J J", pile="street J-5-J").legal("knock") == set()


def test_an_end_closed_by_an_extension_stays_closed():
    """GG-JOK-10, GG-KNOCK-09"""
    t = table(["7 J 1", "9 10 2 3"], pile="street 4-5-6")
    t.play("knock 7-J")
    assert t.top == "street 4-5-6-7-J"
    assert t.legal("knock") == {"knock 2-3"}


def test_a_joker_in_hand_counts_fifteen():
    """GG-JOK-11"""
    t = held("J 0")
    assert t.why("glücksgriff") == "GG-CALL-03"
    t = table(["9", "J 2"], pile="single 9")
    t.play("knock 9")
    assert t.state.scores == [0, 17]


@pytest.mark.parametrize("special", ["H", "M"])
def test_a_joker_never_stands_for_a_special_card(special):
    """GG-JOK-12"""
    t = held(f"J J {special} 9", pile=f"special {'H' if special == 'M' else 'M'}")
    assert t.legal("knock") == set()
    for words in (f"set J-{special}", f"set {special}-J", f"street J-{special}-J"):
        assert refused(t, words)
    t = held("J 9", pile="special M")
    assert t.legal("hourglass", "magic", "deflect") == set()
    assert t.why("magic") == "GG-MAGIC-01"
    assert t.why("hourglass 1") == "GG-HOUR-01"
    t = table(["J 9", "3"], fronts={0: "H"})
    assert t.legal() == {"skip"}
    assert t.why("deflect") == "GG-HOUR-05"
