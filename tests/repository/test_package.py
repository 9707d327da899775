"""What is released: nothing without the page and the rules, nothing with unknown dependencies."""

import ast
import importlib.util
import re
import sys
import tomllib
from pathlib import Path

import pytest
import web_page
from packaging.requirements import Requirement

import glueck
from glueck.engine.clauses import LANGUAGES
from glueck.terminal import words

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NEEDED = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
EXTRAS = PROJECT["project"]["optional-dependencies"]
# What the package imports if somebody wants it; of the other extras, only people make use.
OPTIONAL = [
    Requirement(text)
    for extra in ("plots", "pettingzoo", "gym", "openspiel", "data", "ray", "torch")
    for text in EXTRAS[extra]
]
MODULES = {
    "fluent.runtime": "fluent",
    "argon2-cffi": "argon2",
    "open_spiel": "pyspiel",
}  # where the names differ


@pytest.fixture(scope="module")
def hook():
    about = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(about)
    about.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A source tree with a page that was built from its web/."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "main.ts").write_text("1")
    page = tmp_path / "src/glueck/server/web"
    page.mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / ".made-of").write_text(web_page.made_of(root=tmp_path))
    return tmp_path


def test_a_page_of_these_sources_is_released(hook, tree):
    hook.check_page(tree)


def test_without_the_page_nothing_is_built(hook, tree):
    (tree / "src/glueck/server/web/index.html").unlink()
    with pytest.raises(SystemExit, match=r"not built.*python tools/web_build\.py"):
        hook.check_page(tree)


def test_with_an_old_page_nothing_is_built_but_from_an_sdist(hook, tree):
    (tree / "web" / "main.ts").write_text("2")
    with pytest.raises(SystemExit, match=r"as it is now.*python tools/web_build\.py"):
        hook.check_page(tree)
    (tree / "PKG-INFO").write_text("Name: glueck")
    hook.check_page(tree)


def test_a_page_that_plays_alone_has_a_module_of_every_game(hook, tree):
    folder = tree / "src/glueck/games/kuhn"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    listed = tree / "src/glueck/server/web/rules.json"
    listed.write_text('{"kuhn": {}}')
    hook.check_page(tree)
    listed.write_text("{}")
    with pytest.raises(SystemExit, match=r"module of kuhn.*make dist"):
        hook.check_page(tree)


def test_every_game_has_its_rules_beside_it_and_none_is_released_without(hook, tmp_path):
    places = hook.rules_beside_games(ROOT)
    assert set(places.values()) == {
        f"glueck/games/{name}/rules.{suffix}"
        for name in glueck.games()
        for suffix in ("md", "de.md", "pl.md", "ru.md")
    }
    assert all(Path(path).is_file() for path in places)
    (tmp_path / "src/glueck/games/chess").mkdir(parents=True)
    (tmp_path / "src/glueck/games/chess/__init__.py").touch()
    with pytest.raises(SystemExit, match=r"docs/rules/chess\.md"):
        hook.rules_beside_games(tmp_path)


def test_the_words_of_the_page_are_released_where_the_terminal_looks(hook, tmp_path):
    places = hook.catalogues(ROOT)
    folders = {f"glueck/games/{name}/locales" for name in glueck.games()} | {"glueck/locales"}
    assert set(places.values()) == {f"{one}/{lang}.ftl" for one in folders for lang in LANGUAGES}
    assert all(Path(path).is_file() for path in places)
    looked = [words.PACKAGE.parent / one for one in folders]
    assert {words.PACKAGE / "locales", *(words.home_of(g) / "locales" for g in glueck.games())} == {
        *looked
    }
    with pytest.raises(SystemExit, match=r"web/locales/en\.ftl"):
        hook.catalogues(tmp_path)


@pytest.mark.parametrize("needed", {str(n): n for n in NEEDED + OPTIONAL}.values(), ids=str)
def test_every_dependency_has_a_lower_bound_and_a_pin_it_allows(needed):
    assert [s.operator for s in needed.specifier].count(">=") == 1
    pins = dict(re.findall(r"^([\w.-]+)==(.+)$", (ROOT / "constraints.txt").read_text(), re.M))
    assert needed.specifier.contains(
        {k.lower().replace("_", "-"): v for k, v in pins.items()}[needed.name.replace("_", "-")]
    )


def imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module


@pytest.mark.slow
def test_what_is_imported_is_a_dependency():
    """Not only what happens to come along with another package."""
    names = [needed.name for needed in NEEDED + OPTIONAL]
    known = {MODULES.get(name, name).replace("-", "_") for name in names}
    known |= {"glueck"} | sys.stdlib_module_names
    for path in (ROOT / "src").rglob("*.py"):
        assert {name.split(".")[0] for name in imported(path)} <= known, path
