"""GG-DRAW: where the card after a discard comes from."""

from collections import Counter

import numpy as np
import pytest

from games.gluecksgriff.table import Table, kind, table
from glueck.engine.rng import KEY_WORDS

DECK = Counter({**{str(n): 4 for n in range(15)}, "J": 4, "H": 4, "M": 1})


def drawing(hand: str, pile: list[str] | str, words: str = "discard 2", **more: object) -> Table:
    """Seat 0 has just discarded a 2."""
    t = table([f"2 {hand}", "8 9", "12 12"], pile=pile, **more)
    t.play(words)
    assert t.phase == "draw"
    return t


def owned(t: Table, *owners: int) -> None:
    """Who laid each card of the pile, bottom first."""
    t.s.pile.owner[: len(owners)] = [seat + 1 for seat in owners]


def empty_stock(t: Table) -> None:
    """The vectors speak of few cards: all others leave the table (which no real game does)."""
    t.s.stock[:] = 0
    t.s.stock_count = 0


# -- one card, from here or there ----------------------------------------------------------


def test_exactly_one_card_is_drawn_from_the_top_of_the_draw_pile():
    """GG-DRAW-01, GG-DRAW-02"""
    t = drawing("3", "special J", stock="11 13 14")
    t.play("draw")
    assert t.hand(0) == "3 11"
    assert t.stock()[:2] == ["13", "14"]
    assert t.plays() == ["special J", "single 2"]
    assert t.legal() == {"end"}


def test_one_chooses_between_both_piles():
    """GG-DRAW-02, GG-DRAW-01"""
    t = drawing("3", "single 7 @1", stock="11")
    assert t.legal() == {"draw", "take top"}
    t.play("take top")
    assert (t.hand(0), t.seat, t.phase) == ("3 7", 1, "main")
    assert t.stock()[0] == "11"
    assert t.plays() == ["single 2"]


def test_taking_a_card_changes_nothing_else():
    """GG-DRAW-01, GG-DRAW-03, GG-DRAW-13"""
    t = drawing("3", "single 7 @1")
    assert t.play("take top") == {
        "seat": (0, 1),
        "phase": (2, 1),
        "idle": (0, 1),
        "discarded": (1, 0),
        "cards[0]": (1, 2),
        "hand[0,8]": (0, 1),
        "known[0,8]": (0, 1),
        "pile.count": (2, 1),
        "pile.card[0]": (8, 3),
        "pile.card[1]": (3, 0),
        "pile.owner[0]": (2, 1),
        "pile.owner[1]": (1, 0),
        "pile.number[0]": (8, 3),
        "pile.number[1]": (3, 0),
        "pile.play[1]": (1, 0),
    }


def test_on_offer_is_what_lay_beneath_the_own_discard():
    """GG-DRAW-03, GG-DRAW-05, GG-TV-20"""
    t = drawing("3", ["single 5 @2", "street 8-9-10 @1"])
    assert t.legal() == {"draw", "take low", "take high"}
    assert t.why("take top") == "GG-DRAW-04"
    for words, hand, left in (
        ("take low", "3 8", "street 9-10"),
        ("take high", "3 10", "street 8-9"),
    ):
        twin = Table(t.state.copy())
        twin.play(words)
        assert twin.hand(0) == hand
        assert twin.plays() == ["single 5", left, "single 2"]


def test_only_the_top_play_is_on_offer():
    """GG-DRAW-03"""
    t = drawing("3", ["single 5 @1", "special H @1"])
    assert t.legal() == {"draw"}
    t = drawing("3", ["street 4-5-6 @1", "single 9 @1"])
    assert t.legal() == {"draw", "take top"}
    t.play("take top")
    assert t.hand(0) == "3 9"


def test_of_a_set_only_the_top_card_is_on_offer():
    """GG-DRAW-04, GG-TV-21"""
    t = table(["3 3 1", "8 9"], pile="set 7-7 @1")
    t.play("set 3-3")
    assert t.legal() == {"draw", "take top"}
    for words in ("take low", "take high"):
        assert t.why(words) == "GG-DRAW-05"
    t.play("take top")
    assert t.hand(0) == "1 7"
    assert t.plays() == ["single 7", "set 3-3"]


@pytest.mark.parametrize("special", ["J", "H", "M"])
def test_a_special_card_is_never_taken(special):
    """GG-DRAW-07, GG-DRAW-08, GG-TV-22"""
    t = drawing("3", ["single 5 @1", f"special {special} @1"])
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-07"
    assert t.why("take low") == "GG-DRAW-05"


