"""When the store cannot say whether something was written: ask until it can, for a short while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from glueck.store import Unavailable, Uncertain

SOON = 5.0  # seconds somebody waits for an answer
PAUSE = 0.1  # seconds between two attempts

T = TypeVar("T")


async def until_known(write: Callable[[], Awaitable[T]]) -> T:
    """What comes of a write that does no harm when it is done again; Uncertain, if that cannot be
    found out soon."""
    try:
        async with asyncio.timeout(SOON):
            while True:
                try:
                    return await write()
                except (Uncertain, Unavailable):
                    await asyncio.sleep(PAUSE)
    except TimeoutError:
        raise Uncertain("the store does not say whether it was written") from None
