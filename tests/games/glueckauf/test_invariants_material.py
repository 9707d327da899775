"""GA-COMP: positions in which something was made or lost, or lies where it cannot, are refused."""

import numpy as np
import pytest

from games.glueckauf.positions import (
    broken,
    edit,
    give_tile,
    looking_at_orders,
    looking_at_tiles,
    mining,
    pairing,
    placing,
    returning_orders,
    returning_tiles,
)
from games.glueckauf.table import COAL, TILE, drafting, space, table
from glueck.games.glueckauf import box
from glueck.games.glueckauf.position import (
    DELIVERED,
    DISPLAY,
    FACE_DOWN,
    OUTSTANDING,
    ROW,
)


@pytest.mark.parametrize(
    ("position", "values"),
    [
        (placing, {"place[7]": -1}),
        (placing, {"place[7]": OUTSTANDING + 3}),  # there are three players
        (placing, {"place[7]": DELIVERED + 3}),
        (placing, {"factory[0]": -1}),
        (placing, {"factory[6]": 17}),
        (placing, {"display[0]": -1}),
        (placing, {"display[3]": 45}),
        (placing, {"miner[0].level": -1}),
        (placing, {"miner[2].level": 5}),
        (placing, {"miner[0].cage[0]": -1, "supply[0]": 14}),
        (placing, {"miner[1].cage[3]": -1, "supply[3]": 14}),
        (placing, {"miner[0].cage[0]": 6, "supply[0]": 7}),
        (placing, {"miner[0].cage[0]": 3, "miner[0].cage[1]": 3, "supply[0]": 10, "supply[1]": 10}),
        (placing, {"miner[0].storage[2]": -1, "supply[2]": 14}),
        (placing, {"miner[2].lorries[1]": -1}),
        (placing, {"miner[0].coal[1,1]": -1, "supply[1]": 15}),
        (placing, {"miner[0].coal[0,0]": 2, "supply[0]": 12}),  # two cubes on the only lorry
        (placing, {"miner[0].coal[0,1]": 1, "supply[1]": 12}),  # and of two colours
        (placing, {"miner[2].coal[3,0]": 1, "supply[0]": 12}),
        (placing, {"miner[0].coal[0,0]": 2, "miner[0].coal[0,1]": -1}),
        (placing, {"tiles.count": -1}),
        (placing, {"tiles.count": 49}),
        (placing, {"tiles.count": 40}),  # one below what lies there
        (placing, {"tiles.count": 42}),  # and one more
        (placing, {"tiles.items[0]": 0}),
        (placing, {"tiles.items[0]": -1}),
        (placing, {"tiles.items[40]": 17}),
        (placing, {"tiles.items[47]": 1}),
        (placing, {"orders.count": -1}),
        (placing, {"orders.count": 45}),
        (placing, {"orders.count": 30}),
        (placing, {"orders.count": 32}),
        (placing, {"orders.items[0]": 0}),
        (placing, {"orders.items[30]": 45}),
        (placing, {"orders.items[31]": 1}),
        (placing, {"orders.items[47]": 1}),
    ],
)
def test_a_position_with_things_that_do_not_exist_or_fit_is_refused(position, values):
    """GA-COMP-07: more cubes than there is room, less than nothing, or no such thing at all"""
    t = position()
    edit(t, **values)
    assert broken(t) == "GA-COMP-07"


def test_an_order_stack_larger_than_all_orders_is_refused():
    """GA-COMP-02, GA-COMP-07: 48 tiles have room, 44 orders have, 45 have not"""
    t = placing()
    edit(t, **{f"orders.items[{i}]": 1 for i in range(31, 45)}, **{"orders.count": 45})
    assert broken(t) == "GA-COMP-07"


@pytest.mark.parametrize("code", [-1, box.PAIR + 10, 100])
def test_a_spot_with_something_unknown_on_it_is_refused(code):
    """GA-COMP-07"""
    t = placing()
    t.order(11)
    edit(t, **{"spot[11,0]": code})
    assert broken(t) == "GA-COMP-07"


def test_coal_on_an_order_that_is_not_outstanding_is_refused():
    """GA-COMP-07: in the stack, on a space, delivered"""
    t = placing()
    t.delivered(11, seat=1)
    stacked, shown = t.order_stack()[0], int(t.s.display[0])
    for card in (11, stacked, shown):
        edit(t, **{f"spot[{card},0]": box.OWN})
        assert broken(t) == "GA-COMP-07"
        edit(t, **{f"spot[{card},0]": box.FREE})
    assert broken(t) is None


