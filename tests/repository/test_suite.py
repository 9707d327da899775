"""What must be true of the tests themselves."""

import ast
import os
import re
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from types import SimpleNamespace

import pytest
from server_process import TIED

import glueck
import left_out
import selection

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


# -- nothing stands still, nothing stays behind ------------------------------------------------


HANGS = """
import time
def test_hangs(): time.sleep(3600)
def test_goes_on(): pass
"""


@pytest.mark.slow
def test_a_test_that_hangs_fails_where_it_stands_and_the_others_go_on(tmp_path):
    (tmp_path / "test_hangs.py").write_text(HANGS)
    run = run_pytest("-c", str(ROOT / "pyproject.toml"), "--timeout", "1", str(tmp_path))
    assert "1 failed, 1 passed" in run.stdout
    assert "> def test_hangs(): time.sleep(3600)" in run.stdout.replace(">   ", "> ")
    assert "Timeout" in run.stdout


def test_every_test_has_such_a_limit(request):
    assert 0 < float(request.config.getini("timeout")) <= 600
    assert request.config.getini("timeout_method") == "signal", "else no fixture is ended"


KILLED = """
import os, pathlib, subprocess
from server_process import TIED
child = subprocess.Popen([*TIED, "sleep", "600"], stdout=subprocess.DEVNULL)
while pathlib.Path(f"/proc/{child.pid}/comm").read_text() != "sleep\\n": pass
print(child.pid, flush=True)
os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(not TIED, reason="nothing ties a process to another here")
def test_a_server_ends_with_a_test_that_is_killed():
    own = os.environ | {"PYTHONPATH": str(ROOT / "tools")}
    run = subprocess.run(
        [sys.executable, "-c", KILLED], env=own, stdout=subprocess.PIPE, check=False
    )
    started, patience = Path(f"/proc/{int(run.stdout)}"), time.monotonic() + 60
    while started.exists() and (started / "stat").read_text().split()[2] != "Z":
        assert time.monotonic() < patience
        time.sleep(0.01)


# -- the quick subset ----------------------------------------------------------------------


def cited(path):
    """The test functions of a file, each with what its docstring cites."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {one.name: ast.get_docstring(one) or "" for one in functions}


def test_what_looks_closer_is_there():
    for line in selection.closer():
        path, _, name = line.partition("::")
        assert f"def {name.partition('[')[0]}(" in (TESTS / path).read_text(encoding="utf-8"), line


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
