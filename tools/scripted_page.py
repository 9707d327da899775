"""A page in a browser that Playwright cannot drive, with everything that web_person.py needs.

It has the same names as Playwright's pages, so that the same test player works in every browser.
Presses use the browser's own mouse; everything else is a script in the page.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from web_box import BOX_OF

TO_APPEAR = 30.0  # seconds
COUNT = "selector => document.querySelectorAll(selector).length"
TEXT = "selector => document.querySelector(selector)?.innerText ?? null"
SHOWN = "selector => !!document.querySelector(selector)?.checkVisibility()"
# The middle of an element, once it can be pressed there.
MIDDLE = """selector => {
    const one = document.querySelector(selector)
    if (!one || one.disabled) return null
    one.scrollIntoView({block: 'center', inline: 'center'})
    const box = (BOX_OF)(one)
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null
}""".replace("BOX_OF", BOX_OF)
SET = """([selector, value]) => {
    const one = document.querySelector(selector)
    one.value = value
    for (const kind of ['input', 'change']) one.dispatchEvent(new Event(kind, {bubbles: true}))
    return one.value
}"""


class ScriptedPage(ABC):
    @abstractmethod
    def goto(self, address: str) -> None: ...

    @abstractmethod
    def evaluate(self, function: str, argument: Any = None) -> Any:
        """The result of a JavaScript function; argument and result are JSON."""

    @abstractmethod
    def press(self, x: float, y: float) -> None: ...

    @abstractmethod
    def screenshot(self, *, path: Path) -> None: ...

    @abstractmethod
    def complaints(self) -> list[str]:
        """Errors and warnings on the page's console so far, since the first script."""

    @property
    def mouse(self) -> Mouse:
        return Mouse(self)

    @property
    def url(self) -> str:
        return str(self.evaluate("() => location.href"))

    def locator(self, selector: str) -> Located:
        return Located(self, selector)

    def inner_text(self, selector: str) -> str:
        return self.locator(selector).inner_text()

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def wait_for_url(self, pattern: str) -> None:
        limit = time.monotonic() + TO_APPEAR
        while not fnmatchcase(self.url, pattern):
            assert time.monotonic() < limit, f"still at {self.url}"
            self.wait_for_timeout(50)


class Mouse:
    def __init__(self, page: ScriptedPage) -> None:
        self._page = page

    def click(self, x: float, y: float) -> None:
        self._page.press(x, y)


class Located:
    """The first element that a selector finds, as soon as there is one."""

    def __init__(self, page: ScriptedPage, selector: str) -> None:
        self._page, self._selector = page, selector

    def count(self) -> int:
        return int(self._page.evaluate(COUNT, self._selector))

    def wait_for(self) -> None:
        self._until(SHOWN)

    def click(self) -> None:
        """Its final position: while a page is being laid out, elements still move."""
        at, now = None, self._until(MIDDLE)
        while now != at:
            self._page.wait_for_timeout(150)
            at, now = now, self._until(MIDDLE)
        self._page.press(*now)

    def inner_text(self) -> str:
        self.wait_for()
        return str(self._page.evaluate(TEXT, self._selector))

    def select_option(self, value: str) -> None:
        self.fill(value)

    def fill(self, value: str) -> None:
        self.wait_for()
        took = self._page.evaluate(SET, [self._selector, value])
        assert took == value, f"{self._selector} does not take {value}"

    def _until(self, function: str) -> Any:
        limit = time.monotonic() + TO_APPEAR
        while not (found := self._page.evaluate(function, self._selector)):
            assert time.monotonic() < limit, f"{self._selector} is not there"
            self._page.wait_for_timeout(50)
        return found
