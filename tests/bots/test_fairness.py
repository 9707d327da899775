"""No bot can peek: swap what its seat cannot know, and it decides the same."""

import numpy as np
import pytest

import glueck
from effort import EFFORT
from glueck.bots import LEVELS, bot
from glueck.search import SeatKnowledge
from toys.kuhn import GAME as KUHN

GAMES = [*map(glueck.load, glueck.games()), KUHN]
NAMES = [one.name for one in LEVELS]
# How many positions a level is asked about: the slow ones think for seconds without a clock.
POSITIONS = {"apprentice": 40, "hauler": 40, "hewer": 20, "foreman": 10, "captain": 4}


def positions(game, count):
    """Decisions with a choice, from random games of every number of seats."""
    chance = np.random.default_rng(7)
    while count > 0:
        state = game.new(int(chance.choice(game.seats)), seed=int(chance.integers(1 << 30)))
        stop = chance.integers(1, 400)
        while not state.over and len(state.actions) < stop:
            state.play(int(chance.choice(state.moves())))
        if not state.over and len(state.moves()) > 1:
            yield state
            count -= 1
        elif game is KUHN:
            state = game.new(seed=int(chance.integers(1 << 30)))
            yield state
            count -= 1


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bot_decides_alike_whatever_it_cannot_know(game, name):
    different = 0
    for number, state in enumerate(positions(game, POSITIONS[name] * EFFORT)):
        one, other = (bot(name, game, state.seats, number, ignore_clock=True) for _ in range(2))
        here = one.decide(SeatKnowledge.of(state))
        there = state.redeal(state.seat, seed=number)
        different += there.to_bytes() != state.to_bytes()
        assert other.decide(SeatKnowledge.of(there)) == here
    assert different, "nothing was hidden, so nothing was tested"


def test_what_a_bot_gets_holds_no_secret():
    """By construction: the knowledge of a seat is the same bytes whatever is hidden from it."""
    for game in GAMES:
        for state in positions(game, 10):
            there = state.redeal(state.seat, seed=3)
            one, other = SeatKnowledge.of(state), SeatKnowledge.of(there)
            assert one.position.tobytes() == other.position.tobytes()
            assert (one.seat, one.legal) == (other.seat, other.legal)
