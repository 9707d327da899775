"""One decorator for compiled rules, and a compile cache that cannot go stale.

Numba's own cache notices a change in a function's file, but neither in the files it
imports nor in Numba's settings (bounds checks!). So every function is cached in a
directory named after everything that could change its machine code: the sources of the
engine, the sources beside the function, the settings and the versions. Generic kernels,
which are compiled per game, are told apart by the types they are called with: the record of a
position carries the digest of the game's rules in the name of a column (see `record.position`),
that of a view the digest of the game's view, and `Game.judgement` that of its judgement. So
changing a view or a weight does not compile the rules again.
"""

import functools
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

# Level 3 takes a fifth longer to compile and makes nothing here faster by more than 3 %. Numba
# reads it when it is imported; whoever imported it before us, or set it, keeps their choice.
os.environ.setdefault("NUMBA_OPT", "2")

import numba
from numba import config, njit
from platformdirs import user_cache_path

# The type checker lets others have jit and kernel, which it imports, only if they are named here.
__all__ = ["CACHE", "ENGINE", "digest", "jit", "kernel", "short_kernel"]

ENGINE = Path(__file__).parent
# What of the engine goes into machine code; the rest only calls it, and may change freely.
COMPILED = (
    "compile.py",
    "fill.py",
    "game.py",
    "kernel.py",
    "record.py",
    "rng.py",
    "view_changes.py",
)


# Parts of a game's folder that have machine code of their own, or none: the rules do without.
APART = ("judgement", "terminal", "view")


@functools.cache
def digest(folder: Path) -> str:
    """A name for the sources of a folder together with the engine's, the settings and versions."""
    sources = [ENGINE / name for name in COMPILED]
    sources += python_files(folder) if folder != ENGINE else []
    settings = [f"{k}={v}" for k, v in sorted(os.environ.items()) if k.startswith("NUMBA_")]
    versions = [sys.version, np.__version__, numba.__version__]
    parts = [p.read_bytes() for p in sources] + [s.encode() for s in settings + versions]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:12]


def python_files(folder: Path) -> list[Path]:
    """A package with all below it, except the parts that stand apart; of any other folder only
    what lies in it itself."""
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
        # Somebody else made it: code loaded from there could be theirs.
        return Path(tempfile.mkdtemp(prefix="glueck-"))
    return place


CACHE = user_cache()

if TYPE_CHECKING:
    # The type checker leaves alone what is under them: an annotation on a record says nothing that
    # it could use. The fixed names of parameters (s, me, moves, action, seat) are the types.
    from typing import no_type_check as jit
    from typing import no_type_check as kernel
    from typing import no_type_check as short_kernel
else:

    def jit(rule: Callable[..., Any]) -> Callable[..., Any]:
        """A rule: compiled into whatever kernel calls it."""
        # No wrappers for callers from outside: they would be a fifth of the compile time.
        return njit(nogil=True, no_cfunc_wrapper=True, no_cpython_wrapper=True)(rule)

    def kernel(rule: Callable[..., Any]) -> Callable[..., Any]:
        """Compiled on first use, without the GIL, and cached: what Python calls."""
        return cached(rule, nogil=True)

    def short_kernel(rule: Callable[..., Any]) -> Callable[..., Any]:
        """A kernel that keeps the GIL: it takes microseconds, and if another thread waits, to get
        the GIL back takes longer."""
        return cached(rule, nogil=False)

    def cached(rule: Callable[..., Any], *, nogil: bool) -> Callable[..., Any]:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(CACHE / digest(Path(rule.__code__.co_filename).parent))
        try:  # Numba looks at it here and now; what others compile later is not ours to place
            return njit(cache=True, nogil=nogil)(rule)
        finally:
            config.CACHE_DIR = before
