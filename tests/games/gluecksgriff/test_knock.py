"""GG-KNOCK: laying cards without drawing, before and after the draw."""

import random
from itertools import pairwise, permutations

import pytest

import glueck
from games.gluecksgriff.table import GAME, Table, table

HOUSE_JOKERS = [{"title": f"joker {i}", "value": i, "power": "joker"} for i in range(3)]


def facing(pile: list[str] | str, hand: str, **more: object) -> Table:
    """Seat 0 holds this hand and finds this pile."""
    return table([hand, "0 0"], pile=pile, **more)


def drew(hand: str, words: str, card: str, pile: str = "special H") -> Table:
    """Seat 0 has discarded and then drawn this card from the draw pile."""
    t = table([hand, "0 0"], pile=pile, stock=card)
    t.play(words, "draw")
    return t


def refused(t: Table, words: str) -> bool:
    before = t.state.to_bytes()
    with pytest.raises((glueck.UnknownAction, glueck.IllegalAction)):
        t.state.play(words)
    assert t.state.to_bytes() == before
    return True


def forbids(t: Table, words: str) -> str:
    """The clause with which a knock is refused, be it an action here or none."""
    refusal = t.refusal(words)
    assert refusal is not None
    assert refusal[1] == GAME.clauses.text(refusal[0])
    return refusal[0]


# -- on a number ---------------------------------------------------------------------------


@pytest.mark.parametrize("pile", ["single 7 @1", "set 7-7 @1", "set J-7 @1"])
def test_on_sevens_one_may_knock_with_sevens(pile):
    """GG-KNOCK-01, GG-KNOCK-02, GG-KNOCK-03, GG-TV-40"""
    for words, hand in (("knock 7", "2 7"), ("knock 7-7", "2")):
        t = facing(pile, "7 7 2")
        assert t.legal("knock") == {"knock 7", "knock 7-7"}
        stock = t.stock()
        t.play(words)
        assert (t.hand(0), t.seat, t.phase) == (hand, 1, "main")
        assert t.stock() == stock


def test_a_knock_changes_nothing_else():
    """GG-KNOCK-01, GG-KNOCK-04"""
    t = facing(["single 1", "single 7 @1"], "7 7 2")
    assert t.play("knock 7-7") == {
        "seat": (0, 1),
        "offered": (2, 4),
        "cards[0]": (3, 1),
        "hand[0,8]": (2, 0),
        "pile.count": (2, 4),
        "pile.card[2]": (0, 8),
        "pile.card[3]": (0, 8),
        "pile.owner[2]": (0, 1),
        "pile.owner[3]": (0, 1),
        "pile.number[2]": (0, 8),
        "pile.number[3]": (0, 8),
        "pile.play[1]": (1, 2),
    }
    assert t.plays() == ["single 1", "set 7-7-7"]


@pytest.mark.parametrize("number", range(15))
def test_every_number_can_be_knocked_on_with_itself_alone(number):
    """GG-KNOCK-02"""
    hand = " ".join(str(n) for n in range(15) if n % 5 == number % 5) + " H M"
    t = table([hand, "J"], pile=f"single {number}")
    assert t.legal("knock") == {f"knock {number}"}
    other = (number + 5) % 15
    assert refused(t, f"knock {other}")
    t = table(["H M", "J"], pile=f"single {number}")
    assert t.why(f"knock {number}") == "GG-KNOCK-02"


def test_three_cards_may_join_the_one_on_the_pile():
    """GG-KNOCK-03"""
    t = facing("single 7", "7 7 7 J J J 1")
    assert {"knock 7-7-7", "knock J-7-J-7-J-7", "knock J-7-J-7-7-J"} <= t.legal("knock")
    t.play("knock J-7-J-7-J-7")
    assert t.top == "set 7-J-7-J-7-J-7"
    assert t.hand(0) == "1"
    assert t.sound()


