"""GA-FAC: buying tunnel tiles, filling their lorries with coal, and the five to look at."""

import random
from itertools import permutations

import numpy as np
import pytest

from games.glueckauf.table import COAL, GAME, TILE, Table, space, table, tile
from glueck.engine.state import State
from glueck.games.glueckauf.position import PHASE

Changes = dict[str, tuple[int, int]]

# Section A.2: what the tiles cost.
PRICES = {
    "yellow-1": 1, "yellow-2": 2, "brown-1": 2, "brown-2": 4,
    "gray-1": 3, "gray-2": 6, "black-1": 4, "black-2": 8,
}  # fmt: skip
PRICE = {f"{side}-{kind}": price for side in ("light", "dark") for kind, price in PRICES.items()}

TEN = [  # different tiles, for stacks
    "dark-yellow-1", "light-brown-2", "dark-gray-1", "light-yellow-1", "dark-black-1",
    "light-gray-2", "dark-brown-1", "light-black-2", "dark-yellow-2", "light-brown-1",
]  # fmt: skip


def phase(name: str) -> int:
    return PHASE.index(name)


def lay(t: Table, name: str, at: int = 1) -> None:
    """Exchange the tile on a factory space for one of the stack."""
    n = tile(name)
    if t.s.factory[at - 1] != n:
        i = int(np.flatnonzero(t.s.tiles.items == n)[0])
        t.s.tiles.items[i], t.s.factory[at - 1] = t.s.factory[at - 1], n


def supply(t: Table, **left: int) -> None:
    """Leave so many cubes of these colours in the supply; the others are in seat 3's storage."""
    for coal, count in left.items():
        c = COAL.index(coal)
        t.s.miner[3].storage[c] += t.s.supply[c] - count
        t.s.supply[c] = count


def placed(name: str, then: str = "end") -> Changes:
    """What it changes that seat 0 goes to an empty space, with four players."""
    n = space(name)
    return {
        "phase": (phase("place"), phase(then)),
        "space": (0, n),
        f"crew[{n}]": (0, 1),
        f"crew_seat[{n}]": (0, 1),
        "miner[0].workers": (13, 12),
    }


def bought(name: str, money: int) -> Changes:
    """What buying a tile changes in the pit of seat 0 and in an untouched supply of 12."""
    side, coal, size = name.split("-")
    c, n = COAL.index(coal), int(size)
    return {
        "miner[0].money": (money, money - PRICE[name]),
        f"miner[0].tiles[{c},{('light', 'dark').index(side)},{n - 1}]": (0, 1),
        f"miner[0].lorries[{c}]": (1, 1 + n),
        f"miner[0].coal[{c},{c}]": (1, 1 + n),
        f"supply[{c}]": (12, 12 - n),
    }


def settled(t: Table) -> Table:
    """The same position as a beginning, so that the log tells only what comes."""
    return Table(State(GAME, t.state.to_bytes(), options=t.state.options))


# -- buying the tile on a space -------------------------------------------------------------


@pytest.mark.parametrize("name", PRICE)
def test_a_tile_is_paid_filled_and_added_to_its_level_and_side(name):
    """GA-FAC-01, GA-FAC-02, GA-FAC-03, GA-FAC-04, GA-FAC-06, GA-FAC-07, GA-FAC-08, GA-TV-21: each
    of the 16 kinds, with exactly the price in hand, and nothing else changes"""
    t = table()
    lay(t, name)
    t.me.money = PRICE[name]
    assert t.play("place factory-1") == placed("factory-1") | bought(name, PRICE[name]) | {
        "undoable": (0, 1),
        "factory[0]": (tile(name), 0),
    }
    assert t.s.miner[0].money == 0


@pytest.mark.parametrize("name", PRICE)
def test_a_tile_one_cannot_pay_cannot_be_chosen(name):
    """GA-FAC-04, GA-FAC-05, GA-TV-21, GA-A-05: one Mark short is too little"""
    t = table()
    lay(t, name, at=5)
    t.me.money = PRICE[name] - 1
    assert t.why("place factory-5") == "GA-FAC-05"
    t.me.money = PRICE[name]
    assert t.why("place factory-5") is None


@pytest.mark.parametrize("number", range(1, 9))
def test_every_space_sells_the_tile_that_lies_there(number):
    """GA-FAC-01: that one, none of the others"""
    t = table()
    lay(t, "light-gray-2", at=number)
    t.me.money = 10
    changes = t.play(f"place factory-{number}")
    assert changes == placed(f"factory-{number}") | bought("light-gray-2", 10) | {
        "undoable": (0, 1),
        f"factory[{number - 1}]": (tile("light-gray-2"), 0),
    }


def test_buying_is_compulsory():
    """GA-FAC-01: who chooses the space owns the tile at once; nobody is asked"""
    t = table()
    t.play("place factory-1")
    assert t.legal() == {"end"}
    assert t.why("buy none") == "GA-FLOW-11"


