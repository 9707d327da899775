"""The description of the HTTP interface, made when it is first requested.

FastAPI needs more than a tenth of a second for it, in which nobody would be served: a separate
process does it, once.
"""

from __future__ import annotations

import asyncio
import logging

from glueck.engine.child_process import ChildFailed, ChildProcess
from glueck.match.refusals import Refused

log = logging.getLogger("glueck.description")
PROGRAM = "glueck.server.api_process"
OPENAPI, PAGE = b"openapi", b"page"  # what it is asked for
MOST_ANSWER = 8 << 20  # bytes
MOST_SECONDS = 60.0


class ApiDescription:
    def __init__(self) -> None:
        self._made: dict[bytes, bytes] = {}
        self._turn = asyncio.Lock()

    async def openapi(self) -> bytes:
        return await self._part(OPENAPI)

    async def page(self) -> bytes:
        return await self._part(PAGE)

    async def _part(self, name: bytes) -> bytes:
        async with self._turn:
            if not self._made:
                self._made = await made()
        return self._made[name]


async def made() -> dict[bytes, bytes]:
    process = ChildProcess(PROGRAM, MOST_ANSWER)
    try:
        return {part: await process.ask(part, MOST_SECONDS) for part in (OPENAPI, PAGE)}
    except ChildFailed as problem:
        log.warning("the description of the interface was not made: %s", problem)
        raise Refused("unavailable", "the description could not be made now; try again") from None
    finally:
        await process.end()