def test_a_joker_at_the_end_of_a_street_is_not_taken():
    """GG-DRAW-07, GG-DRAW-05, GG-TV-23, GG-TV-24"""
    t = drawing("3", "street J-6-7 @1")
    assert t.legal() == {"draw", "take high"}
    assert t.why("take low") == "GG-DRAW-07"
    t.play("take high")
    assert t.hand(0) == "3 7"
    t = drawing("3", "street 6-7-J @1")
    assert t.legal() == {"draw", "take low"}
    assert t.why("take high") == "GG-DRAW-07"
    t = drawing("3", "street J-6-J @1")
    assert t.legal() == {"draw"}


def test_a_joker_on_top_of_a_set_is_not_taken():
    """GG-DRAW-04, GG-DRAW-07, GG-TV-28"""
    t = drawing("3", "set 7-J @1")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-07"
    t = drawing("3", "set J-7 @1")
    assert t.legal() == {"draw", "take top"}


def test_the_heap_of_a_magic_hand_offers_nothing():
    """GG-DRAW-07"""
    assert drawing("3", "special 5-7-M @1").legal() == {"draw"}
    assert drawing("3", "special H-H @1").legal() == {"draw"}


def test_nobody_takes_what_he_laid_himself():
    """GG-DRAW-06, GG-TV-25"""
    t = table(["9 1", "1"], pile="single 5 @0", seat=1)
    t.play("glücksgriff")
    assert t.seat == 0
    t.play("discard 9")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-06"


def test_what_one_just_discarded_is_not_on_offer():
    """GG-DRAW-03, GG-DRAW-06"""
    t = drawing("3", [])
    assert t.plays() == ["single 2"]
    empty_stock(t)
    t.s.stock[0] = kind("4")
    t.s.stock_count = 1
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-03"


def test_a_street_is_on_offer_as_it_lies_whoever_laid_its_parts():
    """GG-DRAW-09, GG-DRAW-05, GG-TV-26"""
    t = drawing("3", "street 4-5-6-7-8")
    owned(t, 1, 1, 1, 2, 2)
    assert t.legal() == {"draw", "take low", "take high"}
    for words, hand in (("take low", "3 4"), ("take high", "3 8")):
        twin = Table(t.state.copy())
        twin.play(words)
        assert twin.hand(0) == hand


def test_ownership_is_checked_card_by_card():
    """GG-DRAW-06, GG-DRAW-09, GG-TV-27"""
    t = table(["2 3", "9"], pile="street 4-5-6-7-8")
    owned(t, 0, 0, 0, 1, 1)
    t.play("discard 2")
    assert t.legal() == {"draw", "take high"}
    assert t.why("take low") == "GG-DRAW-06"
    t.play("take high")
    assert t.hand(0) == "3 8"


def test_an_extended_street_offers_its_new_ends():
    """GG-DRAW-09, GG-KNOCK-09"""
    t = table(["1 1 2", "3 7 11", "12 13"], pile="street 4-5-6 @0", seat=1)
    t.play("knock 3 7")
    assert t.owners() == [1, 0, 0, 0, 1]
    t.play("discard 12")
    assert t.legal() == {"draw", "take low", "take high"}
    t.play("take low")
    assert t.hand(2) == "3 13"
    assert t.plays() == ["street 4-5-6-7", "single 12"]


def test_the_owner_of_the_extension_cannot_take_it_back():
    """GG-DRAW-06, GG-DRAW-09"""
    t = table(["1 9 9", "3 7 11"], pile="street 4-5-6 @0", seat=1)
    t.play("knock 3 7")
    t.play("discard 1")
    assert t.legal() == {"draw", "take low", "take high"}
    t = table(["3 7 1 1", "9 2"], pile="street 4-5-6 @1")
    t.play("knock 3 7")
    t.play("discard 2")
    assert t.legal() == {"draw", "take low", "take high"}
    t = table(["3 7 1 1", "0 2"], pile="street 4-5-6 @1")
    t.play("knock 3 7")
    t.play("glücksgriff")  # leaves the pile alone
    t.play("discard 1")
    assert t.legal() == {"draw"}
    assert t.why("take low") == t.why("take high") == "GG-DRAW-06"


