"""Work divided among processes: those of this machine, or of all machines of a Ray cluster.

A task depends only on its arguments, so it does not matter which process does it, and when.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from types import TracebackType
from typing import Any, Protocol, TypeVar

from glueck.engine.errors import GlueckError
from glueck.engine.state import BY_ID

T = TypeVar("T")
AHEAD = 4  # tasks waiting for each worker: so it never waits for us, and little is in memory
AHEAD_IN_ORDER = 16  # more, because results must wait for earlier ones


class WorkerLost(GlueckError):
    """A process has ended in the middle of its work."""


class GetReady(Protocol):
    """The function that a new process calls first."""

    def __call__(self) -> None: ...


class Workers:
    """Used as a context. `ready` is called once in each process, so it is pickled."""

    def __init__(
        self, processes: int | None = None, ray: str | None = None, ready: GetReady | None = None
    ) -> None:
        self._pool: Executor | None = None
        self._others = active_children()  # processes that we did not start
        first = ProcessStart(BY_ID.modules(), ready)
        if ray is not None:
            from glueck.bots.ray_pool import RayPool

            pool = RayPool(ray, first)
            self._pool, self.count = pool, pool.count
            return
        self.count = processes or processors()
        if self.count > 1:
            self._pool = ProcessPoolExecutor(
                self.count, mp_context=get_context("spawn"), initializer=first
            )

    def as_they_come(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """The result of each task, in the order in which they finish."""
        if self._pool is None:
            yield from (work(*task) for task in tasks)
            return
        rest, pending = iter(tasks), set[Future[T]]()
        while True:
            for task in islice(rest, AHEAD * self.count - len(pending)):
                pending.add(self._submit(work, task))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from map(result_of, done)

    def in_order(self, work: Callable[..., T], tasks: Iterable[tuple[Any, ...]]) -> Iterator[T]:
        """The result of each task, in the order of the tasks."""
        if self._pool is None:
            yield from (work(*task) for task in tasks)
            return
        rest, pending = iter(tasks), deque[Future[T]]()
        while True:
            for task in islice(rest, AHEAD_IN_ORDER * self.count - len(pending)):
                pending.append(self._submit(work, task))
            if not pending:
                return
            yield result_of(pending.popleft())

    def _submit(self, work: Callable[..., T], task: tuple[Any, ...]) -> Future[T]:
        assert self._pool is not None
        try:
            return self._pool.submit(work, *task)
        except BrokenProcessPool:
            raise lost() from None

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:  # tasks may take minutes, and their results are no longer needed
            for process in {*active_children()} - {*self._others}:
                process.terminate()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def result_of(future: Future[T]) -> T:
    try:
        return future.result()
    except BrokenProcessPool:
        raise lost() from None


def lost() -> WorkerLost:
    return WorkerLost("a process that played has ended: was it killed, or is there no memory left?")


def processors() -> int:
    """As many as this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class ProcessStart:
    """In a new process: register the games known here, leave Ctrl-C to the parent, and prepare."""

    def __init__(self, games: dict[str, str], ready: GetReady | None) -> None:
        self._games, self._ready = games, ready

    def __call__(self) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        self.know_games()

    def know_games(self) -> None:
        BY_ID.add_modules({id: module for id, module in self._games.items() if id not in BY_ID})
        if self._ready is not None:
            self._ready()
