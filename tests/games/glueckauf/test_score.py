"""GA-SCORE: the majorities of the shift clock."""

import pytest

from games.glueckauf.last_turn import LAST_ACTION, bare, last_turn
from games.glueckauf.table import COAL, Table


def finish(t: Table, shift: int) -> Table:
    t = last_turn(t, shift)
    t.play(*LAST_ACTION)
    return t


def delivered(*piles: tuple[int, ...]) -> Table:
    """As many seats as piles of delivered orders."""
    t = bare(len(piles))
    for seat, pile in enumerate(piles):
        for card in pile:
            t.delivered(card, seat)
    return t


def element(t: Table, name: str) -> list[int]:
    """What each seat got for one element, as the log explains it."""
    points = [0] * t.state.seats
    for entry in t.state.points():
        if entry["why"] == "majority" and entry["element"] == name:
            points[entry["seat"]] += entry["points"]
    return points


def counts(t: Table, name: str) -> list[int]:
    return next(e["counts"] for e in t.state.points() if e.get("element") == name)


GEORGE, LUCY, MIKE = (7, 23), (10, 28), (8, 31, 32)  # the example of the rules


# -- the twelve elements -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("two", "one", "points"),
    [
        pytest.param(3, 1, [2, 1, 0], id="yellow, GA-SCORE-01"),
        pytest.param(6, 2, [3, 1, 0], id="brown, GA-SCORE-02"),
        pytest.param(8, 4, [4, 2, 0], id="gray, GA-SCORE-03"),
        pytest.param(9, 5, [5, 2, 0], id="black, GA-SCORE-04"),
    ],
)
def test_most_and_second_most_spots_of_a_colour_bring_points(two, one, points):
    """GA-SCORE-01, GA-SCORE-02, GA-SCORE-03, GA-SCORE-04"""
    assert finish(delivered((two,), (one,), ()), shift=1).state.scores == points
    assert finish(delivered((), (one,), (two,)), shift=1).state.scores == points[::-1]


@pytest.mark.parametrize(
    ("two", "one", "points"),
    [
        pytest.param(3, 1, [2 + 6, 1 + 3, 0], id="barrow, GA-SCORE-05"),
        pytest.param(24, 23, [2 + 7, 1 + 3, 0], id="carriage, GA-SCORE-06"),
        pytest.param(13, 12, [2 + 8, 1 + 4, 0], id="motorcar, GA-SCORE-07"),
        pytest.param(36, 34, [2 + 9, 1 + 4, 0], id="engine, GA-SCORE-08"),
    ],
)
def test_most_and_second_most_spots_for_a_vehicle_bring_points(two, one, points):
    """GA-SCORE-05, GA-SCORE-06, GA-SCORE-07, GA-SCORE-08"""
    assert finish(delivered((two,), (one,), ()), shift=2).state.scores == points


@pytest.mark.parametrize(
    ("coal", "first", "second"),
    [
        pytest.param("yellow", 10, 5, id="yellow, GA-SCORE-09"),
        pytest.param("brown", 11, 5, id="brown, GA-SCORE-10"),
        pytest.param("gray", 12, 6, id="gray, GA-SCORE-11"),
        pytest.param("black", 13, 6, id="black, GA-SCORE-12"),
    ],
)
def test_most_and_second_most_empty_lorries_bring_points(coal, first, second):
    """GA-SCORE-09, GA-SCORE-10, GA-SCORE-11, GA-SCORE-12"""
    t = bare(3)
    t.pit_tile(0, f"light-{coal}-1", f"dark-{coal}-1")
    t.cubes(0, **{coal: []})
    t.cubes(1, **{coal: []})
    t = finish(t, shift=3)
    assert t.state.scores == [first + 1, second + 1, 1]  # the 3 or 4 cubes left are 1 point
    assert counts(t, f"empty-{coal}-lorries") == [3, 1, 0]


def test_spots_of_all_colours_count_for_a_vehicle_and_of_all_vehicles_for_a_colour():
    """GA-SCORE-01, GA-SCORE-02, GA-SCORE-03, GA-SCORE-04, GA-SCORE-05, GA-SCORE-06,
    GA-SCORE-07, GA-SCORE-08"""
    t = finish(delivered((11, 21), (32, 7), (44, 15, 30)), shift=2)
    found = {e["element"]: e["counts"] for e in t.state.points()}
    assert found == {
        "yellow-spots": [2, 1, 4],
        "brown-spots": [2, 4, 1],
        "gray-spots": [2, 1, 3],
        "black-spots": [2, 1, 1],
        "barrow-spots": [4, 3, 0],
        "carriage-spots": [0, 4, 2],
        "motorcar-spots": [4, 0, 3],
        "engine-spots": [0, 0, 4],
    }
    # yellow 1 0 2, brown 1 3 0, gray 2 0 4, black 5 2 2,
    # barrow 6 3 0, carriage 0 7 3, motorcar 8 0 4, engine 0 0 9
    assert t.state.scores == [23, 15, 24]


