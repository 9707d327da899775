"""One connection: what is sent to it, in order, and what happens if it does not read."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from glueck.server.metrics import METRICS

MOST_WAITING = 512  # messages a reader may be behind, and …
MOST_BYTES = 4 << 20  # … bytes
REFUSED = 4003  # the code a connection is closed with that may not be
SLOW = 4008  # the code a slow reader's connection is closed with
RESTARTING = 4012  # … and everybody's, when the server goes down for a moment

GOODBYE = 5.0  # seconds to say so

T = TypeVar("T")
Send = Callable[[bytes], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Viewer:
    """Never makes the sender wait. There is a task only while there is something to send, so that
    an idle connection costs little."""

    __slots__ = (
        "_allowance", "_bytes", "_close", "_goodbye", "_listening", "_send", "_task", "_waiting",
        "form", "gone", "player", "seat",
    )  # fmt: skip

    def __init__(self, player: str | None, seat: int | None, form: str, send: Send, close: Close):
        self.player, self.seat, self.form = player, seat, form
        self.gone = False
        self._send, self._close = send, close
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._allowance = (MOST_WAITING, MOST_BYTES)
        self._task: asyncio.Task[None] | None = None
        self._goodbye: asyncio.Task[None] | None = None
        self._listening: asyncio.Timeout | None = None

    def catch_up(self, messages: Sequence[bytes]) -> None:
        """What was missed, however much: that it is behind is not the reader's fault yet."""
        most, size = MOST_WAITING + len(messages), MOST_BYTES + sum(map(len, messages))
        self._allowance = (most, size)
        for message in messages:
            self.tell(message)

    def tell(self, message: bytes) -> None:
        if self.gone:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > self._allowance[0] or self._bytes > self._allowance[1]:
            METRICS.cut_off.inc()
            self.leave(SLOW, "too slow; connect again")
        elif self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._waiting and not self.gone:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._send(message)
            self._allowance = (MOST_WAITING, MOST_BYTES)
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
            self._goodbye = asyncio.create_task(self._say_goodbye(code, why))

    async def left(self) -> None:
        """Until it was told so, or could not be."""
        if self._goodbye is not None:
            await asyncio.wait([self._goodbye])

    async def _say_goodbye(self, code: int, why: str) -> None:
        try:
            async with asyncio.timeout(GOODBYE):
                await self._close(code, why)
        except Exception:  # it was gone already, or does not read even that
            pass
        finally:
            if self._listening is not None:
                self._listening.reschedule(asyncio.get_running_loop().time())

    # -- the other direction -----------------------------------------------------------

    async def hear(self, receive: Callable[[], Awaitable[T]]) -> T | None:
        """What it says next; None if it is cut off before."""
        if self._goodbye is not None and self._goodbye.done():
            return None
        try:
            async with asyncio.timeout(None) as self._listening:
                return await receive()
        except TimeoutError:
            return None
        finally:
            self._listening = None
