"""GG-TURN: what a turn consists of."""

import pytest

import glueck
from games.gluecksgriff.table import GAME, table


def test_on_his_turn_a_player_does_one_of_five_things():
    """GG-TURN-01"""
    t = table(["4 4 H M", "8 9", "1 2"], pile="single 4 @1")
    assert t.legal() == {
        "discard 4", "set 4-4", "discard H",  # a regular turn
        "knock 4", "knock 4-4",
        "hourglass 1", "hourglass 2",
        "magic",
    }  # fmt: skip
    t = table(["4 2", "8 9"], pile="single 4 @1")
    assert t.legal() == {"discard 2", "discard 4", "knock 4", "glücksgriff"}


@pytest.mark.parametrize(
    "words",
    [
        "discard 3", "set 4-4", "street 1-2-3", "knock 9", "glücksgriff", "pass", "hourglass 1",
        "magic", "skip", "deflect", "lay", "lay low", "lay high", "end", "offer 3", "take from 1",
    ],
)  # fmt: skip
def test_after_discarding_one_draws_and_does_nothing_else(words):
    """GG-TURN-01, GG-TURN-02, GG-DISC-07, GG-DRAW-01"""
    t = table(["1 2 3 4 4 H M", "8 9"], pile="single 5 @1")
    t.play("discard 1")
    if words == "knock 9":
        words = "knock 1"  # what lies on top now
    assert t.legal() == {"draw", "take top"}
    assert t.why(words) == "GG-DRAW-01"


@pytest.mark.parametrize(
    ("words", "hand"), [("discard 7", "3 7"), ("set 7-7", "3"), ("discard 3", "7 7")]
)
def test_a_regular_turn_begins_with_one_combination_and_ends_with_drawing_one_card(words, hand):
    """GG-TURN-02"""
    t = table(["3 7 7", "8 9"], pile="special H", stock="12")
    t.play(words)
    assert (t.phase, t.seat, t.hand(0)) == ("draw", 0, hand)
    t.play("draw", "end")
    assert (t.phase, t.seat, t.hand(0)) == ("main", 1, f"{hand} 12")


def test_a_regular_turn_changes_nothing_else():
    """GG-TURN-02, GG-DRAW-01, GG-DISC-09"""
    t = table(["3 7 7", "8 9"], pile="special H", stock="12")
    assert t.play("discard 3") == {
        "phase": (1, 2),
        "discarded": (0, 1),
        "cards[0]": (3, 2),
        "hand[0,4]": (1, 0),
        "pile.count": (1, 2),
        "pile.card[1]": (0, 4),
        "pile.owner[1]": (0, 1),
        "pile.number[1]": (0, 4),
        "pile.play[1]": (0, 1),
    }
    assert t.play("draw") == {
        "phase": (2, 3),
        "drawn": (0, 13),
        "cards[0]": (2, 3),
        "hand[0,13]": (0, 1),
        "loose[0]": (0, 1),
        "stock_count": (63, 62),
        "stock[62]": (13, 0),
    }
    assert t.play("end") == {
        "seat": (0, 1),
        "phase": (3, 1),
        "drawn": (13, 0),
        "discarded": (1, 0),
        "offered": (1, 2),
    }


@pytest.mark.parametrize("words", ["draw", "take top", "take low", "take high"])
def test_nobody_draws_before_discarding(words):
    """GG-TURN-03, GG-TURN-02"""
    for pile in ("single 5 @1", "street 4-5-6 @1", "special J"):
        t = table(["3 7", "8 9"], pile=pile)
        assert t.why(words) == "GG-TURN-03"


def test_only_one_card_is_drawn():
    """GG-TURN-02, GG-DRAW-01"""
    t = table(["3 7", "8 9"], pile="single 5 @1")
    t.play("discard 3", "draw")
    assert t.phase == "after-draw"
    for words in ("draw", "take top"):
        assert t.why(words) == "GG-KNOCK-18"
    t = table(["3 7", "8 9"], pile="single 5 @1")
    t.play("discard 3", "take top")
    assert t.seat == 1


def test_before_a_call_nobody_may_pass():
    """GG-TURN-04"""
    t = table(["3 7", "8 9"], pile="single 5 @1")
    assert t.why("pass") == "GG-TURN-04"
    assert "pass" not in t.legal()


def test_after_a_call_one_may_pass():
    """GG-TURN-01, GG-TURN-04"""
    t = table(["3 7", "8 9", "1"], pile="single 5 @1", caller=2)
    assert t.why("pass") is None
    changed = t.play("pass")
    assert changed == {"seat": (0, 1), "last_moves": (2, 1)}


def test_a_call_is_a_whole_turn():
    """GG-TURN-01"""
    t = table(["1 2", "8 9"], pile="single 5 @1")
    assert t.play("glücksgriff") == {"seat": (0, 1), "caller": (0, 1), "last_moves": (0, 1)}


def test_only_the_player_on_turn_lays_cards():
    """GG-TURN-05"""
    t = table(["3 7", "5 9", "5 5"], pile="single 5 @0")
    before = t.state.to_bytes()
    for seat in (1, 2):
        assert t.state.legal(seat) == []
        for words in ("knock 5", "discard 5", "draw"):
            assert t.state.why_not(words, seat) is not None
            with pytest.raises(glueck.IllegalAction):
                t.state.play(words, seat)
    assert t.state.to_bytes() == before
    assert t.state.legal(0) == ["discard 3", "discard 7"]


def test_there_is_no_knocking_while_another_player_draws():
    """GG-TURN-05"""
    t = table(["3 7", "3 9", "3 5"], pile="single 5 @1")
    t.play("discard 3")
    for seat in (1, 2):
        assert t.state.legal(seat) == []
        with pytest.raises(glueck.IllegalAction):
            t.state.play("knock 3", seat)
    assert t.why("knock 3") == "GG-DRAW-01"


def test_few_points_are_good():
    """GG-TURN-06"""
    t = table(["3 7", "8 9", "1 1", "2"], totals=[30, 10, 55, 10])
    assert t.state.places == [3, 1, 4, 1]


def test_whoever_holds_the_fewest_points_gains_the_fewest():
    """GG-TURN-06"""
    t = table(["5", "0 1", "14 13"], pile="single 5")
    t.play("knock 5")
    assert t.state.scores == [0, 1, 27]
    assert t.state.places == [1, 2, 3]


@pytest.mark.parametrize(
    ("hand", "pile", "words"),
    [
        ("7 7 J H M", "single 7 @1", []),
        ("3 7 8 J 2", "street 4-5-6 @1", []),
        ("3 7 8 J 2", "street J-5-6 @1", []),
        ("0 1 2 3", "special J", []),
        ("11 13 14 J J", "street 10-11-12 @1", ["discard 13"]),
        ("4 5 6", "single 7 @1", ["street 4-5-6", "draw"]),
        ("7 2", "set 7-7 @1", ["discard 7", "take top"]),
    ],
)
def test_what_is_legal_is_exactly_what_no_clause_forbids(hand, pile, words):
    """GG-TURN-01"""
    t = table([hand, "8 9 0"], pile=pile, stock="7")
    t.play(*words)
    free = [a for a in range(len(GAME.actions)) if t.state.why_not(a) is None]
    assert free == t.state.moves().tolist()