def test_mike_buys_two_gray_lorries():
    """GA-TV-20, GA-FAC-06, GA-FAC-07, GA-FAC-08, GA-FAC-10: 9 Marks, pays 6, and at END the space
    gets the top tile of the stack"""
    t = table()
    lay(t, "light-gray-2", at=3)
    t.me.money = 9
    top = int(t.s.tiles.items[39])
    assert t.play("place factory-3") == placed("factory-3") | {
        "undoable": (0, 1),
        "factory[2]": (tile("light-gray-2"), 0),
        "miner[0].money": (9, 3),
        "miner[0].tiles[2,0,1]": (0, 1),
        "miner[0].lorries[2]": (1, 3),
        "miner[0].coal[2,2]": (1, 3),
        "supply[2]": (12, 10),
    }
    assert t.play("end") == {
        "seat": (0, 1),
        "undoable": (1, 0),
        "phase": (phase("end"), phase("place")),
        "space": (space("factory-3"), 0),
        "factory[2]": (0, top),
        "tiles.count": (40, 39),
        "tiles.items[39]": (top, 0),
    }
    pit = t.state.view()["players"][0]["pit"]["gray"]
    assert pit == {
        "lorries": 3,
        "empty": 0,
        "cubes": {"yellow": 0, "brown": 0, "gray": 3, "black": 0},
        "tiles": {"light-1": 0, "light-2": 1, "dark-1": 0, "dark-2": 0},
    }


@pytest.mark.parametrize("side", ["light", "dark"])
def test_two_black_lorries_cost_eight_marks(side):
    """GA-TV-22, GA-FAC-05: 7 are too few, 8 leave nothing"""
    t = table()
    lay(t, f"{side}-black-2")
    t.me.money = 7
    assert t.why("place factory-1") == "GA-FAC-05"
    t.me.money = 8
    assert t.play("place factory-1")["miner[0].money"] == (8, 0)


@pytest.mark.parametrize("number", range(1, 9))
def test_an_empty_space_cannot_be_chosen(number):
    """GA-TV-23, GA-FAC-05, GA-A-06"""
    t = table()
    t.s.factory[number - 1] = 0
    t.me.money = 100
    assert t.why(f"place factory-{number}") == "GA-FAC-05"


@pytest.mark.parametrize("seat", range(4))
def test_only_the_own_money_counts(seat):
    """GA-FAC-04, GA-FAC-05: that of the player on turn"""
    t = table()
    t.s.seat = seat
    for other in range(4):
        t.s.miner[other].money = 100
    lay(t, "dark-black-2", at=2)
    t.me.money = 7
    assert t.why("place factory-2") == "GA-FAC-05"
    t.me.money = 8
    assert t.why("place factory-2") is None


def test_a_level_side_holds_any_number_of_tiles():
    """GA-FAC-09, GA-A-32: all twelve yellow tiles there are, in one pit"""
    t = table(seats=2)
    t.me.money = 100
    t.s.miner[1].workers = 0
    names = ["light-yellow-1", "light-yellow-2", "dark-yellow-1", "dark-yellow-2"] * 3
    for count, name in enumerate(names):
        t.s.factory[0] = tile(name)
        t.s.crew[1] = t.s.crew_seat[1] = 0
        t.play("place factory-1")
        while t.phase == "fill":
            t.play("fill none")
        t.play("end")
        assert t.s.miner[0].tiles[0].sum() == count + 1
    tiles = t.state.view()["players"][0]["pit"]["yellow"]["tiles"]
    assert tiles == {"light-1": 3, "light-2": 3, "dark-1": 3, "dark-2": 3}
    assert t.s.miner[0].lorries[0] == 19


def test_tiles_are_added_to_what_is_there():
    """GA-FAC-07, GA-FAC-08, GA-FAC-09: a second tile of the same kind"""
    t = table()
    lay(t, "dark-brown-2", at=1)
    lay(t, "dark-brown-2", at=2)
    t.me.money = 8
    t.play("place factory-1", "end")
    t.s.seat = 0
    changes = t.play("place factory-2")
    assert changes["miner[0].tiles[1,1,1]"] == (1, 2)
    assert changes["miner[0].lorries[1]"] == (3, 5)
    assert changes["miner[0].coal[1,1]"] == (3, 5)


# -- refilling ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 9))
def test_the_emptied_space_is_refilled_from_the_top_at_end(number):
    """GA-FAC-10: that space, that tile, face up for everybody, and not before END"""
    t = table()
    t.me.money = 8
    top, *rest = t.tile_stack()
    t.play(f"place factory-{number}")
    assert t.tile_stack() == [top, *rest]
    assert t.state.view()["factory"][f"factory-{number}"] is None
    changes = t.play("end")
    assert {path for path in changes if path.startswith("factory")} == {f"factory[{number - 1}]"}
    assert t.tile_stack() == rest
    for viewer in (None, 0, 3):
        assert t.state.view(viewer)["factory"][f"factory-{number}"] == top


def test_nothing_is_refilled_after_looking_at_five():
    """GA-FAC-11: not even a space that is empty; the display does not change"""
    t = table()
    t.me.money = 8
    display = t.s.factory.copy()
    t.play("place factory-draw")
    t.play(sorted(t.legal("buy") - {"buy none"})[0], "return top")
    while t.phase == "next-tile":
        t.play(sorted(t.legal())[0])
    assert "tiles.count" not in t.play("end")
    assert t.s.factory.tolist() == display.tolist()


def test_other_spaces_are_not_refilled():
    """GA-FAC-10, GA-FAC-11, GA-FAC-12: a space left empty stays so when another one is refilled"""
    t = table()
    t.s.factory[3] = 0
    t.play("place factory-1", "end")
    assert t.s.factory[3] == 0
    t.play("place money-6", "end")
    assert t.s.factory[3] == 0


