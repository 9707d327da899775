"""GG-MAGIC: everybody lays the lowest card; the player of the magic hand may take one of them."""

import pytest

from games.gluecksgriff.table import Table, table

# -- arranging -----------------------------------------------------------------------------


def four(stock: str = "10 11 12 13", pile: str = "special J") -> Table:
    """The position of the vectors: A is about to play M."""
    return table(["M 14", "2 9", "5 5 8", "J H"], pile=pile, stock=stock)


def laid(t: Table) -> list[int]:
    return t.s.laid[: t.s.seats].tolist()


# -- laying --------------------------------------------------------------------------------


def test_playing_it_puts_it_apart_and_asks_the_left_neighbour_first():
    """GG-MAGIC-01, GG-A-51"""
    t = four()
    assert t.why("magic") is None
    assert t.play("magic") == {
        "seat": (0, 1),
        "phase": (1, 4),
        "active": (0, 1),
        "magic": (0, 18),
        "cards[0]": (2, 1),
        "hand[0,18]": (1, 0),
    }
    assert t.top == "special J"


def test_everybody_else_lays_the_lowest_card():
    """GG-MAGIC-01, GG-MAGIC-08, GG-TV-80"""
    t = four()
    t.play("magic")
    assert (t.seat, t.phase, t.legal()) == (1, "magic-lay", {"offer 2"})
    assert t.why("offer 9") == "GG-MAGIC-01"
    assert t.why("offer 0") == "GG-MAGIC-01"
    changed = t.play("offer 2")
    assert changed["laid[1]"] == (0, 3)
    assert changed["cards[1]"] == (2, 1)
    assert (t.seat, t.phase, t.legal()) == (2, "magic-lay", {"offer 5"})
    assert t.why("offer 8") == "GG-MAGIC-01"
    t.play("offer 5")
    assert (t.seat, t.phase, t.legal()) == (3, "magic-lay", {"offer J", "offer H"})
    t.play("offer H")
    assert (t.seat, t.phase) == (0, "magic-choose")
    assert laid(t) == [0, 3, 6, 17]
    assert [t.hand(seat) for seat in range(4)] == ["14", "9", "5 8", "J"]


@pytest.mark.parametrize(
    "words",
    ["discard 9", "draw", "pass", "glücksgriff", "skip", "end", "lay", "magic", "take from 0"],
)
def test_whoever_is_asked_for_a_card_does_nothing_else(words):
    """GG-MAGIC-01"""
    t = four()
    t.play("magic")
    assert t.why(words) == "GG-MAGIC-01"


def test_the_player_of_it_lays_nothing():
    """GG-MAGIC-01"""
    t = table(["8 8", "M 0", "9 9"], seat=1)
    t.play("magic")
    assert t.seat == 2
    t.play("offer 9")
    assert t.seat == 0
    t.play("offer 8")
    assert (t.seat, t.phase) == (1, "magic-choose")
    assert t.hand(1) == "0"
    assert laid(t) == [9, 0, 10]


def test_the_lowest_is_measured_by_value():
    """GG-MAGIC-01, GG-MAGIC-09"""
    t = table(["M 0", "14 J", "0 J H", "J"])
    t.play("magic")
    assert t.legal() == {"offer 14"}
    t.play("offer 14")
    assert t.legal() == {"offer 0"}
    t.play("offer 0")
    assert t.legal() == {"offer J"}


def test_a_tie_of_different_kinds_is_the_owners_choice():
    """GG-MAGIC-08, GG-BLANK-04, GG-A-53"""
    cards = [
        {"title": "Five", "value": 5, "power": "plain"},
        {"title": "Low joker", "value": 5, "power": "joker"},
    ]
    t = table(["M 0", "5 5 X0 X1 9", "7"], house_cards=cards)
    t.play("magic")
    assert t.legal() == {"offer 5", "offer X0", "offer X1"}
    t.play("offer X1")
    assert t.hand(1) == "5 5 9 X0"
    assert laid(t) == [0, 20, 0]


