"""What must be true of the repository itself."""

import ast
import doctest
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import about_games
import clauses

import glueck
from left_out import leave_out

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def test_the_readme_is_a_program_that_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_every_clause_has_code_and_a_test_and_no_unknown_one_is_cited():
    assert clauses.problems() == []


def test_the_tracer_notices_what_is_missing(monkeypatch):
    monkeypatch.setattr(clauses, "defined", lambda: {"GA-MINE-01", "GA-XYZ-99"})
    found = clauses.problems()
    assert "GA-XYZ-99: not in code" in found
    assert any(problem.startswith("GA-MINE-02: cited") for problem in found)


def test_no_module_is_named_after_nothing():
    names = {path.stem for path in SOURCES}
    assert not names & {"utils", "util", "helpers", "common", "manager", "misc", "base"}


def test_files_are_small():
    assert [p.name for p in SOURCES if len(p.read_text(encoding="utf-8").splitlines()) > 500] == []


def test_links_in_the_documents_lead_somewhere():
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (path.parent / target).exists(), f"{path.name}: {target}"


def test_where_is_names_only_what_is_there():
    """In a row of that table, a name without a folder is beside the one before it."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    missing, package = [], ROOT / "src" / "glueck"
    for row in rows:
        folders = [ROOT, package, package / "games" / "glueckauf"]
        for name in re.findall(r"`([a-z][\w./-]*(?:\.(?:py|ts|js|md|json)|/))[`: ]", row):
            found = [folder / name for folder in folders if (folder / name).exists()]
            folders += [folder for one in found[:1] for folder in (one, one.parent)]
            missing += [] if found else [name]
    assert len(rows) > 50
    assert missing == []


def test_no_machine_path_or_host_is_written_down():
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    if not tracked:
        leave_out("git checkout")
    for name in tracked:
        path = ROOT / name
        if path.suffix != ".game" and path != Path(__file__) and path.is_file():
            content = path.read_bytes()  # pictures too
            for told in (b"/root/", b"/work/", b"index-url"):
                assert told not in content, f"{name} says {told.decode()}"


def test_importing_the_package_and_its_games_needs_no_compiler():
    """Numba takes half a second to import; only the process that compiles needs it."""
    load = "import glueck, sys; [glueck.load(name) for name in glueck.games()]"
    code = f"{load}; print('numba' in sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], env=os.environ, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "False\n", "")


def test_what_is_told_of_a_game_beforehand_is_what_it_says():
    assert about_games.outdated() == [], "python tools/about_games.py"


def test_no_tool_has_a_list_of_the_modules_of_a_game():
    """A new game, or a new chapter of one, is checked without a line in the settings."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(project)
    modules = [name for one in settings["tool"]["mypy"]["overrides"] for name in one["module"]]
    for game in glueck.games():
        assert f"games.{game}." not in project
        assert not [name for name in modules if game in name]


def strings_of(source):
    """All texts in a module but its docstrings."""
    tree = ast.parse(source)
    nodes = [node for node in ast.walk(tree) if getattr(node, "body", None)]
    told = {ast.get_docstring(n, clean=False) for n in nodes if isinstance(n, DOCUMENTED)}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and text not in told]


def test_nothing_but_its_folders_names_a_game():
    """In the package and in the page; what is recorded for tests and offered by the server is
    made by programs."""
    package, page = ROOT / "src" / "glueck", ROOT / "web" / "src"
    folders = [top / "games" / game for top in (package, page) for game in glueck.games()]
    made = [page / "recorded", page / "offered.json"]
    words = {*glueck.games(), *(glueck.load(game).title for game in glueck.games())}
    naming = []
    for path in [*SOURCES, *page.rglob("*.ts"), *page.rglob("*.svelte")]:
        if path == package / "games" / "__init__.py" or {*path.parents, path} & {*folders, *made}:
            continue
        text = path.read_text(encoding="utf-8")
        texts = strings_of(text) if path.suffix == ".py" else [text]
        naming += [path.name for one in texts if any(word in one for word in words)]
    assert naming == []
