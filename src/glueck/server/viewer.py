"""A viewer of a table: what is sent to it, and what happens if it does not read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from glueck.match.messages import Refusal, encode
from glueck.match.refusals import Refused
from glueck.server.metrics import METRICS

MOST_UNSENT = 4 << 20  # unsent bytes
REFUSED = 4003  # the code for closing a connection that is not allowed
SLOW = 4008  # … and that of a slow reader
RESTARTING = 4012  # … and all connections, when the server restarts


def refusal(problem: Refused, id: int | str | None = None) -> bytes:
    return encode(Refusal(code=problem.code, text=problem.text, id=id, clause=problem.clause))


class Socket(Protocol):
    """See websocket_protocol.WebSocketConnection."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, why: str = "") -> None: ...

    @property
    def unsent(self) -> int: ...


class Viewer:
    """Never makes the sender wait: a slow reader is disconnected."""

    __slots__ = ("_most", "_socket", "form", "gone", "player", "seat")

    def __init__(self, player: str | None, seat: int | None, form: str, socket: Socket) -> None:
        self.player, self.seat, self.form = player, seat, form
        self.gone = False
        self._socket = socket
        self._most = MOST_UNSENT

    def catch_up(self, messages: Sequence[bytes]) -> None:
        """The missed messages, however many: here the reader is not to blame for being behind."""
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
        """The command with this id was not done."""
        METRICS.command_refused(problem.code)
        self.tell(refusal(problem, id))

    def leave(self, code: int, why: str) -> None:
        """Close the connection, without waiting for it."""
        if not self.gone:
            self.gone = True
            self._socket.close(code, why)
