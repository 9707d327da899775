"""`python -m glueck.engine.compile_game JOB`: compile parts of a game into files.

One process at a time compiles a game; another one waits, and then finds it done. The parts are
written one by one, so that each is available as soon as possible.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock

from glueck.engine import machine_code
from glueck.engine.compile import ATTRIBUTE, MARKED
from glueck.engine.compiler_process import progress_file
from glueck.engine.game import RULES, Game
from glueck.engine.precompile import Part, forget_old

NICE = 10  # people go first
LLVM = 0.28  # LLVM's additional time, as a share of Numba's time for a rule
JUDGING = 1.5  # how much longer the functions of bots are than others
OFTEN = 0.3  # seconds between two reports
TOO_EARLY = 0.08  # to tell how long it will take


def main(argument: str) -> int:
    job = json.loads(argument)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    cache = Path(job["parts"][0][2]).parent
    with FileLock(cache / f"{job['game']}.lock"):
        missing = [one for one in job["parts"] if machine_code.read(Path(one[2])) is None]
        if not missing:
            return 0
        for module in (*job["modules"], *(module for _, module, _ in missing)):
            importlib.import_module(module)
        game = game_of(job["game"])
        parts = [part_of(name, module) for name, module, _ in missing]
        compile_parts(game, parts, {name: Path(path) for name, _, path in missing})
    forget_old()
    return 0


def game_of(game_id: str) -> Game:
    for game in RULES.values():
        if game.id == game_id:
            return game
    raise SystemExit(f"no module defines the game {game_id}: it can only be played uncompiled")


def part_of(name: str, module: str) -> Part:
    found = vars(sys.modules[module]).values()
    return next(one for one in found if isinstance(one, Part) and one.name == name)


def compile_parts(game: Game, parts: Sequence[Part], places: dict[str, Path]) -> None:
    from glueck.engine.build import Builder  # imports all of Numba

    calls = {part.name: part.examples(game) for part in parts}
    progress = CompileProgress(
        progress_file(next(iter(places.values())).parent, game.id), game, parts
    )
    builder = Builder(progress.rule_compiled)
    for part in parts:
        code = builder.object_code(part.name, calls[part.name], progress.rules_complete)
        machine_code.write(places[part.name], code)
        progress.part_complete()


class Work(NamedTuple):
    """The work for a part, in rules of ordinary size: for Numba, then for LLVM."""

    numba: float
    llvm: float


def work_of(game: Game, part: str, first: bool) -> Work:
    """Approximate. Numba translates only rules that no earlier part had; LLVM gets all rules of a
    part."""
    names = [getattr(rule, ATTRIBUTE).__module__ for rule in MARKED]
    apart = {
        "view": f"{game.package}.view",
        "bots": f"{game.package}.judgement",
        "planner": f"{game.package}.planner",
    }

    def count(*starts: str) -> int:
        return sum(name.startswith(starts) for name in names)

    rules = count(game.package, "glueck.engine") - count(*apart.values())
    own = count(apart[part]) if part in apart else 0
    if part == "bots":
        own = round(JUDGING * (own + count("glueck.search")))
    shared = rules / 4 if part == "view" else rules
    return Work(max(1.0, own + (rules if first else 0)), max(1.0, LLVM * (own + shared)))


class CompileProgress:
    """Writes its progress to a file, measured in rules to compile."""

    def __init__(self, path: Path, game: Game, parts: Sequence[Part]) -> None:
        self._path, self._began, self._told = path, time.monotonic(), 0.0
        self._parts = [work_of(game, part.name, part is parts[0]) for part in parts]
        self._names = [part.name for part in parts]
        self._at, self._done, self._share = 0, 0.0, 0.0
        self._tell()

    def rule_compiled(self) -> None:
        """Numba has finished one more rule."""
        one = JUDGING if self._names[self._at] == "bots" else 1.0
        self._share = min(self._share + one, self._parts[self._at].numba)
        self._tell()

    def rules_complete(self) -> None:
        """Only LLVM's work is left."""
        self._share = self._parts[self._at].numba
        self._tell()

    def part_complete(self) -> None:
        self._done += sum(self._parts[self._at])
        self._at, self._share = self._at + 1, 0.0
        self._tell()

    def _tell(self) -> None:
        now = time.monotonic()
        done = max(0.01, (self._done + self._share) / sum(map(sum, self._parts)))
        if now - self._told < OFTEN and done < 1:
            return
        self._told = now
        left = (now - self._began) * (1 - done) / done if done > TOO_EARLY else None
        with contextlib.suppress(OSError):
            fresh = self._path.with_suffix(".new")
            fresh.write_text(json.dumps({"done": round(done, 3), "left": left}))
            fresh.replace(self._path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
