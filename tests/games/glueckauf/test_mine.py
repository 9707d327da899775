"""GA-MINE: the cage, the lorries, the storage and the way of a cube to an order."""

import pytest

import glueck
from games.glueckauf.table import COAL, Table, table
from glueck.games.glueckauf import box
from glueck.games.glueckauf.position import PHASE

LEVELS = ("surface", "yellow", "brown", "gray", "black")

# What lies on a spot, as numbers of the record.
FREE, OWN = 0, 1
FIRST_YELLOW, FIRST_BROWN, FIRST_GRAY, FIRST_BLACK = 2, 3, 4, 5
TWO_YELLOW, YELLOW_BROWN, GRAY_BLACK = 6, 7, 14


def mining(steps: int, level: str = "surface", **options: object) -> Table:
    """Seat 0 of four in the middle of mining, without any outstanding order."""
    t = table(**options)
    t.discard_orders(0)
    t.mining(steps, level)
    return t


def phase(old: str, new: str) -> tuple[int, int]:
    return PHASE.index(old), PHASE.index(new)


def on(t: Table, card: int, seat: int = 0) -> list[list[str]]:
    """The cubes on each spot of an outstanding order, as everybody sees them."""
    orders = t.state.view()["players"][seat]["outstanding"]
    (order,) = (o for o in orders if o["card"] == card)
    return [spot["cubes"] for spot in order["spots"]]


def complete(t: Table, card: int, seat: int = 0) -> bool:
    orders = t.state.view()["players"][seat]["outstanding"]
    return next(o["complete"] for o in orders if o["card"] == card)


def empty(t: Table, level: str, seat: int = 0) -> int:
    return t.state.view()["players"][seat]["pit"][level]["empty"]


# -- steps ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "number", "steps"),
    [("mining-4", 10, 4), ("mining-6", 11, 6), ("mining-8", 12, 8), ("mining-10", 13, 10)],
)
def test_the_number_of_a_mining_space_is_its_number_of_steps(space, number, steps):
    """GA-MINE-01, GA-MINE-27"""
    t = table(seats=4)
    assert t.play(f"place {space}") == {
        "phase": phase("place", "mine"),
        "space": (0, number),
        "steps": (0, steps),
        f"crew[{number}]": (0, 1),
        f"crew_seat[{number}]": (0, 1),
        "miner[0].workers": (13, 12),
        "undoable": (0, 1),
    }
    for made in range(steps):
        assert t.phase == "mine"
        assert t.s.steps == steps - made
        t.play("ride gray" if made % 2 == 0 else "ride surface")
    assert t.phase == "end"
    assert t.s.steps == 0
    assert t.legal() == {"end"}
    assert t.why("ride yellow") == "GA-FLOW-11"


@pytest.mark.parametrize("made", [0, 1, 3])
def test_unused_steps_are_lost(made):
    """GA-MINE-02, GA-MINE-27"""
    t = table()
    t.play("place mining-4")
    for step in range(made):
        t.play("ride gray" if step % 2 == 0 else "ride surface")
    assert t.play("stop") == {
        "phase": phase("mine", "end"),
        "steps": (4 - made, 0),
        "undoable": (1 + made, 2 + made),
    }
    assert t.legal() == {"end"}
    assert t.why("stop") == "GA-FLOW-11"
    t.play("end")
    assert t.s.seat == 1
    assert t.phase == "place"
    assert t.s.steps == 0


def test_mining_may_stop_after_no_step_at_all_and_the_worker_stays():
    """GA-MINE-02, GA-TV-53"""
    t = table()
    assert t.play("place mining-10", "stop", "end") == {
        "crew[13]": (0, 1),
        "crew_seat[13]": (0, 1),
        "miner[0].workers": (13, 12),
        "seat": (0, 1),
    }


def test_steps_of_all_kinds_mix_in_any_order_and_cost_one_each():
    """GA-MINE-03"""
    t = mining(10)
    t.order(1)  # Y
    t.order(2)  # B
    t.cubes(storage=["brown"])
    steps = 10
    for words in (
        "ride yellow", "fetch brown for 2", "load yellow", "ride black", "load black",
        "ride brown", "load brown", "ride surface", "store black", "put yellow on 1",
    ):  # fmt: skip
        changes = t.play(words)
        assert changes["steps"] == (steps, steps - 1)
        steps -= 1
    assert t.phase == "end"
    assert t.me.cage.tolist() == [0, 1, 0, 0]
    assert t.me.storage.tolist() == [0, 0, 0, 1]
    assert on(t, 1) == [["yellow"]]
    assert on(t, 2) == [["brown"]]
    assert t.sound()