def test_everybody_is_asked_even_with_a_single_card():
    """GG-MAGIC-08, GG-A-53"""
    t = table(["M 0", "12", "J", "9"])
    t.play("magic")
    asked = []
    while t.phase == "magic-lay":
        asked.append(t.seat)
        t.play(min(t.legal()))
    assert asked == [1, 2, 3]
    assert [t.hand(seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert t.s.rounds == 1


def test_a_player_with_one_card_lays_that_and_draws():
    """GG-MAGIC-08, GG-MAGIC-06, GG-TV-84"""
    t = table(["M 3", "12"], stock="7")
    t.play("magic", "offer 12")
    assert t.legal("take") == {"take from 1"}
    t.play("take from 1")
    assert (t.hand(0), t.hand(1)) == ("3 12", "7")
    assert t.top == "special M"
    assert (t.seat, t.phase, t.s.rounds) == (1, "main", 1)


# -- choosing ------------------------------------------------------------------------------


def test_its_player_takes_a_laid_card_or_draws():
    """GG-MAGIC-02, GG-MAGIC-03"""
    t = four()
    t.play("magic", "offer 2", "offer 5", "offer H")
    assert t.legal() == {"draw", "take from 1", "take from 2", "take from 3"}
    assert t.why("take from 0") == "GG-MAGIC-02"
    assert t.why("take from 4") == "GG-MAGIC-02"
    for words in ("discard 14", "end", "pass", "lay", "offer 14", "magic", "skip"):
        assert t.why(words) == "GG-MAGIC-02"


def test_a_laid_card_may_only_be_taken_when_it_is_time_to_choose():
    """GG-MAGIC-02"""
    t = four()
    assert t.why("take from 1") == "GG-TURN-01"
    t.play("magic", "offer 2")
    assert t.why("take from 1") == "GG-MAGIC-01"


def test_the_rest_goes_onto_the_pile_and_the_others_draw():
    """GG-MAGIC-02, GG-MAGIC-04, GG-MAGIC-05, GG-MAGIC-06, GG-MAGIC-07, GG-TV-81"""
    t = four()
    left = int(t.s.stock_count)
    t.play("magic", "offer 2", "offer 5", "offer H")
    changed = t.play("take from 1")
    assert t.plays() == ["special J", "special 5-H-M"]
    assert t.owners() == [None, 2, 3, 0]
    assert [t.hand(seat) for seat in range(4)] == ["2 14", "9 10", "5 8 11", "12 J"]
    assert t.s.stock_count == left - 3
    assert changed["magic"] == (18, 0)
    assert changed["active"] == (1, 0)
    assert laid(t) == [0, 0, 0, 0]
    assert (t.seat, t.phase) == (1, "main")
    assert t.s.cards.tolist() == [2, 2, 3, 2, 0]


def test_if_its_player_draws_all_laid_cards_lie_under_it():
    """GG-MAGIC-02, GG-MAGIC-03, GG-MAGIC-04, GG-MAGIC-05, GG-TV-82"""
    t = four()
    t.play("magic", "offer 2", "offer 5", "offer J", "draw")
    assert t.plays() == ["special J", "special 2-5-J-M"]
    assert [t.hand(seat) for seat in range(4)] == ["10 14", "9 11", "5 8 12", "13 H"]
    assert (t.seat, t.phase) == (1, "main")


def test_the_others_draw_clockwise_from_the_left_of_its_player():
    """GG-MAGIC-05"""
    t = table(["8 8", "7 7", "M 0", "9 9"], seat=2, stock="1 2 3 4")
    t.play("magic", "offer 9", "offer 8", "offer 7", "take from 0")
    assert [t.hand(seat) for seat in range(4)] == ["2 8", "3 7", "0 8", "1 9"]
    assert t.top == "special 9-7-M"
    assert t.owners()[-3:] == [3, 1, 2]


def test_its_player_may_take_what_lay_on_top_before():
    """GG-MAGIC-03, GG-TV-83"""
    t = four(pile="single 4 @3")
    t.play("magic", "offer 2", "offer 5", "offer H")
    assert "take top" in t.legal()
    t.play("take top")
    assert t.plays() == ["special 2-5-H-M"]
    assert [t.hand(seat) for seat in range(4)] == ["4 14", "9 10", "5 8 11", "12 J"]


def test_its_player_may_take_either_end_of_a_street():
    """GG-MAGIC-03"""
    t = four(pile="street 3-4-5 @3")
    t.play("magic", "offer 2", "offer 5", "offer H")
    assert {"take low", "take high"} <= t.legal()
    t.play("take low")
    assert t.plays() == ["street 4-5", "special 2-5-H-M"]


def test_its_player_may_not_take_own_or_special_cards_from_the_pile():
    """GG-MAGIC-03, GG-DRAW-06, GG-DRAW-07"""
    t = four(pile="single 4 @0")
    t.play("magic", "offer 2", "offer 5", "offer H")
    assert t.why("take top") == "GG-DRAW-06"
    t = four(pile="special J")
    t.play("magic", "offer 2", "offer 5", "offer H")
    assert t.why("take top") == "GG-DRAW-07"


def test_a_laid_special_card_may_be_taken():
    """GG-MAGIC-09"""
    t = four()
    t.play("magic", "offer 2", "offer 5", "offer J", "take from 3")
    assert t.hand(0) == "14 J"
    assert t.top == "special 2-5-M"


@pytest.mark.parametrize("choice", ["draw", "take top", "take from 1"])
def test_no_drawn_card_is_laid_after_it(choice):
    """GG-MAGIC-07, GG-MAGIC-13"""
    t = table(["M 4", "4 9"], pile="single 4 @1", stock="4 1")
    t.play("magic", "offer 4", choice)
    assert (t.seat, t.phase) == (1, "main")
    assert t.hand(0) == "4 4"


def test_as_the_last_card_it_does_not_end_the_round():
    """GG-MAGIC-02, GG-TV-86"""
    t = table(["M", "2 9", "8"], stock="3 4 5")
    t.play("magic", "offer 2", "offer 8", "draw")
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("3", "4 9", "5")
    assert (t.s.rounds, t.seat) == (1, 1)


def test_it_can_be_neither_taken_nor_knocked_on():
    """GG-MAGIC-12, GG-MAGIC-04"""
    t = table(["M 3", "9 J 9", "5"], stock="1 1 1")
    t.play("magic", "offer 9", "offer 5", "draw")
    assert t.top == "special 9-5-M"
    assert t.legal("knock") == set()
    t.play("discard 9")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-07"


def test_it_is_no_idle_turn():
    """GG-MAGIC-07, GG-DRAW-13"""
    t = table(["M 3", "9 8"], pile="single 5 @1")
    t.s.idle = 5
    t.play("magic", "offer 8", "take top")
    assert t.s.idle == 0


def test_if_the_draw_pile_runs_dry_what_lies_under_the_heap_is_shuffled():
    """GG-MAGIC-05, GG-DRAW-10, GG-A-27"""
    t = table(["M 3", "9 8", "7 7"], pile="single 5 @1", stock="1 2", stock_only=True)
    buried = int(t.s.pile.count)
    t.play("magic", "offer 8", "offer 7", "draw")
    assert (t.hand(0), t.hand(1)[0]) == ("1 3", "2")
    assert t.plays() == ["special 8-7-M"]
    assert t.s.stock_count == buried - 1
    assert t.s.cards.tolist() == [2, 2, 2, 0, 0]
    assert t.sound()


# -- before and after a call ---------------------------------------------------------------


def test_before_a_call_it_cannot_be_discarded_plainly():
    """GG-MAGIC-11"""
    t = table(["M 3", "9 8"])
    assert t.why("discard M") == "GG-MAGIC-11"
    assert t.legal() == {"discard 3", "magic"}


def test_without_a_magic_hand_there_is_no_magic():
    """GG-MAGIC-01"""
    t = table(["J H 3", "M 8"])
    assert t.why("magic") == "GG-MAGIC-01"


def test_after_a_call_it_is_an_ordinary_single_card():
    """GG-MAGIC-10, GG-TV-85"""
    t = table(["1", "9 8", "M 3", "7"], seat=2, caller=0, stock="4")
    assert t.why("magic") == "GG-MAGIC-10"
    assert t.legal() == {"pass", "discard 3", "discard M"}
    t.play("discard M")
    assert (t.seat, t.phase, t.top) == (2, "draw", "special M")
    assert laid(t) == [0, 0, 0, 0]
    t.play("draw")
    assert (t.seat, t.phase) == (3, "main")
    assert (t.hand(2), t.hand(3), t.hand(1)) == ("3 4", "7", "8 9")
    t.play("discard 7")
    assert t.legal() == {"draw"}


def test_after_a_call_it_counts_twenty_points():
    """GG-MAGIC-10, GG-COMP-05"""
    t = table(["1", "M 3"], seat=1, caller=0)
    t.play("pass")
    assert t.s.total[:2].tolist() == [0, 23]


def test_house_cards_of_its_power_follow_its_rules():
    """GG-MAGIC-10, GG-MAGIC-11, GG-BLANK-04"""
    cards = [{"title": "Wand", "value": 0, "power": "magic_hand"}]
    t = table(["X0 3", "9 8"], house_cards=cards)
    assert t.why("discard X0") == "GG-MAGIC-11"
    t.play("magic")
    assert t.s.magic == 19
    t = table(["1", "X0 3"], house_cards=cards, seat=1, caller=0)
    assert t.why("magic") == "GG-MAGIC-10"
    assert t.why("discard X0") is None


def test_a_magic_hand_laid_as_the_lowest_card_has_no_effect():
    """GG-MAGIC-09, GG-BLANK-04, GG-TV-114"""
    cards = [
        {"title": "Wand", "value": 1, "power": "magic_hand"},
        {"title": "Staff", "value": 2, "power": "magic_hand"},
    ]
    t = table(["M 3", "X0 8", "X1 9"], house_cards=cards, stock="4 5 6")
    t.play("magic")
    assert t.legal() == {"offer X0"}
    t.play("offer X0")
    assert (t.seat, t.phase, t.legal()) == (2, "magic-lay", {"offer X1"})
    t.play("offer X1")
    assert (t.seat, t.phase) == (0, "magic-choose")
    t.play("take from 2")
    assert t.top == "special X0-M"
    assert (t.hand(0), t.hand(1), t.hand(2)) == ("3 X1", "4 8", "5 9")
    assert (t.seat, t.phase) == (1, "main")


def test_of_several_the_highest_valued_is_played_the_standard_card_first():
    """GG-A-49, GG-BLANK-04"""
    cards = [
        {"title": "Wand", "value": 20, "power": "magic_hand"},
        {"title": "Staff", "value": 7, "power": "magic_hand"},
    ]
    t = table(["M X0 X1", "9"], house_cards=cards)
    t.play("magic")
    assert t.hand(0) == "X0 X1"
    t = table(["X0 X1", "9"], house_cards=cards[::-1])
    t.play("magic")
    assert t.hand(0) == "X0"
