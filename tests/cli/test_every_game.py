"""Whatever game there is can be played, asked about, saved and watched in a terminal."""

import pytest

import glueck
from cli.terminal import script
from glueck.terminal.board import board_of

DECISIONS = 12


@pytest.mark.parametrize("game", glueck.games())
def test_it_is_played_asked_about_and_watched(run, tmp_path, game):
    typed, then = script(seed=3, seats=3, most=DECISIONS, game=game)
    file = tmp_path / "game.json"
    asked = ["?", "log all", "score", "all", "board", f"why {typed[0]}", "why xyzzy"]
    result = run("play", game, "--seed", 3, "--file", file, lines=[*typed, *asked])
    assert result.exit_code == 0
    assert glueck.replay(file) == then
    assert "I don’t understand “xyzzy”" in result.stdout
    assert "take back your last action" in result.stdout
    shown = run("replay", file, "--seat", 1)
    assert shown.exit_code == 0
    assert f"After {len(then.actions)} moves" in shown.stdout or "Final result" in shown.stdout


@pytest.mark.parametrize("game", glueck.games())
def test_it_is_listed_and_has_rules(run, game):
    assert f"{game}: {glueck.load(game).title}" in run("games").stdout
    assert run("rules", game).exit_code == 0


@pytest.mark.parametrize("game", glueck.games())
def test_its_look_is_complete(game):
    assert callable(board_of(glueck.load(game)).board)
    assert board_of(glueck.load(game)).legend
