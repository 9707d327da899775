"""Chromium, driven by Playwright."""

from __future__ import annotations

import sys
from typing import Any

import browsers

ABSENT = browsers.CHROMIUM.absent
ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
]  # fmt: skip


def program() -> str | None:
    """Its path, installed if needed and possible."""
    found = browsers.programs(browsers.CHROMIUM)
    return found[0] if found else None


def launch(playwright: Any, *more: str) -> Any:
    path = program()
    if path is None:
        sys.exit(ABSENT)
    return playwright.chromium.launch(executable_path=path, args=[*ARGS, *more])
