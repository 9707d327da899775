"""Waiting for a turn to think: the fair queue (`thinking_queue.py`), for tasks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from glueck.server.metrics import METRICS
from glueck.server.thinking_queue import HINTED, REVIEWED, ThinkingQueue, Wish


class ThinkingTurns:
    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._queue, self._now = ThinkingQueue(places), now
        self._waiting: dict[Wish, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def turn(self, wish: Wish) -> AsyncIterator[None]:
        """A context in which one of the places is taken."""
        ready = self._waiting[wish] = asyncio.get_running_loop().create_future()
        self._queue.add(wish)
        self._call_next()
        try:
            await ready
            yield
        finally:
            if ready.done() and not ready.cancelled():
                self._queue.done(wish, self._now())
            elif self._waiting.pop(wish, None):  # given up before it was called
                self._queue.remove(wish)
            self._call_next()

    def rank_anew(self, rank_of: Callable[[str], int]) -> None:
        """People come to tables and go while decisions wait there."""
        for wish in list(self._waiting):
            if wish.rank not in (HINTED, REVIEWED):
                self._queue.move(wish, rank_of(wish.table))
        self._queue.forget(self._now())

    def _call_next(self) -> None:
        while wish := self._queue.next(self._now()):
            ready = self._waiting.pop(wish)
            if ready.cancelled():  # its task has not been told yet
                self._queue.done(wish, self._now())
            else:
                ready.set_result(None)
        METRICS.decisions_waiting.set(len(self._waiting))
