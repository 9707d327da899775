"""The process that compiles a game, seen from the one that plays it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from glueck.engine.game import Game

PROGRAM = "glueck.engine.compile_game"
TOLD_LATELY = 20.0  # seconds after which a compiler's progress report is out of date
WORDS_OF_AN_ERROR = 300
ERROR = re.compile(r"[\w.]+(Error|Exception|Interrupt)\b")


@dataclass(frozen=True)
class Progress:
    """The progress, 0 to 1, and about how many seconds are left; None: not known yet."""

    done: float = 0.0
    seconds_left: float | None = None


def progress_file(cache: Path, game_id: str) -> Path:
    return cache / f"{game_id}.progress"


class CompilerProcess:
    def __init__(self, game: Game, cache: Path) -> None:
        self._game, self._cache = game, cache
        self._errors = cache / f"{game.id}.errors"
        self._process: subprocess.Popen[bytes] | None = None
        self._failed: str | None = None  # it could not even be started

    def start(self, parts: Sequence[tuple[str, str, Path]]) -> None:
        """Compile these: their names, the modules that define them, the folder for the results."""
        job = {
            "game": self._game.id,
            "modules": modules_of(self._game),
            "parts": [(name, module, str(path)) for name, module, path in parts],
        }
        command = [sys.executable, "-m", PROGRAM, json.dumps(job)]
        own = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        # Level 3 takes a fifth longer and makes nothing here faster by more than 3 %.
        settings = {"NUMBA_OPT": "2"} | dict(os.environ) | own
        try:
            with self._errors.open("wb") as errors:
                self._process = subprocess.Popen(
                    command, env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                    stderr=errors, start_new_session=True,
                )  # fmt: skip
        except OSError as problem:
            self._failed = str(problem)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def lower_priority(self, nice: int) -> None:
        if self._process is not None and hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, nice)

    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def was_killed(self) -> bool:
        return self._process is not None and (self._process.returncode or 0) < 0

    def problem(self) -> str:
        """Why not everything was compiled."""
        if self._failed or self._process is None:
            return self._failed or "it was not started"
        if self.was_killed:
            return f"the compiler was killed (signal {-self._process.returncode})"
        try:
            words = self._errors.read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            words = ""
        lines = words.splitlines() or [f"it ended with {self._process.returncode}"]
        named = [line for line in lines if ERROR.match(line)]
        return (named or lines)[-1][:WORDS_OF_AN_ERROR]

    def progress(self) -> Progress:
        """The latest report of the process that compiles this game."""
        path = progress_file(self._cache, self._game.id)
        try:
            age = time.time() - path.stat().st_mtime
            told = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return Progress()
        if age > TOLD_LATELY:
            return Progress()
        left = told["left"]
        return Progress(told["done"], None if left is None else max(1.0, left - age))


def modules_of(game: Game) -> list[str]:
    """The module to import for this game."""
    rules = (game.setup, game.apply, game.legal, game.show, game.tell, game.consider)
    return sorted({game.package, *(rule.__module__ for rule in rules)})