@pytest.mark.parametrize(("card", "spot"), [(1, 1), (3, 2), (10, 3)])
def test_coal_beside_the_spots_of_an_order_is_refused(card, spot):
    """GA-COMP-07: an order has the spots printed on it and no more"""
    t = placing()
    t.order(card)
    edit(t, **{f"spot[{card},{spot}]": box.OWN})
    assert broken(t) == "GA-COMP-07"


@pytest.mark.parametrize("colour", range(4))
def test_half_a_pair_outside_the_laying_of_a_pair_is_refused(colour):
    """GA-COMP-07"""
    t = mining()
    t.order(11)
    edit(t, **{"spot[11,3]": box.HALF + colour, f"supply[{colour}]": 12})
    assert broken(t) == "GA-COMP-07"


@pytest.mark.parametrize(
    ("card", "spot"), [(11, 0), (11, 2), (9, 0), (9, 1)], ids=["left", "beside", "other", "last"]
)
def test_half_a_pair_anywhere_but_on_the_spot_being_filled_is_refused(card, spot):
    """GA-COMP-07"""
    t = pairing()
    t.order(9)
    assert broken(t) is None
    edit(t, **{f"spot[{card},{spot}]": box.HALF, "miner[0].cage[0]": 0})
    assert broken(t) == "GA-COMP-07"
    edit(t, **{f"spot[{card},{spot}]": box.FREE, "spot[11,3]": box.HALF})
    assert broken(t) is None  # where it belongs


def test_a_card_in_two_places_is_refused():
    """GA-COMP-02: in the stack and in front of somebody"""
    t = placing()
    edit(t, **{f"place[{t.order_stack()[5]}]": OUTSTANDING + 1})
    assert broken(t) == "GA-COMP-02"
    t = placing()
    edit(t, **{f"place[{t.order_stack()[5]}]": DELIVERED + 2})
    assert broken(t) == "GA-COMP-02"


def test_a_card_that_is_nowhere_is_refused():
    """GA-COMP-02: face down, but not in the stack"""
    t = placing()
    card = int(np.flatnonzero(t.s.place == OUTSTANDING)[0])
    edit(t, **{f"place[{card}]": FACE_DOWN})
    assert broken(t) == "GA-COMP-02"


def test_a_card_twice_in_the_stack_is_refused():
    """GA-COMP-02: in the place of another one, or besides all others"""
    t = placing()
    edit(t, **{"orders.items[0]": int(t.s.orders.items[1])})
    assert broken(t) == "GA-COMP-02"
    t = placing()
    edit(t, **{"orders.items[31]": int(t.s.orders.items[1]), "orders.count": 32})
    assert broken(t) == "GA-COMP-02"


def test_a_card_twice_on_order_spaces_is_refused():
    """GA-COMP-02"""
    t = placing()
    edit(t, **{"display[1]": int(t.s.display[0])})
    assert broken(t) == "GA-COMP-02"


def test_a_card_shown_but_somewhere_else_is_refused():
    """GA-COMP-02: on an order space and outstanding; or said to be on a space, but on none"""
    t = placing()
    edit(t, **{f"place[{t.s.display[0]}]": OUTSTANDING})
    assert broken(t) == "GA-COMP-02"
    t = placing()
    card = int(np.flatnonzero(t.s.place == OUTSTANDING)[0])
    edit(t, **{f"place[{card}]": DISPLAY})
    assert broken(t) == "GA-COMP-02"


def test_a_draft_row_after_the_draft_is_refused():
    """GA-COMP-02, GA-SETUP-24"""
    t = placing()
    card = int(np.flatnonzero(t.s.place == OUTSTANDING)[0])
    edit(t, **{f"place[{card}]": ROW})
    assert broken(t) == "GA-COMP-02"


@pytest.mark.parametrize("position", [looking_at_orders, returning_orders])
def test_a_hand_of_orders_counts_among_the_cards(position):
    """GA-COMP-02: a card in hand may be nowhere else, and must be a card"""
    for wrong in (position().order_stack()[0], 0, -1, 45):
        t = position()
        edit(t, **{"hand[2]": wrong})
        assert broken(t) == "GA-COMP-02"
    t = position()
    edit(t, **{"hand[2]": int(t.s.hand[3])})
    assert broken(t) == "GA-COMP-02"


