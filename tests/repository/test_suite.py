"""What must be true of the tests themselves."""

import ast
import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace

import pytest

import glueck
import left_out

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"


def run_pytest(*args, **environment):
    """A run of its own, uncompiled; `-p conftest` gives it ours wherever its tests lie."""
    paths = [str(TESTS), str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:randomly", "-p", "no:cacheprovider", *args],
        env=os.environ
        | {"PYTHONPATH": os.pathsep.join(paths), "NUMBA_DISABLE_JIT": "1"}
        | environment,
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip


# -- collecting ----------------------------------------------------------------------------


EARLY = """
import glueck
from glueck.engine.batch import Batch
GAME = glueck.load("gluecksgriff")
def test(): pass
"""


@pytest.mark.slow
def test_a_game_begun_while_tests_are_collected_stops_the_run(tmp_path):
    """So no test of ours does it."""
    for begun in ("GAME.new(2)", "Batch(GAME, 2)"):
        name = f"test_{begun.partition('(')[0].replace('.', '_')}.py"
        (tmp_path / name).write_text(EARLY + begun)
    run = run_pytest("-p", "conftest", str(tmp_path))
    assert run.returncode == pytest.ExitCode.INTERRUPTED
    assert run.stdout.count("E   RuntimeError: a game is begun while tests are collected") == 2


# -- the quick subset ----------------------------------------------------------------------


def cited(path):
    """The test functions of a file, each with what its docstring cites."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {one.name: ast.get_docstring(one) or "" for one in functions}


def quick_folders():
    """Those that `make quick` runs."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (names,) = re.findall(r"^QUICK := \$\(addprefix tests/,(.+)\)$", makefile, re.M)
    return [f"tests/{name}" for name in names.split()]


@pytest.mark.slow
def test_every_chapter_the_match_the_server_and_the_client_have_a_quick_test():
    run = run_pytest("--quick", "--collect-only", "-q", *quick_folders())
    assert run.returncode == 0, run.stdout
    chosen = defaultdict(set)
    for line in run.stdout.splitlines():
        path, found, name = line.partition("::")
        if found:
            chosen[path].add(name.partition("[")[0])
    folders = {Path(path).parent.as_posix() for path in chosen}
    assert {"tests/match", "tests/server"} <= folders
    assert "tests/web/test_logic.py" in chosen
    for game in map(glueck.load, glueck.games()):
        here = [path for path in chosen if path.startswith(f"tests/games/{game.id}/")]
        words = "".join(text for path in here for name, text in cited(path).items()
                        if name in chosen[path])  # fmt: skip
        missing = [one for one in game.clauses.chapters
                   if f"{game.clauses.prefix}-{one}-" not in words]  # fmt: skip
        assert not missing


# -- what is left out ----------------------------------------------------------------------


def skipped(reason):
    return SimpleNamespace(longrepr=("file.py", 1, f"Skipped: {reason}"))


def test_what_this_machine_cannot_run_is_told_once_with_the_number_of_tests():
    reports = [skipped(left_out.without(what)) for what in ("root", "chromium", "chromium")]
    lines = left_out.summary([*reports, skipped("something else")])
    assert lines == [
        f"1 tests, no root: {left_out.NEEDS['root']}",
        f"2 tests, no chromium: {left_out.NEEDS['chromium']}",
    ]


@pytest.mark.slow
def test_at_the_end_of_a_run_it_is_said_what_was_left_out(tmp_path):
    source = "import left_out\ndef test(): left_out.leave_out('chromium')\n"
    (tmp_path / "test_page.py").write_text(source)
    run = run_pytest("-p", "conftest", str(tmp_path))
    assert run.returncode == 0
    _, _, told = run.stdout.partition("left out on this machine")
    assert f"1 tests, no chromium: {left_out.NEEDS['chromium']}" in told
