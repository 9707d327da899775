"""One person who tries to make everybody else wait: all known ways.

python bench/attackers.py NAME PORT SECONDS TABLE…      (bench/attacks.py starts it)

Everything comes from one loopback address, for a limited time. It prints «ready»; then for each
line that it reads, it attacks for so many seconds and prints how often it has got which answer so
far.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import load
import uvloop

import glueck
from glueck.engine.save import document
from glueck.server.new_table import MOST_PAST
from glueck.server.reviews import MOST_REVIEWED

ADDRESS = "127.0.0.66"
LONG = "gluecksgriff"  # a game that may last for ever
LENGTHS = (99_000, 30_000, 10_000, 5_000, 2_500, 1_200, 600)  # actions of a save
PATIENCE = 0.5  # seconds for requests that are still running after a slice
SLICES = 8
Answer = tuple[int, Any]


class Http:
    """One connection that is kept open, with as little work as possible."""

    def __init__(self, port: int, token: str = "") -> None:
        self._port, self._token = port, token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Status and content; status 0 if the connection was cut off."""
        try:
            if self._streams is None:
                self._streams = await asyncio.open_connection(
                    load.HERE, self._port, local_addr=(ADDRESS, 0)
                )
            return await self._ask(*self._streams, request(method, path, body, self._token))
        except (OSError, EOFError):
            self.close()
            await asyncio.sleep(0.01)
            return 0, b""
        except asyncio.CancelledError:  # a late answer must not count for the next request
            self.close()
            raise

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, raw: bytes
    ) -> Answer:
        writer.write(raw)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        _, found, size = head.partition("content-length:")
        content = await reader.readexactly(int(size.split()[0])) if found else b""
        if "connection: close" in head:
            self.close()
        return int(head.split()[1]), content

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def request(method: str, path: str, body: Any, token: str) -> bytes:
    content = b"" if body is None else json.dumps(body).encode()
    known = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"{method} {path} HTTP/1.1\r\nHost: {load.HERE}\r\n{known}"
    kind = f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
    return f"{head}{kind}\r\n".encode() + content


class Talker:
    """A WebSocket on which everything sent is answered."""

    def __init__(self) -> None:
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._numbers = itertools.count(1)
        self.legal: list[str] = []
        self.move = self.undoable = 0

    async def open(self, port: int, path: str, token: str) -> Talker:
        self.socket = await load.connect(port, path, token, self._hear, ADDRESS)
        return self

    def _hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        if message["t"] in ("table", "event"):
            self.move = message["move"]
            self.legal, self.undoable = message.get("legal", []), message.get("undoable", 0)
        number = message.get("id", 0)
        if message["t"] == "error" and not number:  # refused unread: to the oldest
            number = next(iter(self._answers), 0)
        waiting = self._answers.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    async def ask(self, do: str, **more: Any) -> str:
        """`done` (or `why`, `pong`), or the code of the refusal."""
        number = next(self._numbers)
        self._answers[number] = answer = asyncio.get_running_loop().create_future()
        self.socket.send(json.dumps({"do": do, "id": number, **more}).encode())
        await asyncio.wait(
            [answer, self.socket.closed], return_when=asyncio.FIRST_COMPLETED, timeout=30
        )
        if not answer.done():
            return "closed" if self.socket.closed.done() else "silence"
        message = answer.result()
        return str(message.get("code") or message["t"])


async def nothing() -> None:
    pass


