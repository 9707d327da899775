"""Connections and requests, each bound to the secret it came with.

Nothing more is done for a player who was logged out or blocked, not even commands that were sent
before and are still waiting. Other processes announce this by `Store.changes`; after losing that
connection, all sessions are checked again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from glueck.match.refusals import Refused
from glueck.server.accounts import Players, secret_hash
from glueck.store import Player


class Session:
    """A player, as long as the secret is theirs. A session without a player has no secret, and
    stays."""

    def __init__(self, key: bytes | None) -> None:
        self.key = key
        self.address = ""  # the address for which it counts
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
        """Created before the secret is looked up, so that it hears of all later changes to it."""
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
        """The secret no longer identifies this device."""
        for session in list(self._open.get(secret_hash(secret), ())):
            session.end(logged_out())

    def end_all(self, player: str, why: Refused, but: str | None = None) -> None:
        """All of a player, except those with one secret."""
        spared = secret_hash(but) if but else None
        for session in self._of(player):
            if session.key != spared:
                session.end(why)

    def update(self, player: Player) -> None:
        """Others see, for example, a new name from now on."""
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
        """Another process has changed a player, or (None) may have changed any: check every
        session."""
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
