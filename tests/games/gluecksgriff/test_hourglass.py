"""GG-HOUR: an hourglass in front of somebody costs a turn, unless it is deflected."""

import pytest

from games.gluecksgriff.table import Table, table

# -- arranging -----------------------------------------------------------------------------


def totals(t: Table) -> list[int]:
    return t.s.total[: t.s.seats].tolist()


def fronts(t: Table) -> list[int]:
    return t.s.front[: t.s.seats].tolist()


def protected(t: Table) -> list[int]:
    return t.s.skipped[: t.s.seats].tolist()


HOURGLASS_HOUSE = {"title": "Egg timer", "value": 3, "power": "hourglass"}

# -- giving --------------------------------------------------------------------------------


def test_an_hourglass_may_be_placed_in_front_of_any_other_player():
    """GG-HOUR-01"""
    t = table(["9 9", "8 8", "H 2", "7 7", "6 6"], seat=2)
    assert t.legal("hourglass") == {"hourglass 0", "hourglass 1", "hourglass 3", "hourglass 4"}
    assert t.play("hourglass 4") == {
        "phase": (1, 2),
        "front[4]": (0, 17),
        "cards[2]": (2, 1),
        "hand[2,17]": (1, 0),
    }


def test_without_an_hourglass_none_can_be_placed():
    """GG-HOUR-01"""
    t = table(["9 J M", "8 8"])
    assert t.why("hourglass 1") == "GG-HOUR-01"


def test_there_is_nobody_to_place_it_before_at_an_empty_seat():
    """GG-HOUR-01"""
    t = table(["H 9", "8 8", "7"])
    assert t.why("hourglass 3") == "GG-HOUR-01"
    assert t.why("hourglass 4") == "GG-HOUR-01"


def test_one_cannot_choose_oneself():
    """GG-HOUR-09"""
    t = table(["H 9", "8 8", "7"], seat=0)
    assert t.why("hourglass 0") == "GG-HOUR-09"
    t = table(["9", "8 8", "H 7"], seat=2)
    assert t.why("hourglass 2") == "GG-HOUR-09"


def test_after_placing_it_one_must_draw_a_card():
    """GG-HOUR-02, GG-HOUR-14"""
    t = table(["H H 9", "8 8", "7"], pile="single 5 @2", stock="3")
    t.play("hourglass 1")
    assert t.phase == "draw"
    assert t.legal() == {"draw", "take top"}
    changed = t.play("draw")
    assert changed["stock_count"][0] - changed["stock_count"][1] == 1
    assert t.hand(0) == "3 9 H"
    assert (t.phase, t.seat) == ("react", 1)


def test_after_placing_it_one_may_take_from_the_discard_pile():
    """GG-HOUR-02"""
    t = table(["H 9", "8 8", "7"], pile=["single 1", "street 4-5-6 @2"])
    t.play("hourglass 2")
    assert t.legal() == {"draw", "take low", "take high"}
    t.play("take high")
    assert t.hand(0) == "6 9"
    assert t.top == "street 4-5"
    assert (t.phase, t.seat) == ("main", 1)


def test_after_placing_it_own_cards_may_not_be_taken():
    """GG-HOUR-02, GG-DRAW-06"""
    t = table(["H 9", "8 8", "7"], pile="single 5 @0")
    t.play("hourglass 1")
    assert t.why("take top") == "GG-DRAW-06"


def test_placing_it_is_no_idle_turn_even_with_a_card_from_the_discard_pile():
    """GG-HOUR-02, GG-DRAW-13"""
    t = table(["H 9", "8 8", "7"], pile="single 5 @2")
    t.s.idle = 3
    t.play("hourglass 1", "take top")
    assert t.s.idle == 0


