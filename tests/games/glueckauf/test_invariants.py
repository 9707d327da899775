"""GA-COMP: what is in the box, and what is true of every position."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from games.glueckauf.table import COAL, GAME, TILE, Table, drafting, space, table, tile
from glueck.engine.errors import OptionError, PositionError
from glueck.games.glueckauf import box
from glueck.games.glueckauf.actions import ACTIONS
from glueck.games.glueckauf.position import (
    DELIVERED,
    DISPLAY,
    FACE_DOWN,
    OUTSTANDING,
    PHASE,
    ROW,
    STATE,
)

View = dict[str, Any]
LETTERS = {"Y": "yellow", "B": "brown", "G": "gray", "K": "black"}

# Section A.1 of the specification: card -> (vehicle, VP, spots from left to right).
ORDERS = {
    1: ("barrow", 2, "Y"),
    2: ("barrow", 3, "B"),
    3: ("barrow", 3, "YY"),
    4: ("barrow", 4, "G"),
    5: ("barrow", 5, "K"),
    6: ("barrow", 5, "BB"),
    7: ("barrow", 7, "BBB"),
    8: ("barrow", 7, "GG"),
    9: ("barrow", 9, "KK"),
    10: ("barrow", 9, "GGG"),
    11: ("barrow", 10, "YBGK"),
    12: ("motorcar", 2, "Y"),
    13: ("motorcar", 3, "YY"),
    14: ("motorcar", 3, "B"),
    15: ("motorcar", 4, "YYY"),
    16: ("motorcar", 4, "G"),
    17: ("motorcar", 5, "BB"),
    18: ("motorcar", 5, "K"),
    19: ("motorcar", 7, "GG"),
    20: ("motorcar", 9, "KK"),
    21: ("motorcar", 10, "YBGK"),
    22: ("motorcar", 12, "KKK"),
    23: ("carriage", 2, "Y"),
    24: ("carriage", 3, "YY"),
    25: ("carriage", 3, "B"),
    26: ("carriage", 4, "YYY"),
    27: ("carriage", 4, "G"),
    28: ("carriage", 5, "K"),
    29: ("carriage", 5, "BB"),
    30: ("carriage", 7, "GG"),
    31: ("carriage", 9, "KK"),
    32: ("carriage", 10, "YBGK"),
    33: ("carriage", 12, "KKK"),
    34: ("engine", 2, "Y"),
    35: ("engine", 3, "B"),
    36: ("engine", 3, "YY"),
    37: ("engine", 4, "G"),
    38: ("engine", 5, "BB"),
    39: ("engine", 5, "K"),
    40: ("engine", 7, "BBB"),
    41: ("engine", 7, "GG"),
    42: ("engine", 9, "GGG"),
    43: ("engine", 9, "KK"),
    44: ("engine", 10, "YBGK"),
}

# Section A.2, in the order of the stable ids 1…16: (tile, price, lorries).
TILES = [
    ("dark-yellow-1", 1, 1),
    ("dark-yellow-2", 2, 2),
    ("dark-brown-1", 2, 1),
    ("dark-brown-2", 4, 2),
    ("dark-gray-1", 3, 1),
    ("dark-gray-2", 6, 2),
    ("dark-black-1", 4, 1),
    ("dark-black-2", 8, 2),
    ("light-yellow-1", 1, 1),
    ("light-yellow-2", 2, 2),
    ("light-brown-1", 2, 1),
    ("light-brown-2", 4, 2),
    ("light-gray-1", 3, 1),
    ("light-gray-2", 6, 2),
    ("light-black-1", 4, 1),
    ("light-black-2", 8, 2),
]

# Section A.3.
SPACES = [
    *("factory-1", "factory-2", "factory-3", "factory-4"),
    *("factory-5", "factory-6", "factory-7", "factory-8", "factory-draw"),
    *("mining-4", "mining-6", "mining-8", "mining-10"),
    *("delivery-barrow", "delivery-carriage", "delivery-motorcar", "delivery-engine"),
    *("money-3", "money-4", "money-5", "money-6"),
    *("order-1", "order-2", "order-3", "order-4", "order-draw"),
    "bank",
]

# Section A.6: (element, first, second).
CLOCK = [
    ("yellow-spots", 2, 1),
    ("brown-spots", 3, 1),
    ("gray-spots", 4, 2),
    ("black-spots", 5, 2),
    ("barrow-spots", 6, 3),
    ("carriage-spots", 7, 3),
    ("motorcar-spots", 8, 4),
    ("engine-spots", 9, 4),
    ("empty-yellow-lorries", 10, 5),
    ("empty-brown-lorries", 11, 5),
    ("empty-gray-lorries", 12, 6),
    ("empty-black-lorries", 13, 6),
]

WORKERS = {2: 18, 3: 15, 4: 13}


# -- the tables of the box ------------------------------------------------------------------


def test_there_are_exactly_the_44_printed_orders():
    """GA-COMP-02, section A.1"""
    assert [(c["card"], c["vehicle"], c["points"], c["spots"]) for c in GAME.words["cards"]] == [
        (card, vehicle, points, [LETTERS[x] for x in spots])
        for card, (vehicle, points, spots) in ORDERS.items()
    ]


@pytest.mark.parametrize("card", ORDERS)
def test_every_rule_reads_the_same_order_card(card):
    """GA-COMP-02, section A.1: all tables the rules look things up in say what is printed."""
    vehicle, points, spots = ORDERS[card]
    assert box.VEHICLE[box.VEHICLE_OF[card]] == vehicle
    assert box.VP_OF[card] == points
    assert box.SPOTS_OF[card] == len(spots)
    assert box.SPOT[card].tolist() == ["YBGK".index(x) for x in spots] + [-1] * (4 - len(spots))
    assert box.COLOUR_SPOTS[card].tolist() == [spots.count(x) for x in "YBGK"]


@pytest.mark.parametrize(
    ("vehicle", "first", "last", "yellow", "brown", "gray", "black"),
    [
        ("barrow", 1, 11, 4, 7, 7, 4),
        ("motorcar", 12, 22, 7, 4, 4, 7),
        ("carriage", 23, 33, 7, 4, 4, 7),
        ("engine", 34, 44, 4, 7, 7, 4),
    ],
)
def test_each_vehicle_has_11_orders_with_64_points_and_22_spots(
    vehicle, first, last, yellow, brown, gray, black
):
    """GA-COMP-02, section A.1, checksums"""
    v = box.VEHICLE.index(vehicle)
    cards = np.flatnonzero(box.VEHICLE_OF == v)
    cards = cards[cards > 0]
    assert cards.tolist() == list(range(first, last + 1))
    assert box.FIRST_CARD[v] == first
    assert box.CARDS_A_VEHICLE == 11
    assert box.VP_OF[cards].sum() == 64
    assert box.SPOTS_OF[cards].sum() == 22
    assert box.COLOUR_SPOTS[cards].sum(axis=0).tolist() == [yellow, brown, gray, black]


def test_all_orders_together_have_256_points_and_22_spots_of_each_colour():
    """GA-COMP-02, section A.1, checksums"""
    assert box.CARDS == 44
    assert box.VP_OF.sum() == 256
    assert box.SPOTS_OF.sum() == 88
    assert box.COLOUR_SPOTS.sum(axis=0).tolist() == [22, 22, 22, 22]
    printed = {(card["vehicle"], *card["spots"]) for card in GAME.words["cards"]}
    assert len(printed) == 44  # all different


def test_orders_and_their_colours_make_56_targets():
    """GA-COMP-02, section A.1: pairs of a card and a distinct spot colour"""
    expected = [
        (card, "YBGK".index(colour))
        for card, (_, _, spots) in ORDERS.items()
        for colour in "YBGK"
        if colour in spots
    ]
    assert len(expected) == 56
    assert list(box.TARGETS) == expected


def test_there_are_391_things_to_say():
    """Section F.3 of the specification: the fixed index space, verb by verb"""
    verbs = Counter(ACTIONS.verb(number) for number in range(len(ACTIONS)))
    assert verbs == {
        "take": 44, "place": 27, "fill": 5, "buy": 17, "keep": 45, "put_back": 2,
        "next_tile": 16, "next_order": 44, "ride": 5, "load": 4, "put": 56, "fetch": 56,
        "pair": 56, "use": 8, "store": 4, "stop": 1, "end": 1,
    }  # fmt: skip
    assert len(ACTIONS) == 391


def test_there_are_16_types_of_tiles_with_their_prices():
    """GA-COMP-03, GA-FAC-02, GA-FAC-03, section A.2"""
    assert [(t["tile"], t["price"], t["lorries"]) for t in GAME.words["tiles"]] == TILES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_three_copies_of_each_tile(seats):
    """GA-COMP-03, section A.2: 48 tiles, 24 light and 24 dark, 18 lorries of each colour"""
    t = drafting(seats)
    found = [*t.tile_stack(), *(TILE[n - 1] for n in t.s.factory if n)]
    assert len(found) == 48
    assert Counter(found) == dict.fromkeys([name for name, _, _ in TILES], 3)
    assert Counter(name.split("-")[0] for name in found) == {"light": 24, "dark": 24}
    lorries = Counter[str]()
    for name in found:
        _, coal, size = name.split("-")
        lorries[coal] += int(size)
    assert lorries == {"yellow": 18, "brown": 18, "gray": 18, "black": 18}


def test_there_are_26_worker_spaces_and_the_bank():
    """GA-TURN-01, section A.3"""
    assert list(GAME.words["spaces"]) == SPACES
    assert len(SPACES) == 27


@pytest.mark.parametrize(("seats", "unlocked"), [(4, 27), (3, 24), (2, 20)])
def test_fewer_players_have_fewer_spaces(seats, unlocked):
    """GA-SETUP-01, GA-SETUP-02, GA-SETUP-03, section A.3: 27, 24 or 20 places, Bank included"""
    assert sum(not locked for locked in box.LOCKED[seats, 1:]) == unlocked
    spaces = drafting(seats).state.view()["spaces"]
    assert list(spaces) == SPACES[:-1]
    assert sum(not at["locked"] for at in spaces.values()) == unlocked - 1


def test_there_are_seven_lock_tiles():
    """GA-SETUP-02, GA-SETUP-03, section A.3: four marked «2», three marked «2+3»"""
    locked = {
        seats: {name for name, at in drafting(seats).state.view()["spaces"].items() if at["locked"]}
        for seats in (2, 3, 4)
    }
    assert locked[4] == set()
    assert locked[3] == {"factory-8", "mining-4", "money-3"}
    assert locked[2] - locked[3] == {"order-1", "factory-4", "mining-8", "money-5"}
    assert len(locked[2]) == 7


def test_one_lorry_is_printed_on_each_level():
    """GA-SETUP-11, section A.4: yellow dark, brown light, gray light, black dark"""
    sides = [box.SIDE[side] for side in box.PRINTED_SIDE]
    assert dict(zip(COAL, sides, strict=True)) == {
        "yellow": "dark",
        "brown": "light",
        "gray": "light",
        "black": "dark",
    }
    assert GAME.words["levels"] == ("surface", "yellow", "brown", "gray", "black")


def test_the_shift_clock_has_twelve_elements():
    """Section A.6 of the specification: what is compared, and for how many points"""
    clock = [(e["element"], e["first"], e["second"]) for e in GAME.words["clock"]]
    assert clock == CLOCK


@pytest.mark.parametrize(("shift", "elements"), [(1, 4), (2, 8), (3, 12)])
def test_each_shift_scores_four_elements_more(shift, elements):
    """Section A.6 of the specification: which elements are scored after which shift"""
    t = table(seats=3)
    t.delivered(11, seat=0)  # one spot of each colour, four barrow spots
    for card in (21, 32, 44):
        t.delivered(card, seat=0)
    t.cubes(yellow=[], brown=[], gray=[], black=[])
    t.s.shift = shift
    scored = [e["element"] for e in t.state.projected()["shift_entries"]]
    assert scored == [name for name, _, _ in CLOCK[:elements]]


# -- the number of players ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats):
    """GA-COMP-01"""
    t = drafting(seats)
    assert t.state.seats == seats
    assert len(t.state.view()["players"]) == seats
    assert t.sound()


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 2.0, "3", True, None])
def test_no_other_number_can_play(seats):
    """GA-COMP-01"""
    with pytest.raises(OptionError) as refusal:
        GAME.new(seats=seats, seed=1)
    assert refusal.value.field == "seats"


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


# -- positions that cannot be ---------------------------------------------------------------


def edit(t: Table, **values: int) -> None:
    """Overwrite single numbers: `edit(t, **{"miner[0].cage[1]": 3})`."""
    leaves = {leaf.path: leaf for leaf in STATE.leaves()}
    raw = t.state.array.view(np.uint8)
    for path, value in values.items():
        leaf = leaves[path]
        cell = np.frombuffer(np.array(value, leaf.dtype).tobytes(), np.uint8)
        raw[leaf.offset : leaf.offset + leaf.dtype.itemsize] = cell


def broken(t: Table) -> str | None:
    """The clause for which a position is refused; None if it is taken for sound."""
    try:
        t.sound()
    except PositionError as refusal:
        return str(refusal).rpartition(" ")[2]
    return None


def placing() -> Table:
    return table(seats=3)


def mining() -> Table:
    t = table(seats=3)
    t.play("place mining-10")
    return t


def pairing() -> Table:
    """On order 11, whose spots are yellow, brown, gray and black; the black one is being filled."""
    t = table(seats=3)
    t.order(11)
    t.cubes(cage=["yellow", "brown"])
    t.play("place mining-10", "pair black on 11")
    return t


def with_two_more_orders() -> Table:
    """As `pairing`, but seat 0 also has the orders 5 and 44."""
    t = pairing()
    t.order(5)
    t.order(44)
    return t


def looking_at_tiles() -> Table:
    t = table(seats=3)
    t.play("place factory-draw")
    return t


def looking_at_orders() -> Table:
    t = table(seats=3)
    t.play("place order-draw")
    return t


def returning_tiles() -> Table:
    t = looking_at_tiles()
    t.play("buy none", "return bottom")
    return t


def returning_orders() -> Table:
    t = looking_at_orders()
    t.play("keep none", "return bottom")
    return t


def after_tiles() -> Table:
    """Five tiles were looked at and returned; the turn is about to end."""
    t = returning_tiles()
    while t.phase == "next-tile":
        t.play(sorted(t.legal())[0])
    return t


def after_orders() -> Table:
    t = returning_orders()
    while t.phase == "next-order":
        t.play(sorted(t.legal())[0])
    return t


def half_a_pair() -> Table:
    """As `pairing`, and the yellow cube has been laid: steps and the brown one are left."""
    t = pairing()
    t.play("use yellow from cage")
    return t


def give_tile(t: Table, name: str, seat: int) -> None:
    """Add a tile to a pit, its lorries empty."""
    side, coal, size = name.split("-")
    me, level = t.s.miner[seat], COAL.index(coal)
    me.tiles[level, box.SIDE.index(side), int(size) - 1] += 1
    me.lorries[level] += int(size)


def returning_the_last_tiles() -> Table:
    """Five tiles were left in the stack and all are in hand, so nobody asks where to."""
    t = table(seats=3)
    *others, a, b, c, d, e = t.tile_stack()
    for name in others:
        give_tile(t, name, seat=1)
    t.stack_tiles([a, b, c, d, e])
    t.play("place factory-draw", "buy none")
    return t


def at_the_bank() -> Table:
    t = table(seats=3)
    t.play("place bank")
    return t


def filling_a_drawn_tile() -> Table:
    """Two gray lorries of the five, no gray coal; four tiles are still in hand."""
    t = table(seats=3)
    gray = tile("light-gray-2")
    top = t.s.tiles.count - 1
    i = int(np.flatnonzero(t.s.tiles.items == gray)[0])
    t.s.tiles.items[i], t.s.tiles.items[top] = t.s.tiles.items[top], gray
    t.me.money = 6
    t.s.miner[1].storage[2] += t.s.supply[2]
    t.s.supply[2] = 0
    t.play("place factory-draw", "buy light-gray-2")
    return t


def filling_the_last_tile() -> Table:
    """It was the only one in the stack, so that the hand is empty now."""
    t = table(seats=3)
    stack = t.tile_stack()
    stack.remove("light-gray-2")
    for name in stack:
        give_tile(t, name, seat=1)
    t.stack_tiles(["light-gray-2"])
    t.me.money = 6
    t.s.miner[1].storage[2] += t.s.supply[2]
    t.s.supply[2] = 0
    t.play("place factory-draw", "buy light-gray-2")
    return t


def filling() -> Table:
    """Seat 0 has bought a tile of two gray lorries and there is no gray coal."""
    t = table(seats=3)
    i = int(np.flatnonzero(t.s.tiles.items == tile("light-gray-2"))[0])
    t.s.tiles.items[i], t.s.factory[0] = t.s.factory[0], t.s.tiles.items[i]
    t.me.money = 6
    t.s.miner[1].storage[2] += t.s.supply[2]
    t.s.supply[2] = 0
    t.play("place factory-1")
    return t


def over() -> Table:
    t = table(seats=3)
    t.s.shift = 3
    for seat in range(3):
        t.s.miner[seat].bank += t.s.miner[seat].workers
        t.s.miner[seat].workers = 0
    t.s.miner[0].bank -= 1
    t.s.miner[0].workers = 1
    t.play("place bank", "end")
    return t


POSITIONS = [
    drafting,
    placing,
    mining,
    pairing,
    with_two_more_orders,
    looking_at_tiles,
    looking_at_orders,
    returning_tiles,
    returning_orders,
    after_tiles,
    after_orders,
    half_a_pair,
    returning_the_last_tiles,
    at_the_bank,
    filling,
    filling_a_drawn_tile,
    filling_the_last_tile,
    over,
]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_positions_to_be_broken_are_sound(position):
    """GA-COMP-02, GA-COMP-03, GA-COMP-04, GA-COMP-05, GA-COMP-06, GA-COMP-07"""
    assert broken(position()) is None


def phase(name: str) -> int:
    return PHASE.index(name)


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


@pytest.mark.parametrize("name", [name for name, _, _ in TILES])
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
