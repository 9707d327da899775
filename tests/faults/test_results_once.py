"""A game ends once, though the server is killed while it does and the command is sent again."""

import asyncio
import random

import httpx
import pytest

from effort import EFFORT
from faults.servers import ForkServer, until_up
from glueck.store import open_store
from tried import tried

ENDS = 5 * EFFORT
GAME = "gluecksgriff"


async def command(http, table, head, **what):
    answer = await http.post(f"/api/tables/{table}/do", json=what, headers=head)
    assert answer.status_code == 200, answer.text


async def end(server, http, table, head, chance) -> None:
    """Give up, and kill the server at any moment of that."""
    giving_up = {"do": "resign", "id": "at the end"}
    first = asyncio.create_task(command(http, table, head, **giving_up))
    await asyncio.sleep(chance.random() * 0.02)
    server.kill()
    await asyncio.gather(first, return_exceptions=True)
    server.start()
    await until_up(http)
    await command(http, table, head, **giving_up)
    tried(kills=1)


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_game_that_ends_under_fire_is_counted_once(tmp_path):
    database, chance, ended = f"sqlite:///{tmp_path}/tables.db", random.Random(3), []
    with ForkServer() as forks:
        server = forks.start(database)
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await until_up(http)
            heads = []
            for name in ("Ann", "Ben"):
                answer = await http.post("/api/players", json={"name": name, "program": True})
                heads.append({"Authorization": f"Bearer {answer.json()['token']}"})
            for _ in range(ENDS):
                new = {"game": GAME, "seats": ["me", "open"], "rated": True}
                table = (await http.post("/api/tables", json=new, headers=heads[0])).json()["id"]
                await command(http, table, heads[1], do="join")
                await command(http, table, heads[0], do="start")
                await end(server, http, table, heads[1], chance)
                ended.append(table)
    store = await open_store(database)
    try:
        results = await store.results(ended)
        assert len(results) == 2 * ENDS
        assert sorted({one.rated for one in results}) == list(range(1, ENDS + 1))
        leaders = await store.leaders(GAME, 9)
        assert [one.games for one in leaders] == [ENDS, ENDS]
        assert await store.rate_anew() == ENDS
        assert await store.leaders(GAME, 9) == leaders
    finally:
        await store.close()
