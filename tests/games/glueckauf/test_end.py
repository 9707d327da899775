"""GA-END: the final evaluation, and who wins."""

from typing import Any

import pytest

import glueck
from games.glueckauf.last_turn import LAST_ACTION, bare, last_turn
from games.glueckauf.table import COAL, Table


def finish(t: Table, seat: int = 0) -> Table:
    """The last turn of shift 3 is `seat`'s, and it is over."""
    t = last_turn(t, 3, seat)
    t.play(*LAST_ACTION)
    assert t.sound()
    return t


def without_cubes(t: Table, seat: int) -> None:
    t.cubes(seat, yellow=[], brown=[], gray=[], black=[])


def rival(t: Table, seat: int = 1) -> None:
    """Gives a seat so many empty lorries that of two players nobody else has a majority."""
    without_cubes(t, seat)
    for side in ("light", "dark"):
        t.pit_tile(seat, *[f"{side}-yellow-2"] * 3, *[f"{side}-brown-2"] * 2)
        t.pit_tile(seat, *[f"{side}-gray-2"] * 2, *[f"{side}-black-2"] * 2)


def lines(t: Table, seat: int) -> dict[str, tuple[int, int]]:
    """Each line of a seat's final evaluation: points and amount."""
    return {
        e["why"]: (e["points"], e["amount"])
        for e in t.state.points()
        if e["seat"] == seat and e["why"] != "majority"
    }


# -- when ----------------------------------------------------------------------------------


def test_the_game_ends_with_the_scoring_of_shift_3():
    """GA-END-01"""
    t = bare(3)
    t.delivered(5, 1)
    t = finish(t)
    assert t.state.over
    assert t.phase == "over"
    assert t.state.legal() == []
    assert t.state.scores == [1, 5 + 6 + 1, 1]  # black, barrow; four cubes each
    kinds = [e["why"] for e in t.state.points()]
    assert kinds == ["majority"] * 2 + ["money", "coal", "outstanding", "imbalance"] * 3


def test_nothing_can_be_done_any_more():
    """GA-END-01"""
    t = finish(bare(2))
    before = t.state.to_bytes()
    for words in ("end", "stop", "place bank", "take 1", "ride surface", "keep none"):
        for seat in (None, 0, 1):
            reason = t.state.why_not(words, seat)
            assert reason is not None
            assert reason.clause == "GA-END-01"
            with pytest.raises(glueck.IllegalAction) as error:
                t.state.play(words, seat)
            assert error.value.clause == "GA-END-01"
    assert t.state.to_bytes() == before
    assert not t.state.mask().any()
    with pytest.raises(glueck.NothingToUndo):
        t.state.undo()


def test_no_final_count_after_shifts_1_and_2():
    """GA-END-01"""
    for shift in (1, 2):
        t = bare(2)
        t.s.miner[0].money = 20
        t.order(44, 1)
        for miner in t.s.miner[:2]:
            miner.bank, miner.workers = miner.workers, 0
        t.s.miner[0].bank -= 1
        t.s.miner[0].workers = 1
        t.s.shift = shift
        t.play(*LAST_ACTION)
        assert t.state.scores == [0, 0]
        assert t.s.miner[0].money == 20
        assert not t.state.over
        assert t.state.winners == []


# -- Marks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marks", "points", "left"),
    [(0, 0, 0), (1, 0, 1), (4, 0, 4), (5, 1, 0), (9, 1, 4), (10, 2, 0), (14, 2, 4), (103, 20, 3)],
)
def test_every_full_five_marks_are_a_point_and_the_rest_is_kept(marks, points, left):
    """GA-END-02, GA-END-03"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    t.s.miner[0].money = marks
    t = finish(t, seat=1)
    assert t.state.scores[0] == points
    assert t.s.miner[0].money == left
    assert lines(t, 0)["money"] == (points, marks)


# -- cubes ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)]
)
def test_every_full_three_cubes_of_all_colours_are_a_point_and_stay(cubes, points):
    """GA-END-04"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    t.cubes(storage=[COAL[i % 4] for i in range(cubes)])
    before = t.s.miner[0].storage.tolist(), t.s.supply.tolist()
    t = finish(t, seat=1)
    assert t.state.scores[0] == points
    assert lines(t, 0)["coal"] == (points, cubes)
    assert (t.s.miner[0].storage.tolist(), t.s.supply.tolist()) == before


def test_cubes_count_wherever_they_are():
    """GA-END-05"""
    places: list[Any] = [
        lambda t: t.cubes(yellow=["yellow"], brown=["brown"], gray=["gray"]),
        lambda t: t.cubes(yellow=["black"], black=["black"], gray=["gray"]),
        lambda t: t.cubes(cage=["yellow", "black", "black"]),
        lambda t: t.cubes(storage=["gray", "brown", "brown"]),
    ]
    for place in places:
        t = bare(2)
        rival(t)
        without_cubes(t, 0)
        place(t)
        t = finish(t, seat=1)
        assert t.state.scores[0] == 1
        assert lines(t, 0)["coal"] == (1, 3)


