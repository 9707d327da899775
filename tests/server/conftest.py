import logging

import pytest

from glueck.match import decide
from glueck.server import limits, metrics
from glueck.store import sqlite
from match.matches import GAMES
from server.local_server import LocalServer


@pytest.fixture(params=GAMES)
def each_game(request):
    return request.param


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Stand-ins that do not think, a disk that is not waited for, nobody who is slowed down."""
    monkeypatch.setattr(decide, "STAND_IN", "random")
    pragmas = tuple(one.replace("FULL", "OFF") for one in sqlite.PRAGMAS)
    monkeypatch.setattr(sqlite, "PRAGMAS", pragmas)
    monkeypatch.setattr(limits, "SLOW_DOWN", 0)
    monkeypatch.setattr(metrics, "FRESH", 0)


@pytest.fixture
async def server(tmp_path, request, caplog):
    """A server; `@pytest.mark.parametrize("server", [settings], indirect=True)` changes it.
    Whatever happens, nothing goes wrong in it unnoticed."""
    caplog.set_level(logging.INFO)
    server = LocalServer(tmp_path, **getattr(request, "param", {}))
    await server.open()
    yield server
    await server.leave()
    wrong = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not wrong


@pytest.fixture
async def ann(server):
    """The first one, so the host."""
    return await server.person("Ann")


@pytest.fixture
async def bob(server, ann):
    return await server.person("Bob")


@pytest.fixture
async def eve(server, ann, bob):
    """Somebody who does not sit at any table."""
    return await server.person("Eve")
