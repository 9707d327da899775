"""The positions that the rulebook in the page offers: games that can be played on."""

import json
from pathlib import Path

import pytest

import glueck
from glueck.engine.clauses import chapter_of
from glueck.engine.save import loads

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
# What there is to do in each: the rulebook says so.
TO_DO = {
    "glueckauf": {"mine": "ride black", "deliver": "place delivery-barrow", "draw": "keep none"},
    "gluecksgriff": {
        "knock": "knock 8 14", "call": "glücksgriff", "hourglass": "deflect", "magic": "magic",
    },
}  # fmt: skip


def positions(game):
    return json.loads((GAMES / game / "positions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", glueck.games())
def test_each_goes_on_with_what_it_is_about(game):
    offered = positions(game)
    assert {one["name"] for one in offered} == TO_DO[game].keys()
    for one in offered:
        state = loads(json.dumps(one["save"]), {game: glueck.load(game)}).state()
        assert not state.over
        assert state.seat == one["seat"]
        assert TO_DO[game][one["name"]] in state.legal()
        assert one["chapter"] in state.game.clauses.sections
        assert chapter_of(one["clause"]) == one["chapter"]
        assert state.game.clauses.text(one["clause"])
