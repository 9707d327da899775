"""Compiling beside: games are played at once, and by machine code as soon as there is some."""

import logging
import os
import random
import shutil
import signal
import time
from dataclasses import replace

import pytest
from filelock import FileLock

import glueck
from engine.sandbox import Place, result
from glueck.engine import compile, kernel, machine_code, precompile, save
from glueck.engine.errors import OptionError
from glueck.engine.precompile import BATCH, PLANNER, RULES, TO_PLAY, VIEW
from glueck.research.compiled.part import LEARNING
from glueck.review.compiled.part import REVIEWING
from glueck.search.precompile import BOTS
from toys import kuhn, nim

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(compile.UNCOMPILED, reason="nothing is compiled"),
]

NIM, KUHN = nim.GAME, kuhn.GAME
PLAY = "import mini; mini.whole()"


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


@pytest.fixture
def cold(tmp_path, monkeypatch):
    """As in a new process with an empty cache, which plays on while it compiles."""
    monkeypatch.setattr(precompile, "CACHE", tmp_path)
    for name in ("_prepared", "_loaded"):
        monkeypatch.setattr(precompile, name, set())
    monkeypatch.setattr(precompile, "_making", {})
    monkeypatch.setenv("GLUECK_COMPILE", "background")
    monkeypatch.setenv("GLUECK_CACHE", str(tmp_path))
    for one in compile.KERNELS:
        monkeypatch.setattr(one, "native", {})
    yield tmp_path
    for making in set(precompile._making.values()):
        making.process.kill()
        making.thread.join()


@pytest.fixture
def warm(cold):
    """The same with the code of Nim in the cache."""
    appears(NIM, cold)
    precompile.precompile(NIM)
    assert not precompile._making
    return cold


CODE = precompile.CACHE


def appears(game, folder):
    """The machine code of a game, as if it had been compiled there."""
    for part in TO_PLAY:
        shutil.copy(CODE / part.path(game).name, folder)


@pytest.fixture(autouse=True)
def _toys_are_compiled():
    precompile.precompile(NIM)
    precompile.precompile(KUHN)


class Held:
    """A compiler that gets no further than its lock, until it is let go; then it finds everything
    made already. So nothing has to be compiled."""

    def __init__(self, game, folder):
        self._game, self._folder = game, folder
        self._lock = FileLock(folder / f"{game.id}.lock")
        self._lock.acquire()

    def finish(self):
        appears(self._game, self._folder)
        self._lock.release()


@pytest.fixture
def held(cold):
    return {game: Held(game, cold) for game in (NIM, KUHN)}


# -- as others see it ----------------------------------------------------------------------


def test_the_first_start_says_what_takes_so_long_and_the_second_is_silent(place):
    place.game()
    for expected in (True, False):
        out, err = place.start(PLAY).communicate(timeout=120)
        assert out == "20 True\n"
        assert ("Compiling mini for this machine (once)" in err) == expected
    assert err == ""


def test_in_the_background_nobody_waits_and_the_next_start_has_it(place):
    place.game()
    out, err = place.start(PLAY, GLUECK_COMPILE="background").communicate(timeout=120)
    assert (out, err) == ("20 True\n", "")
    limit = time.monotonic() + 120
    while len(place.compiled()) < 2 and time.monotonic() < limit:
        time.sleep(0.1)  # the compiler outlives who started it
    ready = "from glueck.engine.precompile import is_ready"
    code = f"{PLAY}; {ready}; print(is_ready(mini.GAME))"
    assert place.run(code, GLUECK_COMPILE="background") == "20 True\nTrue"


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "GLUECK_COMPILE"])
def test_where_nothing_is_compiled_nothing_is_said_or_made(place, setting):
    place.game()
    value = {"NUMBA_DISABLE_JIT": "1", "GLUECK_COMPILE": "never"}[setting]
    out, err = place.start(PLAY, **{setting: value}).communicate(timeout=120)
    assert (out, err) == ("20 True\n", "")
    assert not list(place.cache.rglob("*.code"))


def test_who_only_loads_compiles_nothing_and_takes_what_comes(cold, monkeypatch):
    """As a process that thinks for a server: that one compiles."""
    monkeypatch.setenv("GLUECK_COMPILE", "load")
    for begin in (NIM.new, lambda: precompile.precompile(NIM)):
        begin()
        assert not precompile._making
        assert not precompile.is_ready(NIM)
    appears(NIM, cold)
    NIM.new()
    assert precompile.is_ready(NIM)
    assert not precompile._making


def test_an_unknown_setting_is_refused(monkeypatch, cold):
    monkeypatch.setenv("GLUECK_COMPILE", "sometimes")
    with pytest.raises(OptionError, match=r"GLUECK_COMPILE.*sometimes.*background, wait, never"):
        NIM.new()


