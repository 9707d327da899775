"""Somebody at a table, in a real browser, who sees what is lit and presses it."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from web_box import BOX_OF

from glueck.engine.save import document

# Every visible control that can be pressed now; a dialog hides what is behind it.
LIT = """([seed, keen, patient, until]) => {
    const boxOf = BOX_OF
    const inSight = one => one.checkVisibility({visibilityProperty: true}) && !one.disabled
    const all = selector => [...document.querySelectorAll(selector)].filter(inSight)
    const first = (...lists) => lists.find(list => list.length) ?? []
    const cards = () => {
        const free = all('main:has(~ footer.mine) .fan button.card:not(.dim)')
        // What is selected and makes no play by itself wants a second card, not to be put back.
        const worth = one => one.ariaPressed === 'true' ? -1 : Number(one.dataset.card) || 0
        return keen ? free.sort((a, b) => worth(b) - worth(a)).slice(0, 1) : free
    }
    if (until && document.querySelector(until)) return null
    if (patient && document.querySelector('dialog[open]')) return null
    if (document.querySelector('dialog[open] #result-title')) return null  // nothing is left to do
    const lit = first(
        all('dialog[open] [data-continue]'),
        all('dialog[open] button'),
        all('.menu [data-action]'),
        all('[data-action="glücksgriff"]'),  // as long as nobody calls, no round ends
        all('.plays [data-action]:not([data-action="draw"], [data-action="pass"])'),
        all('.piles .act.live'),
        [...all('button.act.live, .choices .button[data-action]'),
         ...all('footer [data-action], .plays [data-action]'), ...cards()],
    )
    if (!lit.length) return null
    const beyond = one => {
        const box = boxOf(one), level = one.closest('.level')
        const room = boxOf(level ?? document.documentElement)
        return box.width && (box.left < -1 || box.right > innerWidth + 1
            || level && (box.bottom > room.bottom + 1 || box.top < room.top - 8))
    }
    const cut = [...document.querySelectorAll('.piles svg.card, .lorries .lorry')].filter(beyond)
    const one = lit[Math.floor(seed * lit.length)]
    one.scrollIntoView({block: 'center', inline: 'center'})
    const box = boxOf(one)
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    const there = document.elementFromPoint(x, y)
    return {
        x, y, cut: cut.length ? cut[0].parentElement.outerHTML.slice(0, 120) : null,
        name: one.dataset.action ?? one.dataset.card ?? one.className,
        // What is said about a thing under the mouse goes with the mouse.
        covered: there && (one.contains(there) || there.closest('button') === one
            || there.closest('.hint'))
            ? null : there?.outerHTML.slice(0, 120) ?? 'beyond the screen',
    }
}""".replace("BOX_OF", BOX_OF)

MEETS = """selector => {
    const one = document.querySelector(selector)
    one.scrollIntoView({block: 'center', inline: 'center'})
    const box = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
}"""

LEAVE = "() => document.querySelector('footer')?.setAttribute('data-left', '')"
FORM = "[data-fold=new-table]"
SEATS = f"{FORM} form > fieldset:first-of-type"


class Person:
    """Plays at random, or, if keen, the highest card first, so that rounds are short. The page is
    Playwright's, or another browser's with the same methods (scripted_page.py)."""

    def __init__(self, page: Any, seed: int = 1, keen: bool = False) -> None:
        self.page, self.chance, self.keen = page, random.Random(seed), keen
        self.covered: list[tuple[str, str]] = []  # lit, but something lies over it
        self.cut: list[str] = []  # cards and lorries that stick out of their places

    # -- before the game -----------------------------------------------------------------

    def play(self, game: str, level: str = "apprentice") -> None:
        """One click from home."""
        self.page.locator("[data-setting=level]").select_option(level)
        self.page.locator(f"[data-play={game}]").click()
        self.page.locator("footer").wait_for()  # not wait_for_selector, which keeps what it found
        self.put_away_introduction()

    def open_table(self, game: str, *seats: str, **options: Any) -> str:
        """A table with these seats, by the page's own form; its address."""
        found = self.page.locator
        found(FORM).wait_for()
        # Texts of another language move controls: if nothing happens, press again.
        while not self.page.evaluate("form => document.querySelector(form).open", FORM):
            found(f"{FORM} summary").click()
            self.page.wait_for_timeout(50)
        found(f"{FORM} [data-setting=game]").select_option(game)
        while (chosen := found(f"{SEATS} > select").count()) != len(seats):
            found(f"{SEATS} button:nth-of-type({1 if chosen < len(seats) else 2})").click()
        for number, seat in enumerate(seats, 1):
            found(f"{SEATS} > select:nth-of-type({number})").select_option(seat)
        if limit := options.get("limit"):
            found(f"{FORM} input[type=number]").fill(str(limit))
        if options.get("at_server") and found("[data-setting=on-server]").count():
            found("[data-setting=on-server]").click()
        found("[data-open-table]").click()
        self.page.wait_for_url("**/#table=*")
        return str(self.page.url)

    def open_position(self, state: Any, *seats: str) -> None:
        """Opens a table with a game that was played so far elsewhere. A page with another table
        leaves it without a reload."""
        self.import_table(state, *seats, start=True)
        self.page.locator("footer:not([data-left])").wait_for()
        self.put_away_introduction()

    def import_table(self, state: Any, *seats: str, start: bool = False) -> None:
        save = {"save": document(state), "seats": seats, "start": start}
        here = "/".join(self.page.url.split("/")[:3])
        self.page.request.post(f"{here}/api/players", data={"name": "Mara"})
        made = self.page.request.post(f"{here}/api/import", data=save)
        assert made.status == 201, made.text()
        self.page.evaluate(LEAVE)
        self.page.goto(f"{here}/#{made.json()['url'].partition('#')[2]}")

    def go_on_here(self, state: Any, *players: str) -> None:
        """From the home page, opens a table of this device with a game that was played so far
        elsewhere. The first person is me, other people share this device, and a player named like a
        level is a bot."""
        state.players = list(players)
        save = json.dumps(document(state)).encode()
        self.page.locator("[data-fold=open-save] summary").click()
        self.page.locator("[data-fold=open-save] input[type=file]").set_input_files(
            {"name": "game.glueck", "mimeType": "application/json", "buffer": save}
        )
        self.page.locator("[data-go-on]").click()
        self.page.wait_for_url("**/#table=here.*")

    def put_away_introduction(self) -> None:
        """It covers the edge of the table until it has been read."""
        introduction = self.page.locator("[data-got-it]")
        if introduction.count():
            introduction.click()

    # -- in the game ---------------------------------------------------------------------

    def lies_open(self, selector: str) -> bool:
        """Whether a finger hits the middle of this element, with nothing over it."""
        return bool(self.page.evaluate(MEETS, selector))

    def press_something(self, patient: bool = False, until: str = "") -> bool:
        """One press where a finger would press; returns whether there was anything to press. With
        `patient`, dialogs stay open."""
        wished = [self.chance.random(), self.keen, patient, until]
        lit = self.page.evaluate(LIT, wished)
        if lit is None:
            return False
        if lit["cut"] or lit["covered"]:  # sizes change one frame later, dialogs fade: check again
            self.page.wait_for_timeout(100)
            lit = self.page.evaluate(LIT, wished)
            if lit is None:
                return False
            if lit["cut"]:
                self.cut.append(lit["cut"])
        if lit["covered"]:
            self.covered.append((lit["name"], lit["covered"]))
        self.page.mouse.click(lit["x"], lit["y"])
        return True

    def to_the_end(self, seconds: float) -> None:
        self.play_until("#result-title", seconds)

    def play_until(self, shown: str, seconds: float) -> None:
        limit = time.monotonic() + seconds
        while not self.page.locator(shown).count():
            assert time.monotonic() < limit, (
                f"there is never {shown}: {self.page.inner_text('body')}"
            )
            if not self.press_something(until=shown):
                self.page.wait_for_timeout(30)

    def draft(self) -> None:
        """Glück Auf begins with three orders for everybody."""
        orders = self.page.locator(".orders [data-anchor^='order:']")
        for taken in range(1, 4):
            self.page.locator(".choices .act.live").first.click(timeout=60_000)
            orders.nth(taken - 1).wait_for(state="attached")  # on a phone, on another tab

    def into_the_mine(self) -> None:
        """To a position in which the cage can go up and down, ten times."""
        self.draft()
        self.page.locator('.act.live[data-action="place mining-10"]').click(timeout=60_000)
        self.page.locator('.act.live[data-action="ride gray"]').wait_for()
