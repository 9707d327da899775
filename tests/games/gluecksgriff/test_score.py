"""GG-SCORE: counting, halving, and the end of the game."""

import pytest

import glueck
from games.gluecksgriff.table import GAME, Table, table

# -- arranging -----------------------------------------------------------------------------


def totals(t: Table) -> list[int]:
    return t.s.total[: t.s.seats].tolist()


def knocked_out(others: list[str], before: list[int] | None = None, **options: object) -> Table:
    """Seat 0 gets rid of the last card; the others count what they hold."""
    t = table(["7", *others], pile="single 7", totals=before, **options)
    t.play("knock 7")
    return t


# -- round points --------------------------------------------------------------------------


def test_the_hand_is_noted_as_round_points():
    """GG-SCORE-01, GG-SCORE-04, GG-SCORE-05, GG-SCORE-07, GG-TV-96"""
    t = table(["5 7", "9", "J M"], pile="single 9 @2", seat=1)
    t.play("knock 9")
    assert totals(t) == [12, 0, 35]
    assert t.counted() == ["5 7", "", "J M"]


@pytest.mark.parametrize(
    ("hand", "points"),
    [("0", 0), ("0 1 2 3", 6), ("14 14 14 14", 56), ("J", 15), ("H", 15), ("M", 20), ("J H M", 50)],
)
def test_every_card_counts_its_value(hand, points):
    """GG-SCORE-01"""
    assert totals(knocked_out([hand], [0, 1])) == [0, 1 + points]


def test_a_caller_who_alone_is_lowest_gets_nothing():
    """GG-SCORE-02, GG-SCORE-04, GG-TV-92"""
    t = table(["1 3", "4 6", "5"], totals=[11, 12, 13])
    t.play("glücksgriff", "pass", "pass")
    assert totals(t) == [11, 22, 18]


def test_a_wrong_caller_gets_the_hand_and_thirty():
    """GG-SCORE-03, GG-SCORE-04, GG-TV-93"""
    t = table(["1 3", "4", "9"])
    t.play("glücksgriff", "pass", "pass")
    assert totals(t) == [34, 4, 9]


def test_a_tie_at_zero_is_a_wrong_call_as_well():
    """GG-SCORE-03, GG-TV-94, GG-A-42"""
    t = table(["0 0", "0"])
    t.play("glücksgriff", "pass")
    assert totals(t) == [30, 0]


def test_a_caller_with_nothing_who_is_alone_gets_nothing():
    """GG-SCORE-02, GG-A-42"""
    t = table(["0 0", "1"])
    t.play("glücksgriff", "pass")
    assert totals(t) == [0, 1]


def test_with_flat_30_a_wrong_caller_gets_thirty_only():
    """GG-SCORE-03, GG-TV-108, GG-A-32"""
    t = table(["1 3", "4"], wrong_call="flat_30")
    t.play("glücksgriff", "pass")
    assert totals(t) == [30, 4]


def test_with_flat_30_a_right_call_costs_nothing():
    """GG-SCORE-02, GG-A-32"""
    t = table(["1 3", "5"], wrong_call="flat_30")
    t.play("glücksgriff", "pass")
    assert totals(t) == [0, 5]


@pytest.mark.parametrize(("wrong_call", "price"), [("hand_plus_30", 33), ("flat_30", 30)])
def test_a_knock_out_makes_the_call_wrong(wrong_call, price):
    """GG-SCORE-06, GG-TV-95"""
    t = table(["1 2", "7", "9 11"], pile="single 7 @0", seat=1, caller=0, wrong_call=wrong_call)
    t.play("knock 7")
    assert totals(t) == [price, 0, 20]


def test_a_knock_out_makes_even_a_call_with_nothing_wrong():
    """GG-SCORE-06"""
    t = table(["0", "7", "9"], pile="single 7 @0", seat=1, caller=0)
    t.play("knock 7")
    assert totals(t) == [30, 0, 9]


def test_without_a_call_nobody_is_punished():
    """GG-SCORE-05"""
    t = knocked_out(["1", "2", "3", "4"])
    assert totals(t) == [0, 1, 2, 3, 4]


def test_others_are_never_punished_for_a_wrong_call():
    """GG-SCORE-04"""
    t = table(["2", "5", "6", "1"])
    t.play("glücksgriff", "pass", "pass", "pass")
    assert totals(t) == [32, 5, 6, 1]


# -- totals and halving --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "hand", "after"),
    [
        (38, "12", 25),
        (49, "2", 51),
        (0, "J H M", 25),
        (30, "10", 40),
        (49, "1", 25),
        (51, "1", 52),
        (60, "14 14 12", 50),
        (120, "J J", 75),
        (140, "10", 75),
        (190, "10", 100),
        (240, "10", 125),
        (290, "10", 150),
        (36, "14", 25),
        (24, "1", 25),
        (74, "1", 75),
    ],
)
def test_a_total_that_reaches_a_multiple_of_fifty_is_halved_once(before, hand, after):
    """GG-SCORE-07, GG-SCORE-08, GG-SCORE-09, GG-TV-100, GG-TV-104, GG-TV-107"""
    t = knocked_out([hand], [3, before], point_limit=1000)
    assert totals(t) == [3, after]


def test_a_hundred_becomes_fifty_and_the_game_goes_on():
    """GG-SCORE-08, GG-SCORE-09, GG-SCORE-11, GG-TV-101"""
    t = knocked_out(["J J"], [3, 70])
    assert totals(t) == [3, 50]
    assert not t.state.over
    assert t.s.rounds == 2


