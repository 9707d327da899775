"""GG-CALL: calling «Glücksgriff», and the last moves after it."""

import pytest

from games.gluecksgriff.table import Table, table

# -- arranging -----------------------------------------------------------------------------


def totals(t: Table) -> list[int]:
    return t.s.total[: t.s.seats].tolist()


# -- who may call --------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["6", "0 6", "1 2 3", "0 0 0 0 6", "0 0 0 1 1 1 2", "2 2 2", "0"])
def test_with_six_points_or_fewer_one_may_call(hand):
    """GG-CALL-01, GG-TV-90"""
    t = table([hand, "9 9"])
    assert t.why("glücksgriff") is None
    assert "glücksgriff" in t.legal()


@pytest.mark.parametrize("hand", ["7", "0 7", "1 6", "3 4", "0 0 0 1 1 1 4", "14"])
def test_with_seven_points_or_more_one_may_not_call(hand):
    """GG-CALL-03, GG-TV-90"""
    t = table([hand, "9 9"])
    assert t.why("glücksgriff") == "GG-CALL-03"


@pytest.mark.parametrize("special", ["J", "H", "M"])
def test_special_cards_count_their_points_for_a_call(special):
    """GG-CALL-03"""
    assert table([f"0 0 {special}", "9 9"]).why("glücksgriff") == "GG-CALL-03"
    assert table([special, "9 9"]).why("glücksgriff") == "GG-CALL-03"


def test_only_the_own_hand_counts_for_a_call():
    """GG-CALL-01, GG-CALL-03"""
    assert table(["1", "14 14 14"]).why("glücksgriff") is None
    assert table(["7", "0"]).why("glücksgriff") == "GG-CALL-03"


def test_one_may_call_on_the_very_first_turn_of_a_round():
    """GG-CALL-04, GG-TV-91"""
    t = table(["0 0 0 1 1 1 2", "9 9 9 9 10 10 10"], pile="single 3")
    assert t.s.rounds == 1
    assert t.why("glücksgriff") is None
    t.play("glücksgriff")
    assert t.s.caller == 1


def test_a_call_may_be_written_without_the_umlaut():
    """GG-CALL-01"""
    for words in ("gluecksgriff", "Glücksgriff", "GLUCKSGRIFF"):
        t = table(["0", "9 9"])
        t.play(words)
        assert t.s.caller == 1


def test_nobody_has_to_call():
    """GG-CALL-14"""
    t = table(["0 0", "9 9"], pile="single 3")
    assert t.legal() == {"glücksgriff", "discard 0", "set 0-0"}


def test_one_may_only_call_on_ones_own_turn():
    """GG-CALL-01, GG-TURN-05"""
    t = table(["9 9", "0"])
    assert t.state.why_not("glücksgriff", seat=1).clause == "GG-TURN-05"
    t.play("discard 9")
    assert t.why("glücksgriff") == "GG-DRAW-01"


def test_after_discarding_it_is_too_late_to_call():
    """GG-CALL-02"""
    t = table(["0 14", "9 9"], stock="0")
    t.play("discard 14")
    assert t.why("glücksgriff") == "GG-DRAW-01"
    t.play("draw")
    assert t.phase == "after-draw"
    assert t.why("glücksgriff") == "GG-KNOCK-18"


# -- the call ------------------------------------------------------------------------------


def test_a_call_is_the_whole_move_and_leaves_everything_as_it_lies():
    """GG-CALL-02, GG-CALL-05, GG-CALL-13"""
    t = table(["1 2", "9 9", "8 8", "7 7"], pile=["single 3", "single 5 @3"])
    assert t.play("glücksgriff") == {"seat": (0, 1), "caller": (0, 1), "last_moves": (0, 3)}
    assert t.phase == "main"
    assert t.top == "single 5"


def test_a_call_is_no_idle_turn():
    """GG-CALL-02, GG-DRAW-13"""
    t = table(["1 2", "9 9"], pile="single 3 @1")
    t.s.idle = 3
    assert t.play("glücksgriff")["idle"] == (3, 0)


def test_after_a_call_everybody_else_has_one_move_clockwise_and_the_caller_none():
    """GG-CALL-05, GG-CALL-06, GG-CALL-09"""
    t = table(["9 9", "8 8", "1 2", "7 7", "6 6"], seat=2)
    order = []
    t.play("glücksgriff")
    while t.s.rounds == 1:
        order.append((t.seat, int(t.s.last_moves)))
        t.play("pass")
    assert order == [(3, 4), (4, 3), (0, 2), (1, 1)]
    assert totals(t) == [18, 16, 0, 14, 12]