def test_when_the_stack_has_run_out_a_space_stays_empty():
    """GA-TV-33, GA-FAC-12, GA-TV-23, GA-TV-28: the last tile refills one space; the next bought is
    not replaced, for the rest of the game"""
    t = table()
    t.stack_tiles(["dark-gray-1"])
    for seat in range(4):
        t.s.miner[seat].money = 40
    changes = t.play("place factory-1", "end")
    assert changes["factory[0]"][1] == tile("dark-gray-1")
    assert changes["tiles.count"] == (1, 0)
    t.play("place factory-2")
    assert t.play("end") == {
        "seat": (1, 2),
        "undoable": (1, 0),
        "phase": (phase("end"), phase("place")),
        "space": (space("factory-2"), 0),
    }
    assert t.why("place factory-2") == "GA-FAC-05"
    assert t.why("place factory-draw") == "GA-FAC-15"
    luck = random.Random(1)
    while not t.state.over:
        assert (t.s.factory[1], t.s.tiles.count) == (0, 0)
        legal = t.state.legal()
        assert "place factory-2" not in legal
        assert "place factory-draw" not in legal
        t.state.play(luck.choice(legal))


def test_an_emptied_lorry_is_never_refilled():
    """GA-FAC-13: neither by a new tile of its level nor by a new shift"""
    t = table()
    t.cubes(yellow=[], gray=[])
    lay(t, "light-yellow-1")
    changes = t.play("place factory-1")
    assert changes["miner[0].coal[0,0]"] == (0, 1)  # the new lorry's
    assert changes["miner[0].lorries[0]"] == (1, 2)
    assert t.state.view()["players"][0]["pit"]["yellow"]["empty"] == 1
    for seat in range(4):
        t.s.miner[seat].workers = 0
    changes = t.play("end")
    assert changes["shift"] == (1, 2)
    assert not [path for path in changes if "coal" in path or "supply" in path]
    assert t.s.miner[0].coal.tolist() == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]]


# -- looking at five ------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(1, 9))
def test_the_top_five_are_drawn_or_all_if_there_are_fewer(size):
    """GA-FAC-14, GA-A-08"""
    t = table()
    t.stack_tiles(TEN[:size])
    t.me.money = 0
    drawn = min(5, size)
    assert t.play("place factory-draw") == placed("factory-draw", "buy") | {
        "drawn": (0, drawn),
        "blocks_made": (0, 1),
        "tiles.count": (size, size - drawn),
    } | {f"hand[{i}]": (0, tile(TEN[i])) for i in range(drawn)} | {
        f"tiles.items[{size - 1 - i}]": (tile(TEN[i]), 0) for i in range(drawn)
    }
    assert t.state.view(0)["hand"]["tiles"] == TEN[:drawn]


@pytest.mark.parametrize("marks", [0, 1, 100])
def test_looking_is_possible_while_there_are_tiles(marks):
    """GA-FAC-15, GA-TV-28, GA-A-09: without money too, but not without tiles"""
    t = table()
    t.me.money = marks
    t.stack_tiles(TEN[:1])
    assert t.why("place factory-draw") is None
    t.stack_tiles([])
    assert t.why("place factory-draw") == "GA-FAC-15"


def test_without_money_one_can_only_keep_none():
    """GA-TV-29, GA-FAC-15, GA-FAC-17, GA-FAC-18: it is asked nevertheless (section F.1)"""
    t = table()
    t.me.money = 0
    t.play("place factory-draw")
    assert (t.phase, t.legal()) == ("buy", {"buy none"})


def test_keeping_the_third_of_ten():
    """GA-TV-24, GA-FAC-16, GA-FAC-19, GA-FAC-20, GA-FAC-21, GA-A-12: the rest goes to the top as
    t4, t0, t3, t1; display unchanged"""
    t = table()
    t.stack_tiles(TEN)
    t0, t1, t2, t3, t4, *rest = TEN
    assert t2 == "dark-gray-1"
    t.me.money = 5
    assert t.play("place factory-draw", f"buy {t2}", "return top") == placed(
        "factory-draw", "next-tile"
    ) | bought(t2, 5) | {
        "undoable": (0, 1),
        "drawn": (0, 4),
        "put_back": (0, 1),
        "blocks_made": (0, 1),
        "tiles.count": (10, 5),
        "tiles.items[9]": (tile(t0), 0),
        "tiles.items[8]": (tile(t1), 0),
        "tiles.items[7]": (tile(t2), 0),
        "tiles.items[6]": (tile(t3), 0),
        "tiles.items[5]": (tile(t4), 0),
        "hand[0]": (0, tile(t0)),
        "hand[1]": (0, tile(t1)),
        "hand[2]": (0, tile(t3)),
        "hand[3]": (0, tile(t4)),
    }
    assert t.legal() == {f"next {name}" for name in (t0, t1, t3, t4)}
    t.play(f"next {t4}", f"next {t0}")
    assert t.legal() == {f"next {t1}", f"next {t3}"}
    assert t.play(f"next {t3}") == {
        "undoable": (3, 4),
        "phase": (phase("next-tile"), phase("end")),
        "drawn": (4, 0),
        "returned": (2, 0),
        "put_back": (1, 0),
        "hand[0]": (tile(t4), 0),
        "hand[1]": (tile(t0), 0),
        "hand[2]": (tile(t1), 0),
        "hand[3]": (tile(t3), 0),
        "tiles.count": (5, 9),
        "tiles.items[8]": (0, tile(t4)),
        "tiles.items[7]": (0, tile(t0)),
        "tiles.items[6]": (0, tile(t3)),
        "tiles.items[5]": (0, tile(t1)),
        **{f"tiles.block[{i}]": (0, 1) for i in (5, 6, 7, 8)},
        **{f"tiles.known[{i}]": (0, 0b0001_0001) for i in (5, 6, 7, 8)},  # to seat 0, exactly
    }
    assert t.tile_stack() == [t4, t0, t3, t1, *rest]
    assert t.play("end") == {
        "seat": (0, 1),
        "undoable": (4, 0),
        "phase": (phase("end"), phase("place")),
        "space": (space("factory-draw"), 0),
    }


