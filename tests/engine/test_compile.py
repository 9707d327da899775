"""The compile cache: never stale, never in the way, whoever starts when.

Each test runs a tiny game of its own in fresh processes, with a cache of its own. To compile takes
seconds, so it is done where its result counts. What is played is what lies in a file whose name
stands for everything it was made of: elsewhere it is enough that another name is asked for. The
campaign (`make fuzz PARTS=compiling`) compiles and plays there, too.
"""

import os
import shutil
import time
from pathlib import Path

import pytest

from covering import ALL
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


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A place where the game has been compiled; whoever plays does not import Numba for it, which
    takes longer than all the rest."""
    one = Place(tmp_path_factory.mktemp("made"))
    one.game()
    code = "import sys, mini; mini.whole(); print('numba' in sys.modules)"
    for _ in range(2):
        assert one.run(code) == "20 True\nFalse"
    return one


@pytest.fixture
def warm(place, made):
    """The same game at a place of the test's own, with the machine code of it."""
    place.game()
    shutil.copytree(made.cache, place.cache)
    return place


# -- never stale ---------------------------------------------------------------------------


def test_a_second_start_compiles_nothing(warm):
    compiled = warm.compiled()
    assert sorted(name.split(".")[1] for name in compiled) == ["rules", "view"]
    assert warm.run() == "20"
    assert warm.compiled() == compiled


