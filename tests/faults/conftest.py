"""Real processes, real databases."""

import pytest

from postgres import programs, running


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    found = programs()
    if not found:
        pytest.skip("PostgreSQL is not installed (on Debian: apt install postgresql)")
    with running(found) as server:
        yield server