# -- the cage ------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(5))
def test_the_cage_goes_to_any_other_level_for_one_step(start):
    """GA-MINE-04, GA-MINE-05, GA-MINE-06"""
    for goal in range(5):
        t = mining(7, LEVELS[start])
        if goal == start:
            assert t.why(f"ride {LEVELS[goal]}") == "GA-MINE-06"
        else:
            assert t.play(f"ride {LEVELS[goal]}") == {
                "miner[0].level": (start, goal),
                "steps": (7, 6),
                "undoable": (0, 1),
            }


def test_from_the_surface_the_cage_can_go_to_levels_1_to_4():
    """GA-MINE-04, GA-MINE-06, GA-TV-41"""
    t = mining(4)
    assert t.legal("ride") == {"ride yellow", "ride brown", "ride gray", "ride black"}
    assert t.why("ride surface") == "GA-MINE-06"


def test_from_level_3_the_cage_can_go_up_to_0_1_2_and_down_to_4():
    """GA-MINE-04, GA-MINE-05, GA-TV-42"""
    t = mining(4, "gray")
    assert t.legal("ride") == {"ride surface", "ride yellow", "ride brown", "ride black"}
    assert t.why("ride gray") == "GA-MINE-06"


def test_only_the_own_cage_moves():
    """GA-MINE-04, GA-MINE-25"""
    t = table()
    t.s.miner[1].level = 2
    t.play("place mining-4", "ride black", "stop", "end")
    assert [t.s.miner[seat].level for seat in range(4)] == [4, 2, 0, 0]
    t.play("place mining-6", "ride gray", "stop", "end")
    assert [t.s.miner[seat].level for seat in range(4)] == [4, 3, 0, 0]


# -- loading -------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "coal"), list(enumerate(COAL, start=1)))
def test_a_cube_of_the_cages_level_is_loaded_for_one_step_and_its_lorry_is_empty(level, coal):
    """GA-MINE-07, GA-MINE-29"""
    t = mining(3, coal)
    assert empty(t, coal) == 0
    c = level - 1
    assert t.play(f"load {coal}") == {
        f"miner[0].coal[{c},{c}]": (1, 0),
        f"miner[0].cage[{c}]": (0, 1),
        "steps": (3, 2),
        "undoable": (0, 1),
    }
    assert empty(t, coal) == 1
    assert t.why(f"load {coal}") == "GA-MINE-07"


@pytest.mark.parametrize("name", ["light-gray-1", "dark-gray-1", "light-gray-2", "dark-gray-2"])
def test_lorries_of_tiles_on_both_sides_are_loaded_from_like_the_printed_one(name):
    """GA-MINE-07"""
    lorries = 1 + int(name[-1])
    t = mining(10, "gray")
    t.pit_tile(0, name)
    t.cubes(gray=["gray"] * lorries)
    assert t.sound()
    for _ in range(lorries):
        t.play("load gray")
    assert t.me.cage.tolist() == [0, 0, lorries, 0]
    assert empty(t, "gray") == lorries
    assert t.why("load gray") == "GA-MINE-07"


def test_nothing_is_loaded_at_the_surface():
    """GA-MINE-08"""
    t = mining(3)
    for coal in COAL:
        assert t.why(f"load {coal}") == "GA-MINE-08"


@pytest.mark.parametrize("level", COAL)
def test_nothing_is_loaded_from_another_level(level):
    """GA-MINE-07, GA-MINE-08"""
    t = mining(3, level)
    assert t.legal("load") == {f"load {level}"}
    for coal in COAL:
        if coal != level:
            assert t.why(f"load {coal}") == "GA-MINE-07"


def test_a_cage_with_five_cubes_takes_no_sixth_at_any_level():
    """GA-MINE-08, GA-TV-43"""
    for level in LEVELS:
        t = mining(3, level)
        t.cubes(cage=["yellow", "yellow", "brown", "gray", "black"])
        assert t.legal("load") == set()
        for coal in COAL:
            assert t.why(f"load {coal}") == "GA-MINE-08"


def test_a_cage_with_four_cubes_takes_a_fifth():
    """GA-MINE-07, GA-MINE-08"""
    t = mining(3, "black")
    t.cubes(cage=["yellow", "yellow", "brown", "gray"])
    t.play("load black")
    assert t.me.cage.tolist() == [2, 1, 1, 1]
    assert t.sound()


