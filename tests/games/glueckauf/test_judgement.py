"""What a good player sees: never anything illegal, and never at the cost of the position."""

import functools
from contextlib import contextmanager
from random import Random

import numpy as np
import pytest

from games.glueckauf.table import GAME, Table, table
from glueck.engine import game as rules
from glueck.engine.compile import kernel
from glueck.games.glueckauf.box import WORKERS
from glueck.games.glueckauf.judgement.plan_memory import key_of, plan, plan_for
from glueck.games.glueckauf.position import MINE

# Kernels of tests are not compiled: Python, which checks bounds, runs all of this in every pass.
pytestmark = [pytest.mark.many_positions, pytest.mark.unchecked]


@kernel
def considered(states, out, room):
    return rules.consider(states[0], out, room[0])


@kernel
def chosen(states, out, n, x, room):
    return rules.choose(states[0], out, n, x, room[0])


@kernel
def worth(states, out, room):
    rules.evaluate(states[0], out, room[0])


@kernel
def planned(states, room):
    return plan(states[0], room[0])[0]


@kernel
def planned_for(states, steps, room):
    return plan_for(states[0], states[0].seat, steps, room[0])


@kernel
def plan_key(states, steps):
    return key_of(states[0], states[0].seat, steps)


@contextmanager
def unchanged(state):
    """Judging changes nothing: here, whenever it is tested."""
    before = state.to_bytes()
    yield
    assert state.to_bytes() == before


def consider(state):
    out = np.zeros(GAME.most_legal, np.int16)
    with unchanged(state):
        return out[: considered(state.array, out, GAME.new_room())].tolist()


def choose(state, moves, random):
    given, x = np.array(moves, np.int16), np.uint64(random.getrandbits(64))
    with unchanged(state):
        return chosen(state.array, given, len(moves), x, GAME.new_room())


def evaluate(state):
    out = np.zeros(4)
    with unchanged(state):
        worth(state.array, out, GAME.new_room())
    return out[: state.seats].tolist()


@functools.cache
def positions(seats):
    """A game played half at random and half well, so that all phases come up: every fourth
    position and the last one (judging them all uncompiled takes minutes)."""
    state, random = GAME.new(seats=seats, seed=seats, free_storage=seats == 3), Random(seats)
    seen = [state.to_bytes()]
    while not state.over:
        moves = state.moves().tolist()
        k = choose(state, moves, random) if random.random() < 0.5 else random.randrange(len(moves))
        state.play(GAME.text(state.array, moves[k]))
        seen.append(state.to_bytes())
    return seen[::-4][::-1]


def many_positions(seats):
    return map(GAME.from_bytes, positions(seats))


for_all_seats = pytest.mark.parametrize("seats", GAME.seats)


@for_all_seats
def test_what_is_considered_is_legal_ascending_and_never_nothing(seats):
    for state in many_positions(seats):
        moves, thought = state.moves().tolist(), consider(state)
        assert set(thought) <= set(moves)
        assert thought == sorted(set(thought))
        assert bool(thought) == (not state.over)
        assert len(thought) <= 12


@for_all_seats
def test_a_choice_is_one_of_those_given_whichever_they_are(seats):
    random = Random(seats)
    for state in many_positions(seats):
        moves = state.moves().tolist()
        if moves:
            some = sorted(random.sample(moves, random.randint(1, len(moves))))
            assert 0 <= choose(state, some, random) < len(some)


@for_all_seats
def test_a_plan_is_never_illegal(seats):
    mining = [state for state in many_positions(seats) if state.array[0].phase == MINE]
    assert mining
    for state in mining:
        assert planned(state.array, GAME.new_room()) in state.moves()


@for_all_seats
def test_what_is_remembered_changes_no_plan(seats):
    """A plan out of the memory is the plan that is found anew; and each of a few hundred pits,
    whatever differs between two of them, has a key of its own."""
    used, keys, anew = GAME.new_room(), {}, []
    for state in many_positions(seats):
        me = state.array[0].miner[state.seat]
        for steps in (4, 7):
            fresh = planned_for(state.array, steps, GAME.new_room())
            assert planned_for(state.array, steps, used) == fresh
            pit = (steps, int(state.array[0].shift), me.tobytes())
            keys.setdefault(plan_key(state.array, steps), set()).add((pit, fresh))
            anew.append((state, steps, fresh))
    for state, steps, fresh in anew:
        assert planned_for(state.array, steps, used) == fresh
    assert len(keys) > 50
    assert all(len({plan for _, plan in found}) == 1 for found in keys.values())


