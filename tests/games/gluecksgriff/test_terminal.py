"""What the terminal says about an action: cards that its words leave open are named."""

from games.gluecksgriff.table import Table, table
from glueck.games.gluecksgriff.terminal import phrase

WILD = [{"title": "Wild", "value": 6, "power": "joker"}]


def said(t: Table, *actions: str) -> str:
    """How another player reads the last of these actions."""
    t.play(*actions[:-1])
    before = t.state.view(1)
    t.play(actions[-1])
    return phrase(before, t.state.log(1)[-1], t.state.view(1))


def test_the_card_just_drawn_is_named_when_it_is_laid():
    """GG-KNOCK-15, GG-KNOCK-16"""
    t = table(["7 9 9", "2 2"], stock="7")
    assert said(t, "discard 7", "draw", "lay") == "laid 7 too"
    t = table(["7 9 9", "2 2"], stock="X0", house_cards=WILD)
    assert said(t, "discard 7", "draw", "lay") == "laid X0 too"
    for end, card in (("low", "3"), ("high", "7")):
        t = table(["4 5 6 9", "2 2"], stock=card)
        assert said(t, "street 4-5-6", "draw", f"lay {end}") == f"laid {card} too"


def test_a_house_card_that_stands_for_a_number_is_named():
    """GG-BLANK-04, GG-A-49"""
    t = table(["X0 9 9", "2 2"], pile="single 7 @1", house_cards=WILD)
    assert said(t, "knock J") == "knocked with J (J is X0)"
    t = table(["X0 J 3 9", "2 2"], pile="street 4-5-6 @1", house_cards=WILD)
    assert said(t, "knock 3 J") == "knocked with 3 and J"
    t = table(["X0 7 9", "2 2"], pile="set J-7 @1", house_cards=WILD)
    assert said(t, "set 7-J") == "laid the set 7-J (J is X0)"
    t = table(["X0 7 9", "2 2"], pile="single 7", house_cards=WILD)
    assert said(t, "knock 7-J") == "knocked with 7-J (J is X0)"


def test_when_a_round_ends_with_it_the_words_are_enough():
    """GG-KNOCK-19"""
    t = table(["X0", "2 2"], pile="single 7 @1", house_cards=WILD)
    assert said(t, "knock J").startswith("knocked with J; round 1 is over")
