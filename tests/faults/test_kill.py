"""`kill -9` under load, again and again: nothing acknowledged is lost, nothing is done twice. One
process over SQLite; two over one PostgreSQL, which is killed as well."""

import asyncio
import json
import random
from collections import Counter

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import glueck
from effort import EFFORT
from faults.servers import ForkServer, Server, until, until_up
from glueck.match import events as e
from glueck.server.repair import replayed
from glueck.store import open_store
from tried import tried

KILLS = 12 * EFFORT
KILLS_OF_ALL = 6 * EFFORT  # of two processes and their database
PAIRS = 1 + EFFORT // 4  # of people; the games of a few would be over before the last kill
TABLES = 8  # of each pair
SAID = "I say"
STORE_IS_AWAY = ("unavailable", "busy", "uncertain")


class Player:
    """Plays on whatever happens to the server, and remembers what it was promised."""

    def __init__(self, server: Server, token: str, table: str, seat: int) -> None:
        self.server, self.token, self.table, self.seat = server, token, table, seat
        self.number = 0  # of the last message
        self.move, self.legal = 0, []
        self.promised: dict[int, str] = {}  # event number -> what we did
        self.said: dict[int, str] = {}  # … and what we said
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
                    if self._chance.random() < 0.05:
                        text = f"{SAID} {self._chance.random()}"
                        await ws.send(json.dumps({"do": "chat", "id": text, "text": text}))

    def _hear(self, message: dict) -> str:
        kind = message["t"]
        if kind == "table":
            self.legal = message["view"].get("legal", [])
        elif kind == "event":
            assert message["n"] == self.number + 1, "a message is missing or comes twice"
            self.legal = message.get("view", {}).get("legal", self.legal)
        elif kind == "done":
            promises = self.said if message["id"].startswith(SAID) else self.promised
            promises[message["n"]] = message["id"]
        elif kind == "error" and message["code"] in STORE_IS_AWAY:
            raise TimeoutError("come back later, and see what was done")
        elif kind == "error":
            assert message["code"] in ("stale", "not_your_turn"), message
        if kind in ("table", "event"):
            self.number, self.move = message["n"], message["move"]
        return kind

    async def _look_again(self) -> None:
        """After a reconnect that brought nothing new: is it still our turn?"""
        head = {"Authorization": f"Bearer {self.token}"}
        async with httpx.AsyncClient(base_url=self.server.url, headers=head, timeout=30) as http:
            answer = await http.get(f"/api/tables/{self.table}/view?form=json")
        whole = answer.raise_for_status().json()
        if whole["n"] == self.number:
            self.move, self.legal = whole["move"], whole["view"].get("legal", [])


async def set_up(server: Server) -> list[Player]:
    players = []
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        await until_up(http)
        for _ in range(PAIRS):
            players += await sit_down(http, server)
    return players


async def sit_down(http: httpx.AsyncClient, server: Server) -> list[Player]:
    """Two people, at all their tables."""
    players, tokens, games = [], [], glueck.games()
    for name in ("Ann", "Ben"):
        answer = await http.post("/api/players", json={"name": name, "program": True})
        tokens.append(answer.json()["token"])
    one, other = ({"Authorization": f"Bearer {token}"} for token in tokens)
    for number in range(TABLES):
        game = games[number % len(games)]
        body = {"game": game, "seats": ["me", "open"]}
        table = (await http.post("/api/tables", json=body, headers=one)).json()["id"]
        for head, command in ((other, "join"), (one, "start")):
            answer = await http.post(f"/api/tables/{table}/do", json={"do": command}, headers=head)
            assert answer.status_code == 200, answer.text
        players += [Player(server, token, table, seat) for seat, token in enumerate(tokens)]
    return players


async def some_moves(players: list[Player], tasks: list[asyncio.Task]) -> int:
    """Until five more are acknowledged; how many were before."""
    before = count(players)

    async def are_there() -> bool:
        must_play_on(tasks)
        return count(players) >= before + 5

    await until(are_there, "five more moves")
    return before


def must_play_on(tasks: list[asyncio.Task]) -> None:
    """Who fails says so at once."""
    for task in tasks:
        if task.done():
            task.result()


async def torment(server: Server, players: list[Player], tasks: list[asyncio.Task]) -> None:
    chance = random.Random(1)
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        for _ in range(KILLS):
            before = await some_moves(players, tasks)  # then strike at any moment
            await asyncio.sleep(chance.random() * 0.05)
            server.kill()
            server.start()
            await until_up(http)
            tried(kills=1, moves_before_kills=count(players) - before)


@pytest.mark.slow
@pytest.mark.anyio
async def test_what_was_acknowledged_survives_being_killed(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    with ForkServer() as forks:
        server = forks.start(database)
        players = await set_up(server)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await torment(server, players, tasks)
        await end(server, players, tasks)
    assert count(players) >= 5 * KILLS
    await promises_were_kept(database, players)


@pytest.mark.slow
@pytest.mark.anyio
async def test_two_processes_and_their_database_are_killed_in_turn(postgres):
    database = postgres.fresh_url()
    with ForkServer() as forks:
        servers = [forks.start(database), forks.start(database)]
        players = await set_up(servers[0])
        for player in players[1::2]:  # at every table one at each process
            player.server = servers[1]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await torment_all(servers, postgres, players, tasks)
        await end(servers[0], players, tasks, servers[1])
    assert count(players) >= 5 * KILLS_OF_ALL
    await promises_were_kept(database, players)


async def torment_all(servers, postgres, players, tasks) -> None:
    """Each process, and the database under both, at any moment."""
    chance, what = random.Random(2), ["one process", "the other", "the database"]
    for number in range(KILLS_OF_ALL):
        before = await some_moves(players, tasks)
        await asyncio.sleep(chance.random() * 0.05)
        struck = what[number % 3]
        if struck == "the database":
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.to_thread(postgres.start)
        else:
            server = servers[number % 3]
            server.kill()
            server.start()
        for server in servers:
            async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
                await until_up(http)
        tried(**{f"kills of {struck}": 1, "moves_before_kills": count(players) - before})


async def end(server, players, tasks, *more) -> None:
    """Nobody plays on, and nothing went wrong for anybody."""
    for player in players:
        player.done = True
    for one in (server, *more):
        one.kill()
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
            texts = Counter(event.text for event in kept.values() if isinstance(event, e.Said))
            assert not texts or max(texts.values()) == 1, "something was said twice"
            for number, text in player.said.items():
                assert kept[number].text == text, "what was said is gone"
        for row in await store.tables(status=("running", "over"), limit=100):
            assert await replayed(store, row) is None
    finally:
        await store.close()
