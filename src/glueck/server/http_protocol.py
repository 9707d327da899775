"""One HTTP connection: uvicorn's, with a time limit for every wait for the client, and a largest
head.

A client that sends nothing, half a request, or single bytes, or does not read our answers, is
disconnected after a while. If it has sent half a request, it is told so.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from glueck.match.refusals import Refused
from glueck.server.connections import CONNECTION, OpenConnection
from glueck.server.http_answers import last_answer
from glueck.server.limits import MOST_SAVE
from glueck.server.metrics import METRICS

FIRST = 20.0  # seconds until the first byte: browsers connect before they have a request
HEAD = 10.0  # … from the first byte of a request to the end of its headers
BODY = 20.0  # … from there to its end, and for as much as is sent …
PACE = 20_000  # … the time it takes at so many bytes a second
READ = 20.0  # … until what we answer is read, likewise
GOODBYE = 5.0  # … for what is still to be sent after we have closed
MOST_HEAD = 32 << 10  # bytes of the first line and all headers
PIECE = 1 << 10  # bytes read in one go: with the shortest requests, some 50, it takes 1.5 ms


class Flow(FlowControl):
    """Whether we read on. Not while requests wait that came before they could be answered."""

    def __init__(
        self, transport: asyncio.Transport, waits: Callable[[], bool], read_on: Callable[[], None]
    ) -> None:
        super().__init__(transport)
        self._waits, self._read_on = waits, read_on

    def resume_reading(self) -> None:
        if self.read_paused and not self._waits():
            super().resume_reading()
            self._read_on()


class HttpConnection(HttpToolsProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._open: OpenConnection | None = None
        self._deadline: asyncio.TimerHandle | None = None  # for what the client sends
        self._reading: asyncio.TimerHandle | None = None  # for what it reads
        self._goodbye: asyncio.TimerHandle | None = None
        self._in_head = self._handed_over = False
        self._head = 0  # bytes of it so far
        self._early: bytes | None = None  # received while the connection has to wait
        self._unread: deque[bytes] = deque()  # pieces of what has come and is not looked at yet

    # -- the transport -----------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, lambda: bool(self.pipeline), self._read_soon)
        host = self.client[0] if self.client else ""
        self._open = self.app.connections.enter(transport, self.app.proxies.peer(host))
        if self._open is None:
            self._turn_away(transport)
            return
        self._expect("request", FIRST + self._open.wait)
        if self._open.wait:
            self._early = b""
            self.loop.call_later(self._open.wait, self._begin_to_read)

    def _begin_to_read(self) -> None:
        early, self._early = self._early, None
        if early and not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(early)

    def _turn_away(self, transport: asyncio.Transport) -> None:
        """Later, so that a client that reconnects immediately does not do so a thousand times a
        second."""
        seconds = self.app.connections.turn_away()
        if seconds is None:
            transport.abort()
            return
        answer = last_answer(Refused("crowded", "no connection is free; try again later"))
        self._deadline = self.loop.call_later(seconds, self._end, answer)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._deadline, self._reading, self._goodbye):
            if timer is not None:
                timer.cancel()
        self._unread.clear()
        self.pipeline.clear()
        self._unset_keepalive_if_required()
        if self._open is not None:
            self._open.ends()
        else:
            self.app.connections.turned_away()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing() or self._open is None:
            return
        if self._early is not None:
            self._early += data
            self.transport.pause_reading()
            return
        self._unread += [data[at : at + PIECE] for at in range(0, len(data), PIECE)]
        self._read_on()

    def _read_on(self) -> None:
        """As long as there is nothing to be answered first: who sends thousands of requests in one
        go does not have the loop for as long as it takes to look at all of them."""
        while self._unread and not (self.flow.read_paused or self.transport.is_closing()):
            self._read(self._unread.popleft())

    def _read_soon(self) -> None:
        self.loop.call_soon(self._read_on)

    def _read(self, piece: bytes) -> None:
        super().data_received(piece)
        if self._in_head:
            self._head += len(piece)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("")
        if self._waits_without_end():
            self._expect("request", FIRST)

    def _waits_without_end(self) -> bool:
        """The bytes were not a request (an empty line, the rest of one that was refused)."""
        timers = self._deadline or self.timeout_keep_alive_task
        return self._answered and timers is None and not self._handed_over

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = READ + self.transport.get_write_buffer_size() / PACE
        self._reading = self.loop.call_later(seconds, self._late, "reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()

    # -- a request ---------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = cast(Any, {CONNECTION: self._open})
        self._in_head, self._head = True, 0
        self._waits()
        self._expect("head", HEAD)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        self._head = max(self._head, size)
        if size > MOST_HEAD:
            raise ValueError("too much")  # the parser passes it on; see send_400_response
        self._in_head = False
        length = next((value for name, value in self.headers if name == b"content-length"), b"0")
        expected = min(int(length), MOST_SAVE) if length.isdigit() and len(length) < 20 else 0
        self._expect("body", BODY + expected / PACE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._cancel_deadline()
        refused_before = self.cycle is not None and self.cycle.response_complete
        if self._open is not None and not refused_before:
            self._open.works()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._end()
        elif not self.pipeline:
            self._waits()

    def handle_websocket_upgrade(self) -> None:
        """Another protocol takes over the connection."""
        self._cancel_deadline()
        self._handed_over = True
        self._unread.clear()
        ours = cast(Any, self.ws_protocol_class)
        self.ws_protocol_class = cast(Any, partial(ours, connection=self._open))
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        METRICS.malformed.labels("http").inc()
        if self._head > MOST_HEAD:
            large = Refused("too_large", f"a request has at most {MOST_HEAD} bytes of headers")
            self._end(last_answer(large, 431))
        else:
            self._end(last_answer(Refused("malformed", "this is no HTTP request"), 400))

    # -- waiting -----------------------------------------------------------------------

    def timeout_keep_alive_handler(self) -> None:
        self._end()

    def _waits(self) -> None:
        if self._open is not None:
            self._open.waits()

    def _expect(self, what: str, seconds: float) -> None:
        self._cancel_deadline()
        self._deadline = self.loop.call_later(seconds, self._late, what)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self, what: str) -> None:
        if what != "reader" and self._is_our_turn(what):
            self._expect(what, HEAD)
            return
        METRICS.timed_out.labels(what).inc()
        if what == "reader":
            self.transport.abort()
        elif self._may_answer(what):
            self._end(last_answer(Refused("slow", f"the {what} of the request came too slowly")))
        else:
            self._end()

    def _is_our_turn(self, what: str) -> bool:
        """We do not read on, or a request before this one is not answered yet."""
        return self.flow.read_paused or (what == "head" and not self._answered)

    def _may_answer(self, what: str) -> bool:
        """Whether half a request has arrived, and no answer to it or to an earlier one has
        begun."""
        if what == "head":
            return self._answered
        began = self._answered or self.cycle.response_started or bool(self.pipeline)
        return what == "body" and not began

    @property
    def _answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _end(self, answer: bytes = b"") -> None:
        """Close, and wait only for a limited time until what we have sent is read."""
        if answer and not self.transport.is_closing():
            self.transport.write(answer)
        if not self.transport.is_closing():
            self.transport.close()
        if self._goodbye is None:
            self._goodbye = self.loop.call_later(GOODBYE, self.transport.abort)
