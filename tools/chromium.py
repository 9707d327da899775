"""A real browser for the tests, the measurements and the pictures: Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ABSENT = "there is no Chromium (apt install chromium, or say CHROMIUM=/path/to/it)"
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip


@cache
def program() -> str | None:
    """Where it is, installed if need be and possible."""
    found = look_for_program()
    if not found and sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium to look at the pages with …", flush=True)
        command = ["apt-get", "install", "-y", "-q", "chromium"]
        subprocess.run(command, capture_output=True, check=False, timeout=300)
        found = look_for_program()
    return found


def look_for_program() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named and not Path(named).exists():
        return None
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


def launch(playwright: Any, *more: str) -> Any:
    path = program()
    if path is None:
        sys.exit(ABSENT)
    return playwright.chromium.launch(executable_path=path, args=[*ARGS, *more])