def test_a_cube_of_any_colour_on_the_level_can_be_loaded():
    """GA-MINE-09, GA-MINE-29"""
    t = mining(4, "yellow")
    t.pit_tile(0, "dark-yellow-2")
    t.cubes(yellow=["yellow", "gray", "black"])
    assert t.legal("load") == {"load yellow", "load gray", "load black"}
    assert t.why("load brown") == "GA-MINE-07"
    assert t.play("load black") == {
        "miner[0].coal[0,3]": (1, 0),
        "miner[0].cage[3]": (0, 1),
        "steps": (4, 3),
        "undoable": (0, 1),
    }
    assert empty(t, "yellow") == 1
    assert empty(t, "black") == 0


def test_loading_takes_nothing_from_the_pits_of_others():
    """GA-MINE-07, GA-MINE-23"""
    t = mining(4, "gray")
    t.cubes(gray=[])
    assert t.s.miner[1].coal[2, 2] == 1
    assert t.why("load gray") == "GA-MINE-07"


# -- from the cage to an order -------------------------------------------------------------


def test_at_the_surface_a_cube_goes_from_the_cage_to_a_free_spot_of_its_colour():
    """GA-MINE-10, GA-MINE-28"""
    t = mining(3)
    t.order(5)  # K
    t.cubes(cage=["black", "black", "yellow"])
    assert t.legal("put") == {"put black on 5"}
    assert t.play("put black on 5") == {
        "miner[0].cage[3]": (2, 1),
        "spot[5,0]": (FREE, OWN),
        "steps": (3, 2),
        "undoable": (0, 1),
    }
    assert complete(t, 5)


def test_the_leftmost_free_spot_of_the_colour_is_filled_first():
    """GA-MINE-10, GA-MINE-24"""
    t = mining(5)
    t.order(15)  # Y Y Y
    t.cubes(cage=["yellow"] * 4)
    for i in range(3):
        assert t.play("put yellow on 15")[f"spot[15,{i}]"] == (FREE, OWN)
    assert t.why("put yellow on 15") == "GA-MINE-24"


@pytest.mark.parametrize("colour", range(4))
def test_each_colour_finds_its_spot_on_a_mixed_order(colour):
    """GA-MINE-10"""
    t = mining(2)
    t.order(44)  # Y B G K
    t.cubes(cage=[COAL[colour]])
    assert t.legal("put") == {f"put {COAL[colour]} on 44"}
    t.play(f"put {COAL[colour]} on 44")
    assert t.s.spot[44].tolist() == [OWN if i == colour else FREE for i in range(4)]


def test_a_cube_never_goes_alone_to_a_spot_of_another_colour():
    """GA-MINE-10"""
    t = mining(1)
    t.order(5)  # K
    t.cubes(cage=["yellow", "brown", "gray"])
    assert t.legal("put") == set()
    assert t.why("put black on 5") == "GA-MINE-10"
    with pytest.raises(glueck.UnknownAction):
        t.state.play("put yellow on 5")


@pytest.mark.parametrize("level", COAL)
def test_below_the_surface_no_cube_leaves_the_cage(level):
    """GA-MINE-10, GA-MINE-16, GA-TV-44"""
    t = mining(4, level)
    t.order(4)  # G
    t.cubes(cage=["gray", "gray"])
    assert t.why("put gray on 4") == "GA-MINE-10"
    assert t.why("store gray") == "GA-MINE-16"
    assert t.why("pair gray on 4") == "GA-MINE-13"
    assert t.legal() - t.legal("ride") - t.legal("load") == {"stop"}


def test_only_own_outstanding_orders_take_cubes():
    """GA-MINE-10, GA-MINE-19, GA-MINE-23"""
    t = mining(4)
    t.order(4, seat=1)  # G, of somebody else
    t.delivered(8, 0)  # G G
    shown = int(t.s.display[0])
    t.cubes(cage=["gray", "gray"], storage=["gray", "gray"])
    for card in (4, 8, 41):
        assert t.why(f"put gray on {card}") == "GA-MINE-10"
        assert t.why(f"fetch gray for {card}") is not None
        assert t.why(f"pair gray on {card}") == "GA-MINE-10"
    assert t.legal("put") | t.legal("fetch") | t.legal("pair") == set()
    assert f"put {COAL[box.SPOT[shown, 0]]} on {shown}" not in t.legal()


def test_a_filled_spot_takes_no_further_cube():
    """GA-MINE-24"""
    t = mining(4)
    t.order(4, filled=["gray"])  # G
    t.order(11, filled=["gray"])  # Y B G K
    t.cubes(cage=["gray", "gray"], storage=["gray"])
    for card in (4, 11):
        assert t.why(f"put gray on {card}") == "GA-MINE-24"
        assert t.why(f"fetch gray for {card}") == "GA-MINE-24"
        assert t.why(f"pair gray on {card}") == "GA-MINE-24"


