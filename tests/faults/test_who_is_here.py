"""Several server processes over one PostgreSQL: each knows who is at a table, wherever they are."""

import asyncio
import json
from contextlib import asynccontextmanager

import httpx
import pytest
from websockets.asyncio.client import connect

from faults.fork_server import HASTY_AWAY_AFTER
from faults.servers import ForkServer, until_up
from faults.test_processes import Person, heard, there

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

BOTH = ["here", "here"]


@pytest.fixture(scope="module")
def forks():
    with ForkServer("hasty") as forks:
        yield forks


@pytest.fixture
async def two(forks, postgres):
    database = postgres.fresh_url()
    servers = [forks.start(database), forks.start(database)]
    for server in servers:
        await is_up(server)
    yield servers
    for server in servers:
        server.kill()


async def is_up(server):
    async with httpx.AsyncClient(base_url=server.url) as http:
        await until_up(http)


@asynccontextmanager
async def looking(person, table):
    """A page at a table."""
    address = f"ws://127.0.0.1:{person.server.port}/ws/tables/{table}?form=view"
    async with connect(address, additional_headers=person.head, open_timeout=60) as ws:
        yield ws


async def told(ws) -> list[str]:
    """The next that is told of presence."""
    return (await heard(ws, lambda message: message["t"] == "presence"))["seats"]


async def until_told(ws, seats) -> None:
    while await told(ws) != seats:
        pass


async def nothing_is_told(ws, seconds: float) -> None:
    """Of presence, and not before the server has answered after so long."""
    await asyncio.sleep(seconds)
    await ws.send(json.dumps({"do": "ping", "id": 1}))
    message = await heard(ws, lambda message: message["t"] in ("presence", "pong"))
    assert message["t"] == "pong", message


@pytest.fixture
async def table(two):
    """Ann at one process, Ben at the other, and a table of theirs."""
    ann, ben = await Person.new(two[0], "Ann"), await Person.new(two[1], "Ben")
    id = (await ann.post("/api/tables", game="gluecksgriff", seats=["me", "open"]))["id"]
    await ben.post(f"/api/tables/{id}/do", do="join")
    return id, ann, ben


async def test_who_comes_and_goes_at_another_process(table):
    id, ann, ben = table
    async with looking(ann, id) as hers:
        async with looking(ben, id) as his:
            await until_told(hers, BOTH)
            await until_told(his, BOTH)
        assert await told(hers) == ["here", "away"]
        assert await told(hers) == ["here", "gone"]
        async with looking(ben, id) as his:
            assert await told(hers) == BOTH
            assert await told(his) == BOTH, "at once: who is there is known by now"
            await nothing_is_told(hers, 2 * HASTY_AWAY_AFTER)


async def test_who_looks_at_both_processes_is_here_until_both_are_left(two, table):
    id, ann, ben = table
    async with looking(ann, id) as hers, looking(there(ann, two[1]), id) as hers_there:
        async with looking(there(ben, two[0]), id):
            async with looking(ben, id):
                await until_told(hers, BOTH)
                await until_told(hers_there, BOTH)
            await nothing_is_told(hers, 2 * HASTY_AWAY_AFTER)
            await nothing_is_told(hers_there, 0)
        assert await told(hers) == ["here", "away"]
        assert await told(hers_there) == ["here", "away"]


async def test_who_was_at_a_process_that_is_killed_is_away_and_comes_back_elsewhere(two, table):
    id, ann, ben = table
    async with looking(ann, id) as hers:
        async with looking(ben, id):
            await until_told(hers, BOTH)
            two[1].kill()
            assert await told(hers) == ["here", "away"], "nobody said goodbye"
        async with looking(there(ben, two[0]), id):
            assert await told(hers) == BOTH
        assert await told(hers) == ["here", "away"]
        two[1].start()
        await is_up(two[1])
        async with looking(ben, id) as his:
            await until_told(hers, BOTH)
            await until_told(his, BOTH)


async def test_while_the_database_is_away_nobody_is_gone(postgres, table):
    id, ann, ben = table
    async with looking(ann, id) as hers:
        async with looking(ben, id) as his:
            await until_told(hers, BOTH)
            await until_told(his, BOTH)
            postgres.stop("immediate")
            try:
                await nothing_is_told(hers, 8 * HASTY_AWAY_AFTER)
            finally:
                postgres.start()
            await nothing_is_told(hers, 8 * HASTY_AWAY_AFTER)
            await nothing_is_told(his, 0)
        assert await told(hers) == ["here", "away"], "and processes talk again"