@for_all_seats
def test_worth_is_a_number_at_any_time_and_the_score_in_the_end(seats):
    for state in many_positions(seats):
        assert all(-100 < value < 300 for value in evaluate(state))
    assert state.over
    assert evaluate(state) == state.scores


# -- puzzles with a known best answer -------------------------------------------------------


def dug(t: Table) -> list[str]:
    """The words of a whole plan, step by step."""
    words = []
    while t.phase in ("mine", "pair"):
        action = consider(t.state)
        assert len(action) == 1
        words.append(GAME.text(t.state.array, action[0]))
        t.state.play(words[-1])
    return words


def puzzle(steps: int, orders: list[int], level: str = "surface", **cubes: list[str]) -> Table:
    t = table(seats=2)
    t.discard_orders(0)
    t.cubes(cage=[], yellow=[], brown=[], gray=[], black=[])
    t.cubes(**cubes)
    for card in orders:
        t.order(card)
    t.mining(steps, level)
    return t


BARROW_K, BARROW_Y, BARROW_KK = 5, 1, 9  # as printed on the cards
ENGINE_YBGK = 44


def test_two_black_cubes_in_six_steps():
    t = puzzle(6, [BARROW_KK], black=["black", "black"])
    t.me.lorries[3] = 2
    assert dug(t) == [
        "ride black", "load black", "load black", "ride surface", "put black on 9",
        "put black on 9",
    ]  # fmt: skip


def test_a_trip_over_all_levels_fills_the_order_with_every_colour():
    t = puzzle(
        10, [ENGINE_YBGK],
        level="yellow", yellow=["yellow"], brown=["brown"], gray=["gray"], cage=["black"],
    )  # fmt: skip
    dug(t)
    assert t.s.spot[ENGINE_YBGK].tolist() == [1, 1, 1, 1]


def test_what_lies_in_storage_needs_no_cage():
    t = puzzle(1, [BARROW_K], level="yellow", storage=["black"])
    assert dug(t) == ["fetch black for 5"]


def test_two_cubes_nobody_asked_for_do_for_one():
    t = puzzle(2, [BARROW_K], cage=["yellow", "brown"])
    assert dug(t)[0] == "pair black on 5"
    assert t.s.spot[BARROW_K, 0] > 1


def test_near_the_end_only_a_complete_order_counts():
    """Four steps do for one cube: half of the dear order, or all of the cheap one."""
    t = puzzle(4, [BARROW_KK, BARROW_Y], black=["black", "black"], yellow=["yellow"])
    t.me.lorries[3] = 2
    t.s.shift = 3
    t.me.workers = 1
    assert dug(t) == ["ride yellow", "load yellow", "ride surface", "put yellow on 1"]


def test_a_plan_for_nothing_stops():
    t = puzzle(10, [])
    t.s.shift = 1
    assert dug(t) == ["stop"]


# -- what is worth more ---------------------------------------------------------------------


def test_a_filled_spot_a_delivery_and_a_worker_are_worth_something():
    t = table(seats=2)
    t.discard_orders(0)
    t.order(BARROW_KK)
    poor = evaluate(t.state)
    t.s.spot[BARROW_KK, 0] = 1
    better = evaluate(t.state)
    t.s.spot[BARROW_KK, 1] = 1
    complete = evaluate(t.state)
    t.s.spot[BARROW_KK] = 0
    t.delivered(BARROW_KK, 0)
    t.me.points += 9
    delivered = evaluate(t.state)
    assert poor[0] < better[0] < complete[0] < delivered[0]
    assert delivered[1] <= poor[1]  # who is behind in black has less to hope for
    t.me.workers = WORKERS[2] - 1
    assert evaluate(t.state)[0] < delivered[0]