@pytest.mark.parametrize("pile", ["single 7 @1", "set 7-7 @1", "street 4-5-6 @1", "special J"])
def test_the_draw_pile_is_always_there_as_alternative(pile):
    """GG-DRAW-08"""
    assert "draw" in drawing("3", pile).legal()


# -- what remains of a play ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "words", "left", "number"),
    [
        ("street 4-5-6 @1", "take low", "street 5-6", 6),
        ("street 4-5-6 @1", "take high", "street 4-5", 5),
        ("street 4-5 @1", "take low", "single 5", 6),
        ("street 4-5 @1", "take high", "single 4", 5),
        ("street 5-J-7 @1", "take low", "street J-7", 7),
        ("street J-6 @1", "take high", "special J", 0),
        ("street 6-J @1", "take low", "special J", 0),
        ("set 7-7-7 @1", "take top", "set 7-7", 8),
        ("set 7-7 @1", "take top", "single 7", 8),
        ("set J-7 @1", "take top", "special J", 0),
        ("set J-7-J-7 @1", "take top", "set J-7-J", 8),
    ],
)
def test_what_remains_is_a_play_of_the_same_kind(pile, words, left, number):
    """GG-DRAW-12"""
    t = drawing("3", ["single 14", pile])
    t.play(words)
    assert t.plays() == ["single 14", left, "single 2"]
    assert t.s.pile.number[1] == number
    assert t.sound()


def test_a_play_of_one_card_is_gone_when_it_is_taken():
    """GG-DRAW-12, GG-TV-30"""
    t = table(["H 3", "8 9", "12"], pile=["single 5 @2", "single 7 @1"])
    t.play("hourglass 2", "take top")
    assert t.hand(0) == "3 7"
    assert t.plays() == ["single 5"]
    assert t.owners() == [2]
    assert t.seat == 1
    assert t.sound()


def test_the_remainder_of_a_street_is_still_a_street():
    """GG-DRAW-12, GG-KNOCK-06, GG-TV-31"""
    for hand, knocks in (
        ("7 8", {"knock 7-8"}),
        ("3 4", {"knock 3-4"}),
        ("7", set()),
        ("4 7", {"knock 4 7"}),
    ):
        t = table(["12 12", "H 2", f"{hand} 14"], pile="street 4-5-6 @0", seat=1)
        t.play("hourglass 0", "take low")
        assert t.hand(1) == "2 4"
        assert t.plays() == ["street 5-6"]
        assert t.seat == 2
        assert t.legal("knock") == knocks
        assert t.sound()


def test_an_empty_pile_offers_nothing_until_the_next_discard():
    """GG-DRAW-12, GG-DRAW-03"""
    t = table(["H 3", "7 7 9", "12 7"], pile="single 7 @1")
    t.play("hourglass 2", "take top")
    assert t.plays() == []
    assert t.sound()
    assert t.legal() == {"discard 7", "discard 9", "set 7-7"}
    t.play("discard 9")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-03"
    t.play("draw", "end")
    assert t.plays() == ["single 9"]


# -- an empty draw pile --------------------------------------------------------------------


def test_when_the_draw_pile_is_empty_all_but_the_top_play_is_shuffled_anew():
    """GG-DRAW-10, GG-TV-29"""
    t = table(["9 12", "8 10"], pile=["single 1 @1", "single 2 @0", "set 3-3 @1"])
    empty_stock(t)
    t.play("discard 9")
    assert t.legal() == {"draw", "take top"}
    t.play("draw")
    assert t.plays() == ["single 9"]
    assert t.owners() == [0]
    drawn = set(t.hand(0).split()) - {"12"}
    assert len(drawn) == 1
    assert Counter(t.stock()) + Counter(drawn) == Counter(["1", "2", "3", "3"])
    assert len(t.stock()) == 3
    assert t.s.reshuffled == 1


def test_a_real_pile_is_shuffled_as_well():
    """GG-DRAW-10"""
    t = table(["9 12 12", "8 10"], pile=["single 1 @1", "set 3-3 @1"], stock_only=True)
    assert t.stock() == []
    assert t.sound()
    t.play("discard 9", "draw")
    assert t.plays() == ["single 9"]
    expected = DECK - Counter(["9", "12", "12", "8", "10"])
    assert expected.total() == 64
    drawn = Counter(t.hand(0).split()) - Counter(["12", "12"])
    assert Counter(t.stock()) + drawn == expected
    assert t.sound()


