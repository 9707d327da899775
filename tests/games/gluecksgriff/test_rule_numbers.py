"""The numbers that the rules state in words are those of the box."""

import pytest

import glueck
from games.rule_numbers import holds, introduced, stated
from glueck.games.gluecksgriff import box
from glueck.games.gluecksgriff.position import SEATS as MOST_SEATS

SEATS = list(range(2, MOST_SEATS + 1))
LAST = box.NUMBERS - 1  # the numbers are 0 to 14
NUMBER_CARDS = box.NUMBERS * box.COPIES
SPECIAL = (box.JOKER, box.HOURGLASS, box.MAGIC)
JOKERS, HOURGLASSES, MAGIC_HANDS = (int(box.STANDARD_COUNT[kind]) for kind in SPECIAL)
JOKER, HOURGLASS, MAGIC = (int(box.STANDARD_VALUE[kind]) for kind in SPECIAL)
HALVED = [n * box.HALVED_AT for n in (1, 2, 3, 4)]


def limit():
    return next(one.default for one in glueck.load("gluecksgriff").options
                if one.name == "point_limit")  # fmt: skip


STATED = {
    "GG-COMP-01": SEATS,
    "GG-COMP-02": [NUMBER_CARDS, box.COPIES, 0, LAST],
    "GG-COMP-03": [box.DECK - NUMBER_CARDS, JOKERS, HOURGLASSES],
    "GG-COMP-05": [JOKER, MAGIC],
    "GG-COMP-06": [box.DECK],
    "GG-COMP-07": [box.HAND],
    "GG-DEAL-01": [box.DECK],
    "GG-DEAL-02": [box.HAND],
    "GG-DISC-02": [2],
    "GG-DISC-04": [box.SHORTEST_STREET],
    "GG-DISC-05": [box.SHORTEST_STREET],
    "GG-DISC-06": [0, LAST, 0, LAST],
    "GG-DRAW-13": [box.STALEMATE, 0],
    "GG-KNOCK-06": [box.LEAST_EXTENSION],
    "GG-KNOCK-08": [box.LEAST_EXTENSION],
    "GG-KNOCK-10": [0, LAST],
    "GG-CALL-01": [box.CALL_BELOW - 1],
    "GG-CALL-03": [box.CALL_BELOW, JOKER, MAGIC],
    "GG-JOK-01": [0, LAST],
    "GG-JOK-11": [JOKER],
    "GG-MAGIC-10": [MAGIC],
    "GG-SCORE-03": [box.PUNISHMENT],
    "GG-SCORE-08": [*HALVED, box.HALVED_AT],
    "GG-BLANK-01": [box.HOUSE_CARDS],
    "GG-BLANK-02": [1, box.HOUSE_CARDS, 1, box.MOST_TITLE, 0, box.MOST_HOUSE_VALUE],
    "GG-BLANK-03": [box.DECK],
    "GG-BLANK-06": [box.MOST_HOUSE_VALUE + 1],
}
INTRODUCED = [
    ("GG-COMP", [SEATS[0], SEATS[-1]]),
    ("GG-COMP", [box.DECK]),
    ("GG-COMP", [box.COPIES, 0, LAST]),
    ("GG-COMP", [JOKERS, HOURGLASSES, JOKER, MAGIC_HANDS, MAGIC]),
    ("GG-COMP", [box.HOUSE_CARDS]),
    ("GG-DEAL", [box.HAND]),
    ("GG-DISC", [box.SHORTEST_STREET]),
    ("GG-CALL", [box.CALL_BELOW]),
    ("GG-CALL", [box.PUNISHMENT]),
    ("GG-JOK", [0, LAST]),
    ("GG-JOK", [JOKER]),
    ("GG-MAGIC", [MAGIC]),
    ("GG-SCORE", HALVED),
    ("GG-BLANK", [box.HOUSE_CARDS, 0, box.MOST_HOUSE_VALUE]),
]


@pytest.mark.parametrize("clause", STATED)
def test_a_clause_states_what_is_in_the_box(clause):
    assert stated("gluecksgriff", clause) == STATED[clause]


@pytest.mark.parametrize(("chapter", "expected"), INTRODUCED)
def test_an_introduction_states_what_is_in_the_box(chapter, expected):
    said = introduced("gluecksgriff", chapter)
    assert holds(said, expected), said


def test_the_point_limit_is_the_usual_one():
    """GG-SCORE-12."""
    assert stated("gluecksgriff", "GG-SCORE-12") == [limit()]
    assert holds(introduced("gluecksgriff", "GG-SCORE"), [limit()])
