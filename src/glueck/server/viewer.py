"""One connection: what is sent to it, in order, and what happens if it does not read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 512  # messages a reader may be behind, and …
MOST_BYTES = 4 << 20  # … bytes
REFUSED = 4003  # the code a connection is closed with that may not be
SLOW = 4008  # the code a slow reader's connection is closed with
RESTARTING = 4012  # … and everybody's, when the server goes down for a moment

Send = Callable[[bytes], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Viewer:
    """Never makes the sender wait. There is a task only while there is something to send, so that
    an idle connection costs little."""

    __slots__ = ("_bytes", "_close", "_send", "_task", "_waiting", "form", "gone", "player", "seat")

    def __init__(self, player: str | None, seat: int | None, form: str, send: Send, close: Close):
        self.player, self.seat, self.form = player, seat, form
        self.gone = False
        self._send, self._close = send, close
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._task: asyncio.Task[None] | None = None

    def tell(self, message: bytes) -> None:
        if self.gone:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.leave(SLOW, "too slow; connect again")
        elif self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting and not self.gone:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._send(message)
        except Exception:  # the other side is gone; its receiver will notice
            self.gone = True
        finally:
            self._task = None

    def leave(self, code: int, why: str) -> None:
        """Cut the connection off, without waiting for it."""
        if not self.gone:
            self.gone = True
            if self._task is not None:
                self._task.cancel()
            self._waiting.clear()
            self._task = asyncio.create_task(self._goodbye(code, why))

    async def _goodbye(self, code: int, why: str) -> None:
        try:
            async with asyncio.timeout(5):
                await self._close(code, why)
        except Exception:  # it was gone already
            return
