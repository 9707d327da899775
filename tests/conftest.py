"""For all tests: what waits, what needs a database, and nothing is played before tests begin."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from glueck.engine.batch import Batch
from glueck.engine.state import State
from left_out import leave_out, pytest_terminal_summary  # noqa: F401 (a hook)
from postgres import programs, running
from selection import (  # noqa: F401 (hooks)
    pytest_addoption,
    pytest_collection_modifyitems,
    pytest_runtest_logreport,
    pytest_sessionfinish,
)

# Tests that want compiled rules must not get uncompiled ones because they were quick.
os.environ.setdefault("GLUECK_COMPILE", "wait")
# What tests of the games share says as much about a failure as the tests do.
pytest.register_assert_rewrite("games")


def pytest_configure() -> None:
    """A shell that starts the tests in the background lets them ignore Control-C, and the programs
    that tests start would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def too_early(*_: Any, **__: Any) -> None:
    raise RuntimeError("a game is begun while tests are collected; begin it inside a test")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collecting takes seconds as it is: whoever runs one test would wait for all games."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (State, Batch):
            patch.setattr(kind, "__init__", too_early)
        return (yield)


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server of one's own, started by whoever asks for it first."""
    found = programs()
    if not found:
        leave_out("postgresql")
    with running(found) as server:
        yield server
