"""GA-COMP: what is true of every position, and that none is outside the course of the game."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from games.glueckauf.positions import (
    POSITIONS,
    after_orders,
    after_tiles,
    at_the_bank,
    broken,
    edit,
    filling,
    filling_a_drawn_tile,
    filling_the_last_tile,
    half_a_pair,
    looking_at_orders,
    looking_at_tiles,
    mining,
    over,
    pairing,
    phase,
    placing,
    returning_orders,
    returning_the_last_tiles,
    returning_tiles,
    with_two_more_orders,
)
from games.glueckauf.table import COAL, GAME, TILE, Table, drafting, space, table, tile
from glueck.engine.errors import PositionError
from glueck.games.glueckauf import box
from glueck.games.glueckauf.position import (
    DELIVERED,
    DISPLAY,
    OUTSTANDING,
    ROW,
)

View = dict[str, Any]
WORKERS = {2: 18, 3: 15, 4: 13}


# -- nothing is ever made or lost -----------------------------------------------------------


def whole_game(seats: int, seed: int) -> Iterator[Table]:
    """Every position of a game played at random, though not entirely without sense."""
    luck = random.Random(seed)
    t = drafting(seats, seed)
    while not t.state.over:
        yield t
        legal = t.state.legal()
        work = [w for w in legal if w.startswith(("place delivery", "put", "load", "pair"))]
        t.state.play(luck.choice(work if work and luck.random() < 0.6 else legal))
    yield t


def cards_found(t: Table, view: View) -> list[int]:
    """Every card wherever it lies: what people see, and what lies face down."""
    found = [*view["row"], *(card for card in view["orders"].values() if card)]
    found += [o["card"] for player in view["players"] for o in player["outstanding"]]
    found += np.flatnonzero(t.s.place >= DELIVERED).tolist()
    found += t.order_stack()
    if view["space"] == "order-draw":
        found += t.s.hand[: t.s.drawn].tolist()
    return found


def tiles_found(t: Table, view: View) -> Counter[str]:
    found = Counter(name for name in view["factory"].values() if name)
    found.update(t.tile_stack())
    if view["space"] == "factory-draw":
        found.update(TILE[n - 1] for n in t.s.hand[: t.s.drawn])
    for player in view["players"]:
        for coal, level in player["pit"].items():
            for kind, count in level["tiles"].items():  # light-1, light-2, dark-1, dark-2
                side, size = kind.split("-")
                found[f"{side}-{coal}-{size}"] += count
    return found


def cubes_found(view: View) -> Counter[str]:
    found = Counter[str](view["supply"])
    for player in view["players"]:
        found.update(player["cage"]["cubes"])
        found.update(player["storage"])
        for level in player["pit"].values():
            found.update(level["cubes"])
        for order in player["outstanding"]:
            for spot in order["spots"]:
                found.update(spot["cubes"])
    return found


def workers_found(view: View) -> list[int]:
    found = [p["workers"] + p["bank"] + p["canteen"] for p in view["players"]]
    for at in view["spaces"].values():
        if at["workers"]:
            found[at["seat"]] += at["workers"]
    return found


@pytest.mark.many_positions
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_through_a_whole_game_nothing_is_made_or_lost(seats):
    """GA-COMP-02, GA-COMP-03, GA-COMP-04, GA-COMP-05, GA-COMP-07, GA-SETUP-04, GA-SETUP-26,
    GA-TV-19, section F.4: counted again after every action, by what people see"""
    locked = {
        4: set(),
        3: {"factory-8", "mining-4", "money-3"},
        2: {"factory-8", "mining-4", "money-3", "factory-4", "mining-8", "money-5", "order-1"},
    }[seats]
    for number, t in enumerate(whole_game(seats, seed=seats)):
        if number % 3 == 0:
            assert t.sound()
        view = t.state.view()
        assert sorted(cards_found(t, view)) == list(range(1, 45))
        assert tiles_found(t, view) == dict.fromkeys(TILE, 3)
        assert cubes_found(view) == {"yellow": 16, "brown": 16, "gray": 16, "black": 16}
        assert workers_found(view) == [WORKERS[seats]] * seats
        assert view["steps"] >= 0
        for player in view["players"]:
            assert player["money"] >= 0
            assert sum(player["cage"]["cubes"].values()) <= 5
            for level in player["pit"].values():
                assert 0 <= sum(level["cubes"].values()) <= level["lorries"]
        for name in locked:
            assert view["spaces"][name]["workers"] == 0
            assert view["factory"].get(name) is None
            assert view["orders"].get(name) is None
        awaits_refill = view["space"] if view["phase"] == "end" else None
        for name, item in [*view["factory"].items(), *view["orders"].items()]:
            if item is None and name not in locked and name != awaits_refill:
                stack = "tiles" if name.startswith("factory") else "orders"
                drafting_orders = stack == "orders" and view["phase"] == "draft"
                filling = view["phase"] == "fill" and name == view["space"]
                assert drafting_orders or filling or view["stacks"][stack]["count"] == 0


def test_every_space_holds_workers_of_one_player_only():
    """GA-TV-19, GA-TURN-04: who comes replaces all who stood there"""
    t = table(seats=4)
    t.workers("money-6", seat=3, count=2)
    t.play("place money-6")
    at = t.state.view()["spaces"]["money-6"]
    assert (at["seat"], at["workers"]) == (0, 3)


# -- money and room -------------------------------------------------------------------------


@pytest.mark.parametrize("marks", [8, 9, 10, 11, 12, 13, 100])
def test_money_is_a_number_without_notes_or_limit(marks):
    """GA-COMP-06: any amount pays any price to the Mark"""
    t = table()
    t.s.factory[0] = tile("dark-black-2")
    t.me.money = marks
    assert t.play("place factory-1")["miner[0].money"] == (marks, marks - 8)


def test_money_knows_no_limit():
    """GA-COMP-06, GA-MON-04"""
    t = table()
    t.me.money = 32_000
    assert t.sound()
    assert t.play("place money-6")["miner[0].money"] == (32_000, 32_006)


def test_a_lorry_holds_one_cube():
    """GA-COMP-07: two lorries get two cubes, never more"""
    t = table()
    t.s.factory[0] = tile("light-gray-2")
    t.play("place factory-1")
    gray = t.state.view()["players"][0]["pit"]["gray"]
    assert (gray["lorries"], gray["cubes"]["gray"]) == (3, 3)


def test_a_cage_holds_five_cubes():
    """GA-COMP-07: five are sound, and a sixth cannot be loaded"""
    t = table()
    t.cubes(cage=["yellow", "yellow", "brown", "gray", "black"])
    t.play("place mining-4", "ride yellow")
    assert t.sound()
    assert t.why("load yellow") == "GA-MINE-08"
    t.cubes(cage=["yellow", "yellow", "brown", "gray"])
    assert t.why("load yellow") is None


def test_a_spot_holds_a_cube_or_a_pair_and_half_a_pair_only_in_between():
    """GA-COMP-07: and nothing more comes on it"""
    t = table()
    t.order(9)  # two black spots
    t.cubes(cage=["black", "yellow", "gray", "black"])
    t.play("place mining-6", "put black on 9")
    t.play("pair black on 9", "use gray from cage")
    assert t.sound()  # half a pair, while it is being laid
    t.play("use yellow from cage")
    assert t.sound()
    nine = next(o for o in t.state.view()["players"][0]["outstanding"] if o["card"] == 9)
    assert [sorted(spot["cubes"]) for spot in nine["spots"]] == [["black"], ["gray", "yellow"]]
    assert t.why("put black on 9") == "GA-MINE-24"


@pytest.mark.parametrize("coal", COAL)
def test_a_storage_holds_any_number(coal):
    """GA-COMP-07: even all there are"""
    t = table()
    for seat in range(4):
        t.cubes(seat, **{coal: []})
    t.cubes(storage=[coal] * 16)
    assert t.s.supply[COAL.index(coal)] == 0
    assert t.sound()


# -- positions outside the course of the game ----------------------------------------------


@pytest.mark.parametrize("position", POSITIONS)
def test_the_positions_to_be_broken_are_sound(position):
    """GA-COMP-02, GA-COMP-03, GA-COMP-04, GA-COMP-05, GA-COMP-06, GA-COMP-07"""
    assert broken(position()) is None


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_bytes_for_another_number_of_players_are_refused(seats):
    """GA-COMP-01"""
    t = placing()
    edit(t, seats=seats)
    assert broken(t) == "GA-COMP-01"


@pytest.mark.parametrize(
    ("position", "values"),
    [
        (placing, {"seat": -1}),
        (placing, {"seat": 3}),
        (mining, {"seat": 3}),
        (at_the_bank, {"seat": 3}),
        (placing, {"starter": -1}),
        (placing, {"starter": 3}),
        (placing, {"phase": -1}),
        (placing, {"phase": 12}),
        (looking_at_tiles, {"phase": -1}),
        (placing, {"over": 1}),
        (placing, {"phase": phase("over")}),
        (over, {"over": 0}),
        (over, {"over": 2}),
        (placing, {"shift": 0}),
        (placing, {"shift": 4}),
        (placing, {"drafted": -1}),
        (placing, {"drafted": 8}),
        (placing, {"drafted": 10}),
        (placing, {"phase": phase("draft")}),
        (placing, {"space": -1}),
        (placing, {"space": 28}),
        (at_the_bank, {"space": 28}),
        (placing, {"steps": 1}),
        (placing, {"steps": -1}),
        (mining, {"steps": 0}),
        (mining, {"steps": -1}),
        (mining, {"steps": 11}),
        (placing, {"unfilled": -1}),
        (filling, {"unfilled": 3}),
        (placing, {"bought": -1}),
        (placing, {"bought": 17}),
        (filling, {"bought": 17}),
        (placing, {"drawn": -1}),
        (looking_at_tiles, {"drawn": 6}),
        (looking_at_tiles, {"returned": -1}),
        (looking_at_tiles, {"returned": 6}),
        (returning_tiles, {"returned": -1}),
        (returning_tiles, {"returned": 4}),
        (returning_orders, {"returned": 4}),
        (returning_tiles, {"put_back": -1}),
        (returning_tiles, {"put_back": 3}),
        (placing, {"free_storage": 2}),
        (placing, {"free_storage": -1}),
        (placing, {"all_see_delivered": 2}),
        (placing, {"all_see_delivered": -1}),
        (mining, {"pair_card": 11}),
        (mining, {"pair_spot": 1}),
        (pairing, {"pair_card": 0}),
        (pairing, {"pair_card": -1}),
        (pairing, {"pair_card": 45}),
        (pairing, {"pair_spot": -1}),
        (pairing, {"pair_spot": 4}),
        (with_two_more_orders, {"pair_card": 5, "pair_spot": 1}),  # order 5 has one spot
        (with_two_more_orders, {"pair_card": -1}),  # not order 44, the last one
        (pairing, {"spot[11,3]": box.PAIR}),  # the spot holds two cubes already
    ],
)
def test_a_position_outside_the_course_of_the_game_is_refused(position, values):
    """GA-FLOW-03, section F.1: whose turn, which phase, and what belongs to it"""
    t = position()
    edit(t, **values)
    assert broken(t) == "GA-FLOW-03"


def test_what_belongs_to_the_turn_may_take_its_extreme_values():
    """GA-FLOW-03: the last seat, the last shift, the tenth step, the last of everything"""
    t = table(seats=3, starter=2)
    edit(t, shift=3)
    assert (t.s.seat, t.s.starter) == (2, 2)
    assert broken(t) is None
    t.play("place mining-10")
    assert t.s.steps == 10
    assert broken(t) is None
    t = pairing()
    edit(t, pair_spot=3, steps=2)
    assert broken(t) is None


def with_nobody_able_to_place() -> Table:
    """It is seat 0's turn, but all its workers are in the Bank."""
    t = placing()
    edit(t, **{"miner[0].workers": 0, "miner[0].bank": 15})
    return t