def test_a_spot_with_a_pair_takes_no_further_cube_either():
    """GA-MINE-15, GA-MINE-24"""
    t = mining(6)
    t.order(5)  # K
    t.cubes(cage=["yellow", "brown", "black", "black"])
    t.play("pair black on 5", "use yellow from cage", "use brown from cage")
    assert t.why("put black on 5") == "GA-MINE-24"
    assert t.why("pair black on 5") == "GA-MINE-24"


def test_the_example_of_the_rules_with_eight_steps():
    """GA-MINE-03, GA-MINE-07, GA-MINE-10, GA-MINE-27, GA-TV-40"""
    t = table(seats=4)
    t.discard_orders(0)
    t.order(8)  # G G
    t.pit_tile(0, "light-gray-1")
    t.cubes(gray=["gray", "gray"])
    changes = t.play(
        "place mining-8", "ride gray", "load gray", "load gray", "ride yellow", "load yellow",
        "ride surface", "put gray on 8", "put gray on 8",
    )  # fmt: skip
    assert changes == {
        "phase": phase("place", "end"),
        "space": (0, 12),
        "crew[12]": (0, 1),
        "crew_seat[12]": (0, 1),
        "miner[0].workers": (13, 12),
        "miner[0].coal[0,0]": (1, 0),
        "miner[0].coal[2,2]": (2, 0),
        "miner[0].cage[0]": (0, 1),
        "spot[8,0]": (FREE, OWN),
        "spot[8,1]": (FREE, OWN),
        "undoable": (0, 9),
    }
    assert empty(t, "gray") == 2
    assert empty(t, "yellow") == 1
    assert t.legal() == {"end"}


# -- pairs ---------------------------------------------------------------------------------


def test_any_two_cubes_fill_a_spot_for_two_steps():
    """GA-MINE-11, GA-MINE-12, GA-MINE-14, GA-MINE-28, GA-TV-46"""
    t = mining(2)
    t.order(5)  # K
    t.cubes(cage=["yellow", "brown"])
    assert t.play("pair black on 5") == {
        "phase": phase("mine", "pair"),
        "pair_card": (0, 5),
        "undoable": (0, 1),
    }
    assert t.legal() == {"use yellow from cage", "use brown from cage"}
    assert t.play("use yellow from cage") == {
        "miner[0].cage[0]": (1, 0),
        "spot[5,0]": (FREE, FIRST_YELLOW),
        "steps": (2, 1),
        "undoable": (1, 2),
    }
    assert t.sound()
    assert t.play("use brown from cage") == {
        "miner[0].cage[1]": (1, 0),
        "spot[5,0]": (FIRST_YELLOW, YELLOW_BROWN),
        "pair_card": (5, 0),
        "steps": (1, 0),
        "phase": phase("pair", "end"),
        "undoable": (2, 3),
    }
    assert complete(t, 5)
    assert sorted(on(t, 5)[0]) == ["brown", "yellow"]
    assert t.sound()


@pytest.mark.parametrize("first", COAL)
@pytest.mark.parametrize("second", COAL)
def test_every_two_colours_make_a_pair_in_either_sequence(first, second):
    """GA-MINE-11, GA-MINE-15"""
    t = mining(3)
    t.order(4)  # G
    t.cubes(cage=[first, second])
    t.play("pair gray on 4", f"use {first} from cage", f"use {second} from cage")
    assert sorted(on(t, 4)[0]) == sorted([first, second])
    assert complete(t, 4)
    assert t.me.cage.tolist() == [0, 0, 0, 0]
    assert t.s.steps == 1
    assert t.phase == "mine"
    assert t.sound()


def test_two_cubes_of_one_colour_count_twice_on_the_spot():
    """GA-MINE-11, GA-MINE-15"""
    t = mining(2)
    t.order(5)  # K
    t.cubes(cage=["yellow", "yellow"])
    t.play("pair black on 5", "use yellow from cage", "use yellow from cage")
    assert t.s.spot[5, 0] == TWO_YELLOW
    assert on(t, 5) == [["yellow", "yellow"]]


def test_with_one_step_left_there_is_no_pair_and_no_single_wrong_cube():
    """GA-MINE-12, GA-MINE-13, GA-TV-47"""
    t = mining(1)
    t.order(5)  # K
    t.cubes(cage=["yellow", "brown"])
    assert t.why("pair black on 5") == "GA-MINE-13"
    assert t.why("put black on 5") == "GA-MINE-10"
    assert t.why("fetch black for 5") == "GA-MINE-19"
    assert t.legal("put") | t.legal("fetch") | t.legal("pair") == set()


