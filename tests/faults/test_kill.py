"""`kill -9` under load, again and again: no acknowledged move is lost, none is done twice."""

import asyncio
import json
import random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import glueck
from effort import EFFORT
from faults.servers import ForkServer, Server, until_up
from glueck.match import events as e
from glueck.server.repair import replayed
from glueck.store import open_store

KILLS = 12 * EFFORT
TABLES = 8


class Player:
    """Plays on whatever happens to the server, and remembers what it was promised."""

    def __init__(self, server: Server, token: str, table: str, seat: int) -> None:
        self.server, self.token, self.table, self.seat = server, token, table, seat
        self.number = 0  # of the last message
        self.move, self.legal = 0, []
        self.promised: dict[int, str] = {}  # event number -> what we did
        self.done = False
        self._chance = random.Random(f"{table}{seat}")

    async def play(self) -> None:
        while not self.done:
            try:
                await self._session()
            except (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError):
                await asyncio.sleep(0.01)

    async def _session(self) -> None:
        since = f"&since={self.number}" if self.number else ""
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.table}?form=json{since}"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers=headers, open_timeout=20) as ws:
            await ws.send(json.dumps({"do": "ping"}))  # answered behind all we have missed
            self.legal, sent_at = [], -1
            async for text in ws:
                kind = self._hear(json.loads(text))
                if kind == "pong" and not self.legal:
                    await self._look_again()
                if self.done:
                    return
                if self.legal and self.move != sent_at and kind != "table":
                    sent_at, action = self.move, self._chance.choice(self.legal)
                    command = {"do": "play", "id": action, "action": action, "at": self.move}
                    await ws.send(json.dumps(command))

    def _hear(self, message: dict) -> str:
        kind = message["t"]
        if kind == "table":
            self.legal = message["view"].get("legal", [])
        elif kind == "event":
            assert message["n"] == self.number + 1, "a message is missing or comes twice"
            self.legal = message.get("view", {}).get("legal", self.legal)
        elif kind == "done":
            self.promised[message["n"]] = message["id"]
        elif kind == "error":
            assert message["code"] in ("stale", "not_your_turn"), message
        if kind in ("table", "event"):
            self.number, self.move = message["n"], message["move"]
        return kind

    async def _look_again(self) -> None:
        """After a reconnect that brought nothing new: is it still our turn?"""
        head = {"Authorization": f"Bearer {self.token}"}
        async with httpx.AsyncClient(base_url=self.server.url, headers=head) as http:
            whole = (await http.get(f"/api/tables/{self.table}/view?form=json")).json()
        if whole["n"] == self.number:
            self.move, self.legal = whole["move"], whole["view"].get("legal", [])


async def set_up(server: Server) -> list[Player]:
    players, games = [], glueck.games()
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        await until_up(http)
        tokens = []
        for name in ("Ann", "Ben"):
            answer = await http.post("/api/players", json={"name": name, "program": True})
            tokens.append(answer.json()["token"])
        one, other = ({"Authorization": f"Bearer {token}"} for token in tokens)
        for number in range(TABLES):
            game = games[number % len(games)]
            body = {"game": game, "seats": ["me", "open"]}
            table = (await http.post("/api/tables", json=body, headers=one)).json()["id"]
            for head, command in ((other, "join"), (one, "start")):
                answer = await http.post(
                    f"/api/tables/{table}/do", json={"do": command}, headers=head
                )
                assert answer.status_code == 200, answer.text
            players += [Player(server, token, table, seat) for seat, token in enumerate(tokens)]
    return players


async def torment(server: Server, players: list[Player]) -> None:
    chance = random.Random(1)
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        for _ in range(KILLS):
            before = count(players)
            async with asyncio.timeout(60):  # let some moves be made, then strike at any moment
                while count(players) < before + 5:
                    await asyncio.sleep(0.002)
            await asyncio.sleep(chance.random() * 0.05)
            server.kill()
            server.start()
            await until_up(http)


@pytest.mark.slow
@pytest.mark.anyio
async def test_what_was_acknowledged_survives_being_killed(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    with ForkServer() as forks:
        server = forks.start(database)
        players = await set_up(server)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await torment(server, players)
        await end(server, players, tasks)
    assert count(players) >= 5 * KILLS
    await promises_were_kept(database, players)


async def end(server, players, tasks) -> None:
    """Nobody plays on, and nothing went wrong for anybody."""
    for player in players:
        player.done = True
    server.kill()
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome


def count(players: list[Player]) -> int:
    return sum(len(player.promised) for player in players)


async def promises_were_kept(database: str, players: list[Player]) -> None:
    store = await open_store(database)
    try:
        for player in players:
            kept = {one.number: e.decode(one.body) for one in await store.events(player.table)}
            for number, action in player.promised.items():
                event = kept.get(number)
                assert isinstance(event, e.Played), "a promise was broken"
                assert (event.seat, event.action) == (player.seat, action), "a promise was broken"
        for row in await store.tables(status=("running", "over"), limit=100):
            assert await replayed(store, row) is None
    finally:
        await store.close()
