"""`kill -9` while a review is computed: it goes on by itself where it was, and nothing of it is
different from one that nobody interrupted."""

import asyncio
import json

import httpx
import pytest

import glueck
from faults.fork_server import FEW_SIMULATIONS
from faults.servers import ForkServer, until_up
from faults.test_notices import player
from glueck.review import reviewed
from glueck.review.document import told

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
KILLS = 3
PATIENCE = 300  # seconds; only ever used up by a failure (or by compiling for the first time)


@pytest.fixture(scope="module")
def forks():
    with ForkServer("reviews") as forks:
        yield forks


async def play_out(http, head):
    """A short game against a bot; its table."""
    new = {"game": "gluecksgriff", "seats": ["me", "random"], "options": {"point_limit": 20},
           "start": True}  # fmt: skip
    id = (await http.post("/api/tables", json=new, headers=head)).json()["id"]
    while True:
        now = (await http.get(f"/api/tables/{id}/view?form=json", headers=head)).json()
        if now["table"]["status"] == "over":
            return id
        if now["view"]["legal"]:
            play = {"do": "play", "action": now["view"]["legal"][0], "at": now["move"]}
            await http.post(f"/api/tables/{id}/do", json=play, headers=head)
        else:
            await asyncio.sleep(0.01)


async def test_a_review_survives_being_killed(forks, tmp_path):
    server = forks.start(f"sqlite:///{tmp_path}/tables.db")
    async with (
        httpx.AsyncClient(base_url=server.url, timeout=60) as http,
        asyncio.timeout(PATIENCE),
    ):
        await until_up(http)
        head = await player(http, "Ann")
        id = await play_out(http, head)

        async def state():
            return (await http.get(f"/api/tables/{id}/review", headers=head)).json()

        (await http.post(f"/api/tables/{id}/review", headers=head)).raise_for_status()
        of = (await state())["of"]
        for kill in range(1, KILLS + 1):
            before = 0
            # Long before it is whole, which it may be soon: between two looks it goes on.
            while before < max(1, of * kill // (2 * KILLS)):
                before = (await state())["done"]
                await asyncio.sleep(0.005)
            server.kill()
            server.start()
            await until_up(http)
            found = await state()
            assert found["asked"], "nobody has to ask again"
            assert found["review"] is None, "it was whole before: nothing was tested"
            assert 0 < found["done"], "what was found is found"
        while (whole := await state())["review"] is None:
            await asyncio.sleep(0.05)
        file = tmp_path / "game.glueck"
        file.write_bytes((await http.get(f"/api/tables/{id}/save", headers=head)).content)
    server.kill()
    *_, undisturbed = reviewed(glueck.replay(file), FEW_SIMULATIONS)
    assert whole["review"] == json.loads(json.dumps(told(undisturbed)))