def test_a_changed_rule_in_a_second_file_is_played_and_so_is_one_changed_back(warm):
    """Though the file keeps its size and its time."""
    stamp, before = warm.rule.stat(), warm.compiled()
    for worth, files in ((50, 4), (20, 4)):
        warm.rule.write_text(WORTH.format(worth))
        os.utime(warm.rule, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
        assert warm.run() == str(worth)
        assert len(warm.compiled()) == files
    assert before.items() <= warm.compiled().items()


def test_a_changed_rule_in_a_subfolder_is_noticed(place):
    place.game(imports="from mini.chapters.rule import worth")
    (place.folder / "mini" / "chapters").mkdir()
    rule = place.rule.rename(place.folder / "mini" / "chapters" / "rule.py")
    before = place.names()
    rule.write_text(WORTH.format(50))
    assert differing(before, place.names()) == {"rules", "view", "bots"}


def differing(before, after):
    assert before.keys() == after.keys()
    return {part for part, name in before.items() if after[part] != name}


# How many actions bots think of in an opening position, and how long they do.
THOUGHT = """if True:
    from glueck.search import SeatKnowledge
    from glueck.search.precompile import precompile_bots
    from glueck.search.search import considered
    from mini import GAME
    precompile_bots(GAME)
    state = GAME.new(seed=1)
    print(len(considered(state.array, SeatKnowledge.of(state))), GAME.strength(2).simulations[1])"""


def test_a_changed_view_or_weight_is_noticed_and_compiles_no_rule(warm):
    names, compiled = warm.names(), warm.compiled()
    warm.view.write_text(VIEW.format(9))
    assert differing(names, warm.names()) == {"view"}
    names = warm.names()
    assert warm.run("import mini; print(mini.GAME.new(seed=1).view(0)['x'])") == "9"
    assert [name for name in warm.compiled() if name not in compiled] == [names["view"]]
    for weights in ({"considered": 0, "simulations": 20}, {"considered": 0, "simulations": 30}):
        warm.judgement.write_text(JUDGEMENT.format(**weights))
        assert differing(names, warm.names()) == {"bots"}
        names = warm.names()
        if ALL:
            assert warm.run(THOUGHT) == f"0 {weights['simulations']}"


def test_a_changed_engine_is_noticed(place):
    package = place.package()
    place.game(chance="below(s, 1000)")
    before = place.names()
    for file in ("rng.py", "kernel.py"):
        path = package / "engine" / file
        source = path.read_text()
        path.write_text(f"{source}\n# changed")
        assert differing(before, place.names()) == {"rules", "view", "bots"}, file
        path.write_text(source)
    assert place.names() == before
    if ALL:
        rng = package / "engine" / "rng.py"
        changed = rng.read_text().replace("return number % count", "return 777")
        assert "777" in changed
        dealt = place.run(DEALT)
        rng.write_text(changed)
        assert place.run(DEALT) == "777" != dealt


DEALT = "import mini; print(mini.GAME.new(seed=1).array['chance'][0])"


def test_a_game_inside_the_package_is_noticed_like_one_outside(place):
    package = place.package()
    place.game(imports="from glueck.games.mini.rule import worth")
    shutil.move(place.folder / "mini", package / "games" / "mini")
    before = place.names("glueck.games.mini")
    (package / "games" / "mini" / "rule.py").write_text(WORTH.format(50))
    assert differing(before, place.names("glueck.games.mini")) == {"rules", "view", "bots"}


def test_the_same_sources_with_other_times_are_not_compiled_again(place):
    """After a new installation of the same version, or a checkout: all processes would compile,
    at the same time and without a word."""
    package = place.package()
    place.game()
    before = place.names()
    for path in (*package.rglob("*.py"), *(place.folder / "mini").rglob("*.py")):
        os.utime(path, (0, 0))
    assert place.names() == before


OUTSIDE = "s.x[s.seats + 7]"


def test_bounds_are_checked_on_demand_also_after_a_warm_cache(place):
    place.game(worth=OUTSIDE)
    assert differing(place.names(), place.names(NUMBA_BOUNDSCHECK="1")) == {"rules", "view", "bots"}
    process = place.start("import mini; mini.quick()", NUMBA_BOUNDSCHECK="1")
    _, err = process.communicate(timeout=120)
    assert "IndexError" in err
    if ALL:
        place.run()  # and not when nobody asks for it


def test_compiled_and_plain_rules_give_the_same(warm):
    assert warm.run() == warm.run(NUMBA_DISABLE_JIT="1")


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


PLACE = "from glueck.engine.compile import CACHE; print(CACHE)"


@pytest.mark.parametrize("cache", ["/dev/null", "/dev/null/nowhere", "/proc/glueck"])
def test_a_cache_that_cannot_be_made_is_a_temporary_one(place, cache):
    temporary = place.folder / "tmp"
    temporary.mkdir()
    chosen = Path(place.run(PLACE, GLUECK_CACHE=cache, TMPDIR=str(temporary)))
    assert chosen.is_dir()
    assert chosen.parent == temporary


def test_a_temporary_folder_of_somebody_else_is_not_trusted(place):
    if os.geteuid() != 0:
        leave_out("root")  # which alone can make a folder of somebody else
    temporary = place.folder / "tmp"
    (temporary / "glueck-0").mkdir(parents=True)
    os.chown(temporary / "glueck-0", NOBODY, NOBODY)
    chosen = Path(place.run(PLACE, GLUECK_CACHE="/dev/null", TMPDIR=str(temporary)))
    assert chosen.parent == temporary
    assert chosen != temporary / "glueck-0"
    assert chosen.stat().st_mode & 0o077 == 0


def test_the_cache_is_where_the_user_wants_it(tmp_path, monkeypatch):
    monkeypatch.delenv("GLUECK_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert compile.user_cache() == tmp_path / "xdg" / "glueck"
    monkeypatch.setenv("GLUECK_CACHE", str(tmp_path / "ours"))
    assert compile.user_cache() == tmp_path / "ours" / "glueck"


# -- many at once --------------------------------------------------------------------------


def test_four_processes_with_two_games_on_a_cold_cache_get_there_and_each_is_compiled_once(place):
    """And each game keeps its own rules, though both are compiled at the same time."""
    place.game("maxi", worth="50")
    place.game("mini", worth="20")
    names = ["mini", "maxi"] * 2
    processes = [place.start(f"import {name}; {name}.whole()") for name in names]
    first = {}
    while any(process.poll() is None for process in processes):
        first = place.compiled() | first  # a file made a second time would be another one
        time.sleep(0.02)
    outs, errs = zip(*(process.communicate(timeout=120) for process in processes), strict=True)
    assert outs == ("20 True\n", "50 True\n") * 2, errs
    assert place.compiled() == first
    made_of = sorted(".".join(name.split(".")[:2]) for name in first)
    assert made_of == ["maxi.rules", "maxi.view", "mini.rules", "mini.view"]
    assert place.run("import mini; mini.whole()") == "20 True"
    assert place.run("import maxi; maxi.whole()") == "50 True"


def test_what_is_compiled_of_the_engine_is_part_of_the_digest():
    """Otherwise a change there would be played by the old machine code."""
    marks = ("@jit", "@kernel", "@short_kernel", "@compiled_as")
    for path in compile.ENGINE.glob("*.py"):
        lines = path.read_text().splitlines()
        if any(line.strip().startswith(marks) for line in lines):
            assert path.name in compile.COMPILED
