"""A client's end of a connection without a network: bytes go straight into the server's protocol
(uvicorn's for HTTP, ours for WebSockets), and what it writes is read here. Ten times as many
messages can be tried as over sockets; what is left out is only the kernel."""

import asyncio
from collections import deque

from websockets.frames import Frame, Opcode

PATIENCE = 60  # seconds; only ever used up by a failure


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self, server, address="127.0.0.1"):
        super().__init__()
        self._address, self._loop = (address, 40_000), asyncio.get_running_loop()
        self._here = ("127.0.0.1", server.settings.port)
        self.received = bytearray()
        self.closed = False
        self._news = asyncio.Event()
        config, state = server._uvicorn.config, server._uvicorn.server_state
        self._protocol = config.http_protocol_class(config=config, server_state=state, app_state={})
        self._protocol.connection_made(self)

    # -- for the server ------------------------------------------------------------------

    def write(self, data):
        self.received += data
        self._news.set()

    def writelines(self, parts):
        self.write(b"".join(parts))

    def get_extra_info(self, name, default=None):
        return {"peername": self._address, "sockname": self._here}.get(name, default)

    def set_protocol(self, protocol):
        self._protocol = protocol

    def get_protocol(self):
        return self._protocol

    def is_closing(self):
        return self.closed

    def get_write_buffer_size(self):
        return 0

    def pause_reading(self):
        pass

    def resume_reading(self):
        pass

    def close(self):
        if not self.closed:
            self.closed = True
            self._news.set()
            self._loop.call_soon(self._protocol.connection_lost, None)

    abort = close

    # -- for the client ------------------------------------------------------------------

    def send(self, data):
        if not self.closed:
            self._protocol.data_received(data)

    def hang_up(self):
        if not self.closed:
            self._protocol.eof_received()
            self.close()

    async def until(self, enough):
        """Wait until what came is enough (or no more can come)."""
        async with asyncio.timeout(PATIENCE):
            while not (done := enough()) and not self.closed:
                self._news.clear()
                await self._news.wait()
        return done


async def status_of(server, raw):
    """Of the answer to a request; 0: the connection was closed without one; None: the request is
    not over, as far as the server can tell."""
    wire = Wire(server)
    wire.send(raw)
    for _ in range(3):
        await asyncio.sleep(0)
    if wire.received or wire.closed or not waits_for_more(wire):
        await wire.until(lambda: complete(wire.received, raw))
    status = int(final(wire.received).split()[1]) if wire.received else 0 if wire.closed else None
    wire.hang_up()
    return status


def waits_for_more(wire):
    """Nothing of the request has reached the application, or its body is still to come."""
    cycle = getattr(wire.get_protocol(), "cycle", None)
    return cycle is None or cycle.response_complete or cycle.more_body


def final(received):
    """The answer itself, behind «go on»."""
    return bytes(received).removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n")


def complete(received, request):
    head, found, rest = final(received).partition(b"\r\n\r\n")
    if not found:
        return False
    _, named, size = head.lower().partition(b"content-length:")
    bare = request.startswith(b"HEAD ") or not named
    return bare or len(rest) >= int(size.split()[0])


class WebSocketLine:
    """A WebSocket, after its handshake."""

    def __init__(self, server, path, token=None):
        self.wire, self._frames = Wire(server), deque()
        self.code = None  # with which the server has closed
        known = f"Authorization: Bearer {token}\r\n" if token else ""
        self.wire.send(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{known}\r\n".encode()
        )

    async def opened(self):
        await self.wire.until(lambda: b"\r\n\r\n" in self.wire.received)
        assert self.wire.received.startswith(b"HTTP/1.1 101"), self.wire.received[:200]
        del self.wire.received[: self.wire.received.index(b"\r\n\r\n") + 4]
        return self

    def send(self, message):
        kind = Opcode.BINARY if isinstance(message, bytes) else Opcode.TEXT
        data = message if isinstance(message, bytes) else message.encode("utf-8", "replace")
        self.wire.send(Frame(kind, data).serialize(mask=True))

    async def next(self):
        """The next message; None when the server has closed."""
        await self.wire.until(self._whole)
        return self._frames.popleft() if self._frames else None

    def _whole(self):
        data = self.wire.received
        while len(data) >= 2:
            size, at = data[1] & 127, 2
            if size > 125:
                at = 4 if size == 126 else 10
                size = int.from_bytes(data[2:at], "big")
            if len(data) < at + size:
                break
            body, kind = bytes(data[at : at + size]), data[0] & 15
            del data[: at + size]
            if kind == Opcode.TEXT:
                self._frames.append(body)
            elif kind == Opcode.CLOSE:
                self.code = int.from_bytes(body[:2], "big")
        return bool(self._frames) or self.code is not None

    def close(self):
        self.wire.hang_up()