@pytest.mark.parametrize("second", ["gray", "brown"])
def test_cubes_on_outstanding_orders_count_and_both_of_a_pair(second):
    """GA-END-05"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    t.order(11, filled=["yellow", "black"])  # Y B G K
    t.order(4)  # G
    t.cubes(storage=["brown", second])
    t.mining(4)
    t.play("pair gray on 4", "use brown from storage", f"use {second} from storage", "stop", "end")
    t = finish(t, seat=1)
    assert lines(t, 0)["coal"] == (1, 4)
    assert t.state.scores[0] == 1 - 2


def test_cubes_of_others_and_of_the_supply_do_not_count():
    """GA-END-05"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    t.cubes(1, storage=["yellow"] * 6)
    t.order(10, 1, filled=["gray"] * 3)
    t = finish(t, seat=1)
    assert lines(t, 0)["coal"] == (0, 0)
    assert lines(t, 1)["coal"] == (3, 9)


# -- orders --------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_every_outstanding_order_costs_a_point(count):
    """GA-END-06"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    for card in (1, 10, 20, 30, 44)[:count]:
        t.order(card)
    t.delivered(40, 1)
    t = finish(t, seat=1)
    assert t.state.scores[0] == -count
    assert lines(t, 0)["outstanding"] == (-count, count)
    assert lines(t, 1)["outstanding"] == (0, 0)


def test_a_complete_order_that_was_not_delivered_costs_a_point_too():
    """GA-END-05, GA-END-06, GA-TV-103"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    t.order(10, filled=["gray"] * 3)  # G G G
    t = finish(t, seat=1)
    assert lines(t, 0) == {
        "money": (0, 0), "coal": (1, 3), "outstanding": (-1, 1), "imbalance": (0, 0),
    }  # fmt: skip
    assert t.state.scores[0] == 0
    assert t.s.spot[10].tolist() == [1, 1, 1, 0]


# -- balance -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("light", "dark", "points"),
    [(0, 0, 0), (1, 0, -2), (0, 1, -2), (2, 2, 0), (5, 1, -8), (1, 5, -8), (3, 2, -2)],
)
def test_each_tile_of_imbalance_costs_two_points(light, dark, points):
    """GA-END-07, GA-END-09"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    names = [f"{coal}-1" for coal in COAL] + ["yellow-1"]
    t.pit_tile(0, *(f"light-{name}" for name in names[:light]))
    t.pit_tile(0, *(f"dark-{name}" for name in names[:dark]))
    t = finish(t, seat=1)
    assert t.state.scores[0] == points
    assert lines(t, 0)["imbalance"] == (points, abs(light - dark))


def test_only_the_totals_of_the_sides_matter_not_levels_and_not_lorries():
    """GA-END-07, GA-END-08"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    # Two light tiles with four lorries, two dark ones with two, on four different levels.
    t.pit_tile(0, "light-black-2", "light-gray-2", "dark-brown-1", "dark-yellow-1")
    t = finish(t, seat=1)
    assert t.state.scores[0] == 0
    assert lines(t, 0)["imbalance"] == (0, 0)