def test_a_pair_needs_two_movable_cubes():
    """GA-MINE-13"""
    t = mining(5)
    t.order(5)  # K
    t.cubes(cage=["yellow"])
    assert t.why("pair black on 5") == "GA-MINE-13"
    t.cubes(cage=["yellow"], storage=["yellow"])
    assert t.why("pair black on 5") is None
    t.mining(5, "black")
    assert t.why("pair black on 5") == "GA-MINE-13"
    t.cubes(storage=["yellow", "gray"])
    assert t.why("pair black on 5") is None
    t.cubes(cage=[], storage=[])
    assert t.why("pair black on 5") == "GA-MINE-13"


def test_no_other_step_comes_between_the_two_cubes_of_a_pair():
    """GA-MINE-13"""
    t = mining(6)
    t.order(5)  # K
    t.order(44)  # Y B G K
    t.cubes(cage=["yellow", "brown", "black"], storage=["gray"])
    t.play("pair black on 5")
    for _ in range(2):
        assert t.legal() == t.legal("use")
        for words in (
            "ride gray", "load yellow", "put yellow on 44", "fetch gray for 44", "store yellow",
            "pair black on 44", "pair black on 5", "stop", "end", "place bank",
        ):  # fmt: skip
            assert t.why(words) == "GA-MINE-13"
        t.play(min(t.legal("use")))
    assert t.phase == "mine"
    assert t.why("use gray from storage") == "GA-MINE-23"


def test_the_cubes_of_a_pair_come_from_the_cage_and_from_storage():
    """GA-MINE-14, GA-TV-48"""
    t = mining(2)
    t.order(5)  # K
    t.cubes(cage=["yellow"], storage=["yellow"])
    t.play("pair black on 5")
    assert t.legal() == {"use yellow from cage", "use yellow from storage"}
    t.play("use yellow from cage")
    assert t.legal() == {"use yellow from storage"}
    assert t.why("use yellow from cage") == "GA-MINE-14"
    assert t.play("use yellow from storage") == {
        "miner[0].storage[0]": (1, 0),
        "spot[5,0]": (FIRST_YELLOW, TWO_YELLOW),
        "pair_card": (5, 0),
        "steps": (1, 0),
        "phase": phase("pair", "end"),
        "undoable": (2, 3),
    }


def test_below_the_surface_a_pair_comes_from_storage_only():
    """GA-MINE-14, GA-MINE-20, GA-MINE-21, GA-TV-49"""
    t = mining(2, "black")
    t.order(5)  # K
    t.cubes(cage=["yellow"], storage=["yellow", "brown"])
    t.play("pair black on 5")
    assert t.legal() == {"use yellow from storage", "use brown from storage"}
    assert t.why("use yellow from cage") == "GA-MINE-14"
    t.play("use brown from storage")
    assert t.legal() == {"use yellow from storage"}
    t.play("use yellow from storage")
    assert t.s.spot[5, 0] == YELLOW_BROWN
    assert t.me.cage.tolist() == [1, 0, 0, 0]
    assert t.me.storage.tolist() == [0, 0, 0, 0]
    assert t.phase == "end"


def test_a_pair_takes_only_cubes_that_are_there():
    """GA-MINE-14"""
    t = mining(2)
    t.order(5)  # K
    t.cubes(cage=["yellow"], storage=["brown"])
    t.play("pair black on 5")
    assert t.why("use brown from cage") == "GA-MINE-14"
    assert t.why("use yellow from storage") == "GA-MINE-14"
    assert t.why("use gray from cage") == "GA-MINE-14"
    assert t.why("use black from storage") == "GA-MINE-14"


def test_a_pair_may_hold_the_colour_of_its_spot():
    """GA-MINE-11, GA-MINE-12, GA-TV-52"""
    t = mining(3)
    t.order(4)  # G
    t.cubes(cage=["black", "gray"])
    t.play("pair gray on 4", "use black from cage")
    assert t.s.spot[4, 0] == FIRST_BLACK
    t.play("use gray from cage")
    assert t.s.spot[4, 0] == GRAY_BLACK
    assert t.s.steps == 1


def test_a_pair_takes_the_leftmost_free_spot_and_no_other():
    """GA-MINE-11, GA-MINE-24"""
    t = mining(4)
    t.order(15, filled=["yellow"])  # Y Y Y
    t.cubes(cage=["black"] * 4)
    changes = t.play("pair yellow on 15")
    assert changes["pair_spot"] == (0, 1)
    t.play("use black from cage", "use black from cage")
    assert on(t, 15) == [["yellow"], ["black", "black"], []]
    assert not complete(t, 15)
    assert (t.s.pair_card, t.s.pair_spot) == (0, 0)
    t.play("pair yellow on 15", "use black from cage", "use black from cage")
    assert on(t, 15) == [["yellow"], ["black", "black"], ["black", "black"]]
    assert complete(t, 15)


