"""GA-MON: money spaces, and whose money everybody sees."""

import pytest

from games.glueckauf.table import space, table
from glueck.games.glueckauf.position import PHASE

SPACES = [("money-3", 3), ("money-4", 4), ("money-5", 5), ("money-6", 6)]
AMOUNTS = [
    *((4, name, marks) for name, marks in SPACES),
    *((3, name, marks) for name, marks in SPACES[1:]),
    *((2, name, marks) for name, marks in (("money-4", 4), ("money-6", 6))),
]
WORKERS = {2: 18, 3: 15, 4: 13}
START = {2: 10, 3: 9, 4: 8}


@pytest.mark.parametrize(("seats", "name", "marks"), AMOUNTS)
def test_a_money_space_pays_what_it_states(seats, name, marks):
    """GA-MON-01: at once, and nothing else changes"""
    t = table(seats)
    t.s.seat = 1
    n = space(name)
    assert t.play(f"place {name}") == {
        "undoable": (0, 1),
        "phase": (PHASE.index("place"), PHASE.index("end")),
        "space": (0, n),
        f"crew[{n}]": (0, 1),
        f"crew_seat[{n}]": (0, 2),
        "miner[1].workers": (WORKERS[seats], WORKERS[seats] - 1),
        "miner[1].money": (START[seats], START[seats] + marks),
    }


@pytest.mark.parametrize(("seats", "marks"), [(3, 9), (4, 8)])
def test_mike_takes_five_marks(seats, marks):
    """GA-TV-66, GA-MON-01: money-5 with 3 or 4 players, paid at once, not only at END"""
    t = table(seats)
    assert t.play("place money-5")["miner[0].money"] == (marks, marks + 5)
    assert "miner[0].money" not in t.play("end")


def test_mike_takes_four_marks_from_an_empty_space():
    """GA-TV-10, GA-MON-01"""
    assert table().play("place money-4")["miner[0].money"] == (8, 12)


def test_mike_takes_five_marks_where_a_red_worker_stood():
    """GA-TV-11, GA-MON-02"""
    t = table(seats=3)
    t.workers("money-5", seat=1, count=1)
    assert t.play("place money-5")["miner[0].money"] == (9, 14)


def test_mike_takes_six_marks_where_his_own_workers_stood():
    """GA-TV-12, GA-MON-02"""
    t = table()
    t.workers("money-6", seat=0, count=2)
    assert t.play("place money-6")["miner[0].money"] == (8, 14)


@pytest.mark.parametrize(("name", "marks"), SPACES)
@pytest.mark.parametrize("standing", [0, 1, 2, 5])
def test_the_number_of_workers_does_not_change_the_amount(name, marks, standing):
    """GA-MON-02"""
    t = table()
    if standing:
        t.workers(name, seat=3, count=standing)
    assert t.play(f"place {name}")["miner[0].money"] == (8, 8 + marks)


@pytest.mark.parametrize("visibility", ["owner", "all"])
def test_nobody_can_hide_money(visibility):
    """GA-MON-03: everybody, and every spectator, sees everybody's total"""
    t = table(seats=4, delivered_visibility=visibility)
    for seat, marks in enumerate((0, 7, 23, 1000)):
        t.s.miner[seat].money = marks
    for viewer in (None, 0, 1, 2, 3):
        assert [p["money"] for p in t.state.view(viewer)["players"]] == [0, 7, 23, 1000]
        assert t.state.seen(viewer)[0].miner["money"].tolist() == [0, 7, 23, 1000]


def test_the_supply_of_money_never_runs_out():
    """GA-MON-04: everybody takes six Marks, over and over, from whatever was taken before"""
    t = table(seats=4)
    for seat in range(4):
        t.s.miner[seat].money = 20_000
    for n in range(8):
        seat = t.state.seat
        before = 20_000 + 6 * (n // 4)
        assert t.play("place money-6")[f"miner[{seat}].money"] == (before, before + 6)
        t.play("end")
        t.s.crew[:] = 0
        t.s.crew_seat[:] = 0


@pytest.mark.parametrize("name", [name for name, _ in SPACES])
def test_money_may_always_be_taken(name):
    """GA-MON-04, GA-TURN-02: however rich one is"""
    t = table()
    t.me.money = 30_000
    assert t.why(f"place {name}") is None
