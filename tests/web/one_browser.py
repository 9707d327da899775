"""One browser for all tests of the page that a process runs one after the other."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import chromium

from web import used_pages

_running: list[Any] = []  # none or one
_end = ExitStack()


def start() -> Any:
    """The browser that runs already, or a new one."""
    if _running and not _running[0].is_connected():
        stop()
    if not _running:
        from playwright import sync_api as sync

        playwright = _end.enter_context(sync.sync_playwright())
        browser = chromium.launch(playwright)
        _end.callback(browser.close)
        _running.append(browser)
    return _running[0]


def stop() -> None:
    used_pages.forget()
    _running.clear()
    _end.close()
