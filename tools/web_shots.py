"""Pictures of the main moments of both games, on a desktop and on a phone, into docs/pictures/.

python tools/web_shots.py             all of them
python tools/web_shots.py glueckauf   only those of one game

A bot plays for the person whose screens are shown, so that the tables look like those of people who
know the game. Look at every picture before committing it.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import chromium
import web_build
from PIL import Image
from playwright.sync_api import sync_playwright
from server_process import ServerProcess
from web_person import Person

from glueck.bots import bot
from glueck.client import RemoteSeat, table_of
from glueck.search import SeatKnowledge

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
COLOURS = 256  # colours of the palette: enough for flat drawings
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
PREFS = """location.protocol === 'about:' || localStorage.setItem('glueck-prefs',
    '{"language":"%s","speed":"off","name":"Lucy","met":["glueckauf","gluecksgriff"]}')"""
Until = Callable[[SeatKnowledge, list[str]], bool]


class Screens:
    """One person's table on a desktop and, in another language, on a phone."""

    def __init__(self, browser: Any, url: str, language: str) -> None:
        self.contexts = {name: self._context(browser, name, language) for name in SIZES}
        self.pages = {name: context.new_page() for name, context in self.contexts.items()}
        for page in self.pages.values():
            page.goto(url)
            page.locator("[data-play]").first.wait_for()
        self.desktop = self.pages["desktop"]

    def _context(self, browser: Any, name: str, language: str) -> Any:
        width, height = SIZES[name]
        spoken, scale = ("en", 1) if name == "desktop" else (language, 1.5)
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=spoken, device_scale_factor=scale,
            color_scheme="light" if name == "desktop" or language == "de" else "dark",
            has_touch=name == "phone", service_workers="block",
        )  # fmt: skip
        # At the server's table: a bot plays for the person, and two screens show it.
        context.route("**/rules.json", lambda route: route.fulfill(json={}))
        context.add_init_script(PREFS % spoken)
        return context

    def sit_down(self, game: str, *seats: str, **options: Any) -> None:
        self.desktop.get_by_label("Your name").fill("Lucy")
        address = Person(self.desktop).open_table(game, *seats, **options)
        self.desktop.locator("footer").wait_for()
        self.server, self.table = table_of(address)
        cookies = self.contexts["desktop"].cookies()
        self.contexts["phone"].add_cookies(cookies)
        self.token = next(one["value"] for one in cookies if one["name"] == "glueck")
        self.pages["phone"].goto(address)
        self.pages["phone"].reload()
        self.pages["phone"].locator("footer").wait_for()

    def play(self, until: Until) -> None:
        """Our bot plays until the wanted moment, or to the end."""
        with ThreadPoolExecutor() as threads:  # of its own, for Playwright has a loop in ours
            player = threads.submit(asyncio.run, self._play(until))
            while not player.done():
                self.desktop.wait_for_timeout(50)
            player.result()
        self.desktop.wait_for_timeout(1500)  # until both screens show it

    async def _play(self, until: Until) -> None:
        decides = None
        async with RemoteSeat(self.server, self.table, self.token) as seat:
            async for knowledge in seat:
                words = [
                    knowledge.game.text(knowledge.position, action) for action in knowledge.legal
                ]
                if until(knowledge, words):
                    return
                decides = decides or bot("hauler", knowledge.game, knowledge.seats, knowledge.seat)
                await seat.play(decides.decide(knowledge))

    def go_on(self) -> None:
        """Closes all explanations of points."""
        for page in self.pages.values():
            while page.locator("dialog[open] [data-continue]").count():
                page.locator("dialog[open] [data-continue]").click()
                page.wait_for_timeout(100)

    def play_to_the_end(self) -> None:
        """Until both screens show the result: they draw what happened one event at a time."""
        self.play(lambda knowledge, words: False)
        for page in self.pages.values():
            shown = page.locator("dialog[open] [data-rematch]")
            while not shown.count():
                self.go_on()
                page.wait_for_timeout(100)

    def press(self, selector: str) -> None:
        for page in self.pages.values():
            if page.locator(selector).count():
                page.locator(selector).first.click()

    def shoot(self, name: str, tab: int | None = None, sizes: Iterable[str] = SIZES) -> None:
        """On a phone the parts of the table are tabs."""
        if tab is not None:
            self.pages["phone"].locator("nav.tabs button").nth(tab).click()
        for size in sizes:
            page = self.pages[size]
            page.mouse.move(1, 1)
            page.wait_for_timeout(200)
            path = PICTURES / f"{name}-{size}.png"
            page.screenshot(path=path)
            with Image.open(path) as picture:
                small = picture.convert("RGB").quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE)
            small.save(path, optimize=True)
            print(f"  {path.name}: {path.stat().st_size // 1024} KiB", flush=True)


def number(knowledge: SeatKnowledge, field: str) -> int:
    return int(knowledge.position[field].flat[0])


def glueckauf(screens: Screens) -> None:
    screens.sit_down("glueckauf", "me", "hewer", "hauler")
    screens.play(lambda knowledge, words: words[0].startswith("take"))
    screens.shoot("glueckauf-draft", 0)
    screens.play(lambda knowledge, words: number(knowledge, "shift") == 2)
    screens.shoot("glueckauf-scoring")
    screens.go_on()

    turns = 0

    def mining(knowledge: SeatKnowledge, words: list[str]) -> bool:
        nonlocal turns
        turns += any(one.startswith("ride") for one in words)
        return turns > 12 and any(one.startswith("put") for one in words)

    screens.play(mining)
    screens.go_on()
    screens.shoot("glueckauf-mining", 1)
    screens.play(lambda knowledge, words: words[0].startswith("place"))
    screens.go_on()
    screens.shoot("glueckauf-works", 0)
    screens.shoot("glueckauf-players", 2, ["phone"])
    screens.shoot("glueckauf-log", 3, ["phone"])
    screens.play_to_the_end()
    screens.shoot("glueckauf-result")


def gluecksgriff(screens: Screens) -> None:
    screens.sit_down("gluecksgriff", "me", "hewer", "hauler", "foreman")
    rounds = 0

    def later(knowledge: SeatKnowledge, words: list[str]) -> bool:
        nonlocal rounds
        rounds = max(rounds, number(knowledge, "rounds"))
        return rounds >= 4 and any(one.startswith(("set", "street")) for one in words)

    screens.play(lambda knowledge, words: number(knowledge, "rounds") >= 2)
    screens.shoot("gluecksgriff-counting")
    screens.go_on()
    screens.play(later)
    screens.go_on()
    for _ in range(2):  # what can be laid together
        screens.press(".fan .card:not(.dim):not(.selected)")
    screens.shoot("gluecksgriff-hand")
    screens.play_to_the_end()
    screens.shoot("gluecksgriff-result")


def home(screens: Screens) -> None:
    screens.shoot("home")


MOMENTS = {
    "home": (home, "de"),
    "glueckauf": (glueckauf, "pl"),
    "gluecksgriff": (gluecksgriff, "ru"),
}


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    web_build.build()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        for name in sys.argv[1:] or MOMENTS:
            print(f"{name} …", flush=True)
            take, language = MOMENTS[name]
            take(Screens(browser, server.url, language))
        browser.close()
    weight = sum(path.stat().st_size for path in PICTURES.glob("*.png"))
    print(f"{weight / 1e6:.1f} MB in all")


if __name__ == "__main__":
    main()
