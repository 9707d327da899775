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

TESTS = Path(__file__).parents[1]
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


@pytest.fixture(scope="module")  # its event loop must not outlive the tests that need it
def browser() -> Iterator[Any]:
    if chromium.program() is None:
        leave_out("chromium")
    if not find_spec("playwright"):
        leave_out("playwright")
    from playwright import sync_api as sync

    with sync.sync_playwright() as playwright:
        one = chromium.launch(playwright)
        yield one
        one.close()


@pytest.fixture
def open_page(browser: Any, server: ServerProcess) -> Iterator[Callable[..., Any]]:
    """A page of somebody's own, in a language, on a screen. Whatever it complains about fails the
    test, except what the test `expects`."""
    complaints: list[str] = []
    contexts = []

    def open_one(
        language: str = "en", size: tuple[int, int] = (1440, 900), theme: str = "light",
        speed: str | None = "off", expects: str = "", address: str = "", motion: str | None = None,
        touch: bool = False,
    ) -> Any:  # fmt: skip
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme=theme,
            reduced_motion=motion, has_touch=touch,
        )  # fmt: skip
        contexts.append(context)
        if speed:
            context.add_init_script(PREFS % f'{{"language":"{language}","speed":"{speed}"}}')

        def complain(text: str) -> None:
            if not (expects and re.search(expects, text)):
                complaints.append(text)

        def listen(page: Any) -> None:
            page.on("console", lambda m: m.type in ("error", "warning") and complain(m.text))
            page.on("pageerror", lambda problem: complain(str(problem)))

        context.on("page", listen)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(address or server.url)
        page.wait_for_selector("h1")
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []
