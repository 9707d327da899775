"""The past, for information states: a list that copies share, because it is never changed."""

from __future__ import annotations

import hashlib
from typing import Any

from glueck.engine.game import Game
from glueck.engine.record import PUBLIC

UNKNOWN = -1  # the number of an action that others may not know
DIGEST = 16  # bytes


class Past:
    """The last action, and the past before it. `known` has a digest for each seat of everything it
    has seen so far: two pasts that a seat cannot distinguish have the same."""

    __slots__ = ("action", "before", "known", "seat")

    def __init__(
        self, known: tuple[bytes, ...], before: Past | None = None, seat: int = 0, action: int = 0
    ) -> None:
        self.known, self.before, self.seat, self.action = known, before, seat, action

    def __deepcopy__(self, memo: dict[int, Any]) -> Past:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As a flat list: pickle cannot handle deep nesting."""
        return from_list, ([(p.known, p.seat, p.action) for p in self.all()][::-1],)

    def all(self) -> list[Past]:
        """The latest first."""
        found, one = [], self
        while one.before is not None:
            found.append(one)
            one = one.before
        return [*found, one]

    def latest(self, count: int) -> list[Past]:
        """At most so many actions, the latest first."""
        found: list[Past] = []
        one = self
        while one.before is not None and len(found) < count:
            found.append(one)
            one = one.before
        return found

    def then(self, game: Game, seat: int, action: int, seen: tuple[bytes, ...]) -> Past:
        """After an action of a seat, and what each seat sees then."""
        known = tuple(
            digest(before, seat, told(game, seat, action, viewer), now)
            for viewer, (before, now) in enumerate(zip(self.known, seen, strict=True))
        )
        return Past(known, self, seat, action)

    def retold(self, game: Game, viewer: int, known: tuple[bytes, ...], count: int) -> Past:
        """The latest actions as one seat knows them, for a state dealt again for it: anything it
        may not know is in nobody's past there. `known` are the current digests."""
        past = Past(known)
        for one in reversed(self.latest(count)):
            past = Past(known, past, one.seat, told(game, one.seat, one.action, viewer))
        return past


def from_list(parts: list[tuple[tuple[bytes, ...], int, int]]) -> Past:
    past: Past | None = None
    for known, seat, action in parts:
        past = Past(known, past, seat, action)
    assert past is not None
    return past


def told(game: Game, seat: int, action: int, viewer: int) -> int:
    """The action as another seat may know it."""
    if action == UNKNOWN or seat == viewer or game.actions.seen_by(action) == PUBLIC:
        return action
    return UNKNOWN


def digest(before: bytes, seat: int, action: int, seen: bytes) -> bytes:
    head = before + seat.to_bytes(1, "little") + action.to_bytes(4, "little", signed=True)
    return hashlib.blake2b(head + seen, digest_size=DIGEST).digest()


def beginning(seen: tuple[bytes, ...]) -> Past:
    return Past(tuple(digest(b"", 0, UNKNOWN, one) for one in seen))
