"""How long other people wait for their moves while one person attacks the server.

Twenty tables of two play at a constant rate. Slices of two seconds without and with an attack
alternate on one server, so that other work of the machine affects both equally. The result is the
p99 of all moves sent during the attack, about three thousand, divided by that of as many sent
without. It also says how certain that is: the slices are resampled a thousand times, and nineteen
of twenty resamples are between these figures.

A real attacker has its own processors. Here it (bench/attackers.py) is a process that runs only
when nobody else needs the processor (SCHED_IDLE), so that only the cost of the attack to the server
is measured. The server limits clients as it does when it is installed. People have an
address each (all of 127.0.0.0/8 is this machine), so that they never meet the attacker's limits.

python bench/attacks.py [NAME…]      some of them, or all; about forty seconds each
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import load
import uvloop
from attackers import ATTACKS, LONG, SLICES

import glueck
from engine import Row
from glueck.match.decide import Decision
from glueck.match.events import Closed
from glueck.match.match import Match
from glueck.server.http_schemas import NewTable
from glueck.server.new_table import opened
from glueck.server.table import row_of, step
from glueck.store import Player, open_store

TABLES, PAUSE = 20, 0.1
SECONDS = 2.0  # of a slice
REST = 0.3  # seconds after a slice
BEFORE = 250  # moves at every table, before measuring starts
ARCHIVE = 3_000  # finished public tables, to search through
AFTER_ALL = 60.0  # seconds to wait for late answers
REACH = 1.5
DRAWS = 1000
BOT_TABLES = 20  # as many as one player may have (`most_bot_tables`)
BOTS = {
    "captains": ("glueckauf", "captain", "The strongest think"),
    "quick_bots": (LONG, "hewer", "Those that decide at once play"),
}


class Waiting(NamedTuple):
    """What people noticed in one slice."""

    times: list[float]  # ms of each move
    arrivals: int  # of people who are known and open a connection
    shut_out: int  # of those, not answered within ten seconds


class People:
    """At their tables, each with a separate address and connection."""

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
        await asyncio.sleep(2)  # until all limits have recovered

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
        return Waiting(tally.times, came, shut_out)

    async def _arrive(self, seconds: float) -> tuple[int, int]:
        """A known player connects from a new address, four times a second."""
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


class Attacker:
    """The attacking process, which waits for commands."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._in, self._out = process, process.stdin, process.stdout
        self.answers: dict[str, int] = {}

    @classmethod
    async def start(cls, name: str, port: int, tables: list[str]) -> Attacker:
        command = [sys.executable, str(Path(__file__).with_name("attackers.py"))]
        process = await asyncio.create_subprocess_exec(
            *command, name, str(port), str(SECONDS), *tables,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self = cls(process)
        assert await self._out.readline() == b"ready\n"
        return self

    def go(self) -> None:
        self._in.write(b"go\n")

    async def rest(self) -> None:
        async with asyncio.timeout(AFTER_ALL):
            self.answers = json.loads(await self._out.readline())

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Bots:
    """They play at as many tables as one guest may have, when they are let."""

    THINKING = b"glueck.bots.thinking_process"

    def __init__(self, server: int, game: str, level: str) -> None:
        self._server, self._game, self._level = server, game, level

    async def sit_down(self, port: int) -> None:
        about = {"game": self._game, "seats": [self._level] * 2, "start": True}
        if self._game == LONG:
            about["options"] = {"point_limit": 10_000}
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            (token,) = await load.guests(http, 1)
            for _ in range(BOT_TABLES):
                await load.new_table(http, token, **about)
        await self.rest()

    def go(self) -> None:
        self._signal(signal.SIGCONT)

    async def rest(self) -> None:
        self._signal(signal.SIGSTOP)

    def _signal(self, which: signal.Signals) -> None:
        children = Path(f"/proc/{self._server}/task/{self._server}/children").read_text()
        for child in children.split():
            with suppress(OSError):
                if self.THINKING in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(int(child), which)


async def in_turn(people: People, attacker: Attacker | Bots) -> list[tuple[Waiting, Waiting]]:
    """Quiet and attacked, again and again."""
    pairs = []
    for _ in range(SLICES):
        quiet = await people.play(SECONDS)
        attacker.go()
        busy = await people.play(SECONDS)
        await attacker.rest()
        pairs.append((quiet, busy))
        await asyncio.sleep(REST)
    people.leave()
    return pairs


async def attacked(port: int, name: str) -> tuple[list[tuple[Waiting, Waiting]], dict[str, int]]:
    """The slices, and what the attacker was answered."""
    people = People(port)
    await people.sit_down()
    attacker = await Attacker.start(name, port, people.tables)
    try:
        return await in_turn(people, attacker), attacker.answers
    finally:
        await attacker.end()


async def beside_bots(port: int, bots: Bots) -> list[tuple[Waiting, Waiting]]:
    people = People(port)
    await people.sit_down()
    await bots.sit_down(port)
    try:
        return await in_turn(people, bots)
    finally:
        bots.go()


def measure_bots(name: str) -> list[Row]:
    """How do they affect people at other tables?"""
    from server import server

    game, level, what = BOTS[name]
    with server("--rate", "1") as (port, pid):
        pairs = uvloop.run(beside_bots(port, Bots(pid, game, level)))
    return rows_of(f"{name}: {what} at {BOT_TABLES} tables of one guest.", pairs)


def measure(name: str) -> list[Row]:
    from server import server  # which has this as one of its parts

    with tempfile.TemporaryDirectory(prefix="glueck-bench-") as folder:
        if name == "lists":
            asyncio.run(archive(Path(folder)))
        with server("--rate", "1", folder=Path(folder)) as (port, _):
            pairs, answers = uvloop.run(attacked(port, name))
    print(f"{name}: {answers}", file=sys.stderr, flush=True)
    about = (ATTACKS[name].__doc__ or "").partition("\n")[0]
    return rows_of(f"{name}: {about}", pairs)


def rows_of(what: str, pairs: list[tuple[Waiting, Waiting]]) -> list[Row]:
    from server import row

    quiet, busy = zip(*pairs, strict=True)
    without, attacked = p99(quiet), p99(busy)
    slices = "; ".join(f"{p99([a]):.1f} → {p99([b]):.1f}" for a, b in pairs)
    print(f"  p99 quiet → attacked, ms: {slices}", file=sys.stderr, flush=True)
    shut_out = sum(one.shut_out for one in busy) / sum(one.arrivals for one in busy)
    low, high = spread(pairs)
    moves = sum(len(one.times) for one in (*quiet, *busy))
    print(f"  of {moves} moves; between {low:.2f} and {high:.2f} ×", file=sys.stderr, flush=True)
    return [
        row(what, attacked, "ms"),
        row("  without", without, "ms"),
        row("  people's p99 to that without", attacked / without, "×", REACH),
        row("  of those who come meanwhile, shut out", 100 * shut_out, "%"),
    ]


def p99(slices: Sequence[Waiting]) -> float:
    """Of moves; if none was answered, as long as we have waited."""
    times = sorted(time for one in slices for time in one.times)
    times = times or [1000 * AFTER_ALL]
    return times[int((len(times) - 1) * 0.99)]


def spread(pairs: list[tuple[Waiting, Waiting]]) -> tuple[float, float]:
    """The interval of the ratio, by resampling the slices."""
    chance, ratios = random.Random(1), []
    for _ in range(DRAWS):
        quiet, busy = zip(*chance.choices(pairs, k=len(pairs)), strict=True)
        ratios.append(p99(busy) / p99(quiet))
    ratios.sort()
    return ratios[DRAWS // 40], ratios[-DRAWS // 40]


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
    return [row for name in (*ATTACKS, *BOTS) for row in rows(name)]


def rows(name: str) -> list[Row]:
    return measure_bots(name) if name in BOTS else measure(name)


if __name__ == "__main__":
    from engine import show

    for chosen in sys.argv[1:] or (*ATTACKS, *BOTS):
        show(rows(chosen))