@pytest.mark.parametrize("source", ["draw", "take top"])
def test_after_placing_it_the_drawn_card_cannot_be_laid(source):
    """GG-HOUR-02, GG-MAGIC-13"""
    t = table(["H 9", "8 8", "7"], pile=["single 5", "single 5 @2"], stock="5")
    t.play("hourglass 2", source)
    assert (t.phase, t.seat) == ("main", 1)
    assert t.hand(0) == "5 9"


def test_only_one_hourglass_is_played_in_a_turn():
    """GG-HOUR-14"""
    t = table(["H H 9", "8 8", "7"])
    t.play("hourglass 1")
    assert t.why("hourglass 2") == "GG-DRAW-01"
    assert t.why("discard H") == "GG-DRAW-01"
    t.play("draw")
    assert t.seat == 1
    assert t.hand(0).count("H") == 1


def test_hourglasses_form_no_sets_even_in_pairs():
    """GG-HOUR-14, GG-DISC-12"""
    t = table(["H H", "8 8"])
    assert t.legal() == {"discard H", "hourglass 1"}


def test_an_hourglass_as_the_last_card_does_not_end_the_round():
    """GG-HOUR-12, GG-TV-76"""
    t = table(["H", "8 8"], stock="4")
    t.play("hourglass 1")
    assert (t.s.rounds, t.phase, t.hand(0)) == (1, "draw", "")
    t.play("draw")
    assert (t.s.rounds, t.hand(0), t.seat, t.phase) == (1, "4", 1, "react")
    assert totals(t) == [0, 0]


def test_an_hourglass_may_be_discarded_without_effect():
    """GG-HOUR-10"""
    t = table(["H 9", "8 8", "7"], stock="4")
    t.play("discard H")
    assert t.top == "special H"
    assert t.owners()[-1] == 0
    assert fronts(t) == [0, 0, 0]
    assert t.phase == "draw"
    t.play("draw")
    assert (t.seat, t.phase) == (1, "main")
    assert t.hand(0) == "4 9"
    assert t.legal("knock", "skip", "deflect") == set()


def test_an_hourglass_discarded_plainly_may_be_the_last_card():
    """GG-HOUR-10, GG-KNOCK-20"""
    t = table(["H", "8 8"], stock="4")
    t.play("discard H", "draw")
    assert (t.s.rounds, t.hand(0), t.seat) == (1, "4", 1)


# -- skipping ------------------------------------------------------------------------------


def test_whoever_has_one_in_front_puts_it_on_the_pile_and_does_nothing_else():
    """GG-HOUR-03, GG-HOUR-04, GG-TV-70"""
    t = table(["H 9", "4 5", "7 7"], pile="single 7 @2", stock="3")
    t.play("hourglass 1", "draw")
    assert (t.seat, t.phase) == (1, "react")
    assert t.legal() == {"skip"}
    assert t.play("skip") == {
        "seat": (1, 2),
        "phase": (0, 1),
        "offered": (0, 2),
        "front[1]": (17, 0),
        "skipped[1]": (0, 1),
        "pile.count": (1, 2),
        "pile.card[1]": (0, 17),
        "pile.owner[1]": (0, 2),
        "pile.play[1]": (0, 4),
    }
    assert t.top == "special H"
    assert t.hand(1) == "4 5"


def test_the_hourglass_of_a_skipped_turn_can_be_neither_taken_nor_knocked_on():
    """GG-HOUR-04, GG-TV-70"""
    t = table(["9", "4 5", "7 H J"], pile="single 7 @0", seat=1, fronts={1: "H"})
    t.play("skip")
    assert t.seat == 2
    assert t.legal("knock") == set()
    t.play("discard 7")
    assert t.why("take top") == "GG-DRAW-07"
    assert t.legal() == {"draw"}


