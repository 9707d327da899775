"""The planner: the cheapest work steps to what one wishes, exactly, and by the rules."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from games.glueckauf import mining_by_brute_force as brute_force
from games.glueckauf.positions import looking_at_tiles, pairing
from games.glueckauf.table import GAME, table
from glueck.bots.levels import bot
from glueck.engine.errors import IllegalAction, OptionError
from glueck.engine.state import State
from glueck.games.glueckauf.box import FREE, MOST_SPOTS, SPOT
from glueck.games.glueckauf.position import MINE, OUTSTANDING, PAIR_UP, PLACE
from glueck.search import SeatKnowledge

ENOUGH = 20_000  # positions that a brute force looks at here, at the most


def spot(card: int, place: int) -> int:
    return card * MOST_SPOTS + place


def own_free_spots(state: State) -> list[int]:
    s = state.array[0]
    own = np.flatnonzero(s.place == OUTSTANDING + s.seat).tolist()
    return [
        spot(card, i) for card in own for i in range(MOST_SPOTS)
        if SPOT[card, i] >= 0 and s.spot[card, i] == FREE
    ]  # fmt: skip


def played(state: State, actions: list[str]) -> State:
    """Through the rules."""
    state = state.copy()
    for words in actions:
        state.play(words)
    return state


def games_of_bots(seeds: range) -> Iterator[State]:
    """Every decision, of players that are good, middling and careless."""
    for seed in seeds:
        seats = 2 + seed % 3
        state = GAME.new(seats, seed=seed, free_storage=seed % 4 == 3)
        levels = ("hauler", "apprentice", "hauler", "apprentice")
        players = [bot(levels[seat], GAME, seat) for seat in range(seats)]
        while not state.over:
            yield state
            state.play(players[state.seat].decide(SeatKnowledge.of(state)))


def mining(seeds: range, every: int) -> Iterator[State]:
    """Some of the positions in which somebody mines, or lays a pair."""
    number = 0
    for state in games_of_bots(seeds):
        if state.array[0].phase in (MINE, PAIR_UP):
            number += 1
            if number % every == 0:
                yield state


# -- examples by hand ------------------------------------------------------------------------


def eight_steps():
    """GA-TV-40: two gray cubes from below, onto an order with two gray spots."""
    t = table(seats=4)
    t.discard_orders(0)
    t.order(8)  # gray, gray: 7 points
    t.order(1)  # yellow: 2 points
    t.cubes(gray=["gray", "gray"], yellow=["yellow"], brown=[], black=[])
    return t


def test_the_fewest_steps_to_a_wish() -> None:
    t = eight_steps()
    t.mining(8)
    plan = t.state.plan([spot(8, 0), spot(8, 1)])
    assert (plan["outcome"], plan["steps"], plan["at_hand"]) == ("planned", 6, 8)
    assert plan["actions"] == [
        "ride gray", "load gray", "load gray", "ride surface", "put gray on 8", "put gray on 8",
    ]  # fmt: skip
    assert (plan["points"], plan["completed"]) == (7, [8])


def test_equal_spots_of_an_order_are_one_wish() -> None:
    t = eight_steps()
    t.mining(8)
    assert t.state.plan([spot(8, 1)]) == t.state.plan([spot(8, 0)])
    assert t.state.plan([spot(8, 1)])["steps"] == 4
    assert t.state.plan([spot(8, 1)])["completed"] == []


def test_a_pair_where_no_cube_of_the_colour_is() -> None:
    t = eight_steps()
    t.order(5)  # black
    t.mining(8)
    plan = t.state.plan([spot(5, 0)])
    assert plan["steps"] == 6  # down, two loads, up, two cubes
    assert "pair black on 5" in plan["actions"]


def test_more_steps_than_there_are() -> None:
    t = eight_steps()
    t.mining(5)
    plan = t.state.plan([spot(8, 0), spot(8, 1)])
    assert (plan["outcome"], plan["steps"], plan["at_hand"]) == ("more_steps", 6, 5)


def test_cubes_that_are_not_there() -> None:
    t = eight_steps()
    t.order(33)  # black, black, black
    t.mining(10)
    plan = t.state.plan([spot(33, i) for i in range(3)])
    assert plan["outcome"] == "impossible"
    assert plan["lacking"] == {"yellow": 0, "brown": 0, "gray": 0, "black": 3}
    assert plan["cubes"] == 3  # six for three pairs, and there are three
    assert plan["actions"] == []


@pytest.mark.many_positions  # so many choices of orders are looked at
def test_as_many_points_as_possible() -> None:
    t = eight_steps()
    for steps, points, taken in ((3, 0, 0), (4, 2, 4), (6, 7, 6), (8, 7, 6), (9, 9, 9), (10, 9, 9)):
        t.mining(steps)
        plan = t.state.plan()
        assert (plan["outcome"], plan["points"], plan["steps"]) == ("planned", points, taken)


@pytest.mark.many_positions  # so many choices of orders are looked at
def test_before_a_space_is_chosen() -> None:
    """GA-TURN-05: who stands there already makes it dearer."""
    t = eight_steps()
    t.workers("mining-10", 1, 2)
    plan = t.state.plan([spot(8, 0), spot(8, 1)])
    assert (plan["steps"], plan["at_hand"]) == (6, 10)
    assert plan["spaces"] == [
        {"space": "mining-4", "workers": 1, "steps": 0, "points": 0},
        {"space": "mining-6", "workers": 1, "steps": 6, "points": 7},
        {"space": "mining-8", "workers": 1, "steps": 6, "points": 7},
        {"space": "mining-10", "workers": 3, "steps": 6, "points": 7},
    ]
    t.me.workers = 2  # too few for the largest
    plan = t.state.plan()
    assert [(one["space"], one["points"]) for one in plan["spaces"]] == [
        ("mining-4", 2), ("mining-6", 7), ("mining-8", 7),
    ]  # fmt: skip
    assert (plan["at_hand"], plan["points"]) == (8, 7)


def test_an_open_pair_is_completed_first() -> None:
    t = pairing()  # the black spot of order 11, with a yellow and a brown cube in the cage
    plan = t.state.plan([spot(11, 3)])
    assert plan["steps"] == 2
    assert sorted(plan["actions"]) == ["use brown from cage", "use yellow from cage"]
    assert played(t.state, plan["actions"]).array[0].phase == MINE


def test_what_cannot_be_wished_and_when() -> None:
    t = eight_steps()
    t.order(2, seat=1)
    t.mining(8)
    for wish, clause in ((spot(2, 0), "GA-MINE-10"), (0, "GA-MINE-10"), (spot(1, 1), "GA-MINE-24")):
        with pytest.raises(IllegalAction) as problem:
            t.state.plan([wish])
        assert problem.value.clause == clause
    for nonsense in (-1, 45 * MOST_SPOTS, True, "8"):
        with pytest.raises(OptionError, match="wish"):
            t.state.plan([nonsense])  # type: ignore[list-item]
    with pytest.raises(IllegalAction, match="GA-FAC-16"):
        looking_at_tiles().state.plan()


# -- against a search without any bound ------------------------------------------------------


@pytest.mark.many_positions
def test_no_plan_is_shorter_than_those_of_brute_force() -> None:
    random, compared = Random(1), {"planned": 0, "more_steps": 0, "impossible": 0}
    for state in mining(range(3), every=4):
        spots = own_free_spots(state)
        s = state.array[0]
        s.steps = random.randint(2, 5)
        found = brute_force.reachable(GAME, state.array, ENOUGH)
        if found is None or not spots:
            continue
        free = brute_force.free_spots(state.array, state.seat)
        plan = state.plan()
        assert (plan["points"], plan["steps"]) == brute_force.most_points(found, free)
        wishes = [random.sample(spots, random.randint(1, min(4, len(spots)))) for _ in range(4)]
        for wish in wishes:
            plan = state.plan(wish)
            compared[plan["outcome"]] += 1
            fewest = brute_force.fewest_steps(found, free, wish)
            assert (plan["steps"] if plan["outcome"] == "planned" else None) == fewest
    assert min(compared.values()) > 30
    assert sum(compared.values()) > 300


@pytest.mark.many_positions
def test_every_plan_can_be_played_and_is_the_same_for_what_a_seat_cannot_know() -> None:
    random, plans = Random(2), 0
    for number, state in enumerate(games_of_bots(range(3, 6))):
        s = state.array[0]
        if s.phase not in (MINE, PAIR_UP) and (s.phase != PLACE or number % 4):
            continue
        spots = own_free_spots(state)
        for count in {0, min(1, len(spots)), min(3, len(spots))}:
            wish = random.sample(spots, count)
            plan = state.plan(wish)
            assert state.redeal(state.seat, seed=number).plan(wish) == plan
            if plan["outcome"] == "planned" and s.phase != PLACE:
                after = played(state, plan["actions"])
                assert s.steps - after.array[0].steps == plan["steps"] <= plan["at_hand"]
                assert after.seat == state.seat
                filled = len(spots) - len(own_free_spots(after))
                assert filled >= count
                plans += 1
    assert plans > 200
