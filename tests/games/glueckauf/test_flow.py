"""GA-FLOW: turns, shifts, the end of both, and what can be taken back."""

import random

import pytest

from games.glueckauf.table import GAME, Table, drafting, space, table, tile
from glueck.engine.errors import IllegalAction, NothingToUndo, OptionError
from glueck.engine.state import State
from glueck.games.glueckauf.position import OUTSTANDING, PHASE

WORKERS = {2: 18, 3: 15, 4: 13}
SEATS_AND_STARTERS = [(n, starter) for n in (2, 3, 4) for starter in range(n)]


def settled(t: Table) -> Table:
    """The same position as a beginning: what was arranged before cannot be undone, but stays."""
    return Table(State(GAME, t.state.to_bytes(), options=t.state.options))


def supplies(t: Table, *workers: int) -> None:
    """So many workers are left in the supplies of seats 0, 1, …; the others are in the Bank."""
    for seat, left in enumerate(workers):
        me = t.s.miner[seat]
        me.bank += me.workers - left
        me.workers = left


def phase(name: str) -> int:
    return PHASE.index(name)


# -- three shifts ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_exactly_three_shifts(seats):
    """GA-FLOW-01, GA-FLOW-09: each of as many turns as there are workers, if all go singly"""
    t = table(seats)
    turns = {1: 0, 2: 0, 3: 0}
    while not t.state.over:
        turns[int(t.s.shift)] += 1
        t.play("place bank")
        t.play("end")
    assert turns == dict.fromkeys((1, 2, 3), seats * WORKERS[seats])
    assert (t.phase, t.s.shift) == ("over", 3)