def test_a_last_move_with_a_discard_is_one_move_as_well():
    """GG-CALL-05, GG-CALL-07, GG-CALL-09"""
    t = table(["1 2", "14 9", "14 8"], stock="4 5")
    t.play("glücksgriff", "discard 14", "draw", "end")
    assert (t.seat, t.s.last_moves, t.s.rounds) == (2, 1, 1)
    t.play("discard 14", "draw")
    assert t.s.rounds == 1
    t.play("end")
    assert t.s.rounds == 2
    assert totals(t) == [0, 13, 13]


def test_a_pass_changes_nothing_but_whose_move_it_is():
    """GG-CALL-06, GG-CALL-13"""
    t = table(["1 2", "9 9", "8 8"], pile="single 5 @0", seat=1, caller=0)
    assert t.play("pass") == {"seat": (1, 2), "last_moves": (2, 1)}
    assert t.top == "single 5"


def test_nobody_may_pass_before_a_call():
    """GG-CALL-06, GG-TURN-04"""
    assert table(["1 2", "9 9"]).why("pass") == "GG-TURN-04"


def test_in_the_midst_of_a_last_move_it_is_too_late_to_pass():
    """GG-CALL-06, GG-DRAW-01"""
    t = table(["1 2", "9 9", "3"], seat=1, caller=0, stock="4")
    t.play("discard 9")
    assert t.why("pass") == "GG-DRAW-01"
    t.play("draw")
    assert t.why("pass") == "GG-KNOCK-18"


def test_a_last_move_may_be_a_turn_a_knock_or_an_hourglass():
    """GG-CALL-07"""
    t = table(["1 2", "5 5 6 7 H", "8 8", "9"], pile="single 5 @0", seat=1, caller=0)
    assert t.legal() == {
        "pass", "discard 5", "discard 6", "discard 7", "discard H", "set 5-5", "street 5-6-7",
        "knock 5", "knock 5-5", "hourglass 2", "hourglass 3",
    }  # fmt: skip


def test_a_knock_as_a_last_move_takes_no_card():
    """GG-CALL-07"""
    t = table(["1 2", "5 9", "8 8"], pile="single 5 @0", seat=1, caller=0)
    changed = t.play("knock 5")
    assert changed["cards[1]"] == (2, 1)
    assert changed["last_moves"] == (2, 1)
    assert "stock_count" not in changed
    assert t.top == "set 5-5"
    assert t.seat == 2


@pytest.mark.parametrize("hand", ["2", "0", "1 5"])
def test_nobody_else_may_call_after_a_call(hand):
    """GG-CALL-08, GG-TV-97"""
    t = table(["1 2", hand, "9"], seat=1, caller=0)
    assert t.why("glücksgriff") == "GG-CALL-08"
    assert t.why("pass") is None


def test_the_last_of_the_last_movers_may_not_call_either():
    """GG-CALL-08"""
    t = table(["1 2", "9", "2"], seat=2, caller=0)
    assert t.s.last_moves == 1
    assert t.why("glücksgriff") == "GG-CALL-08"


def test_in_the_next_round_everybody_may_call_again():
    """GG-CALL-08"""
    t = table(["1 2", "9"], seat=1, caller=0, totals=[3, 4])
    t.play("pass")
    assert (t.s.rounds, t.s.caller, t.s.last_moves) == (2, 0, 0)
    assert t.why("pass") == "GG-TURN-04"


def test_one_may_take_what_lay_on_top_when_somebody_called_and_another_passed():
    """GG-CALL-13"""
    t = table(["1 2", "9 9", "14 8"], pile="single 5 @1", seat=0)
    t.play("glücksgriff", "pass", "discard 14")
    assert t.legal() == {"draw", "take top"}
    t.play("take top")
    assert totals(t) == [0, 18, 13]


def test_after_a_call_one_may_knock_on_the_street_or_take_its_ends():
    """GG-CALL-13, GG-TV-98"""
    t = table(["1 2", "3 7 9", "9 9"], pile="street 4-5-6 @2")
    t.play("glücksgriff")
    assert t.legal("knock") == {"knock 3 7"}
    t.play("discard 9")
    assert t.legal() == {"draw", "take low", "take high"}


