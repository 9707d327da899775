"""Connections and requests, each bound to the secret it came with.

Who was logged out or blocked does nothing more, not even what was sent before and waits for its
turn. Other processes say so by `Store.changes`; when that line was cut, all are checked anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from glueck.match.refusals import Refused
from glueck.server.accounts import Players, secret_hash
from glueck.store import Player


class Session:
    """Somebody, as long as the secret is theirs. Nobody at all has no secret, and stays."""

    def __init__(self, key: bytes | None) -> None:
        self.key = key
        self.address = ""  # where it came from, as far as that is counted
        self.player: Player | None = None
        self.ended: Refused | None = None  # and why
        self.on_end: Callable[[Refused], None] = lambda why: None

    def must_go_on(self) -> None:
        if self.ended is not None:
            raise Refused(self.ended.code, self.ended.text)

    def end(self, why: Refused) -> None:
        if self.ended is None:
            self.ended = why
            self.on_end(why)


class Sessions:
    def __init__(self, players: Players) -> None:
        self.players = players
        self._open: defaultdict[bytes, set[Session]] = defaultdict(set)

    @contextmanager
    def opened(self, secret: str | None) -> Iterator[Session]:
        """From before the secret is looked up: whatever happens to it from then on, it hears."""
        key = secret_hash(secret) if secret else None
        session = Session(key)
        if key is None:
            yield session
            return
        self._open[key].add(session)
        try:
            yield session
        finally:
            self._open[key].discard(session)
            if not self._open[key]:
                del self._open[key]

    def end(self, secret: str) -> None:
        """It is no longer what this device is known by."""
        for session in list(self._open.get(secret_hash(secret), ())):
            session.end(logged_out())

    def end_all(self, player: str, why: Refused, but: str | None = None) -> None:
        """All of a player, except those with one secret."""
        spared = secret_hash(but) if but else None
        for session in self._of(player):
            if session.key != spared:
                session.end(why)

    def update(self, player: Player) -> None:
        """A new name, say, is what others read from now on."""
        for session in self._of(player.id):
            session.player = player

    def _of(self, player: str | None) -> list[Session]:
        """All of a player, or of everybody."""
        return [
            session
            for sessions in self._open.values()
            for session in sessions
            if session.player is not None and player in (None, session.player.id)
        ]

    async def check(self, player: str | None = None) -> None:
        """Another process has changed a player, or (None) may have changed any: who is still who
        they were?"""
        self.players.forget()
        for key in {session.key for session in self._of(player) if session.key}:
            owner = await self.players.owner(key)
            for session in list(self._open.get(key, ())):
                if owner is None:
                    session.end(logged_out())
                elif owner.blocked:
                    session.end(blocked())
                else:
                    session.player = owner


def logged_out() -> Refused:
    return Refused("logged_out", "whoever was known here was logged out")


def blocked() -> Refused:
    return Refused("blocked", "the host of this server has blocked you")
