"""A server and a browser. Without Chromium these tests are left out, and it is said."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import chromium
import pytest

from left_out import leave_out

TESTS = Path(__file__).parents[1]
PREFS = """location.protocol === 'about:' || localStorage.getItem('glueck-prefs')
    || localStorage.setItem('glueck-prefs', '%s')"""


class Server:
    """`glueck serve` in a process of its own; it can be killed and started again."""

    def __init__(self, folder: Path, program: Sequence[str] = ("glueck.cli", "serve")) -> None:
        self.folder, self.program, self.process = folder, program, None
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = ["--port", str(self.port), "--rate", "0", "--log", "error"]
        settings += ["--db", f"sqlite:///{self.folder}/db"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", *self.program, *settings],
            stdout=subprocess.DEVNULL,
            cwd=TESTS,  # where the toy games are found
        )
        limit = time.monotonic() + 600  # the rules may have to be compiled first
        while time.monotonic() < limit:
            try:
                urlopen(f"{self.url}/healthz", timeout=2).close()
                return
            except (URLError, OSError):
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As kill -9 does: it has no time for anything."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    import web_build

    web_build.build()
    one = Server(tmp_path_factory.mktemp("server"))
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
def open_page(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """A page of somebody's own, in a language, on a screen. Whatever it complains about fails the
    test, except what the test `expects`."""
    complaints: list[str] = []
    contexts = []

    def open_one(
        language: str = "en", size: tuple[int, int] = (1440, 900), theme: str = "light",
        speed: str | None = "off", expects: str = "", address: str = "", motion: str | None = None,
    ) -> Any:  # fmt: skip
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, color_scheme=theme,
            reduced_motion=motion,
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
