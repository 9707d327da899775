"""Bots think in room made before: nothing is allocated, and what is kept decides nothing."""

import pytest

import glueck
from glueck.engine import machine_code
from glueck.engine.compile import UNCOMPILED
from glueck.search import Search, SearchSettings, SeatKnowledge
from glueck.search.precompile import BOTS, precompile_bots

SETTINGS = SearchSettings(simulations=60, depth=40)


def some_position(game, seats, count):
    state = game.new(seats, seed=7)
    while len(state.actions) < count or len(state.moves()) < 2:
        state.play(int(state.moves()[len(state.actions) % len(state.moves())]))
    return SeatKnowledge.of(state)


@pytest.mark.skipif(UNCOMPILED, reason="only compiled code can be searched for what it calls")
@pytest.mark.parametrize("name", glueck.games())
def test_a_simulation_allocates_nothing(name):
    game = glueck.load(name)
    precompile_bots(game)
    code = machine_code.read(BOTS.path(game))
    assert code
    assert b"glueck_allocate" not in code


@pytest.mark.parametrize("name", glueck.games())
def test_a_search_decides_alike_whatever_its_room_remembers(name):
    """Another search has used the same room before, at other positions."""
    game = glueck.load(name)
    knowledge = [some_position(game, seats, count) for seats, count in ((2, 12), (3, 30))]
    used = Search(game, SETTINGS, 1)
    for one in [*knowledge, *reversed(knowledge)]:
        fresh = Search(game, SETTINGS, 1)
        for searcher in used._searchers:
            searcher.x = fresh._searchers[0].x
        used.begin()
        assert used.think(one) == fresh.think(one)
