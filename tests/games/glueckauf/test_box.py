"""GA-COMP: what is in the box, and how many can play."""

from collections import Counter

import numpy as np
import pytest

from games.glueckauf.table import COAL, GAME, TILE, drafting, table
from glueck.engine.errors import OptionError
from glueck.games.glueckauf import box
from glueck.games.glueckauf.actions import ACTIONS

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
