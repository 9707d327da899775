"""Where saved games lie: beside a server's tables, in the user's folder for data."""

import os
from pathlib import Path

import pytest

from glueck.cli.files import fresh_file
from glueck.cli.problems import Problem
from glueck.server.settings import ServerSettings


def test_saved_games_and_tables_lie_in_the_same_folder(home):
    saved = fresh_file("glueckauf")
    assert ServerSettings().database == f"sqlite:///{saved.parent / 'tables.db'}"


@pytest.mark.parametrize(("chosen", "folder"), [("data", "data"), ("", ".local/share")])
def test_the_folder_is_the_usual_one_of_linux(home, monkeypatch, chosen, folder):
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(home / chosen) if chosen else "")
    assert fresh_file("glueckauf").parent == home / folder / "glueck"


def test_without_a_home_another_place_must_be_chosen(home, monkeypatch):
    """And no folder «~» is made."""
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    monkeypatch.chdir(home)
    with pytest.raises(Problem, match="choose another place with --file"):
        fresh_file("glueckauf")
    assert not Path("~").exists()