def test_keeping_none_of_ten():
    """GA-TV-25, GA-FAC-18, GA-FAC-19, GA-FAC-20: to the bottom as t0…t4, no money changes hands"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 9
    words = ["place factory-draw", "buy none", "return bottom"]
    words += [f"next {name}" for name in TEN[:4]]
    changes = t.play(*words)
    assert t.tile_stack() == [*TEN[5:], *TEN[:5]]
    bottom_up = [*TEN[:5][::-1], *TEN[5:][::-1]]
    assert changes == placed("factory-draw") | {
        "undoable": (0, 5),
        "blocks_made": (0, 1),
        **{f"tiles.items[{i}]": (tile(TEN[9 - i]), tile(bottom_up[i])) for i in range(10)},
        **{f"tiles.block[{i}]": (0, 1) for i in range(5)},
        **{f"tiles.known[{i}]": (0, 0b0001_0001) for i in range(5)},
    }
    assert t.legal() == {"end"}


def test_three_tiles_are_left():
    """GA-TV-26, GA-FAC-14, GA-FAC-19, GA-A-08: keep one, two return in chosen order, and nobody
    asks whether to the top or to the bottom"""
    t = table()
    t.stack_tiles(TEN[:3])
    t.me.money = 20
    t.play("place factory-draw")
    assert t.state.view(0)["hand"]["tiles"] == TEN[:3]
    t.play(f"buy {TEN[0]}")
    assert (t.phase, t.legal()) == ("next-tile", {f"next {TEN[1]}", f"next {TEN[2]}"})
    assert t.why("return bottom") == "GA-FAC-20"
    t.play(f"next {TEN[2]}")
    assert (t.phase, t.tile_stack()) == ("end", [TEN[2], TEN[1]])


def test_one_tile_is_left_and_kept():
    """GA-TV-27, GA-FAC-14: nothing returns, the stack is empty, no destination to decide"""
    t = table()
    t.stack_tiles(["dark-gray-1"])
    t.me.money = 3
    assert t.play("place factory-draw", "buy dark-gray-1") == placed("factory-draw") | bought(
        "dark-gray-1", 3
    ) | {"blocks_made": (0, 1), "tiles.count": (1, 0), "tiles.items[0]": (tile("dark-gray-1"), 0)}
    assert t.legal() == {"end"}


@pytest.mark.parametrize(
    ("size", "keep", "then", "back"),
    [
        (1, "none", "end", 1),  # one to return: nothing to decide
        (2, "one", "end", 1),
        (2, "none", "next-tile", 2),
        (4, "one", "next-tile", 3),
        (5, "one", "next-tile", 4),  # the stack is otherwise empty
        (5, "none", "next-tile", 5),
        (6, "one", "return", 4),
        (6, "none", "return", 5),
        (7, "none", "return", 5),
    ],
)
def test_the_destination_is_asked_only_where_it_matters(size, keep, then, back):
    """GA-FAC-19, section F.1: skipped if the stack is otherwise empty; the last one returns by
    itself"""
    t = table()
    t.stack_tiles(TEN[:size])
    t.me.money = 20
    t.play("place factory-draw", "buy none" if keep == "none" else f"buy {TEN[0]}")
    assert t.phase == then
    if then == "return":
        assert t.legal() == {"return top", "return bottom"}
        t.play("return top")
    questions = 0
    while t.phase == "next-tile":
        t.play(sorted(t.legal())[0])
        questions += 1
    assert (t.phase, questions) == ("end", back - 1)
    assert sorted(t.tile_stack()) == sorted(TEN[:size] if keep == "none" else TEN[1:size])


def test_only_one_tile_may_be_kept():
    """GA-FAC-16: after the first there is no second"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 100
    t.play("place factory-draw", f"buy {TEN[1]}")
    for name in TEN:
        assert t.why(f"buy {name}") == "GA-FAC-19"
    t.play("return top")
    assert t.why(f"buy {TEN[0]}") == "GA-FAC-20"


