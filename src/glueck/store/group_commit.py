"""Many writes, one commit: what makes durable cheap.

A commit waits for the disk, and the disk does not care how much there is to keep. So whoever
comes while one group is being written waits for the next, and all of that one are written
together. Nobody is told «written» before their group is on the disk.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from glueck.store.store import StoreError, Unavailable, Uncertain

MOST = 500  # in one group: a longer one would keep the first of it waiting

KINDS = (Uncertain, Unavailable, StoreError)  # of failure of a whole group

W = TypeVar("W")


class Group(Generic[W]):
    """Takes all that wait, has them committed, tells each what became of it."""

    def __init__(self, commit: Callable[[list[W]], Awaitable[list[Any]]]) -> None:
        self._commit = commit  # an outcome for each; a StoreError among them is for that one
        self._waiting: deque[tuple[W, asyncio.Future[Any]]] = deque()
        self._come = asyncio.Event()
        self._closed = False
        self._loop = asyncio.get_running_loop()  # asked once: it costs a call to the system
        self._task = asyncio.create_task(self._run())

    async def add(self, write: W) -> Any:
        """What became of it, once it is on the disk. Whoever stops waiting (is cancelled) does
        not know."""
        if self._closed:
            raise Unavailable("the store is closed")
        told = self._loop.create_future()
        self._waiting.append((write, told))
        self._come.set()
        return await told

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closed = True
        self._come.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._come.wait()
            self._come.clear()
            while group := self._take():
                self._tell(group, await self._outcomes([write for write, _ in group]))

    def _take(self) -> list[tuple[W, asyncio.Future[Any]]]:
        size = min(MOST, len(self._waiting))
        group = [self._waiting.popleft() for _ in range(size)]
        return [(write, told) for write, told in group if not told.cancelled()]

    async def _outcomes(self, writes: list[W]) -> list[Any]:
        try:
            return await self._commit(writes)
        except StoreError as problem:  # one each: an exception belongs to who raises it
            kind = next(one for one in KINDS if isinstance(problem, one))
            return [kind(*problem.args) for _ in writes]
        except Exception as problem:  # a mistake of ours must not leave anybody waiting
            return [StoreError(f"{type(problem).__name__}: {problem}") for _ in writes]

    def _tell(self, group: list[tuple[W, asyncio.Future[Any]]], outcomes: list[Any]) -> None:
        for (_, told), outcome in zip(group, outcomes, strict=True):
            if told.done():
                continue
            if isinstance(outcome, StoreError):
                told.set_exception(outcome)
            else:
                told.set_result(outcome)
