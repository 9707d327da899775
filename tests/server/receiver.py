"""Somebody else's server: what was posted to it, answered as a test likes."""

import asyncio
from collections import deque
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple


class Posted(NamedTuple):
    path: str
    headers: dict
    body: bytes


class Receiver:
    def __init__(self):
        self.posted = []
        self.answers = deque()  # statuses (or whole answers) to come; then 204
        self.came = asyncio.Event()

    async def take(self, reader, writer):
        with suppress(ConnectionError, asyncio.IncompleteReadError):  # whoever asks may be killed
            await self._answer(reader, writer)
        writer.close()

    async def _answer(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = [line.split(": ", 1) for line in head[1:] if line]
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.posted.append(Posted(head[0].split()[1], headers, body))
        self.came.set()
        answer = self.answers.popleft() if self.answers else 204
        if answer is None:  # never: until whoever asks is gone
            await reader.read()
            answer = b""
        if isinstance(answer, int):
            answer = b"HTTP/1.1 %d X\r\nContent-Length: 0\r\n\r\n" % answer
        writer.write(answer)
        await writer.drain()

    async def until(self, count):
        while len(self.posted) < count:
            self.came.clear()
            await self.came.wait()
        return self.posted


@asynccontextmanager
async def receiving():
    one = Receiver()
    server = await asyncio.start_server(one.take, "127.0.0.1", 0)
    one.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/there"
    try:
        yield one
    finally:
        server.close()