# -- the example of the rules --------------------------------------------------------------


def test_a_tie_for_first_place_leaves_no_second_place():
    """GA-SCORE-18, GA-SCORE-19, GA-TV-70"""
    t = finish(delivered(GEORGE, LUCY, MIKE), shift=2)
    assert counts(t, "barrow-spots") == [3, 3, 2]
    assert element(t, "barrow-spots") == [6, 6, 0]


def test_a_tie_for_second_place_brings_both_its_points():
    """GA-SCORE-20, GA-TV-71"""
    t = finish(delivered(GEORGE, LUCY, MIKE), shift=2)
    assert counts(t, "carriage-spots") == [1, 1, 6]
    assert element(t, "carriage-spots") == [3, 3, 7]


def test_an_element_nobody_has_brings_nobody_anything():
    """GA-SCORE-22, GA-TV-72"""
    t = finish(delivered(GEORGE, LUCY, MIKE), shift=2)
    assert element(t, "motorcar-spots") == [0, 0, 0]
    assert element(t, "engine-spots") == [0, 0, 0]


def test_the_example_after_shift_1():
    """GA-SCORE-01, GA-SCORE-02, GA-SCORE-03, GA-SCORE-04, GA-TV-73"""
    t = finish(delivered(GEORGE, LUCY, MIKE), shift=1)
    assert element(t, "yellow-spots") == [2, 0, 2]
    assert element(t, "brown-spots") == [3, 0, 1]
    assert element(t, "gray-spots") == [0, 4, 4]
    assert element(t, "black-spots") == [0, 2, 5]
    assert t.state.scores == [5, 6, 12]


def test_the_example_after_shift_2():
    """GA-SCORE-05, GA-SCORE-06, GA-TV-74"""
    t = finish(delivered(GEORGE, LUCY, MIKE), shift=2)
    assert t.state.scores == [14, 15, 19]


# -- who counts ----------------------------------------------------------------------------


def test_outstanding_orders_never_count_even_when_complete():
    """GA-SCORE-13"""
    t = delivered((), (1,), ())
    t.order(8, 0, filled=["gray", "gray"])
    t.order(15, 2, filled=["yellow"] * 3)
    assert finish(t, shift=2).state.scores == [0, 2 + 6, 0]


def test_orders_on_the_display_and_in_the_stack_never_count():
    """GA-SCORE-13"""
    assert finish(bare(4), shift=2).state.scores == [0, 0, 0, 0]


def test_printed_spots_count_not_the_number_of_orders():
    """GA-SCORE-14"""
    # One order with three spots beats two with one each.
    t = finish(delivered((26,), (1, 12), ()), shift=1)
    assert t.state.scores == [2, 1, 0]


def test_a_pair_counts_as_the_printed_spot():
    """GA-SCORE-14, GA-MINE-15, GA-TV-83"""
    t = bare(3)
    t.order(5)  # K
    t.cubes(cage=["yellow", "brown"])
    t.play(
        "place mining-10", "pair black on 5", "use yellow from cage", "use brown from cage",
        "stop", "end", "place bank", "end", "place bank", "end", "place delivery-barrow", "end",
    )  # fmt: skip
    t = finish(t, shift=1)
    assert t.state.scores == [5 + 5, 0, 0]  # 5 for the order, 5 for the most black spots
    assert [e["element"] for e in t.state.points()] == ["black-spots"]
    assert counts(t, "black-spots") == [1, 0, 0]


def test_every_scoring_counts_all_orders_delivered_since_the_start():
    """GA-SCORE-15"""
    t = finish(delivered(GEORGE, LUCY, MIKE), shift=1)
    assert t.state.scores == [5, 6, 12]
    t = finish(t, shift=2)
    assert t.state.scores == [5 + 14, 6 + 15, 12 + 19]
    t.delivered(22, 0)  # K K K, motorcar: ties Mike's black, brings 8 alone
    for seat in range(3):
        t.s.miner[seat].points = 0
    t = finish(t, shift=2)
    assert t.state.scores == [14 + 5 + 8, 15 - 2, 19]


def test_a_lorry_with_a_cube_of_any_colour_is_not_empty():
    """GA-SCORE-16"""
    t = bare(3)
    t.cubes(0, yellow=["black"])
    t.cubes(1, yellow=[])
    t.cubes(2, yellow=[], cage=["yellow"])
    t = finish(t, shift=3)
    assert counts(t, "empty-yellow-lorries") == [0, 1, 1]
    assert element(t, "empty-yellow-lorries") == [0, 10, 10]
    assert element(t, "empty-black-lorries") == [0, 0, 0]


