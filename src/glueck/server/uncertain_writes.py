"""If the store cannot say whether something was written: try for a short while until it can."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from glueck.store import Unavailable, Uncertain

SOON = 5.0  # seconds somebody waits for an answer
PAUSE = 0.1  # seconds between two attempts

T = TypeVar("T")


async def until_known(write: Callable[[], Awaitable[T]]) -> T:
    """The result of a write that can safely be repeated; Uncertain if it cannot be found out
    soon."""
    try:
        async with asyncio.timeout(SOON):
            while True:
                try:
                    return await write()
                except (Uncertain, Unavailable):
                    await asyncio.sleep(PAUSE)
    except TimeoutError:
        raise Uncertain("the store does not say whether it was written") from None
