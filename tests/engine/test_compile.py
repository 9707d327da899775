"""The compile cache: never stale, never in the way, whoever starts when.

Each test runs a tiny game of its own in fresh processes, with a cache of its own.
"""

import os
import shutil
import time

import pytest

from engine.sandbox import JUDGEMENT, VIEW, WORTH, Place, result
from glueck.engine import compile
from left_out import leave_out

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(compile.UNCOMPILED, reason="nothing is compiled"),
]

NOBODY = 65534


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


# -- never stale ---------------------------------------------------------------------------


def test_a_second_start_compiles_nothing(place):
    place.game()
    first = place.run()
    compiled = place.compiled()
    assert sorted(name.split(".")[1] for name in compiled) == ["rules", "view"]
    assert place.run() == first
    assert place.compiled() == compiled


def test_a_changed_rule_in_a_second_file_is_noticed(place):
    place.game(worth="20")
    assert place.run() == "20"
    place.rule.write_text(WORTH.format(50))
    assert place.run() == "50"


def test_a_changed_rule_in_a_subfolder_is_noticed(place):
    place.game(imports="from mini.chapters.rule import worth")
    (place.folder / "mini" / "chapters").mkdir()
    rule = place.rule.rename(place.folder / "mini" / "chapters" / "rule.py")
    assert place.run() == "20"
    rule.write_text(WORTH.format(50))
    assert place.run() == "50"


def test_a_rule_changed_back_is_noticed_too(place):
    place.game()
    for worth in (20, 50, 20):
        place.rule.write_text(WORTH.format(worth))
        assert place.run() == str(worth)


