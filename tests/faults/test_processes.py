"""Several server processes over one PostgreSQL: any of them serves any table."""

import asyncio
import json
from contextlib import asynccontextmanager

import httpx
import pytest
from websockets.asyncio.client import connect

from faults.servers import ForkServer, Server, until, until_up
from glueck.match import events as e
from glueck.store import open_store

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.fixture(scope="module")
def forks():
    with ForkServer() as forks:
        yield forks


@pytest.fixture
async def two(forks, postgres):
    """Two processes, and where they keep things."""
    database = postgres.fresh_url()
    servers = [forks.start(database), forks.start(database)]
    for server in servers:
        async with httpx.AsyncClient(base_url=server.url) as http:
            await until_up(http)
    yield servers
    for server in servers:
        server.kill()


class Person:
    """Somebody with a token, at one of the processes."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.head = {"Authorization": f"Bearer {token}"}

    @classmethod
    async def new(cls, server: Server, name: str) -> "Person":
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            answer = await http.post("/api/players", json={"name": name, "program": True})
        return cls(server, answer.json()["token"])

    async def post(self, path: str, **body) -> dict:
        return await self.ask("POST", path, json=body)

    async def me(self) -> dict:
        return await self.ask("GET", "/api/me")

    async def ask(self, method: str, path: str, **body) -> dict:
        async with httpx.AsyncClient(base_url=self.server.url, headers=self.head) as http:
            answer = await http.request(method, path, timeout=60, **body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else {}

    @asynccontextmanager
    async def watch(self, table: str):
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}?form=json"
        async with connect(address, additional_headers=self.head, open_timeout=60) as ws:
            yield ws


def there(person: Person, server: Server) -> Person:
    """The same one, at another process."""
    other = Person(server, "")
    other.head = person.head
    return other


async def heard(ws, wanted) -> dict:
    """The next message that is wanted."""
    async with asyncio.timeout(120):
        while True:
            message = json.loads(await ws.recv())
            if wanted(message):
                return message


async def test_a_move_at_one_process_reaches_who_looks_at_another(two):
    ann, ben = await Person.new(two[0], "Ann"), await Person.new(two[1], "Ben")
    table = (await ann.post("/api/tables", game="gluecksgriff", seats=["me", "open"]))["id"]
    await ben.post(f"/api/tables/{table}/do", do="join")
    async with ann.watch(table) as hers, ben.watch(table) as his:
        sockets = (hers, his)
        joined = 2  # word of it may come to the other process after who looks there
        last = [(await heard(ws, lambda m: m.get("n", 0) >= joined))["n"] for ws in sockets]
        await ann.post(f"/api/tables/{table}/do", do="start")
        views = []
        for seat, ws in enumerate(sockets):
            message = await heard(ws, lambda m: m.get("what") == "began")
            assert message["n"] == last[seat] + 1
            views.append(message["view"])
        last = [n + 1 for n in last]
        for move in range(40):
            seat = next(i for i, view in enumerate(views) if view["legal"])
            action = views[seat]["legal"][0]
            command = {"do": "play", "action": action, "at": move}
            await sockets[seat].send(json.dumps(command))
            for other, ws in enumerate(sockets):
                message = await heard(ws, lambda m: m["t"] == "event")
                assert message["n"] == last[other] + 1
                last[other] = message["n"]
                views[other] = message["view"]
            if views[0]["over"]:
                break
        await ben.post(f"/api/tables/{table}/do", do="chat", text="across")
        message = await heard(hers, lambda m: m.get("what") == "said")
        assert message["chat"]["text"] == "across"


async def bot_decisions(server: Server) -> int:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        text = (await http.get("/metrics")).text
    lines = [line for line in text.splitlines() if line.startswith("glueck_bot_seconds_count")]
    return int(sum(float(line.split()[-1]) for line in lines))


async def test_what_a_bot_does_is_worked_out_once(two):
    """Both processes hold the table and see that it is a bot's turn."""
    ann, ben = await Person.new(two[0], "Ann"), await Person.new(two[1], "Ben")
    seats = ["hauler", "hauler"]
    made = await ann.post("/api/tables", game="glueckauf", seats=seats, title="bots")
    table = made["id"]
    async with ann.watch(table) as hers, ben.watch(table) as his:
        await ann.post(f"/api/tables/{table}/do", do="start")
        ends = [
            heard(ws, lambda m: m.get("table", {}).get("status") == "over") for ws in (hers, his)
        ]
        await asyncio.gather(*ends)
    store = await open_store(two[0].database)
    kept = [e.decode(one.body) for one in await store.events(table)]
    await store.close()
    played = sum(isinstance(event, e.Played) for event in kept)
    assert played == await bot_decisions(two[0]) + await bot_decisions(two[1])


async def test_another_process_goes_on_when_one_is_killed(two):
    ann, ben = await Person.new(two[0], "Ann"), await Person.new(two[1], "Ben")
    made = await ann.post("/api/tables", game="gluecksgriff", seats=["hewer", "hewer"])
    table = made["id"]
    async with ben.watch(table) as his:
        await ann.post(f"/api/tables/{table}/do", do="start")
        await heard(his, lambda m: m.get("what") == "played")
        two[0].kill()
        end = await heard(his, lambda m: m.get("move", 0) >= 60)
        assert end["move"] >= 60
    two[0].start()


