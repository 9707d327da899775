"""The table server under load, compared with boardgame.io's in the same run.

python bench/server.py            prints a table and adds it to bench/results.json
python bench/server.py moves      only that part (moves, latency, idle, resident, fair_bots,
                                  reviews, attacks)

Server and clients share the machine's cores. Both seats of every table are connected and get what
a browser gets (form=view), unless a row says otherwise. Every move of ours is acknowledged after a
durable commit (SQLite, fsync); boardgame.io keeps its matches in memory only, and its game has a
state of as many bytes as Glück Auf's view has as JSON.
"""

import asyncio
import json
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import httpx
import load
import uvloop
from attacks import attacks
from msgspec.structs import replace

import glueck
from engine import RESULTS, Row, machine, show
from glueck.engine.precompile import precompile
from glueck.match.decide import Decision
from glueck.match.events import Began, Opened
from glueck.match.match import Match
from glueck.review.compiled.part import TO_REVIEW
from glueck.server.http_schemas import NewTable
from glueck.server.new_table import opened
from glueck.server.table import row_of, step
from glueck.store import Player, open_store

HERE = Path(__file__).parent
TABLES, SECONDS, ROUNDS = 200, 6, 3
REVIEW_ROUNDS = 9  # a single slow moment of the machine can decide a p99
GAME = "glueckauf"
MANY_BOTS = ("--most-bot-tables", "1000")  # too many for the limits of one player


