"""The server's time, by which clocks of games run: it never runs backwards.

It starts at the time of the machine with the store (so several processes that share one PostgreSQL
agree, however wrong their own clocks are), but not before the latest event. From then on only
elapsed time is added: changing a clock affects no game.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from glueck.store import Store


def seconds_passed() -> float:
    """… since some moment. If the system supports it, time also passes while a laptop sleeps: as
    after a restart, its players were away, and the time counts."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class ServerClock:
    """Calling it returns milliseconds since 1970."""

    def __init__(self, start: int, passed: Callable[[], float] = seconds_passed) -> None:
        self._start, self._passed = start, passed
        self._began = passed()

    @classmethod
    async def of(cls, store: Store, passed: Callable[[], float] = seconds_passed) -> ServerClock:
        return cls(max(await store.time(), await store.latest()), passed)

    def __call__(self) -> int:
        return self._start + int((self._passed() - self._began) * 1000)
