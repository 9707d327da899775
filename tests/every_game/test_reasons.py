"""Reasons of hints are true: each figure is what the engine says when the turn has been played."""

import random
from importlib import import_module

import pytest

import glueck
from effort import EFFORT
from glueck.engine.known_turn import DEALS, KnownTurn
from tried import tried

pytestmark = pytest.mark.many_positions
GAMES = 12 * EFFORT
ONE_OF = 3  # turns is looked at, the others are only played
LONGEST = 900  # actions


@pytest.mark.parametrize("game", glueck.games())
def test_every_figure_is_what_the_engine_says(game):
    said, heard = import_module(f"games.{game}.reasons_said"), set()
    for number in range(GAMES):
        chance, seats = random.Random(number), glueck.load(game).seats
        state = glueck.load(game).new(seats[number % len(seats)], seed=number)
        while not state.over and state.played < LONGEST:
            if chance.randrange(ONE_OF):
                play_on(state, chance)
                continue
            before, turn, after = some_turn(state, chance)
            for reason in turn.reasons():
                check = getattr(said, reason["kind"].replace("-", "_"))
                parts = {name: value for name, value in reason.items() if name != "kind"}
                assert check(before, after, state, turn.actions, **parts), (turn.actions, reason)
                heard.add(reason["kind"])
                tried(reasons=1)
    assert heard == {*glueck.load(game).reasons.kinds}


def play_on(state, chance):
    seat = state.seat
    while not state.over and state.seat == seat:
        state.play(chance.choice(state.moves().tolist()))


def some_turn(state, chance):
    """A random turn from here, which is also played: the game before it, the turn as its seat knows
    it beforehand, and the game after all that was certain."""
    seat, before = state.seat, state.copy()
    turn = KnownTurn([state.redeal(seat, i) for i in range(DEALS)], seat)
    after = before
    while turn.goes_on or not turn.actions:
        action = chance.choice(state.moves().tolist())
        turn.play(action)
        state.play(action)
        if turn.certain == len(turn.actions):
            after = state.copy()
    return before, turn, after
