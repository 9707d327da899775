"""`kill -9` under load, again and again: no acknowledged move is lost, none is done twice."""

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from glueck.match import events as e
from glueck.server.repair import replayed
from glueck.store import open_store

KILLS = int(os.environ.get("GLUECK_KILLS", "100"))
TABLES = 8
NEST = Path(__file__).with_name("nest.py")


class Nest:
    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database, self.pid = database, 0
        self._process = subprocess.Popen(
            [sys.executable, NEST], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout
        assert self._process.stdout.readline() == "ready\n"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def hatch(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{self.port} {self.database}\n")
        self._process.stdin.flush()
        self.pid = int(self._process.stdout.readline())

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        with suppress(ProcessLookupError):
            self.kill()
        self._process.kill()
        self._process.communicate()


class Player:
    """Plays on whatever happens to the server, and remembers what it was promised."""

    def __init__(self, nest: Nest, token: str, table: str, seat: int) -> None:
        self.nest, self.token, self.table, self.seat = nest, token, table, seat
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
        address = f"ws://127.0.0.1:{self.nest.port}/ws/tables/{self.table}?form=view{since}"
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
            self.legal = message.get("changes", {}).get("legal", self.legal)
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
        async with httpx.AsyncClient(base_url=self.nest.url, headers=head) as http:
            whole = (await http.get(f"/api/tables/{self.table}/view")).json()
        if whole["n"] == self.number:
            self.move, self.legal = whole["move"], whole["view"].get("legal", [])


async def set_up(nest: Nest) -> list[Player]:
    players = []
    async with httpx.AsyncClient(base_url=nest.url, timeout=30) as http:
        await until_up(http)
        tokens = []
        for name in ("Ann", "Ben"):
            answer = await http.post("/api/players", json={"name": name, "program": True})
            tokens.append(answer.json()["token"])
        one, other = ({"Authorization": f"Bearer {token}"} for token in tokens)
        for number in range(TABLES):
            game = ("glueckauf", "gluecksgriff")[number % 2]
            body = {"game": game, "seats": ["me", "open"]}
            table = (await http.post("/api/tables", json=body, headers=one)).json()["id"]
            for head, command in ((other, "join"), (one, "start")):
                answer = await http.post(
                    f"/api/tables/{table}/do", json={"do": command}, headers=head
                )
                assert answer.status_code == 200, answer.text
            players += [Player(nest, token, table, seat) for seat, token in enumerate(tokens)]
    return players


async def until_up(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                (await http.get("/healthz")).raise_for_status()
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.005)


async def torment(nest: Nest, players: list[Player]) -> None:
    chance = random.Random(1)
    async with httpx.AsyncClient(base_url=nest.url, timeout=30) as http:
        for _ in range(KILLS):
            before = sum(len(player.promised) for player in players)
            async with asyncio.timeout(60):  # let some moves be made, then strike at any moment
                while sum(len(player.promised) for player in players) < before + 5:
                    await asyncio.sleep(0.002)
            await asyncio.sleep(chance.random() * 0.05)
            nest.kill()
            nest.hatch()
            await until_up(http)


@pytest.mark.slow
@pytest.mark.anyio
async def test_what_was_acknowledged_survives_being_killed(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    nest = Nest(database)
    try:
        nest.hatch()
        players = await set_up(nest)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await torment(nest, players)
        for player in players:
            player.done = True
        nest.kill()
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
    finally:
        nest.close()
    promised = sum(len(player.promised) for player in players)
    assert promised >= 5 * KILLS
    store = await open_store(database)
    try:
        for player in players:
            kept = {one.number: e.decode(one.body) for one in await store.events(player.table)}
            for number, action in player.promised.items():
                assert kept.get(number) == e.Played(player.seat, action), "a promise was broken"
        for row in await store.tables(status=("running", "over"), limit=100):
            assert await replayed(store, row) is None
    finally:
        await store.close()


@pytest.fixture
def anyio_backend():
    return "asyncio"