def test_whoever_skips_does_nothing_else_even_with_a_choice():
    """GG-HOUR-16, GG-HOUR-03"""
    t = table(["0 1 H", "9"], pile="single 1 @1", fronts={0: "H"})
    for words in (
        "glücksgriff", "pass", "discard 0", "set 0-0", "street 0-1-2", "knock 1", "hourglass 1",
        "magic", "draw", "take top", "lay", "end", "offer 0", "take from 1",
    ):  # fmt: skip
        assert t.why(words) == "GG-HOUR-16"
    assert t.legal() == {"skip", "deflect"}
    t.play("skip")
    assert t.hand(0) == "0 1 H"
    assert t.seat == 1


def test_nobody_skips_or_deflects_without_an_hourglass_in_front():
    """GG-HOUR-03, GG-HOUR-05"""
    t = table(["H 9", "8 8"])
    assert t.why("skip") == "GG-TURN-01"
    assert t.why("deflect") == "GG-TURN-01"
    t.play("discard 9")
    assert t.why("skip") == "GG-DRAW-01"


def test_an_hourglass_waits_until_the_turn_of_its_target_comes():
    """GG-HOUR-03"""
    t = table(["H 9", "8 8", "7 5", "6 4"])
    t.play("hourglass 3", "draw", "discard 8", "draw", "end")
    assert (t.seat, t.phase) == (2, "main")
    assert fronts(t) == [0, 0, 0, 17]
    t.play("discard 7", "draw", "end")
    assert (t.seat, t.phase) == (3, "react")


def test_a_skipped_turn_leaves_the_count_of_idle_turns_alone():
    """GG-HOUR-03, GG-DRAW-13"""
    t = table(["9", "4 5"], seat=1, fronts={1: "H"})
    t.s.idle = 5
    assert "idle" not in t.play("skip")


# -- deflecting ----------------------------------------------------------------------------


def test_whoever_holds_an_hourglass_may_deflect():
    """GG-HOUR-05, GG-HOUR-06, GG-TV-71"""
    t = table(["9", "4 5 H", "7"], pile="single 7 @0", seat=1, fronts={1: "H"}, stock="3")
    assert t.legal() == {"skip", "deflect"}
    assert t.play("deflect") == {
        "phase": (0, 1),
        "offered": (0, 3),
        "front[1]": (17, 0),
        "cards[1]": (3, 2),
        "hand[1,17]": (1, 0),
        "pile.count": (1, 3),
        "pile.card[1]": (0, 17),
        "pile.card[2]": (0, 17),
        "pile.owner[1]": (0, 2),
        "pile.owner[2]": (0, 2),
        "pile.play[1]": (0, 4),
    }
    assert t.plays() == ["single 7", "special H-H"]
    assert t.hand(1) == "4 5"
    assert (t.seat, t.phase) == (1, "main")
    assert t.legal() == {"discard 4", "discard 5"}
    t.play("discard 5")
    assert t.legal() == {"draw"}
    assert t.why("take top") == "GG-DRAW-07"


def test_after_a_deflection_one_has_a_normal_turn_with_everything_in_it():
    """GG-HOUR-06, GG-HOUR-14, GG-A-37"""
    t = table(["9", "0 1 2 H H M", "7"], pile="single 1 @0", seat=1, fronts={1: "H"})
    t.play("deflect")
    assert t.legal() == {
        "discard 0", "discard 1", "discard 2", "discard H", "street 0-1-2", "hourglass 0",
        "hourglass 2", "magic",
    }  # fmt: skip
    t = table(["9", "0 1 2 H", "7"], pile="single 1 @0", seat=1, fronts={1: "H"})
    t.play("deflect")
    assert t.why("glücksgriff") is None


def test_after_a_deflection_nobody_is_skipped_or_protected():
    """GG-HOUR-06, GG-HOUR-07"""
    t = table(["9 H", "4 5 H", "7"], seat=1, fronts={1: "H"})
    t.play("deflect", "discard 5", "draw", "end")
    assert protected(t) == [0, 0, 0]
    t.play("discard 7", "draw", "end")
    assert t.seat == 0
    assert t.why("hourglass 1") is None
    assert t.why("hourglass 2") is None


