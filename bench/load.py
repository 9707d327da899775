"""Clients for the load test: they do as little work as possible, because they share the machine's
cores.

A WebSocket in one small protocol class (the masking key is zero), and two players at every table,
each moving as soon as it is told that it is its turn.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

import glueck

MASK = b"\0\0\0\0"
HERE = "127.0.0.1"


class Told(msgspec.Struct):
    """The fields of a message that a player needs."""

    t: str
    id: int = 0
    n: int = 0
    move: int = 0
    legal: list[int | str] = []  # by number (form=record) or in words (form=view)
    code: str = ""


understand = msgspec.json.Decoder(Told).decode


class Socket(asyncio.Protocol):
    """Text messages both ways over one connection."""

    def __init__(self, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        self.opened = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()
        self._path, self._token, self._hear = path, token, hear
        self._buffer = bytearray()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self._token}\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        for future in (self.opened, self.closed):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionRefusedError(bytes(head[:200])))
                self.close()
                return
            self._buffer = rest
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == 1:
                self._hear(body)
            elif kind == 9:
                self._write(10, body)

    def _frame(self) -> tuple[int, bytes] | None:
        data = self._buffer
        if len(data) < 2:
            return None
        size, at = data[1] & 127, 2
        if size > 125:
            at = 4 if size == 126 else 10
            if len(data) < at:
                return None
            size = int.from_bytes(data[2:at], "big")
        if len(data) < at + size:
            return None
        body = bytes(data[at : at + size])
        kind = data[0] & 15
        del data[: at + size]
        return kind, body

    def send(self, body: bytes) -> None:
        self._write(1, body)

    def raw(self, data: bytes) -> None:
        """Whatever it is."""
        self._transport.write(data)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else (
            bytes([128 | kind, 128 | 126]) + size.to_bytes(2, "big")
        )  # fmt: skip
        self._transport.write(head + MASK + body)

    def close(self) -> None:
        self._transport.abort()


async def connect(
    port: int, path: str, token: str, hear: Callable[[bytes], None], address: str = HERE
) -> Socket:
    """From different loopback addresses: the server limits what comes from one."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(path, token, hear), HERE, port, local_addr=(address, 0)
    )
    await socket.opened
    return socket


@dataclass
class Tally:
    """Of the moves that were sent between two moments."""

    began: float = float("inf")
    ended: float = float("inf")
    times: list[float] = field(default_factory=list)  # ms from sending a move to its answer
    errors: int = 0

    def counts(self, sent: float) -> bool:
        return self.began <= sent < self.ended

    def result(self) -> dict[str, float]:
        times = sorted(self.times)
        last = len(times) - 1
        return {
            "rate": len(times) / (self.ended - self.began),
            "p50": times[last // 2] if times else 0.0,
            "p99": times[int(last * 0.99)] if times else 0.0,
        }


class Player:
    """Plays any legal action, after a pause if one is given."""

    def __init__(self, game: glueck.Game, form: str, tally: Tally, pause: float) -> None:
        self._game, self._form, self._tally, self.pause = game, form, tally, pause
        self.moves = 0  # made at the table
        self._socket: Socket
        self._sent: dict[int, float] = {}
        self._left = False
        self._chance = random.Random(id(self))

    async def sit_down(self, port: int, table: str, token: str, address: str = HERE) -> None:
        path = f"/ws/tables/{table}?form={self._form}"
        self._socket = await connect(port, path, token, self._hear, address)

    def waiting(self) -> list[float]:
        """The sending time of each counted move that is not answered yet."""
        return [sent for sent in self._sent.values() if self._tally.counts(sent)]

    def _hear(self, body: bytes) -> None:
        told = understand(body)
        if told.t == "done":
            sent = self._sent.pop(told.id)
            if self._tally.counts(sent):
                self._tally.times.append((time.perf_counter() - sent) * 1000)
        elif told.t == "error":
            self._tally.errors += 1
        elif told.t in ("event", "table"):
            self.moves = told.move
            words = self._words(told)
            if words is not None:
                if self.pause:
                    wait = self.pause * (0.5 + self._chance.random())
                    asyncio.get_running_loop().call_later(wait, self._play, words, told.move)
                else:
                    self._play(words, told.move)

    def _words(self, told: Told) -> str | None:
        if not told.legal:
            return None
        action = self._chance.choice(told.legal)
        return action if isinstance(action, str) else self._game.actions.text(action)

    def _play(self, words: str, move: int) -> None:
        if self._left:
            return
        self._sent[move] = time.perf_counter()
        command = b'{"do":"play","id":%d,"action":"%s","at":%d}'
        self._socket.send(command % (move, words.encode(), move))

    def leave(self) -> None:
        self._left = True
        self._socket.close()


async def guests(http: httpx.AsyncClient, count: int) -> list[str]:
    async def one(number: int) -> str:
        body = {"name": f"P{number}", "program": True}
        return str((await http.post("/api/players", json=body)).json()["token"])

    tokens: list[str] = []
    while len(tokens) < count:
        tokens += await asyncio.gather(*(one(i) for i in range(min(50, count - len(tokens)))))
    return tokens


async def new_table(http: httpx.AsyncClient, token: str, **about: Any) -> dict[str, Any]:
    head = {"Authorization": f"Bearer {token}"}
    answer = await http.post("/api/tables", json=about, headers=head)
    answer.raise_for_status()
    table: dict[str, Any] = answer.json()
    return table


async def do(http: httpx.AsyncClient, token: str, table: str, **command: Any) -> None:
    head = {"Authorization": f"Bearer {token}"}
    answer = await http.post(f"/api/tables/{table}/do", json=command, headers=head)
    answer.raise_for_status()


async def play(
    port: int, game: str, tables: int, seconds: float, form: str, pause: float = 0.0
) -> dict[str, float]:
    """So many tables of two for so many seconds; moves a second, and how long each took."""
    tally = Tally()
    rules = glueck.load(game)
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", limits=limits, timeout=60
    ) as http:
        tokens = await guests(http, 2 * tables)
        players, opened = [], []
        for one, other in zip(tokens[::2], tokens[1::2], strict=True):
            table = (await new_table(http, one, game=game, seats=["me", "open"]))["id"]
            await do(http, other, table, do="join")
            for token in (one, other):
                players.append(Player(rules, form, tally, pause))
                await players[-1].sit_down(port, table, token)
            opened.append((one, table))
        await asyncio.gather(*(do(http, one, table, do="start") for one, table in opened))
        tally.began = time.perf_counter()
        await asyncio.sleep(seconds)
        tally.ended = time.perf_counter()
        result = tally.result()
        for player in players:
            player.leave()
    assert tally.errors == 0, f"{tally.errors} moves were refused"
    return result
