"""The first game on a machine: it begins at once, and only whoever searches waits for machine code.

Instead of a compiler that takes a minute, one that waits for its lock; when the test lets it go, it
finds everything made already."""

import os
import shutil
import signal
from pathlib import Path

import pytest
from filelock import FileLock

import glueck
from cli.terminal import GAME, played, process
from cli.test_process import PATIENCE, read_until
from glueck.bots import readiness
from glueck.engine.compile import UNCOMPILED
from glueck.engine.compiler_process import Progress
from glueck.search.precompile import parts_of, precompile_bots
from left_out import without

NOTICE = "The rules are being compiled in the background (once); you can play meanwhile."
WAITING = "Compiling Glück Auf for this machine (once)"

compiled = pytest.mark.skipif(UNCOMPILED, reason="nothing is compiled in this pass")
posix = pytest.mark.skipif(os.name != "posix", reason=without("posix"))


class Compiler:
    """Seems to compile until it is let go."""

    def __init__(self, cache: Path) -> None:
        precompile_bots(GAME)
        cache.mkdir(parents=True, exist_ok=True)  # its compiler may have made it
        self._cache, self._lock = cache, FileLock(cache / f"{GAME.id}.lock")
        self._lock.acquire()

    def finish(self) -> None:
        for part in parts_of(GAME):
            shutil.copy(part.path(GAME), self._cache)
        self._lock.release()


@pytest.fixture
def compiler(tmp_path, monkeypatch):
    monkeypatch.setenv("GLUECK_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("GLUECK_COMPILE", "background")
    one = Compiler(tmp_path / "cache" / "glueck")
    yield one
    one.finish()


@pytest.fixture
def game(tmp_path):
    """A file in which it is your turn, and a foreman's after it."""
    state = played(0, seats=2)
    state.players = ["you", "bot foreman"]
    path = tmp_path / "game.json"
    state.save(path)
    return path


def typed(program, line):
    program.stdin.write(f"{line}\n")
    program.stdin.flush()


def children(program) -> list[str]:
    tasks = Path(f"/proc/{program.pid}/task").iterdir()
    return [one for task in tasks for one in (task / "children").read_text().split()]


@compiled
@posix
@pytest.mark.slow
@pytest.mark.parametrize("new", [True, False])
def test_a_game_begins_at_once_and_one_process_compiles_all_of_it(compiler, game, new):
    what = ["glueckauf", "--bots", "hewer", "--seed", 7] if new else ["--file", game]
    with process("play", *what) as program:
        out = read_until(program, "\n> ")
        assert out.count(NOTICE) == 1
        if Path("/proc/self/task").is_dir():
            assert len(children(program)) == 1
        if new:
            typed(program, "13")  # whoever does not search plays uncompiled
            out = read_until(program, "\n> ")
            assert "Hewer\u00a01 drafts" in out
            assert NOTICE not in out
        typed(program, "q")
        err = program.communicate(timeout=PATIENCE)[1]
    assert (program.returncode, err) == (0, "")


@compiled
@posix
@pytest.mark.slow
@pytest.mark.parametrize(("line", "then"), [("1", "Foreman drafts"), ("hint", "1. Take ")])
def test_whoever_searches_waits_with_a_line_that_says_so(compiler, game, line, then):
    with process("play", "--file", game) as program:
        read_until(program, "\n> ")
        typed(program, line)
        assert program.stderr.readline().startswith(WAITING)
        compiler.finish()
        assert then in read_until(program, "\n> ")
        typed(program, "q")
        assert WAITING in program.communicate(timeout=PATIENCE)[1]
    assert program.returncode == 0


@compiled
@posix
@pytest.mark.slow
def test_control_c_while_a_bot_waits_saves_the_game(compiler, game):
    before = len(glueck.read(game).actions)
    with process("play", "--file", game) as program:
        read_until(program, "\n> ")
        typed(program, "1")
        program.stderr.readline()
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 130
    assert "Traceback" not in err
    assert "Saved." in out
    assert len(glueck.read(game).actions) == before + 1


@pytest.mark.parametrize(
    ("left", "said"),
    [(None, ""), (Progress(), "(once);"), (Progress(0.2, 48.4), "(once, about 48\u00a0s);")],
)
def test_how_long_it_takes_is_said_if_it_is_known(run, monkeypatch, left, said):
    monkeypatch.setattr(readiness, "progress", lambda *_: left)
    out = run("play", "glueckauf", "--seed", 7).stdout
    assert said in out
    assert ("rules are being compiled" in out) is (left is not None)


@pytest.mark.parametrize("wrong", [["--seats", 9], ["-o", "nonsense=1"], ["--bots", "boss"]])
def test_nothing_is_compiled_for_a_game_that_cannot_be(run, monkeypatch, wrong):
    asked = []
    monkeypatch.setattr("glueck.cli.play.prepare_bots", asked.append)
    assert run("play", "glueckauf", *wrong).exit_code != 0
    assert asked == []


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"game": []}', '{"game": "chess"}', "\0", "[" * 9999]
)
def test_a_file_that_is_no_game_is_refused_as_ever(run, tmp_path, text):
    file = tmp_path / "game.json"
    file.write_text(text)
    result = run("play", "--file", file)
    assert result.exit_code != 0
    assert str(file) in result.stderr
