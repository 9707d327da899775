"""GA-TURN: choosing a worker space, ousting who stands there, and then its action."""

import pytest

from games.glueckauf.table import COAL, SPACE, Table, space, table, tile
from glueck.engine.errors import UnknownAction
from glueck.games.glueckauf.position import PHASE

Changes = dict[str, tuple[int, int]]

LOCKED = {
    4: set(),
    3: {"factory-8", "mining-4", "money-3"},
    2: {"factory-8", "mining-4", "money-3", "factory-4", "mining-8", "money-5", "order-1"},
}
WORKER_SPACES = SPACE[:-1]  # all but the Bank
FIRST_QUESTION = {"factory-draw": "buy", "order-draw": "keep"} | {
    f"mining-{n}": "mine" for n in (4, 6, 8, 10)
}


def able(seats: int = 4, starter: int = 0) -> Table:
    """The acting seat can carry out every action: it has money and an order of each vehicle."""
    t = table(seats, starter=starter)
    t.me.money = 50
    for card in (1, 12, 23, 34):  # one yellow spot: barrow, motorcar, carriage, engine
        t.order(card, seat=starter, filled=["yellow"])
    return t


def workers_moved(changes: Changes) -> Changes:
    """Of what changed, everything about workers."""
    words = ("crew", "workers", "canteen", "bank")
    return {path: change for path, change in changes.items() if any(w in path for w in words)}


def phase(name: str) -> int:
    return PHASE.index(name)


# -- what may be chosen ---------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "places"), [(4, 27), (3, 24), (2, 20)])
def test_one_chooses_an_unlocked_space_or_the_bank(seats, places):
    """GA-TURN-01, GA-TV-01, GA-TV-02, GA-TV-03: all there are in principle, if one is able to"""
    t = able(seats)
    assert t.legal() == {f"place {name}" for name in SPACE if name not in LOCKED[seats]}
    assert len(t.legal()) == places


@pytest.mark.parametrize("words", ["place", "place canteen", "place money", "place bank bank"])
def test_there_is_nothing_else_to_choose(words):
    """GA-TURN-01, GA-TURN-10: the Canteen least of all"""
    t = able()
    before = t.state.to_bytes()
    with pytest.raises(UnknownAction):
        t.state.play(words)
    assert t.state.to_bytes() == before


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        *((f"factory-{n}", "GA-FAC-05") for n in range(1, 9)),
        ("factory-draw", "GA-FAC-15"),
        *((f"delivery-{v}", "GA-DEL-04") for v in ("barrow", "carriage", "motorcar", "engine")),
        *((f"order-{n}", "GA-ORD-06") for n in range(1, 5)),
        ("order-draw", "GA-ORD-12"),
        *((name, None) for name in ("mining-4", "mining-6", "mining-8", "mining-10")),
        *((name, None) for name in ("money-3", "money-4", "money-5", "money-6", "bank")),
    ],
)
def test_what_cannot_be_carried_out_cannot_be_chosen(name, clause):
    """GA-TURN-02, GA-A-05, GA-A-06: nothing to buy, to draw, to deliver or to take; mining, money
    and the Bank are always possible"""
    t = table()
    t.s.factory[:] = 0
    t.stack_tiles([])
    t.s.display[:] = 0
    t.stack_orders([])
    assert t.why(f"place {name}") == clause


# -- placing and ousting --------------------------------------------------------------------


@pytest.mark.parametrize("name", WORKER_SPACES)
def test_an_empty_space_takes_exactly_one_worker(name):
    """GA-TURN-03, GA-TURN-13"""
    t = able()
    n = space(name)
    assert workers_moved(t.play(f"place {name}")) == {
        "miner[0].workers": (13, 12),
        f"crew[{n}]": (0, 1),
        f"crew_seat[{n}]": (0, 1),
    }


@pytest.mark.parametrize("name", WORKER_SPACES)
@pytest.mark.parametrize(("owner", "standing"), [(1, 1), (3, 4)])
def test_who_stands_there_goes_to_the_canteen_and_one_more_worker_comes(name, owner, standing):
    """GA-TURN-04, GA-TURN-05, GA-TURN-12, GA-TURN-13: on all five kinds of spaces"""
    t = able()
    t.workers(name, seat=owner, count=standing)
    n = space(name)
    assert workers_moved(t.play(f"place {name}")) == {
        "miner[0].workers": (13, 13 - standing - 1),
        f"miner[{owner}].canteen": (0, standing),
        f"crew[{n}]": (standing, standing + 1),
        f"crew_seat[{n}]": (owner + 1, 1),
    }