@pytest.mark.parametrize("position", [looking_at_tiles, returning_tiles])
def test_a_hand_of_tiles_counts_among_the_tiles(position):
    """GA-COMP-03: a tile in hand is none of the others, and must be a tile"""
    t = position()
    other = next(n for n in range(1, 17) if n != t.s.hand[2])
    for wrong in (other, 0, -1, 17):
        t = position()
        edit(t, **{"hand[2]": wrong})
        assert broken(t) == "GA-COMP-03"


def test_a_hand_smaller_than_what_is_in_it_is_refused():
    """GA-COMP-02, GA-COMP-03"""
    t = looking_at_orders()
    edit(t, drawn=4)
    assert broken(t) == "GA-COMP-02"
    t = looking_at_tiles()
    edit(t, drawn=4)
    assert broken(t) == "GA-COMP-03"


def test_a_hand_larger_than_what_was_drawn_is_refused():
    """GA-COMP-02, GA-COMP-03: one was kept, so there is no fifth"""
    t = looking_at_orders()
    t.play(f"keep {t.state.view(0)['hand']['orders'][0]}")
    assert broken(t) is None
    edit(t, **{"hand[4]": t.order_stack()[0]})
    assert broken(t) == "GA-COMP-02"
    t = looking_at_tiles()
    t.me.money = 20
    t.play(f"buy {t.state.view(0)['hand']['tiles'][0]}")
    assert broken(t) is None
    edit(t, **{"hand[4]": 1})
    assert broken(t) == "GA-COMP-03"


def test_the_last_card_and_tile_have_no_other_number():
    """GA-COMP-02, GA-COMP-03: -1 is not order 44 and not the last kind of tile"""
    t = placing()
    t.order(44)
    t.s.place[44] = FACE_DOWN
    t.stack_orders([44, *t.order_stack()])
    t.play("place order-draw")
    assert broken(t) is None
    edit(t, **{"hand[0]": -1})
    assert broken(t) == "GA-COMP-02"
    t = placing()
    top = t.s.tiles.count - 1
    i = int(np.flatnonzero(t.s.tiles.items == 16)[0])
    t.s.tiles.items[i], t.s.tiles.items[top] = t.s.tiles.items[top], 16
    t.play("place factory-draw")
    assert broken(t) is None
    edit(t, **{"hand[0]": -1})
    assert broken(t) == "GA-COMP-03"


@pytest.mark.parametrize("name", ["factory-1", "money-4", "order-2", "bank"])
def test_a_hand_where_nothing_is_drawn_is_refused(name):
    """GA-COMP-03"""
    t = looking_at_tiles()
    edit(t, space=space(name))
    assert broken(t) == "GA-COMP-03"


def test_a_fourth_copy_of_a_tile_is_refused():
    """GA-COMP-03: or only two of one"""
    t = placing()
    top = t.s.tiles.count - 1
    other = next(n for n in range(1, 17) if n != t.s.tiles.items[top])
    edit(t, **{f"tiles.items[{top}]": other})
    assert broken(t) == "GA-COMP-03"
    t = placing()
    edit(t, **{f"tiles.items[{top}]": 0, "tiles.count": top})
    assert broken(t) == "GA-COMP-03"
    t = placing()
    edit(t, **{"factory[0]": 0})
    assert broken(t) == "GA-COMP-03"


@pytest.mark.parametrize("name", TILE)
def test_a_tile_in_a_pit_that_is_also_elsewhere_is_refused(name):
    """GA-COMP-03: each kind of tile is counted in the pits too"""
    side, coal, size = name.split("-")
    level = COAL.index(coal)
    at = f"[{level},{box.SIDE.index(side)},{int(size) - 1}]"
    t = placing()
    edit(t, **{f"miner[2].tiles{at}": 1, f"miner[2].lorries[{level}]": 1 + int(size)})
    assert broken(t) == "GA-COMP-03"