def test_with_two_sevens_and_a_joker_there_are_seven_knocks():
    """GG-KNOCK-03, GG-JOK-08, GG-TV-41"""
    t = facing("single 7", "7 7 J 2")
    assert t.legal("knock") == {
        "knock J", "knock 7", "knock J-7", "knock 7-J", "knock 7-7", "knock J-7-7", "knock 7-7-J",
    }  # fmt: skip


def test_knocked_cards_join_the_play_and_the_last_one_is_on_top():
    """GG-KNOCK-04"""
    for words, top in (
        ("knock 7", "set 7-7"),
        ("knock J-7", "set 7-J-7"),
        ("knock 7-J", "set 7-7-J"),
    ):
        t = facing("single 7 @1", "7 J 2 2")
        t.play(words)
        assert t.plays() == [top]
        assert t.owners() == [1] + [0] * (len(top.split("-")) - 1)
        t.play("discard 0")
        assert t.legal("take") == (set() if top.endswith("J") else {"take top"})


def test_a_set_can_be_knocked_on_again():
    """GG-KNOCK-04, GG-KNOCK-02"""
    t = table(["7 1", "7 2", "7 3"], pile="single 7")
    t.play("knock 7", "knock 7", "knock 7")
    assert t.plays() == ["set 7-7-7-7"]
    assert t.owners() == [None, 0, 1, 2]
    assert t.seat == 0


# -- on a street ---------------------------------------------------------------------------


def test_a_street_is_extended_at_both_ends():
    """GG-KNOCK-05, GG-KNOCK-07, GG-KNOCK-01, GG-TV-42"""
    t = table(["3 7 11", "8 9 10 1"], pile=["single 9", "street 4-5-6 @1"])
    assert t.legal("knock") == {"knock 3 7"}
    assert t.play("knock 3 7") == {
        "seat": (0, 1),
        "offered": (4, 6),
        "cards[0]": (3, 1),
        "hand[0,4]": (1, 0),
        "hand[0,8]": (1, 0),
        "pile.count": (4, 6),
        "pile.card[1]": (5, 4),
        "pile.card[2]": (6, 5),
        "pile.card[3]": (7, 6),
        "pile.card[4]": (0, 7),
        "pile.card[5]": (0, 8),
        "pile.owner[1]": (2, 1),
        "pile.owner[4]": (0, 2),
        "pile.owner[5]": (0, 1),
        "pile.number[1]": (5, 4),
        "pile.number[2]": (6, 5),
        "pile.number[3]": (7, 6),
        "pile.number[4]": (0, 7),
        "pile.number[5]": (0, 8),
    }
    assert (t.hand(0), t.top) == ("11", "street 3-4-5-6-7")


def test_the_extended_street_can_be_extended_again():
    """GG-KNOCK-08, GG-KNOCK-09, GG-TV-43"""
    t = table(["3 7 11", "8 9 10 1"], pile="street 4-5-6 @1")
    t.play("knock 3 7")
    assert t.legal("knock") == {"knock 8-9", "knock 8-9-10"}
    t.play("knock 8-9-10")
    assert t.plays() == ["street 3-4-5-6-7-8-9-10"]
    assert t.owners() == [0, 1, 1, 1, 0, 1, 1, 1]
    assert (t.hand(1), t.seat) == ("1", 0)


def test_extensions_have_no_gaps():
    """GG-KNOCK-05, GG-TV-44"""
    t = facing("street 4-5-6", "8 9 10")
    assert t.legal("knock") == set()
    assert refused(t, "knock 8-9-10")
    assert t.why("knock 7-8") == "GG-KNOCK-05"
    t = facing("street 4-5-6", "1 2 7 9")
    assert t.legal("knock") == set()


def test_an_extension_needs_two_cards():
    """GG-KNOCK-06, GG-TV-45"""
    for hand in ("7", "3", "J"):
        t = facing("street 4-5-6", hand)
        assert t.legal("knock") == set()
        assert refused(t, f"knock {hand}")


