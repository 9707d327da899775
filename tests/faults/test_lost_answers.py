"""PostgreSQL dies around commits while people play, talk and rename, at two processes at once.

Whoever gets no answer, or is told that nobody knows, sends the same again, to either process. In
the end the log has every command that was acknowledged once, under the number that was said, and
none of which somebody was told that it was not done.
"""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack

import asyncpg
import httpx
import pytest

import glueck
from effort import EFFORT
from faults.servers import ForkServer, until_up
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.once import mark_of
from glueck.server.repair import replayed
from glueck.store import open_store

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
TABLES = 4
CUTS = 12 * EFFORT  # of all lines to the database
LOST = 8 * EFFORT  # answers to commits that were done
CRASHES = 2 * EFFORT  # of the database itself
BETWEEN = 6  # commands that are acknowledged between two of these
AGAIN = ("unavailable", "busy", "uncertain")
NOT_DONE = ("unavailable", "busy")


class Person:
    """Does one thing after the other, each until it is known what became of it."""

    def __init__(self, servers, player, token, table, seat):
        self.servers, self.player, self.table, self.seat = servers, player, table, seat
        self.head = {"Authorization": f"Bearer {token}"}
        self.chance = random.Random(f"{table}{seat}")
        self.outcomes = {}  # mark -> number of its event, or the code of the refusal
        self.told = Counter()  # codes
        self.sent_again = 0
        self.over = False

    async def live(self):
        number = 0
        while not self.over:
            number += 1
            command = await self._command(number)
            if command is not None:
                mark = mark_of(command, c.Asker(self.player, ""))
                self.outcomes[mark] = await self._until_known(command)

    async def _command(self, number):
        id = f"{self.seat}-{number}"
        kind = self.chance.choice(("chat", "rename", "play", "play"))
        if kind == "chat":
            return c.Chat(id=id, text="hello")
        if kind == "rename" and self.seat == 0:
            return c.Rename(id=id, title="Evening")
        answer = await self._ask("GET", f"/api/tables/{self.table}/view?form=json")
        if answer is None or answer.is_error:
            return None
        whole = answer.json()
        legal = whole["view"].get("legal")
        return c.Play(id=id, action=self.chance.choice(legal), at=whole["move"]) if legal else None

    async def _until_known(self, command):
        body, unknown = c.encode(command), False
        while True:
            answer = await self._ask("POST", f"/api/tables/{self.table}/do", content=body)
            code = None if answer is None or answer.is_success else answer.json()["code"]
            if answer is not None and answer.is_success:
                return answer.json()["version"]
            self.told[code] += 1
            if code not in (None, *AGAIN):
                return code
            unknown |= code not in NOT_DONE
            if not unknown and self.chance.random() < 0.5:
                return code  # then it is never done
            self.sent_again += 1
            await asyncio.sleep(0.02)

    async def _ask(self, method, path, **body):
        try:
            http = self.chance.choice(self.servers)
            return await http.request(method, path, headers=self.head, **body)
        except httpx.TransportError:
            return None


async def people(servers):
    made, games = [], glueck.games()
    http = servers[0]
    who = []
    for name in ("Ann", "Ben"):
        who.append((await http.post("/api/players", json={"name": name, "program": True})).json())
    heads = [{"Authorization": f"Bearer {one['token']}"} for one in who]
    for number in range(TABLES):
        body = {"game": games[number % len(games)], "seats": ["me", "open"]}
        table = (await http.post("/api/tables", json=body, headers=heads[0])).json()["id"]
        for head, command in ((heads[1], "join"), (heads[0], "start")):
            path = f"/api/tables/{table}/do"
            (await http.post(path, json={"do": command}, headers=head)).raise_for_status()
        for seat, one in enumerate(who):
            made.append(Person(servers, one["id"], one["token"], table, seat))
    return made


def acknowledged(everybody):
    return sum(isinstance(one, int) for person in everybody for one in person.outcomes.values())


async def some_commands(everybody):
    wanted = acknowledged(everybody) + BETWEEN
    async with asyncio.timeout(120):
        while acknowledged(everybody) < wanted:
            await asyncio.sleep(0.002)


async def cut_lines(postgres):
    """All of them, at once; the database itself lives on."""
    line = await asyncpg.connect(postgres.url())
    await line.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await line.close()


WAITING = "FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND backend_type = 'client backend'"


async def lose_answers(postgres):
    """A commit waits for another machine after it was done; there the line is cut."""
    line = await asyncpg.connect(postgres.url())
    try:
        await line.execute("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
        await line.execute("SELECT pg_reload_conf()")
        async with asyncio.timeout(60):
            while not await line.fetchval(f"SELECT count(*) {WAITING}"):
                await asyncio.sleep(0.002)
        await line.execute(f"SELECT pg_terminate_backend(pid) {WAITING}")
    finally:
        await line.execute("ALTER SYSTEM RESET synchronous_standby_names")
        await line.execute("SELECT pg_reload_conf()")
        await line.close()


async def crash(postgres):
    await asyncio.to_thread(postgres.stop, "immediate")
    await asyncio.to_thread(postgres.start)


async def test_no_answer_is_a_lie_when_the_database_dies(postgres):
    database = postgres.fresh_url()
    async with AsyncExitStack() as stack:
        forks = stack.enter_context(ForkServer())
        servers = []
        for server in (forks.start(database), forks.start(database)):
            client = httpx.AsyncClient(base_url=server.url, timeout=60)
            servers.append(await stack.enter_async_context(client))
            await until_up(client)
        everybody = await people(servers)
        tasks = [asyncio.create_task(person.live()) for person in everybody]
        chance = random.Random(1)
        evils = [cut_lines] * CUTS + [lose_answers] * LOST + [crash] * CRASHES
        chance.shuffle(evils)
        for evil in evils:
            await some_commands(everybody)
            await asyncio.sleep(chance.random() * 0.02)
            await evil(postgres)
        for person in everybody:
            person.over = True
        async with asyncio.timeout(120):
            await asyncio.gather(*tasks)
    told = sum((person.told for person in everybody), Counter())
    again = sum(person.sent_again for person in everybody)
    print(f"{acknowledged(everybody)} done, {again} sent again, told: {dict(told)}")
    assert acknowledged(everybody) >= BETWEEN * len(evils)
    assert again
    await all_of_it_is_true(database, everybody)


async def all_of_it_is_true(database, everybody):
    store = await open_store(database)
    for person in everybody:
        assert await replayed(store, await store.row(person.table)) is None
        events = await store.events(person.table)
        marks = [e.decode(one.body).mark for one in events]
        often = Counter(marks)
        for mark, outcome in person.outcomes.items():
            if isinstance(outcome, int):
                assert often[mark] == 1, "acknowledged, and lost or done twice"
                assert marks[outcome - 1] == mark, "another number than it has"
            else:
                assert often[mark] == 0, f"refused as {outcome}, and done all the same"
    await store.close()
