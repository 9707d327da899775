"""Players and their identities: guests with a name and a secret; no account is needed.

A secret is 256 random bits, known only to its owner: we keep its hash, so that neither the database
nor a log reveals it, and looking it up by its hash takes no longer for a close guess.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from glueck.match.names import MOST_NAME, clean_name, clean_text
from glueck.match.refusals import Refused
from glueck.server.passwords import Passwords
from glueck.server.uncertain_writes import until_known
from glueck.store import Conflict, Gone, Player, Store, Uncertain

PASSWORD = range(8, 201)  # characters
LINK_MS = 15 * 60 * 1000  # ms a link to another device works
FRESH = 10.0  # seconds a player is remembered without asking the store
KEPT = 10_000


def secret_hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def login_of(text: str) -> str:
    """One form for all ways to write the same login."""
    return clean_text(unicodedata.normalize("NFKC", text), MOST_NAME, "login").casefold()


def older_login_of(text: str) -> str:
    """The form in which logins were stored before they were compared by NFKC."""
    return clean_text(text, MOST_NAME, "login").casefold()


def must_be_welcome(player: Player) -> None:
    if player.blocked:
        raise Refused("blocked", "the host of this server has blocked you")


class Players:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store, self.now = store, now
        self._passwords = Passwords()
        self._known: OrderedDict[bytes, tuple[float, Player]] = OrderedDict()
        self._forgotten = 0  # counts changes: what was read before one is not remembered after it

    async def guest(self, name: str) -> tuple[Player, str]:
        """A new player and its secret."""
        secret = secrets.token_urlsafe(32)
        player = Player(secrets.token_urlsafe(9), clean_name(name), self.now())
        return await self.store.add_player(player, secret_hash(secret)), secret

    async def who(self, secret: str | None) -> Player | None:
        """Whose secret it is; a blocked player is refused."""
        if not secret or len(secret) > 200:
            return None
        player = await self.owner(secret_hash(secret))
        if player is not None:
            must_be_welcome(player)
        return player

    async def owner(self, key: bytes) -> Player | None:
        """Whose secret has this hash, blocked or not."""
        known = self._known.get(key)
        while known is None or known[0] < time.monotonic():
            forgotten = self._forgotten
            player = await self.store.player_with(key)
            if forgotten != self._forgotten:
                continue  # somebody was changed while we read: the row may be old or new
            if player is None:
                return None
            self._known[key] = known = (time.monotonic() + FRESH, player)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return known[1]

    def forget(self) -> None:
        self._known.clear()
        self._forgotten += 1

    async def change(self, id: str, **fields: Any) -> Player:
        """Some fields of a player as it is now: what anybody remembers may be old, and must not
        undo, say, a block."""
        try:
            player = await self._put(id, fields)
        except Gone:
            raise Refused("no_player", "there is no such player") from None
        except Conflict:
            raise Refused("login_taken", "somebody else has this login") from None
        self.forget()
        return player

    async def _put(self, id: str, fields: dict[str, Any]) -> Player:
        """Written twice they are the same, so that is how to find out."""
        try:
            return await self.store.change_player(id, **fields)
        except Uncertain:
            self.forget()
            return await until_known(lambda: self.store.change_player(id, **fields))

    async def rename(self, player: Player, name: str) -> Player:
        return await self.change(player.id, name=clean_name(name))

    async def block(self, id: str, blocked: bool) -> Player:
        player = await self.store.player(id)
        if player is None:
            raise Refused("no_player", "there is no such player")
        if player.host:
            raise Refused("host", "the host cannot be blocked")
        return await self.change(id, blocked=blocked)

    # -- other devices, and coming back later --------------------------------------------

    async def make_device_link(self, player: Player) -> str:
        """A code that takes this identity to another device, once and within a short time."""
        code = secrets.token_urlsafe(24)
        await self.store.add_code(secret_hash(code), player.id, self.now() + LINK_MS)
        return code

    async def look_at_device_link(self, code: str) -> Player:
        """The player whom a code leads to; the code can still be used afterwards."""
        id = await self.store.code_of(secret_hash(code), self.now())
        return await self._carried(id)

    async def use_device_link(self, code: str) -> tuple[Player, str]:
        player = await self._carried(await self.store.take_code(secret_hash(code), self.now()))
        return player, await self._secret(player)

    async def _carried(self, id: str | None) -> Player:
        player = await self.store.player(id) if id else None
        if player is None:
            raise Refused("code", "this link was used already, or is too old")
        must_be_welcome(player)
        return player

    async def set_password(
        self, player: Player, login: str, password: str, old: str | None
    ) -> Player:
        """A player with a password must give it: access to an unlocked device is not enough."""
        now = await self.store.player(player.id)
        if now is not None and now.password is not None and not await self._is_right(now, old):
            raise Refused("old_password", "give the password that you have now")
        if len(password) not in PASSWORD:
            raise Refused("password", f"password: needs {PASSWORD[0]} to {PASSWORD[-1]} characters")
        login = login_of(login)
        hash = await self._passwords.hash(password)
        return await self.change(player.id, login=login, password=hash)

    async def log_in(self, login: str, password: str) -> tuple[Player, str]:
        """Takes as long for an unknown login as for a wrong password."""
        player = await self.store.player_named(login_of(login))
        player = player or await self.store.player_named(older_login_of(login))
        if not await self._is_right(player, password) or player is None:
            raise Refused("login", "login or password is wrong")
        must_be_welcome(player)
        return player, await self._secret(player)

    async def _is_right(self, player: Player | None, password: str | None) -> bool:
        known = player.password if player else None
        return await self._passwords.are_the_same(known, (password or "")[: PASSWORD[-1]])

    async def _secret(self, player: Player) -> str:
        secret = secrets.token_urlsafe(32)
        await self.store.add_secret(player.id, secret_hash(secret), self.now())
        return secret

    async def log_out(self, secret: str) -> None:
        try:
            await self.store.remove_secret(secret_hash(secret))
        finally:  # a store that failed may still have done it
            self.forget()

    async def log_out_elsewhere(self, player: Player, secret: str) -> None:
        """On all devices except the one with this secret; links to other devices stop working, and
        all notices end, because nobody knows which of them another device asked for."""
        try:
            await self.store.remove_other_secrets(player.id, secret_hash(secret))
        finally:
            self.forget()
        await self.store.unsubscribe_all(player.id)