def test_a_spot_with_a_pair_is_one_filled_spot_of_its_printed_colour():
    """GA-MINE-15, GA-MINE-17"""
    t = mining(5)
    t.order(5)  # K
    t.cubes(cage=["yellow", "brown", "black"])
    assert t.why("store black") == "GA-MINE-17"
    t.play("pair black on 5", "use yellow from cage", "use brown from cage")
    assert t.why("store black") is None
    t.play("stop", "end")
    t.s.seat = 0
    assert t.why("place delivery-barrow") is None


def test_a_mixed_order_can_be_completed_with_a_pair_among_single_cubes():
    """GA-MINE-11, GA-MINE-15, GA-TV-55"""
    t = mining(5)
    t.order(11)  # Y B G K
    t.cubes(cage=["yellow", "brown", "yellow", "yellow", "black"])
    t.play(
        "put yellow on 11", "put brown on 11", "pair gray on 11", "use yellow from cage",
        "use yellow from cage", "put black on 11",
    )  # fmt: skip
    assert on(t, 11) == [["yellow"], ["brown"], ["yellow", "yellow"], ["black"]]
    assert sum(len(cubes) for cubes in on(t, 11)) == 5
    assert complete(t, 11)
    assert t.phase == "end"
    assert t.sound()


def test_an_opened_pair_can_be_taken_back():
    """GA-MINE-13, GA-FLOW-12"""
    t = table()
    t.discard_orders(0)
    t.order(5)  # K
    t.cubes(cage=["yellow", "brown"])
    t = Table(glueck.State(t.state.game, t.state.to_bytes()))
    t.play("place mining-4")
    before = t.state.to_bytes()
    t.play("pair black on 5", "use yellow from cage")
    assert t.state.undo() == "use yellow from cage"
    assert t.state.undo() == "pair black on 5"
    assert t.state.to_bytes() == before


# -- storage -------------------------------------------------------------------------------


def test_at_the_surface_a_cube_goes_from_the_cage_to_the_storage():
    """GA-MINE-16"""
    t = mining(2)
    t.cubes(cage=["gray", "black"])
    assert t.legal("store") == {"store gray", "store black"}
    assert t.play("store gray") == {
        "miner[0].cage[2]": (1, 0),
        "miner[0].storage[2]": (0, 1),
        "steps": (2, 1),
        "undoable": (0, 1),
    }
    assert t.why("store gray") == "GA-MINE-16"
    assert t.why("store yellow") == "GA-MINE-16"


def test_a_cube_that_fits_an_own_order_cannot_be_stored():
    """GA-MINE-17, GA-TV-50"""
    for free, clause in ((False, "GA-MINE-17"), (True, None)):
        t = mining(3, free_storage=free)
        t.order(4)  # G
        t.cubes(cage=["gray"])
        assert t.why("store gray") == clause


def test_free_storage_changes_nothing_else():
    """GA-MINE-16, GA-MINE-17"""
    t = mining(3, "gray", free_storage=True)
    t.cubes(cage=["gray"])
    assert t.why("store gray") == "GA-MINE-16"
    t.mining(3)
    assert t.why("store black") == "GA-MINE-16"


def test_a_cube_without_a_free_spot_of_its_colour_can_be_stored():
    """GA-MINE-17, GA-TV-51"""
    t = mining(3)
    t.order(1)  # Y
    t.order(2)  # B
    t.order(5)  # K
    t.order(11, filled=["gray"])  # Y B G K
    t.cubes(cage=["gray", "yellow", "brown", "black"])
    assert t.why("store gray") is None
    for coal in ("yellow", "brown", "black"):
        assert t.why(f"store {coal}") == "GA-MINE-17"
    t.play("store gray")
    assert t.me.storage.tolist() == [0, 0, 1, 0]


@pytest.mark.parametrize("card", [1, 44])
def test_the_first_and_the_last_order_wait_for_a_cube_too(card):
    """GA-MINE-17"""
    t = mining(3)
    t.order(card)  # Y, and Y B G K
    t.cubes(cage=["yellow"])
    assert t.why("store yellow") == "GA-MINE-17"


def test_orders_of_others_and_delivered_ones_do_not_forbid_storing():
    """GA-MINE-17"""
    t = mining(3)
    t.order(4, seat=1)  # G
    t.delivered(8, 0)  # G G
    t.delivered(10, 2)  # G G G
    t.cubes(cage=["gray"])
    assert t.why("store gray") is None


def test_the_storage_takes_any_number_of_cubes():
    """GA-MINE-18"""
    t = mining(5)
    t.cubes(cage=["yellow"] * 4 + ["black"], storage=["yellow"] * 8 + ["black"] * 8)
    for words in ["store yellow"] * 4 + ["store black"]:
        t.play(words)
    assert t.me.storage.tolist() == [12, 0, 0, 9]
    assert t.sound()