def with_no_cube_for_the_pair() -> Table:
    t = pairing()
    t.cubes(cage=[])
    return t


def with_an_empty_draft_row() -> Table:
    t = drafting(seats=3)
    edit(t, **{f"place[{card}]": OUTSTANDING for card in np.flatnonzero(t.s.place == ROW)})
    return t


@pytest.mark.parametrize(
    "position", [with_nobody_able_to_place, with_no_cube_for_the_pair, with_an_empty_draft_row]
)
def test_a_position_in_which_nothing_can_be_done_is_refused(position):
    """GA-BANK-05, GA-MINE-13, GA-SETUP-21, section F.3: in every state somebody can act"""
    t = position()
    assert t.state.legal() == []
    assert broken(t) is not None


@pytest.mark.parametrize(
    ("position", "values"),
    [
        (looking_at_tiles, {"phase": phase("keep")}),  # tiles as if they were cards
        (looking_at_orders, {"phase": phase("buy")}),
        (returning_tiles, {"phase": phase("next-order")}),
        (returning_orders, {"phase": phase("next-tile")}),
        (placing, {"phase": phase("buy")}),  # of nothing
        (placing, {"phase": phase("return")}),
        (placing, {"phase": phase("fill"), "unfilled": 2, "bought": 3}),  # lorries nobody bought
        (pairing, {"steps": 1}),  # a pair that cannot be completed
        (pairing, {"seat": 1, "miner[1].storage[0]": 2, "supply[0]": 10}),  # on somebody else's
        (pairing, {"spot[11,3]": box.OWN, "supply[3]": 12}),  # on an occupied spot
        (half_a_pair, {"miner[0].cage[1]": 0, "supply[1]": 13}),  # no second cube for it
        (placing, {"space": space("money-4")}),
        (drafting, {"space": space("money-4")}),
        (over, {"space": space("money-4")}),
        (mining, {"space": 0}),
        (mining, {"space": space("money-4")}),
        (mining, {"space": space("delivery-barrow")}),
        (mining, {"space": space("factory-draw")}),
        (mining, {"space": space("mining-6"), "steps": 7}),
        (at_the_bank, {"space": 0}),
        (at_the_bank, {"steps": 1}),
        (at_the_bank, {"bought": 1}),
        (at_the_bank, {"unfilled": 1}),
        (at_the_bank, {"put_back": 1}),
        (looking_at_tiles, {"steps": 1}),
        (filling, {"steps": 1}),
        (mining, {"put_back": 1}),
        (placing, {"put_back": 1}),
        (placing, {"bought": 1}),
        (drafting, {"put_back": 1}),
        (over, {"put_back": 1}),
        (looking_at_tiles, {"phase": phase("end")}),  # with five tiles in hand
        (looking_at_orders, {"phase": phase("end")}),
        (looking_at_tiles, {"returned": 1}),
        (looking_at_tiles, {"put_back": 1}),
        (looking_at_orders, {"returned": 1}),
        (returning_tiles, {"put_back": 0}),
        (returning_orders, {"put_back": 0}),
        (returning_the_last_tiles, {"phase": phase("return"), "put_back": 0}),
        (after_tiles, {"phase": phase("buy")}),  # with nothing in hand
        (after_tiles, {"phase": phase("return")}),
        (after_orders, {"phase": phase("keep")}),
        (after_orders, {"phase": phase("return")}),
        (filling, {"unfilled": 0}),
        (filling, {"bought": 0}),
        (filling, {"space": space("money-4")}),
        (filling, {"bought": tile("dark-gray-2")}),  # not what was bought
        (filling, {"miner[0].coal[2,0]": 1, "supply[0]": 12}),  # one lorry is full by now
        (filling, {"supply[2]": 1, "miner[1].storage[2]": 12}),  # there is coal of its colour
        (
            filling,
            {f"supply[{c}]": 0 for c in range(4)}
            | {f"miner[1].storage[{c}]": 13 for c in range(4)},
        ),
        (filling_the_last_tile, {"space": space("money-4")}),
        (filling_a_drawn_tile, {"returned": 1}),
        (filling_a_drawn_tile, {"put_back": 1}),
    ],
)
def test_a_phase_without_what_it_is_about_is_refused(position, values):
    """GA-FLOW-03, GA-MINE-13, sections F.1 and F.4: or the next action makes or loses something"""
    t = position()
    edit(t, **values)
    assert broken(t) is not None


