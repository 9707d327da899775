"""Where the page lies in the package, and whether it was built from the sources as they are now.

Needs nothing but Python: the package's build asks it too (hatch_build.py).
"""

import hashlib
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "glueck" / "server" / "web"
STAMP = ".made-of"  # in the page's folder
LEFT_OUT = {"node_modules"}


def digest(folder: Path = WEB) -> str:
    """Of everything the build is made of."""
    sum_ = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.is_file() and not LEFT_OUT & set(inside.parts):
            sum_.update(f"{inside.as_posix()}\0".encode() + path.read_bytes())
    return sum_.hexdigest()


def made_of(games: Path | None = None, root: Path = ROOT) -> str:
    """What a page would be made of now, with the games of another folder too if there is one."""
    return digest(root / "web") + (digest(games) if games else "")


def is_current(page: Path = BUILT, games: Path | None = None, root: Path = ROOT) -> bool:
    """Whether the page is there and was built from web/ as it is now."""
    stamp = page / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == made_of(games, root)
