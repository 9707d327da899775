"""Both games in Firefox and in WebKit, too: the page is for every browser. In the browser alone, if
the page has the modules; Glücksgriff in Firefox at the server. Glücksgriff to the end of a game,
Glück Auf into its first shift, or to the end of the game in the campaign."""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

import browsers
import pytest
from scripted_page import ScriptedPage
from web_box import BOX_OF
from web_page import BUILT
from web_person import Person

from covering import ALL
from left_out import leave_out
from web.alone_pages import presses
from web.words import raw_keys

SIZE = (1440, 900)
WINS = {"en": "win", "de": "gewinn", "pl": "wygr", "ru": "побе"}
PICTURES = os.environ.get("GLUECK_PICTURES")  # a folder, for whoever wants to look at the games
# What the page does not say on the console in every browser, and every WebSocket that it opens.
WATCH = """() => {
    window.complaints = []
    addEventListener('error', event => complaints.push(event.message))
    addEventListener('unhandledrejection', event => complaints.push(String(event.reason)))
    window.sockets = []
    window.WebSocket = class extends WebSocket {
        constructor(...where) { super(...where); sockets.push(this) }
    }
}"""
# How far the middle of the hint is from that of what it explains, and how much is between the two.
BESIDE = """selector => {
    const [thing, hint] = [selector, '.hint'].map(one => (BOX_OF)(document.querySelector(one)))
    return [hint.x + hint.width / 2 - thing.x - thing.width / 2,
        Math.max(hint.top - thing.bottom, thing.top - hint.bottom)]
}""".replace("BOX_OF", BOX_OF)
SOCKETS = "() => window.sockets.map(one => one.readyState)"
OPEN = 1

Opened = Callable[[str, str], ScriptedPage]

pytestmark = pytest.mark.slow


@pytest.fixture
def open_in(server) -> Iterator[Opened]:
    """The page in a browser of its own, in a language. Any complaint of it fails the test."""
    pages: list[ScriptedPage] = []
    with ExitStack() as stack:

        def open_one(browser: str, language: str) -> ScriptedPage:
            page = stack.enter_context(opened(browser))
            pages.append(page)
            page.goto(server.url)
            page.evaluate(WATCH)
            page.locator("[data-setting=language]").select_option(language)
            page.locator("[data-setting=speed]").select_option("off")
            return page

        yield open_one
        assert [said for page in pages for said in page.complaints()] == []
        assert [page.evaluate("() => window.complaints") for page in pages] == [[] for _ in pages]


def opened(browser: str):
    if browser == "firefox":
        if browsers.programs(browsers.FIREFOX) is None:
            leave_out("firefox")
        import firefox

        return firefox.opened(SIZE)
    if browsers.programs(browsers.WEBKIT) is None:
        leave_out("webkit")
    if not find_spec("selenium"):
        leave_out("selenium")
    import webkit

    return webkit.opened(SIZE)


@pytest.mark.parametrize(
    ("browser", "game", "language"),
    [
        ("firefox", "glueckauf", "de"),
        ("firefox", "gluecksgriff", "pl"),
        ("webkit", "glueckauf", "ru"),
        ("webkit", "gluecksgriff", "en"),
    ],
)
def test_it_is_played_in_another_browser(open_in, browser, game, language):
    page = open_in(browser, language)
    person = Person(page, keen=game == "gluecksgriff")
    at_server = (browser, game) == ("firefox", "gluecksgriff")
    if game == "gluecksgriff":  # to fewer points, by the form
        limit = 30 if ALL else 1
        person.open_table(game, "me", "hauler", limit=limit, at_server=at_server)
    else:
        person.play(game, "hauler")
        a_hint_is_beside_what_it_explains(page)
    if PICTURES:
        for _ in range(60):
            person.press_something() or page.wait_for_timeout(30)
        page.screenshot(path=Path(PICTURES) / f"{browser}-{game}.png")
    is_whole = ALL or game == "gluecksgriff"
    if is_whole:
        person.to_the_end(300)
    else:
        presses(person, 15)
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{browser}-{game}-result.png")
    assert person.covered == []
    assert person.cut == []
    assert page.evaluate("() => document.documentElement.lang") == language
    if is_whole:
        assert re.search(WINS[language], page.inner_text("#result-title").lower())
    assert raw_keys(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    has_module = game in json.loads((BUILT / "rules.json").read_text(encoding="utf-8"))
    is_alone = has_module and not at_server
    assert ("#table=here." in page.url) == is_alone
    assert page.evaluate(SOCKETS) == ([] if is_alone else [OPEN])


def a_hint_is_beside_what_it_explains(page: ScriptedPage) -> None:
    """On a board that is magnified, too, which WebKit measures in pixels of another size."""
    page.locator("[data-help-switch]").click()
    thing = '[data-action="place bank"]'
    page.locator(thing).click()
    page.locator(".hint").wait_for()
    aside, between = page.evaluate(BESIDE, thing)
    assert abs(aside) < 2
    assert 0 <= between < 12
    page.locator("[data-help-switch]").click()