@pytest.mark.parametrize(
    ("hand", "words", "top"),
    [("7 8", "knock 7-8", "street 4-5-6-7-8"), ("2 3", "knock 2-3", "street 2-3-4-5-6")],
)
def test_two_cards_at_one_end_are_enough(hand, words, top):
    """GG-KNOCK-05, GG-KNOCK-06, GG-TV-46"""
    t = facing("street 4-5-6", f"{hand} 14")
    assert t.legal("knock") == {words}
    t.play(words)
    assert t.plays() == [top]
    assert t.hand(0) == "14"
    assert t.sound()


def test_a_seven_and_a_joker_extend_in_two_ways():
    """GG-KNOCK-07, GG-JOK-08, GG-TV-47"""
    t = facing("street 4-5-6", "7 J")
    assert t.legal("knock") == {"knock 7-J", "knock J 7"}
    t = facing("street 4-5-6", "7 J 1")
    t.play("knock J 7")
    assert t.top == "street J-4-5-6-7"
    t = facing("street 4-5-6", "7 J 1")
    t.play("knock 7-J")
    assert t.top == "street 4-5-6-7-J"
    assert t.s.pile.number[4] == 9


def test_more_than_two_cards_may_extend():
    """GG-KNOCK-08, GG-KNOCK-05"""
    t = facing("street 6-7-8", "3 4 5 9 10 11 1")
    lows, highs = ["", "5", "4-5", "3-4-5"], ["", "9", "9-10", "9-10-11"]
    assert t.legal("knock") == {
        " ".join(["knock", *filter(None, (low, high))])
        for i, low in enumerate(lows)
        for j, high in enumerate(highs)
        if i + j >= 2
    }
    t.play("knock 3-4-5 9-10-11")
    assert t.top == "street 3-4-5-6-7-8-9-10-11"
    assert t.hand(0) == "1"


def test_extensions_stay_within_0_to_14():
    """GG-KNOCK-10, GG-TV-49"""
    t = facing("street 12-13-14", "10 11 0 1")
    assert t.legal("knock") == {"knock 10-11"}
    t.play("knock 10-11")
    assert t.top == "street 10-11-12-13-14"
    t = facing("street 12-13-14", "J 11 3")
    assert t.legal("knock") == {"knock J-11"}
    t.play("knock J-11")
    assert t.top == "street J-11-12-13-14"
    assert t.s.pile.number[0] == 11
    t = facing("street 0-1-2", "J J 14 13")
    assert t.legal("knock") == set()
    t = facing("street 1-2-3", "J 0 14")
    assert t.legal("knock") == {"knock 0 J"}
    t = facing("street 11-12-13", "J 14 0")
    assert t.legal("knock") == {"knock J 14"}


def test_on_a_street_one_does_not_knock_with_an_equal_card():
    """GG-KNOCK-11, GG-TV-50"""
    t = facing("street 4-5-6", "6 6")
    assert t.legal("knock") == set()
    assert refused(t, "knock 6")
    assert refused(t, "knock 6-6")
    assert forbids(t, "knock 6") == forbids(t, "knock 6-6") == "GG-KNOCK-11"
    assert facing("street 4-5-6", "4 4 5 6").legal("knock") == set()


# -- on whose cards, and when --------------------------------------------------------------


def test_knocking_is_voluntary():
    """GG-KNOCK-12"""
    t = facing("single 7 @1", "7 7 2")
    assert {"discard 7", "set 7-7", "discard 2"} <= t.legal()
    t.play("set 7-7")
    assert t.phase == "draw"
    assert t.plays() == ["single 7", "set 7-7"]
    t.play("draw", "end")
    assert t.seat == 1
    t = facing("street 4-5-6 @1", "7 8 9")
    assert {"street 7-8-9", "discard 7"} <= t.legal()
    t.play("street 7-8-9")
    assert t.plays() == ["street 4-5-6", "street 7-8-9"]


