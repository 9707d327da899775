"""Machine code for a game: loaded if it exists, otherwise made in the background while Python
plays.

The code of a game is divided into parts (`Part`): each is a file in the user's cache, made once per
machine and user by a separate process (`engine/compile_game.py`). As soon as a part exists it is
loaded, and from the next call on its kernels run as machine code; results are the same.

GLUECK_COMPILE says what happens meanwhile: with "background" (the default) games are played
uncompiled, with "wait" starting a game waits, with "never" nothing is compiled (nor with
NUMBA_DISABLE_JIT=1). With "load" a process loads what others have compiled, as soon as it exists,
and compiles nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from glueck.engine import kernel, machine_code
from glueck.engine.compile import CACHE, UNCOMPILED, Kernel, digest
from glueck.engine.compiler_process import CompilerProcess, Progress
from glueck.engine.errors import OptionError
from glueck.engine.game import Game
from glueck.engine.progress_line import ProgressLine, described

log = logging.getLogger("glueck.compile")
SUFFIX = ".code"
FRESH = 30 * 86400  # how long (s) machine code that nobody uses is kept
OFTEN = 0.1  # seconds between two checks for compiled parts
LAST = 19  # the priority of work that nobody waits for
TRIES = 2  # a compiler that was killed is started once more
MODES = ("background", "wait", "never", "load")
Arguments = tuple[Any, ...]


@dataclass(frozen=True)
class Part:
    """Kernels that are compiled together, with the types of their arguments."""

    name: str
    rules: tuple[str, ...]  # the game's modules they are made from
    module: str  # that defines it
    examples: Callable[[Game], Sequence[tuple[Kernel, Arguments]]]
    also: tuple[Path, ...] = ()  # folders with other sources they are made from

    def path(self, game: Game) -> Path:
        """The file of its machine code, named after everything that could change it."""
        made_by = (getattr(game, rule).__code__.co_filename for rule in self.rules)
        folders = {game.folder, *(Path(file).parent for file in made_by), *self.also}
        sources = "".join(sorted(map(digest, folders)))
        key = hashlib.sha256(f"{sources} {machine_code.this_machine()}".encode()).hexdigest()[:16]
        return CACHE / f"{game.id}.{self.name}.{key}{SUFFIX}"


def rules_examples(game: Game) -> list[tuple[Kernel, Arguments]]:
    a, key = game.state.new(2), np.zeros(8, np.uint32)
    moves, numbers = np.zeros(1, np.int16), np.zeros(1, np.int64)
    return [
        (kernel.start, (a, 0, 2, key, numbers)),
        (kernel.moves, (a, 0, moves)),
        (kernel.refusal, (a, 0, 0)),
        (kernel.play, (a, 0, 0)),
        (kernel.play_all, (a, 0, moves)),
        (kernel.play_keeping, (a, a, 0)),
        (kernel.unsound, (a, 0)),
        (kernel.seen, (a, game.state.masks(0), 0, a)),
        (kernel.score, (a, 0, numbers)),
        (kernel.rank, (a, 0, numbers)),
        (kernel.redeal, (a, 0, 0, key)),
    ]


def view_examples(game: Game) -> list[tuple[Kernel, Arguments]]:
    a, view, entry = game.state.new(2), game.view.new()[1], game.entry.new()[1]
    runs, raw, numbers = np.zeros(1, np.uint8), np.zeros((1, 1), np.uint8), np.zeros(1, np.int64)
    masks = game.state.masks(0)
    examples: list[tuple[Kernel, Arguments]] = [
        (kernel.show, (a, masks, 0, a, view, view, runs)),
        (kernel.tell, (a, a, 0, entry)),
        (kernel.play_known, (a, masks, 0, 0, a, entry, raw, numbers, a, raw)),
    ]
    if game.reasons:
        found = game.reasons.found.new()[1]
        examples.append((kernel.weigh, (a, view, view, entry, numbers, 0, 0, 0, found)))
    return examples


def planner_examples(game: Game) -> list[tuple[Kernel, Arguments]]:
    assert game.planner
    wish, answer, room = game.planner.new()
    return [(kernel.plan, (game.state.new(), wish, answer, room))]


def batch_examples(game: Game) -> list[tuple[Kernel, Arguments]]:
    a, key = game.state.new(2), np.zeros(8, np.uint32)
    moves, options = np.zeros(1, np.int16), np.zeros(1, np.int64)
    points = np.zeros((1, 1), np.int64)
    return [
        (kernel.step, (a, moves, moves, 0, 0)),
        (kernel.legal_masks, (a, np.zeros((1, 1), bool), 0, 0)),
        (kernel.playouts, (a, moves, 0, 0, 1)),
        (kernel.deal, (a, 0, 0, 2, key, options)),
        (kernel.copy_all, (a, a, 0, 0)),
        (kernel.simulate, (a, moves, 2, key, options, 1, points, points)),
    ]


PLAYING = ("setup", "legal", "why_not", "apply", "score", "rank", "redeal", "remember", "sound")
RULES = Part("rules", (*PLAYING, "stop_at_counting"), __name__, rules_examples)
VIEW = Part("view", (*PLAYING, "show", "tell", "weigh"), __name__, view_examples)
PLANNER = Part("planner", (*PLAYING, "plan"), __name__, planner_examples)
BATCH = Part("batch", PLAYING, __name__, batch_examples)
TO_PLAY = (RULES, VIEW)


def prepare(game: Game, *parts: Part) -> None:
    """Make sure that a game gets its machine code: now if it exists, otherwise as soon as it does.
    Cheap if called again."""
    wanted = parts or TO_PLAY
    key = (game.state.dtype, wanted)
    if key in _prepared:
        return
    mode = compile_mode()
    if mode == "wait":
        precompile(game, *wanted)
    elif mode != "never":
        missing = [part for part in wanted if not load(game, part)]
        if missing and mode == "load":
            return  # looked for again the next time
        if missing:
            make_in_background(game, missing)
    _prepared.add(key)


_prepared: set[tuple[Any, tuple[Part, ...]]] = set()


def compile_mode() -> str:
    mode = os.environ.get("GLUECK_COMPILE", "").strip() or MODES[0]
    if mode not in MODES:
        raise OptionError("GLUECK_COMPILE", f"{mode!r} is not one of {', '.join(MODES)}")
    return "never" if UNCOMPILED else mode


def is_ready(game: Game, *parts: Part) -> bool:
    """Whether these parts run as machine code in this process."""
    return all((game.state.dtype, part) in _loaded for part in parts or TO_PLAY)


_loaded: set[tuple[Any, Part]] = set()
_lock = threading.Lock()


def load(game: Game, part: Part) -> bool:
    """Load a part that was compiled before; returns whether it is loaded now."""
    with _lock:
        if is_ready(game, part):
            return True
        path = part.path(game)
        code = machine_code.read(path)
        if code is None:
            return False
        kernels = [one for one, _ in part.examples(game)]
        try:
            functions = machine_code.load(code, [one.__name__ for one in kernels])
        except (ValueError, RuntimeError, OSError) as problem:
            log.warning("%s cannot be loaded: %s", path.name, problem)
            return False
        with contextlib.suppress(OSError):
            os.utime(path)  # in use, so not old
        for one in kernels:
            one.native[game.state.dtype] = functions[one.__name__]
        _loaded.add((game.state.dtype, part))
        return True


# -- in background -------------------------------------------------------------------------

_making: dict[tuple[Any, Part], Making] = {}


class Making:
    """Parts of one game that are being compiled, and a thread that loads finished ones."""

    def __init__(self, game: Game, parts: Sequence[Part]) -> None:
        self.game, self.missing = game, list(parts)
        self.problem: str | None = None  # why compiling was abandoned
        self.process = CompilerProcess(game, CACHE)
        self.thread = threading.Thread(target=self._follow, daemon=True, name=f"compile-{game.id}")

    def start(self) -> None:
        """Starts the process immediately: it continues even if the starting process soon ends."""
        self._start_process()
        self.thread.start()

    def _start_process(self) -> None:
        self.process.start([(one.name, one.module, one.path(self.game)) for one in self.missing])

    def _follow(self) -> None:
        for tried in range(TRIES):
            if tried:
                self._start_process()
            while self.process.runs():
                time.sleep(OFTEN)
                self._load_done()
            self._load_done()
            if not self.missing:
                return
            if not self.process.was_killed:
                break
        names = ", ".join(part.name for part in self.missing)
        self.problem = self.process.problem()
        log.warning("%s (%s) stays uncompiled: %s", self.game.title, names, self.problem)

    def _load_done(self) -> None:
        self.missing = [part for part in self.missing if not load(self.game, part)]


def make_in_background(game: Game, parts: Sequence[Part]) -> None:
    """Compile these, unless that is already being done or has failed."""
    if compile_mode() == "load":
        return
    with _lock:
        new = [part for part in parts if (game.state.dtype, part) not in _making]
        if not new:
            return
        making = Making(game, new)
        for part in new:
            _making[game.state.dtype, part] = making
        making.start()


def prefer(game: Game) -> None:
    """Somebody wants to play this game: other games that are being compiled can wait."""
    for making in {one for one in _making.values() if one.game is not game}:
        making.process.lower_priority(LAST)


def progress(game: Game, *parts: Part) -> Progress | None:
    """The progress of compiling these parts; None if none of them is being compiled. Other parts
    are not counted."""
    for part in parts or TO_PLAY:
        making = _making.get((game.state.dtype, part))
        if making and part in making.missing and not making.problem:
            return making.process.progress()
    return None


def precompile(game: Game, *parts: Part) -> None:
    """Wait until these parts (by default, those needed to play) run as machine code, and show the
    progress. Parts that cannot be compiled run uncompiled; a warning says why."""
    wanted = parts or TO_PLAY
    if compile_mode() == "never":
        return
    missing = [part for part in wanted if not load(game, part)]
    if not missing or compile_mode() == "load":
        return
    make_in_background(game, missing)
    makings = [_making[game.state.dtype, part] for part in missing]
    if not any(one.thread.is_alive() for one in makings):
        return  # failed before, with a warning then
    with ProgressLine(f"Compiling {game.title} for this machine (once)") as line:
        while any(one.missing and one.thread.is_alive() for one in makings):
            line.show(described(progress(game, *missing)))
            time.sleep(OFTEN)


def forget_old() -> None:
    """Machine code of older sources would pile up; delete what was not used for a month."""
    for path in CACHE.iterdir():
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > FRESH:
                if path.is_dir():
                    shutil.rmtree(path)
                elif path.suffix == SUFFIX:
                    path.unlink()