def test_an_endless_game_is_compiled_without_playing_it_and_without_a_console(place):
    place.game()
    source = place.folder / "mini" / "__init__.py"
    endless = source.read_text().replace("    s.over = 1\n", "    s.x[0] += 1\n")
    assert endless != source.read_text()
    source.write_text(endless)
    code = "import sys; sys.stderr = None; import mini; print(mini.GAME.new(seed=1).over)"
    assert result(place.start(code)) == "False"
    assert len(place.compiled()) == 2


# -- the change from Python to machine code ------------------------------------------------


def until(condition, seconds=120):
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit
        time.sleep(0.02)


def test_every_kernel_is_in_a_part():
    """Or it would never be compiled."""
    parts = (RULES, VIEW, BATCH, BOTS, LEARNING, REVIEWING)
    listed = {one for part in parts for one, _ in part.examples(NIM)}
    # Toys have neither reasons nor a planner.
    listed |= {
        one for part in (VIEW, PLANNER) for one, _ in part.examples(glueck.load("glueckauf"))
    }
    ours = [one for one in compile.KERNELS if one.__wrapped__.__module__.startswith("glueck.")]
    assert listed == set(ours)


def test_a_game_goes_on_unchanged_while_the_code_under_it_is_exchanged(held):
    state = KUHN.new(seed=3)
    assert not precompile.is_ready(KUHN)
    state.play("bet")
    uncompiled = state.to_bytes(), state.legal(), state.view(0), state.log(1)
    held[KUHN].finish()
    until(lambda: precompile.is_ready(KUHN))
    assert (state.to_bytes(), state.legal(), state.view(0), state.log(1)) == uncompiled
    state.play("call")
    assert state.over
    twin = save.loads(save.pretty(save.document(state)), {"kuhn": KUHN}).state()
    assert twin == state


def test_compiled_and_uncompiled_agree_in_every_position():
    """The same calls, one after the other, in whole games of the toys."""
    for game in (NIM, KUHN):
        precompile.precompile(game)
        assert game.state.dtype in kernel.play.native
        chance = random.Random(1)
        for seed in range(10):
            quick, slow = game.new(seed=seed), game.new(seed=seed)
            while not quick.over:
                action = chance.choice(quick.legal())
                quick.play(action)
                plain(game, slow.play, action)
                assert quick.to_bytes() == slow.to_bytes()
                for seat in (None, 0, 1):
                    assert quick.view_bytes(seat) == plain(game, slow.view_bytes, seat)
                assert quick.legal() == plain(game, slow.legal)
            assert quick.log() == plain(game, slow.log)


def plain(game, call, *args):
    """Without machine code."""
    kind = game.state.dtype
    kept = {one: one.native.pop(kind) for one in compile.KERNELS if kind in one.native}
    try:
        return call(*args)
    finally:
        for one, native in kept.items():
            one.native[kind] = native


def test_what_is_asked_for_twice_is_compiled_once(held):
    NIM.new(), NIM.new(), KUHN.new()
    precompile.prepare(NIM, *TO_PLAY)
    assert len({id(one) for one in precompile._making.values()}) == 2
    for one in held.values():
        one.finish()
    until(lambda: precompile.is_ready(NIM) and precompile.is_ready(KUHN))


def test_a_killed_compiler_is_started_again(held):
    NIM.new()
    making = next(iter(precompile._making.values()))
    until(lambda: making.process.runs())
    killed = making.process.pid
    os.kill(killed, signal.SIGKILL)
    until(lambda: making.process.pid != killed and making.process.runs())
    held[NIM].finish()
    until(lambda: precompile.is_ready(NIM))


def test_a_compiler_that_is_always_killed_leaves_a_game_that_works(cold, caplog):
    caplog.set_level(logging.WARNING)
    state = NIM.new(seed=1)
    making = next(iter(precompile._making.values()))
    while making.thread.is_alive():
        if making.process.runs():
            os.kill(making.process.pid, signal.SIGKILL)
        time.sleep(0.01)
    assert "stays uncompiled: the compiler was killed (signal 9)" in caplog.text
    assert precompile.progress(NIM) is None
    state.play("take a")
    precompile.precompile(NIM)  # nobody waits for what will not come
    assert state.legal() == ["take a", "end"]


def test_a_full_disk_leaves_a_game_that_works(cold, caplog, monkeypatch):
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(precompile, "CACHE", cold / "full")
    (cold / "full").symlink_to("/dev/full")  # every file in it is one that cannot be written
    state = NIM.new(seed=1)
    until(lambda: "stays uncompiled" in caplog.text)
    state.play("take a")


