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
from web import alone_pages, one_browser, used_pages
from web.file_host import FileHost
from web.guests import named

HERE = Path(__file__).parent
TESTS = HERE.parent
FAILED = pytest.StashKey[bool]()


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
def open_page(
    browser: Any, server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Any]]:
    """A page of somebody's own, in a language, on a screen. Whatever it complains about fails the
    test, except what the test `expects`. It shows home, which takes a second to draw: whoever goes
    on to a table, or only asks the server, is content with a `blank` page of the server. Where
    things do not fly (`speed`), nothing else moves either, unless `motion` says so: each picture
    takes a good part of a processor. Who brings scripts or a clock of their own wants a page that
    nobody else uses: `apart`."""
    complaints: list[str] = []
    opened: list[tuple[used_pages.UsedPage, bool]] = []

    def open_one(
        language: str = "en", size: tuple[int, int] = (1440, 900), theme: str = "light",
        speed: str | None = "off", expects: str = "", address: str = "", motion: str | None = None,
        touch: bool = False, blank: bool = False, apart: bool = False,
    ) -> Any:  # fmt: skip
        def complain(text: str) -> None:
            if not (expects and re.search(expects, text)):
                complaints.append(text)

        find = used_pages.UsedPage if apart else used_pages.take
        used = find(browser, language, touch)
        opened.append((used, apart))
        here, _, place = (address or server.url).partition("/#")
        prefs = {"language": language, "speed": speed} if speed else None
        wanted = motion or ("reduce" if speed == "off" else "no-preference")
        page = used.begin(here, size, theme, wanted, prefs, complain)
        if not blank:
            page.goto(f"{here}/#{place}" if place else here)
            page.wait_for_selector("h1")
        return page

    yield open_one
    has_failed = FAILED in request.node.stash  # then the browser ends, and all of its pages with it
    for used, apart in opened:
        if apart or has_failed:
            used.close()
        else:
            used_pages.give_back(used)
    assert complaints == []


@pytest.fixture
def somebody(open_page: Callable[..., Any]) -> Callable[..., Any]:
    """The page of somebody with a name, still blank: for who goes on to a table, or asks only."""

    def one(
        name: str, language: str = "en", size: tuple[int, int] = (1440, 900), **how: Any
    ) -> Any:
        return named(open_page(language, size, blank=True, **how), name)

    return one


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a host on which the page lies that plays alone."""
    host = tmp_path_factory.mktemp("host")
    alone_pages.write_site(host)
    return host


@pytest.fixture
def open_alone(browser: Any) -> Iterator[Callable[..., Any]]:
    """A page that plays alone and is kept by the browser. Whatever it complains about fails the
    test."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def one(
        address: str, language: str = "en", size: tuple[int, int] = alone_pages.DESKTOP,
        profile: Path | None = None,
    ) -> Any:  # fmt: skip
        context = alone_pages.new_context(browser, language, size, profile)
        contexts.append(context)
        page = context.new_page()
        alone_pages.listen(page, complaints)
        page.goto(address)
        page.wait_for_selector("h1, main")
        return page

    yield one
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def hosts(site: Path) -> Iterator[alone_pages.Hosts]:
    """File hosts; those that still answer at the end of the test are ended."""
    with alone_pages.Hosts(site) as some:
        yield some


@pytest.fixture
def visit(
    hosts: alone_pages.Hosts, open_alone: Callable[..., Any]
) -> Callable[..., tuple[Any, FileHost]]:
    """A page that the browser has kept, and the host it came from."""

    def one(*how: Any, **more: Any) -> tuple[Any, FileHost]:
        host = hosts.serve()
        page = open_alone(f"{host.url}/{alone_pages.PATH}/", *how, **more)
        alone_pages.wait_until_kept(page)
        return page, host

    return one
