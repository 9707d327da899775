"""Long work in Python, done in a thread beside the event loop.

Only one thread of an interpreter runs at a time, and the next one waits for a switch interval. A
move needs the interpreter about ten times until it is on disk and sent, so while a long game is
replayed everybody would wait ten intervals for each move. Therefore threads are switched far more
often during such work: it takes longer, but others hardly notice it.
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