def test_nobody_has_to_deflect():
    """GG-HOUR-05"""
    t = table(["9", "4 5 H", "7"], seat=1, fronts={1: "H"})
    t.play("skip")
    assert t.hand(1) == "4 5 H"
    assert t.top == "special H"
    assert protected(t) == [0, 1, 0]


def test_without_an_hourglass_in_hand_nobody_deflects():
    """GG-HOUR-05"""
    t = table(["9 H", "4 J M", "7 H"], seat=1, fronts={1: "H"})
    assert t.why("deflect") == "GG-HOUR-05"


def test_a_deflection_with_the_last_card_ends_the_round():
    """GG-HOUR-05, GG-KNOCK-19, GG-TV-72"""
    t = table(["9", "H", "7 5"], seat=1, fronts={1: "H"})
    t.play("deflect")
    assert t.s.rounds == 2
    assert totals(t) == [9, 0, 12]


def test_a_deflection_is_no_idle_turn():
    """GG-HOUR-06, GG-DRAW-13"""
    t = table(["9", "4 5 H"], seat=1, fronts={1: "H"})
    t.s.idle = 5
    assert t.play("deflect")["idle"] == (5, 0)


def test_one_may_deflect_with_a_house_card_that_is_an_hourglass():
    """GG-HOUR-05, GG-HOUR-07, GG-BLANK-04, GG-TV-113"""
    t = table(["H 9 H", "4 5 X0", "7 1"], house_cards=[HOURGLASS_HOUSE])
    t.play("hourglass 1", "draw")
    assert t.legal() == {"skip", "deflect"}
    t.play("deflect")
    assert t.top == "special H-X0"
    assert t.hand(1) == "4 5"
    assert (t.seat, t.phase) == (1, "main")
    t.play("discard 5", "draw", "end", "discard 7", "draw", "end")
    assert t.seat == 0
    assert t.why("hourglass 1") is None


# -- protection ----------------------------------------------------------------------------


def test_whoever_was_just_skipped_cannot_be_chosen():
    """GG-HOUR-07, GG-TV-73"""
    t = table(["H 9", "4 5", "H 7"], seat=1, fronts={1: "H"})
    t.play("skip")
    assert protected(t) == [0, 1, 0]
    assert t.why("hourglass 1") == "GG-HOUR-07"
    assert t.why("hourglass 0") is None
    t.play("discard 7", "draw", "end")
    assert t.why("hourglass 1") == "GG-HOUR-07"
    assert t.why("hourglass 2") is None


@pytest.mark.parametrize(
    "turn",
    [
        ["discard 9", "draw", "end"],
        ["discard 9", "take top"],
        ["knock 5"],
        ["magic", "offer 7", "offer 6", "take from 2"],
        ["hourglass 0", "draw"],
        ["glücksgriff"],
        ["deflect", "discard 9", "draw", "end"],
    ],
)
def test_a_turn_of_any_kind_ends_the_protection(turn):
    """GG-HOUR-07, GG-TV-73"""
    hand = {"glücksgriff": "1 5"}.get(turn[0], "5 9 M H")
    waiting = {1: "H"} if turn[0] == "deflect" else {}
    t = table(
        ["6 8", hand, "7 H"], pile="single 5 @2", seat=1, skipped=(1,), stock="3", fronts=waiting
    )
    t.play(*turn)
    assert protected(t) == [0, 0, 0]
    assert t.seat == 2
    if turn != ["glücksgriff"]:
        assert t.why("hourglass 1") is None


def test_a_pass_ends_the_protection():
    """GG-HOUR-07"""
    t = table(["1", "5 9", "7 H"], seat=1, skipped=(1,), caller=0)
    t.play("pass")
    assert protected(t) == [0, 0, 0]


