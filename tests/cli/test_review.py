"""`glueck review`: kept as it goes, gone on with, told in the reader's language."""

import json
import re

import pytest

import glueck
from glueck.bots import bot
from glueck.search import SeatKnowledge

pytestmark = pytest.mark.slow


@pytest.fixture
def file(tmp_path):
    game = glueck.load("gluecksgriff")
    state, player = game.new(2, seed=5, point_limit=15), bot("hauler", game, 2)
    while not state.over:
        state.play(player.decide(SeatKnowledge.of(state)))
    state.save(tmp_path / "game.json")
    state.at(4).save(tmp_path / "running.json")
    return tmp_path / "game.json"


def test_a_review_goes_on_where_it_stopped_and_says_what_it_found(run, file, monkeypatch):
    kept = file.with_name("game.json.review.json")
    first = run("review", file, "--simulations", 10, "--plot", file.with_suffix(".svg"))
    assert first.exit_code == 0
    assert "Luck" in first.stdout
    assert "Best decision" in first.stdout
    said = " ".join(first.stdout.split())
    assert re.search(r"worse by at least \d+ percentage points?\.", said)
    assert re.search(r"Move \d+: [^.]+ \([+−]\d+ percentage points?\)", said)
    assert file.with_suffix(".svg").exists()
    whole = json.loads(kept.read_text())
    assert len(whole["moments"]) == len(whole["judged"]) + 1
    part = {key: whole[key] for key in ("review", "of", "simulations")}
    kept.write_text(json.dumps(part | {"judged": whole["judged"][:-2]}))
    asked = []
    judge = glueck.review.judge.Judge.judge
    monkeypatch.setattr(
        "glueck.review.judge.Judge.judge", lambda self, one: asked.append(one) or judge(self, one)
    )
    again = run("review", file, "--simulations", 10, "--lang", "de")
    assert "Glück" in again.stdout
    assert len(asked) <= 2
    assert json.loads(kept.read_text()) == whole


def test_a_running_game_is_refused(run, file):
    result = run("review", file.with_name("running.json"))
    assert result.exit_code == 2
    assert "only a finished game" in result.stderr
