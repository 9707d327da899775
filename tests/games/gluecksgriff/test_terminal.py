"""What the terminal says about an action: cards that its words leave open are named, also where
there is no log but only what somebody saw."""

import pytest

from games.gluecksgriff.table import Table, table
from glueck.games.gluecksgriff.terminal import completed, sentences
from glueck.terminal import language
from glueck.terminal.setting import Setting

WILD = [{"title": "Wild", "value": 6, "power": "joker"}]


@pytest.fixture(autouse=True)
def _english():
    language.use("en")


def said(t: Table, *actions: str) -> str:
    """How another player reads the last of these actions, with the log and without it."""
    t.play(*actions[:-1])
    before = t.state.view(1)
    t.play(actions[-1])
    entry, at = t.state.log(1)[-1], Setting(["Ann", "Ben"], t.state.options)
    bare = {key: entry[key] for key in ("seat", "action")} | {"points": []}
    (told,) = sentences(entry, at)
    assert sentences(completed(before, bare, t.state.view(1)), at) == [told]
    return told


def test_the_card_just_drawn_is_named_when_it_is_laid():
    """GG-KNOCK-15, GG-KNOCK-16"""
    t = table(["7 9 9", "2 2"], stock="7")
    assert said(t, "discard 7", "draw", "lay") == "Ann plays a 7 too."
    t = table(["7 9 9", "2 2"], stock="X0", house_cards=WILD)
    assert said(t, "discard 7", "draw", "lay") == "Ann plays “Wild” too."
    for end, card in (("low", "3"), ("high", "7")):
        t = table(["4 5 6 9", "2 2"], stock=card)
        assert said(t, "street 4-5-6", "draw", f"lay {end}") == f"Ann plays a {card} too."


def test_the_card_that_is_taken_is_named():
    """GG-DRAW-04, GG-DRAW-05"""
    t = table(["9 9", "2 2"], pile="single 8 @1")
    assert said(t, "discard 9", "take top") == "Ann takes an 8 from the discard pile."
    for end, card in (("low", "4"), ("high", "6")):
        t = table(["9 9", "2 2"], pile="street 4-5-6 @1")
        assert said(t, "discard 9", f"take {end}") == f"Ann takes a {card} from the discard pile."