def test_printed_lorries_and_those_of_tiles_on_both_sides_count_alike():
    """GA-SCORE-17, GA-TV-81"""
    t = bare(3)
    t.pit_tile(2, "light-gray-2", "dark-black-2", "light-black-1")
    t.cubes(2, gray=[], black=[])
    t.pit_tile(0, "dark-gray-2")
    t.cubes(0, gray=["gray", "gray", "gray"])
    t = finish(t, shift=3)
    assert counts(t, "empty-gray-lorries") == [0, 0, 3]
    assert counts(t, "empty-black-lorries") == [0, 0, 4]
    assert element(t, "empty-gray-lorries") == [0, 0, 12]
    assert element(t, "empty-black-lorries") == [0, 0, 13]


def test_empty_lorries_score_without_any_delivered_order():
    """GA-SCORE-11, GA-SCORE-20, GA-SCORE-23, GA-TV-80"""
    t = bare(3)
    for seat in range(3):
        t.pit_tile(seat, "light-gray-1", "dark-gray-1")
    t.cubes(0, gray=[])
    t.cubes(1, gray=["gray"])
    t.cubes(2, gray=["gray"])
    t = finish(t, shift=3)
    assert counts(t, "empty-gray-lorries") == [3, 2, 2]
    assert t.state.scores == [12 + 1, 6 + 1, 6 + 1]  # 3 or 4 cubes are one point


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_with_one_empty_yellow_lorry_is_first(seats):
    """GA-SCORE-09, GA-SCORE-18, GA-SCORE-23, GA-TV-82"""
    t = bare(seats)
    for seat in range(seats):
        t.cubes(seat, yellow=[], cage=["yellow"])
    t = finish(t, shift=3)
    majorities = [e for e in t.state.points() if e["why"] == "majority"]
    assert [(e["seat"], e["points"], e["element"]) for e in majorities] == [
        (seat, 10, "empty-yellow-lorries") for seat in range(seats)
    ]
    assert t.state.scores == [10 + 1] * seats  # 4 cubes are one point


def test_empty_lorries_do_not_count_before_shift_3():
    """GA-SCORE-09, GA-SHIFT-01"""
    t = bare(3)
    t.cubes(0, yellow=[], brown=[], gray=[], black=[])
    assert finish(t, shift=2).state.scores == [0, 0, 0]


# -- first and second places ---------------------------------------------------------------


def test_all_who_share_the_first_place_get_its_points_and_nobody_the_seconds():
    """GA-SCORE-18, GA-SCORE-19, GA-TV-79"""
    t = delivered((33,), (22,), (9, 5), (18,))
    assert finish(t, shift=1).state.scores == [5, 5, 5, 0]


def test_all_who_share_the_second_place_get_its_points():
    """GA-SCORE-20, GA-TV-77"""
    t = delivered((10, 8), (42,), (19, 4), ())
    assert finish(t, shift=1).state.scores == [4, 2, 2, 0]


def test_third_and_fourth_places_bring_nothing():
    """GA-SCORE-20"""
    t = delivered((4,), (10, 8), (42, 16), (19,))  # gray 1, 5, 4, 2
    assert finish(t, shift=1).state.scores == [0, 4, 2, 0]


def test_with_two_players_there_is_no_second_place():
    """GA-SCORE-21, GA-TV-75"""
    t = delivered((26, 1), (12,))
    assert finish(t, shift=1).state.scores == [2, 0]


def test_with_two_players_a_tie_brings_both_the_first_place():
    """GA-SCORE-18, GA-SCORE-21, GA-TV-76"""
    t = delivered((3,), (13,))
    assert finish(t, shift=1).state.scores == [2, 2]


def test_with_two_players_no_element_has_a_second_place():
    """GA-SCORE-21"""
    t = delivered((11, 3, 6, 8, 9, 32, 26, 21, 15, 44, 40), (1, 2, 4, 5, 23, 12, 34))
    t.pit_tile(0, *(f"{side}-{coal}-1" for side in ("light", "dark") for coal in COAL))
    t.cubes(0, yellow=[], brown=[], gray=[], black=[])
    t.cubes(1, yellow=[], brown=[], gray=[], black=[])
    assert finish(t, shift=3).state.scores == [90, 0]


def test_who_has_nothing_is_not_second():
    """GA-SCORE-22, GA-TV-78"""
    t = delivered((), (), (), (8,))
    assert finish(t, shift=1).state.scores == [0, 0, 0, 4]


def test_who_has_nothing_is_not_first_either():
    """GA-SCORE-22"""
    for seats in (2, 3, 4):
        t = finish(bare(seats), shift=3)
        assert t.state.scores == [1] * seats  # 4 cubes
        assert not [e for e in t.state.points() if e["why"] == "majority"]


def test_one_empty_lorry_is_enough_to_be_second():
    """GA-SCORE-22, GA-SCORE-23"""
    t = bare(4)
    t.pit_tile(3, "light-black-1", "dark-black-1")
    t.cubes(3, black=["black"])
    t.cubes(2, black=[])
    t = finish(t, shift=3)
    assert counts(t, "empty-black-lorries") == [0, 0, 1, 2]
    assert element(t, "empty-black-lorries") == [0, 0, 6, 13]
