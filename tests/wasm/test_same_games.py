"""WebAssembly and native code give the same bytes, lists, reasons, views, log entries, choices."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import glueck
from effort import EFFORT
from tried import tried
from wasm.modules import in_node
from wasm.recorded import recorded_decisions, recorded_game, recorded_hint

GAMES = 24  # of each game: all numbers of seats and many options
TABLES = {  # of bots, and how many decisions of theirs (a search is two)
    ("apprentice", "hauler", "hewer"): 150,
    ("foreman", "hewer"): 120,
    ("captain", "foreman"): 24,
}
POSITIONS = 3  # in which hints are compared


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
        tables = [
            recorded_decisions(each_game, list(levels), seed, most)
            for levels, most in TABLES.items()
        ]
        record = {"decisions": [table for table, _ in tables]}
        found = in_node(modules, each_game.id, record)["decisions"]
        assert found == [expected for _, expected in tables]
        tried(decisions_in_wasm=sum(map(len, found)))


@pytest.mark.slow
@pytest.mark.many_positions
def test_hints_are_the_same_turns(modules: Path, each_game: glueck.Game) -> None:
    hints = [recorded_hint(each_game, seed) for seed in range(POSITIONS * EFFORT)]
    found = in_node(modules, each_game.id, {"hints": [one for one, _ in hints]})["hints"]
    assert found == [expected for _, expected in hints]
