"""Accepts connections: a few in each round of the event loop, with others' moves in between.

uvicorn leaves that to the loop, which accepts all waiting ones in one round, and makes a transport,
a protocol and a parser for each before anything can check whether too many come from one address.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn

from glueck.server.connections import Connections
from glueck.server.identity import Proxies

AT_ONCE = 4  # connections in one round of the loop
NO_FILES = 1.0  # seconds to wait when the system allows no more open files

log = logging.getLogger("glueck.arrivals")


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform == "win32" or not sockets:  # cannot watch sockets
            await super().startup(sockets)
            return
        await super().startup([])
        self.servers += [self._listen(one) for one in sockets]  # type: ignore[misc]

    def _listen(self, one: socket.socket) -> ListeningSocket:
        app: Any = self.config.loaded_app
        protocol: Any = self.config.http_protocol_class
        make = partial(
            protocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        return ListeningSocket(one, self.config.backlog, app.connections, app.proxies, make)


class ListeningSocket:
    """Accepts from one socket; uvicorn uses it like a server of the loop."""

    def __init__(
        self,
        at: socket.socket,
        backlog: int,
        connections: Connections,
        proxies: Proxies,
        make_protocol: Callable[[], asyncio.Protocol],
    ) -> None:
        self.sockets: Sequence[socket.socket] = (at,)
        self._at, self._connections, self._proxies = at, connections, proxies
        self._make_protocol = make_protocol
        self._beginning: set[asyncio.Task[None]] = set()
        self._rest: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        at.setblocking(False)
        at.listen(backlog)
        self._go_on()

    def _go_on(self) -> None:
        self._rest = None
        self._loop.add_reader(self._at, self._take_some)

    def _take_some(self) -> None:
        for _ in range(AT_ONCE):
            try:
                one, address = self._at.accept()
            except (BlockingIOError, ConnectionAbortedError, InterruptedError):
                return
            except OSError as problem:  # no files, no memory
                log.error("no connection can be taken: %s", problem)
                self._loop.remove_reader(self._at)
                self._rest = self._loop.call_later(NO_FILES, self._go_on)
                return
            if self._connections.cuts_off(self._proxies.peer(address[0])):
                one.close()
            else:
                task = self._loop.create_task(self._begin(one))
                self._beginning.add(task)
                task.add_done_callback(self._beginning.discard)

    async def _begin(self, one: socket.socket) -> None:
        with suppress(OSError):  # it has gone already
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(self._make_protocol, one)

    def close(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
        else:
            self._loop.remove_reader(self._at)
        self._at.close()

    async def wait_closed(self) -> None:
        await asyncio.gather(*self._beginning, return_exceptions=True)
