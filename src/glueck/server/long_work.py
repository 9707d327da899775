"""Long work in Python, done in a thread beside the event loop.

Only one thread of an interpreter runs at a time, and who wants to be next waits for one switch
interval. A move needs the interpreter some ten times until it is on the disk and told, so while
somebody's long game is played again everybody would wait ten intervals for each move. That is why
threads are switched far more often as long as such work goes on: it takes longer, and others hardly
notice it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

BRISK = 0.000_05  # seconds
P = ParamSpec("P")
T = TypeVar("T")


class Switching:
    """How often threads are switched; changed by the event loop's thread only."""

    def __init__(self) -> None:
        self._under_way, self._usual = 0, 0.0

    @contextmanager
    def brisk(self) -> Iterator[None]:
        if not self._under_way:
            self._usual = sys.getswitchinterval()
            sys.setswitchinterval(BRISK)
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                sys.setswitchinterval(self._usual)


switching = Switching()


async def beside(work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
    """Run this in a thread that gives way to all others, and return its result."""
    with switching.brisk():
        return await asyncio.to_thread(work, *args, **more)