def test_the_turns_of_others_do_not_end_the_protection():
    """GG-HOUR-07"""
    t = table(["6 8", "9 9", "7 H"], skipped=(1,), stock="3")
    t.play("discard 8", "draw", "end")
    assert protected(t) == [0, 1, 0]


def test_with_two_players_there_may_be_nobody_to_choose():
    """GG-HOUR-07, GG-HOUR-10, GG-TV-75"""
    t = table(["2 H", "4 5"], skipped=(1,), stock="3")
    assert t.legal() == {"discard 2", "discard H"}
    assert t.why("hourglass 1") == "GG-HOUR-07"
    t.play("discard H", "draw")
    assert t.hand(0) == "2 3"


def test_a_player_with_an_hourglass_in_front_cannot_get_another():
    """GG-HOUR-08, GG-TV-74"""
    t = table(["H 9", "H 8", "7"], fronts={2: "H"})
    assert t.why("hourglass 2") == "GG-HOUR-08"
    assert t.why("hourglass 1") is None


# -- after a call --------------------------------------------------------------------------


def test_after_a_call_only_those_whose_move_is_to_come_can_be_chosen():
    """GG-HOUR-11, GG-TV-77"""
    t = table(["1", "9 H", "8 8", "7 H"], caller=0, seat=1)
    assert t.legal("hourglass") == {"hourglass 2", "hourglass 3"}
    assert t.why("hourglass 0") == "GG-HOUR-11"
    t.play("hourglass 2", "draw")
    assert (t.seat, t.phase) == (2, "react")
    t.play("skip")
    assert (t.seat, t.s.last_moves) == (3, 1)
    assert t.hand(2) == "8 8"
    for seat in (0, 1):
        assert t.why(f"hourglass {seat}") == "GG-HOUR-11"
    assert t.legal("hourglass") == set()


def test_the_one_who_moved_before_cannot_be_chosen_after_a_call():
    """GG-HOUR-11"""
    t = table(["9", "1", "8 8", "7 H", "5"], caller=1, seat=3)
    assert t.s.last_moves == 3
    assert t.legal("hourglass") == {"hourglass 4", "hourglass 0"}
    assert t.why("hourglass 1") == "GG-HOUR-11"
    assert t.why("hourglass 2") == "GG-HOUR-11"


def test_after_a_call_the_chosen_one_may_deflect_and_move():
    """GG-HOUR-11, GG-CALL-11, GG-TV-77"""
    t = table(["1", "9 H", "8 H", "7"], caller=0, seat=1)
    t.play("hourglass 2", "draw", "deflect")
    assert (t.seat, t.phase, t.s.last_moves) == (2, "main", 2)
    assert t.legal("pass", "discard") == {"pass", "discard 8"}


# -- the end of a round --------------------------------------------------------------------


def test_hourglasses_and_protection_do_not_outlive_the_round():
    """GG-HOUR-13, GG-TV-78"""
    t = table(["7", "9 9", "8 8"], pile="single 7", fronts={1: "H"}, skipped=(2,))
    t.play("knock 7")
    assert t.s.rounds == 2
    assert fronts(t) == [0, 0, 0]
    assert protected(t) == [0, 0, 0]
    assert t.seat == 1
    assert t.phase == "main"
    assert t.sound()


def test_an_hourglass_in_front_counts_for_nobody():
    """GG-HOUR-15, GG-TV-99"""
    t = table(["9", "1", "7"], pile="single 7", seat=2, fronts={1: "H"})
    t.play("knock 7")
    assert totals(t) == [9, 1, 0]


def test_an_hourglass_in_front_is_not_laid_for_a_magic_hand():
    """GG-HOUR-15, GG-MAGIC-01"""
    t = table(["M 9", "J", "7"], fronts={1: "H"}, stock="3 4 5")
    t.play("magic")
    assert t.legal() == {"offer J"}
    t.play("offer J", "offer 7", "take from 2")
    assert fronts(t) == [0, 17, 0]
    assert (t.seat, t.phase) == (1, "react")
