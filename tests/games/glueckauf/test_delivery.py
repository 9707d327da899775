"""GA-DEL: delivering completed orders."""

from collections.abc import Iterable

import pytest

from games.glueckauf.table import COAL, GAME, Table, space, table
from glueck.engine.state import State
from glueck.games.glueckauf import box
from glueck.games.glueckauf.position import DELIVERED, OUTSTANDING, PHASE

Changes = dict[str, tuple[int, int]]

VEHICLES = ("barrow", "carriage", "motorcar", "engine")

# Section A.1: VP and spots of every card, by vehicle.
ORDERS = {
    "barrow": {
        1: (2, "Y"), 2: (3, "B"), 3: (3, "YY"), 4: (4, "G"), 5: (5, "K"), 6: (5, "BB"),
        7: (7, "BBB"), 8: (7, "GG"), 9: (9, "KK"), 10: (9, "GGG"), 11: (10, "YBGK"),
    },
    "motorcar": {
        12: (2, "Y"), 13: (3, "YY"), 14: (3, "B"), 15: (4, "YYY"), 16: (4, "G"), 17: (5, "BB"),
        18: (5, "K"), 19: (7, "GG"), 20: (9, "KK"), 21: (10, "YBGK"), 22: (12, "KKK"),
    },
    "carriage": {
        23: (2, "Y"), 24: (3, "YY"), 25: (3, "B"), 26: (4, "YYY"), 27: (4, "G"), 28: (5, "K"),
        29: (5, "BB"), 30: (7, "GG"), 31: (9, "KK"), 32: (10, "YBGK"), 33: (12, "KKK"),
    },
    "engine": {
        34: (2, "Y"), 35: (3, "B"), 36: (3, "YY"), 37: (4, "G"), 38: (5, "BB"), 39: (5, "K"),
        40: (7, "BBB"), 41: (7, "GG"), 42: (9, "GGG"), 43: (9, "KK"), 44: (10, "YBGK"),
    },
}  # fmt: skip
CARDS = [
    (vehicle, card, points, spots)
    for vehicle, cards in ORDERS.items()
    for card, (points, spots) in cards.items()
]
NAME = {"Y": "yellow", "B": "brown", "G": "gray", "K": "black"}


def names(letters: str) -> list[str]:
    return [NAME[letter] for letter in letters]


def bare(seats: int = 4, seat: int = 0, **options: str) -> Table:
    """It is seat 0's turn (or another's), which has no orders at all."""
    t = table(seats, **options)
    t.discard_orders(seat)
    t.s.seat = seat
    return t


def pair_on(t: Table, card: int, spot: int, one: str, other: str) -> None:
    """Lay a pair from the supply on a spot, counted from 0."""
    a, b = COAL.index(one), COAL.index(other)
    t.s.spot[card, spot] = box.PAIR_OF[a, b]
    t.s.supply[a] -= 1
    t.s.supply[b] -= 1


def delivery(vehicle: str, seat: int = 0, workers: int = 13) -> Changes:
    """What it changes that a seat goes to an empty delivery space."""
    n = space(f"delivery-{vehicle}")
    return {
        "undoable": (0, 1),
        "phase": (PHASE.index("place"), PHASE.index("end")),
        "space": (0, n),
        f"crew[{n}]": (0, 1),
        f"crew_seat[{n}]": (0, seat + 1),
        f"miner[{seat}].workers": (workers, workers - 1),
    }


def left_play(card: int, spots: Iterable[int], seat: int = 0) -> Changes:
    """A card is delivered and the own cubes on so many spots are gone."""
    return {f"place[{card}]": (OUTSTANDING + seat, DELIVERED + seat)} | {
        f"spot[{card},{i}]": (box.OWN, box.FREE) for i in spots
    }


# -- one order ------------------------------------------------------------------------------


@pytest.mark.parametrize(("vehicle", "card", "points", "spots"), CARDS)
def test_every_order_brings_its_points_and_its_coal_returns(vehicle, card, points, spots):
    """GA-DEL-01, GA-DEL-02, GA-DEL-05, GA-DEL-06, GA-DEL-07: each of the 44 at the space of its
    vehicle, and nothing else changes"""
    t = bare()
    t.order(card, filled=names(spots))
    used = [spots.count(letter) for letter in "YBGK"]
    assert t.play(f"place delivery-{vehicle}") == (
        delivery(vehicle)
        | left_play(card, range(len(spots)))
        | {"miner[0].points": (0, points)}
        | {f"supply[{c}]": (12 - used[c], 12) for c in range(4) if used[c]}
    )
    assert t.legal() == {"end"}
    assert t.sound()