def test_no_space_awaits_a_refill_while_somebody_is_about_to_place():
    """GA-FAC-10, GA-FLOW-11, section F.4: it is refilled at END, and then nobody has chosen it"""
    t = table(seats=4)
    lost, t.s.factory[0] = int(t.s.factory[0]), 0
    t.stack_tiles([TILE[lost - 1], *t.tile_stack()])
    t.s.space = space("factory-1")
    assert broken(t) is not None


@pytest.mark.parametrize("name", ["factory-1", "factory-7", "order-1", "order-4"])
def test_a_turn_that_took_something_has_left_its_space_empty(name):
    """GA-COMP-02, GA-COMP-03, section F.4: or the refill at END would bury a tile or card"""
    t = placing()
    edit(t, phase=phase("end"), space=space(name))
    assert broken(t) is not None


def test_in_the_draft_no_card_lies_on_an_order_space():
    """GA-SETUP-24, GA-SETUP-25, section F.4: or the last pick would bury it"""
    t = drafting(seats=3)
    top, *rest = t.order_stack()
    t.stack_orders(rest)
    edit(t, **{"display[0]": top, f"place[{top}]": DISPLAY})
    assert broken(t) is not None


def test_in_the_draft_the_stack_has_cards_for_the_order_spaces():
    """GA-SETUP-25, GA-SETUP-27: nobody has delivered any; or the last pick would find none"""
    t = drafting(seats=3)
    for card in t.order_stack():
        t.s.place[card] = DELIVERED
    t.stack_orders([])
    assert broken(t) is not None


@pytest.mark.parametrize(
    "values",
    [
        {"points": 1},
        {"money": 9},
        {"level": 1},
        {"workers": 15},
        {"canteen": 1},
        {"bank": 1},
        {"cage[0]": 1},
        {"storage[3]": 1},
        {"lorries[0]": 1},
        {"lorries[0]": 1, "coal[0,0]": 1},
        {"tiles[3,1,1]": 1},
        {"tiles[0,0,0]": 1, "tiles[0,0,1]": -1},
    ],
)
def test_a_seat_nobody_plays_has_nothing(values):
    """GA-COMP-01: three players, so the fourth is not there"""
    t = placing()
    edit(t, **{f"miner[3].{name}": value for name, value in values.items()})
    assert broken(t) is not None


def test_bytes_of_another_length_are_refused():
    """GA-COMP-02: not a position at all"""
    raw = placing().state.to_bytes()
    for wrong in (b"", raw[:-1], raw + b"\0"):
        with pytest.raises(PositionError):
            GAME.from_bytes(wrong)
    twin: Any = GAME.from_bytes(raw)
    assert twin.to_bytes() == raw
