"""Real browsers for the tests, the measurements and the pictures: Debian's, which are installed
where this may be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from filelock import FileLock

APT_GET = ("apt-get", "-y", "-q", "-o", "DPkg::Lock::Timeout=300")  # somebody else may install
TO_INSTALL = 600.0  # seconds


@dataclass(frozen=True)
class Browser:
    """`programs` are all it needs, each with its possible names and places. The environment may
    name another one for the first."""

    name: str
    variable: str
    packages: tuple[str, ...]
    programs: tuple[tuple[str, ...], ...]

    @property
    def how_to_get(self) -> str:
        packages = " ".join(self.packages)
        return f"on Debian: apt install {packages}, or {self.variable}=/path/to/it"

    @property
    def absent(self) -> str:
        return f"there is no {self.name} ({self.how_to_get})"


CHROMIUM = Browser("Chromium", "CHROMIUM", ("chromium",), (("chromium", "chromium-browser"),))
FIREFOX = Browser("Firefox", "FIREFOX", ("firefox-esr",), (("firefox-esr", "firefox"),))
# Its windows need a screen, which Xvfb provides.
WEBKIT = Browser(
    "WebKit",
    "WEBKIT",
    ("webkit2gtk-driver", "xvfb"),
    (("/usr/lib/*/webkit2gtk-4.1/MiniBrowser",), ("WebKitWebDriver",), ("Xvfb",)),
)
ALL = (CHROMIUM, FIREFOX, WEBKIT)


@cache
def programs(browser: Browser) -> tuple[str, ...] | None:
    """The paths of its programs, installed if needed and possible."""
    found = look_for(browser)
    if found is None and may_install(browser):
        with FileLock(Path(tempfile.gettempdir()) / "glueck-browsers.lock"):  # one at a time
            found = look_for(browser) or install(browser)
    return found


def look_for(browser: Browser) -> tuple[str, ...] | None:
    named = os.environ.get(browser.variable)
    if named and not Path(named).exists():
        return None
    first, *others = (place_of(names) for names in browser.programs)
    places = (named or first, *others)
    return tuple(map(str, places)) if all(places) else None


def place_of(names: tuple[str, ...]) -> str | None:
    """A name may be a pattern of a whole path, for programs outside the search path."""
    for name in names:
        if name.startswith("/"):
            found = [str(path) for path in Path("/").glob(name[1:])]
        else:
            found = [path for path in (shutil.which(name),) if path]
        if found:
            return found[0]
    return None


def may_install(browser: Browser) -> bool:
    """Not if the environment names a browser that does not exist."""
    able = sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None
    return able and browser.variable not in os.environ


def install(browser: Browser) -> tuple[str, ...] | None:
    print(f"Installing {browser.name} to look at the pages with …", flush=True)
    wanted = ("install", "--no-install-recommends", *browser.packages)
    # If a package is unknown, or its file was replaced by a newer one, new lists are needed.
    return (
        look_for(browser) if apt_get(*wanted) or (apt_get("update") and apt_get(*wanted)) else None
    )


def apt_get(*words: str) -> bool:
    how = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            [*APT_GET, *words], env=how, capture_output=True, check=False, timeout=TO_INSTALL
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