# -- hourglasses in the last moves ---------------------------------------------------------


def test_an_hourglass_in_front_costs_the_last_move():
    """GG-CALL-11, GG-CALL-09"""
    t = table(["1 2", "9 9", "8"], caller=0, seat=1, fronts={1: "H"})
    assert t.phase == "react"
    assert t.why("pass") == "GG-HOUR-16"
    assert t.why("deflect") == "GG-HOUR-05"
    t.play("skip")
    assert (t.seat, t.s.last_moves, t.top) == (2, 1, "special H")
    assert t.hand(1) == "9 9"


def test_whoever_deflects_keeps_the_last_move():
    """GG-CALL-11, GG-CALL-07"""
    t = table(["1 2", "9 H", "8"], caller=0, seat=1, fronts={1: "H"})
    t.play("deflect")
    assert (t.seat, t.s.last_moves, t.phase) == (1, 2, "main")
    assert t.legal() == {"pass", "discard 9"}


def test_an_hourglass_given_before_the_call_still_costs_the_last_move():
    """GG-CALL-11"""
    t = table(["1 2", "9 9", "8"], fronts={1: "H"})
    t.play("glücksgriff")
    assert (t.phase, t.seat) == ("react", 1)
    t.play("skip", "pass")
    assert totals(t) == [0, 18, 8]


def test_the_last_mover_who_is_skipped_ends_the_round():
    """GG-CALL-11, GG-CALL-09"""
    t = table(["1 2", "9 9"], caller=0, seat=1, fronts={1: "H"})
    t.play("skip")
    assert t.s.rounds == 2
    assert totals(t) == [0, 18]


# -- the end -------------------------------------------------------------------------------


def test_a_knock_out_among_the_last_moves_ends_the_round_at_once():
    """GG-CALL-12, GG-TV-95"""
    t = table(["1 2", "7", "9 11"], pile="single 7 @0", seat=1, caller=0)
    t.play("knock 7")
    assert t.s.rounds == 2
    assert totals(t) == [33, 0, 20]


def test_a_deflection_with_the_last_card_among_the_last_moves_ends_the_round_at_once():
    """GG-CALL-12, GG-KNOCK-19"""
    t = table(["1 2", "H", "9 11"], seat=1, caller=0, fronts={1: "H"})
    t.play("deflect")
    assert t.s.rounds == 2
    assert totals(t) == [33, 0, 20]


def test_laying_the_drawn_last_card_among_the_last_moves_ends_the_round_at_once():
    """GG-CALL-12, GG-KNOCK-19"""
    t = table(["1 2", "7", "9 11"], seat=1, caller=0, stock="7")
    t.play("discard 7", "draw", "lay")
    assert t.s.rounds == 2
    assert totals(t) == [33, 0, 20]


def test_everybody_counts_the_hand_after_the_last_moves():
    """GG-CALL-09"""
    t = table(["1 2", "9 9", "J 0"], caller=0, seat=2)
    t.play("pass")
    assert t.counted() == ["1 2", "9 9", "0 J"]
    assert totals(t) == [0, 18, 15]


@pytest.mark.parametrize(
    ("others", "points"),
    [
        (["4 6", "5"], [0, 10, 5]),
        (["4", "9"], [34, 4, 9]),
        (["9", "4"], [34, 9, 4]),
        (["3", "9"], [34, 3, 9]),
        (["9", "0"], [34, 9, 0]),
    ],
)
def test_a_call_is_wrong_if_anybody_has_as_few_points_or_fewer(others, points):
    """GG-CALL-10, GG-TV-92, GG-TV-93"""
    t = table(["4", *others])
    t.play("glücksgriff", "pass", "pass")
    assert totals(t) == points


def test_what_counts_are_the_hands_after_the_last_moves():
    """GG-CALL-10, GG-CALL-09"""
    t = table(["1 3", "14 2", "9"], stock="1")
    t.play("glücksgriff", "discard 14", "draw", "end", "pass")
    assert totals(t) == [34, 3, 9]


def test_running_totals_do_not_matter_for_a_call():
    """GG-CALL-10"""
    t = table(["4", "5"], totals=[60, 1])
    t.play("glücksgriff", "pass")
    assert totals(t) == [60, 6]
