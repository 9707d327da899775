"""docs/adding-a-game.md is a walk that can be followed: it shows the toy's files as they are."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import glueck

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
LINES = re.MULTILINE | re.DOTALL
SHOWN = re.findall(r"^`(tests/toys/[^`]+)`:\n\n```\w+\n(.*?)^```$", TEXT, LINES)
SOURCES = Path(glueck.__file__).parents[1]
FOLDERS = [ROOT / "tests" / "toys" / "nim", ROOT / "tests" / "toys" / "web" / "nim"]


@pytest.mark.parametrize(("path", "text"), SHOWN, ids=[path for path, _ in SHOWN])
def test_what_is_shown_is_what_is_there(path, text):
    assert text.strip() in (ROOT / path).read_text(encoding="utf-8")


def files_of_the_two_folders():
    files = [path for folder in FOLDERS for path in folder.rglob("*") if path.is_file()]
    return [path.relative_to(ROOT).as_posix() for path in files if path.suffix != ".pyc"]


def test_every_file_of_the_two_folders_is_named():
    assert [name for name in files_of_the_two_folders() if f"`{name}`" not in TEXT] == []


def test_every_file_is_shown_whole_but_what_is_made_and_what_is_translated():
    left_out = re.compile(r"/declared\.ts$|/locales/(?!en)\w+\.ftl$")
    needed = {name for name in files_of_the_two_folders() if not left_out.search(name)}
    assert {path for path, _ in SHOWN} == needed
    assert len(SHOWN) == 11
    for path, text in SHOWN:
        assert text.strip() == (ROOT / path).read_text(encoding="utf-8").strip(), path


@pytest.mark.slow
def test_the_types_of_the_page_are_made_as_the_walk_says():
    (words,) = re.findall(r"^PYTHONPATH=tests python (tools/web_types.py .*)$", TEXT, re.MULTILINE)
    path = os.pathsep.join([str(ROOT / "tests"), str(SOURCES)])
    command = [sys.executable, *words.split(), "--check"]
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"PYTHONPATH": path})


def test_the_walk_ends_with_a_game_that_conforms():
    (code,) = re.findall(
        r"^```python\n(from glueck.testing.*?)^```$", TEXT, re.DOTALL | re.MULTILINE
    )
    exec(code, {})


def test_nothing_else_knows_the_toy():
    """A game is two folders: the package and the page name it nowhere."""
    for folder in ("src/glueck", "web/src"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix in (".py", ".ts", ".svelte", ".ftl"):
                text = path.read_text(encoding="utf-8")
                assert not re.search(r"\bnim\b", text, re.IGNORECASE), path
