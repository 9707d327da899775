"""A Ray cluster as a pool of processes: https://docs.ray.io. Needs the extra `glueck[ray]`.

Every machine of the cluster must have this version of glueck installed; each compiles the rules for
itself at its first task.
"""

from __future__ import annotations

import logging
import pickle
import platform
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import glueck
from glueck.engine.errors import GlueckError, OptionError

MISSING = "ray is not installed: pip install 'glueck[ray]'"
FIELD = "ray"  # what errors are about


class RayPool(Executor):
    """Ray repeats a task if its machine is lost meanwhile, with the same result."""

    def __init__(self, address: str, ready: Any) -> None:
        try:
            import ray
        except ModuleNotFoundError as problem:
            if problem.name != "ray":
                raise
            raise OptionError(FIELD, MISSING) from None
        self._ray, self._pending = ray, set[Any]()
        self._joined = not ray.is_initialized()  # otherwise the caller started it, and ends it
        if self._joined:
            self._join(address)
        self.count = max(1, round(ray.cluster_resources().get("CPU", 1)))
        self._ready = ray.put((glueck.__version__, ready))
        self._run = ray.remote(num_cpus=1)(run)

    def _join(self, address: str) -> None:
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as problem:
            raise OptionError(FIELD, f"no cluster at {address!r}: {last_line(problem)}") from None

    def submit(self, work: Callable[..., Any], /, *task: Any, **named: Any) -> Future[Any]:
        reference = self._run.remote(self._ready, work, task, named)
        self._pending.add(reference)
        told: Future[Any] = Future()
        reference.future().add_done_callback(lambda done: self._tell(reference, done, told))
        return told

    def _tell(self, reference: Any, done: Future[Any], told: Future[Any]) -> None:
        self._pending.discard(reference)
        if told.cancelled():
            return
        problem = done.exception()
        if problem is None:
            told.set_result(done.result())
        else:
            told.set_exception(in_our_words(problem))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if cancel_futures:
            for reference in list(self._pending):
                self._ray.cancel(reference, force=True)
        if self._joined:
            self._ray.shutdown()


def run(given: tuple[str, Any], work: Callable[..., Any], task: Any, named: Any) -> Any:
    """On a machine of the cluster: prepare, if this process is new, and do the task."""
    version, ready = given
    get_ready(version, ready)
    return work(*task, **named)


PREPARED: list[bytes] = []  # what this process is ready for


def get_ready(version: str, ready: Any) -> None:
    wanted = pickle.dumps(ready)
    if wanted in PREPARED:
        return
    if version != glueck.__version__:
        here = f"{platform.node()} has glueck {glueck.__version__}"
        raise OptionError(FIELD, f"{here}, and {version} is wanted: the same everywhere, please")
    ready.know_games()
    PREPARED.append(wanted)


def in_our_words(problem: BaseException) -> BaseException:
    """The exception of a task, or what happened to it."""
    cause = getattr(problem, "cause", None)
    if isinstance(cause, GlueckError):
        return cause
    return OptionError(FIELD, f"{type(cause or problem).__name__}: {last_line(cause or problem)}")


def last_line(problem: BaseException) -> str:
    """Ray puts the location in front of it."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    return lines[-1][:300] if lines else type(problem).__name__
