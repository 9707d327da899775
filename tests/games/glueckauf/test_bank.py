"""GA-BANK: one worker, one Mark, always."""

import pytest

from games.glueckauf.table import SPACE, space, table
from glueck.games.glueckauf.position import PHASE

WORKERS = {2: 18, 3: 15, 4: 13}
MARKS = {2: 10, 3: 9, 4: 8}
BANKED = {
    "undoable": (0, 1),
    "phase": (PHASE.index("place"), PHASE.index("end")),
    "space": (0, space("bank")),
}


@pytest.mark.parametrize(("seats", "seat"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_the_bank_takes_exactly_one_worker_for_exactly_one_mark(seats, seat):
    """GA-BANK-01, GA-BANK-02: nothing else changes"""
    t = table(seats)
    t.s.seat = seat
    assert t.play("place bank") == BANKED | {
        f"miner[{seat}].workers": (WORKERS[seats], WORKERS[seats] - 1),
        f"miner[{seat}].bank": (0, 1),
        f"miner[{seat}].money": (MARKS[seats], MARKS[seats] + 1),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_cannot_use_a_space_goes_to_the_bank(seats):
    """GA-BANK-01, GA-BANK-05: no money, no coal, no card, every space occupied, one worker"""
    t = table(seats)
    t.s.factory[:] = 0
    t.stack_tiles([])
    t.s.display[:] = 0
    t.stack_orders([])
    t.me.money = 0
    t.me.workers = 1
    for n in range(1, len(SPACE)):
        t.s.crew[n], t.s.crew_seat[n] = 3, 2
    assert t.legal() == {"place bank"}
    changed = t.play("place bank")
    assert changed["miner[0].money"] == (0, 1)
    assert changed["miner[0].workers"] == (1, 0)


def test_seven_workers_stand_in_the_bank():
    """GA-TV-15, GA-BANK-03: it still costs 1 worker and pays 1 Mark; 8 stand there, none ousted"""
    t = table(seats=4)
    for seat, count in ((1, 4), (2, 2), (3, 1)):
        t.s.miner[seat].bank = count
        t.s.miner[seat].workers -= count
    assert t.play("place bank") == BANKED | {
        "miner[0].workers": (13, 12),
        "miner[0].bank": (0, 1),
        "miner[0].money": (8, 9),
    }
    assert sum(p["bank"] for p in t.state.view()["players"]) == 8
    assert sum(p["canteen"] for p in t.state.view()["players"]) == 0


def test_the_bank_takes_any_number_of_ones_own_workers():
    """GA-BANK-03: the thirteenth costs what the first did"""
    t = table(seats=4)
    for seat in (1, 2, 3):
        t.s.miner[seat].bank, t.s.miner[seat].workers = 13, 0
    for count in range(13):
        assert t.play("place bank") == BANKED | {
            "miner[0].workers": (13 - count, 12 - count),
            "miner[0].bank": (count, count + 1),
            "miner[0].money": (8 + count, 9 + count),
        }
        t.play("end")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bank_may_be_chosen_though_other_spaces_are_free(seats):
    """GA-BANK-04, GA-A-45"""
    t = table(seats)
    assert t.legal("place money") != set()
    assert t.why("place bank") is None


@pytest.mark.parametrize("workers", [1, 2, 3, 13])
def test_whoever_has_a_worker_can_act(workers):
    """GA-BANK-05"""
    t = table(seats=4)
    t.me.workers = workers
    t.me.money = 0
    for n in range(1, len(SPACE)):
        t.s.crew[n], t.s.crew_seat[n] = 13, 2
    assert t.legal() == {"place bank"}


def test_without_a_worker_even_the_bank_is_closed():
    """GA-BANK-01, GA-TURN-07: there is nobody to send"""
    t = table(seats=4)
    t.me.workers = 0
    assert t.why("place bank") == "GA-TURN-07"


def test_banked_workers_stay_until_the_shift_ends():
    """GA-BANK-03, GA-TURN-12: the Bank is exempt from ousting"""
    t = table(seats=2)
    n = space("bank")
    for turn in range(36):
        banked = [int(t.s.miner[seat].bank) for seat in (0, 1)]
        assert banked == [(turn + 1) // 2, turn // 2]
        assert [int(t.s.miner[seat].canteen) for seat in (0, 1)] == [0, 0]
        assert (t.s.crew[n], t.s.crew_seat[n]) == (0, 0)
        t.play("place bank", "end")
    assert (t.s.shift, t.s.miner[0].bank, t.s.miner[1].bank) == (2, 0, 0)
