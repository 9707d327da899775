"""WebSockets whose messages of one moment leave together.

Whoever moves is told what came of it and that it is written down: two messages in the same breath.
Each write is a call to the system, and those calls were a fifth of what a move cost.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class CoalescedTransport:
    """A transport that waits with writing until all that is ready now has been said."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._said: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._said:
            self._loop.call_soon(self._let_go)
        self._said.append(data)

    def _let_go(self) -> None:
        if self._said:
            said, self._said = self._said, []
            self._transport.write(said[0] if len(said) == 1 else b"".join(said))

    def close(self) -> None:
        self._let_go()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class CoalescingWebSocket(WebSocketsSansIOProtocol):
    def connection_made(self, transport: Any) -> None:
        super().connection_made(CoalescedTransport(transport, self.loop))  # type: ignore[arg-type]
