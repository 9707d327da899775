"""Compiling ahead: once, visibly, completely, and never in the way."""

import os
import time

import numpy as np
import pytest
from numba import config

from engine.sandbox import Place, result
from glueck.engine import compile, kernel, precompile, save
from toys import nim

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(bool(config.DISABLE_JIT), reason="nothing is compiled"),
]

NIM = nim.GAME
PLAY = "import mini; mini.whole()"


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """Another cache, in which this process has not yet compiled anything."""
    monkeypatch.setattr(precompile, "CACHE", tmp_path)
    monkeypatch.setattr(precompile, "_precompiled", set())
    return tmp_path


def test_the_first_start_says_what_takes_so_long_and_the_second_is_silent(place):
    place.game()
    for expected in (True, False):
        out, err = place.start(PLAY).communicate(timeout=120)
        assert out == "20 True\n"
        assert ("Compiling the rules of mini" in err) == expected
    assert err == ""


def test_where_nothing_is_compiled_nothing_is_said_or_made(place):
    place.game()
    out, err = place.start(PLAY, NUMBA_DISABLE_JIT="1").communicate(timeout=120)
    assert (out, err) == ("20 True\n", "")
    assert not list(place.cache.rglob("*.compiled"))


def test_a_program_without_a_console_can_compile(place):
    place.game()
    assert place.run(f"import sys; sys.stderr = None; {PLAY}") == "20 True"


def compiled_so_far():
    """How often a kernel was compiled in this process, not only loaded from the cache."""
    kernels = [each for each in vars(kernel).values() if hasattr(each, "stats")]
    return sum(sum(each.stats.cache_misses.values()) for each in kernels)


def test_every_kernel_is_compiled_ahead(place):
    """Or a batch compiles for a minute, silently, in every process that starts at once."""
    place.game()
    code = """
import mini
from glueck.engine import kernel
mini.GAME.new()
kernels = [k for k in vars(kernel).values() if hasattr(k, "signatures") and k.stats.cache_path]
print(*[k.__name__ for k in kernels if not k.signatures])
"""
    assert place.run(code) == ""


def test_playing_compiles_nothing_more():
    state = NIM.new(seed=1)
    before = compiled_so_far()
    while not state.over:
        state.play(state.legal()[0])
        state.play("end")
    for seat in (None, 0, 1):
        state.view(seat), state.log(seat), state.observation(seat), state.redeal(seat)
    state.scores, state.places, state.points(), state.projected(), state.copy().why_not(0)
    twin = NIM.from_bytes(NIM.new(seed=1).to_bytes())
    twin.play("take a")
    twin.undo()
    save.loads(save.pretty(save.document(state)), {"nim": NIM}).state()
    assert compiled_so_far() == before


def test_an_endless_game_is_not_played_only_to_compile_it(place):
    place.game()
    source = place.folder / "mini" / "__init__.py"
    endless = source.read_text().replace("    s.over = 1\n", "    s.x[0] += 1\n")
    assert endless != source.read_text()
    source.write_text(endless)
    process = place.start("import mini; print(mini.GAME.new(seed=1).over)")
    assert result(process, timeout=25) == "False"


# -- in this process -----------------------------------------------------------------------


def test_what_is_marked_as_compiled_is_not_compiled_again(cache, monkeypatch):
    times = []
    monkeypatch.setattr(precompile, "compile_rules", times.append)
    monkeypatch.setattr(precompile, "compile_view", lambda game: None)
    for _ in range(3):
        precompile.precompile(NIM)
        precompile._precompiled.clear()  # as in a new process
    assert times == [NIM]


def test_a_compilation_that_broke_off_is_not_taken_for_done(cache, monkeypatch):
    def broken(game):
        raise KeyboardInterrupt

    monkeypatch.setattr(precompile, "compile_rules", broken)
    with pytest.raises(KeyboardInterrupt):
        precompile.precompile(NIM)
    assert not list(cache.rglob("*.compiled"))


def make_old(path):
    long_ago = time.time() - 2 * precompile.FRESH
    os.utime(path, (long_ago, long_ago))


def test_caches_of_old_sources_are_dropped_and_fresh_ones_kept(cache):
    for name in ("old", "new"):
        (cache / name / "inside").mkdir(parents=True)
        (cache / name / "inside" / "code.nbc").touch()
    (cache / "file").touch()
    make_old(cache / "old")
    make_old(cache / "file")
    precompile.forget_old()
    assert sorted(path.name for path in cache.iterdir()) == ["file", "new"]


def test_a_cache_that_is_in_use_is_kept_however_old(cache, monkeypatch):
    for part in ("compile_rules", "compile_view"):
        monkeypatch.setattr(precompile, part, lambda game: None)
    engine = cache / compile.digest(compile.ENGINE)
    engine.mkdir()
    precompile.precompile(NIM)
    markers = list(cache.rglob("*.compiled"))
    assert len(markers) == 2
    for path in (*markers, engine, *{marker.parent for marker in markers}):
        make_old(path)
    precompile._precompiled.clear()
    precompile.precompile(NIM)  # today somebody plays
    precompile.forget_old()  # and something else was compiled
    assert all(path.exists() for path in (*markers, engine))


def test_a_cache_that_cannot_be_cleaned_does_no_harm(cache, monkeypatch):
    import shutil

    def busy(path):
        raise PermissionError(path)

    (cache / "old").mkdir()
    make_old(cache / "old")
    monkeypatch.setattr(shutil, "rmtree", busy)
    precompile.forget_old()
    assert (cache / "old").exists()


def test_compiling_leaves_the_positions_of_others_alone():
    state = NIM.new(seed=1)
    before = state.to_bytes()
    precompile.compile_rules(NIM)
    assert state.to_bytes() == before
    assert np.array_equal(state.moves(), [0, 1, 2])