def test_tiles_of_equal_lorries_but_different_number_are_out_of_balance():
    """GA-END-07, GA-END-08"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    t.pit_tile(0, "light-gray-2", "dark-gray-1", "dark-gray-1")  # two lorries on each side
    t = finish(t, seat=1)
    assert t.state.scores[0] == -2


def test_without_tiles_there_is_no_imbalance():
    """GA-END-07, GA-TV-102"""
    t = finish(bare(2))
    for seat in range(2):
        assert lines(t, seat)["imbalance"] == (0, 0)
    assert t.state.scores == [1, 1]  # four cubes on the printed lorries


# -- all together --------------------------------------------------------------------------


def example(points: int = 0) -> Table:
    """7 Marks; 4 cubes, one each on a lorry, in the cage, in storage, on an order; 1 outstanding
    order; 7 light and 4 dark tiles."""
    t = bare(2)
    rival(t)
    t.pit_tile(0, *["light-yellow-1"] * 3, *["light-brown-1"] * 3, "light-gray-1")
    t.pit_tile(0, *["dark-yellow-1"] * 3, "dark-brown-1")
    without_cubes(t, 0)
    t.cubes(yellow=["yellow"], cage=["gray"], storage=["black"])
    t.order(8, filled=["gray"])  # G G
    t.s.miner[0].money = 7
    t.s.miner[0].points = points
    return finish(t, seat=1)


def test_the_example_of_the_rules():
    """GA-END-02, GA-END-03, GA-END-04, GA-END-05, GA-END-06, GA-END-09, GA-TV-100"""
    t = example()
    assert lines(t, 0) == {
        "money": (1, 7), "coal": (1, 4), "outstanding": (-1, 1), "imbalance": (-6, 3),
    }  # fmt: skip
    assert t.state.scores[0] == -5
    assert t.s.miner[0].money == 2


def test_points_may_fall_below_zero():
    """GA-END-11, GA-TV-107"""
    assert example(points=2).state.scores[0] == -3


def test_a_pit_in_balance_with_few_marks_and_cubes_brings_nothing():
    """GA-END-02, GA-END-04, GA-TV-101"""
    t = bare(2)
    rival(t)
    without_cubes(t, 0)
    for side in ("light", "dark"):
        t.pit_tile(0, f"{side}-yellow-1", f"{side}-brown-1", f"{side}-gray-1")
    t.cubes(storage=["gray", "black"])
    t.s.miner[0].money = 4
    t = finish(t, seat=1)
    assert t.state.scores[0] == 0
    assert t.s.miner[0].money == 4


def test_the_final_count_is_made_for_everybody():
    """GA-END-10"""
    t = bare(4)
    for seat, (marks, coal) in enumerate([(5, 2), (11, 5), (0, 8), (24, 11)]):
        t.s.miner[seat].money = marks
        t.cubes(seat, storage=[COAL[seat]] * (coal - 4 if coal > 4 else 0))
    without_cubes(t, 0)
    t.order(1, 1)
    t.order(2, 2)
    t.order(3, 2)
    t.pit_tile(3, "dark-yellow-1")
    t.cubes(3, yellow=["yellow", "yellow"])
    t = finish(t, seat=2)
    # Seat 0 alone has empty lorries: 46 points. Cubes: 0; 4 + 1; 4 + 4; 4 + 7 + 1.
    assert [lines(t, seat) for seat in range(4)] == [
        {"money": (1, 5), "coal": (0, 0), "outstanding": (0, 0), "imbalance": (0, 0)},
        {"money": (2, 11), "coal": (1, 5), "outstanding": (-1, 1), "imbalance": (0, 0)},
        {"money": (0, 0), "coal": (2, 8), "outstanding": (-2, 2), "imbalance": (0, 0)},
        {"money": (4, 24), "coal": (4, 12), "outstanding": (0, 0), "imbalance": (-2, 1)},
    ]
    assert t.state.scores == [47, 2, 0, 6]
    assert [int(m.money) for m in t.s.miner] == [0, 1, 0, 4]


# -- who wins ------------------------------------------------------------------------------


def result(*standings: tuple[int, int]) -> Table:
    """(points, Marks) of each seat before the final count, in which nothing else counts: four
    cubes on the printed lorries bring a point, one outstanding order costs one."""
    t = bare(len(standings))
    for seat, (points, marks) in enumerate(standings):
        t.s.miner[seat].points = points
        t.s.miner[seat].money = marks
        t.order((1, 2, 4, 5)[seat], seat)
    return finish(t)


def marks_left(t: Table) -> list[int]:
    return [int(m.money) for m in t.s.miner[: t.s.seats]]


def test_most_points_win():
    """GA-END-12, GA-FLOW-10"""
    t = result((80, 4), (82, 0), (81, 4))
    assert t.state.scores == [80, 82, 81]
    assert t.state.winners == [1]
    assert t.state.places == [3, 1, 2]


def test_marks_become_points_before_points_are_compared():
    """GA-END-02, GA-END-03, GA-END-12, GA-TV-104"""
    t = result((80, 9), (80, 11))
    assert t.state.scores == [81, 82]
    assert marks_left(t) == [4, 1]
    assert t.state.winners == [1]
    assert t.state.places == [2, 1]


def test_marks_left_over_break_a_tie():
    """GA-END-03, GA-END-13, GA-TV-105"""
    t = result((81, 4), (80, 6))
    assert t.state.scores == [81, 81]
    assert marks_left(t) == [4, 1]
    assert t.state.winners == [0]
    assert t.state.places == [1, 2]


def test_only_those_who_lead_compare_their_marks():
    """GA-END-13"""
    t = result((81, 1), (81, 3), (80, 4), (81, 2))
    assert t.state.winners == [1]
    assert t.state.places == [3, 1, 4, 2]


def test_equal_points_and_equal_marks_share_the_victory():
    """GA-END-14, GA-TV-106"""
    t = result((50, 3), (49, 8))
    assert t.state.scores == [50, 50]
    assert t.state.winners == [0, 1]
    assert t.state.places == [1, 1]
    t = result((50, 3), (50, 2), (50, 3), (12, 4))
    assert t.state.winners == [0, 2]
    assert t.state.places == [1, 3, 1, 4]


def test_negative_points_are_ranked_like_others():
    """GA-END-11, GA-END-12"""
    t = result((-7, 0), (-3, 0), (-5, 4))
    assert t.state.scores == [-7, -3, -5]
    assert t.state.winners == [1]
    assert t.state.places == [3, 1, 2]


def test_points_above_a_hundred_go_on():
    """GA-END-11"""
    t = result((160, 0), (99, 0))
    assert t.state.scores == [160, 99]
    assert t.state.winners == [0]