@contextmanager
def server(*flags: str, folder: Path | None = None) -> Iterator[tuple[int, int]]:
    """A server of ours on a free port; the port, and its process."""
    place = folder or Path(tempfile.mkdtemp(prefix="glueck-bench-"))
    port = free_port()
    command = [
        sys.executable, "-m", "glueck.cli", "serve", "--port", str(port), "--log", "warning",
        "--db", f"sqlite:///{place}/bench.db", *(flags or ("--rate", "0")),
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(30)
            if folder is None:
                shutil.rmtree(place, ignore_errors=True)


@contextmanager
def boardgame(bytes_of_state: int) -> Iterator[int]:
    port = free_port()
    command = ["node", "server.js", str(port), str(bytes_of_state)]
    with subprocess.Popen(
        command, cwd=HERE / "boardgame", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield port
        finally:
            process.terminate()
            process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, seconds: float = 600) -> None:
    until = time.monotonic() + seconds
    while True:
        try:
            httpx.get(url, timeout=5).raise_for_status()
            return
        except httpx.HTTPError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


def memory_of(pid: int) -> float:
    """MiB that belong to a process."""
    text = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in text.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def peer_load(tables: int, seconds: float, pause: float = 0) -> dict[str, float]:
    state = glueck.load(GAME).new(2, seed=1)
    with boardgame(len(json.dumps(state.view(0)))) as port:
        command = ["node", "load.js", *map(str, (port, tables, seconds, pause))]
        out = subprocess.run(command, cwd=HERE / "boardgame", capture_output=True, check=True)
    return dict(json.loads(out.stdout))


def our_load(tables: int, seconds: float, form: str, pause: float = 0) -> dict[str, float]:
    with server() as (port, _):
        return uvloop.run(load.play(port, GAME, tables, seconds, form, pause))


def row(what: str, value: float, unit: str, reach: float | None = None) -> Row:
    return {"what": what, "value": value, "unit": unit} | ({"reach": reach} if reach else {})


# -- the parts -----------------------------------------------------------------------------


def moves() -> list[Row]:
    """In turn, so that other work of the machine affects all equally. Both seats of each table are
    connected; form=view is what a browser gets, form=record what a bot gets."""
    rates: dict[str, list[float]] = {"record": [], "view": [], "peer": []}
    for _ in range(ROUNDS):
        for form in ("record", "view"):
            rates[form].append(our_load(TABLES, SECONDS, form)["rate"])
        if has_node():
            rates["peer"].append(peer_load(TABLES, SECONDS)["rate"])
    rows = [
        row(f"moves, {TABLES} tables, form={form}", median(rates[form]), "1/s")
        for form in ("record", "view")
    ]
    if rates["peer"]:
        rows.append(row(f"boardgame.io, moves, {TABLES} tables", median(rates["peer"]), "1/s"))
        for form in ("record", "view"):
            ratio = median(a / b for a, b in zip(rates[form], rates["peer"], strict=True))
            rows.append(row(f"moves to boardgame.io, form={form}", ratio, "×", 3))
    return rows


def latency() -> list[Row]:
    """50 tables, each player pausing so that the load is about half of the maximum."""
    pause = 0.06
    ours = our_load(50, SECONDS, "view", pause)
    rows = [
        row("round trip at 50 tables, p50", ours["p50"], "ms", 10),
        row("round trip at 50 tables, p99", ours["p99"], "ms", 50),
        row("  at moves", ours["rate"], "1/s"),
    ]
    if has_node():
        peer = peer_load(50, SECONDS, pause * 1000)
        rows.append(row("boardgame.io, p50", peer["p50"], "ms"))
        rows.append(row("boardgame.io, p99", peer["p99"], "ms"))
        rows.append(
            row("  p99 to boardgame.io's (at the most)", ours["p99"] / peer["p99"], "×", 1.2)
        )
    return rows


def idle(connections: int = 5000) -> list[Row]:
    async def hold(port: int, pid: int) -> float:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            (token,) = await load.guests(http, 1)
            made = await load.new_table(http, token, game=GAME, seats=["me", "open"])
        path, before = f"/ws/tables/{made['id']}", memory_of(pid)
        sockets = []
        for _ in range(connections):
            sockets.append(await load.connect(port, path, token, lambda body: None))
        await asyncio.sleep(2)
        after = memory_of(pid)
        for one in sockets:
            one.close()
        return (after - before) * 1024 / connections

    with server() as (port, pid):
        each = asyncio.run(hold(port, pid))
    return [row(f"{connections} idle connections, each", each, "KiB", 40)]


def resident(count: int = 10_000) -> list[Row]:
    """Many running matches on disk; each is opened once, then some again that have left memory."""
    folder = Path(tempfile.mkdtemp(prefix="glueck-bench-"))
    ids = asyncio.run(fill(folder, count))

    async def visit(port: int, which: list[str]) -> list[float]:
        times = []
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for id in which:
                began = time.perf_counter()
                (await http.get(f"/api/tables/{id}/view")).raise_for_status()
                times.append((time.perf_counter() - began) * 1000)
        return times

    try:
        with server(folder=folder) as (port, pid):
            asyncio.run(visit(port, ids))
            used = memory_of(pid)
            times = sorted(asyncio.run(visit(port, ids[:500])))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return [
        row(f"{count:,} running matches, all opened once: memory", used, "MiB", 500),
        row("opening a cold one, p50", times[len(times) // 2], "ms", 20),
        row("opening a cold one, p99", times[int(len(times) * 0.99)], "ms"),
    ]


async def fill(folder: Path, count: int, actions: int = 100) -> list[str]:
    """Running matches of two people, some way into the game."""
    store = await open_store(f"sqlite:///{folder}/bench.db")
    game, chance = glueck.load(GAME), random.Random(1)
    me = Player("p1", "Ann", 1)
    await store.add_player(me, b"x" * 32)

    async def one(number: int) -> str:
        start: Opened = opened(NewTable(game=GAME, seats=["me", "open"]), me)
        state = game.new(2, start.seed)
        for _ in range(actions):
            state.play(int(chance.choice(state.moves().tolist())))
        past = tuple(state.actions)
        id = f"table-{number:06d}"
        first = step(Match(), Decision((replace(start, past=past), Began())), 1)
        await store.append(0, 1, first.events, row_of(id, first.match)._replace(due=None))
        return id

    ids: list[str] = []
    while len(ids) < count:
        ids += await asyncio.gather(*(one(len(ids) + i) for i in range(200)))
    await store.close()
    return ids


async def captains(port: int, tables: int) -> None:
    """One guest lets the strongest bots think at so many tables."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        (token,) = await load.guests(http, 1)
        for _ in range(tables):
            await load.new_table(http, token, game=GAME, seats=["captain", "captain"], start=True)


def reviews(count: int = 100) -> list[Row]:
    """Reviews of finished games are waiting: how does that affect people at tables?"""

    def p99(busy: bool) -> float:
        folder = Path(tempfile.mkdtemp(prefix="glueck-bench-"))
        try:
            asyncio.run(ask_reviews(folder, count if busy else 0))
            with server(folder=folder) as (port, _):
                time.sleep(2)  # they have begun
                return uvloop.run(load.play(port, GAME, 10, SECONDS, "view", 0.1))["p99"]
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    precompile(glueck.load(GAME), *TO_REVIEW)
    both = [(p99(False), p99(True)) for _ in range(REVIEW_ROUNDS)]  # in turn
    quiet, busy = (median(times) for times in zip(*both, strict=True))
    return [
        row("people's p99, no reviews", quiet, "ms"),
        row(f"people's p99, {count} reviews waiting", busy, "ms"),
        row("  ratio (at the most)", busy / quiet, "×", 1.2),
    ]


async def ask_reviews(folder: Path, count: int) -> None:
    """So many finished games, each with a player who wants its review."""
    store = await open_store(f"sqlite:///{folder}/bench.db")
    game, chance = glueck.load(GAME), random.Random(1)
    start: Opened = opened(NewTable(game=GAME, seats=["me", "hauler"]), Player("p", "Ann", 1))
    state = game.new(2, start.seed)
    while not state.over:
        state.play(int(chance.choice(state.moves().tolist())))
    finished = replace(start, past=tuple(state.actions))
    for number in range(count):
        id, first = f"table-{number}", step(Match(), Decision((finished, Began())), 1)
        await store.append(0, 1, first.events, row_of(id, first.match))
        await store.ask_review(id, f"p{number}", number, count)
    await store.close()


def fair_bots(tables: int = 21) -> list[Row]:
    """One guest has captains at many tables: how soon does a bot answer somebody else?"""

    def waited(level: str, attacked: bool) -> float:
        with server(*MANY_BOTS) as (port, _):
            if attacked:
                asyncio.run(captains(port, tables))
                time.sleep(2)  # they think
            return median(asyncio.run(answers(port, level)))

    rows = []
    for level in ("hewer", "captain"):
        both = [(waited(level, False), waited(level, True)) for _ in range(ROUNDS)]
        rows += [
            row(f"a {level} answers", median(quiet for quiet, _ in both), "ms"),
            row(f"… beside {tables} tables of captains", median(busy for _, busy in both), "ms"),
            row("  ratio", median(busy / quiet for quiet, busy in both), "×"),
        ]
    return rows


async def answers(port: int, level: str, count: int = 12) -> list[float]:
    """Somebody plays against a bot: how long (ms) until it answers, each time."""
    times: list[float] = []
    over = asyncio.get_running_loop().create_future()
    gone = False  # whether the last event left it to the bot, and when
    since, chance = 0.0, random.Random(1)

    def hear(body: bytes) -> None:
        nonlocal gone, since
        told = load.understand(body)
        if told.t not in ("event", "table") or over.done():
            return
        now = time.perf_counter()
        if gone:
            times.append((now - since) * 1000)
        gone, since = not told.legal, now
        if len(times) == count:
            over.set_result(None)
        elif told.legal:
            words = str(chance.choice(told.legal))
            play = {"do": "play", "id": told.move, "action": words, "at": told.move}
            seat.send(json.dumps(play).encode())

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        (token,) = await load.guests(http, 1)
        made = await load.new_table(http, token, game=GAME, seats=["me", level])
        await asyncio.sleep(2)  # as people take to begin
        seat = await load.connect(port, f"/ws/tables/{made['id']}?form=view", token, hear)
        await load.do(http, token, made["id"], do="start")
        async with asyncio.timeout(900):
            await over
        seat.close()
    return times


def has_node() -> bool:
    """With boardgame.io installed beside it (`npm install` in bench/boardgame)."""
    return shutil.which("node") is not None and (HERE / "boardgame" / "node_modules").exists()


PARTS = {
    "moves": moves, "latency": latency, "idle": idle, "resident": resident,
    "fair_bots": fair_bots, "reviews": reviews, "attacks": attacks,
}  # fmt: skip


def main() -> None:
    chosen = sys.argv[1:] or list(PARTS)
    tables: dict[str, list[Row]] = {"server": [], "attacks": []}
    for part in chosen:
        print(f"{part} …", file=sys.stderr, flush=True)
        tables["attacks" if part == "attacks" else "server"] += PARTS[part]()
    for table in tables.values():
        show(table)
    whole = {"attacks": ["attacks"], "server": [part for part in PARTS if part != "attacks"]}
    done = {name: tables[name] for name, parts in whole.items() if set(parts) <= set(chosen)}
    if done:
        results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"machine": machine()}
        RESULTS.write_text(json.dumps(results | done, indent=1) + "\n")


if __name__ == "__main__":
    main()