class Attack:
    """What all attacks share: when to run, when to pause, and the results."""

    def __init__(self, port: int, seconds: float, tables: list[str]) -> None:
        self.port, self.seconds, self.tables = port, seconds, tables
        self.answers: Counter[str] = Counter()

    async def guest(self) -> str:
        body = {"name": f"Mallory {random.random()}", "program": True}
        _, content = await Http(self.port).ask("POST", "/api/players", body)
        return str(json.loads(content)["token"])

    async def table(self, token: str, **about: Any) -> str:
        body = {"game": LONG, "seats": ["me", "random"], "start": True} | about
        _, content = await Http(self.port, token).ask("POST", "/api/tables", body)
        return str(json.loads(content)["id"])

    async def imported(self, token: str, saves: list[dict[str, Any]]) -> str:
        """A table with the longest of these games that the server takes."""
        for save in saves:
            body = {"save": save, "seats": ["me", "random"]}
            status, content = await Http(self.port, token).ask("POST", "/api/import", body)
            self.note(f"import of {len(save['actions'])} actions: {status}")
            if status == 201:
                return str(json.loads(content)["id"])
        raise RuntimeError("no save was taken")

    async def start(self, token: str, id: str) -> None:
        path = f"/api/tables/{id}/do"
        status, _ = await Http(self.port, token).ask("POST", path, {"do": "start"})
        self.note(f"start: {status}")

    def note(self, what: object) -> None:
        self.answers[str(what)] += 1

    async def together(
        self, *loops: Callable[[], Awaitable[None]], first: Callable[[], Awaitable[None]] = nothing
    ) -> None:
        """Slice after slice: `first` once, then each repeatedly, all at the same time."""
        print("ready", flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            end = time.monotonic() + self.seconds

            async def one(loop: Callable[[], Awaitable[None]], end: float = end) -> None:
                while time.monotonic() < end:
                    await loop()

            tasks = [asyncio.ensure_future(work) for work in (first(), *map(one, loops))]
            _, late = await asyncio.wait(tasks, timeout=self.seconds + PATIENCE)
            for task in late:
                task.cancel()
            print(json.dumps(self.answers), flush=True)

    def asking(self, *paths: str, token: str = "") -> Callable[[], Awaitable[None]]:
        """A connection that requests these one after another."""
        http, turn = Http(self.port, token), itertools.cycle(paths)

        async def ask() -> None:
            self.note((await http.ask("GET", next(turn)))[0])

        return ask


def long_game(actions: int) -> list[dict[str, Any]]:
    """Saves of one game at several lengths, the longest first."""
    state, chance = glueck.load(LONG).new(2, seed=1, point_limit=10_000), random.Random(1)
    saves = []
    for played in range(1, actions + 1):
        state.play(int(chance.choice(state.moves().tolist())))
        if played in LENGTHS:
            saves.append(document(state))
    return saves[::-1]


def viewers_file(actions: int) -> dict[str, Any]:
    """What a seat could download of such a game while it runs: its file has every view."""
    state, chance = glueck.load(LONG).new(2, seed=1, point_limit=10_000), random.Random(1)
    for _ in range(actions):
        state.play(int(chance.choice(state.moves().tolist())))
    return document(state, 0, redacted=True)


def finished_game() -> dict[str, Any]:
    """As long as one that is reviewed may be, or nearly so."""
    for limit in (400, 200, 100, 50):
        state, chance = glueck.load(LONG).new(2, seed=1, point_limit=limit), random.Random(1)
        while not state.over and state.played <= MOST_REVIEWED:
            state.play(int(chance.choice(state.moves().tolist())))
        if state.over:
            break
    return document(state)


# -- the attacks ---------------------------------------------------------------------------


async def long_imports(attack: Attack) -> None:
    """Import the longest allowed game, as often as allowed."""
    saves, token = long_game(max(LENGTHS)), await attack.guest()

    async def again() -> None:
        with suppress(RuntimeError):
            await attack.imported(token, saves)

    await attack.together(again, again)


async def long_save(attack: Attack) -> None:
    """Start the longest allowed game, rename it, and let anybody download it."""
    token, saves = await attack.guest(), long_game(max(LENGTHS))
    taken = [save for save in saves if len(save["actions"]) <= MOST_PAST]
    tables = [await attack.imported(token, taken) for _ in range(SLICES)]
    id, http = tables[0], Http(attack.port, token)

    async def begin() -> None:
        nonlocal id
        id = tables.pop(0)
        await attack.start(token, id)

    async def rename() -> None:
        body = {"do": "rename", "title": f"{random.random()}"}
        status, _ = await http.ask("POST", f"/api/tables/{id}/do", body)
        attack.note(f"rename: {status}")

    def download() -> Callable[[], Awaitable[None]]:
        nobody = Http(attack.port)

        async def ask() -> None:
            attack.note((await nobody.ask("GET", f"/api/tables/{id}/save"))[0])

        return ask

    await attack.together(rename, download(), download(), first=begin)


async def many_saves(attack: Attack) -> None:
    """Of a game of usual length, 80 downloads at once."""
    token = await attack.guest()
    id = await attack.imported(token, long_game(600))
    await attack.start(token, id)
    await attack.together(*(attack.asking(f"/api/tables/{id}/save") for _ in range(80)))


async def spectators(attack: Attack) -> None:
    """25 viewers without an identity, who reconnect repeatedly with `since=1`, without waiting
    long."""

    async def look() -> None:
        path = f"/ws/tables/{attack.tables[0]}?since=1"
        with suppress(AssertionError, OSError):
            one = await load.connect(attack.port, path, "", lambda raw: None, ADDRESS)
            await asyncio.sleep(0.05)
            one.close()
        attack.note("looked")

    await attack.together(*[look] * 25)


async def silent(attack: Attack) -> None:
    """1,100 connections that send nothing, or half a request."""
    halves = (
        b"", b"GET / HT", b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
    )  # fmt: skip

    async def hold() -> None:
        end, held = time.monotonic() + attack.seconds, []
        for half in itertools.islice(itertools.cycle(halves), 1_100):
            with suppress(OSError):
                async with asyncio.timeout(2):
                    streams = await asyncio.open_connection(
                        load.HERE, attack.port, local_addr=(ADDRESS, 0)
                    )
                streams[1].write(half)
                held.append(streams)
                attack.note("opened")
            if time.monotonic() >= end:
                break
        await asyncio.sleep(end - time.monotonic())
        attack.answers["closed by the server"] += sum(reader.at_eof() for reader, _ in held)
        for _, writer in held:
            writer.close()

    await attack.together(first=hold)


async def renames(attack: Attack) -> None:
    """Titles of five tables, as quickly as they are answered."""
    token = await attack.guest()
    tables = [await attack.table(token, start=False) for _ in range(5)]
    talkers = [await Talker().open(attack.port, f"/ws/tables/{id}", token) for id in tables]

    def renaming(one: Talker) -> Callable[[], Awaitable[None]]:
        async def rename() -> None:
            attack.note(await one.ask("rename", title=f"{random.random()}"))

        return rename

    await attack.together(*(renaming(one) for one in talkers for _ in range(4)))


async def undoing(attack: Attack) -> Callable[[], Awaitable[None]]:
    """Two guests who play and undo at their own table, without end."""
    tokens = [await attack.guest(), await attack.guest()]
    id = await attack.table(tokens[0], game="glueckauf", seats=["me", "open"], start=False)
    for token, do in ((tokens[1], "join"), (tokens[0], "start")):
        await Http(attack.port, token).ask("POST", f"/api/tables/{id}/do", {"do": do})
    attack.tables = [id]
    path = f"/ws/tables/{id}?form=view"
    two = [await Talker().open(attack.port, path, token) for token in tokens]
    await asyncio.sleep(0.2)

    async def play() -> None:
        one = next((talker for talker in two if talker.legal), None)
        if one is None:
            await asyncio.sleep(0.01)
        elif one.undoable:
            attack.note(await one.ask("undo", at=one.move, all=True))
        else:
            action = random.choice(one.legal)
            attack.note(await one.ask("play", action=action, at=one.move))

    return play


async def undo(attack: Attack) -> None:
    """Play and take back, at full speed, at four tables."""
    loops = [await undoing(attack) for _ in range(4)]
    await attack.together(*loops)


async def chat(attack: Attack) -> None:
    """Talk at somebody else's table."""
    token = await attack.guest()
    path = f"/ws/tables/{attack.tables[0]}"
    one = await Talker().open(attack.port, path, token)

    async def talk() -> None:
        attack.note(await one.ask("chat", text="blah " * 90))

    await attack.together(*[talk] * 8)


async def logins(attack: Attack) -> None:
    """Passwords, which cost much work on purpose."""

    def trying(http: Http) -> Callable[[], Awaitable[None]]:
        async def log_in() -> None:
            body = {"login": "ann", "password": f"{random.random()}"}
            attack.note((await http.ask("POST", "/api/login", body))[0])

        return log_in

    await attack.together(*(trying(Http(attack.port)) for _ in range(16)))


async def lists(attack: Attack) -> None:
    """Search through the archive, for many words that are in no title."""
    words = "+".join(f"zz{i}" for i in range(15))
    path = f"/api/tables?of=public&status=over&words={words}"
    await attack.together(*(attack.asking(path) for _ in range(16)))


async def why(attack: Attack) -> None:
    """Ask about 500 actions at a time."""
    token = await attack.guest()
    id = await attack.table(token, game="glueckauf")
    one = await Talker().open(attack.port, f"/ws/tables/{id}", token)
    actions = list(glueck.load("glueckauf").actions)[:500]

    async def ask() -> None:
        attack.note(await one.ask("why", actions=actions))

    await attack.together(*[ask] * 4)


async def looking_back(attack: Attack) -> None:
    """Positions of long ago, one after another."""
    token = await attack.guest()
    id = await attack.imported(token, long_game(2_500))
    await attack.start(token, id)
    paths = [f"/api/tables/{id}/view?form=json&after={n}" for n in range(0, 2_500, 7)]
    await attack.together(*(attack.asking(*paths[i * 10 :]) for i in range(16)))


async def pages(attack: Attack) -> None:
    """What everybody may fetch: figures, games, descriptions, the page."""
    paths = ("/metrics", "/api/games", "/api/openapi.json", "/api/docs", "/healthz", "/")
    await attack.together(*(attack.asking(*paths[i % 6 :]) for i in range(16)))


async def guests(attack: Attack) -> None:
    """Far more new people than allowed: how much does a refusal cost?"""

    def arriving(http: Http) -> Callable[[], Awaitable[None]]:
        async def arrive() -> None:
            attack.note((await http.ask("POST", "/api/players", {"name": "x"}))[0])

        return arrive

    await attack.together(*(arriving(Http(attack.port)) for _ in range(16)))


async def slow_readers(attack: Attack) -> None:
    """80 viewers who never read, at a table where much is played and undone."""
    play = await undoing(attack)
    head = (
        f"GET /ws/tables/{attack.tables[0]}?form=json HTTP/1.1\r\nHost: {load.HERE}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    held: list[socket.socket] = []

    async def come() -> None:
        while held:
            held.pop().close()
        for _ in range(80):
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            raw.bind((ADDRESS, 0))
            raw.setblocking(False)
            await asyncio.get_running_loop().sock_connect(raw, (load.HERE, attack.port))
            await asyncio.get_running_loop().sock_sendall(raw, head.encode())
            held.append(raw)

    await attack.together(play, first=come)


FRAMES = (
    b"\x81\x85\0\0\0\0\xff\xfe\xfd\xfc\xfb",  # not UTF-8
    b"\xff\xff\xff\xff",  # reserved bits
    b"\x81\x05hello",  # not masked
    b"\x89\xfe\x10\x00\0\0\0\0" + bytes(4096),  # a ping that is too large
    b"\x80\x81\0\0\0\0x",  # a continuation of nothing
    b"\x01\x81\0\0\0\0x" * 50,  # beginnings without an end
    b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # of 2^63 bytes
    b"\x88\x82\0\0\0\0\xff\xff",  # closed with no code
)


async def broken_frames(attack: Attack) -> None:
    """Invalid frames, on a new connection each time."""
    turn = itertools.cycle(FRAMES)

    async def send() -> None:
        path = f"/ws/tables/{attack.tables[0]}"
        with suppress(AssertionError, OSError):
            one = await load.connect(attack.port, path, "", lambda raw: None, ADDRESS)
            one.raw(next(turn))
            await asyncio.wait([one.closed], timeout=1)
            one.close()
        attack.note("sent")

    await attack.together(*[send] * 16)


async def large_messages(attack: Attack) -> None:
    """Messages as large as a connection takes, and larger ones."""
    sizes = itertools.cycle((1 << 20, 30 << 10, 2 << 20, (1 << 20) - 1))

    async def send() -> None:
        path = f"/ws/tables/{attack.tables[0]}"
        with suppress(AssertionError, OSError):
            one = await load.connect(attack.port, path, "", lambda raw: None, ADDRESS)
            size = next(sizes)
            for _ in range(10):
                if one.closed.done():
                    break
                one.raw(b"\x81\xff" + size.to_bytes(8, "big") + load.MASK + b"[" * size)
                attack.note("sent")
                await asyncio.sleep(0.02)
            one.close()

    await attack.together(*[send] * 4)


async def small_frames(attack: Attack) -> None:
    """Frames that are no message (pings, parts of nothing) and the shortest messages, by thousands
    in one go."""
    mask = b"\0\0\0\0"
    turn = itertools.cycle(
        (b"\x89\x80" + mask, b"\x8a\x80" + mask, b"\x01\x80" + mask, b"\x81\x82" + mask + b"{}")
    )

    async def send() -> None:
        path = f"/ws/tables/{attack.tables[0]}"
        with suppress(AssertionError, OSError):
            one = await load.connect(attack.port, path, "", lambda raw: None, ADDRESS)
            frames = next(turn) * 40_000
            for _ in range(10):
                if one.closed.done():
                    break
                one.raw(frames)
                attack.note("sent")
                await asyncio.sleep(0.02)
            one.close()

    await attack.together(*[send] * 4)


async def pipelined(attack: Attack) -> None:
    """Thousands of requests in one go, before the first is answered."""
    requests = f"GET / HTTP/1.1\r\nHost: {load.HERE}\r\n\r\n".encode() * 10_000

    async def send() -> None:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                load.HERE, attack.port, local_addr=(ADDRESS, 0)
            )
            writer.write(requests)
            attack.note("sent")
            await asyncio.sleep(0.2)
            writer.transport.abort()

    await attack.together(*[send] * 4)


async def deals(attack: Attack) -> None:
    """Create challenges, start playing them, and look at others' results."""
    token = await attack.guest()

    def making(http: Http) -> Callable[[], Awaitable[None]]:
        async def make() -> None:
            body = {"game": "glueckauf", "seats": ["me", "random"]}
            status, content = await http.ask("POST", "/api/deals", body)
            attack.note(f"challenge: {status}")
            if status == 201:
                code = json.loads(content)["code"]
                attack.note(f"try: {(await http.ask('POST', f'/api/deals/{code}/play'))[0]}")
                attack.note((await http.ask("GET", f"/api/deals/{code}"))[0])

        return make

    lookers = [attack.asking("/api/deals/today", token=token) for _ in range(8)]
    await attack.together(*lookers, *(making(Http(attack.port, token)) for _ in range(4)))


async def histories(attack: Attack) -> None:
    """One's own games, added up and as CSV, and the leaderboard."""
    token = await attack.guest()
    for _ in range(5):
        path = f"/api/tables/{await attack.table(token)}/do"
        await Http(attack.port, token).ask("POST", path, {"do": "resign"})
    paths = (
        "/api/history", "/api/history/totals", "/api/history.csv", f"/api/leaderboard?game={LONG}",
    )  # fmt: skip
    loops = (attack.asking(*paths[i % len(paths) :], *paths, token=token) for i in range(16))
    await attack.together(*loops)


async def replays(attack: Attack) -> None:
    """Page after page of a long game at a table, and of files: whole, and as a viewer saw it."""
    token, saves = await attack.guest(), long_game(MOST_PAST)
    id = await attack.imported(token, saves)
    await attack.start(token, id)
    pages = [f"/api/tables/{id}/replay?first={n}" for n in range(0, MOST_PAST, 200)]
    files = [(saves[0], MOST_PAST - 200), (viewers_file(600), 400)]

    def sending(file: dict[str, Any], first: int) -> Callable[[], Awaitable[None]]:
        http = Http(attack.port, token)

        async def send() -> None:
            body = {"save": file, "first": first}
            attack.note(f"file: {(await http.ask('POST', '/api/replay', body))[0]}")

        return send

    readers = [attack.asking(*pages[i * 5 :], token=token) for i in range(8)]
    await attack.together(*readers, *(sending(*file) for file in files * 2))


async def reviews(attack: Attack) -> None:
    """Ten guests repeatedly ask for reviews of games that they have imported."""
    save = finished_game()
    asking = []
    for _ in range(10):
        http = Http(attack.port, await attack.guest())
        body = {"save": save, "seats": ["me", "random"], "start": True}
        status, content = await http.ask("POST", "/api/import", body)
        attack.note(f"import: {status}")
        if status == 201:
            asking.append((http, f"/api/tables/{json.loads(content)['id']}/review"))

    def wanting(http: Http, path: str) -> Callable[[], Awaitable[None]]:
        async def want() -> None:
            for method in ("POST", "GET"):
                attack.note(f"{method}: {(await http.ask(method, path))[0]}")

        return want

    await attack.together(*(wanting(*one) for one in asking))


async def plans(attack: Attack) -> None:
    """Plans for as many points as possible, repeatedly, in a turn that does not end."""
    token, state = await attack.guest(), glueck.load("glueckauf").new(2, 1, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    state.play("place mining-10")
    id = await attack.imported(token, [document(state)])
    await attack.start(token, id)
    talkers = [await Talker().open(attack.port, f"/ws/tables/{id}", token) for _ in range(4)]
    await asyncio.sleep(0.2)

    def planning(one: Talker) -> Callable[[], Awaitable[None]]:
        async def plan() -> None:
            attack.note(await one.ask("plan", at=one.move, wish=[]))

        return plan

    await attack.together(*(planning(one) for one in talkers for _ in range(4)))


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        long_imports, long_save, many_saves, spectators, silent, renames, undo, chat, logins, lists,
        why, looking_back, pages, guests, slow_readers, broken_frames, large_messages,
        small_frames, pipelined, deals, histories, replays, reviews, plans,
    )
}  # fmt: skip


async def main(name: str, port: str, seconds: str, *tables: str) -> None:
    attack = Attack(int(port), float(seconds), list(tables))
    await ATTACKS[name](attack)


if __name__ == "__main__":
    # A real attacker has its own processors; here it must not take those of the server.
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):  # gives up a processor immediately when another process needs it
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    uvloop.run(main(*sys.argv[1:]))
    os._exit(0)  # whatever is still under way
