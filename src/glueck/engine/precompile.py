"""Compile a game once per machine and user, visibly, and never twice at the same time."""

import contextlib
import hashlib
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from filelock import FileLock
from numba import config

from glueck.engine import kernel
from glueck.engine.compile import CACHE, ENGINE, digest
from glueck.engine.game import Game

FRESH = 30 * 86400  # how long (s) the cache of sources no longer in use is kept
_precompiled: set[tuple[str, str]] = set()


def precompile(game: Game) -> None:
    """Make sure that every kernel of a game is compiled and cached."""
    made_of = parts(game)
    once(game, "rules", made_of["rules"], lambda: compile_rules(game))
    once(game, "view", made_of["view"], lambda: compile_view(game))


def is_precompiled(game: Game) -> bool:
    """Whether every kernel of a game was compiled before."""
    return all(marker(game, part, folders).exists() for part, folders in parts(game).items())


def parts(game: Game) -> dict[str, tuple[Path, ...]]:
    """What is compiled one after the other, and in which folders its sources lie."""
    return {"rules": (game.folder,), "view": (game.folder, game.folder / "view")}


def once(game: Game, part: str, folders: Sequence[Path], work: Callable[[], None]) -> None:
    """Compile a part of what a game needs, unless it was done before; alone on this machine. It
    is made of what lies in `folders`."""
    if (game.id, part) in _precompiled or config.DISABLE_JIT:
        return
    _precompiled.add((game.id, part))
    done = marker(game, part, folders)
    with contextlib.suppress(OSError):  # a cache that cannot be written only costs time
        if done.exists():
            in_use(*(CACHE / digest(folder) for folder in (*folders, ENGINE)))
            return
        done.parent.mkdir(parents=True, exist_ok=True)
        # One lock for all games: they share the engine's kernels, whose index has no lock itself.
        with FileLock(CACHE / "compiling.lock"):
            if not done.exists():
                work()
                done.touch()
        forget_old()


def marker(game: Game, part: str, folders: Sequence[Path]) -> Path:
    """The file that says that a part was compiled. Numba's cache knows where sources lie, so a
    copy of them elsewhere is compiled again: once, visibly, and not kernel by kernel in a game."""
    place = hashlib.sha256(str(ENGINE).encode()).hexdigest()[:8]
    sources = ".".join(digest(folder) for folder in folders)
    return CACHE / digest(folders[0]) / f"{game.id}.{part}.{sources}.{place}.compiled"


def compile_rules(game: Game) -> None:
    a, moves = game.state.new(2), np.empty(len(game.actions), np.int16)
    seats = game.seats[0]
    options = game.option_numbers(seats, game.check_options(seats, {}))
    key, actions = np.zeros(8, np.uint32), np.zeros(0, np.int16)
    compile_each(
        f"the rules of {game.title}",
        [
            lambda: kernel.start(a, 0, seats, key, options),
        ],
        [
            lambda: kernel.moves(a, 0, moves),
            lambda: kernel.refusal(a, 0, 0),
            lambda: kernel.play(a, 0, int(moves[0])),
            lambda: kernel.play_all(a, 0, actions),
            lambda: kernel.play_keeping(a[:1].copy(), a.copy(), int(moves[0])),
            lambda: kernel.step(a, moves, np.zeros(0, np.int16), 0, 0),
            lambda: kernel.legal_masks(a, np.zeros((0, 1), bool), 0, 0),
            lambda: kernel.playouts(a, moves, 0, 0, 1),
        ],
        [
            lambda: kernel.unsound(a, 0),
            lambda: kernel.seen(a, game.state.masks(0), 0),
            lambda: kernel.score(a, 0, np.zeros(seats, np.int64)),
            lambda: kernel.rank(a, 0, np.zeros(seats, np.int64)),
            lambda: kernel.redeal(a, 0, 0, key),
        ],
        [  # made of the others
            lambda: kernel.deal(a, 0, 0, seats, key, options),
            lambda: kernel.copy_all(a, a[:1].copy(), 0, 0),
            lambda: kernel.simulate(
                a, moves, seats, key, options, 1, *np.zeros((2, 0, 1), np.int64)
            ),
        ],
    )


def compile_view(game: Game) -> None:
    a = game.state.new(2)
    view = game.view.empty, game.view.new()[1]
    compile_each(
        f"the views of {game.title}",
        [
            lambda: kernel.show(a, game.state.masks(0), 0, *view, np.zeros(0, np.uint8)),
            lambda: kernel.tell(a, a, 0, game.entry.new()[1]),
        ],
    )


Kernels = Sequence[Callable[[], Any]]


def compile_each(
    what: str, first: Kernels, one: Kernels = (), other: Kernels = (), last: Kernels = ()
) -> None:
    """Call each once, which compiles it, and show how it goes. `one` and `other` have no kernel in
    common: they are compiled side by side, if there is a second core for it."""
    note(f"Compiling {what} for this machine (once, about a minute) ")
    began = time.monotonic()
    call_each(first)
    with beside(other):
        call_each(one)
    call_each(other)  # from the cache, by now
    call_each(last)
    note(f" {time.monotonic() - began:.0f} s\n")


def call_each(kernels: Kernels) -> None:
    for one in kernels:
        one()
        note(".")


@contextlib.contextmanager
def beside(kernels: Kernels) -> Iterator[None]:
    """Meanwhile, compile these into the cache in a process of their own. Whatever happens to it,
    nothing is lost but time. A process with several threads cannot be copied safely."""
    alone = threading.active_count() == 1 and (os.cpu_count() or 1) > 1
    child = os.fork() if alone and sys.platform == "linux" and kernels else None
    if child == 0:
        with contextlib.suppress(BaseException):
            for one in kernels:
                one()
        os._exit(0)
    try:
        yield
    except BaseException:
        if child:
            os.kill(child, signal.SIGKILL)
        raise
    finally:
        if child:
            os.waitpid(child, 0)


def note(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()


def in_use(*caches: Path) -> None:
    """Today somebody plays: these are not old."""
    for folder in caches:
        if folder.exists():  # not every part has kernels in a folder of its own
            os.utime(folder)


def forget_old() -> None:
    """Caches of older sources would pile up; drop those unused for a month."""
    import shutil

    for folder in CACHE.iterdir():
        with contextlib.suppress(OSError):
            if folder.is_dir() and time.time() - folder.stat().st_mtime > FRESH:
                shutil.rmtree(folder)