@pytest.mark.parametrize("name", WORKER_SPACES)
@pytest.mark.parametrize("standing", [1, 3])
def test_ones_own_workers_are_ousted_at_the_same_price(name, standing):
    """GA-TURN-06, GA-TURN-04, GA-TURN-05"""
    t = able()
    t.workers(name, seat=0, count=standing)
    left = 13 - standing
    assert workers_moved(t.play(f"place {name}")) == {
        "miner[0].workers": (left, left - standing - 1),
        "miner[0].canteen": (0, standing),
        f"crew[{space(name)}]": (standing, standing + 1),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_ousts_every_other(seats):
    """GA-TURN-06: whoever comes, whoever stood there"""
    n = space("money-6")
    total = {2: 18, 3: 15, 4: 13}[seats]
    for seat in range(seats):
        for owner in {*range(seats)} - {seat}:
            t = table(seats)
            t.s.seat = seat
            t.workers("money-6", seat=owner, count=2)
            assert workers_moved(t.play("place money-6")) == {
                f"miner[{seat}].workers": (total, total - 3),
                f"miner[{owner}].canteen": (0, 2),
                f"crew[{n}]": (2, 3),
                f"crew_seat[{n}]": (owner + 1, seat + 1),
            }


@pytest.mark.parametrize("name", WORKER_SPACES)
@pytest.mark.parametrize("standing", [0, 1, 3])
def test_a_space_cannot_be_chosen_with_too_few_workers(name, standing):
    """GA-TURN-07, GA-TURN-12: with exactly one more than stand there it can"""
    t = able()
    if standing:
        t.workers(name, seat=1, count=standing)
    t.me.workers = standing
    assert t.why(f"place {name}") == "GA-TURN-07"
    t.me.workers = standing + 1
    assert t.why(f"place {name}") is None
    t.play(f"place {name}")
    assert t.s.miner[0].workers == 0


def test_only_workers_of_the_own_supply_count():
    """GA-TURN-05, GA-TURN-07: neither those in the Canteen nor in the Bank nor on the space"""
    t = table()
    t.workers("money-6", seat=0, count=2)
    t.me.workers, t.me.bank, t.me.canteen = 2, 5, 4
    for seat in (1, 2, 3):
        assert t.s.miner[seat].workers == 13
    assert t.why("place money-6") == "GA-TURN-07"


def test_a_refused_choice_changes_nothing():
    """GA-TURN-08, GA-TV-13: nobody has been ousted for it (why() compares every byte)"""
    t = table()
    t.workers("money-6", seat=2, count=4)
    t.me.workers = 4
    assert t.why("place money-6") == "GA-TURN-07"
    t.workers("factory-1", seat=2, count=1)
    t.me.money = 0
    assert t.why("place factory-1") == "GA-FAC-05"
    assert (t.s.miner[2].canteen, t.s.crew[space("money-6")], t.s.crew[space("factory-1")]) == (
        (0, 4, 1)
    )


def test_ousted_workers_stay_in_the_canteen_until_the_shift_ends():
    """GA-TURN-09, GA-A-46: turn after turn; then they return to their owner's supply"""
    t = table(seats=2)
    t.workers("money-6", seat=1, count=3)
    t.play("place money-6", "end")
    while t.s.shift == 1:
        assert t.s.miner[1].canteen == 3
        t.play("place bank")
        assert t.s.miner[1].canteen == 3
        t.play("end")
    for seat in (0, 1):
        assert (t.s.miner[seat].workers, t.s.miner[seat].canteen) == (18, 0)


def test_the_canteen_has_room_for_everybody():
    """GA-TURN-10: all colours, any number"""
    t = table(seats=3)
    for seat in (0, 1, 2):
        t.s.miner[seat].canteen = 9
        t.s.miner[seat].workers = 6
    t.workers("money-6", seat=1, count=5)
    t.play("place money-6")
    assert [t.s.miner[seat].canteen for seat in range(3)] == [9, 14, 9]
    assert t.sound()
    assert [p["canteen"] for p in t.state.view(2)["players"]] == [9, 14, 9]


@pytest.mark.parametrize("name", FIRST_QUESTION)
def test_workers_are_placed_before_the_action(name):
    """GA-TURN-11: when the action asks its first question they stand there already"""
    t = table()
    t.workers(name, seat=3, count=1)
    t.play(f"place {name}")
    assert t.phase == FIRST_QUESTION[name]
    at = t.state.view()["spaces"][name]
    assert (at["seat"], at["workers"]) == (0, 2)
    assert (t.s.miner[0].workers, t.s.miner[3].canteen) == (11, 1)


@pytest.mark.parametrize("standing", [0, 1, 4])
def test_everybody_sees_what_a_space_costs(standing):
    """GA-TURN-05"""
    t = table()
    if standing:
        t.workers("order-draw", seat=1, count=standing)
    for viewer in (None, 0, 1):
        at = t.state.view(viewer)["spaces"]["order-draw"]
        assert at["price"] == standing + 1
        assert at["seat"] == (1 if standing else None)


def test_a_space_is_ousted_again_and_again():
    """GA-TURN-04, GA-TURN-05: 1, 2, 3, 4 workers, whoever stood there last"""
    t = table(seats=2)
    n = space("money-4")
    for count in (1, 2, 3, 4):
        seat = t.state.seat
        t.play("place money-4", "end")
        assert (t.s.crew[n], t.s.crew_seat[n]) == (count, seat + 1)
    assert [t.s.miner[seat].workers for seat in (0, 1)] == [18 - 1 - 3, 18 - 2 - 4]
    assert [t.s.miner[seat].canteen for seat in (0, 1)] == [1 + 3, 2]


# -- the examples ---------------------------------------------------------------------------


def test_mike_goes_to_an_empty_space():
    """GA-TV-10, GA-TURN-03: money-4; 1 worker, 4 Marks, the Canteen unchanged"""
    t = table(seats=4)
    n = space("money-4")
    assert t.play("place money-4") == {
        "undoable": (0, 1),
        "phase": (phase("place"), phase("end")),
        "space": (0, n),
        f"crew[{n}]": (0, 1),
        f"crew_seat[{n}]": (0, 1),
        "miner[0].workers": (13, 12),
        "miner[0].money": (8, 12),
    }


@pytest.mark.parametrize(("seats", "workers", "marks"), [(3, 15, 9), (4, 13, 8)])
def test_mike_ousts_a_red_worker(seats, workers, marks):
    """GA-TV-11, GA-TURN-04, GA-TURN-05: money-5 with 1 red worker; 2 workers, 5 Marks"""
    t = table(seats)
    t.workers("money-5", seat=2, count=1)
    n = space("money-5")
    assert t.play("place money-5") == {
        "undoable": (0, 1),
        "phase": (phase("place"), phase("end")),
        "space": (0, n),
        f"crew[{n}]": (1, 2),
        f"crew_seat[{n}]": (3, 1),
        "miner[0].workers": (workers, workers - 2),
        "miner[0].money": (marks, marks + 5),
        "miner[2].canteen": (0, 1),
    }


def test_mike_ousts_his_own_workers():
    """GA-TV-12, GA-TURN-06: money-6 with 2 of his own; 3 workers, 6 Marks"""
    t = table(seats=4)
    t.workers("money-6", seat=0, count=2)
    n = space("money-6")
    assert t.play("place money-6") == {
        "undoable": (0, 1),
        "phase": (phase("place"), phase("end")),
        "space": (0, n),
        f"crew[{n}]": (2, 3),
        "miner[0].workers": (11, 8),
        "miner[0].canteen": (0, 2),
        "miner[0].money": (8, 14),
    }


def test_mike_has_too_few_workers():
    """GA-TV-13, GA-TURN-07, GA-TURN-08: money-6 with 2 of his own, 2 in his supply"""
    t = table(seats=4)
    t.workers("money-6", seat=0, count=2)
    t.me.workers = 2
    assert t.why("place money-6") == "GA-TURN-07"


def test_mike_has_just_enough_workers():
    """GA-TV-14, GA-TURN-07, GA-FLOW-06: then he is passed over for the rest of the shift"""
    t = table(seats=4)
    t.workers("money-6", seat=0, count=2)
    t.me.workers = 3
    t.play("place money-6", "end")
    assert t.s.miner[0].workers == 0
    order = []
    while t.s.shift == 1:
        order.append(t.state.seat)
        t.play("place bank", "end")
    assert order == [1, 2, 3] * 13


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_one_worker_and_all_spaces_occupied_there_is_only_the_bank(seats):
    """GA-TV-16, GA-TURN-07, GA-BANK-05"""
    t = able(seats)
    for name in WORKER_SPACES:
        if name not in LOCKED[seats]:
            t.s.crew[space(name)] = 1
            t.s.crew_seat[space(name)] = 2
    t.me.workers = 1
    assert t.legal() == {"place bank"}


def test_a_space_holds_workers_of_one_player():
    """GA-TV-19, GA-TURN-04: three players one after the other, and always only the last one's"""
    t = table(seats=3)
    for turn in range(3):
        seat = t.state.seat
        t.play("place money-6")
        at = t.state.view()["spaces"]["money-6"]
        assert (at["seat"], at["workers"]) == (seat, turn + 1)
        t.play("end")


@pytest.mark.parametrize("coal", COAL)
def test_an_ousting_does_not_change_what_the_action_does(coal):
    """GA-TURN-11, GA-TURN-12: a tile costs and brings the same, however many stood there"""
    effects = []
    for standing in (0, 3):
        t = table()
        t.me.money = 20
        t.s.factory[4] = tile(f"light-{coal}-1")
        if standing:
            t.workers("factory-5", seat=1, count=standing)
        changes = t.play("place factory-5")
        effects.append({p: c for p, c in changes.items() if p not in workers_moved(changes)})
    assert effects[0] == effects[1]
