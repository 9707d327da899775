"""The server's time, which clocks of games are counted in: it never runs backwards.

It begins where the store says: at the time of the machine that keeps it (so several processes over
one PostgreSQL agree, however wrong their own clocks are), but not before anything that happened
already. From then on only the time that passes is added: nobody who sets a clock changes a game.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from glueck.store import Store


def seconds_passed() -> float:
    """… since some moment. Where the system can tell, time passes in a laptop that sleeps, too: its
    players are gone no less than after a restart, and there the time counts."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class ServerClock:
    """Called, it says how many milliseconds after 1970 it is."""

    def __init__(self, start: int, passed: Callable[[], float] = seconds_passed) -> None:
        self._start, self._passed = start, passed
        self._began = passed()

    @classmethod
    async def of(cls, store: Store, passed: Callable[[], float] = seconds_passed) -> ServerClock:
        return cls(max(await store.time(), await store.latest()), passed)

    def __call__(self) -> int:
        return self._start + int((self._passed() - self._began) * 1000)