async def test_the_database_goes_away_and_comes_back(two, postgres):
    ann = await Person.new(two[0], "Ann")
    made = await ann.post("/api/tables", game="gluecksgriff", seats=["me", "open"])
    async with ann.watch(made["id"]) as ws:
        first = json.loads(await ws.recv())
        postgres.stop("immediate")
        try:
            await ws.send(json.dumps({"do": "chat", "text": "lost", "id": 1}))
            refused = await heard(ws, lambda m: m.get("id") == 1)
            assert (refused["t"], refused["code"]) == ("error", "unavailable")
        finally:
            postgres.start()
        async with httpx.AsyncClient(base_url=two[0].url) as http:
            await until_up(http)
        table = f"/api/tables/{made['id']}/do"
        await ann.post(table, do="chat", text="here again")
    async with httpx.AsyncClient(base_url=two[0].url, headers=ann.head, timeout=60) as http:
        now = (await http.get(f"/api/tables/{made['id']}/view")).json()
    assert [line["text"] for line in now["chat"]] == ["here again"]
    assert now["n"] == first["n"] + 1


async def closed(ws) -> tuple[int, str]:
    """What a connection was closed with."""
    async with asyncio.timeout(120):
        await ws.wait_closed()
    return ws.close_code, ws.close_reason


async def test_logging_out_and_blocking_reach_the_sockets_of_every_process(two):
    host, ben = await Person.new(two[0], "Ann"), await Person.new(two[0], "Ben")
    eve = await Person.new(two[0], "Eve")
    table = (await host.post("/api/tables", game="gluecksgriff", seats=["me", "open"]))["id"]
    async with there(ben, two[1]).watch(table) as bens, there(eve, two[1]).watch(table) as eves:
        await bens.recv(), await eves.recv()
        await ben.post("/api/logout")
        assert await closed(bens) == (4003, "logged_out")
        await host.post("/api/block", player=(await eve.me())["id"])
        assert await closed(eves) == (4003, "blocked")
    for person in (ben, eve):  # nor does the other process remember who they were
        with pytest.raises(AssertionError, match=r"who|blocked"):
            await there(person, two[1]).me()


async def test_removing_a_table_closes_it_in_every_process(two):
    host = await Person.new(two[0], "Ann")
    table = (await host.post("/api/tables", game="gluecksgriff", seats=["me", "open"]))["id"]
    async with there(host, two[1]).watch(table) as ws:
        await ws.recv()
        await host.ask("DELETE", f"/api/tables/{table}")
        assert (await closed(ws))[0] == 4012


async def test_a_new_password_ends_the_sessions_of_every_process(two):
    await Person.new(two[0], "Olga")
    ben = await Person.new(two[0], "Ben")
    table = (await ben.post("/api/tables", game="gluecksgriff", seats=["me", "open"]))["id"]
    login = {"login": "ben", "password": "correct horse"}
    await ben.post("/api/me/password", **login)
    thief = Person(two[1], (await ben.post("/api/login", **login, program=True))["token"])
    async with thief.watch(table) as his, there(ben, two[1]).watch(table) as mine:
        await his.recv(), await mine.recv()
        new = {"login": "ben", "password": "battery staple"}
        await ben.post("/api/me/password", **new, old="correct horse", everywhere=True)
        assert await closed(his) == (4003, "logged_out")
        await mine.send(json.dumps({"do": "ping", "id": 1}))
        await heard(mine, lambda m: m["t"] == "pong")


async def test_what_was_missed_while_the_line_was_cut_is_checked_after(two, postgres):
    """The secret goes while nobody can hear of it."""
    ben = await Person.new(two[0], "Ben")
    table = (await ben.post("/api/tables", game="gluecksgriff", seats=["me", "open"]))["id"]
    async with ben.watch(table) as ws:
        await ws.recv()
        store = await open_store(two[0].database)
        postgres.run(
            "psql", "-q", "-h", str(postgres.folder), "-U", "glueck", "-c",
            "SET search_path TO " + two[0].database.split("search_path=")[1]
            + "; DELETE FROM secrets", "glueck",
        )  # fmt: skip
        await store.close()
        await ws.send(json.dumps({"do": "ping", "id": 1}))
        await heard(ws, lambda m: m["t"] == "pong")  # nobody was told
        postgres.stop("immediate")
        postgres.start()
        assert await closed(ws) == (4003, "logged_out")


async def test_two_who_want_another_game_in_two_processes_meet(two):
    ann, ben = await Person.new(two[0], "Ann"), await Person.new(two[1], "Ben")
    for _ in range(5):
        table = (await ann.post("/api/tables", game="gluecksgriff", seats=["me", "open"]))["id"]
        await ben.post(f"/api/tables/{table}/do", do="join")
        await ann.post(f"/api/tables/{table}/do", do="start")
        await ben.post(f"/api/tables/{table}/do", do="resign")
        await ann.post(
            f"/api/tables/{table}/do", do="chat", text="again?"
        )  # it has heard of the end
        met = await asyncio.gather(
            *(one.post(f"/api/tables/{table}/rematch") for one in (ann, ben) for _ in range(2))
        )
        assert len({one["id"] for one in met}) == 1
        await until_seated(ann, met[0]["id"])


async def until_seated(person: Person, id: str) -> None:
    """This process hears of what another has written a moment later."""

    async def all_sit():
        chairs = (await person.ask("GET", f"/api/tables/{id}"))["table"]["chairs"]
        return all(chair["player"] for chair in chairs)

    await until(all_sit, f"all sit at {id}")
