"""GA-SHIFT: what is scored, who starts, what returns and what stays."""

from typing import Any

import pytest

from games.glueckauf.last_turn import LAST_ACTION, last_turn
from games.glueckauf.table import Table, table, tile


def canteen(t: Table, seat: int, count: int) -> None:
    t.s.miner[seat].workers -= count
    t.s.miner[seat].canteen += count


def leading_everywhere(shift: int) -> Table:
    """Three seats; seat 1 alone has something of each of the twelve elements."""
    t = table(seats=3)
    for seat in range(3):
        t.discard_orders(seat)
    for card in (11, 21, 32, 44):  # Y B G K for each vehicle
        t.delivered(card, 1)
    t.cubes(1, yellow=[], brown=[], gray=[], black=[])
    return last_turn(t, shift=shift)


def elements_scored(t: Table) -> list[str]:
    return [e["element"] for e in t.state.points() if e["why"] == "majority"]


COLOURS = ["yellow-spots", "brown-spots", "gray-spots", "black-spots"]
VEHICLES = ["barrow-spots", "carriage-spots", "motorcar-spots", "engine-spots"]
LORRIES = [
    "empty-yellow-lorries", "empty-brown-lorries", "empty-gray-lorries", "empty-black-lorries",
]  # fmt: skip


# -- what is scored ------------------------------------------------------------------------


def test_shift_1_scores_the_first_four_elements_in_clock_order():
    """GA-SHIFT-01, GA-SHIFT-03, GA-SHIFT-04"""
    t = leading_everywhere(shift=1)
    t.play(*LAST_ACTION)
    assert t.state.scores == [0, 14, 0]  # 2 + 3 + 4 + 5
    assert elements_scored(t) == COLOURS


def test_shift_2_scores_the_first_eight_elements_in_clock_order():
    """GA-SHIFT-01, GA-SHIFT-03, GA-SHIFT-04"""
    t = leading_everywhere(shift=2)
    t.play(*LAST_ACTION)
    assert t.state.scores == [0, 44, 0]  # 14 + 6 + 7 + 8 + 9
    assert elements_scored(t) == COLOURS + VEHICLES


def test_shift_3_scores_all_twelve_elements_in_clock_order():
    """GA-SHIFT-01, GA-SHIFT-03, GA-SHIFT-04"""
    t = leading_everywhere(shift=3)
    t.play(*LAST_ACTION)
    # 44 + 10 + 11 + 12 + 13, and one point for 9 Marks; the others: 9 Marks, 4 cubes
    assert t.state.scores == [2, 91, 2]
    assert elements_scored(t) == COLOURS + VEHICLES + LORRIES


def test_the_scoring_comes_only_when_the_last_worker_is_placed_and_its_turn_ended():
    """GA-SHIFT-01, GA-FLOW-08"""
    t = leading_everywhere(shift=1)
    assert not any("points" in path for path in t.play("place mining-6", "stop"))
    assert t.s.shift == 1
    assert t.play("end")["miner[1].points"] == (0, 14)
    t = leading_everywhere(shift=1)
    t.s.miner[2].bank -= 1
    t.s.miner[2].workers += 1
    t.play(*LAST_ACTION)
    assert (t.s.shift, t.s.seat, t.state.scores) == (1, 2, [0, 0, 0])


def test_all_delivered_orders_are_shown_to_everybody_at_the_scoring():
    """GA-SHIFT-02"""
    t = table(seats=3)
    for card, seat in ((7, 0), (23, 0), (10, 1), (8, 2)):
        t.delivered(card, seat)
    t = last_turn(t)
    t.play(*LAST_ACTION)
    for viewer in (None, 0, 1, 2):
        assert [e.get("delivered") for e in t.state.log(viewer)] == [
            None, None, [[7, 23], [10], [8]],
        ]  # fmt: skip


def test_the_last_scoring_shows_all_delivered_orders_too():
    """GA-SHIFT-02"""
    t = table(seats=2)
    t.delivered(44, 1)
    t = last_turn(t, shift=3)
    t.play(*LAST_ACTION)
    assert t.state.log()[-1]["delivered"] == [[], [44]]


# -- the starting player -------------------------------------------------------------------


def start(seats: int, previous: int, factory: dict[int, int], seat: int = 0) -> int:
    """Who starts the next shift, with that many workers of each seat on factory spaces."""
    t = table(seats=seats, starter=previous)
    spaces = iter(("factory-1", "factory-2", "factory-3", "factory-5"))
    for who, count in factory.items():
        if count:
            t.workers(next(spaces), who, count)
    t = last_turn(t, seat=seat)
    t.play(*LAST_ACTION)
    assert t.s.seat == t.s.starter
    return int(t.s.starter)


@pytest.mark.parametrize("previous", [0, 1, 2])
@pytest.mark.parametrize("acting", [0, 1, 2])
def test_most_workers_in_the_factory_make_the_starting_player(previous, acting):
    """GA-SHIFT-05, GA-SHIFT-07, GA-SHIFT-11, GA-SHIFT-15, GA-TV-90"""
    assert start(3, previous, {0: 5, 1: 4, 2: 2}, seat=acting) == 0
    assert start(3, previous, {0: 2, 1: 4, 2: 5}, seat=acting) == 2


