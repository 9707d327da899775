"""How `make play` and `make setup` install: quickly where that works, else in the ordinary way."""

import re
import sys
from pathlib import Path

import install
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def commands(monkeypatch):
    """What would be run; those with one of the words in `commands.failing` in them fail."""

    class Commands(list):
        failing = ()

        def run(self, *command, **_):
            self.append(" ".join(command))
            return not any(word in self[-1] for word in self.failing)

    all_of_them = Commands()
    monkeypatch.setattr(install, "runs", all_of_them.run)
    return all_of_them


@pytest.fixture
def environment(tmp_path):
    return install.Environment(tmp_path / "venv")


def has(environment, name):
    path = environment.folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()


def test_an_environment_is_made_without_pip_and_gets_uv(commands, environment):
    environment.make()
    assert "-m venv --without-pip" in commands[0]
    assert re.search(r"pip.* install .*constraints\.txt uv$", commands[1])
    assert len(commands) == 2


def test_where_no_pip_can_bring_uv_there_is_an_ordinary_environment(commands, environment):
    commands.failing = (" uv",)
    environment.make()
    assert commands[-1] == f"{sys.executable} -m venv {environment.folder}"


def test_where_nothing_works_it_says_what_is_missing(commands, environment):
    commands.failing = ("venv",)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        environment.make()


def test_what_is_there_is_not_made_again(commands, environment):
    has(environment, "bin/python")
    has(environment, "bin/uv")
    environment.make()
    assert commands == []


def test_an_older_environment_gets_uv_from_its_own_pip(commands, environment):
    has(environment, "bin/python")
    has(environment, "lib/python3.11/site-packages/pip/__main__.py")
    environment.make()
    assert [one.split(" install")[0] for one in commands] == [f"{environment.python} -m pip"]


def test_what_uv_cannot_install_pip_does_and_it_is_said(commands, environment, capsys):
    has(environment, "bin/uv")
    commands.failing = ("bin/uv",)
    environment.install("-e", ".[page]")
    assert commands[0].startswith(f"{environment.uv} pip install")
    assert commands[-1].startswith(f"{environment.python} -m pip install")
    assert "uv could not install it" in capsys.readouterr().out


def test_uv_has_a_pin():
    assert re.search(r"^uv==", (ROOT / "constraints.txt").read_text(), re.MULTILINE)
