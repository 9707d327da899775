"""What is typed is understood if it is clear, and never guessed if it is not."""

import pytest

from glueck.cli.words import NotUnderstood, candidates, matches, numbered, understand
from glueck.engine.errors import UnknownAction

LEGAL = ["place factory-1", "place factory-draw", "place mining-6", "place money-6", "place bank"]
MINE = ["ride surface", "ride black", "load gray", "put gray on 13", "store gray", "stop"]
EVERY = [*LEGAL, *MINE, "place mining-4", "take 4", "take 13"]


class Position:
    """As much of a game and a state as the words need."""

    array = None

    def __init__(self, legal=LEGAL, every=EVERY):
        self._legal, self.actions, self.game = legal, every, self

    def legal(self):
        return self._legal

    def text(self, array, number):
        return self.actions[number]

    def parse(self, array, text):
        if text not in [action.lower() for action in self.actions]:
            raise UnknownAction(text)
        return 0


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("place mining-6", "place mining-6"),
        ("  PLACE   Mining-6 ", "place mining-6"),
        ("mining 6", "place mining-6"),
        ("mi6", "place mining-6"),
        ("pl b", "place bank"),
        ("f1", "place factory-1"),
        ("fac draw", "place factory-draw"),
        ("l grey", "load gray"),  # as the page spells it
        ("3", "place mining-6"),
        ("take 4", "take 4"),  # not legal here: the rules say why, not the parser
        ("mining-4", "place mining-4"),
    ],
)
def test_words_abbreviations_and_numbers(typed, action):
    assert understand(typed, Position()) == action


@pytest.mark.parametrize("typed", ["m6", "place", "6 p", "fac", "0", "99", "", "place bank!", "_"])
def test_what_is_unclear_is_refused(typed):
    with pytest.raises(NotUnderstood):
        understand(typed, Position())


def test_several_meanings_are_listed():
    with pytest.raises(NotUnderstood, match="place mining-6, place money-6"):
        understand("m6", Position())


def test_a_typing_error_gets_a_suggestion():
    with pytest.raises(NotUnderstood, match="did you mean: place bank"):
        understand("plaec bank", Position())
    with pytest.raises(NotUnderstood, match="did you mean: place money-6"):
        understand("mony-6", Position())


def test_whole_words_beat_abbreviations_and_legal_beats_illegal():
    assert matches("put gray", MINE) == ["put gray on 13"]
    assert understand("sto", Position(["stop"])) == "stop"
    assert matches("stop", [*MINE, "stop now"]) == ["stop"]


def test_exact_words_win_even_where_only_a_hyphen_differs():
    """`knock 7 8` and `knock 7-8` are two actions of Glücksgriff."""
    knocks = Position(["knock 7 8", "knock 7-8", "lay low"], ["knock 7 8", "knock 7-8", "lay"])
    assert candidates("knock 7-8", knocks) == ["knock 7-8"]
    assert candidates("Knock  7 8", knocks) == ["knock 7 8"]
    assert candidates("kn 7 8", knocks) == ["knock 7 8", "knock 7-8"]
    assert candidates("lay", knocks) == ["lay"]  # an action, though forbidden: not `lay low`


def test_numbers_are_compared_in_full():
    assert matches("take 1", EVERY) == []
    assert matches("take 13", EVERY) == ["take 13"]


def test_choices_are_counted_from_1():
    assert numbered(["ride black", "put gray on 13"]) == {1: "ride black", 2: "put gray on 13"}


def test_a_cards_number_is_its_choice():
    assert numbered(["take 2", "take 13"]) == {2: "take 2", 13: "take 13"}
    assert numbered(["keep none", "keep 1"]) == {0: "keep none", 1: "keep 1"}


def test_only_none_to_choose_is_choice_1():
    assert numbered(["keep none"]) == {1: "keep none"}
