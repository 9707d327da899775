"""What a server asks before it starts: is there anything left to compile?"""

import pytest
from numba import config

from glueck.engine import precompile as engine
from glueck.search import precompile
from toys import nim

NIM = nim.GAME


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """An empty cache; to compile takes no time, and marks what was compiled."""
    monkeypatch.setattr(engine, "CACHE", tmp_path)
    monkeypatch.setattr(engine, "_precompiled", set())
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    monkeypatch.setattr(engine, "compile_rules", lambda game: None)
    monkeypatch.setattr(engine, "compile_view", lambda game: None)
    monkeypatch.setattr(precompile, "compile_all", lambda game: None)
    return tmp_path


def test_after_compiling_nothing_is_left(cache):
    assert not precompile.is_precompiled(NIM)
    precompile.precompile(NIM)
    assert precompile.is_precompiled(NIM)


@pytest.mark.parametrize("part", ["rules", "view", "search"])
def test_each_part_counts(cache, part):
    """Or a changed view would be compiled by the server itself, while somebody waits."""
    precompile.precompile(NIM)
    (marker,) = cache.rglob(f"nim.{part}.*.compiled")
    marker.unlink()
    assert not precompile.is_precompiled(NIM)


def test_there_is_no_other_part(cache):
    precompile.precompile(NIM)
    assert len(list(cache.rglob("*.compiled"))) == 3
