"""The compile cache: never stale, never in the way, whoever starts when.

Each test runs a tiny game of its own in fresh processes, with a cache of its own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from numba import config

import glueck

pytestmark = pytest.mark.skipif(bool(config.DISABLE_JIT), reason="nothing is compiled")

SOURCES = Path(glueck.__file__).parent
NOBODY = 65534

GAME = '''
import numpy as np

from glueck.engine import kernel
from glueck.engine.actions import ActionSpace
from glueck.engine.clauses import Clauses
from glueck.engine.game import Game
from glueck.engine.jit import jit
from glueck.engine.record import PUBLIC, position
from glueck.engine.rng import below
{imports}

STATE = position(__file__, ("x", "i1", PUBLIC, (3,)), ("chance", "i4", PUBLIC))


@jit
def setup(s, options):
    s.chance = below(s, 1000)


@jit
def legal(s, moves):
    moves[0] = 0
    return 1 - s.over


@jit
def why_not(s, action):
    return 101 * s.over


@jit
def apply(s, action):
    s.over = 1


@jit
def score(s, points):
    points[0] = worth(s)


@jit
def nothing(s, *others):
    return 0


GAME = Game(
    id="{id}", title="{id}", version=1, seats=range(2, 3), state=STATE,
    actions=ActionSpace(go=["go"]), clauses=Clauses("{id}", "XX", ("A",), "XX-A-01"),
    most_legal=1, setup=setup, legal=legal, why_not=why_not, apply=apply, score=score,
    rank=nothing, redeal=nothing, remember=nothing, sound=nothing,
    present=lambda p, viewer: p, explain=lambda before, action: [],
    project=lambda states: {{}}, news=lambda before, action, after: {{}},
)


def quick():
    """Without compiling more than two kernels."""
    states, points = GAME.state.new(), np.zeros(2, np.int64)
    kernel.start(states, 0, 2, np.arange(8, dtype=np.uint32), np.zeros(0, np.int64))
    kernel.score(states, 0, points)
    print(points[0], states["chance"][0])


def whole():
    state = GAME.new(seed=1)
    state.play("go")
    print(state.scores[0], state.over)
'''
WORTH = "from glueck.engine.jit import jit\n\n\n@jit\ndef worth(s):\n    return {}\n"


class Place:
    """A folder with games, a copy of the package if wanted, and a cache."""

    def __init__(self, folder):
        self.folder, self.cache = folder, folder / "cache"
        self.settings = {"GLUECK_CACHE": str(self.cache), "PYTHONPATH": str(folder)}
        self.settings["PYTHONDONTWRITEBYTECODE"] = "1"

    def game(self, name="mini", worth="20", imports="from {name}.rule import worth"):
        """A game whose rules stand in two files."""
        (self.folder / name).mkdir()
        self.rule = self.folder / name / "rule.py"
        self.rule.write_text(WORTH.format(worth))
        source = GAME.format(id=name, imports=imports.format(name=name))
        (self.folder / name / "__init__.py").write_text(source)

    def package(self):
        """A copy of the package, found before the installed one."""
        shutil.copytree(SOURCES, self.folder / "glueck", ignore=shutil.ignore_patterns("*.pyc"))
        return self.folder / "glueck"

    def start(self, code, user=None, **settings):
        own = {k: v for k, v in os.environ.items() if not k.startswith(("NUMBA_", "GLUECK_"))}
        return subprocess.Popen(
            [sys.executable, "-W", "error", "-c", code],
            env=own | self.settings | settings,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            user=user,
        )

    def run(self, code="import mini; mini.quick()", **settings):
        return result(self.start(code, **settings))

    def compiled(self):
        return {path.name: path.stat().st_mtime_ns for path in self.cache.rglob("*.nbc")}


def result(process):
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return out.strip()


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


# -- never stale ---------------------------------------------------------------------------


def test_a_second_start_compiles_nothing(place):
    place.game()
    first = place.run()
    compiled = place.compiled()
    assert len(compiled) == 2
    assert place.run() == first
    assert place.compiled() == compiled


def test_a_changed_rule_in_a_second_file_is_noticed(place):
    place.game(worth="20")
    assert place.run().startswith("20 ")
    place.rule.write_text(WORTH.format(50))
    assert place.run().startswith("50 ")


def test_a_changed_rule_in_a_subfolder_is_noticed(place):
    place.game(imports="from mini.chapters.rule import worth")
    (place.folder / "mini" / "chapters").mkdir()
    rule = place.rule.rename(place.folder / "mini" / "chapters" / "rule.py")
    assert place.run().startswith("20 ")
    rule.write_text(WORTH.format(50))
    assert place.run().startswith("50 ")


def test_a_rule_changed_back_is_noticed_too(place):
    place.game()
    for worth in (20, 50, 20):
        place.rule.write_text(WORTH.format(worth))
        assert place.run().startswith(f"{worth} ")


def test_a_change_that_keeps_size_and_time_of_the_file_is_noticed(place):
    place.game()
    assert place.run().startswith("20 ")
    stamp = place.rule.stat()
    place.rule.write_text(WORTH.format(50))
    os.utime(place.rule, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert place.run().startswith("50 ")


def test_a_changed_engine_is_noticed(place):
    package = place.package()
    place.game()
    before = place.run()
    rng = package / "engine" / "rng.py"
    changed = rng.read_text().replace("return word % count", "return 777")
    assert "777" in changed
    rng.write_text(changed)
    assert place.run() == "20 777" != before


def test_a_game_inside_the_package_is_noticed_like_one_outside(place):
    package = place.package()
    place.game(imports="from glueck.games.mini.rule import worth")
    shutil.move(place.folder / "mini", package / "games" / "mini")
    rule = package / "games" / "mini" / "rule.py"
    code = "from glueck.games import mini; mini.quick()"
    assert place.run(code).startswith("20 ")
    rule.write_text(WORTH.format(50))
    assert place.run(code).startswith("50 ")


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


@pytest.fixture
def open_place(tmp_path_factory):
    """Where also a user without rights can read."""
    folder = tmp_path_factory.mktemp("open")
    for path in (folder, *folder.parents):
        if path.owner() == Path.home().owner() and path != Path(path.root):
            path.chmod(path.stat().st_mode | 0o055)
    return Place(folder)


def test_a_read_only_package_and_cache_still_work(open_place):
    place = open_place
    place.package()
    place.game()
    place.cache.mkdir()
    temporary = place.folder / "tmp"
    temporary.mkdir()
    temporary.chmod(0o777)
    for path in (place.cache, *(p for p in place.folder.rglob("*") if p != temporary)):
        path.chmod(0o555)
    user = NOBODY if os.geteuid() == 0 else None
    settings = {"user": user, "TMPDIR": str(temporary), "HOME": "/nonexistent"}
    try:
        assert result(place.start("import mini; mini.whole()", **settings)) == "20 True"
        assert result(place.start("import mini; mini.whole()", **settings)) == "20 True"
        (private,) = temporary.glob("glueck-*")
        assert private.stat().st_mode & 0o077 == 0
        assert list(private.rglob("*.nbc"))
    finally:
        for path in place.folder.rglob("*"):
            path.chmod(0o755)


@pytest.mark.parametrize("cache", ["/dev/null", "/dev/null/nowhere", "/proc/glueck"])
def test_a_cache_that_cannot_be_made_only_costs_time(place, cache):
    place.game()
    (place.folder / "tmp").mkdir()
    settings = {"GLUECK_CACHE": cache, "TMPDIR": str(place.folder / "tmp")}
    assert place.run(**settings).startswith("20 ")
    assert list((place.folder / "tmp").rglob("*.nbc"))


def test_a_temporary_folder_of_somebody_else_is_not_trusted(place):
    if os.geteuid() != 0:
        pytest.skip("only root can make a folder of somebody else")
    place.game()
    temporary = place.folder / "tmp"
    (temporary / "glueck-0").mkdir(parents=True)
    os.chown(temporary / "glueck-0", NOBODY, NOBODY)
    place.run(GLUECK_CACHE="/dev/null", TMPDIR=str(temporary))
    assert not list((temporary / "glueck-0").rglob("*"))
    assert list(temporary.rglob("*.nbc"))


def test_importing_glueck_leaves_the_cache_of_other_packages_alone(place):
    code = """
