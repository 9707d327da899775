"""docs/adding-a-game.md is a walk that can be followed: it shows the toy's files as they are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
LINES = re.MULTILINE | re.DOTALL
SHOWN = re.findall(r"^`(tests/toys/[^`]+)`:\n\n```\w+\n(.*?)^```$", TEXT, LINES)
FOLDERS = [ROOT / "tests" / "toys" / "nim", ROOT / "tests" / "toys" / "web" / "nim"]


@pytest.mark.parametrize(("path", "text"), SHOWN, ids=[path for path, _ in SHOWN])
def test_what_is_shown_is_what_is_there(path, text):
    assert text.strip() in (ROOT / path).read_text(encoding="utf-8")


def test_every_file_of_the_two_folders_is_named():
    files = [path for folder in FOLDERS for path in folder.rglob("*") if path.is_file()]
    names = [path.relative_to(ROOT).as_posix() for path in files if path.suffix != ".pyc"]
    assert [name for name in names if f"`{name}`" not in TEXT] == []
    assert len(SHOWN) == 8


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
