"""Many writes, one commit: this makes durability cheap.

A commit waits for the disk, and the amount of data hardly matters. So writes that arrive while one
group is being written wait for the next group, which is written together. No write is reported as
done before its group is on disk.
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
    """Takes all waiting writes, commits them, and reports the result of each."""

    def __init__(self, commit: Callable[[list[W]], Awaitable[list[Any]]]) -> None:
        self._commit = commit  # a result for each; a StoreError among them belongs to that one
        self._waiting: deque[tuple[W, asyncio.Future[Any]]] = deque()
        self._come = asyncio.Event()
        self._closed = False
        self._loop = asyncio.get_running_loop()  # asked once: it costs a call to the system
        self._task = asyncio.create_task(self._run())

    async def add(self, write: W) -> Any:
        """The result, once it is on disk. If the waiting task is cancelled, the result is
        unknown."""
        if self._closed:
            raise Unavailable("the store is closed")
        told = self._loop.create_future()
        self._waiting.append((write, told))
        self._come.set()
        return await told

    async def close(self) -> None:
        """Write what is waiting, and accept no more."""
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
        except StoreError as problem:  # one each: an exception object should be raised only once
            kind = next(one for one in KINDS if isinstance(problem, one))
            return [kind(*problem.args) for _ in writes]
        except Exception as problem:  # a bug here must not leave anybody waiting
            return [StoreError(f"{type(problem).__name__}: {problem}") for _ in writes]

    def _tell(self, group: list[tuple[W, asyncio.Future[Any]]], outcomes: list[Any]) -> None:
        for (_, told), outcome in zip(group, outcomes, strict=True):
            if told.done():
                continue
            if isinstance(outcome, StoreError):
                told.set_exception(outcome)
            else:
                told.set_result(outcome)