@pytest.mark.parametrize("owner", ["", " @0", " @1"])
def test_whose_cards_they_are_does_not_matter_for_knocking(owner):
    """GG-KNOCK-13"""
    assert facing(f"single 9{owner}", "9 1").legal("knock") == {"knock 9"}
    assert facing(f"street 4-5-6{owner}", "7 8").legal("knock") == {"knock 7-8"}


def test_the_first_player_may_knock_on_the_upcard():
    """GG-KNOCK-13, GG-TV-53"""
    t = facing("single 9", "9 1 2 3 4 5 6")
    t.play("knock 9")
    assert t.top == "set 9-9"
    assert t.owners() == [None, 0]


@pytest.mark.parametrize("pile", ["special J @1", "special H @1", "special M", "special 5-3-M @1"])
def test_nobody_knocks_on_special_cards(pile):
    """GG-KNOCK-14, GG-TV-52"""
    t = facing(pile, "J 3 H")
    assert t.legal("knock") == set()
    assert t.why("knock J") == "GG-KNOCK-14"
    assert forbids(t, "knock 3") == "GG-KNOCK-14"
    assert refused(t, "knock 3")


def test_on_a_number_nobody_extends():
    """GG-KNOCK-05"""
    t = facing("single 7", "6 8 J J")
    assert t.legal("knock") == {"knock J"}
    assert forbids(t, "knock 6 8") == "GG-KNOCK-05"
    t = facing("set 7-J", "6 8 J J")
    assert t.legal("knock") == set()
    assert forbids(t, "knock 6 8") == "GG-JOK-09"


def test_only_the_top_play_is_knocked_on():
    """GG-KNOCK-02, GG-KNOCK-05, GG-KNOCK-09"""
    assert facing(["single 7", "single 3"], "7 7").legal("knock") == set()
    assert facing(["street 4-5-6", "single 1"], "7 8").legal("knock") == set()
    assert facing(["single 7", "street 4-5-6"], "7 9").legal("knock") == set()
    # What lies beneath is not part of the street.
    assert facing(["single 3", "street 4-5-6"], "2 7").legal("knock") == set()


# -- after the draw ------------------------------------------------------------------------


def test_a_drawn_card_of_the_number_just_discarded_may_be_laid_too():
    """GG-KNOCK-15, GG-KNOCK-18, GG-TV-56"""
    t = drew("7 3 2", "discard 7", "7")
    assert t.phase == "after-draw"
    assert t.legal() == {"lay", "end"}
    stock = t.stock()
    assert t.play("lay") == {
        "seat": (0, 1),
        "phase": (3, 1),
        "discarded": (1, 0),
        "drawn": (8, 0),
        "offered": (1, 3),
        "cards[0]": (3, 2),
        "hand[0,8]": (1, 0),
        "pile.count": (2, 3),
        "pile.card[2]": (0, 8),
        "pile.owner[2]": (0, 1),
        "pile.number[2]": (0, 8),
        "pile.play[1]": (1, 2),
    }
    assert t.plays() == ["special H", "set 7-7"]
    assert (t.hand(0), t.seat, t.phase) == ("2 3", 1, "main")
    assert t.stock() == stock


def test_a_drawn_card_may_join_a_set_as_well():
    """GG-KNOCK-15"""
    t = drew("7 7 3", "set 7-7", "7")
    t.play("lay")
    assert t.top == "set 7-7-7"
    t = drew("7 J 3", "set J-7", "7")
    t.play("lay")
    assert t.top == "set J-7-7"
    assert t.s.pile.number[1:4].tolist() == [8, 8, 8]


def test_it_need_not_be_laid():
    """GG-KNOCK-15, GG-KNOCK-12"""
    t = drew("7 3", "discard 7", "7")
    t.play("end")
    assert (t.hand(0), t.top, t.seat) == ("3 7", "single 7", 1)


