"""A person at a table, in a real browser: presses what is lit until the game is over."""

from __future__ import annotations

import random
import time
from typing import Any

LIVE = (
    ".menu [data-action], .act.live, footer [data-action], .plays [data-action], "
    ".choices button.button[data-action]"
)
CARD = ".fan button.card:not(.dim)"


class Person:
    def __init__(self, page: Any, seed: int = 1) -> None:
        self.page, self.chance = page, random.Random(seed)

    def play(self, game: str, level: str = "apprentice") -> None:
        """One click from home."""
        self.page.select_option("[data-setting=level]", level)
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector("footer")

    def press_something(self) -> bool:
        """One press of something that can be pressed; whether there was anything."""
        page = self.page
        if explained := page.query_selector("[data-continue]"):
            press(explained)
            return True
        lit = visible(page, ".menu [data-action]") or visible(page, LIVE)
        if self.chance.random() < 0.6:  # a card, and then what it makes
            cards = visible(page, CARD)
            if cards and page.locator(".fan").count():
                press(self.chance.choice(cards))
                lit = visible(page, ".plays [data-action]") or lit
        if not lit:
            return False
        press(self.chance.choice(lit))
        return True

    def to_the_end(self, seconds: float) -> None:
        limit = time.monotonic() + seconds
        while not self.page.locator("#result-title").count():
            assert time.monotonic() < limit, "the game does not end"
            if not self.press_something():
                self.page.wait_for_timeout(40)


def visible(page: Any, selector: str) -> list[Any]:
    return [one for one in page.query_selector_all(selector) if one.is_visible()]


def press(element: Any) -> None:
    """As a finger does: at once. What is gone by then was not meant to be pressed."""
    element.evaluate("element => element.isConnected && element.click()")
