"""The points explained: where each came from, and what everybody would have if it ended now."""

from random import Random
from typing import Any

import pytest

from games.glueckauf.last_turn import LAST_ACTION, bare, last_turn
from games.glueckauf.table import COAL, GAME
from glueck.engine.state import State
from glueck.games.glueckauf.position import PHASE

BANK = 27  # the number of the space


# -- arranging -----------------------------------------------------------------------------


def lively(random: Random, state: State) -> str:
    """A random action, but rather one that leads to deliveries."""
    legal = state.legal()
    for verb, chance in (
        ("place delivery", 0.9),
        ("put", 0.9),
        ("fetch", 0.9),
        ("place mining", 0.5),
    ):
        wanted = [words for words in legal if words.startswith(verb)]
        if wanted and random.random() < chance:
            return random.choice(wanted)
    if len(legal) > 1 and legal[-1] == "stop":
        legal.pop()
    return random.choice(legal)


def ended(state: State, shift: int) -> State:
    """This position at the end of the last turn of a shift, and that turn ended."""
    twin = GAME.from_bytes(state.to_bytes())
    s = twin.array[0]
    for miner in s.miner[: s.seats]:
        miner.bank += miner.workers
        miner.workers = 0
    s.space = s.space or BANK
    s.phase = PHASE.index("end")
    s.steps = 0
    s.shift = shift
    twin = GAME.from_bytes(twin.to_bytes())
    twin.play("end")
    return twin


# -- single entries ------------------------------------------------------------------------


def test_a_delivery_is_explained_card_by_card():
    """GA-DEL-05"""
    t = bare(3)
    t.order(31, filled=["black", "black"])  # 9 VP
    t.order(32, filled=["yellow", "brown", "gray", "black"])  # 10 VP
    t.order(26, filled=["yellow"])  # incomplete
    t.order(8, filled=["gray", "gray"])  # another vehicle
    t.order(27, 1, filled=["gray"])  # somebody else's
    t = t.rebased()
    t.play("place bank", "end", "place bank", "end", "place bank", "end")
    t.play("place delivery-carriage")
    expected = [
        {"seat": 0, "points": 9, "why": "delivery", "card": 31},
        {"seat": 0, "points": 10, "why": "delivery", "card": 32},
    ]
    assert t.state.points() == [{"number": 6, **entry} for entry in expected]
    for viewer in (None, 0, 1, 2):
        log = t.state.log(viewer)
        assert log[6]["points"] == expected
        assert [entry["points"] for entry in log[:6]] == [[]] * 6
    t.play("end")
    assert t.state.log()[7]["points"] == []
    assert t.state.scores == [19, 0, 0]


@pytest.mark.parametrize(
    ("space", "card", "coal", "points"),
    [
        ("barrow", 5, "black", 5), ("carriage", 27, "gray", 4), ("motorcar", 14, "brown", 3),
        ("engine", 34, "yellow", 2),
    ],
)  # fmt: skip
def test_deliveries_for_every_vehicle_are_explained(space, card, coal, points):
    """GA-DEL-05"""
    t = bare(2)
    t.order(card, filled=[coal])
    t = t.rebased()
    t.play(f"place delivery-{space}")
    assert t.state.points() == [
        {"number": 0, "seat": 0, "points": points, "why": "delivery", "card": card}
    ]


def test_majorities_are_explained_element_by_element_with_everybodys_counts():
    """GA-SCORE-01, GA-SCORE-02, GA-SCORE-03, GA-SCORE-04, GA-SHIFT-03, GA-TV-73"""
    t = bare(3)
    for seat, cards in enumerate([(7, 23), (10, 28), (8, 31, 32)]):
        for card in cards:
            t.delivered(card, seat)
    t = last_turn(t, shift=1)
    t.play(*LAST_ACTION)

    def entry(seat: int, points: int, element: str, counts: list[int]) -> dict[str, Any]:
        return {
            "number": 2, "seat": seat, "points": points, "why": "majority", "shift": 1,
            "element": element, "counts": counts,
        }  # fmt: skip

    assert t.state.points() == [
        entry(0, 2, "yellow-spots", [1, 0, 1]),
        entry(2, 2, "yellow-spots", [1, 0, 1]),
        entry(0, 3, "brown-spots", [3, 0, 1]),
        entry(2, 1, "brown-spots", [3, 0, 1]),
        entry(1, 4, "gray-spots", [0, 3, 3]),
        entry(2, 4, "gray-spots", [0, 3, 3]),
        entry(1, 2, "black-spots", [0, 1, 3]),
        entry(2, 5, "black-spots", [0, 1, 3]),
    ]