def test_another_card_cannot_be_laid():
    """GG-KNOCK-15, GG-KNOCK-18"""
    t = drew("7 7 3", "discard 7", "8")
    assert t.phase == "after-draw"
    assert t.legal() == {"end"}  # not the seven that was in hand before
    assert t.why("lay") == "GG-KNOCK-15"
    assert t.why("knock 7") == "GG-KNOCK-18"
    assert t.why("lay low") == "GG-KNOCK-16"


@pytest.mark.parametrize(
    ("card", "words", "top"),
    [("7", "lay high", "street 4-5-6-7"), ("3", "lay low", "street 3-4-5-6")],
)
def test_a_drawn_card_may_extend_the_street_just_discarded(card, words, top):
    """GG-KNOCK-16, GG-TV-57"""
    t = drew("4 5 6 1", "street 4-5-6", card)
    assert t.legal() == {words, "end"}
    t.play(words)
    assert t.plays() == ["special H", top]
    assert t.owners() == [None, 0, 0, 0, 0]
    assert (t.hand(0), t.seat) == ("1", 1)
    assert t.sound()


@pytest.mark.parametrize("card", ["2", "4", "5", "6", "8", "0", "14", "H"])
def test_a_drawn_card_that_does_not_continue_the_street_stays_in_hand(card):
    """GG-KNOCK-16"""
    t = drew("4 5 6 1", "street 4-5-6", card)
    assert t.phase == "after-draw"
    assert t.legal() == {"end"}
    assert t.why("lay low") == t.why("lay high") == "GG-KNOCK-16"
    assert t.why("lay") == "GG-KNOCK-15"


def test_a_card_taken_from_the_discard_pile_does_not_extend_the_street():
    """GG-KNOCK-17, GG-TV-58"""
    for card in ("7", "3"):
        t = facing(f"single {card} @1", "4 5 6 1 1")
        t.play("street 4-5-6", "take top")
        assert (t.seat, t.phase) == (1, "main")  # it is known: there is nothing to decide
        assert t.hand(0) == f"1 1 {card}"
        assert t.top == "street 4-5-6"


def test_the_reason_is_that_the_card_came_from_the_discard_pile():
    """GG-KNOCK-17"""
    t = drew("4 5 6 1", "street 4-5-6", "7")
    t.s.from_pile = 1
    assert t.legal() == {"end"}
    assert t.why("lay high") == "GG-KNOCK-17"


def test_a_drawn_joker_fits_a_number():
    """GG-KNOCK-15, GG-JOK-08, GG-TV-59"""
    t = drew("7 3", "discard 7", "J")
    assert t.legal() == {"lay", "end"}
    t.play("lay")
    assert t.top == "set 7-J"
    assert t.s.pile.number[2] == 8


def test_a_drawn_joker_fits_either_end_of_a_street():
    """GG-KNOCK-16, GG-JOK-08, GG-JOK-13"""
    for words, top, at, number in (
        ("lay low", "street J-4-5-6", 1, 4),
        ("lay high", "street 4-5-6-J", 4, 8),
    ):
        t = drew("4 5 6 1", "street 4-5-6", "J")
        assert t.legal() == {"lay low", "lay high", "end"}
        t.play(words)
        assert t.top == top
        assert t.s.pile.number[at] == number
        assert t.sound()
    assert drew("0 1 2 9", "street 0-1-2", "J").legal() == {"lay high", "end"}
    assert drew("12 13 14 9", "street 12-13-14", "J").legal() == {"lay low", "end"}
    assert drew("4 5 J 9", "street 4-5-J", "J").legal() == {"lay low", "end"}
    assert drew("J 4 5 9", "street J-4-5", "J").legal() == {"lay high", "end"}


