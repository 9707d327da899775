"""How long other people wait for their moves while one person attacks the server.

Ten tables of two who move at leisure. On each new server first nobody, then somebody attacks
(bench/attackers.py, a process of its own that yields to all others), several times; what counts is
the median of the ratios. The server limits clients as it does when it is installed. People have an
address each (all of 127.0.0.0/8 is this machine), so that they never meet the attacker's limits.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
import load
import uvloop
from attackers import ATTACKS, LONG

import glueck
from engine import Row
from glueck.match.decide import Decision
from glueck.match.events import Closed
from glueck.match.match import Match
from glueck.server.http_schemas import NewTable
from glueck.server.new_table import opened
from glueck.server.table import row_of, step
from glueck.store import Player, open_store

TABLES, PAUSE = 10, 0.1
SECONDS, ROUNDS = 6.0, 3
BEFORE = 250  # moves at every table, before anything is measured
ARCHIVE = 3_000  # finished public tables, to search through
AFTER_ALL = 60.0  # seconds for an answer that is late
REACH = 1.5


class Waiting(NamedTuple):
    """What people noticed in one run."""

    p99: float  # ms of a move
    arrivals: int  # of people who are known and open a connection
    shut_out: int  # of those, not answered within ten seconds


class People:
    """At their tables, each with an address and a connection of its own."""

    def __init__(self, port: int) -> None:
        self.port, self.tables = port, list[str]()
        self._players: list[load.Player] = []
        self._tally = load.Tally()
        self._token = ""

    async def sit_down(self) -> None:
        game = glueck.load(LONG)
        for number in range(TABLES):
            one, other = f"127.0.1.{number + 1}", f"127.0.2.{number + 1}"
            async with self._from(one) as a, self._from(other) as b:
                tokens = [(await load.guests(http, 1))[0] for http in (a, b)]
                about = {"game": LONG, "seats": ["me", "open"], "public": True}
                options = {"point_limit": 10_000}
                made = await load.new_table(a, tokens[0], options=options, **about)
                await load.do(b, tokens[1], made["id"], do="join")
                for token, address in zip(tokens, (one, other), strict=True):
                    self._players.append(load.Player(game, "view", self._tally, 0.0))
                    await self._players[-1].sit_down(self.port, made["id"], token, address)
                await load.do(a, tokens[0], made["id"], do="start")
            self.tables.append(made["id"])
            self._token = tokens[0]
        while min(one.moves for one in self._players) < BEFORE:
            await asyncio.sleep(0.01)
        for player in self._players:
            player.pause = PAUSE
        await asyncio.sleep(2)  # until nobody is near a limit

    def _from(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=60
        )

    async def play(self, seconds: float) -> Waiting:
        tally = self._tally
        tally.times, tally.began, tally.ended = [], time.perf_counter(), float("inf")
        arrivals = asyncio.ensure_future(self._arrive(seconds))
        await asyncio.sleep(seconds)
        tally.ended = time.perf_counter()
        limit = tally.ended + AFTER_ALL
        while any(one.waiting() for one in self._players) and time.perf_counter() < limit:
            await asyncio.sleep(0.01)
        for one in self._players:
            tally.times += [(time.perf_counter() - sent) * 1000 for sent in one.waiting()]
        came, shut_out = await arrivals
        return Waiting(tally.result()["p99"], came, shut_out)

    async def _arrive(self, seconds: float) -> tuple[int, int]:
        """Somebody who is known comes from somewhere new, four times a second."""
        until, tasks = time.perf_counter() + seconds, []
        while time.perf_counter() < until:
            tasks.append(asyncio.ensure_future(self._one_more()))
            await asyncio.sleep(0.25)
        served = await asyncio.gather(*tasks)
        return len(served), served.count(False)

    async def _one_more(self) -> bool:
        head = (
            f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            f"Authorization: Bearer {self._token}\r\n\r\n"
        )
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(10):
                reader, writer = await asyncio.open_connection(
                    load.HERE, self.port, local_addr=("127.0.3.1", 0)
                )
                writer.write(head.encode())
                answer = await reader.read()
                writer.close()
                return answer.startswith(b"HTTP/1.1 200")
        return False

    def leave(self) -> None:
        for one in self._players:
            one.leave()
        assert self._tally.errors == 0, f"{self._tally.errors} moves were refused"


async def attacked(port: int, name: str) -> tuple[Waiting, Waiting, dict[str, int]]:
    """Quiet, then attacked; and what the attacker was answered."""
    people = People(port)
    await people.sit_down()
    quiet = await people.play(SECONDS)
    command = [sys.executable, str(Path(__file__).with_name("attackers.py"))]
    process = await asyncio.create_subprocess_exec(
        *command, name, str(port), str(SECONDS), *people.tables,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert await process.stdout.readline() == b"ready\n"
        process.stdin.write(b"go\n")
        busy = await people.play(SECONDS)
        async with asyncio.timeout(90):
            answers: dict[str, Any] = json.loads(await process.stdout.readline() or b"{}")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    people.leave()
    return quiet, busy, answers


def measure(name: str, rounds: int = ROUNDS) -> list[Row]:
    from server import row, server  # which has this as one of its parts

    pairs = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(prefix="glueck-bench-") as folder:
            if name == "lists":
                asyncio.run(archive(Path(folder)))
            with server("--rate", "1", folder=Path(folder)) as (port, _):
                pairs.append(uvloop.run(attacked(port, name)))
        quiet, busy, answers = pairs[-1]
        tell = f"{name}: {quiet.p99:.1f} ms, attacked {busy.p99:.1f} ms; {answers}"
        print(tell, file=sys.stderr, flush=True)
    about = (ATTACKS[name].__doc__ or "").partition("\n")[0]
    shut_out = sum(busy.shut_out for _, busy, _ in pairs) / sum(b.arrivals for _, b, _ in pairs)
    ratio = median(busy.p99 / quiet.p99 for quiet, busy, _ in pairs)
    return [
        row(f"{name}: {about}", median(busy.p99 for _, busy, _ in pairs), "ms"),
        row("  people's p99 to that without", ratio, "×", REACH),
        row("  of those who come meanwhile, shut out", 100 * shut_out, "%"),
    ]


async def archive(folder: Path) -> None:
    """Finished public tables, to be searched."""
    store = await open_store(f"sqlite:///{folder}/bench.db")
    me = Player("p1", "Ann", 1)
    await store.add_player(me, b"x" * 32)

    async def one(number: int) -> None:
        start = opened(NewTable(game=LONG, seats=["me", "open"], public=True), me)
        first = step(Match(), Decision((start, Closed())), 1)
        await store.append(0, 1, first.events, row_of(f"table-{number:06d}", first.match))

    await asyncio.gather(*map(one, range(ARCHIVE)))
    await store.close()


def attacks() -> list[Row]:
    """All of them; bots that think have a part of their own (`bots`)."""
    return [row for name in ATTACKS for row in measure(name)]


if __name__ == "__main__":  # some of them, once each: for whoever mends one
    from engine import show

    for chosen in sys.argv[1:] or ATTACKS:
        show(measure(chosen, rounds=1))
