"""Somebody who does what the guide says, in a real browser: presses what it points at."""

from __future__ import annotations

import time
from typing import Any

from web_box import BOX_OF

# What the guide shows now, and where a finger would press.
SHOWN = """() => {
    const boxOf = BOX_OF
    const bubble = document.querySelector('.guide')
    const open = document.querySelector('dialog[open]')
    const pointer = document.querySelector('[data-pointer]')
    const own = document.querySelector('.me, .mine .ledger')
    const meets = (a, b) => a && b && a.width && b.width && a.left < b.right - 1
        && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const box = pointer && boxOf(pointer)
    const above = bubble && boxOf(bubble)
    // What was scrolled away may well be below the bubble.
    const own_box = own?.checkVisibility() && !scrollY ? boxOf(own) : null
    const x = box && box.x + box.width / 2, y = box && box.y + box.height / 2
    const there = box && document.elementFromPoint(x, y)
    const has = name => Boolean(bubble?.querySelector(`[data-guide-${name}]`))
    return {
        step: bubble?.dataset.guide ?? null,
        words: bubble?.querySelector('[data-guide-words]')?.innerText ?? '',
        lesson: open?.querySelector('[data-lesson]')?.innerText ?? null,
        counting: Boolean(open?.querySelector('[data-continue]')),
        next: has('next'), last: has('play-on'), fine: has('fine'), undo: has('undo'),
        poor: has('leave'), x, y,
        covers: Boolean(meets(above, box) || meets(above, own_box)),
        thing: there?.closest('button')?.outerHTML.slice(0, 200) ?? null,
        cut: Boolean(bubble) && bubble.querySelector('.words')
            && bubble.querySelector('.words').scrollHeight
                > bubble.querySelector('.words').clientHeight + 2,
        sideways: document.documentElement.scrollWidth > innerWidth,
    }
}""".replace("BOX_OF", BOX_OF)


class Newcomer:
    """Goes through a guide, and notes each step with its words, and what is wrong with it."""

    def __init__(self, page: Any, slowly: bool = False) -> None:
        self.page, self.slowly = page, slowly  # whether discarding and drawing are two presses
        self.words: dict[str, str] = {}
        self.faults: list[str] = []

    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SHOWN)
        return found

    def settled(self) -> dict[str, Any]:
        """What stays as it is for a moment: things move, and the pointer follows."""
        before = self.shown()
        while True:
            self.page.wait_for_timeout(40)
            now = self.shown()
            if now == before:
                return now
            before = now

    def begin(self, game: str) -> None:
        self.page.locator(f"[data-learn={game}]").click()
        self.page.locator("[data-guide-words]").wait_for()

    def note(self, now: dict[str, Any]) -> None:
        for _ in range(50):  # what scrolls takes a moment
            if not (now["covers"] or now["cut"] or now["sideways"]):
                break
            self.page.wait_for_timeout(100)
            now = self.shown()
        if now["lesson"]:
            self.words["scoring"] = now["lesson"]
        elif now["step"]:
            self.words[now["step"]] = now["words"]
        step = now["step"]
        if now["covers"]:
            self.faults.append(f"{step}: the bubble covers what it points at, or what I have")
        if now["cut"]:
            self.faults.append(f"{step}: the bubble is too small for its words")
        if now["sideways"]:
            self.faults.append(f"{step}: the page scrolls sideways")

    def follow(self, until: str | None = None, seconds: float = 500) -> dict[str, Any]:
        """Do what the guide says, until it shows this step; else to its end."""
        limit = time.monotonic() + seconds
        while True:
            assert time.monotonic() < limit, (self.words, self.page.inner_text("body"))
            now = self.settled()
            self.note(now)
            if (until and now["step"] == until) or now["last"]:
                return now
            self.act(now)

    def act(self, now: dict[str, Any]) -> None:
        if now["counting"]:
            self.page.locator("dialog[open] [data-continue]").click()
        elif now["next"]:
            self.page.locator("[data-guide-next]").click()
        elif now["poor"]:
            self.page.locator("[data-guide-leave]").click()
        elif self.slowly and self.page.locator(".plays [data-then]").count():
            self.page.locator(".plays [data-action]:not([data-then])").first.click()
        elif now["thing"] and now["step"]:
            self.page.mouse.click(now["x"], now["y"])