def test_majorities_name_the_shift_they_belong_to():
    """GA-SHIFT-01"""
    for shift in (1, 2, 3):
        t = bare(2)
        t.delivered(1, 0)
        t = last_turn(t, shift)
        t.play(*LAST_ACTION)
        majorities = [e for e in t.state.points() if e["why"] == "majority"]
        assert {e["shift"] for e in majorities} == {shift}
        assert len(majorities) == min(shift, 2)
        assert all(e["counts"] == [1, 0] for e in majorities)


def test_the_final_evaluation_is_explained_line_by_line_for_everybody():
    """GA-END-02, GA-END-04, GA-END-06, GA-END-09, GA-END-10"""
    t = bare(2)
    t.s.miner[0].money = 13
    t.order(11, filled=["yellow", "black"])
    t.order(4)
    t.pit_tile(0, "light-gray-1")
    t.cubes(0, gray=["gray", "gray"], cage=["brown"])
    t.s.miner[1].money = 4
    t = last_turn(t, shift=3)
    t.play(*LAST_ACTION)

    def line(seat: int, why: str, amount: int, points: int) -> dict[str, Any]:
        return {"number": 2, "seat": seat, "points": points, "why": why, "amount": amount}

    assert t.state.points() == [
        line(0, "money", 13, 2),
        line(0, "coal", 8, 2),  # 5 on lorries, 1 in the cage, 2 on an order
        line(0, "outstanding", 2, -2),
        line(0, "imbalance", 1, -2),
        line(1, "money", 4, 0),
        line(1, "coal", 4, 1),
        line(1, "outstanding", 0, 0),
        line(1, "imbalance", 0, 0),
    ]
    assert t.state.scores == [0, 1]


def test_actions_that_bring_no_points_have_no_entries():
    """GA-MINE-28"""
    t = bare(2)
    t.order(5)
    t.cubes(cage=["black"])
    t = t.rebased()
    t.play("place mining-6", "put black on 5", "stop", "end", "place bank", "end")
    assert t.state.points() == []
    assert all(entry["points"] == [] for entry in t.state.log())


def test_an_action_taken_back_leaves_no_entry():
    """GA-FLOW-12"""
    t = bare(2)
    t.order(5, filled=["black"])
    t = t.rebased()
    t.play("place delivery-barrow")
    assert t.state.scores == [5, 0]
    t.state.undo()
    assert t.state.points() == []
    assert t.state.scores == [0, 0]


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.many_positions
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_entries_of_a_whole_game_add_up_to_its_scores(seats, seed):
    """GA-END-10, GA-DEL-05"""
    random = Random(seed)
    state = GAME.new(seats=seats, seed=seed)
    totals = [state.scores]
    while not state.over:
        state.play(lively(random, state))
        totals.append(state.scores)
    entries = state.points()
    assert {e["why"] for e in entries} == {
        "delivery", "majority", "money", "coal", "outstanding", "imbalance",
    }  # fmt: skip
    # After every action, what was explained so far is what everybody has.
    total = [0] * seats
    by_number: dict[int, list[dict[str, Any]]] = {}
    for entry in entries:
        by_number.setdefault(entry["number"], []).append(entry)
    for number, scores in enumerate(totals[1:]):
        for entry in by_number.get(number, []):
            total[entry["seat"]] += entry["points"]
        assert total == scores
    assert total == state.scores
    for viewer in (None, *range(seats)):
        log = state.log(viewer)
        told = [{"number": e["number"], **point} for e in log for point in e["points"]]
        assert told == entries
        assert [e["number"] for e in log] == list(range(len(state.actions)))


@pytest.mark.many_positions
def test_the_entries_of_a_game_name_what_is_true():
    """GA-DEL-05, GA-SCORE-15, GA-END-02"""
    random = Random(7)
    state = GAME.new(seats=3, seed=7)
    delivered: list[list[int]] = [[], [], []]
    while not state.over:
        words, seat = lively(random, state), state.seat
        before = state.copy()
        state.play(words)
        if state.scores == before.scores:
            continue
        for entry in state.log(since=len(state.actions) - 1)[0]["points"]:
            if entry["why"] == "delivery":
                assert entry["seat"] == seat
                assert entry["points"] == GAME.words["cards"][entry["card"] - 1]["points"]
                assert words == f"place delivery-{vehicle(entry['card'])}"
                delivered[seat].append(entry["card"])
            elif entry["why"] == "majority":
                assert entry["counts"] == [
                    count(before, delivered, entry["element"], who) for who in range(3)
                ]
                assert entry["shift"] == before.array[0].shift
            elif entry["why"] == "money":
                assert entry["amount"] == before.array[0].miner[entry["seat"]].money
        assert [sorted(pile) for pile in delivered] == [
            p["delivered"]["cards"] for p in (state.view(s)["players"][s] for s in range(3))
        ]
    assert sum(map(len, delivered)) > 5


