"""WebAssembly and native code give the same bytes, lists, reasons, views, log entries, choices."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import glueck
from effort import EFFORT
from tried import tried
from wasm.modules import in_node
from wasm.recorded import (
    recorded_game,
    recorded_hint,
    recorded_plans,
    recorded_tables,
    recorded_turns,
)

GAMES = 24  # of each game: all numbers of seats and many options
POSITIONS = 3  # in which hints are compared
WEIGHED = 5  # games in whose turns reasons are compared


@pytest.mark.slow
@pytest.mark.many_positions
def test_games_are_the_same_after_every_action(modules: Path, each_game: glueck.Game) -> None:
    for seed in range(0, GAMES * EFFORT, GAMES):
        games = [recorded_game(each_game, one) for one in range(seed, seed + GAMES)]
        record = {"games": [game for game, _ in games]}
        found = in_node(modules, each_game.id, record)["games"]
        for (game, expected), sums in zip(games, found, strict=True):
            assert len(sums) == len(expected)
            wrong = [number for number, one in enumerate(expected) if sums[number] != one]
            assert not wrong, f"after {wrong[0]} actions of {json.dumps(game)}"
        tried(games_in_wasm=GAMES, positions_in_wasm=sum(len(sums) for sums in found))


@pytest.mark.slow
@pytest.mark.many_positions
def test_bots_decide_the_same(modules: Path, each_game: glueck.Game) -> None:
    for seed in range(EFFORT):
        tables, expected = recorded_tables(each_game, seed)
        found = in_node(modules, each_game.id, {"decisions": tables})["decisions"]
        assert found == expected
        tried(bot_games_in_wasm=len(found), decisions_in_wasm=sum(map(len, found)))


@pytest.mark.slow
@pytest.mark.many_positions
def test_hints_are_the_same_turns(modules: Path, each_game: glueck.Game) -> None:
    hints = [recorded_hint(each_game, seed) for seed in range(POSITIONS * EFFORT)]
    found = in_node(modules, each_game.id, {"hints": [one for one, _ in hints]})["hints"]
    assert found == [expected for _, expected in hints]
    tried(hints_in_wasm=len(found))


@pytest.mark.slow
@pytest.mark.many_positions
def test_plans_are_the_same(modules: Path, each_game: glueck.Game) -> None:
    if each_game.planner:
        asked, expected = recorded_plans(each_game, range(3 * EFFORT))
        assert in_node(modules, each_game.id, {"plans": asked})["plans"] == expected
        assert len(expected) > 100
        tried(plans_in_wasm=len(expected))


@pytest.mark.slow
@pytest.mark.many_positions
def test_the_same_speaks_for_a_turn(modules: Path, each_game: glueck.Game) -> None:
    games = [recorded_turns(each_game, seed) for seed in range(WEIGHED * EFFORT)]
    found = in_node(modules, each_game.id, {"turns": [one for one, _ in games]})["turns"]
    assert found == [expected for _, expected in games]
    assert len({one for sums in found for one in sums}) > 20, "hardly anything was said"
    tried(turns_in_wasm=sum(map(len, found)) // 3)