def test_only_a_drawn_tile_may_be_kept():
    """GA-FAC-16, section E: the answer does not tell whether the tile lies in the stack"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 100
    t.play("place factory-draw")
    assert t.legal() == {"buy none", *(f"buy {name}" for name in TEN[:5])}
    for name in set(TILE) - set(TEN[:5]):
        assert t.why(f"buy {name}") == "GA-FAC-16"
    t.me.money = 0
    for name in set(TILE) - set(TEN[:5]):
        assert t.why(f"buy {name}") == "GA-FAC-16"


@pytest.mark.parametrize("name", PRICE)
def test_a_drawn_tile_costs_its_usual_price_and_is_filled_and_added_like_any_other(name):
    """GA-FAC-16, GA-FAC-17, GA-FAC-21, GA-A-10: one Mark short is too little here too"""
    t = table()
    others = [other for other in TEN if other != name]
    t.stack_tiles([*others[:3], name, *others[3:]])
    t.me.money = PRICE[name] - 1
    t.play("place factory-draw")
    assert t.why(f"buy {name}") == "GA-FAC-17"
    t.me.money = PRICE[name] + 2
    changes = t.play(f"buy {name}")
    in_pit = bought(name, PRICE[name] + 2)
    assert changes == in_pit | {
        "phase": (phase("buy"), phase("return")),
        "drawn": (5, 4),
        "hand[3]": (tile(name), tile(others[3])),
        "hand[4]": (tile(others[3]), 0),
    }


@pytest.mark.parametrize("kept", range(5))
def test_what_is_kept_leaves_the_hand_and_nothing_else_does(kept):
    """GA-FAC-16, GA-FAC-19: whichever of the five it is"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 20
    t.play("place factory-draw", f"buy {TEN[kept]}")
    assert t.state.view(0)["hand"] == {
        "count": 4,
        "returned": 0,
        "to": None,
        "orders": None,
        "tiles": [name for i, name in enumerate(TEN[:5]) if i != kept],
    }


@pytest.mark.parametrize("where", ["top", "bottom"])
@pytest.mark.parametrize("order", list(permutations(range(4))), ids=str)
def test_what_is_not_kept_returns_together_in_the_order_of_choice(where, order):
    """GA-FAC-19, GA-FAC-20, GA-A-11, GA-A-12: the sequence reads from top to bottom"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 20
    back = [TEN[1 + i] for i in order]
    t.play("place factory-draw", f"buy {TEN[0]}", f"return {where}")
    t.play(*(f"next {name}" for name in back[:3]))
    expected = [*back, *TEN[5:]] if where == "top" else [*TEN[5:], *back]
    assert (t.phase, t.tile_stack()) == ("end", expected)


def test_top_or_bottom_is_decided_once_for_all():
    """GA-FAC-19, GA-A-11: not one here and another there"""
    t = table()
    t.stack_tiles(TEN)
    t.play("place factory-draw", "buy none", "return top", f"next {TEN[3]}")
    assert t.why("return bottom") == "GA-FAC-20"
    assert t.why("return top") == "GA-FAC-20"


def test_only_what_is_still_in_hand_can_be_returned():
    """GA-FAC-20: neither twice, nor what was kept, nor what was never drawn"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 20
    t.play("place factory-draw", f"buy {TEN[1]}", "return top", f"next {TEN[3]}")
    for name in set(TILE) - {TEN[0], TEN[2], TEN[4]}:
        assert t.why(f"next {name}") == "GA-FAC-20"
    assert t.legal() == {f"next {TEN[0]}", f"next {TEN[2]}", f"next {TEN[4]}"}


def test_equal_tiles_are_one_choice_and_still_asked():
    """GA-FAC-20, section F.1: skipping the question would tell others what was drawn"""
    t = table()
    t.stack_tiles(["dark-black-1", "dark-black-1", "dark-black-1", *TEN])
    t.me.money = 20
    t.play("place factory-draw")
    assert t.legal() == {"buy none", "buy dark-black-1", f"buy {TEN[0]}", f"buy {TEN[1]}"}
    t.play("buy dark-black-1", "return top")
    t.play(f"next {TEN[1]}", f"next {TEN[0]}")
    assert (t.phase, t.legal()) == ("next-tile", {"next dark-black-1"})
    t.play("next dark-black-1")
    back = [TEN[1], TEN[0], "dark-black-1", "dark-black-1"]
    assert (t.phase, t.tile_stack()) == ("end", [*back, *TEN[2:]])


def test_with_nothing_to_return_nobody_is_asked_where_to():
    """GA-FAC-19: not even in a position that no game comes to (GA-FAC-14) but that is taken for
    sound, with one tile in hand and more in the stack"""
    t = table()
    t.play("place factory-draw")
    only, *rest = t.state.view(0)["hand"]["tiles"]
    t.stack_tiles([*t.tile_stack(), *rest])
    t.s.hand[1:] = 0
    t.s.drawn = 1
    t.me.money = 20
    assert t.sound()
    t.play(f"buy {only}")
    assert (t.phase, t.legal()) == ("end", {"end"})
    assert t.sound()


def test_what_is_drawn_may_be_drawn_again():
    """GA-FAC-14, GA-FAC-19: who comes next finds what was put on top, in its order"""
    t = table()
    t.stack_tiles(TEN)
    t.play("place factory-draw", "buy none", "return top")
    t.play(*(f"next {name}" for name in (TEN[4], TEN[2], TEN[0], TEN[1])), "end")
    t.play("place factory-draw")
    assert t.state.view(1)["hand"]["tiles"] == [TEN[4], TEN[2], TEN[0], TEN[1], TEN[3]]


