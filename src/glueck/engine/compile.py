"""Rules are plain Python functions. Marked with these decorators, they can also be compiled to
machine code.

`jit` marks a rule that other rules call, `kernel` one that Python calls with an array of positions.
Until there is machine code for a game (`engine/machine_code.py` loads it, `engine/build.py` makes
it), Python itself runs a kernel, more slowly and with the same result. Nothing here imports
Numba: only the process that compiles needs it.
"""

import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from platformdirs import user_cache_path

# The type checker lets other modules import jit and kernel only if they are listed here.
__all__ = ["CACHE", "ENGINE", "digest", "jit", "kernel", "short_kernel"]

ENGINE = Path(__file__).parent
# The engine's modules that become machine code; the others only call it, and may change freely.
COMPILED = (
    "build.py",
    "compile.py",
    "entry_points.py",
    "exp_log.py",
    "fill.py",
    "game.py",
    "kernel.py",
    "reasons.py",
    "record.py",
    "rng.py",
    "scratch.py",
    "view_changes.py",
    "widen.py",
)


# Parts of a game's folder with separate machine code, or none: the rules do not need them.
APART = ("judgement", "planner", "terminal", "view")


def is_on(setting: str) -> bool:
    """Whether one of Numba's settings, a number in the environment, is on."""
    return os.environ.get(setting, "").strip() not in ("", "0")


UNCOMPILED = is_on("NUMBA_DISABLE_JIT")  # nothing is compiled, and no machine code is loaded
CHECKS_BOUNDS = is_on("NUMBA_BOUNDSCHECK")


@functools.cache
def digest(folder: Path) -> str:
    """A name for the sources of a folder together with the engine's, the settings and versions."""
    sources = python_files(folder) if folder != ENGINE else []
    settings = [f"{k}={v}" for k, v in sorted(os.environ.items()) if k.startswith("NUMBA_")]
    parts = [p.read_bytes() for p in sources] + [s.encode() for s in settings]
    return hashlib.sha256(b"\0".join([*made_with(), *parts])).hexdigest()[:12]


@functools.cache
def made_with() -> list[bytes]:
    """Everything that affects all machine code: the engine's sources, and the versions of the
    compilers."""
    versions = [sys.version, np.__version__, *map(version_of, ("numba", "llvmlite"))]
    return [(ENGINE / name).read_bytes() for name in COMPILED] + [one.encode() for one in versions]


def version_of(package: str) -> str:
    """The version of a package, without importing it. Both packages have it in a file; finding it
    through the metadata of installed packages takes a twentieth of a second."""
    found = find_spec(package)
    file = Path(found.origin).parent / "_version.py" if found and found.origin else None
    if file and file.is_file():
        return file.read_text(encoding="utf-8")
    from importlib.metadata import version

    return version(package)


def python_files(folder: Path) -> list[Path]:
    """A package with everything below it, except the separate parts; of any other folder only the
    files directly in it."""
    if not (folder / "__init__.py").exists():
        return sorted(folder.glob("*.py"))
    files = folder.rglob("*.py")
    return sorted(path for path in files if path.relative_to(folder).parts[0] not in APART)


def user_cache() -> Path:
    """Where this user keeps caches; a private temporary folder where there is no such place."""
    chosen = os.environ.get("GLUECK_CACHE")
    place = Path(chosen) / "glueck" if chosen else user_cache_path("glueck", appauthor=False)
    try:
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
        if os.access(place, os.W_OK):
            return place
    except OSError:
        pass
    who = os.getuid() if hasattr(os, "getuid") else "user"
    place = Path(tempfile.gettempdir()) / f"glueck-{who}"
    place.mkdir(exist_ok=True, mode=0o700)
    if hasattr(os, "getuid") and place.stat().st_uid != os.getuid():
        # Somebody else made it: code loaded from there could be malicious.
        return Path(tempfile.mkdtemp(prefix="glueck-"))
    return place


CACHE = user_cache()
MARKED: list[Callable[..., Any]] = []  # every rule under @jit or @compiled_as
KERNELS: list["Kernel"] = []
ATTRIBUTE = "compiled_as"  # of a marked rule: the function that is compiled


class Kernel:
    """A rule over an array of positions, with its machine code for each game; the record of the
    positions says which game."""

    __slots__ = ("__name__", "__wrapped__", "_numba_type_", "keeps_gil", "native")

    def __init__(self, rule: Callable[..., Any], *, keeps_gil: bool) -> None:
        self.__name__ = rule.__name__
        self.__wrapped__ = rule
        self.keeps_gil = keeps_gil
        self._numba_type_: Any = None  # set by the compiling process
        self.native: dict[np.dtype[Any], Callable[..., Any]] = {}
        KERNELS.append(self)

    def __call__(self, states: Any, *args: Any) -> Any:
        return self.native.get(states.dtype, self.__wrapped__)(states, *args)


if TYPE_CHECKING:
    # The type checker ignores functions under these decorators: an annotation on a record would
    # tell it nothing useful. The fixed names of parameters (s, me, moves, action, seat) act as
    # types.
    from typing import no_type_check as jit
    from typing import no_type_check as kernel
    from typing import no_type_check as short_kernel
else:

    def jit(rule: Callable[..., Any]) -> Callable[..., Any]:
        """A rule: compiled into each kernel that calls it."""
        return compiled_as(rule)(rule)

    def kernel(rule: Callable[..., Any]) -> Kernel:
        """A function that Python calls; its machine code runs without the GIL."""
        return Kernel(rule, keeps_gil=False)

    def short_kernel(rule: Callable[..., Any]) -> Kernel:
        """A kernel that keeps the GIL: it takes microseconds, and if another thread is waiting,
        getting the GIL back takes longer."""
        return Kernel(rule, keeps_gil=True)


def compiled_as(other: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Python runs the rule itself; another function with the same result is compiled, where code
    that is quick in one is slow in the other."""

    def mark(rule: Callable[..., Any]) -> Callable[..., Any]:
        setattr(rule, ATTRIBUTE, other)
        MARKED.append(rule)
        return rule

    return mark