def test_a_set_with_a_joker_on_top_takes_no_drawn_card():
    """GG-KNOCK-15, GG-JOK-09, GG-TV-60"""
    for card in ("7", "J"):
        t = drew("7 J 3", "set 7-J", card)
        assert (t.seat, t.phase) == (1, "main")
        assert t.top == "set 7-J"


@pytest.mark.parametrize(
    ("hand", "words", "asks"),
    [
        ("7 3", "discard 7", True),
        ("7 J 3", "set J-7", True),
        ("7 J 3", "set 7-J", False),
        ("J 3", "discard J", False),
        ("H 3", "discard H", False),
        ("6 J J 3", "street J-6-J", False),
        ("0 1 J 9", "street 0-1-J", False),  # nothing below 0, a joker above
        ("13 14 J 9", "street J-13-14", False),
        ("0 1 2 9", "street 0-1-2", True),
        ("12 13 14 9", "street 12-13-14", True),
        ("4 5 J 9", "street J-4-5", True),
        ("4 5 J 9", "street 4-5-J", True),
        ("H 3", "hourglass 1", False),
    ],
)
def test_whether_there_is_a_question_after_the_draw_depends_on_the_discard_alone(hand, words, asks):
    """GG-KNOCK-15, GG-KNOCK-16"""
    for card in ("14", "11", "H"):
        t = drew(hand, words, card)
        assert (t.phase == "after-draw") == asks
        assert t.seat == (0 if asks else 1)


@pytest.mark.parametrize("pile", ["single 7 @1", "street 4-5-6 @1"])
def test_what_others_discarded_takes_no_drawn_card(pile):
    """GG-KNOCK-15, GG-KNOCK-16"""
    t = drew("H 3", "hourglass 1", "7", pile=pile)
    assert (t.seat, t.phase) == (1, "react")
    assert t.hand(0) == "3 7"
    assert t.plays() == [pile.removesuffix(" @1")]


def test_only_the_drawn_card_may_be_laid():
    """GG-KNOCK-18, GG-TV-61"""
    t = drew("4 5 6 8", "street 4-5-6", "7")
    assert t.legal() == {"lay high", "end"}
    for words in ("knock 7-8", "discard 8"):
        assert t.why(words) == "GG-KNOCK-18"
    t.play("lay high")
    assert (t.hand(0), t.top, t.seat) == ("8", "street 4-5-6-7", 1)


def test_a_card_is_laid_after_the_draw_at_most_once():
    """GG-KNOCK-18, GG-KNOCK-01"""
    t = table(["7 3 3", "0 0"], pile="special H", stock="7 7")
    t.play("discard 7", "draw", "lay")
    assert t.seat == 1
    assert t.stock()[0] == "7"
    assert t.s.drawn == 0


def test_a_taken_card_of_the_same_number_may_be_laid_too():
    """GG-KNOCK-15, GG-TV-63"""
    t = facing("street 5-6-7 @1", "5 1")
    t.play("discard 5", "take low")
    assert t.phase == "after-draw"
    assert t.legal() == {"lay", "end"}
    t.play("lay")
    assert t.plays() == ["street 6-7", "set 5-5"]
    assert t.hand(0) == "1"
    t = facing("single 5 @1", "5 J 1")
    t.play("set 5-J", "take top")  # but not onto a joker
    assert (t.seat, t.hand(0)) == (1, "1 5")
    t = facing("single 5 @1", "4 1")
    t.play("discard 4", "take top")
    assert t.seat == 1


# -- the last card -------------------------------------------------------------------------


def test_who_knocks_with_the_last_card_ends_the_round():
    """GG-KNOCK-19, GG-TV-54"""
    t = table(["7", "4 5", "J"], pile="single 7")
    t.play("knock 7")
    assert (t.s.rounds, t.phase) == (2, "main")
    assert t.state.scores == [0, 9, 15]


