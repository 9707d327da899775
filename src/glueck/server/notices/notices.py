"""The notices of a server: subscriptions, the lookout, and delivery, put together."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count

from glueck.match.refusals import Refused
from glueck.server.endless_tasks import for_ever
from glueck.server.limits import Limits
from glueck.server.notices.addresses import Forbidden, target_of
from glueck.server.notices.delivery import Delivery
from glueck.server.notices.lookout import KNOWN_FOR, Lookout
from glueck.server.notices.outgoing import Outgoing
from glueck.server.notices.signature import subscription_of
from glueck.server.notices.web_push import BrowserKeys, Vapid, fresh_key
from glueck.server.settings import ServerSettings
from glueck.server.tables import Tables
from glueck.store import HOOK, PUSH, Player, Store, Subscription

SWEEP = 2.0  # seconds between two looks
A_WHILE = 1000  # looks between two deletions of old notices
MOST_BROWSERS = 10  # of one player: the oldest go
MOST_HOOKS = 5  # of one player, those of tables included
NOBODY = "https://example.invalid"  # contact for push services if the server has no public URL


class Notices:
    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        tables: Tables,
        limits: Limits,
        now: Callable[[], int],
    ) -> None:
        self._settings, self._store, self._now = settings, store, now
        self.outgoing = Outgoing(settings.allow_internal_webhooks)
        self.lookout = Lookout(store, tables, limits, settings.notice_after, now)
        self.delivery = Delivery(store, self.outgoing, now, settings.public_url or NOBODY)
        self._vapid: Vapid | None = None
        self._stop_key: bytes | None = None

    # -- for ever ----------------------------------------------------------------------

    async def run(self) -> None:
        looks = count()

        async def once() -> None:
            await self.look()
            if next(looks) % A_WHILE == 0:
                await self._store.forget_notices(self._now() - KNOWN_FOR)

        await for_ever("notices", once, SWEEP)

    async def look(self) -> None:
        """Once. If nobody wants notices, no keys are made."""
        if not await self._store.has_subscriptions():
            return
        await self.lookout.look(self._settings.url, await self.stop_key())
        await self.delivery.send_due(await self.vapid())

    async def close(self) -> None:
        await self.delivery.close()
        await self.outgoing.close()

    # -- keys --------------------------------------------------------------------------

    async def vapid(self) -> Vapid:
        if self._vapid is None:
            self._vapid = Vapid(await self._store.keep("vapid", fresh_key()))
        return self._vapid

    async def stop_key(self) -> bytes:
        if self._stop_key is None:
            fresh = secrets.token_bytes(32)
            self._stop_key = await self._store.keep("stop", fresh)
        return self._stop_key

    # -- subscriptions -----------------------------------------------------------------

    async def add_browser(
        self, player: Player, endpoint: str, p256dh: str, auth: str
    ) -> Subscription:
        try:
            BrowserKeys(p256dh, auth)
        except ValueError:
            raise Refused("address", "these are not the keys of a browser") from None
        keys = json.dumps({"p256dh": p256dh, "auth": auth})
        return await self._add(player, PUSH, None, endpoint, keys, MOST_BROWSERS)

    async def add_hook(self, player: Player, url: str, table: str | None) -> Subscription:
        known = [one for one in await self._store.subscriptions(player.id) if one.kind == HOOK]
        if len(known) >= MOST_HOOKS:
            raise Refused("too_many_notices", f"you have {MOST_HOOKS} webhooks")
        secret = secrets.token_urlsafe(32)
        return await self._add(player, HOOK, table, url, secret, MOST_HOOKS)

    async def _add(
        self, player: Player, kind: str, table: str | None, address: str, secret: str, most: int
    ) -> Subscription:
        """The host name is resolved only when something is sent, each time: it may change."""
        try:
            target_of(address, self._settings.allow_internal_webhooks)
        except Forbidden as problem:
            raise Refused("address", f"address: {problem}") from None
        id = secrets.token_urlsafe(16)
        one = Subscription(id, player.id, kind, table, address, secret, self._now())
        await self._store.subscribe(one, most)
        return one

    async def stop(self, player: Player, id: str) -> None:
        one = await self._store.subscription(id)
        if one is None or one.player != player.id or not await self._store.unsubscribe(id):
            raise Refused("stop_link", "there is no such subscription of yours")

    async def stop_by(self, token: str) -> None:
        """By the link of a notice, without a login."""
        id = None
        with suppress(UnicodeError):
            id = subscription_of(await self.stop_key(), token)
        if id is None or not await self._store.unsubscribe(id):
            raise Refused("stop_link", "there is nothing this link could stop")
