"""One WebSocket connection, directly between the transport and the handler of a table.

uvicorn hands us the connection (`ws=` in app.SERVING), websockets' sans-I/O protocol reads the
frames. The application is called as ASGI requires, with a scope; but messages do not go through
ASGI's `receive` and `send`, which cost more than a move itself. The application finds this object
in the scope, under `extensions`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from glueck.match.refusals import Refused
from glueck.server.connections import CONNECTION, OpenConnection
from glueck.server.http_answers import last_answer
from glueck.server.metrics import METRICS

log = logging.getLogger("glueck.websocket")
frames_log = logging.getLogger("glueck.websocket.frames")
frames_log.setLevel(logging.WARNING)  # otherwise it would log every connection
EXTENSION = "glueck.websocket"  # where the application finds the connection
MOST_BYTES = 64 << 10  # of a message; a larger one closes the connection
MOST_UNREAD = 16  # messages that wait for the application before we stop reading
PIECE = 512  # bytes read in one go: with the smallest frames, some 80, it takes a millisecond
MOST_UNHEARD = 200  # frames between two heartbeats that bring no message: pings, parts of messages
HEARTBEAT = 20.0  # seconds between two pings; a client that is silent in between is disconnected
GOODBYE = 5.0  # seconds for the other side to answer that it closes too
TEXT_FRAME = 0x81  # the last (and only) frame of a text
CONTROL_FRAMES = (0x89, 0x8A)  # ping and pong
MASKED = 0x80  # in front of the size: the client's bytes are masked
RESTART, FAILED, NO_TEXT = 1012, 1011, 1007  # codes of RFC 6455 for closing


class WebSocketConnection(asyncio.Protocol):
    """`await receive()`, `send(...)`, `close(...)`. Sending never waits: `unsent` says how far
    behind the other side is."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        connection: OpenConnection | None = None,
    ) -> None:
        self._open = connection
        self._app, self._root = config.loaded_app, config.root_path
        self._connections, self._tasks = server_state.connections, server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._frames = ServerProtocol(max_size=MOST_BYTES, logger=frames_log)
        self._transport: asyncio.Transport
        self._inbox: deque[bytes] = deque()
        self._unread: deque[bytes] = deque()  # pieces of what has come and is not looked at yet
        self._unheard = 0  # frames since the last heartbeat that brought no message
        self._outbox: list[bytes] = []  # text frames; the others are made by `_frames`
        self._planned = 0  # bytes in it
        self._part: bytearray | None = None  # of a message that comes in several frames
        self._text = False  # whether it is one of text
        self._reader: asyncio.Future[None] | None = None  # waiting for the next message
        self._single = False  # so far, only whole frames have arrived
        self._paused = self._write_planned = self._closed = self._behind = False
        self._alive = True  # has sent something since the last ping
        self._timer: asyncio.TimerHandle | None = None  # the next ping
        self._goodbye: asyncio.TimerHandle | None = None  # then the connection is cut off

    # -- for the application -----------------------------------------------------------

    async def receive(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._inbox:
            if self._closed:
                return None
            if self._paused:
                self._go_on_reading()
                continue
            self._reader = self._loop.create_future()
            await self._reader
        return self._inbox.popleft()

    def send(self, message: bytes) -> None:
        if not self._closed:
            self._outbox.append(head_of(message))
            self._outbox.append(message)
            self._planned += len(message)
            self._write_soon()

    @property
    def unsent(self) -> int:
        """Bytes that the other side has not read yet."""
        return self._planned + (self._transport.get_write_buffer_size() if self._behind else 0)

    def close(self, code: int, why: str = "") -> None:
        """Send a close frame, and wait only for a limited time for the answer."""
        if self._closed:
            return
        self._no_more()
        self._inbox.clear()
        if self._frames.state is State.OPEN:
            self._frames.send_close(code, why)
        self._write()
        if self._paused:  # the answer must be read
            self._loop.call_soon(self._go_on_reading)

    # -- the transport -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's has no such class
        self._connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, problem: Exception | None) -> None:
        self._connections.discard(self)
        self._unread.clear()
        self._no_more()
        if self._goodbye is not None:
            self._goodbye.cancel()
        if self._open is not None:
            self._open.ends()

    def pause_writing(self) -> None:
        self._behind = True

    def resume_writing(self) -> None:
        self._behind = False

    def data_received(self, data: bytes) -> None:
        self._alive = True
        if self._single and not self._unread:
            message = only_text(data)
            if message is not None and (message.isascii() or is_text(message)):
                self._deliver(message)
                return
            self._single = only_control(data)
        # The request comes whole, as uvicorn has read it; what is no whole request is none.
        size = len(data) if self._frames.state is State.CONNECTING else PIECE
        self._unread += [data[at : at + size] for at in range(0, len(data), size)]
        self._read_on()

    def _read_on(self) -> None:
        """As long as messages are wanted: whoever sends thousands of them in one go does not have
        the loop for as long as it takes to look at all of them."""
        while self._unread and not self._paused:
            self._read(self._unread.popleft())

    def _go_on_reading(self) -> None:
        self._paused = False
        self._transport.resume_reading()
        self._read_on()

    def _read(self, piece: bytes) -> None:
        frames = self._frames
        frames.receive_data(piece)
        for event in frames.events_received():
            if isinstance(event, Frame):
                self._unheard += self._closed or not brings_message(event)
                self._take(event)
            elif isinstance(event, Request):
                self._begin(event)
                # … and nothing after the request
                self._single = piece.endswith(b"\r\n\r\n") and not self._unread
        if self._unheard > MOST_UNHEARD:
            METRICS.malformed.labels("flood").inc()
            self._unread.clear()
            self._transport.abort()
            return
        if frames.state is not State.OPEN:  # the other side closes, or has sent an invalid frame
            self._no_more()
            if frames.state is State.CONNECTING:  # it never was a WebSocket
                self._refuse_handshake()
            else:
                self._write()

    def eof_received(self) -> None:
        self._unread.clear()
        self._frames.receive_eof()
        self._no_more()

    def shutdown(self) -> None:
        """uvicorn asks for this when the server goes down."""
        self.close(RESTART)
        self._transport.close()

    def _refuse_handshake(self) -> None:
        METRICS.malformed.labels("handshake").inc()
        self._transport.write(last_answer(Refused("malformed", "no handshake of a WebSocket")))
        self._transport.close()

    # -- reading -----------------------------------------------------------------------

    def _begin(self, request: Request) -> None:
        self._frames.send_response(self._frames.accept(request))
        if self._frames.state is not State.OPEN:  # it was no proper request
            return
        self._write()
        task = self._loop.create_task(self._run(self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._timer = self._loop.call_later(HEARTBEAT, self._ping)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        headers = request.headers.raw_items()
        secure = self._transport.get_extra_info("sslcontext") is not None
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "client": address(self._transport.get_extra_info("peername")),
            "server": address(self._transport.get_extra_info("sockname")),
            "root_path": self._root,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(k.lower().encode("latin-1"), v.encode("latin-1")) for k, v in headers],
            "subprotocols": [],
            "extensions": {EXTENSION: self, CONNECTION: self._open},
        }

    async def _run(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, no_receive, no_send)
            self.close(1000)
        except Exception:
            log.exception("a connection has failed")
            self.close(FAILED)

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._text = frame.opcode is Opcode.TEXT
            if frame.fin:
                self._take_whole(bytes(frame.data))
            else:
                self._part = bytearray(frame.data)
        elif frame.opcode is Opcode.CONT and self._part is not None:
            self._part += frame.data
            if frame.fin:
                message, self._part = bytes(self._part), None
                self._take_whole(message)
        elif frame.opcode is Opcode.PING:
            self._write_soon()  # its answer, which is made already

    def _take_whole(self, message: bytes) -> None:
        if self._text and not is_text(message):
            METRICS.malformed.labels("frame").inc()
            self.close(NO_TEXT, "not UTF-8")
        else:
            self._deliver(message)

    def _deliver(self, message: bytes) -> None:
        if self._closed:
            return
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)
        elif len(self._inbox) >= MOST_UNREAD and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _no_more(self) -> None:
        """Nothing more is sent or received. Whatever the other side does now, the connection soon
        ends."""
        self._closed = True
        if self._goodbye is None:
            self._goodbye = self._loop.call_later(GOODBYE, self._cut_off)
        if self._timer is not None:
            self._timer.cancel()
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _cut_off(self) -> None:
        METRICS.timed_out.labels("goodbye").inc()
        self._transport.abort()

    # -- writing -----------------------------------------------------------------------

    def _write_soon(self) -> None:
        """Messages sent at the same time leave together: an event and the answer to its sender."""
        if not self._write_planned:
            self._write_planned = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        self._write_planned = False
        messages, self._outbox, self._planned = self._outbox, [], 0
        writes = self._frames.data_to_send()
        if self._transport.is_closing():
            return
        if messages or writes:
            self._transport.write(b"".join(messages + writes))
        if SEND_EOF in writes:  # nothing more is sent; a client that does not read it is cut off
            self._transport.close()

    def _ping(self) -> None:
        """Disconnects a client that has not answered the last ping."""
        if not self._alive:
            self.close(FAILED, "no answer to a ping")
            self._transport.abort()
            return
        self._alive, self._unheard = False, 0
        self._frames.send_ping(b"")
        self._write_soon()
        self._timer = self._loop.call_later(HEARTBEAT, self._ping)