def test_a_cube_goes_from_the_storage_to_a_free_spot_of_its_colour():
    """GA-MINE-19, GA-MINE-20"""
    t = mining(3)
    t.order(8)  # G G
    t.cubes(storage=["gray", "yellow"])
    assert t.legal("fetch") == {"fetch gray for 8"}
    assert t.play("fetch gray for 8") == {
        "miner[0].storage[2]": (1, 0),
        "spot[8,0]": (FREE, OWN),
        "steps": (3, 2),
        "undoable": (0, 1),
    }
    assert t.why("fetch gray for 8") == "GA-MINE-19"
    assert t.why("put gray on 8") == "GA-MINE-10"


@pytest.mark.parametrize("level", LEVELS)
def test_the_storage_is_within_reach_wherever_the_cage_is(level):
    """GA-MINE-19, GA-MINE-21, GA-TV-45"""
    t = mining(1, level)
    t.order(4)  # G
    t.cubes(storage=["gray"])
    t.play("fetch gray for 4")
    assert complete(t, 4)
    assert t.phase == "end"


def test_a_pair_from_storage_costs_two_steps_as_well():
    """GA-MINE-12, GA-MINE-20"""
    t = mining(2, "gray")
    t.order(5)  # K
    t.cubes(storage=["gray", "gray"])
    t.play("pair black on 5", "use gray from storage", "use gray from storage")
    assert t.s.steps == 0
    t = mining(1, "gray")
    t.order(5)
    t.cubes(storage=["gray", "gray"])
    assert t.why("pair black on 5") == "GA-MINE-13"
    assert t.why("fetch black for 5") == "GA-MINE-19"


# -- what does not exist -------------------------------------------------------------------


def rich(level: str) -> Table:
    """Cubes everywhere: on lorries, in the cage, in storage, on orders of several seats."""
    t = mining(10, level)
    for name in ("light-yellow-2", "dark-black-1"):
        t.pit_tile(0, name)
    t.cubes(cage=["yellow", "brown", "gray", "black"], storage=["yellow", "gray", "black"])
    t.cubes(yellow=["yellow", "black", "gray"], black=["black"])
    t.order(44, filled=["yellow", "black"])  # Y B G K
    t.order(11, filled=["gray", "black"])  # Y B G K
    t.order(10, seat=1, filled=["gray"])  # G G G
    t.cubes(1, cage=["gray"], storage=["gray"])
    t.order(15, filled=["yellow", "yellow"])  # Y Y Y
    assert t.sound()
    return t


def where_cubes_are(t: Table) -> dict[tuple[str, int], int]:
    """(kind of place and whose, colour) -> cubes; lorries by their seat and level."""
    out: dict[tuple[str, int], int] = {}
    for seat, player in enumerate(t.state.view()["players"]):
        places = {
            f"{seat} cage": [c for c, n in player["cage"]["cubes"].items() for _ in range(n)],
            f"{seat} storage": [c for c, n in player["storage"].items() for _ in range(n)],
        }
        for level, data in player["pit"].items():
            cubes = [c for c, n in data["cubes"].items() for _ in range(n)]
            places[f"{seat} lorries {level}"] = cubes
        for order in player["outstanding"]:
            for i, spot in enumerate(order["spots"]):
                places[f"{seat} order {order['card']} {i}"] = spot["cubes"]
        for place, cubes in places.items():
            for cube in cubes:
                key = (place, COAL.index(cube))
                out[key] = out.get(key, 0) + 1
    return out


@pytest.mark.many_positions
@pytest.mark.parametrize("level", LEVELS)
def test_cubes_move_only_on_the_ways_there_are(level):
    """GA-MINE-22, GA-MINE-23"""
    ways = {
        ("lorries", "cage"), ("cage", "order"), ("cage", "storage"), ("storage", "order"),
    }  # fmt: skip
    moved = set()
    plays = [[words] for words in rich(level).legal()]
    plays += [["pair gray on 44", words] for words in ("use yellow from storage",)]
    for words in plays:
        t = rich(level)
        before = where_cubes_are(t)
        t.play(*words)
        after = where_cubes_are(t)
        delta = {key: after.get(key, 0) - before.get(key, 0) for key in before | after}
        lost = [key for key, n in delta.items() for _ in range(-n)]
        gained = [key for key, n in delta.items() for _ in range(n)]
        assert len(lost) == len(gained) <= 1
        assert not any("order" in place for place, _ in lost)
        for (source, colour), (target, same) in zip(lost, gained, strict=True):
            assert source.startswith("0 ")
            assert target.startswith("0 ")
            assert colour == same
            moved.add((source.split()[1], target.split()[1]))
    assert moved <= ways
    if level == "surface":
        assert moved == ways - {("lorries", "cage")}
    else:
        assert moved <= {("lorries", "cage"), ("storage", "order")}
        assert ("storage", "order") in moved