def test_the_shuffle_comes_from_the_generator_in_the_record():
    """GG-DRAW-10"""
    t = table(["9 12", "8 10"], pile=["single 1 @1", "set 3-3 @1"], stock_only=True)
    t.play("discard 9")
    twin, later = t.state.copy(), Table(t.state.copy())
    later.s.blocks += 1
    blocks = int(t.s.blocks)
    t.play("draw")
    assert t.s.blocks == blocks + 4  # 63 numbers, sixteen in a block
    twin.play("draw")
    assert twin == t.state
    later.play("draw")
    assert later.stock() != t.stock()


@pytest.mark.many_positions
def test_another_seed_shuffles_otherwise():
    """GG-DRAW-10"""
    orders = set()
    for seed in range(6):
        t = table(["9 12", "8 10"], pile=["single 1 @1", "set 3-3 @1"], stock_only=True)
        t.s.key[:] = seed + np.arange(KEY_WORDS)
        t.play("discard 9", "draw")
        orders.add(tuple(t.stock()))
    assert len(orders) == 6


def test_the_last_card_of_the_draw_pile_is_drawn_before_anything_is_shuffled():
    """GG-DRAW-10"""
    t = table(["9 12", "8 10"], pile=["single 1 @1", "set 3-3 @1"], stock="14", stock_only=True)
    assert t.stock() == ["14"]
    t.play("discard 9", "draw")
    assert t.hand(0) == "12 14"
    assert t.stock() == []
    assert t.plays()[-3:] == ["single 1", "set 3-3", "single 9"]
    assert t.s.reshuffled == 0
    t.play("end", "discard 8", "draw")
    assert t.plays() == ["single 8"]
    assert t.s.reshuffled == 1
    assert t.sound()


def test_taking_from_the_discard_pile_shuffles_nothing():
    """GG-DRAW-10"""
    t = table(["9 12", "8 10"], pile=["single 1 @1", "set 3-3 @1"], stock_only=True)
    t.play("discard 9", "take top")
    assert t.stock() == []
    assert t.plays()[-3:] == ["single 1", "single 3", "single 9"]


def test_after_an_hourglass_the_top_play_stays_on_offer_when_all_else_is_shuffled():
    """GG-DRAW-10, GG-DRAW-08"""
    t = table(["H 12", "8 10"], pile=["single 1 @1", "set 3-3 @1"], stock_only=True)
    t.play("hourglass 1")
    assert t.legal() == {"draw", "take top"}
    t.play("draw")
    assert t.plays() == ["set 3-3"]
    assert t.owners() == [1, 1]
    assert t.sound()


def test_if_there_is_no_card_at_all_nothing_is_drawn():
    """GG-DRAW-11"""
    t = table(["9 12", "8 10"], pile=[])
    empty_stock(t)
    t.play("discard 9")
    assert (t.seat, t.phase, t.hand(0)) == (1, "main", "12")
    assert t.plays() == ["single 9"]
    assert (t.s.rounds, t.s.idle) == (1, 0)


def test_if_only_the_discard_pile_has_a_card_it_is_taken():
    """GG-DRAW-11, GG-DRAW-08"""
    t = table(["H 12", "8 10"], pile="single 7 @1")
    empty_stock(t)
    t.play("hourglass 1")
    assert t.legal() == {"take top"}
    assert t.why("draw") == "GG-DRAW-11"


def test_an_hourglass_without_a_card_to_draw_ends_the_turn():
    """GG-DRAW-11"""
    t = table(["H 12", "8 10"], pile="special J")
    empty_stock(t)
    t.play("hourglass 1")
    assert (t.seat, t.phase, t.hand(0)) == (1, "react", "12")


def test_a_hand_that_is_empty_because_nothing_could_be_drawn_ends_the_round():
    """GG-DRAW-11"""
    t = table(["9", "8 10"], pile=[])
    empty_stock(t)
    t.play("discard 9")
    assert t.s.rounds == 2
    assert t.state.scores == [0, 18]


# -- against endless rounds ----------------------------------------------------------------


def exchange(t: Table) -> None:
    """Discard the only card and take the one that lay there."""
    t.play(f"discard {t.hand(t.seat)}", "take top")