def head_of(message: bytes) -> bytes:
    """The header of a text message that is sent in one frame (RFC 6455, 5.2). websockets
    would make it as well, in several times the time; every move sends three."""
    size = len(message)
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 1 << 16:
        return bytes((TEXT_FRAME, 126, size >> 8, size & 255))
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big")


def only_text(data: bytes) -> bytes | None:
    """The message, if these bytes are exactly one frame with a whole text of normal size, as nearly
    always; the websockets library handles everything else, in several times the time."""
    if len(data) < 6 or data[0] != TEXT_FRAME or not MASKED <= data[1] < MASKED + 127:
        return None
    size, at = data[1] - MASKED, 2
    if size == 126:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if len(data) != at + 4 + size:
        return None
    mask = (data[at : at + 4] * (size // 4 + 1))[:size]
    plain = int.from_bytes(data[at + 4 :], "little") ^ int.from_bytes(mask, "little")
    return plain.to_bytes(size, "little")


def brings_message(frame: Frame) -> bool:
    """Whether a message ends with it."""
    return frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def only_control(data: bytes) -> bool:
    """Whether these bytes are exactly one control frame: ping or pong."""
    return len(data) > 1 and data[0] in CONTROL_FRAMES and len(data) == 6 + (data[1] & ~MASKED)


def address(name: Any) -> tuple[str, int] | None:
    return (str(name[0]), int(name[1])) if isinstance(name, tuple | list) else None


async def no_receive() -> Any:
    raise RuntimeError("messages of this connection do not come through ASGI")


async def no_send(message: Any) -> None:
    raise RuntimeError("messages of this connection are not sent through ASGI")
