"""A server and a browser. Without Chromium these tests are left out, and it is said."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import chromium
import pytest
from server_process import ServerProcess

from left_out import leave_out
from web import one_browser
from web.guests import BLANK, named

HERE = Path(__file__).parent
TESTS = HERE.parent
FAILED = pytest.StashKey[bool]()
PATIENCE = 30_000  # milliseconds for whatever a page is asked, so that nothing waits for ever
# Only tests of what works without a network let the page be kept: requests would pass by the test.
BLOCKED = "Service Worker registration blocked by Playwright"
PREFS = """location.protocol === 'about:' || localStorage.getItem('glueck-prefs')
    || localStorage.setItem('glueck-prefs', '%s')"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    import web_build

    web_build.build()
    one = ServerProcess(tmp_path_factory.mktemp("server"), stdout=subprocess.DEVNULL)
    one.start()
    yield one
    one.kill()


@pytest.fixture
def browser() -> Any:
    if chromium.program() is None:
        leave_out("chromium")
    if not find_spec("playwright"):
        leave_out("playwright")
    return one_browser.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """The browser stays for the next test of the page, unless this one may have left it in any
    state; and for no other: its event loop must not run while they have theirs."""
    try:
        return (yield)
    finally:
        if nextitem is None or HERE not in nextitem.path.parents or FAILED in item.stash:
            one_browser.stop()


def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    node.stash[FAILED] = True


@pytest.fixture
def open_page(browser: Any, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """A page of somebody's own, in a language, on a screen. Whatever it complains about fails the
    test, except what the test `expects`. It plays at the server, unless `alone`. It shows home,
    which takes a second to draw: whoever goes on to a table, or only asks the server, is content
    with a `blank` page of the server."""
    complaints: list[str] = []
    contexts = []

    def open_one(
        language: str = "en", size: tuple[int, int] = (1440, 900), theme: str = "light",
        speed: str | None = "off", expects: str = "", address: str = "", motion: str | None = None,
        touch: bool = False, blank: bool = False, alone: bool = False,
    ) -> Any:  # fmt: skip
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme=theme,
            reduced_motion=motion, has_touch=touch, service_workers="allow" if alone else "block",
        )  # fmt: skip
        contexts.append(context)
        if not alone:  # a page without modules plays everything at its server
            context.route("**/rules.json", lambda route: route.fulfill(json={}))
        context.set_default_timeout(PATIENCE)
        if speed:
            context.add_init_script(PREFS % f'{{"language":"{language}","speed":"{speed}"}}')

        def complain(text: str) -> None:
            if not (expects and re.search(expects, text)):
                complaints.append(text)

        def heard(message: Any) -> None:
            no_icon = blank and message.location["url"].endswith("/favicon.ico")
            if message.type in ("error", "warning") and not no_icon and BLOCKED not in message.text:
                complain(message.text)

        def listen(page: Any) -> None:
            page.on("console", heard)
            page.on("pageerror", lambda problem: complain(str(problem)))

        context.on("page", listen)
        page = context.new_page()
        where = address or request.getfixturevalue("server").url  # not started for who needs none
        page.goto(where + (BLANK if blank else ""))
        if not blank:
            page.wait_for_selector("h1")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def somebody(open_page: Callable[..., Any]) -> Callable[..., Any]:
    """The page of somebody with a name, still blank: for who goes on to a table, or asks only."""

    def one(
        name: str, language: str = "en", size: tuple[int, int] = (1440, 900), **how: Any
    ) -> Any:
        return named(open_page(language, size, blank=True, **how), name)

    return one
