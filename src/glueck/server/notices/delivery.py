"""Sends the notices in the store, each at least once: failed attempts are repeated with growing
pauses and finally given up. If a process dies in between, the next one takes over."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from functools import partial

from glueck.server.metrics import METRICS
from glueck.server.notices.addresses import Forbidden
from glueck.server.notices.outgoing import NoAnswer, Outgoing
from glueck.server.notices.signature import HEADER, hook_signature
from glueck.server.notices.web_push import BrowserKeys, Vapid, encrypt
from glueck.store import PUSH, Notice, Store, StoreError, Subscription

log = logging.getLogger("glueck.notices")
# Seconds until it is tried again, after each try. The first is longer than any try takes.
PAUSES = (15, 60, 300, 1800)
MOST_TRIES = len(PAUSES) + 1
JITTER = 0.2  # of a pause, added at random: what failed together is not repeated together
RESTS = 30.0  # seconds that a player's notices wait after an address did not answer
AT_ONCE = 32  # players whose notices are sent at the same time; each player's one after another
LOOKED_AT = 1000  # notices that are due
SENT, RETRIED, GIVEN_UP, GONE = "sent", "retried", "given_up", "gone"
NO_LONGER = (404, 410)  # from a push service: the browser no longer exists
GONE_STATUS = 410  # from a webhook: stop sending


class Delivery:
    def __init__(
        self,
        store: Store,
        outgoing: Outgoing,
        now: Callable[[], int],
        contact: str,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self._store, self._outgoing, self._now = store, outgoing, now
        self._contact, self._chance = contact, chance
        self._busy: dict[str, asyncio.Task[None]] = {}  # by player
        self._resting: dict[str, float] = {}  # likewise: until when

    async def send_due(self, vapid: Vapid) -> None:
        """Start sending what is due, without waiting for the receivers."""
        moment = time.monotonic()
        self._resting = {one: until for one, until in self._resting.items() if until > moment}
        due: dict[str, list[tuple[Notice, Subscription]]] = {}
        # However much waits for addresses that do not answer, others' notices are found.
        not_now = [*self._busy, *self._resting]
        for notice in await self._store.due_notices(self._now(), LOOKED_AT, not_now):
            one = await self._store.subscription(notice.subscription)
            if one is None or one.player in self._busy:
                continue
            if one.player in due or len(self._busy) + len(due) < AT_ONCE:
                due.setdefault(one.player, []).append((notice, one))
        for player, notices in due.items():
            task = self._busy[player] = asyncio.create_task(self._send_all(notices, vapid))
            task.add_done_callback(partial(self._done, player))

    def _done(self, player: str, task: asyncio.Task[None]) -> None:
        self._busy.pop(player, None)

    async def quiet(self) -> None:
        """Wait until everything that was started is done."""
        await asyncio.gather(*self._busy.values())

    async def close(self) -> None:
        for task in list(self._busy.values()):
            task.cancel()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _send_all(self, notices: list[tuple[Notice, Subscription]], vapid: Vapid) -> None:
        for notice, one in notices:
            try:
                outcome = await self._send(notice, one, vapid)
            except StoreError as problem:
                log.warning("notice %s: %s", notice.id[:6], problem)
                return
            except Exception:  # a bug with one notice must not stop the others
                log.exception("notice %s", notice.id[:6])
                continue
            if outcome:
                METRICS.notices.labels(one.kind, outcome).inc()
            if one.player in self._resting:
                return

    async def _send(self, notice: Notice, one: Subscription, vapid: Vapid) -> str | None:
        """The outcome; None if another process has taken it."""
        pause = PAUSES[min(notice.tries, len(PAUSES) - 1)]
        later = self._now() + int(1000 * pause * (1 + JITTER * self._chance()))
        if not await self._store.take_notice(notice, later):
            return None
        if notice.tries >= MOST_TRIES:  # the last attempt died before it could report
            await self._store.settle_notice(notice.id)
            return GIVEN_UP
        status = await self._status(notice, one, vapid)
        if 200 <= status < 300:
            await self._store.settle_notice(notice.id)
            return SENT
        if status == GONE_STATUS or (one.kind == PUSH and status in NO_LONGER):
            await self._store.unsubscribe(one.id)
            return GONE
        if notice.tries + 1 == MOST_TRIES:
            await self._store.settle_notice(notice.id)
            return GIVEN_UP
        return RETRIED

    async def _status(self, notice: Notice, one: Subscription, vapid: Vapid) -> int:
        """The status of the answer; 0 if there is none. Addresses are never logged."""
        body, seconds = notice.body.encode(), self._now() // 1000
        try:
            if one.kind == PUSH:
                headers = vapid.headers(one.address, seconds, self._contact)
                body = encrypt(body, BrowserKeys.read(one.secret))
            else:
                headers = hook_headers(notice.id, one.secret, seconds, body)
            return await self._outgoing.post(one.address, headers, body)
        except (Forbidden, NoAnswer) as problem:
            log.info("notice %s: %s", notice.id[:6], problem)
            self._resting[one.player] = time.monotonic() + RESTS
            return 0


def hook_headers(id: str, secret: str, seconds: int, body: bytes) -> dict[str, str]:
    return {
        "Content-Type": "application/json",
        "Glueck-Notice": id,
        HEADER: hook_signature(secret, seconds, body),
    }