def test_less_than_no_tiles_in_a_pit_are_refused():
    """GA-COMP-03: even if the sum is right"""
    t = placing()
    t.cubes(brown=[])
    edit(t, **{"miner[0].tiles[1,0,0]": -1, "miner[1].tiles[1,0,0]": 1})
    edit(t, **{"miner[0].lorries[1]": 0, "miner[1].lorries[1]": 2})
    assert broken(t) == "GA-COMP-03"


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("level", range(4))
@pytest.mark.parametrize("lorries", [2, 3])
def test_lorries_without_a_tile_are_refused(seat, level, lorries):
    """GA-COMP-03: there is the printed one on each level, and those of the tiles"""
    t = placing()
    edit(t, **{f"miner[{seat}].lorries[{level}]": lorries})
    assert broken(t) == "GA-COMP-03"


@pytest.mark.parametrize("colour", range(4))
@pytest.mark.parametrize("where", ["supply", "cage", "storage", "lorry", "order", "other seat"])
def test_a_seventeenth_cube_is_refused(colour, where):
    """GA-COMP-04: and a missing one, of any colour, anywhere"""
    t = placing()
    t.order(11)
    t.cubes(0, cage=[COAL[colour]], storage=[COAL[colour]])
    t.order(11, filled=[COAL[colour]])
    assert broken(t) is None
    path = {
        "supply": f"supply[{colour}]",
        "cage": f"miner[0].cage[{colour}]",
        "storage": f"miner[0].storage[{colour}]",
        "lorry": f"miner[0].coal[{colour},{colour}]",
        "order": f"spot[11,{colour}]",
        "other seat": f"miner[2].storage[{colour}]",
    }[where]
    old = {"supply": int(t.s.supply[colour]), "other seat": 0}.get(where, 1)
    for wrong in (
        (old - 1, old + 1) if where not in ("lorry", "order", "other seat") else (1 - old,)
    ):
        edit(t, **{path: wrong})
        assert broken(t) == "GA-COMP-04"
    edit(t, **{path: old})
    assert broken(t) is None


@pytest.mark.parametrize("colour", range(4))
def test_less_than_no_coal_in_the_supply_is_refused(colour):
    """GA-COMP-04: even if the sum is right"""
    t = placing()
    edit(t, **{f"supply[{colour}]": -1, f"miner[0].storage[{colour}]": 14})
    assert broken(t) == "GA-COMP-04"


def test_pairs_count_as_two_cubes():
    """GA-COMP-04, GA-COMP-07: on a black spot a yellow and a brown one"""
    t = pairing()
    t.play("use yellow from cage", "use brown from cage", "stop")
    assert broken(t) is None
    edit(t, **{"spot[11,3]": box.OWN})
    assert broken(t) == "GA-COMP-04"


@pytest.mark.parametrize(
    "values",
    [
        {"miner[0].workers": 14},
        {"miner[2].workers": 16},
        {"miner[1].canteen": 1},
        {"miner[1].bank": 1},
        {"miner[0].workers": -1, "miner[0].canteen": 16},
        {"miner[0].canteen": -1, "miner[0].workers": 16},
        {"miner[0].bank": -1, "miner[0].workers": 16},
        {"crew[19]": 1, "crew_seat[19]": 1},
        {"crew[1]": 2, "crew_seat[1]": 2, "miner[1].workers": 14},
        {"crew[19]": 1, "crew_seat[19]": 1, "miner[1].workers": 14},  # somebody else's
        {"crew[19]": 1},
        {"crew_seat[19]": 1},
        {"crew_seat[19]": -1},
        {"crew[19]": 1, "crew_seat[19]": 4},
        {"crew[19]": 1, "crew_seat[19]": -1},
        {"crew[19]": -1, "crew_seat[19]": 1, "miner[0].workers": 16},
    ],
)
def test_a_worker_too_many_or_too_few_is_refused(values):
    """GA-COMP-05: in the supply, on a space, in the Bank, in the Canteen"""
    t = placing()
    edit(t, **values)
    assert broken(t) == "GA-COMP-05"


def test_workers_may_be_anywhere():
    """GA-COMP-05: 15 with three players, spread over all places there are"""
    t = placing()
    edit(t, **{"miner[0].workers": 5, "miner[0].canteen": 4, "miner[0].bank": 3})
    edit(t, **{"crew[19]": 2, "crew_seat[19]": 1, "crew[1]": 1, "crew_seat[1]": 1})
    assert broken(t) is None


