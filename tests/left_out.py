"""Tests that this machine cannot run: skipped with `leave_out`, listed at the end of the run."""

from collections import Counter
from typing import Any, NoReturn

import browsers
import pytest

MARK = "left out: "
NEEDS = {  # what is missing: what is not tested then, and how to get it
    "chromium": f"the pages in a browser; {browsers.CHROMIUM.how_to_get}",
    "firefox": f"the pages in Firefox; {browsers.FIREFOX.how_to_get}",
    "webkit": f"the pages in WebKit; {browsers.WEBKIT.how_to_get}",
    "playwright": "the pages in a browser; pip install -e '.[dev]'",
    "selenium": "the pages in WebKit; pip install -e '.[dev]'",
    "postgresql": "PostgreSQL as the store, several server processes; on Debian: apt install "
    "postgresql",
    "gymnasium": "the games as Gymnasium environments; pip install -e '.[gym]'",
    "pettingzoo": "the games as PettingZoo environments; pip install -e '.[pettingzoo]'",
    "pyspiel": "the games as OpenSpiel games; pip install -e '.[openspiel]'",
    "pyarrow": "datasets of games, and their statistics; pip install -e '.[data]'",
    "ray": "games on several machines; pip install -e '.[ray]'",
    "torch": "an agent that learns to play; pip install -e '.[torch]'",
    "linker": "the games as WebAssembly; pip install -e '.[wasm]', or on Debian: apt install lld",
    "root": "a cache folder that belongs to somebody else; run these tests as root",
    "modules": "the page alone, without a server; python tools/wasm_build.py",
    "node_modules": "the unit tests of the browser client; npm install --prefix web",
    "git checkout": "what is written into tracked files; run the tests in a git checkout",
    "posix": "signals, terminals and file permissions; run the tests on Linux or macOS",
}


def without(missing: str) -> str:
    """The reason of a skip."""
    return f"{MARK}no {missing}: {NEEDS[missing]}"


def module_or_leave_out(name: str) -> Any:
    """A package that only an extra brings; without it, whatever asks is skipped."""
    return pytest.importorskip(name, reason=without(name))


def leave_out(missing: str) -> NoReturn:
    """Skip the test that asks."""
    pytest.skip(without(missing))


def summary(reports: list[Any]) -> list[str]:
    """One line for each thing that is missing, with the number of tests it would have taken."""
    reasons = [str(report.longrepr[2]).removeprefix("Skipped: ") for report in reports]
    counts = Counter(reason for reason in reasons if reason.startswith(MARK))
    return [f"{count} tests, {reason.removeprefix(MARK)}" for reason, count in counts.items()]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if lines := summary(terminalreporter.stats.get("skipped", [])):
        terminalreporter.section("left out on this machine", sep="-")
        for line in sorted(lines):
            terminalreporter.line(line)
