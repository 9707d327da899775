"""From uncompiled to compiled rules under people who play: no move is lost, none is done twice.

Machine code appears at a moment of our choice: until then the test holds the lock that a compiler
needs to begin.
"""

import asyncio
import os
import shutil
from contextlib import ExitStack, suppress

import httpx
import pytest
from filelock import FileLock
from server_process import ServerProcess

import glueck
from faults.servers import until, until_up
from faults.test_kill import count, end, must_play_on, promises_were_kept, set_up
from glueck.engine import compile
from glueck.search.precompile import parts_of, precompile_bots

pytestmark = [
    pytest.mark.slow,
    pytest.mark.anyio,
    pytest.mark.skipif(compile.UNCOMPILED, reason="nothing is compiled"),
]


class ColdCache:
    """An empty cache, and the machine code that will be there one day."""

    def __init__(self, folder, stack):
        self.folder = folder / "cache" / "glueck"
        self.folder.mkdir(parents=True)
        self.games = [glueck.load(name) for name in glueck.games()]
        precompile_bots(*self.games)
        self._locks = {
            game: stack.enter_context(FileLock(self.folder / f"{game.id}.lock"))
            for game in self.games
        }

    def settings(self):
        own = {"GLUECK_CACHE": str(self.folder.parent), "GLUECK_COMPILE": "background"}
        return dict(os.environ) | own

    def compiled(self, game):
        """Now it is there."""
        for part in parts_of(game):
            path = part.path(game)
            shutil.copy(path, self.folder / "copy")
            (self.folder / "copy").rename(self.folder / path.name)
        self._locks[game].release()


async def moves(players, tasks, more):
    wanted = count(players) + more

    async def are_there():
        must_play_on(tasks)
        return count(players) >= wanted

    await until(are_there, f"{more} more moves")


async def is_ready(server, game):
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        games = (await http.get("/api/games")).json()["games"]
    (levels,) = [one["levels"] for one in games if one["id"] == game.id]
    searching = {one["name"]: one["ready"] for one in levels}
    assert searching["apprentice"]
    assert searching["hauler"]
    assert searching["hewer"]
    return searching["captain"]


async def until_ready(server, game):
    async def ready():
        with suppress(httpx.HTTPError):
            return await is_ready(server, game)
        return False

    await until(ready, f"captains of {game.id} can play")


async def killed(server):
    server.kill()
    server.start()
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        await until_up(http)


async def test_people_in_mid_turn_do_not_notice_the_change(tmp_path):
    with ExitStack() as stack:
        cache = ColdCache(tmp_path, stack)
        first, second = cache.games
        server = ServerProcess(tmp_path, env=cache.settings())
        await asyncio.to_thread(server.start)
        players = await set_up(server)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await moves(players, tasks, 30)
        assert not await is_ready(server, first)
        await killed(server)  # uncompiled before and after
        await moves(players, tasks, 10)
        cache.compiled(first)
        await until_ready(server, first)
        assert not await is_ready(server, second)
        await moves(players, tasks, 30)
        await killed(server)  # one game is compiled, the other is not
        await moves(players, tasks, 10)
        cache.compiled(second)
        await killed(server)  # in the middle of the change
        await until_ready(server, second)
        await moves(players, tasks, 60)
        await end(server, players, tasks)
    await promises_were_kept(f"sqlite:///{tmp_path}/tables.db", players)


async def test_a_level_that_searches_decides_when_it_can_and_others_at_once(tmp_path):
    with ExitStack() as stack:
        cache = ColdCache(tmp_path, stack)
        server = ServerProcess(tmp_path, env=cache.settings())
        await asyncio.to_thread(server.start)
        stack.callback(server.kill)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            body = {"name": "Ann", "program": True}
            token = (await http.post("/api/players", json=body)).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            for game in cache.games:
                quick = await table(http, game, ["apprentice", "hewer"])
                thorough = await table(http, game, ["captain", "foreman"])
                await until_moves(http, quick, 20)
                assert await moves_at(http, thorough) == 0
                cache.compiled(game)
                await until_moves(http, thorough, 1)


async def table(http, game, seats):
    answer = await http.post("/api/tables", json={"game": game.id, "seats": seats, "start": True})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


async def moves_at(http, id):
    return (await http.get(f"/api/tables/{id}/view?form=json")).json()["move"]


async def until_moves(http, id, least):
    async def are_there():
        return await moves_at(http, id) >= least

    await until(are_there, f"{least} moves of bots")