def test_a_space_may_be_refilled_with_a_returned_tile():
    """GA-FAC-10, GA-FAC-19, section E: it becomes public as usual, and is known there no longer"""
    t = table()
    t.stack_tiles(TEN)
    t.play("place factory-draw", "buy none", "return top")
    t.play(*(f"next {name}" for name in TEN[:4]), "end")
    t.me.money = 20
    t.play("place factory-1", "end")
    assert t.state.view(3)["factory"]["factory-1"] == TEN[0]
    known = t.state.view(0)["stacks"]["tiles"]["known"]
    assert known == [{"depth": i, "item": TEN[1 + i]} for i in range(4)]
    assert (t.s.tiles.known[9], t.s.tiles.block[9]) == (0, 0)


# -- too little coal ------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["light", "dark"])
@pytest.mark.parametrize("coal", COAL)
@pytest.mark.parametrize("left", [0, 1])
def test_lorries_get_their_own_colour_as_long_as_there_is_any(side, coal, left):
    """GA-FAC-22, GA-FAC-24: as many as the supply allows, at the full price"""
    t = table()
    name = f"{side}-{coal}-2"
    c = COAL.index(coal)
    lay(t, name)
    supply(t, **{coal: left})
    t.me.money = 9
    changes = t.play("place factory-1")
    filled = {f"miner[0].coal[{c},{c}]": (1, 2), f"supply[{c}]": (1, 0)} if left else {}
    assert changes == placed("factory-1", "fill") | filled | {
        "undoable": (0, 1),
        "factory[0]": (tile(name), 0),
        "miner[0].money": (9, 9 - PRICE[name]),
        f"miner[0].tiles[{c},{('light', 'dark').index(side)},1]": (0, 1),
        f"miner[0].lorries[{c}]": (1, 3),
        "unfilled": (0, 2 - left),
        "bought": (0, tile(name)),
    }
    assert t.legal() == {"fill none", *(f"fill {other}" for other in COAL if other != coal)}


def short_of_gray() -> Table:
    """GA-TV-30: gray 1, yellow 3, brown 0, black 2 in the supply; seat 0 buys two gray lorries."""
    t = table()
    lay(t, "light-gray-2")
    supply(t, gray=1, yellow=3, brown=0, black=2)
    t.me.money = 6
    assert t.play("place factory-1") == placed("factory-1", "fill") | {
        "undoable": (0, 1),
        "factory[0]": (tile("light-gray-2"), 0),
        "miner[0].money": (6, 0),
        "miner[0].tiles[2,0,1]": (0, 1),
        "miner[0].lorries[2]": (1, 3),
        "miner[0].coal[2,2]": (1, 2),
        "supply[2]": (1, 0),
        "unfilled": (0, 1),
        "bought": (0, tile("light-gray-2")),
    }
    return t


def test_for_the_other_lorry_one_chooses_among_what_there_is():
    """GA-TV-30, GA-FAC-22, GA-FAC-23, GA-FAC-24, GA-A-27: yellow, black or empty"""
    t = short_of_gray()
    assert t.legal() == {"fill yellow", "fill black", "fill none"}
    assert t.why("fill brown") == "GA-FAC-23"
    assert t.why("fill gray") == "GA-FAC-23"
    assert t.sound()


@pytest.mark.parametrize(
    ("coal", "filled"),
    [
        ("yellow", {"miner[0].coal[2,0]": (0, 1), "supply[0]": (3, 2)}),
        ("black", {"miner[0].coal[2,3]": (0, 1), "supply[3]": (2, 1)}),
        ("none", {}),
    ],
)
def test_a_foreign_cube_comes_from_the_supply_or_none_does(coal, filled):
    """GA-TV-30, GA-FAC-23, GA-FAC-26: the cube keeps its colour, the lorry that of its level"""
    t = short_of_gray()
    assert t.play(f"fill {coal}") == filled | {
        "undoable": (1, 2),
        "phase": (phase("fill"), phase("end")),
        "unfilled": (1, 0),
        "bought": (tile("light-gray-2"), 0),
    }
    pit = t.state.view()["players"][0]["pit"]["gray"]
    assert (pit["lorries"], pit["empty"]) == (3, 1 if coal == "none" else 0)
    assert t.sound()
    t.play("end")
    assert t.s.factory[0] != 0


def test_the_choice_is_made_for_each_lorry():
    """GA-FAC-23, section F.2: asked lorry by lorry, also after «none»"""
    for first, second in (("yellow", "black"), ("none", "black"), ("black", "none")):
        t = table()
        lay(t, "dark-brown-2")
        supply(t, brown=0)
        t.me.money = 4
        t.play("place factory-1", f"fill {first}")
        assert (t.phase, t.s.unfilled) == ("fill", 1)
        t.play(f"fill {second}")
        assert (t.phase, t.s.unfilled, t.s.bought) == ("end", 0, 0)
        cubes = t.state.view()["players"][0]["pit"]["brown"]["cubes"]
        expected = {"yellow": 0, "brown": 1, "gray": 0, "black": 0}
        assert cubes == expected | {coal: 1 for coal in (first, second) if coal != "none"}


def test_when_the_last_cube_has_gone_the_rest_stays_empty_unasked():
    """GA-FAC-23, GA-FAC-25, section F.2"""
    t = table()
    lay(t, "dark-brown-2")
    supply(t, yellow=1, brown=0, gray=0, black=0)
    t.me.money = 4
    t.play("place factory-1", "fill yellow")
    assert (t.phase, t.s.unfilled, t.s.bought) == ("end", 0, 0)
    assert t.s.supply.sum() == 0
    assert t.state.view()["players"][0]["pit"]["brown"]["empty"] == 1