def test_a_game_that_no_module_defines_is_played_uncompiled(cold, caplog):
    caplog.set_level(logging.WARNING)
    state = NEW.new(seed=1)
    until(lambda: "stays uncompiled" in caplog.text)
    assert "it can only be played uncompiled" in caplog.text
    state.play("take a")


NEW = replace(NIM, id="nim-of-a-test", state=replace(NIM.state, fields=(*NIM.state.fields[:6],
    replace(NIM.state.fields[6], name="rules_of_a_test"), *NIM.state.fields[7:])))  # fmt: skip


def test_rules_that_cannot_be_compiled_are_played_and_the_reason_is_told(place):
    place.game(worth="int(str(len([s.x[0]])))")
    out, err = place.start(PLAY).communicate(timeout=120)
    assert out == "1 True\n"
    assert "mini (rules, view) stays uncompiled: " in err
    assert "Error" in err


# -- progress ------------------------------------------------------------------------------


def test_progress_is_told_to_all_and_ends_and_no_other_files_are_left(cold):
    """Another process, which has started nothing, sees the same."""
    NIM.new()
    process = precompile._making[NIM.state.dtype, RULES].process
    other = precompile.CompilerProcess(NIM, cold)
    assert precompile.progress(NIM) is not None
    told, heard = [], []
    while (now := precompile.progress(NIM)) is not None:
        told.append(now.done)
        heard.append(other.progress().done)
        time.sleep(0.05)
    assert told == sorted(told)
    for done in (told, heard):
        assert 0 < max(done) <= 1
    assert precompile.is_ready(NIM)
    until(lambda: not process.runs())
    kinds = sorted({path.suffix for path in cold.iterdir() if path.is_file()})
    assert kinds == [".code", ".errors", ".lock", ".progress"]
    assert (cold / "nim.errors").read_bytes() == b""


def test_who_needs_some_parts_waits_for_no_other_that_comes_with_them(cold):
    lock = FileLock(cold / f"{NIM.id}.lock")
    with lock:  # nothing is compiled as long as it is held
        precompile.prepare(NIM, *TO_PLAY, BATCH)
        assert precompile.progress(NIM) is not None
        appears(NIM, cold)
        until(lambda: precompile.progress(NIM) is None)
        assert precompile.is_ready(NIM)
        assert precompile.progress(NIM, *TO_PLAY, BATCH) is not None
        precompile._making[NIM.state.dtype, BATCH].process.kill()


# -- files ---------------------------------------------------------------------------------


def make_old(path):
    long_ago = time.time() - 2 * precompile.FRESH
    os.utime(path, (long_ago, long_ago))


def test_code_of_old_sources_is_dropped_and_fresh_code_kept(cold):
    for name in ("old", "new"):
        (cold / f"{name}.code").touch()
    (cold / "folder-of-an-older-version").mkdir()
    (cold / "other").touch()
    for name in ("old.code", "folder-of-an-older-version", "other"):
        make_old(cold / name)
    precompile.forget_old()
    assert sorted(path.name for path in cold.iterdir()) == ["new.code", "other"]


def test_code_that_is_in_use_is_kept_however_old(warm):
    files = sorted(warm.glob("*.code"))
    for path in files:
        make_old(path)
    precompile._loaded.clear()  # as in a new process
    precompile.precompile(NIM)
    precompile.forget_old()
    assert sorted(warm.glob("*.code")) == files != []


def test_damaged_code_is_made_again(warm):
    """Whether nothing is left of it, or its last byte is missing."""
    rules, view = (part.path(NIM) for part in TO_PLAY)
    rules.write_bytes(b"")
    view.write_bytes(view.read_bytes()[:-1])
    precompile._loaded.clear()
    precompile._making.clear()
    precompile.precompile(NIM)
    assert precompile.is_ready(NIM)
    assert rules.stat().st_size > 0
    assert machine_code.read(view) is not None
    assert NIM.new(seed=1).legal() == ["take a", "take b", "take c"]


def test_a_job_that_is_done_already_is_not_done_again(warm):
    files = {path: path.stat().st_ino for path in warm.glob("*.code")}
    process = precompile.CompilerProcess(NIM, warm)
    process.start([(part.name, part.module, part.path(NIM)) for part in TO_PLAY])
    until(lambda: not process.runs())
    assert {path: path.stat().st_ino for path in warm.glob("*.code")} == files


def test_of_a_job_that_is_half_done_only_the_rest_is_done(warm):
    rules, view = (part.path(NIM) for part in TO_PLAY)
    before = rules.stat().st_ino
    view.unlink()
    process = precompile.CompilerProcess(NIM, warm)
    process.start([(part.name, part.module, part.path(NIM)) for part in TO_PLAY])
    until(lambda: not process.runs())
    assert machine_code.read(view) is not None
    assert rules.stat().st_ino == before