def test_the_first_tied_player_clockwise_from_the_previous_starter_starts():
    """GA-SHIFT-08, GA-SHIFT-09, GA-TV-91"""
    assert start(4, 1, {0: 3, 1: 3, 2: 1, 3: 3}) == 3


def test_a_previous_starter_loses_a_tie_even_against_the_last_one_clockwise():
    """GA-SHIFT-08, GA-SHIFT-09, GA-TV-92"""
    for seats in (2, 3, 4):
        assert start(seats, 1, {0: 2, 1: 2}) == 0


def test_a_sole_leader_keeps_the_marker():
    """GA-SHIFT-07, GA-TV-93"""
    for seats in (2, 3, 4):
        assert start(seats, 1, {0: 1, 1: 2}) == 1


@pytest.mark.parametrize(
    ("seats", "previous", "next_one"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (3, 0, 1), (4, 3, 0)]
)
def test_with_nobody_in_the_factory_the_left_hand_neighbour_starts(seats, previous, next_one):
    """GA-SHIFT-10, GA-TV-94"""
    assert start(seats, previous, {}) == next_one


def test_the_draw_space_belongs_to_the_factory():
    """GA-SHIFT-06, GA-TV-95"""
    t = table(seats=3, starter=0)
    t.workers("factory-draw", 0, 2)
    t.workers("factory-1", 1, 1)
    t = last_turn(t)
    t.play(*LAST_ACTION)
    assert t.s.starter == 0


@pytest.mark.parametrize("number", range(1, 9))
def test_every_tile_space_belongs_to_the_factory(number):
    """GA-SHIFT-06"""
    t = table(seats=4, starter=0)
    t.workers(f"factory-{number}", 2, 1)
    t = last_turn(t)
    t.play(*LAST_ACTION)
    assert t.s.starter == 2


def test_workers_on_several_factory_spaces_are_added_up():
    """GA-SHIFT-05, GA-SHIFT-06"""
    t = table(seats=3, starter=0)
    t.workers("factory-1", 1, 2)
    t.workers("factory-2", 2, 1)
    t.workers("factory-draw", 2, 2)
    t = last_turn(t)
    t.play(*LAST_ACTION)
    assert t.s.starter == 2


def test_workers_elsewhere_do_not_count_for_the_marker():
    """GA-SHIFT-06"""
    t = table(seats=3, starter=0)
    t.workers("factory-7", 2, 1)
    t.workers("mining-10", 1, 4)
    t.workers("money-6", 1, 3)
    t.workers("order-draw", 1, 2)
    canteen(t, 1, 2)
    t = last_turn(t, seat=1)
    t.play(*LAST_ACTION)
    assert t.s.starter == 2


def test_ousted_workers_do_not_count_for_the_marker():
    """GA-SHIFT-06, GA-TV-96"""
    t = table(seats=3, starter=0)
    t.workers("factory-1", 0, 4)
    t.s.seat = 1
    t.me.money = 9
    t.play("place factory-1", "end")
    assert t.s.miner[0].canteen == 4
    assert (t.s.crew[1], t.s.crew_seat[1]) == (5, 2)
    t = last_turn(t, seat=2)
    t.play(*LAST_ACTION)
    assert t.s.starter == 1


def test_workers_placed_in_the_last_turn_count_for_the_marker():
    """GA-SHIFT-06, GA-SHIFT-11"""
    t = table(seats=3, starter=0)
    t.s.miner[0].money = 9
    t = last_turn(t, seat=0)
    t.play("place factory-1", "end")
    assert (t.s.shift, t.s.starter, t.s.seat) == (2, 0, 0)


# -- the next shift ------------------------------------------------------------------------


def test_the_shift_counter_advances_by_one():
    """GA-SHIFT-12"""
    for shift in (1, 2):
        t = last_turn(table(seats=2), shift=shift)
        assert t.play(*LAST_ACTION)["shift"] == (shift, shift + 1)


def test_every_scoring_begins_at_element_1_again():
    """GA-SHIFT-03, GA-SHIFT-12"""
    t = leading_everywhere(shift=1)
    t.play(*LAST_ACTION)
    t = last_turn(t, shift=2)
    t.play(*LAST_ACTION)
    assert elements_scored(t) == COLOURS + VEHICLES
    assert t.state.scores == [0, 14 + 44, 0]


def test_delivered_orders_are_face_down_again_after_the_scoring():
    """GA-SHIFT-13"""
    t = table(seats=2)
    t.delivered(44, 1)
    t.delivered(7, 1)
    t = last_turn(t)
    t.play(*LAST_ACTION)
    assert t.state.view(0)["players"][1]["delivered"] == {"count": 2, "cards": None}
    assert t.state.view()["players"][1]["delivered"] == {"count": 2, "cards": None}
    assert t.state.view(1)["players"][1]["delivered"] == {"count": 2, "cards": [7, 44]}


