"""Background work that must continue after any failure."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Never, TypeVar

from glueck.store import StoreError

log = logging.getLogger("glueck.endless_tasks")
PATIENCE = 1.0  # seconds until a store that failed is asked again
LONGEST = 60.0  # … and at most, after an unexpected error: it may fail each time
Result = TypeVar("Result")


async def until_done(what: str, work: Callable[[], Awaitable[Result]]) -> Result:
    """Do this; if it fails, try again after a while. The log says why."""
    pause = PATIENCE
    while True:
        try:
            return await work()
        except StoreError as problem:
            log.warning("%s: %s", what, problem)
            pause = PATIENCE
        except Exception:
            log.exception("%s", what)
            pause = min(2 * pause, LONGEST)
        await asyncio.sleep(pause)


async def for_ever(what: str, once: Callable[[], Awaitable[object]], rest: float = 0.0) -> Never:
    """Do this repeatedly, with a pause after each time."""
    while True:
        await until_done(what, once)
        await asyncio.sleep(rest)
