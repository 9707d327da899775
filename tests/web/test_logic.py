"""The client's own unit tests (vitest): what it does without a page. And what it says, which the
terminal says in the same words."""

import json
import os
from functools import cache

import playthrough
import pytest
import web_build

import glueck
import golden
from glueck.cli.narration import turns_of
from glueck.terminal import language
from glueck.terminal.board import board_of
from glueck.terminal.setting import Setting
from left_out import leave_out

SAID = json.loads((web_build.WEB / "src/recorded/said.json").read_text(encoding="utf-8"))
NAMES = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim"]  # as said.test.ts


@pytest.fixture(scope="module")
def page_words(tmp_path_factory):
    """The folder to which the client's tests, which have to pass, write what the page says."""
    if not web_build.is_installed(tools=True):
        leave_out("node_modules")
    folder = tmp_path_factory.mktemp("words")
    for game in SAID:
        (folder / f"{game}.log.json").write_text(json.dumps(log_of(game)))
    web_build.run("test", env=os.environ | {"GLUECK_PAGE_WORDS": str(folder)})
    return folder


@cache
def log_of(game):
    """Of a golden game of middling length, as its spectators read it."""
    games = sorted((golden.FOLDER / game).glob("*.game"), key=lambda path: path.stat().st_size)
    state, actions, _ = playthrough.read(games[len(games) // 2].read_text(encoding="utf-8"))
    for action in actions:
        state.play(action)
    return state.log(None)


@pytest.mark.first
def test_the_units_of_the_client_pass(page_words):
    assert any(page_words.iterdir())


@pytest.mark.parametrize("spoken", language.LANGUAGES)
@pytest.mark.parametrize("game", SAID)
def test_the_terminal_says_what_the_page_says(page_words, game, spoken, monkeypatch):
    """The same inputs, the same sentences: actions, lines of a log, turns."""
    written = (page_words / f"{game}.{spoken}.json").read_text(encoding="utf-8")
    page = json.loads(with_plain_spaces(written))
    board, said, log = board_of(glueck.load(game)), SAID[game], log_of(game)
    at = Setting(NAMES, said["options"])
    monkeypatch.setattr(language, "_spoken", spoken)
    lines = [*said["lines"], *log]
    turns = [*([line] for line in said["lines"]), *turns_of(log, board)]
    terminal = {
        "actions": [board.say_action(action, at) for action in said["actions"]],
        "lines": [board.sentences(line, at) for line in lines],
        "turns": [board.summary(turn, at) for turn in turns],
    }
    terminal = json.loads(with_plain_spaces(json.dumps(terminal, ensure_ascii=False)))
    assert {kind: page[kind] for kind in terminal} == terminal


def with_plain_spaces(text):
    """Where a line must not break, which only the page cares about for words of one letter."""
    return text.replace("\u00a0", " ")
