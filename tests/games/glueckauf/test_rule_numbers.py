"""The numbers that the rules state in words are those of the box."""

import pytest

from games.rule_numbers import holds, introduced, stated
from glueck.games.glueckauf import box
from glueck.games.glueckauf.rules import end, mine
from glueck.games.glueckauf.view.words import quantities

SEATS = (2, 3, 4)
OF = {seats: quantities(seats) for seats in SEATS}


def by_seats(name):
    return [OF[seats][name] for seats in SEATS]


def locked(seats):
    """The numbers of the locked spaces, in the order of the board."""
    return [int(space.split("-")[1]) for space in OF[seats]["locked"]]


def element(n):
    return [n, int(box.FIRST_VP[n - 1]), int(box.SECOND_VP[n - 1])]


FACTORY = [1, box.FACTORY_SPACES]
ORDERS = [1, box.ORDER_SPACES]
SCORED = [box.ELEMENTS_A_SHIFT * shift for shift in range(1, box.SHIFTS + 1)]
STATED = {
    "GA-COMP-01": list(SEATS),
    "GA-COMP-02": [box.CARDS, box.DRAWN],
    "GA-COMP-03": [box.TILES, box.COPIES, box.TYPES, box.DRAWN],
    "GA-COMP-04": [box.CUBES_OF_A_COLOUR],
    "GA-COMP-05": [*by_seats("workers"), *SEATS],
    "GA-COMP-07": [box.CAGE_HOLDS],
    "GA-SETUP-02": [3, *locked(3)],
    "GA-SETUP-03": [2, *locked(2)],
    "GA-SETUP-07": [*FACTORY, *reversed(by_seats("tiles")), *reversed(SEATS)],
    "GA-SETUP-11": [box.COALS],
    "GA-SETUP-12": [*by_seats("workers"), *SEATS],
    "GA-SETUP-15": [*by_seats("marks"), *SEATS],
    "GA-SETUP-18": [*by_seats("draft"), *SEATS],
    "GA-SETUP-22": [box.DRAFTED_EACH, box.DRAFTED_EACH],
    "GA-SETUP-25": [OF[3]["orders"] - 1, 3, 4, OF[2]["orders"] - 1, 2],
    "GA-FLOW-01": [box.SHIFTS],
    "GA-FAC-01": FACTORY,
    "GA-FAC-02": list(box.LORRY_PRICE),
    "GA-FAC-14": [box.DRAWN] * 2,  # in the name of the space, too
    "GA-MINE-01": list(box.STEPS),
    "GA-MINE-06": [box.COALS],
    "GA-MINE-08": [box.CAGE_HOLDS],
    "GA-MINE-12": [mine.STEPS_OF_A_PAIR],
    "GA-MON-01": [*box.MARKS, *box.MARKS],
    "GA-ORD-01": ORDERS,
    "GA-ORD-07": [box.DRAWN] * 2,
    "GA-SHIFT-01": [1, 1, SCORED[0], 2, 1, SCORED[1], 3, SCORED[2]],
    "GA-SHIFT-04": SCORED,
    **{f"GA-SCORE-{n:02}": element(n) for n in range(1, len(box.ELEMENT) + 1)},
    "GA-END-01": [box.SHIFTS],
    "GA-END-02": [end.MARKS_A_POINT, 1],
    "GA-END-03": [0, end.MARKS_A_POINT - 1],
    "GA-END-04": [end.CUBES_A_POINT, 1],
    "GA-END-06": [-end.VP_AN_ORDER],
    "GA-END-09": [-end.VP_A_TILE],
}
POINTS = sorted({int(points) for points in box.VP_OF[1:]})


def clock(shift):
    """The points of the elements that this shift adds: most, second most, and so on."""
    first = box.ELEMENTS_A_SHIFT * (shift - 1)
    added = range(first, first + box.ELEMENTS_A_SHIFT)
    return [int(points[i]) for i in added for points in (box.FIRST_VP, box.SECOND_VP)]


INTRODUCED = [
    ("GA-COMP", [box.SHIFTS, SEATS[0], SEATS[-1]]),
    ("GA-COMP", [box.TILES, 1, 2, box.COALS * box.CUBES_OF_A_COLOUR, box.CUBES_OF_A_COLOUR]),
    ("GA-COMP", [box.CARDS, 1, box.MOST_SPOTS, POINTS[0], POINTS[-1]]),
    ("GA-COMP", [box.CAGE_HOLDS]),
    ("GA-SETUP", [*SEATS, *by_seats("workers"), *by_seats("marks")]),
    ("GA-SETUP", [*by_seats("draft"), *SEATS]),
    ("GA-SETUP", [3, 1, box.FACTORY_SPACES, *locked(3)[1:]]),
    ("GA-FAC", [1, 2, 3, box.LORRY_PRICE[3], 2, 2 * box.LORRY_PRICE[3]]),
    ("GA-MINE", list(box.STEPS)),
    ("GA-MON", list(box.MARKS)),
    ("GA-SHIFT", [len(box.ELEMENT), SCORED[0], 1, SCORED[1], 2, SCORED[2], 3]),
    ("GA-SCORE", [box.ELEMENTS_A_SHIFT, *clock(1)]),
    ("GA-SCORE", [box.ELEMENTS_A_SHIFT, *clock(2)]),
    ("GA-SCORE", [box.ELEMENTS_A_SHIFT, *clock(3)]),
    ("GA-END", [end.MARKS_A_POINT, 1, end.CUBES_A_POINT, -end.VP_AN_ORDER, -end.VP_A_TILE]),
]


@pytest.mark.parametrize("clause", STATED)
def test_a_clause_states_what_is_in_the_box(clause):
    assert stated("glueckauf", clause) == STATED[clause]


@pytest.mark.parametrize(("chapter", "expected"), INTRODUCED)
def test_an_introduction_states_what_is_in_the_box(chapter, expected):
    said = introduced("glueckauf", chapter)
    assert holds(said, expected), said
