"""For all tests that wait or need a database."""

import pytest

from postgres import programs, running


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server of one's own, started by whoever asks for it first."""
    found = programs()
    if not found:
        pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql)")
    with running(found) as server:
        yield server
