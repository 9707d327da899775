"""Somebody who looks at a table: what is sent, and what happens if it is not read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from glueck.match.messages import Refusal, encode
from glueck.match.refusals import Refused
from glueck.server.metrics import METRICS

MOST_UNSENT = 4 << 20  # bytes a reader may be behind
REFUSED = 4003  # the code a connection is closed with that may not be
SLOW = 4008  # … and that of a slow reader
RESTARTING = 4012  # … and everybody's, when the server goes down for a moment


def refusal(problem: Refused, id: int | str | None = None) -> bytes:
    return encode(Refusal(code=problem.code, text=problem.text, id=id, clause=problem.clause))


class Socket(Protocol):
    """See websocket_protocol.WebSocketConnection."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, why: str = "") -> None: ...

    @property
    def unsent(self) -> int: ...


class Viewer:
    """Never makes the sender wait: who reads too slowly is cut off."""

    __slots__ = ("_most", "_socket", "form", "gone", "player", "seat")

    def __init__(self, player: str | None, seat: int | None, form: str, socket: Socket) -> None:
        self.player, self.seat, self.form = player, seat, form
        self.gone = False
        self._socket = socket
        self._most = MOST_UNSENT

    def catch_up(self, messages: Sequence[bytes]) -> None:
        """What was missed, however much: that it is behind is not the reader's fault yet."""
        self._most = MOST_UNSENT + sum(map(len, messages))
        for message in messages:
            self._socket.send(message)

    def tell(self, message: bytes) -> None:
        if self.gone:
            return
        self._socket.send(message)
        unsent = self._socket.unsent
        if unsent > self._most:
            METRICS.cut_off.inc()
            self.leave(SLOW, "too slow; connect again")
        elif unsent <= MOST_UNSENT:
            self._most = MOST_UNSENT

    def refuse(self, problem: Refused, id: int | str | None = None) -> None:
        """What was asked under this id is not done."""
        METRICS.command_refused(problem.code)
        self.tell(refusal(problem, id))

    def leave(self, code: int, why: str) -> None:
        """Cut the connection off, without waiting for it."""
        if not self.gone:
            self.gone = True
            self._socket.close(code, why)