@pytest.mark.parametrize("seat", range(3))
def test_debts_are_refused(seat):
    """GA-COMP-06, GA-FAC-04: nothing is sound, less than nothing is not"""
    t = placing()
    edit(t, **{f"miner[{seat}].money": 0})
    assert broken(t) is None
    edit(t, **{f"miner[{seat}].money": -1})
    assert broken(t) == "GA-COMP-06"


@pytest.mark.parametrize(
    ("seats", "name"),
    [
        *((2, name) for name in ("factory-4", "factory-8", "mining-4", "mining-8")),
        *((2, name) for name in ("money-3", "money-5", "order-1")),
        *((3, name) for name in ("factory-8", "mining-4", "money-3")),
    ],
)
def test_workers_on_a_locked_space_are_refused(seats, name):
    """GA-SETUP-04"""
    t = table(seats)
    t.workers(name, seat=1, count=1)
    assert broken(t) == "GA-SETUP-04"


@pytest.mark.parametrize(("seats", "i"), [(2, 3), (2, 7), (3, 7)])
def test_a_tile_on_a_locked_space_is_refused(seats, i):
    """GA-SETUP-04"""
    t = table(seats)
    top = t.s.tiles.count - 1
    edit(t, **{f"factory[{i}]": int(t.s.tiles.items[top])})
    edit(t, **{f"tiles.items[{top}]": 0, "tiles.count": top})
    assert broken(t) == "GA-SETUP-04"


def test_a_card_on_a_locked_space_is_refused():
    """GA-SETUP-04, GA-SETUP-26"""
    t = table(seats=2)
    top, *rest = t.order_stack()
    t.stack_orders(rest)
    edit(t, **{"display[0]": top, f"place[{top}]": DISPLAY})
    assert broken(t) == "GA-SETUP-04"


@pytest.mark.parametrize("i", range(8))
def test_a_space_that_lost_its_tile_is_refused(i):
    """GA-SETUP-07, GA-FAC-10, section F.4: empty only until END, or when the stack ran out"""
    t = table(seats=4)
    lost, t.s.factory[i] = int(t.s.factory[i]), 0
    t.s.tiles.items[t.s.tiles.count] = lost
    t.s.tiles.count += 1
    assert broken(t) == "GA-SETUP-04"


@pytest.mark.parametrize("i", range(4))
def test_a_space_that_lost_its_card_is_refused(i):
    """GA-SETUP-25, GA-ORD-04, section F.4"""
    t = table(seats=4)
    lost, t.s.display[i] = int(t.s.display[i]), 0
    t.stack_orders([lost, *t.order_stack()])
    t.s.place[lost] = FACE_DOWN
    assert broken(t) == "GA-SETUP-04"


def test_spaces_may_be_empty_when_the_stacks_are():
    """GA-FAC-12, GA-ORD-05, section F.4"""
    t = table(seats=4)
    for name in [*t.tile_stack(), *(TILE[n - 1] for n in t.s.factory)]:
        give_tile(t, name, seat=1)
    t.s.factory[:] = 0
    t.stack_tiles([])
    for card in [*t.order_stack(), *t.s.display.tolist()]:
        t.s.place[card] = DELIVERED + 1
    t.s.display[:] = 0
    t.stack_orders([])
    assert broken(t) is None


def test_a_space_is_empty_until_its_turn_ends():
    """GA-FAC-10, GA-ORD-04, section F.4"""
    t = table(seats=4)
    t.me.money = 8
    t.play("place factory-1")
    assert t.s.factory[0] == 0
    assert broken(t) is None
    t = table(seats=4)
    t.play("place order-1")
    assert t.s.display[0] == 0
    assert broken(t) is None


def test_workers_in_the_bank_are_counted_there_only():
    """GA-BANK-03, GA-COMP-05: the Bank is no worker space"""
    t = placing()
    t.workers("bank", seat=0, count=1)
    assert broken(t) == "GA-SETUP-04"


def test_with_nothing_drawn_the_hand_is_empty():
    """GA-COMP-02, GA-COMP-03: what is in a hand is nowhere else"""
    t = placing()
    edit(t, **{"hand[0]": 1})
    assert broken(t) is not None


def test_there_is_no_order_0():
    """GA-COMP-02: 44 cards and not one more"""
    t = drafting(seats=3)
    edit(t, **{"place[0]": ROW})
    assert broken(t) is not None