def test_without_any_coal_the_lorry_stays_empty_at_the_full_price():
    """GA-TV-31, GA-FAC-24, GA-FAC-25, GA-A-28: pays 4, and has an empty black lorry in shift 3"""
    t = table()
    lay(t, "dark-black-1")
    supply(t, yellow=0, brown=0, gray=0, black=0)
    t.me.money = 4
    t.s.shift = 3
    for seat in range(4):
        me = t.s.miner[seat]
        left = 1 if seat == 0 else 0
        me.bank += me.workers - left
        me.workers = left
    t = settled(t)
    assert t.play("place factory-1") == placed("factory-1") | {
        "undoable": (0, 1),
        "miner[0].workers": (1, 0),
        "factory[0]": (tile("dark-black-1"), 0),
        "miner[0].money": (4, 0),
        "miner[0].tiles[3,1,0]": (0, 1),
        "miner[0].lorries[3]": (1, 2),
    }
    assert t.state.view()["players"][0]["pit"]["black"]["empty"] == 1
    t.play("end")
    assert t.state.over
    lorries = [e for e in t.state.points() if e.get("element") == "empty-black-lorries"]
    assert [(e["seat"], e["points"], e["counts"]) for e in lorries] == [(0, 13, [1, 0, 0, 0])]


@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.parametrize("coal", COAL)
def test_with_no_coal_at_all_nothing_is_asked(size, coal):
    """GA-FAC-25"""
    t = table()
    lay(t, f"light-{coal}-{size}")
    supply(t, yellow=0, brown=0, gray=0, black=0)
    t.me.money = 8
    t.play("place factory-1")
    assert (t.phase, t.s.unfilled, t.s.bought) == ("end", 0, 0)
    assert t.state.view()["players"][0]["pit"][coal]["empty"] == size


def test_a_foreign_cube_keeps_its_colour_and_the_lorry_its_level():
    """GA-TV-32, GA-FAC-26, GA-A-29: black coal on a yellow lorry, which is empty without it"""
    t = table()
    t.cubes(yellow=["black"])
    t.mining(steps=4, level="yellow")
    assert t.why("load yellow") == "GA-MINE-07"
    assert t.play("load black") == {
        "undoable": (0, 1),
        "steps": (4, 3),
        "miner[0].coal[0,3]": (1, 0),
        "miner[0].cage[3]": (0, 1),
    }
    pit = t.state.view()["players"][0]["pit"]
    assert [pit[coal]["empty"] for coal in COAL] == [1, 0, 0, 0]


def test_a_drawn_tile_is_filled_before_the_rest_returns():
    """GA-FAC-21, GA-FAC-23, GA-A-17: keep, pay, coal, return"""
    t = table()
    t.stack_tiles(["light-gray-2", *TEN])
    supply(t, gray=0)
    t.me.money = 6
    phases = []
    for words in (
        "place factory-draw",
        "buy light-gray-2",
        "fill black",
        "fill none",
        "return top",
    ):
        phases.append(t.phase)
        t.play(words)
    assert phases == ["place", "buy", "fill", "fill", "return"]
    assert t.phase == "next-tile"
    assert t.why("buy none") == "GA-FAC-20"
    assert t.s.miner[0].coal[2].tolist() == [0, 0, 1, 1]


def test_nothing_can_be_filled_without_a_shortage():
    """GA-FAC-06, GA-FAC-13: the lorries are full, or none of one's business"""
    t = table()
    t.cubes(yellow=[])  # an empty lorry, but not a new one
    for words in ("fill yellow", "fill none"):
        assert t.why(words) == "GA-FLOW-03"
    t.play("place factory-1")
    for words in ("fill yellow", "fill none"):
        assert t.why(words) == "GA-FLOW-11"


def test_coal_for_the_last_cubes_is_not_asked_for():
    """GA-FAC-22: two lorries and exactly two cubes"""
    t = table()
    lay(t, "light-black-2")
    supply(t, black=2)
    t.me.money = 8
    changes = t.play("place factory-1")
    assert changes["supply[3]"] == (2, 0)
    assert changes["miner[0].coal[3,3]"] == (1, 3)
    assert t.phase == "end"


# -- who knows what -------------------------------------------------------------------------