@pytest.mark.parametrize(
    ("hand", "pile", "stock", "words"),
    [
        ("7 7 J", "single 7", "", ["knock 7-7-J"]),
        ("3 7", "street 4-5-6", "", ["knock 3 7"]),
        ("7", "special H", "7", ["discard 7", "draw", "lay"]),
        ("5 6 J", "special H", "4", ["street 5-6-J", "draw", "lay low"]),
        ("5 6 7", "special H", "8", ["street 5-6-7", "draw", "lay high"]),
    ],
)
def test_any_knock_may_be_the_last_one(hand, pile, stock, words):
    """GG-KNOCK-19, GG-TV-62"""
    t = table([hand, "8 9"], pile=pile, stock=stock)
    t.play(*words)
    assert t.s.rounds == 2
    assert t.state.scores == [0, 17]


def test_deflecting_with_the_last_card_ends_the_round():
    """GG-KNOCK-19"""
    t = table(["H", "8 9"], fronts={0: "H"})
    t.play("deflect")
    assert t.s.rounds == 2
    assert t.state.scores == [0, 17]


def test_a_knock_that_leaves_a_card_does_not_end_the_round():
    """GG-KNOCK-19"""
    t = table(["7 7", "8 9"], pile="single 7")
    t.play("knock 7")
    assert (t.s.rounds, t.seat) == (1, 1)
    assert t.state.scores == [0, 0]


def test_discarding_the_last_card_does_not_end_the_round():
    """GG-KNOCK-20, GG-TV-55"""
    t = table(["7", "8 9"], pile="single 3", stock="12")
    t.play("discard 7")
    assert (t.phase, t.hand(0), t.s.rounds) == ("draw", "", 1)
    t.play("draw", "end")
    assert (t.hand(0), t.seat, t.s.rounds) == ("12", 1, 1)
    t = table(["4 5 6", "8 9"], pile="single 3 @1")
    t.play("street 4-5-6", "take top")
    assert (t.hand(0), t.seat, t.s.rounds) == ("3", 1, 1)


# -- how many there can be -----------------------------------------------------------------


def test_there_are_at_most_98_discards_and_knocks_on_a_number():
    """GG-KNOCK-02, GG-KNOCK-03"""
    t = facing("single 11", "9 10 11 12 13 J J")
    assert t.legal("knock") == {
        "knock 11", "knock J", "knock J-11", "knock 11-J", "knock J-11-J",
    }  # fmt: skip
    assert len(t.state.moves()) == len(t.legal()) == 98


def test_there_are_at_most_85_knocks_on_a_street():
    """GG-KNOCK-05, GG-KNOCK-08"""
    t = facing("street 6-7-8", "4 5 9 10 11 J J")
    assert len(t.legal("knock")) == 85


def test_there_are_147_plays_at_most():
    """GG-KNOCK-05, GG-TV-64"""
    t = facing("street 1-2-3-4-5-6-7-8", "9 10 11 12 13 J J")
    assert len(t.legal("knock")) == 54
    assert len(t.legal("discard", "set", "street")) == 93
    assert len(t.state.moves()) == len(t.legal()) == 147


def test_in_the_last_moves_there_are_148_actions_and_149_with_a_house_joker():
    """GG-KNOCK-05"""
    pile = "street 1-2-3-4-5-6-7-8"
    t = facing(pile, "9 10 11 12 13 J J", caller=1)
    assert len(t.state.moves()) == 148
    t = facing(pile, "9 10 11 12 13 J X0", caller=1, house_cards=HOUSE_JOKERS[:1])
    assert len(t.state.moves()) == 149


# -- against an independent generator ------------------------------------------------------


def rows(cards: list[str]) -> set[tuple[str, ...]]:
    """Every way to lay some of these cards (or none) in a row."""
    return {row for n in range(len(cards) + 1) for row in permutations(cards, n)}


def touching(row: tuple[str, ...]) -> bool:
    return any(a == b == "J" for a, b in pairwise(row))