def test_when_the_game_is_over_nothing_can_be_done():
    """GA-FLOW-01, GA-FLOW-09"""
    t = table(seats=2)
    t.s.shift = 3
    supplies(t, 1, 0)
    t.play("place bank", "end")
    assert t.state.over
    assert t.legal() == set()
    for words in ("end", "place bank", "place money-4", "take 1", "stop", "fill none"):
        assert t.why(words) == "GA-END-01"
    assert t.state.view()["turn"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("shift", [1, 2])
def test_after_the_first_and_second_shift_the_workers_return(seats, shift):
    """GA-FLOW-09: and the next shift begins"""
    t = table(seats)
    t.s.shift = shift
    supplies(t, *([1] + [0] * (seats - 1)))
    changed = t.play("place bank", "end")
    assert changed["shift"] == (shift, shift + 1)
    assert (t.phase, t.state.over) == ("place", False)
    for seat in range(seats):
        me = t.s.miner[seat]
        assert (me.workers, me.bank, me.canteen) == (WORKERS[seats], 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_third_shift_the_game_ends(seats):
    """GA-FLOW-09: no workers return, there is no fourth shift"""
    t = table(seats)
    t.s.shift = 3
    supplies(t, *([1] + [0] * (seats - 1)))
    changed = t.play("place bank", "end")
    assert changed["over"] == (0, 1)
    assert changed["phase"] == (phase("place"), phase("over"))
    assert "shift" not in changed
    assert "starter" not in changed
    assert [t.s.miner[seat].workers for seat in range(seats)] == [0] * seats
    assert t.s.miner[0].bank == WORKERS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_the_most_points_at_the_very_end_wins(seats):
    """GA-FLOW-10: not before, and not by what was counted earlier"""
    t = table(seats)
    t.s.shift = 3
    supplies(t, *([1] + [0] * (seats - 1)))
    for seat in range(seats):
        t.s.miner[seat].points = 50 + seat
    assert t.state.winners == []
    t.play("place bank", "end")
    assert t.state.winners == [seats - 1]
    assert t.state.places == list(range(seats, 0, -1))


def test_the_final_evaluation_decides_the_winner():
    """GA-FLOW-10: who led before it may lose"""
    t = table(seats=2)
    t.s.shift = 3
    supplies(t, 1, 0)
    t.s.miner[0].points, t.s.miner[0].money = 51, 0
    t.s.miner[1].points, t.s.miner[1].money = 50, 10
    t.play("place bank", "end")
    assert t.state.winners == [1]


# -- whose turn -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "starter"), SEATS_AND_STARTERS)
def test_the_starting_player_begins_and_turns_pass_clockwise(seats, starter):
    """GA-FLOW-02, GA-FLOW-05"""
    t = table(seats, starter=starter)
    order = []
    for _ in range(2 * seats):
        order.append(t.state.seat)
        t.play("place bank", "end")
    assert order == [(starter + i) % seats for i in range(2 * seats)]


@pytest.mark.parametrize(("seats", "starter"), SEATS_AND_STARTERS)
def test_each_shift_begins_with_its_starting_player(seats, starter):
    """GA-FLOW-02: nobody in the factory, so the left-hand neighbour is next to start"""
    t = table(seats, starter=starter)
    begins = [t.state.seat]
    while not t.state.over:
        shift = t.s.shift
        t.play("place bank", "end")
        if t.s.shift != shift:
            assert t.state.seat == t.s.starter
            begins.append(t.state.seat)
    assert begins == [starter, (starter + 1) % seats, (starter + 2) % seats]


def test_only_the_player_on_turn_can_act():
    """GA-FLOW-02: others are told to wait, and nothing changes"""
    t = table(seats=3, starter=1)
    before = t.state.to_bytes()
    for seat in (0, 2):
        assert t.state.legal(seat) == []
        assert t.state.why_not("place bank", seat).clause == "GA-FLOW-02"
        with pytest.raises(IllegalAction) as refusal:
            t.state.play("place bank", seat)
        assert refusal.value.clause == "GA-FLOW-02"
    for seat in (-1, 3, True, "1"):
        with pytest.raises(OptionError):
            t.state.play("place bank", seat)
    assert t.state.to_bytes() == before
    assert t.state.why_not("place bank", 1) is None
    t.state.play("place bank", 1)


def test_end_passes_the_turn_and_changes_nothing_else():
    """GA-FLOW-05, GA-FLOW-11: after an action that leaves nothing to refill"""
    t = table(seats=3, starter=1)
    t.play("place money-4")
    assert t.play("end") == {
        "seat": (1, 2),
        "undoable": (1, 0),
        "phase": (phase("end"), phase("place")),
        "space": (space("money-4"), 0),
    }


@pytest.mark.parametrize(
    ("workers", "seat", "then"),
    [
        ((1, 1, 1, 1), 0, 1),
        ((1, 0, 1, 1), 0, 2),
        ((1, 0, 0, 1), 0, 3),
        ((2, 0, 0, 0), 0, 0),
        ((1, 1, 0, 0), 1, 0),
        ((1, 1, 1, 2), 3, 0),
        ((0, 1, 1, 2), 3, 1),
        ((0, 0, 1, 2), 3, 2),
        ((0, 0, 1, 1), 2, 3),
    ],
)
def test_players_without_workers_are_passed_over(workers, seat, then):
    """GA-FLOW-05, GA-FLOW-06"""
    t = table(seats=4, starter=seat)
    supplies(t, *workers)
    t.play("place bank", "end")
    assert (t.state.seat, t.s.shift) == (then, 1)


def test_the_last_player_with_workers_takes_turn_after_turn():
    """GA-TV-17, GA-FLOW-06, GA-FLOW-07: 3 players with 0, 2 and 0 workers, then the scoring"""
    t = table(seats=3, starter=1)
    supplies(t, 0, 2, 0)
    t.play("place bank", "end")
    assert (t.state.seat, t.s.shift, t.s.miner[1].workers) == (1, 1, 1)
    t.play("place money-4")
    assert t.play("end")["shift"] == (1, 2)


def test_one_player_may_use_up_many_workers_alone():
    """GA-FLOW-07"""
    t = table(seats=2)
    supplies(t, 18, 0)
    for left in range(17, 0, -1):
        assert t.state.seat == 0
        t.play("place bank", "end")
        assert t.s.miner[0].workers == left
    assert t.play("place bank", "end")["shift"] == (1, 2)


def test_who_has_used_his_last_workers_has_no_further_turn_in_the_shift():
    """GA-FLOW-06, GA-TV-14: ousted workers do not bring him back (GA-A-46)"""
    t = table(seats=2)
    supplies(t, 3, 7)
    t.workers("money-6", seat=1, count=2)
    t.play("place money-6", "end")  # three workers against two: seat 0 has none left
    assert (t.state.seat, t.s.miner[0].workers, t.s.miner[1].canteen) == (1, 0, 2)
    t.play("place money-6", "end")  # four against three
    assert (t.state.seat, t.s.miner[0].workers, t.s.miner[0].canteen) == (1, 0, 3)
    assert "shift" not in t.play("place money-4")
    assert t.play("end")["shift"] == (1, 2)


def test_a_turn_is_exactly_one_action():
    """GA-FLOW-03: one space, then nothing but END"""
    t = table()
    t.play("place bank")
    for words in ("place bank", "place money-4", "place factory-1", "place mining-10"):
        assert t.why(words) == "GA-FLOW-11"
    assert t.legal() == {"end"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_may_pass(seats):
    """GA-FLOW-04: a turn does not end before workers were placed, be it the last one"""
    t = table(seats)
    for words in ("end", "stop", "buy none", "keep none", "fill none"):
        assert t.why(words) == "GA-FLOW-03"
    t.me.workers, t.me.bank = 1, t.me.workers - 1
    assert t.why("end") == "GA-FLOW-03"
    assert all(words.startswith("place ") for words in t.legal())


# -- the end of a shift ---------------------------------------------------------------------


def test_the_shift_ends_after_the_turn_of_the_last_worker():
    """GA-TV-18, GA-FLOW-08, GA-FLOW-11: the Mark has been paid, the scoring comes with END"""
    t = table(seats=4)
    supplies(t, 1, 0, 0, 0)
    t.delivered(1, seat=2)  # one yellow spot: 2 VP for the majority
    assert t.play("place bank") == {
        "undoable": (0, 1),
        "phase": (phase("place"), phase("end")),
        "space": (0, space("bank")),
        "miner[0].workers": (1, 0),
        "miner[0].bank": (12, 13),
        "miner[0].money": (8, 9),
    }
    changed = t.play("end")
    assert changed["shift"] == (1, 2)
    assert changed["miner[2].points"] == (0, 2)
    assert "miner[0].money" not in changed


def test_the_last_action_is_performed_completely_before_the_shift_ends():
    """GA-FLOW-08: a delivery with the last worker counts in the scoring"""
    t = table(seats=3)
    supplies(t, 1, 0, 0)
    t.order(5, filled=["black"])
    assert t.play("place delivery-barrow")["miner[0].points"] == (0, 5)
    assert t.s.shift == 1
    changed = t.play("end")
    assert changed["miner[0].points"] == (5, 10)  # the only black spot: 5 VP
    assert changed["shift"] == (1, 2)


def test_mining_with_the_last_worker_goes_on_until_its_end():
    """GA-FLOW-08, GA-FLOW-11"""
    t = table(seats=3)
    supplies(t, 1, 0, 0)
    t.play("place mining-6", "ride black", "load black")
    assert (t.s.shift, t.phase) == (1, "mine")
    t.play("stop")
    assert (t.s.shift, t.phase) == (1, "end")
    assert t.play("end")["shift"] == (1, 2)


def test_the_shift_goes_on_while_anybody_has_a_worker():
    """GA-FLOW-08"""
    for seat in (1, 2, 3):
        t = table(seats=4)
        supplies(t, *(1 if s in (0, seat) else 0 for s in range(4)))
        assert "shift" not in t.play("place bank", "end")
        assert t.state.seat == seat
        assert t.play("place bank", "end")["shift"] == (1, 2)


def test_the_last_space_of_a_shift_is_refilled_too():
    """GA-FLOW-11, GA-A-53"""
    t = table(seats=3)
    supplies(t, 1, 0, 0)
    top = t.order_stack()[0]
    t.play("place order-2")
    changed = t.play("end")
    assert changed["display[1]"] == (0, top)
    assert changed["shift"] == (1, 2)


# -- END ------------------------------------------------------------------------------------


def shortage() -> Table:
    """Seat 0 can buy light-gray-2 on factory-1 and there is no gray coal."""
    t = table()
    t.s.factory[0] = tile("light-gray-2")
    t.me.money = 8
    t.s.supply[2] = 0
    return t


def surface() -> Table:
    """Seat 0 has order 5 (one black spot) and a yellow and a brown cube in the cage."""
    t = table()
    t.order(5)
    t.cubes(cage=["yellow", "brown"])
    return t


UNFINISHED = {
    "draft": (drafting, []),
    "place": (table, []),
    "fill": (shortage, ["place factory-1"]),
    "buy": (table, ["place factory-draw"]),
    "keep": (table, ["place order-draw"]),
    "return": (table, ["place factory-draw", "buy none"]),
    "next-tile": (table, ["place factory-draw", "buy none", "return top"]),
    "next-order": (table, ["place order-draw", "keep none", "return bottom"]),
    "mine": (table, ["place mining-4", "ride black"]),
    "pair": (surface, ["place mining-4", "pair black on 5"]),
}


@pytest.mark.parametrize("name", UNFINISHED)
def test_a_turn_cannot_end_before_its_action_is_finished(name):
    """GA-FLOW-11"""
    position, words = UNFINISHED[name]
    t = position()
    for text in words:
        t.state.play(text)
    assert t.phase == name
    assert "end" not in t.legal()
    assert t.why("end") is not None


FINISHED = {
    "bank": (table, ["place bank"]),
    "money": (table, ["place money-6"]),
    "order": (table, ["place order-1"]),
    "fill": (shortage, ["place factory-1", "fill none", "fill none"]),
    "draw": (table, ["place order-draw", "keep none", "return top", *(["*"] * 4)]),
    "stop": (table, ["place mining-4", "ride black", "stop"]),
    "steps": (table, ["place mining-4", "ride black", "load black", "ride gray", "load gray"]),
    "pair": (
        surface,
        [
            "place mining-4",
            "pair black on 5",
            "use brown from cage",
            "use yellow from cage",
            "stop",
        ],
    ),
}


@pytest.mark.parametrize("name", FINISHED)
def test_when_the_action_is_finished_end_is_all_there_is(name):
    """GA-FLOW-11: legal as soon as it is finished, and then nothing else"""
    position, words = FINISHED[name]
    t = position()
    for text in words:
        assert "end" not in t.legal()
        t.state.play(t.state.legal()[0] if text == "*" else text)
    assert t.phase == "end"
    assert t.legal() == {"end"}
    for other in ("place bank", "stop", "ride surface", "fill none", "return top", "buy none"):
        assert t.why(other) == "GA-FLOW-11"


def test_nothing_is_refilled_before_end():
    """GA-FLOW-11: neither a tile nor a card comes to light earlier"""
    t = table()
    t.play("place factory-1")
    assert (t.s.factory[0], t.s.tiles.count) == (0, 40)
    t.play("end")
    assert (t.s.factory[0] > 0, t.s.tiles.count) == (True, 39)
    t.play("place order-3")
    assert (t.s.display[2], t.s.orders.count) == (0, 28)
    t.play("end")
    assert (t.s.display[2] > 0, t.s.orders.count) == (True, 27)


def test_the_player_does_not_change_before_end():
    """GA-FLOW-05, GA-FLOW-11"""
    t = table()
    assert "seat" not in t.play("place money-6")
    assert t.state.seat == 0
    assert t.play("end")["seat"] == (0, 1)


# -- taking back ----------------------------------------------------------------------------


def assert_nothing_to_undo(t: Table) -> None:
    before, past = t.state.to_bytes(), t.state.actions
    assert t.state.undoable == 0
    assert t.state.view(t.state.seat)["undoable"] == 0
    with pytest.raises(NothingToUndo):
        t.state.undo()
    assert (t.state.to_bytes(), t.state.actions) == (before, past)


def assert_undone_one_by_one(t: Table, *words: str) -> None:
    """Each of the words can be played and then taken back, in reverse, to the very byte."""
    before = []
    for count, text in enumerate(words, start=1):
        before.append(t.state.to_bytes())
        t.play(text)
        assert t.state.undoable == count
    for text in reversed(words):
        assert t.state.undo() == text
        assert t.state.to_bytes() == before.pop()
    assert_nothing_to_undo(t)


@pytest.mark.parametrize(
    "words",
    [
        ["place bank"],
        ["place money-6"],
        ["place factory-1"],
        ["place order-1"],
        ["place mining-4"],
        ["place mining-4", "stop"],
        ["place mining-4", "ride black", "load black", "ride surface", "stop"],
        ["place mining-6", "ride gray", "ride black", "load black", "ride gray", "load gray"],
    ],
)
def test_the_actions_of_a_turn_can_be_taken_back_one_by_one(words):
    """GA-FLOW-12"""
    assert_undone_one_by_one(table(), *words)


def test_a_pair_can_be_taken_back_cube_by_cube():
    """GA-FLOW-12, GA-MINE-13: the only way to cancel it"""
    words = ["place mining-4", "pair black on 5", "use brown from cage", "use yellow from cage"]
    assert_undone_one_by_one(settled(surface()), *words, "ride gray", "stop")


def test_a_delivery_can_be_taken_back():
    """GA-FLOW-12"""
    t = table()
    t.order(5, filled=["black"])
    assert_undone_one_by_one(settled(t), "place delivery-barrow")


def test_filling_in_a_shortage_can_be_taken_back():
    """GA-FLOW-12: a purchase from the factory spaces reveals nothing before END"""
    assert_undone_one_by_one(settled(shortage()), "place factory-1", "fill yellow", "fill none")


def test_an_ousting_can_be_taken_back():
    """GA-FLOW-12: the ousted come back from the Canteen"""
    t = table()
    t.workers("money-6", seat=2, count=3)
    assert_undone_one_by_one(settled(t), "place money-6")


def test_after_taking_back_one_may_do_something_else():
    """GA-FLOW-12"""
    t = table()
    t.play("place mining-8", "ride black")
    t.state.undo()
    t.play("ride gray")
    t.state.undo()
    t.state.undo()
    t.play("place money-5", "end")
    assert t.state.actions == ["place money-5", "end"]
    assert (t.s.miner[0].money, t.s.miner[0].level, t.state.seat) == (13, 0, 1)


@pytest.mark.parametrize("words", ["place bank", "place order-1", "place mining-10"])
def test_after_end_nothing_can_be_taken_back(words):
    """GA-FLOW-12: the turn is over, whatever it was"""
    t = table()
    t.play(words)
    if words == "place mining-10":
        t.play("ride gray", "stop")
    t.play("end")
    assert_nothing_to_undo(t)


def test_undo_reaches_back_to_the_beginning_of_the_turn_only():
    """GA-FLOW-12: not into the turn before"""
    t = table()
    t.play("place money-6", "end")
    assert_undone_one_by_one(t, "place mining-4", "ride black")


def test_nothing_can_be_taken_back_after_the_end_of_a_shift_or_the_game():
    """GA-FLOW-12"""
    for shift in (1, 3):
        t = table(seats=2)
        t.s.shift = shift
        supplies(t, 1, 0)
        t = settled(t)
        t.play("place bank")
        assert t.state.undoable == 1
        t.play("end")
        assert_nothing_to_undo(t)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_cannot_be_taken_back(seats):
    """GA-FLOW-12: no pick, not even the last"""
    t = drafting(seats)
    assert_nothing_to_undo(t)
    while t.phase == "draft":
        t.state.play(t.state.legal()[0])
        assert_nothing_to_undo(t)
    t.play("place bank")
    t.state.undo()
    assert_nothing_to_undo(t)


@pytest.mark.parametrize("name", ["factory-draw", "order-draw"])
def test_no_undo_past_a_look_at_five(name):
    """GA-FLOW-12"""
    t = table()
    t.play(f"place {name}")
    assert_nothing_to_undo(t)


@pytest.mark.parametrize(
    ("name", "choose"), [("factory-draw", "buy"), ("order-draw", "keep")], ids=["tile", "order"]
)
@pytest.mark.parametrize("number", [0, 1], ids=["none", "one"])
def test_no_undo_past_keeping_or_declining(name, choose, number):
    """GA-FLOW-12: everybody saw it; what comes after may be taken back up to there"""
    t = table()
    t.me.money = 8
    t = settled(t)
    t.play(f"place {name}")
    t.play(sorted(t.legal(choose), key=lambda words: "none" not in words)[number])
    assert t.phase == "return"
    assert_nothing_to_undo(t)
    while t.phase != "end":
        t.play(sorted(t.legal())[0])
    words = t.state.actions[2:]
    assert len(words) == (5 if number == 0 else 4)
    for _ in words:
        t.state.undo()
    assert t.phase == "return"
    assert_undone_one_by_one(t, *words)


def test_filling_a_drawn_tile_can_be_taken_back_but_not_its_purchase():
    """GA-FLOW-12, GA-FAC-21, GA-FAC-23"""
    t = table()
    t.stack_tiles(["light-gray-2", "dark-gray-1", "dark-gray-2"])
    t.me.money = 6
    t.s.supply[2] = 0
    t = settled(t)
    t.play("place factory-draw", "buy light-gray-2")
    assert t.phase == "fill"
    assert_undone_one_by_one(t, "fill black", "fill none", "next dark-gray-2")


def test_when_the_draw_ends_with_the_choice_nothing_can_be_taken_back():
    """GA-FLOW-12, GA-TV-27: the only tile, kept"""
    t = table()
    t.stack_tiles(["dark-yellow-1"])
    t = settled(t)
    t.play("place factory-draw", "buy dark-yellow-1")
    assert t.phase == "end"
    assert_nothing_to_undo(t)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_through_a_whole_game_undo_restores_every_position(seats):
    """GA-FLOW-12: whatever the game says can be taken back leads to where one came from"""
    luck = random.Random(seats)
    t = drafting(seats, seed=seats)
    past = [t.state.to_bytes()]
    for _ in range(150):
        words = luck.choice(t.state.legal())
        t.state.play(words)
        past.append(t.state.to_bytes())
        if t.state.undoable and luck.random() < 0.1:
            assert t.state.undo() == words
            past.pop()
            assert t.state.to_bytes() == past[-1]


def test_a_drafted_card_is_never_given_back():
    """GA-FLOW-12, GA-SETUP-23: an undo in the first turn stops before the draft"""
    t = drafting(seats=2)
    while t.phase == "draft":
        t.state.play(t.state.legal()[0])
    t.play("place money-4")
    t.state.undo()
    assert [int((t.s.place == OUTSTANDING + seat).sum()) for seat in (0, 1)] == [3, 3]
    assert_nothing_to_undo(t)
