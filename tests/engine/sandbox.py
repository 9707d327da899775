"""A tiny game in a folder of its own, played by fresh processes with a cache of their own."""

import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

import glueck

SOURCES = Path(glueck.__file__).parent
GAME = """
import numpy as np

from glueck.engine import kernel
from glueck.engine.actions import ActionSpace
from glueck.engine.clauses import Clauses
from glueck.engine.game import Game
from glueck.engine.compile import jit
from glueck.engine.precompile import precompile
from glueck.engine.record import PUBLIC, position
from glueck.engine.rng import below
from .judgement import BY_SEATS, consider
from .view import ENTRY, VIEW, show
{imports}

STATE = position(__file__, ("x", "i1", PUBLIC, (3,)), ("chance", "i4", PUBLIC))


@jit
def setup(s, options):
    s.chance = {chance}


@jit
def legal(s, moves):
    moves[0] = 0
    return 1 - s.over


@jit
def why_not(s, action):
    return 1001 if s.over else 0


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
    id="{id}", package=__name__, title="{id}", version=1, seats=range(2, 3), state=STATE,
    actions=ActionSpace(go=["go"]), clauses=Clauses("{id}", "XX", ("A",), "XX-A-01"),
    most_legal=1, setup=setup, legal=legal, why_not=why_not, apply=apply, score=score,
    rank=nothing, redeal=nothing, remember=nothing, sound=nothing,
    view=VIEW, show=show, entry=ENTRY, tell=nothing, consider=consider,
    bot_strength=BY_SEATS,
)


def quick():
    precompile(GAME)
    points = np.zeros(2, np.int64)
    kernel.score(GAME.state.new(), 0, points)
    print(points[0])


def whole():
    state = GAME.new(seed=1)
    state.play("go")
    print(state.scores[0], state.over)
"""
VIEW = """
from glueck.engine.compile import jit
from glueck.engine.kinds import listed, number, struct
from glueck.engine.view import declare

VIEW = declare(__file__, ("x", number()))
ENTRY = declare(__file__, ("points", listed(struct(("seat", number())), 1)))


@jit
def show(s, viewer, v):
    v.x = {}
"""
JUDGEMENT = """
from glueck.engine.bot_strength import BotStrength
from glueck.engine.compile import jit

BY_SEATS = {{2: BotStrength(simulations=(10, {simulations}))}}


@jit
def consider(s, moves, room):
    moves[0] = 0
    return {considered}
"""
WORTH = "from glueck.engine.compile import jit\n\n\n@jit\ndef worth(s):\n    return {}\n"


class Place:
    """A folder with games, a copy of the package if wanted, and a cache."""

    def __init__(self, folder):
        self.folder, self.cache = folder, folder / "cache"
        self.settings = {
            "GLUECK_CACHE": str(self.cache),
            "PYTHONPATH": f"{folder}{os.pathsep}{SOURCES.parent}",
            "GLUECK_COMPILE": "wait",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def game(self, name="mini", worth="20", chance="0", imports="from {name}.rule import worth"):
        """A game whose rules stand in two files."""
        (self.folder / name).mkdir()
        self.rule = self.folder / name / "rule.py"
        self.rule.write_text(WORTH.format(worth))
        source = GAME.format(id=name, chance=chance, imports=imports.format(name=name))
        (self.folder / name / "__init__.py").write_text(source)
        self.view = self.part(name, "view", VIEW.format(7))
        self.judgement = self.part(
            name, "judgement", JUDGEMENT.format(considered=1, simulations=20)
        )

    def part(self, name, part, source):
        file = self.folder / name / part / "__init__.py"
        file.parent.mkdir()
        file.write_text(source)
        return file

    def package(self):
        """A copy of the package, found before the installed one."""
        shutil.copytree(SOURCES, self.folder / "glueck", ignore=shutil.ignore_patterns("*.pyc"))
        return self.folder / "glueck"

    def start(self, code, *, drop_rights=False, **settings):
        own = {k: v for k, v in os.environ.items() if not k.startswith(("NUMBA_", "GLUECK_"))}
        return subprocess.Popen(
            [sys.executable, "-W", "error", "-c", code],
            env=own | self.settings | settings,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=without_rights if drop_rights else None,
        )

    def run(self, code="import mini; mini.quick()", **settings):
        return result(self.start(code, **settings))

    def names(self, module="mini", **settings):
        """Of each part of the game, the file in which its machine code is looked for."""
        code = f"""if True:
            from {module} import GAME
            from glueck.search.precompile import ALL
            print(*[part.path(GAME).name for part in ALL])"""
        return {name.split(".")[1]: name for name in self.run(code, **settings).split()}

    def compiled(self):
        """The files of machine code, and which they are: one that is made again is another."""
        return {path.name: path.stat().st_ino for path in self.cache.rglob("*.code")}


def result(process, timeout=120):
    """What it printed; it must end well, and in time."""
    try:
        out, err = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        process.kill()
        _, err = process.communicate()
        raise AssertionError(f"still running after {timeout} s: {err}") from None
    assert process.returncode == 0, err
    return out.strip()


def without_rights():
    """Also root may no longer write where nobody may (CAP_DAC_OVERRIDE is gone after exec)."""
    if os.geteuid() == 0:
        ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)