def test_nothing_but_mining_steps_can_be_done_while_mining():
    """GA-MINE-23"""
    t = rich("surface")
    for words in (
        "take 1", "place bank", "place mining-4", "fill yellow", "fill none", "buy none",
        "keep none", "keep 7", "return top", "next 7", "next dark-yellow-1",
        "use yellow from cage", "use yellow from storage", "end",
    ):  # fmt: skip
        assert t.why(words) == "GA-MINE-23"
    verbs = {words.split()[0] for words in t.legal()}
    assert verbs == {"ride", "put", "fetch", "pair", "store", "stop"}


def test_a_cube_on_an_order_stays_there_through_further_mining():
    """GA-MINE-22"""
    t = mining(10)
    t.order(15)  # Y Y Y
    t.order(3)  # Y Y
    t.cubes(cage=["yellow"] * 3)
    t.play("put yellow on 15", "put yellow on 3")
    t.play("ride yellow", "load yellow", "ride surface", "put yellow on 15")
    assert on(t, 15) == [["yellow"], ["yellow"], []]
    assert on(t, 3) == [["yellow"], []]
    t.play("stop", "end")
    assert on(t, 15) == [["yellow"], ["yellow"], []]
    assert on(t, 3) == [["yellow"], []]


# -- before and after ----------------------------------------------------------------------


def test_the_cage_keeps_its_level_and_load_from_turn_to_turn():
    """GA-MINE-25"""
    t = table(seats=2)
    t.play("place mining-6", "ride gray", "load gray", "stop", "end")
    t.play("place bank", "end")
    assert LEVELS[t.s.miner[0].level] == "gray"
    t.play("place mining-10")
    assert LEVELS[t.me.level] == "gray"
    assert t.me.cage.tolist() == [0, 0, 1, 0]
    assert t.why("ride gray") == "GA-MINE-06"
    assert t.why("store gray") == "GA-MINE-16"


def test_the_cage_keeps_its_level_and_load_from_shift_to_shift():
    """GA-MINE-25, GA-TV-54"""
    t = table(seats=2)
    t.s.miner[0].level = 3
    t.cubes(cage=["gray", "black"])
    for seat, left in ((0, 1), (1, 0)):
        t.s.miner[seat].bank = 18 - left
        t.s.miner[seat].workers = left
    t.play("place bank", "end")
    assert t.s.shift == 2
    assert t.s.miner[0].level == 3
    assert t.s.miner[0].cage.tolist() == [0, 0, 1, 1]


def test_a_mining_space_can_always_be_used():
    """GA-MINE-26"""
    t = table()
    t.discard_orders(0)
    t.cubes(cage=["yellow"] * 3 + ["black"] * 2, yellow=[], brown=[], gray=[], black=[], storage=[])
    assert t.legal("place mining") == {
        "place mining-4", "place mining-6", "place mining-8", "place mining-10"
    }  # fmt: skip
    t.s.miner[0].level = 4
    t.play("place mining-4")
    assert t.legal() == {"ride surface", "ride yellow", "ride brown", "ride gray", "stop"}


def test_completing_an_order_changes_nothing_but_its_spot():
    """GA-MINE-28"""
    t = mining(4)
    t.order(9, filled=["black"])  # K K, 9 VP
    t.cubes(cage=["black"])
    assert t.play("put black on 9") == {
        "miner[0].cage[3]": (1, 0),
        "spot[9,1]": (FREE, OWN),
        "steps": (4, 3),
        "undoable": (0, 1),
    }
    assert complete(t, 9)
    assert t.state.scores == [0, 0, 0, 0]
    changes = t.play("stop", "end")
    assert not any(path.endswith("points") or path.startswith("place") for path in changes)
    t.s.seat = 0
    assert t.play("place delivery-barrow")["miner[0].points"] == (0, 9)


def test_a_lorry_is_empty_for_good_once_its_cube_is_loaded():
    """GA-MINE-29"""
    t = table(seats=2)
    t.play("place mining-6", "ride black", "load black")
    assert empty(t, "black") == 1
    t.play("ride surface", "stop", "end")
    assert empty(t, "black") == 1
    t.play("place bank", "end")
    t.play("place mining-10", "ride black")
    assert empty(t, "black") == 1
    assert t.why("load black") == "GA-MINE-07"