def knocks_on_number(number: str, cards: list[str]) -> set[str]:
    """Of all rows with the same cards and the same one on top, the one with the deepest jokers."""
    found: dict[tuple[int, int, bool], tuple[str, ...]] = {}
    for row in rows([card for card in cards if card in ("J", number)]):
        if row and not touching(row):
            kind = row.count("J"), len(row), row[-1] == "J"
            best = found.get(kind, row)
            found[kind] = min(row, best, key=lambda r: [card != "J" for card in r])
    return {"knock " + "-".join(row) for row in found.values()}


def knocks_on_street(street: list[str], low: int, cards: list[str]) -> set[str]:
    """Every row of cards, split in two: some go below the street, the others above it."""
    high = low + len(street) - 1
    found = set()
    for row in rows(cards):
        for at in range(len(row) + 1):
            below, above = row[:at], row[at:]
            expected = [*range(low - at, low), *range(high + 1, high + 1 + len(above))]
            if (
                len(row) >= 2
                and all(card in ("J", str(n)) for card, n in zip(row, expected, strict=True))
                and all(0 <= n <= 14 for n in expected)
                and not touching(below)
                and not touching(above)
                and not (below and street[0] == "J")
                and not (above and street[-1] == "J")
            ):
                found.add(" ".join(["knock", *filter(None, ("-".join(below), "-".join(above)))]))
    return found


def random_cards(choose: random.Random, near: range, jokers: list[str], left: int) -> list[str]:
    hand = choose.sample(jokers, choose.randint(0, min(left, len(jokers))))
    numbers = [str(n) for n in near if 0 <= n <= 14]
    rest = [*numbers, *numbers, "H", "M"]
    return hand + choose.sample(rest, min(len(rest), choose.randint(1, 7 - len(hand))))


def as_jokers(hand: list[str]) -> list[str]:
    return ["J" if card[0] in "JX" else card for card in hand if card not in ("H", "M")]


@pytest.mark.parametrize("seed", range(25))
def test_knocks_on_numbers_are_exactly_those_of_an_independent_generator(seed):
    """GG-KNOCK-02, GG-KNOCK-03, GG-JOK-08, GG-JOK-09"""
    choose = random.Random(seed)
    number = choose.randrange(15)
    play = choose.choice([f"single {number}", f"set {number}-{number}", f"set J-{number}"])
    house = HOUSE_JOKERS if seed % 3 == 0 else []
    jokers = ["J"] * 3 + [f"X{i}" for i in range(len(house))]
    hand = random_cards(choose, range(number - 1, number + 2), jokers, 4)
    t = table([" ".join(hand), ""], pile=play, house_cards=house)
    assert t.legal("knock") == knocks_on_number(str(number), as_jokers(hand))


@pytest.mark.parametrize("seed", range(60))
def test_knocks_on_streets_are_exactly_those_of_an_independent_generator(seed):
    """GG-KNOCK-05, GG-KNOCK-06, GG-KNOCK-08, GG-KNOCK-10, GG-KNOCK-11, GG-JOK-04, GG-JOK-10"""
    choose = random.Random(seed)
    length = choose.randint(2, 5)
    low = choose.choice([0, 1, 2, 15 - length, 14 - length, *range(3, 11)])
    low = min(low, 15 - length)
    street = [str(low + i) for i in range(length)]
    if choose.random() < 0.3:
        street[choose.choice([0, -1])] = "J"
    house = HOUSE_JOKERS if seed % 5 == 0 else []
    jokers = ["J"] * 3 + [f"X{i}" for i in range(len(house))]
    near = [*range(low - 3, low), *range(low + length, low + length + 3), low]
    hand = random_cards(choose, near, jokers, 3)
    t = table([" ".join(hand), ""], pile="street " + "-".join(street), house_cards=house)
    assert t.legal("knock") == knocks_on_street(street, low, as_jokers(hand))