@pytest.mark.parametrize("total", [50, 100, 150])
def test_a_total_that_did_not_change_is_not_halved(total):
    """GG-SCORE-10, GG-TV-103"""
    t = knocked_out(["0", "0 0", "3"], [total, total, 7, total], point_limit=1000)
    assert totals(t) == [total, total, 7, total + 3]


def test_the_total_of_a_right_caller_is_not_halved():
    """GG-SCORE-10, GG-SCORE-02, GG-TV-103"""
    t = table(["4", "5"], totals=[50, 1])
    t.play("glücksgriff", "pass")
    assert totals(t) == [50, 6]


def test_punishment_points_count_for_the_halving():
    """GG-SCORE-03, GG-SCORE-08, GG-TV-106, GG-A-47"""
    t = table(["5", "5"], totals=[15, 0])
    t.play("glücksgriff", "pass")
    assert totals(t) == [25, 5]


def test_punishment_points_count_for_the_limit():
    """GG-SCORE-13, GG-A-47"""
    t = table(["5", "5"], totals=[66, 0])
    t.play("glücksgriff", "pass")
    assert totals(t) == [101, 5]
    assert t.state.over


def test_several_totals_are_halved_in_one_round():
    """GG-SCORE-08"""
    t = knocked_out(["10", "5", "6"], [1, 40, 45, 45])
    assert totals(t) == [1, 25, 25, 51]


# -- the end -------------------------------------------------------------------------------


def test_the_limit_is_a_hundred_unless_agreed_otherwise():
    """GG-SCORE-12"""
    assert GAME.new(seats=2, seed=1).array[0].limit == 100
    assert GAME.new(seats=2, seed=1).view()["limit"] == 100
    assert GAME.new(seats=2, seed=1, point_limit=300).array[0].limit == 300


@pytest.mark.parametrize("limit", [1, 50, 10_000])
def test_the_limit_may_be_from_one_to_ten_thousand(limit):
    """GG-SCORE-12, GG-A-36"""
    assert GAME.new(seats=2, seed=1, point_limit=limit).options["point_limit"] == limit


@pytest.mark.parametrize("limit", [0, -1, 10_001, 99.0, "100", True, None, [100]])
def test_another_limit_is_refused(limit):
    """GG-SCORE-12, GG-A-36"""
    with pytest.raises(glueck.OptionError) as error:
        GAME.new(seats=2, seed=1, point_limit=limit)
    assert error.value.field == "point_limit"


@pytest.mark.parametrize(
    ("limit", "before", "over"),
    [(100, 89, False), (100, 91, True), (100, 95, True), (101, 90, False), (104, 94, True),
     (105, 94, False)],
)  # fmt: skip
def test_the_game_ends_when_a_total_stands_at_the_limit_or_above(limit, before, over):
    """GG-SCORE-13, GG-SCORE-16, GG-TV-102"""
    t = knocked_out(["10"], [3, before], point_limit=limit)
    assert t.state.over == over
    assert t.phase == ("over" if over else "main")
    assert t.s.rounds == (1 if over else 2)


def test_the_game_ends_exactly_at_a_limit_that_is_no_multiple_of_fifty():
    """GG-SCORE-13"""
    t = knocked_out(["10"], [3, 23], point_limit=33)
    assert totals(t) == [3, 33]
    assert t.state.over


def test_the_lowest_total_wins():
    """GG-SCORE-13, GG-SCORE-14, GG-TV-102"""
    t = knocked_out(["10", "4", "6"], [60, 95, 70, 40])
    assert totals(t) == [60, 105, 74, 46]
    assert t.state.over
    assert t.state.winners == [3]
    assert t.state.places == [2, 4, 3, 1]
    assert t.state.scores == [60, 105, 74, 46]
    assert t.legal() == set()
    assert t.why("discard 10") == "GG-SCORE-13"
    assert t.why("draw") == "GG-SCORE-13"


def test_equal_lowest_totals_share_the_victory():
    """GG-SCORE-15, GG-TV-105"""
    t = table(["14", "7", "9"], pile="single 7", seat=1, totals=[90, 61, 52])
    t.play("knock 7")
    assert totals(t) == [104, 61, 61]
    assert t.state.over
    assert t.state.winners == [1, 2]
    assert t.state.places == [3, 1, 1]


def test_halving_comes_before_the_limit_and_may_not_save_from_it():
    """GG-SCORE-11, GG-TV-109"""
    t = knocked_out(["14 14 14 9"], [3, 49], point_limit=50)
    assert totals(t) == [3, 50]
    assert t.state.over
    assert t.state.winners == [0]


def test_halving_can_save_from_the_limit():
    """GG-SCORE-11"""
    t = knocked_out(["10"], [3, 40], point_limit=50)
    assert totals(t) == [3, 25]
    assert not t.state.over


def test_below_the_limit_another_round_is_dealt():
    """GG-SCORE-16, GG-SCORE-13"""
    t = knocked_out(["10", "4"], [60, 85, 70])
    assert totals(t) == [60, 95, 74]
    assert not t.state.over
    assert t.state.winners == []
    assert t.s.rounds == 2
    assert t.s.dealer == 0
    assert t.seat == 1
    assert t.phase == "main"
    assert t.s.cards.tolist() == [7, 7, 7, 0, 0]
    assert t.s.stock_count == 47
    assert t.s.pile.count == 1
    assert not t.s.known.any()
    assert t.sound()


def test_while_the_game_is_on_nobody_has_won():
    """GG-SCORE-13"""
    t = table(["1", "2"], totals=[9, 3])
    assert t.state.winners == []
    assert t.state.places == [2, 1]