def vehicle(card: int) -> str:
    """Cards 1…11, 12…22, 23…33, 34…44."""
    return ("barrow", "motorcar", "carriage", "engine")[(card - 1) // 11]


def count(state: State, delivered: list[list[int]], element: str, seat: int) -> int:
    if element.startswith("empty"):
        return state.view()["players"][seat]["pit"][element.split("-")[1]]["empty"]
    kind = element.removesuffix("-spots")
    spots = 0
    for card in delivered[seat]:
        printed = GAME.words["cards"][card - 1]["spots"]
        spots += printed.count(kind) if kind in COAL else len(printed) * (vehicle(card) == kind)
    return spots


# -- if it ended now -----------------------------------------------------------------------


def test_the_projection_counts_this_shift_and_the_whole_game():
    """GA-SCORE-01, GA-SCORE-05, GA-END-02"""
    t = bare(3)
    t.s.miner[0].points = 3
    t.delivered(3, 0)  # Y Y, barrow
    t.delivered(1, 1)  # Y, barrow
    t.s.miner[2].money = 11
    t.cubes(2, black=[])
    projected = t.state.projected()
    assert set(projected) == {"now", "shift", "final", "shift_entries", "final_entries"}
    assert projected["now"] == [3, 0, 0]
    assert projected["shift"] == [3 + 2, 1, 0]
    # Barrow spots 6 and 3; empty black lorries 13; two points for 11 Marks; one for the cubes.
    assert projected["final"] == [3 + 2 + 6 + 1, 1 + 3 + 1, 13 + 2 + 1]
    assert projected["shift_entries"] == [
        {"seat": 0, "points": 2, "why": "majority", "shift": 1, "element": "yellow-spots",
         "counts": [2, 1, 0]},
        {"seat": 1, "points": 1, "why": "majority", "shift": 1, "element": "yellow-spots",
         "counts": [2, 1, 0]},
    ]  # fmt: skip
    final = [(e["seat"], e["why"], e["points"]) for e in projected["final_entries"]]
    assert final == [
        (0, "majority", 2), (1, "majority", 1), (0, "majority", 6), (1, "majority", 3),
        (2, "majority", 13),
        (0, "money", 0), (0, "coal", 1), (0, "outstanding", 0), (0, "imbalance", 0),
        (1, "money", 0), (1, "coal", 1), (1, "outstanding", 0), (1, "imbalance", 0),
        (2, "money", 2), (2, "coal", 1), (2, "outstanding", 0), (2, "imbalance", 0),
    ]  # fmt: skip


def test_the_projection_of_shift_2_counts_eight_elements():
    """GA-SHIFT-01"""
    t = bare(3)
    t.delivered(3, 0)
    t.s.shift = 2
    assert t.state.projected()["shift"] == [2 + 6, 0, 0]
    t.cubes(1, yellow=[])
    t.s.shift = 3
    assert t.state.projected()["shift"] == [2 + 6, 10, 0]
    assert t.state.projected()["final"] == [2 + 6 + 1, 10 + 1, 1]


def test_after_the_game_the_projection_is_the_result():
    """GA-END-01"""
    t = bare(2)
    t.s.miner[0].money = 25
    t = last_turn(t, shift=3)
    t.play(*LAST_ACTION)
    assert t.state.projected() == {
        "now": [6, 1], "shift": [6, 1], "final": [6, 1], "shift_entries": [], "final_entries": [],
    }  # fmt: skip


@pytest.mark.many_positions
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_projection_is_what_happens_if_it_ends_now(seats):
    """GA-SHIFT-01, GA-END-10"""
    random = Random(seats)
    state = GAME.new(seats=seats, seed=seats)
    looked = 0
    while not state.over:
        if PHASE[state.array[0].phase] in ("place", "end", "mine") and random.random() < 0.08:
            looked += 1
            projected = state.projected()
            assert projected["now"] == state.scores
            shift = int(state.array[0].shift)
            if shift < 3:
                assert projected["shift"] == ended(state, shift).scores
            over = ended(state, 3)
            assert over.over
            assert projected["final"] == over.scores
            gained = [0] * seats
            for entry in projected["final_entries"]:
                gained[entry["seat"]] += entry["points"]
            assert [a + b for a, b in zip(projected["now"], gained, strict=True)] == over.scores
            entries = [{k: e[k] for k in e if k != "number"} for e in over.points()]
            assert projected["final_entries"] == entries
            if shift < 3:
                told = ended(state, shift).points()
                assert projected["shift_entries"] == [
                    {k: e[k] for k in e if k != "number"} for e in told
                ]
        state.play(lively(random, state))
    assert looked > 8


@pytest.mark.many_positions
def test_the_projection_needs_only_what_everybody_knows():
    """GA-A-50"""
    random = Random(3)
    state = GAME.new(seats=3, seed=3)
    for step in range(150):
        if step % 10 == 0:
            projected = state.projected()
            assert state.redeal(None, step).projected() == projected
            for seat in range(3):
                assert GAME.read_projected(state.view_bytes(seat)) == projected
        state.play(lively(random, state))