import numba
before = numba.config.CACHE_DIR
import glueck
print(repr(before), repr(numba.config.CACHE_DIR))
"""
    before, after = place.run(code).split()
    assert before == after


# -- many at once --------------------------------------------------------------------------


def test_four_processes_on_a_cold_cache_all_get_there_and_one_compiles(place):
    place.game()
    processes = [place.start("import mini; mini.whole()") for _ in range(4)]
    outs, errs = zip(*(process.communicate(timeout=120) for process in processes), strict=True)
    assert set(outs) == {"20 True\n"}, errs
    assert sum("Compiling the rules of mini" in err for err in errs) == 1


MEET = """
import time
from pathlib import Path
from numba.core import caching

here, index, data = Path({folder!r}), {index}, {data}
saves = caching.IndexDataCacheFile
save_index, save_data = saves._save_index, saves._save_data


def meet(self, overloads):
    '''Wait for the other to have read the same index, if it does; then save at leisure.'''
    if len(overloads) == 1:
        (here / (self._index_name + {name!r})).touch()
        waited = 0
        while len(list(here.glob(self._index_name + "*"))) < 2 and waited < 1 and not meet.alone:
            time.sleep(0.02)
            waited += 0.02
        meet.alone = waited >= 1
        time.sleep(index)
    save_index(self, overloads)


meet.alone = False
saves._save_index = meet
saves._save_data = lambda self, *args: time.sleep(data) or save_data(self, *args)
import {name}
{name}.whole()
"""


def test_two_games_compiled_at_the_same_time_keep_their_own_rules(place):
    """Numba's index of a kernel knows no lock: two games may get the same file for their code."""
    place.game("mini", worth="20")
    place.game("maxi", worth="50")
    (place.folder / "met").mkdir()
    both = [
        place.start(MEET.format(folder=str(place.folder / "met"), name=name, index=i, data=d))
        for name, i, d in (("mini", 0.3, 0), ("maxi", 0, 0.5))
    ]
    assert [result(process) for process in both] == ["20 True", "50 True"]
    assert place.run("import mini; mini.whole()") == "20 True"
    assert place.run("import maxi; maxi.whole()") == "50 True"
