"""`kill -9` between what happened and what is told of it: it is told at least once, as the same;
and by two processes not twice."""

import asyncio
import json

import httpx
import pytest

from faults.servers import ForkServer, until, until_up
from server.receiver import receiving

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
PATIENCE = 300  # seconds; only ever used up by a failure


@pytest.fixture(scope="module")
def forks():
    with ForkServer("notices") as forks:
        yield forks


async def player(http, name):
    answer = await http.post("/api/players", json={"name": name, "program": True})
    return {"Authorization": f"Bearer {answer.json()['token']}"}


async def move(http, id, heads):
    """One action of whoever is to act."""
    head = heads[await turn_of(http, id, heads)]
    about = (await http.get(f"/api/tables/{id}/view?form=json", headers=head)).json()
    play = {"do": "play", "action": about["view"]["legal"][0], "at": about["move"]}
    (await http.post(f"/api/tables/{id}/do", json=play, headers=head)).raise_for_status()


async def table(http, url):
    """A table of two, where it is the first one's turn and the second wants to be told."""
    heads = [await player(http, name) for name in ("Ann", "Bob")]
    new = {"game": "gluecksgriff", "seats": ["me", "open"]}
    id = (await http.post("/api/tables", json=new, headers=heads[0])).json()["id"]
    for number, do in ((1, "join"), (0, "start")):
        await http.post(f"/api/tables/{id}/do", json={"do": do}, headers=heads[number])
    while await turn_of(http, id, heads) != 0:
        await move(http, id, heads)
    hook = {"url": url}
    (await http.post("/api/notices/hooks", json=hook, headers=heads[1])).raise_for_status()
    return id, heads


async def seen(http, id, heads):
    return (await http.get(f"/api/tables/{id}/view?form=json", headers=heads[0])).json()


async def turn_of(http, id, heads):
    return (await seen(http, id, heads))["view"]["turn"]


async def until_heard(http, id, heads, moves):
    """A process hears of what another has written a moment later."""

    async def are_there():
        return (await seen(http, id, heads))["move"] >= moves

    await until(are_there, f"{moves} moves")


async def test_a_killed_server_tells_after_its_restart(forks, tmp_path):
    server = forks.start(f"sqlite:///{tmp_path}/tables.db")
    async with receiving() as receiver, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        await until_up(http)
        id, heads = await table(http, receiver.url)
        receiver.answers.append(None)  # it is never answered: was it told or not?
        while await turn_of(http, id, heads) != 1:
            await move(http, id, heads)
        server.kill()  # as soon as the move was acknowledged
        server.start()
        await until_up(http)
        async with asyncio.timeout(PATIENCE):
            await receiver.until(1)
            server.kill()  # … and while it is being told
            server.start()
            await receiver.until(2)
        ids = {json.loads(one.body)["id"] for one in receiver.posted}
        assert len(ids) == 1
    server.kill()


async def test_two_processes_tell_once(forks, postgres):
    database = postgres.fresh_url()
    servers = [forks.start(database), forks.start(database)]
    async with (
        receiving() as receiver,
        httpx.AsyncClient(base_url=servers[0].url, timeout=60) as first,
        httpx.AsyncClient(base_url=servers[1].url, timeout=60) as second,
    ):
        await until_up(first), await until_up(second)
        id, heads = await table(first, receiver.url)
        moves = (await seen(first, id, heads))["move"]
        for turns in range(1, 4):
            http = (first, second)[turns % 2]  # now by the one, now by the other
            await until_heard(http, id, heads, moves)
            for seat in (0, 1):
                while await turn_of(http, id, heads) != seat:
                    await move(http, id, heads)
            moves = (await seen(http, id, heads))["move"]
            async with asyncio.timeout(PATIENCE):
                await receiver.until(turns)
        await asyncio.sleep(1)  # for whoever would tell it a second time
        ids = [json.loads(one.body)["id"] for one in receiver.posted]
        assert len(ids) == len(set(ids)) == 3
    for server in servers:
        server.kill()
