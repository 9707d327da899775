"""Positions that the rulebook in the page offers, and deals of its guides, can be played on."""

import json
from importlib import import_module
from pathlib import Path

import pytest

import glueck
from glueck.engine.clauses import chapter_of
from glueck.engine.save import loads

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def cases(game):
    return import_module(f"games.{game}.cases")


def positions(game):
    return json.loads((GAMES / game / "positions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", glueck.games())
def test_each_goes_on_with_what_it_is_about(game):
    offered = positions(game)
    to_do = cases(game).TO_DO
    assert {one["name"] for one in offered} == to_do.keys()
    for one in offered:
        state = loads(json.dumps(one["save"]), {game: glueck.load(game)}).state()
        assert not state.over
        assert state.seat == one["seat"]
        assert to_do[one["name"]] in state.legal()
        assert one["chapter"] in state.game.clauses.sections
        assert chapter_of(one["clause"]) == one["chapter"]
        assert state.game.clauses.text(one["clause"])


@pytest.mark.parametrize("game", glueck.games())
def test_a_guide_begins_with_what_its_first_lesson_is_about(game):
    save = (GAMES / game / "guide.json").read_text(encoding="utf-8")
    state = loads(save, {game: glueck.load(game)}).state()
    seat, todo = cases(game).FIRST
    assert state.seat == seat
    assert todo in state.legal()
