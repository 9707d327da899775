"""Requests begin one after the other, and in between the loop attends to everything else.

The first steps of a request cost a millisecond. Eighty that come together would hold up everybody's
moves for as long as all of them take, though none is long and few are allowed. So each begins in a
round of the loop of its own, clients take turns, and a client that has more to ask rests
between them.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque

from glueck.server import limits

REST = 0.012  # seconds between two beginnings of one client
Turn = tuple[asyncio.Future[None], float]  # and the rest after it


class RequestTurns:
    def __init__(self, rest: float = REST) -> None:
        self._rest = rest
        self._waiting: dict[str, deque[Turn]] = {}  # of each client that has begun or wants to
        self._next: deque[str] = deque()  # clients that have rested, in order
        self._begun = False  # somebody has begun in this round of the loop

    async def wait(self, client: str, short: bool = False) -> None:
        """Until it is the turn of this client, which need not rest after what is short."""
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
    """For who was too fast. Who came together does not come together again."""
    await asyncio.sleep(limits.SLOW_DOWN * random.uniform(0.75, 1.25))
