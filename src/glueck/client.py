"""Play at a table of a server, from Python: what `glueck join` is made of.

    async with await RemoteSeat.join(url, "Tin Man") as seat:
        async for knowledge in seat:              # each time it is our turn
            await seat.play(knowledge.legal[0])

It receives the position as this seat sees it, byte for byte (`form=record`): the same as a local
bot gets.
"""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import glueck
from glueck.search import SeatKnowledge

WAITS = (0.1, 0.3, 1.0, 3.0, 5.0, 5.0, 5.0, 10.0)  # seconds, until the server is back
PAUSE = 1.0  # seconds until we try again what the server could not do
# Refusals to ignore, for the next message explains them: others were faster, or a bot was.
IGNORED = {"stale", "not_your_turn", "stand_in", "status"}
LATER = {"unavailable", "busy", "too_many"}  # nothing was done: try again
UNKNOWN = "uncertain"  # whether it was done: say the same again
TRIES = 10  # to sit down


class ServerError(Exception):
    """What the server said no to, in its words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def table_of(url: str) -> tuple[str, str]:
    """Server and table of a link that people share."""
    parts = urlsplit(url)
    _, _, id = parts.fragment.partition("table=")
    if parts.scheme not in ("http", "https") or not parts.netloc or not id:
        raise ServerError("url", f"{url!r} is not a table's link, like http://HOST/#table=ID")
    return f"{parts.scheme}://{parts.netloc}", id


class RemoteSeat:
    """One seat at one table, over one connection; connects again by itself."""

    def __init__(self, server: str, id: str, token: str) -> None:
        self.server, self.id, self.token = server, id, token
        self.table: dict[str, Any] = {}
        self.seat: int | None = None
        self._socket: ClientConnection | None = None
        self._record: np.ndarray[Any, Any] | None = None
        self._legal: list[int] = []
        self._number = self._move = self._asked = 0
        self._name = secrets.token_urlsafe(6)  # no other program's commands are called so
        self._unanswered: dict[str, Any] | None = None
        self._decided = -1  # the last move we were asked for

    @classmethod
    async def join(cls, url: str, name: str, token: str | None = None) -> RemoteSeat:
        """Sit down at an open seat of a table, as a new guest or with a token."""
        server, id = table_of(url)
        async with httpx.AsyncClient(base_url=server) as http:
            if token is None:
                token = (await ask(http, "POST", "/api/players", name=name, program=True))["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            about = await ask(http, "GET", f"/api/tables/{id}")
            if about["seat"] is None:
                await sit_down(http, id)
        assert token is not None
        return cls(server, id, token)

    async def __aenter__(self) -> RemoteSeat:
        await self._connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        tb: TracebackType | None,
    ) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        address = f"{self.server.replace('http', 'ws', 1)}/ws/tables/{self.id}?form=record"
        if self._number:
            address += f"&since={self._number}"
        headers = {"Authorization": f"Bearer {self.token}"}
        self._socket = await connect(address, additional_headers=headers, max_size=8 << 20)

    async def play(self, action: int | str) -> None:
        """An action, as words or by its number. If the line breaks before it is answered, the
        same is sent again over the next one: it is done once."""
        words = action if isinstance(action, str) else self._words(action)
        self._asked += 1
        id = f"{self._name}-{self._asked}"
        self._unanswered = {"do": "play", "id": id, "action": words, "at": self._move}
        await self._send()

    async def _send(self) -> None:
        """What has no answer yet."""
        assert self._socket is not None
        if self._unanswered is not None:
            with suppress(ConnectionClosed):  # then over the next connection
                await self._socket.send(json.dumps(self._unanswered))

    def _words(self, action: int) -> str:
        game = self.game
        assert self._record is not None
        return game.text(self._record.view(game.state.dtype), action)

    @property
    def game(self) -> glueck.Game:
        return glueck.load(self.table["game"])

    async def __aiter__(self) -> AsyncIterator[SeatKnowledge]:
        """What we see, each time we are to act; ends with the game."""
        while self.table.get("status") not in ("over", "closed"):
            message = await self._next()
            if message["t"] == "error":
                await self._take_refusal(message["code"], message["text"])
            elif message["t"] == "done":
                self._unanswered = None
            if message["t"] in ("table", "event"):
                self._read(message)
            if self._to_decide() and self._record is not None and self.seat is not None:
                self._decided = self._move
                position = self._record.copy().view(self.game.state.dtype)
                yield SeatKnowledge(self.game, self.seat, position, tuple(self._legal))

    async def _take_refusal(self, code: str, text: str) -> None:
        """Wait, ignore it or raise it."""
        if code == UNKNOWN:
            await asyncio.sleep(PAUSE)
            await self._send()
            return
        self._unanswered = None
        if code in LATER:
            await asyncio.sleep(PAUSE)
            self._decided = -1
        elif code not in IGNORED:
            raise ServerError(code, text)

    def _to_decide(self) -> bool:
        """Once for each position: talk at the table is no reason to act again."""
        return bool(self._legal) and self._move != self._decided

    async def _next(self) -> dict[str, Any]:
        assert self._socket is not None
        try:
            message: dict[str, Any] = json.loads(await self._socket.recv())
        except ConnectionClosed:
            await self._connect_again()
            if self._unanswered is None:
                self._decided = -1  # much may have happened
            await self._send()  # what we did last may not have arrived
            return {"t": "connected"}
        return message

    async def _connect_again(self) -> None:
        """A server that restarts is back soon; wait longer each time."""
        for wait in WAITS:
            try:
                await self._connect()
                return
            except (OSError, InvalidHandshake, TimeoutError):
                await asyncio.sleep(wait)
        await self._connect()

    def _read(self, message: dict[str, Any]) -> None:
        self._number, self._move = message["n"], message["move"]
        self.table = message.get("table", self.table)
        if message["t"] == "table":
            self.seat = message["seat"]
        if message.get("record"):
            raw = bytearray(base64.b64decode(message["record"]))
            self._record = np.frombuffer(raw, np.uint8)
        if self._record is not None and "bytes" in message:
            self._record[message["at_bytes"]] = message["bytes"]
        self._legal = message.get("legal", self._legal)


async def sit_down(http: httpx.AsyncClient, table: str) -> None:
    """Once, though it may take several attempts."""
    join = {"do": "join", "id": secrets.token_urlsafe(6)}
    for _ in range(TRIES):
        try:
            await ask(http, "POST", f"/api/tables/{table}/do", **join)
            return
        except httpx.TransportError as problem:
            trouble: Exception = problem
        except ServerError as problem:
            if problem.code not in LATER | {UNKNOWN}:
                raise
            trouble = problem
        await asyncio.sleep(PAUSE)
    raise trouble


async def ask(http: httpx.AsyncClient, method: str, path: str, **body: Any) -> dict[str, Any]:
    answer = await http.request(method, path, json=body or None)
    content: dict[str, Any] = answer.json()
    if answer.is_error:
        raise ServerError(content.get("code", "http"), content.get("text", answer.reason_phrase))
    return content