def test_a_change_that_keeps_size_and_time_of_the_file_is_noticed(place):
    place.game()
    assert place.run() == "20"
    stamp = place.rule.stat()
    place.rule.write_text(WORTH.format(50))
    os.utime(place.rule, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert place.run() == "50"


def test_a_changed_view_or_weight_is_noticed_and_compiles_no_rule(place):
    place.game()
    look = "import mini; mini.looked_at()"
    assert place.run(look) == "7 1 20"
    rules = compiled_rules(place)
    assert len(rules) == 1
    place.view.write_text(VIEW.format(9))
    assert place.run(look) == "9 1 20"
    place.judgement.write_text(JUDGEMENT.format(considered=0, simulations=20))
    assert place.run(look) == "9 0 20"
    place.judgement.write_text(JUDGEMENT.format(considered=0, simulations=30))
    assert place.run(look) == "9 0 30"
    assert compiled_rules(place) == rules


def compiled_rules(place):
    return {name: which for name, which in place.compiled().items() if ".rules." in name}


def test_a_changed_engine_is_noticed(place):
    package = place.package()
    place.game(chance="below(s, 1000)")
    code = "import mini; mini.deal()"
    before = place.run(code)
    rng = package / "engine" / "rng.py"
    changed = rng.read_text().replace("return word % count", "return 777")
    assert "777" in changed
    rng.write_text(changed)
    assert place.run(code) == "777" != before


def test_a_game_inside_the_package_is_noticed_like_one_outside(place):
    package = place.package()
    place.game(imports="from glueck.games.mini.rule import worth")
    shutil.move(place.folder / "mini", package / "games" / "mini")
    rule = package / "games" / "mini" / "rule.py"
    code = "from glueck.games import mini; mini.quick()"
    assert place.run(code) == "20"
    rule.write_text(WORTH.format(50))
    assert place.run(code) == "50"


def test_the_same_sources_with_other_times_are_not_compiled_again(place):
    """After a new installation of the same version, or a checkout: all processes would compile,
    at the same time and without a word."""
    package = place.package()
    place.game()
    place.run()
    compiled = place.compiled()
    for path in package.rglob("*.py"):
        os.utime(path, (0, 0))
    place.run()
    assert place.compiled() == compiled


OUTSIDE = "s.x[s.seats + 7]"


def test_bounds_are_checked_on_demand_also_after_a_warm_cache(place):
    place.game(worth=OUTSIDE)
    place.run()
    process = place.start("import mini; mini.quick()", NUMBA_BOUNDSCHECK="1")
    _, err = process.communicate(timeout=120)
    assert "IndexError" in err
    place.run()  # and not when nobody asks for it


def test_compiled_and_plain_rules_give_the_same(place):
    place.game()
    assert place.run() == place.run(NUMBA_DISABLE_JIT="1")


# -- never in the way ----------------------------------------------------------------------


def test_a_read_only_package_and_cache_still_work(place):
    place.package()
    place.game()
    place.cache.mkdir()
    temporary = place.folder / "tmp"
    temporary.mkdir()
    for path in (p for p in place.folder.rglob("*") if p != temporary):
        path.chmod(path.stat().st_mode & 0o555)
    settings = {"drop_rights": True, "TMPDIR": str(temporary)}
    try:
        for _ in range(2):
            assert result(place.start("import mini; mini.whole()", **settings)) == "20 True"
        assert not list(place.cache.iterdir())
        (private,) = temporary.glob("glueck-*")
        assert private.stat().st_mode & 0o077 == 0
        assert list(private.rglob("*.code"))
    finally:
        for path in place.folder.rglob("*"):
            path.chmod(0o755)


@pytest.mark.parametrize("cache", ["/dev/null", "/dev/null/nowhere", "/proc/glueck"])
def test_a_cache_that_cannot_be_made_only_costs_time(place, cache):
    place.game()
    (place.folder / "tmp").mkdir()
    settings = {"GLUECK_CACHE": cache, "TMPDIR": str(place.folder / "tmp")}
    assert place.run(**settings) == "20"
    assert list((place.folder / "tmp").rglob("*.code"))


def test_a_temporary_folder_of_somebody_else_is_not_trusted(place):
    if os.geteuid() != 0:
        leave_out("root")  # which alone can make a folder of somebody else
    place.game()
    temporary = place.folder / "tmp"
    (temporary / "glueck-0").mkdir(parents=True)
    os.chown(temporary / "glueck-0", NOBODY, NOBODY)
    place.run(GLUECK_CACHE="/dev/null", TMPDIR=str(temporary))
    assert not list((temporary / "glueck-0").rglob("*"))
    assert list(temporary.rglob("*.code"))


def test_whoever_plays_does_not_import_numba(place):
    """It takes longer than all the rest, and only who compiles needs it."""
    place.game()
    code = "import sys, mini; mini.whole(); print('numba' in sys.modules)"
    for _ in range(2):
        assert place.run(code) == "20 True\nFalse"


def test_the_cache_is_where_the_user_wants_it(tmp_path, monkeypatch):
    monkeypatch.delenv("GLUECK_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert compile.user_cache() == tmp_path / "xdg" / "glueck"
    monkeypatch.setenv("GLUECK_CACHE", str(tmp_path / "ours"))
    assert compile.user_cache() == tmp_path / "ours" / "glueck"


# -- many at once --------------------------------------------------------------------------


def test_four_processes_on_a_cold_cache_all_get_there_and_one_compiles(place):
    place.game()
    processes = [place.start("import mini; mini.whole()") for _ in range(4)]
    first = {}
    while any(process.poll() is None for process in processes):
        first = place.compiled() | first  # a file made a second time would be another one
        time.sleep(0.02)
    outs, errs = zip(*(process.communicate(timeout=120) for process in processes), strict=True)
    assert set(outs) == {"20 True\n"}, errs
    assert place.compiled() == first
    assert sorted(name.split(".")[1] for name in first) == ["rules", "view"]


def test_two_games_compiled_at_the_same_time_keep_their_own_rules(place):
    place.game("mini", worth="20")
    place.game("maxi", worth="50")
    both = [place.start(f"import {name}; {name}.whole()") for name in ("mini", "maxi")]
    assert [result(process) for process in both] == ["20 True", "50 True"]
    assert place.run("import mini; mini.whole()") == "20 True"
    assert place.run("import maxi; maxi.whole()") == "50 True"


def test_what_is_compiled_of_the_engine_is_part_of_the_digest():
    """Otherwise a change there would be played by the old machine code."""
    marks = ("@jit", "@kernel", "@short_kernel", "@compiled_as")
    for path in compile.ENGINE.glob("*.py"):
        lines = path.read_text().splitlines()
        if any(line.strip().startswith(marks) for line in lines):
            assert path.name in compile.COMPILED