def test_drawn_tiles_are_seen_by_who_drew_them_only():
    """GA-FAC-14, GA-A-13, section E: others see how many, and not what may be done with them"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 9
    t = settled(t)
    t.play("place factory-draw")
    hidden = {"count": 5, "returned": 0, "to": None, "tiles": None, "orders": None}
    for viewer in (None, 1, 2, 3):
        view = t.state.view(viewer)
        assert view["hand"] == hidden
        assert view["legal"] == []
        assert view["stacks"]["tiles"] == {"count": 5, "known": [], "blocks": []}
        assert not t.state.seen(viewer)[0].hand.any()
    assert t.state.view(0)["hand"] == hidden | {"orders": None, "tiles": TEN[:5]}
    assert t.state.log(1)[-1]["drawn"] == 5


def test_what_returns_and_where_is_public_but_not_which_tiles():
    """GA-FAC-19, GA-FAC-20, GA-A-14, section E"""
    t = table()
    t.stack_tiles(TEN)
    t.me.money = 20
    t = settled(t)
    t.play("place factory-draw", f"buy {TEN[2]}", "return bottom", f"next {TEN[4]}")
    for viewer in (None, 1):
        hand = t.state.view(viewer)["hand"]
        assert hand == {"count": 4, "returned": 1, "to": "bottom", "tiles": None, "orders": None}
    t.play(f"next {TEN[3]}", f"next {TEN[1]}")
    said = ["place factory-draw", f"buy {TEN[2]}", "return bottom"]
    for viewer in (None, 1, 2, 3):
        assert [e["action"] for e in t.state.log(viewer)] == [*said, *["next tile"] * 3]
    own = [e["action"] for e in t.state.log(0)]
    assert own == [*said, f"next {TEN[4]}", f"next {TEN[3]}", f"next {TEN[1]}"]


@pytest.mark.parametrize(("where", "first_depth"), [("top", 0), ("bottom", 5)])
def test_who_returned_tiles_remembers_where(where, first_depth):
    """GA-FAC-20, section E: and nobody else does"""
    t = table()
    t.stack_tiles(TEN)
    t.play("place factory-draw", "buy none", f"return {where}")
    order = [TEN[3], TEN[0], TEN[4], TEN[2], TEN[1]]
    t.play(*(f"next {name}" for name in order[:4]), "end")
    assert t.state.view(0)["stacks"]["tiles"] == {
        "count": 10,
        "known": [{"depth": first_depth + i, "item": name} for i, name in enumerate(order)],
        "blocks": [],
    }
    for viewer in (None, 1, 2, 3):
        assert t.state.view(viewer)["stacks"]["tiles"] == {"count": 10, "known": [], "blocks": []}


def test_tiles_returned_below_others_are_remembered_there():
    """GA-FAC-19, section E: what goes to the bottom lifts everything else"""
    t = table()
    rest = ["light-gray-1", "dark-gray-2", "light-black-1", "dark-black-2", "dark-brown-2"]
    t.stack_tiles([*TEN, *rest])
    t.play("place factory-draw", "buy none", "return bottom")
    t.play(*(f"next {name}" for name in TEN[:4]), "end")
    assert t.state.view(0)["stacks"]["tiles"]["known"][0] == {"depth": 10, "item": TEN[0]}
    t.play("place factory-draw", "buy none", "return bottom")
    t.play(*(f"next {name}" for name in TEN[5:9]), "end")
    assert t.tile_stack() == [*rest, *TEN]
    assert t.state.view(0)["stacks"]["tiles"]["known"] == [
        {"depth": 5 + i, "item": name} for i, name in enumerate(TEN[:5])
    ]
    assert t.state.view(1)["stacks"]["tiles"]["known"] == [
        {"depth": 10 + i, "item": name} for i, name in enumerate(TEN[5:])
    ]
    assert t.state.view(2)["stacks"]["tiles"]["known"] == []
    assert [b for b in t.s.tiles.block.tolist() if b] == [2] * 5 + [1] * 5


def test_when_another_player_reorders_them_only_the_tiles_are_remembered():
    """GA-FAC-20, section E: which lie in the block, no longer where; what was kept is public"""
    t = table()
    t.stack_tiles(TEN)
    t.play("place factory-draw", "buy none", "return top")
    t.play(*(f"next {name}" for name in TEN[:4]), "end")
    t.me.money = 20
    t.play("place factory-draw", f"buy {TEN[1]}", "return top")
    t.play(*(f"next {name}" for name in (TEN[4], TEN[2], TEN[0])))
    stack = t.state.view(0)["stacks"]["tiles"]
    assert stack["known"] == []
    (block,) = stack["blocks"]
    assert block["depths"] == [0, 1, 2, 3]
    assert sorted(block["contains"]) == sorted([TEN[0], TEN[2], TEN[3], TEN[4]])
    assert t.state.view(1)["stacks"]["tiles"]["known"] == [
        {"depth": i, "item": name} for i, name in enumerate((TEN[4], TEN[2], TEN[0], TEN[3]))
    ]
    assert t.state.view(2)["stacks"]["tiles"] == {"count": 9, "known": [], "blocks": []}


def test_a_block_drawn_in_part_becomes_one_with_what_is_returned():
    """GA-FAC-14, GA-FAC-20, section E: others know no longer which part holds what"""
    t = table()
    first, other = TEN[:5], TEN[5:8]
    t.stack_tiles([*first, *other])
    t.play("place factory-draw", "buy none", "return top")
    t.play(*(f"next {name}" for name in first[:4]), "end")
    t.play("place factory-draw", "buy none", "return bottom")  # the same five, by seat 1
    t.play(*(f"next {name}" for name in first[:4]), "end")
    assert t.state.view(0)["stacks"]["tiles"]["blocks"][0]["depths"] == [3, 4, 5, 6, 7]
    t.play("place factory-draw")  # seat 2: three others and two of the five
    assert t.state.view(2)["hand"]["tiles"] == [*other, *first[:2]]
    t.play("buy none", "return top")
    t.play(*(f"next {name}" for name in (first[0], *other)))
    (block,) = t.state.view(0)["stacks"]["tiles"]["blocks"]
    assert block["depths"] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert sorted(block["contains"]) == sorted(first)
    stack = t.state.view(1)["stacks"]["tiles"]  # put three of them where they still are
    assert stack["known"] == [{"depth": 5 + i, "item": first[2 + i]} for i in range(3)]
    assert sorted(stack["blocks"][0]["contains"]) == sorted(first[:2])