@pytest.mark.parametrize(("seats", "workers"), [(2, 18), (3, 15), (4, 13)])
def test_all_workers_return_to_their_owners(seats, workers):
    """GA-SHIFT-14, GA-TV-97"""
    t = table(seats=seats)
    t.workers("factory-1", 0, 2)
    t.workers("factory-draw", 1, 3)
    t.workers("delivery-engine", 1, 1)
    t.workers("money-6", 0, 3)
    t.workers("order-draw", 0, 1)
    canteen(t, 0, 2)
    canteen(t, 1, 1)
    t = last_turn(t)
    t.play(*LAST_ACTION)
    for miner in t.s.miner[:seats]:
        assert (miner.workers, miner.canteen, miner.bank) == (workers, 0, 0)
    for miner in t.s.miner[seats:]:
        assert (miner.workers, miner.canteen, miner.bank) == (0, 0, 0)
    assert not t.s.crew.any()
    assert not t.s.crew_seat.any()
    assert t.sound()


def test_the_holder_of_the_marker_has_the_first_turn_then_play_goes_clockwise():
    """GA-SHIFT-15"""
    t = table(seats=4, starter=0)
    t.workers("factory-1", 2, 1)
    t = last_turn(t, seat=3)
    t.play(*LAST_ACTION)
    order = []
    for _ in range(5):
        order.append(int(t.s.seat))
        t.play("place bank", "end")
    assert order == [2, 3, 0, 1, 2]


def test_everything_else_stays_as_it_is():
    """GA-SHIFT-05, GA-SHIFT-12, GA-SHIFT-14, GA-SHIFT-15, GA-SHIFT-16, GA-MINE-25"""
    t = table(seats=3, starter=0)
    t.delivered(5, 2)  # K: five points for the most black spots
    t.order(11, filled=["yellow", "gray"])
    t.s.miner[0].level = 3
    t.s.miner[0].points = 20
    t.s.miner[1].points = -3
    t.s.miner[1].money = 42
    t.cubes(0, cage=["gray", "black"], storage=["brown"])
    t.cubes(1, yellow=[], storage=["yellow"] * 3)
    t.pit_tile(1, "light-gray-2")
    t.workers("factory-1", 1, 3)
    t.workers("money-4", 2, 2)
    t.workers("mining-10", 0, 1)
    canteen(t, 2, 4)
    t = last_turn(t)
    assert t.play("place bank", "end") == {
        "seat": (0, 1),
        "starter": (0, 1),
        "shift": (1, 2),
        "miner[0].workers": (1, 15),
        "miner[0].bank": (13, 0),
        "miner[0].money": (9, 10),
        "miner[1].workers": (0, 15),
        "miner[1].bank": (12, 0),
        "miner[2].workers": (0, 15),
        "miner[2].bank": (9, 0),
        "miner[2].canteen": (4, 0),
        "miner[2].points": (0, 5),
        "crew[1]": (3, 0),
        "crew_seat[1]": (2, 0),
        "crew[13]": (1, 0),
        "crew_seat[13]": (1, 0),
        "crew[19]": (2, 0),
        "crew_seat[19]": (3, 0),
    }
    assert t.sound()


def test_the_last_turns_space_is_refilled_before_the_next_shift():
    """GA-SHIFT-16, GA-FAC-10"""
    t = last_turn(table(seats=2))
    top, bought = t.tile_stack()[0], int(t.s.factory[0])
    t.play("place factory-1", "end")
    assert t.s.shift == 2
    assert t.s.factory[0] == tile(top)
    assert len(t.tile_stack()) == 41
    assert bought


def test_after_shift_3_nothing_is_made_ready():
    """GA-SHIFT-17, GA-END-01"""
    t = table(seats=2, starter=0)
    for seat in range(2):
        t.discard_orders(seat)
    t.workers("factory-1", 1, 3)
    t.workers("money-6", 0, 2)
    canteen(t, 0, 2)
    t = last_turn(t, seat=0, shift=3)
    # Marks: 10 each are two points; 4 cubes are one.
    expected: dict[str, Any] = {
        "phase": (1, 11),
        "over": (0, 1),
        "crew[11]": (0, 1),
        "crew_seat[11]": (0, 1),
        "miner[0].workers": (1, 0),
        "miner[0].points": (0, 3),
        "miner[0].money": (10, 0),
        "miner[1].points": (0, 3),
        "miner[1].money": (10, 0),
    }
    assert t.play(*LAST_ACTION) == expected
    assert "starter" not in t.state.log()[-1]
    assert t.state.log()[-1]["shift_over"] == 3


def test_the_log_tells_the_end_of_a_shift_and_the_new_starting_player():
    """GA-SHIFT-02, GA-SHIFT-15"""
    t = table(seats=3, starter=0)
    t.workers("factory-1", 2, 1)
    t = last_turn(t, shift=2)
    t.play(*LAST_ACTION)
    assert t.state.log()[-1] == {
        "number": 2,
        "seat": 0,
        "action": "end",
        "shift_over": 2,
        "delivered": [[], [], []],
        "starter": 2,
        "points": [],
    }
