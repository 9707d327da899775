"""The place of the page in the package, and whether it was built from the current sources.

Imports only the standard library: the package's build uses it, too (hatch_build.py).
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "glueck" / "server" / "web"
STAMP = ".made-of"  # in the page's folder
LEFT_OUT = {"node_modules"}


def digest(folder: Path = WEB) -> str:
    """A digest of everything the build uses."""
    sum_ = hashlib.sha256()
    for path in sorted(sources(folder)):
        sum_.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return sum_.hexdigest()


def sources(folder: Path) -> Iterator[Path]:
    """All files, without entering excluded folders, which have tens of thousands."""
    for here, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        yield from (Path(here, name) for name in files if name not in LEFT_OUT)


def made_of(games: Path | None = None, root: Path = ROOT) -> str:
    """The current sources of a page, including the games of another folder if given. The rules are
    part of the page."""
    own = digest(root / "web") + digest(root / "docs" / "rules")
    return own + (digest(games) if games else "")


def is_current(page: Path = BUILT, games: Path | None = None, root: Path = ROOT) -> bool:
    """Whether the page exists and was built from the current web/ and rules."""
    stamp = page / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of(games, root)
