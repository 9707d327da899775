"""What a good player sees: never anything forbidden, never anything hidden, never a change."""

from random import Random
from typing import Any

import numpy as np
import pytest

from games.gluecksgriff.table import GAME, table
from glueck.engine import game as rules
from glueck.engine import kernel
from glueck.engine.rng import key_of
from glueck.engine.state import State
from glueck.search import SeatKnowledge
from glueck.search.search import considered

pytestmark = pytest.mark.many_positions

HOUSE = [
    {"title": "wild", "value": 3, "power": "joker"},
    {"title": "late", "value": 0, "power": "hourglass"},
    {"title": "grab", "value": 20, "power": "magic_hand"},
    {"title": "dead", "value": 9, "power": "plain"},
]
GAMES = [(2, []), (3, []), (4, HOUSE), (5, []), (2, HOUSE)]


def choose(states: Any, moves: Any, n: Any, x: Any) -> Any:
    return rules.choose(states[0], moves, n, x, GAME.new_room()[0])


def evaluate(states: Any, worth: Any) -> None:
    rules.evaluate(states[0], worth, GAME.new_room()[0])


def positions(seats: int, cards: list[dict[str, Any]], most: int = 70) -> Any:
    """Positions of a game in which anything is played, good moves more often than others."""
    state, chance = GAME.new(seats=seats, seed=seats, house_cards=cards, point_limit=60), Random(1)
    for _ in range(most):
        if state.over:
            return
        yield state, chance
        good = considered(state.array, SeatKnowledge.of(state))
        state.play(chance.choice(good if chance.random() < 0.5 else state.moves().tolist()))


def worth(state: State) -> list[float]:
    values = np.zeros(state.array[0].seats)
    evaluate(state.array, values)
    return values.tolist()


@pytest.mark.parametrize(("seats", "cards"), GAMES)
def test_what_is_considered_is_legal_and_not_nothing(seats: int, cards: list[Any]) -> None:
    for state, _ in positions(seats, cards):
        before = state.to_bytes()
        good = considered(state.array, SeatKnowledge.of(state))
        assert 1 <= len(good) <= 10
        assert good == sorted(set(good))
        assert set(good) <= set(state.moves().tolist())
        assert state.to_bytes() == before


@pytest.mark.parametrize(("seats", "cards"), GAMES)
def test_what_is_considered_does_not_depend_on_hidden_cards(seats: int, cards: list[Any]) -> None:
    for state, chance in positions(seats, cards, 40):
        found = set()
        for _ in range(3):
            states = state.seen(state.seat).copy()
            kernel.redeal(states, 0, state.seat, key_of(chance.getrandbits(64)))
            other = State(GAME, states.tobytes())
            legal = other.moves()
            chosen = choose(states, legal.astype(np.int16), len(legal), np.uint64(7))
            found.add((tuple(considered(other.array, SeatKnowledge.of(other))), chosen))
        assert len(found) == 1


@pytest.mark.parametrize(("seats", "cards"), GAMES)
def test_any_of_the_legal_actions_can_be_chosen_among(seats: int, cards: list[Any]) -> None:
    for state, chance in positions(seats, cards):
        before, legal = state.to_bytes(), state.moves().tolist()
        some = sorted(chance.sample(legal, chance.randint(1, len(legal))))
        moves = np.array(some, np.int16)
        chosen = choose(state.array, moves, len(some), np.uint64(chance.getrandbits(64) | 1))
        assert 0 <= chosen < len(some)
        assert moves.tolist() == some
        worth(state)
        assert state.to_bytes() == before


def test_at_the_end_there_is_nothing_left_to_judge() -> None:
    state, chance = GAME.new(seats=3, seed=4, point_limit=30), Random(3)
    while not state.over:
        state.play(chance.choice(state.moves().tolist()))
    assert worth(state) == [-total for total in state.array[0].total[:3].tolist()]


def test_a_small_hand_is_worth_more_than_a_big_one() -> None:
    mine, other = worth(table(["0 1", "9 10 14 J"]).state)
    assert mine > other


def test_a_call_that_will_hold_costs_the_others() -> None:
    mine, other = worth(table(["9 12 14 J", "0 1"], caller=1, last_moves=1).state)
    assert mine < -15
    assert other > -1


def test_a_call_that_somebody_will_undercut_costs_thirty() -> None:
    mine, other = worth(table(["0 0", "5 1"], caller=1, last_moves=1).state)
    assert other < mine - 15


def choice(t: Any) -> str:
    moves = t.state.moves().astype(np.int16)
    number = int(moves[choose(t.state.array, moves, len(moves), np.uint64(5))])
    return GAME.text(t.state.array, number)


@pytest.mark.parametrize(
    ("hand", "pile", "taken"),
    [
        ("0 1", "special J", "glücksgriff"),
        ("12 12 3 4", "special J", "set 12-12"),
        ("11 12 13 2", "special J", "street 11-12-13"),
        ("9 9 2", "single 9 @1", "knock 9-9"),
        ("7 8", "street 4-5-6 @1", "knock 7-8"),
        ("3 4 14", "special J", "discard 14"),
    ],
)
def test_what_everybody_would_do(hand: str, pile: str, taken: str) -> None:
    assert choice(table([hand, "5 6 8 9 10"], pile=pile)) == taken