def test_after_four_cycles_of_exchanging_discards_only_the_draw_pile_is_offered():
    """GG-DRAW-13, GG-TV-112"""
    t = table(["5", "4"], pile="single 3", stock="11")
    for turn in range(8):
        assert (t.seat, t.s.idle) == (turn % 2, turn)
        exchange(t)
    assert t.s.idle == 8
    card = t.hand(0)
    t.play(f"discard {card}")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-13"
    t.play("draw", "end")
    assert (t.seat, t.s.idle) == (1, 0)
    t.play(f"discard {t.hand(1)}")
    assert t.legal() == {"draw", "take top"}


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_the_guard_needs_four_times_as_many_turns_as_there_are_seats(seats, turns):
    """GG-DRAW-13"""
    hands = ["5", "4", "7", "9", "11"][:seats]
    t = table(hands, pile="single 3 @1")
    t.s.idle = turns - 1
    exchange(t)
    assert t.s.idle == turns
    t.play(f"discard {t.hand(1)}")
    assert t.legal() == {"draw"}
    street = table(hands, pile="street 1-2-3 @1")
    street.s.idle = turns
    street.play("discard 5")
    assert street.why("take low") == street.why("take high") == "GG-DRAW-13"


def test_the_counter_is_public():
    """GG-DRAW-13"""
    t = table(["5", "4"], pile="single 3")
    exchange(t)
    assert t.state.seen(None)[0].idle == 1


def test_the_guard_holds_for_hourglass_turns_too():
    """GG-DRAW-13"""
    t = table(["H 5", "4", "9"], pile="single 3 @1")
    t.s.idle = 12
    t.play("hourglass 1")
    assert t.legal() == {"draw"}


@pytest.mark.parametrize(
    ("hand", "pile", "words", "more"),
    [
        ("5 6", "single 3 @1", ["discard 5", "draw", "end"], {}),
        ("5 6", "special J", ["discard J", "draw"], {"hand": "J 6"}),
        ("5 6", "single 5 @1", ["knock 5"], {}),
        ("3 7 9", "street 4-5-6 @1", ["knock 3 7"], {}),
        ("5 6", "single 3 @1", ["discard 5", "draw", "lay"], {"stock": "5"}),
        ("5 6", "street 5-6-7 @1", ["discard 5", "take low", "lay"], {}),
        ("1 2", "single 3 @1", ["glücksgriff"], {}),
        ("9 9", "single 3 @1", ["pass"], {"caller": 2}),
        ("H 9", "single 3 @1", ["hourglass 1", "draw"], {}),
        ("H 9", "single 3 @1", ["hourglass 1", "take top"], {}),
        ("M 9", "single 3 @1", ["magic", "offer 0", "offer 0", "draw"], {}),
        ("M 9", "single 3 @1", ["magic", "offer 0", "offer 0", "take top"], {}),
        ("M 9", "single 3 @1", ["magic", "offer 0", "offer 0", "take from 1"], {}),
        ("H 9", "single 3 @1", ["deflect"], {"fronts": {0: "H"}}),
    ],
)
def test_any_other_turn_sets_the_counter_back(hand, pile, words, more):
    """GG-DRAW-13"""
    more = dict(more)
    t = table([more.pop("hand", hand), "0 14", "0 1"], pile=pile, **more)
    t.s.idle = 5
    t.play(*words)
    assert t.s.idle == 0
    assert t.s.rounds == 1


def test_a_skipped_turn_leaves_the_counter_as_it_is():
    """GG-DRAW-13"""
    t = table(["5 6", "4"], pile="single 3", fronts={0: "H"})
    t.s.idle = 5
    t.play("skip")
    assert (t.seat, t.s.idle) == (1, 5)


def test_not_laying_the_card_that_was_taken_is_a_turn_that_only_exchanges():
    """GG-DRAW-13, GG-KNOCK-12"""
    t = table(["5 6", "4"], pile="street 5-6-7 @1")
    t.s.idle = 3
    t.play("discard 5", "take low")
    assert t.phase == "after-draw"
    t.play("end")
    assert t.s.idle == 4


def test_a_new_round_sets_the_counter_back():
    """GG-DRAW-13"""
    t = table(["5", "4"], pile="single 5")
    t.s.idle = 7
    t.play("knock 5")
    assert (t.s.rounds, t.s.idle) == (2, 0)
    t = table(["9 9", "4 2"], pile="single 5 @1", caller=1)
    t.s.idle = 7
    t.play("discard 9", "take top")
    assert (t.s.rounds, t.s.idle) == (2, 0)