@pytest.mark.parametrize(("vehicle", "card", "points", "spots"), CARDS)
def test_each_delivery_space_serves_one_vehicle_only(vehicle, card, points, spots):
    """GA-DEL-01, GA-DEL-04"""
    t = bare()
    t.order(card, filled=names(spots))
    for other in VEHICLES:
        clause = None if other == vehicle else "GA-DEL-04"
        assert t.why(f"place delivery-{other}") == clause


@pytest.mark.parametrize(("vehicle", "card", "points", "spots"), CARDS)
def test_an_order_is_complete_when_every_spot_is_occupied(vehicle, card, points, spots):
    """GA-DEL-03, GA-DEL-04: with any one spot free it is not"""
    t = bare()
    t.order(card, filled=names(spots))
    for spot in range(len(spots)):
        t.s.spot[card, spot] = box.FREE
        assert t.why(f"place delivery-{vehicle}") == "GA-DEL-04"
        t.s.spot[card, spot] = box.OWN
    assert t.why(f"place delivery-{vehicle}") is None


def test_an_order_without_any_coal_is_not_complete():
    """GA-DEL-03, GA-DEL-04"""
    t = bare()
    t.order(11)
    assert t.why("place delivery-barrow") == "GA-DEL-04"


PAIRS = [
    *(("yellow", "yellow"), ("brown", "brown"), ("gray", "gray"), ("black", "black")),
    *(("yellow", "brown"), ("yellow", "gray"), ("yellow", "black")),
    *(("brown", "gray"), ("brown", "black"), ("gray", "black")),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_pair_completes_a_spot_and_both_cubes_return(one, other):
    """GA-DEL-03, GA-DEL-06: any two cubes on the only spot of order 5, which asks for black"""
    t = bare()
    t.order(5)
    pair_on(t, 5, 0, one, other)
    assert t.sound()
    a, b = COAL.index(one), COAL.index(other)
    returned = {f"supply[{a}]": (10, 12)} if a == b else {
        f"supply[{a}]": (11, 12),
        f"supply[{b}]": (11, 12),
    }  # fmt: skip
    assert t.play("place delivery-barrow") == delivery("barrow") | returned | {
        "miner[0].points": (0, 5),
        "place[5]": (OUTSTANDING, DELIVERED),
        "spot[5,0]": (int(box.PAIR_OF[a, b]), box.FREE),
    }
    assert t.sound()


# -- all of them, and no others -------------------------------------------------------------


def mike() -> Table:
    """Carriages 31 and 32 complete, carriage 26 has one free spot; barrow 8 complete."""
    t = bare()
    t.order(31, filled=["black", "black"])
    t.order(32, filled=["yellow", "brown", "gray", "black"])
    t.order(26, filled=["yellow", "yellow"])
    t.order(8, filled=["gray", "gray"])
    assert t.s.supply.tolist() == [9, 11, 9, 9]
    return t


def test_mike_delivers_two_carriages():
    """GA-TV-60, GA-TV-61, GA-DEL-02, GA-DEL-05, GA-DEL-06, GA-DEL-08: +19 VP; 2 black, then 1 of
    each colour back; the incomplete carriage and the complete barrow stay as they are"""
    t = mike()
    assert t.play("place delivery-carriage") == (
        delivery("carriage")
        | left_play(31, [0, 1])
        | left_play(32, [0, 1, 2, 3])
        | {"miner[0].points": (0, 19)}
        | {"supply[0]": (9, 10), "supply[1]": (11, 12), "supply[2]": (9, 10), "supply[3]": (9, 12)}
    )
    orders = t.state.view()["players"][0]["outstanding"]
    assert [(o["card"], o["complete"]) for o in orders] == [(8, True), (26, False)]


def test_mike_needs_another_action_for_the_barrow():
    """GA-TV-61, GA-DEL-01, GA-DEL-08"""
    t = mike()
    t.play("place delivery-carriage", "end")
    t.s.seat = 0
    assert t.play("place delivery-barrow") == (
        delivery("barrow", workers=12)
        | left_play(8, [0, 1])
        | {"miner[0].points": (19, 26), "supply[2]": (10, 12)}
    )


@pytest.mark.parametrize(
    ("vehicle", "card", "filled"),
    [
        ("barrow", 9, ["black"]),
        ("carriage", 33, ["black", "black"]),
        ("motorcar", 21, ["yellow", "brown", "black"]),
        ("engine", 42, ["gray"]),
    ],
)
def test_without_a_complete_order_of_the_vehicle_the_space_cannot_be_chosen(vehicle, card, filled):
    """GA-TV-62, GA-DEL-04: incomplete ones do not count"""
    t = bare()
    assert t.why(f"place delivery-{vehicle}") == "GA-DEL-04"
    t.order(card, filled=filled)
    assert t.why(f"place delivery-{vehicle}") == "GA-DEL-04"


def test_nobody_can_keep_a_complete_order_back():
    """GA-TV-63, GA-DEL-02, GA-A-33: both engines are delivered, and nobody asks"""
    t = bare()
    t.order(34, filled=["yellow"])
    t.order(43, filled=["black", "black"])
    assert t.play("place delivery-engine") == (
        delivery("engine")
        | left_play(34, [0])
        | left_play(43, [0, 1])
        | {"miner[0].points": (0, 11), "supply[0]": (11, 12), "supply[3]": (10, 12)}
    )
    assert t.legal() == {"end"}


@pytest.mark.parametrize(
    ("vehicle", "first", "last"),
    [("barrow", 1, 11), ("motorcar", 12, 22), ("carriage", 23, 33), ("engine", 34, 44)],
)
def test_all_eleven_orders_of_a_vehicle_can_be_delivered_at_once(vehicle, first, last):
    """GA-DEL-02, GA-DEL-05: 64 points, and all 22 cubes return"""
    t = bare()
    for card, (_, spots) in ORDERS[vehicle].items():
        t.order(card, filled=names(spots))
    changes = t.play(f"place delivery-{vehicle}")
    assert changes["miner[0].points"] == (0, 64)
    assert t.s.supply.tolist() == [12, 12, 12, 12]
    assert [card for card in range(1, 45) if t.s.place[card] == DELIVERED] == list(
        range(first, last + 1)
    )


def test_an_order_with_a_pair_is_delivered():
    """GA-TV-64, GA-DEL-05, GA-DEL-06: order 11 with yellow, brown, a yellow pair on gray, black;
    10 VP, five cubes return, and it counts as printed"""
    t = bare()
    t.order(11, filled=["yellow", "brown", "black"])
    pair_on(t, 11, 2, "yellow", "yellow")
    t.s.shift = 2
    assert t.play("place delivery-barrow") == delivery("barrow") | {
        "miner[0].points": (0, 10),
        "place[11]": (OUTSTANDING, DELIVERED),
        "spot[11,0]": (box.OWN, box.FREE),
        "spot[11,1]": (box.OWN, box.FREE),
        "spot[11,2]": (int(box.PAIR_OF[0, 0]), box.FREE),
        "spot[11,3]": (box.OWN, box.FREE),
        "supply[0]": (9, 12),
        "supply[1]": (11, 12),
        "supply[3]": (11, 12),
    }
    counted = {e["element"]: e["counts"][0] for e in t.state.projected()["shift_entries"]}
    assert counted == {
        "yellow-spots": 1,
        "brown-spots": 1,
        "gray-spots": 1,
        "black-spots": 1,
        "barrow-spots": 4,
    }


@pytest.mark.parametrize("seat", range(4))
def test_only_own_orders_are_delivered(seat):
    """GA-DEL-02, GA-DEL-04, GA-DEL-08: the complete orders of others stay with them"""
    t = bare(seat=seat)
    others = [other for other in range(4) if other != seat]
    for card, other in zip((1, 2, 3), others, strict=True):
        t.order(card, seat=other, filled=names(ORDERS["barrow"][card][1]))
    assert t.why("place delivery-barrow") == "GA-DEL-04"
    t.order(4, seat=seat, filled=["gray"])
    assert t.play("place delivery-barrow") == (
        delivery("barrow", seat)
        | left_play(4, [0], seat)
        | {f"miner[{seat}].points": (0, 4), "supply[2]": (11, 12)}
    )


def test_a_delivered_order_is_not_delivered_again():
    """GA-DEL-02, GA-DEL-04: it is outstanding no longer"""
    t = bare()
    t.delivered(5, seat=0)
    assert t.why("place delivery-barrow") == "GA-DEL-04"
    t.order(1, filled=["yellow"])
    assert t.play("place delivery-barrow")["miner[0].points"] == (0, 2)


def test_points_are_added_to_what_one_has():
    """GA-DEL-05: below zero too"""
    for before in (-3, 17, 99):
        t = bare()
        t.order(33, filled=["black", "black", "black"])
        t.me.points = before
        assert t.play("place delivery-carriage")["miner[0].points"] == (before, before + 12)


def test_points_come_at_once_and_not_with_end():
    """GA-DEL-05"""
    t = bare()
    t.order(5, filled=["black"])
    t.play("place delivery-barrow")
    assert t.state.scores[0] == 5
    t.play("end")
    assert t.state.scores[0] == 5


def test_returned_coal_can_be_used_again():
    """GA-DEL-06: the supply has it"""
    t = bare(seats=2)
    t.order(33, filled=["black", "black", "black"])
    t.s.miner[1].storage[3] += t.s.supply[3]
    t.s.supply[3] = 0
    t.play("place delivery-carriage", "end")
    t.s.factory[0] = box.TILE.index("dark-black-2") + 1
    changes = t.play("place factory-1")
    assert changes["supply[3]"] == (3, 1)
    assert changes["miner[1].coal[3,3]"] == (1, 3)


# -- where they go --------------------------------------------------------------------------


def test_delivered_cards_lie_face_down_before_their_owner():
    """GA-DEL-07, GA-DEL-09, GA-A-40: others see how many; the owner may look at any time"""
    t = mike()
    t.play("place delivery-carriage")
    for moment in ("before END", "after END"):
        for viewer in (None, 1, 2, 3):
            pile = t.state.view(viewer)["players"][0]["delivered"]
            assert pile == {"count": 2, "cards": None}, moment
        assert t.state.view(0)["players"][0]["delivered"] == {"count": 2, "cards": [31, 32]}
        if moment == "before END":
            t.play("end")


def test_delivered_cards_lie_open_if_the_table_wants_so():
    """GA-DEL-07, GA-A-40: the option delivered_visibility"""
    t = bare(delivered_visibility="all")
    t.order(5, filled=["black"])
    t.play("place delivery-barrow")
    for viewer in (None, 0, 1, 2, 3):
        assert t.state.view(viewer)["players"][0]["delivered"] == {"count": 1, "cards": [5]}


def test_everybody_sees_which_orders_are_being_delivered():
    """GA-DEL-05, GA-DEL-07, section E: the delivery itself is public"""
    t = mike()
    t = Table(State(GAME, t.state.to_bytes()))
    t.play("place delivery-carriage")
    for viewer in (None, 0, 3):
        (entry,) = t.state.log(viewer)
        assert [(p["card"], p["points"], p["seat"]) for p in entry["points"]] == [
            (31, 9, 0),
            (32, 10, 0),
        ]


@pytest.mark.many_positions
def test_delivered_cards_are_kept_for_all_later_scorings():
    """GA-DEL-07: through the shifts, until the game is over and all are shown"""
    t = bare(seats=2)
    t.order(5, filled=["black"])
    t.play("place delivery-barrow", "end")
    while not t.state.over:
        assert t.s.place[5] == DELIVERED
        assert t.state.view(0)["players"][0]["delivered"]["cards"] == [5]
        t.state.play("place bank" if t.phase == "place" else "end")
    assert t.s.place[5] == DELIVERED
    assert t.state.view(1)["players"][0]["delivered"] == {"count": 1, "cards": [5]}


def test_incomplete_orders_keep_their_coal():
    """GA-DEL-08: not a cube moves"""
    t = mike()
    t.play("place delivery-carriage")
    orders = {o["card"]: o for o in t.state.view()["players"][0]["outstanding"]}
    assert [s["cubes"] for s in orders[26]["spots"]] == [["yellow"], ["yellow"], []]
    assert [s["cubes"] for s in orders[8]["spots"]] == [["gray"], ["gray"]]
