"""Requests start one after another, and in between the event loop does everything else.

The first steps of a request cost a millisecond. Eighty that arrive together would delay everybody's
moves by the time of all of them, although each is short and few are allowed. So each starts in a
separate round of the loop, clients take turns, and a client with more requests pauses between them.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque

from glueck.server import limits

REST = 0.012  # seconds between the starts of two requests of one client
Turn = tuple[asyncio.Future[None], float]  # and the rest after it


class RequestTurns:
    def __init__(self, rest: float = REST) -> None:
        self._rest = rest
        self._waiting: dict[str, deque[Turn]] = {}  # of each client that started one or wants to
        self._next: deque[str] = deque()  # clients that have rested, in order
        self._begun = False  # a request has started in this round of the loop

    async def wait(self, client: str, short: bool = False) -> None:
        """Waits until it is this client's turn; after a short request no pause is needed."""
        rest = 0.0 if short else self._rest
        waiting = self._waiting.get(client)
        if waiting is None:
            waiting = self._waiting[client] = deque()
            if not self._begun:
                self._begin(client, rest)
                return
            self._next.append(client)
        turn = asyncio.get_running_loop().create_future()
        waiting.append((turn, rest))
        await turn

    def _begin(self, client: str, rest: float) -> None:
        self._begun = True
        loop = asyncio.get_running_loop()
        loop.call_soon(self._next_round)
        loop.call_later(rest, self._rested, client)

    def _next_round(self) -> None:
        self._begun = False
        self._go_on()

    def _rested(self, client: str) -> None:
        self._next.append(client)
        self._go_on()

    def _go_on(self) -> None:
        while self._next and not self._begun:
            client = self._next.popleft()
            waiting = self._waiting[client]
            while waiting:
                turn, rest = waiting.popleft()
                if not turn.done():  # or nobody waits for it any more
                    turn.set_result(None)
                    self._begin(client, rest)
                    return
            del self._waiting[client]


async def slow_down() -> None:
    """For clients that were too fast: those that came together do not come back together."""
    await asyncio.sleep(limits.SLOW_DOWN * random.uniform(0.75, 1.25))
