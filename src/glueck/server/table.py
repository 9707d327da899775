"""A table in memory: a cache of its log, with those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from glueck.match import events as e
from glueck.match.match import CLOSED, OVER, Match, fold
from glueck.match.messages import encode
from glueck.match.viewer_messages import ViewerMessages
from glueck.server.viewer import REFUSED, Viewer
from glueck.store import Event, TableRow

SEATING = (e.SatDown, e.StoodUp, e.Began)
Key = tuple[int | None, str]  # seat and form: who shares these sees the same


class Table:
    def __init__(self, id: str, events: Sequence[Event]) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.match = folded(events)
        self.viewers: set[Viewer] = set()
        self.used = 0.0
        self.busy = False  # a bot thinks about it
        self.lost: int | None = None  # memory is ahead of the log, which has so many events
        self._tellers: dict[Key, ViewerMessages] = {}
        self._rows: dict[int | None, TableRow] = {}  # by whose turn it is, while the rest stays
        self._rest: object = None

    # -- viewers -----------------------------------------------------------------------

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if not any(key_of(other) == key_of(viewer) for other in self.viewers):
            self._tellers.pop(key_of(viewer), None)
        if not self.viewers:
            self.match.look_away()

    def teller(self, viewer: Viewer) -> ViewerMessages:
        key = key_of(viewer)
        if key not in self._tellers:
            self._tellers[key] = ViewerMessages(self.match, *key)
        return self._tellers[key]

    # -- events ------------------------------------------------------------------------

    def evolve(self, events: Sequence[e.Event], at: int) -> list[Message]:
        """Let events change the match; what is to be told of them, once they are durable."""
        messages = []
        for event in events:
            self.match.evolve(event, at)
            told = {key: teller.event(event, at) for key, teller in self._tellers.items()}
            messages.append(Message(told, isinstance(event, SEATING)))
        return messages

    def tell(self, messages: Sequence[Message]) -> None:
        for message in messages:
            moved = self._moved() if message.seating else ()
            for viewer in self.viewers:
                if message.seating and not self.match.may_watch(viewer.player):
                    viewer.leave(REFUSED, "no_spectators")
                elif viewer in moved:
                    viewer.tell(self.teller(viewer).all())
                elif key_of(viewer) in message.told:
                    viewer.tell(message.told[key_of(viewer)])

    def _moved(self) -> list[Viewer]:
        """Those whose seat is another one now; from here on they see what it sees."""
        moved = []
        for viewer in self.viewers:
            seat = self.match.seat_of(viewer.player)
            if seat != viewer.seat:
                viewer.seat = seat
                moved.append(viewer)
        wanted = {key_of(viewer) for viewer in self.viewers}
        self._tellers = {key: one for key, one in self._tellers.items() if key in wanted}
        return moved

    def catch_up(self, events: Sequence[Event]) -> None:
        """What other processes have written."""
        for event in events:
            if event.number == self.match.version + 1:
                self.tell(self.evolve([e.decode(event.body)], event.at))

    def reload(self, events: Sequence[Event]) -> None:
        """Forget what was not written after all; nobody was told of it."""
        self.match, self._rest, self.lost = folded(events), None, None
        for key in self._tellers:
            self._tellers[key] = ViewerMessages(self.match, *key)

    def row(self) -> TableRow:
        """What is kept beside the events. Most moves change little of it."""
        match, turn = self.match, turn_of(self.match)
        rest = (
            match.status, match.title, tuple(match.chairs),
            tuple(match.stand_ins.items()), len(match.gave_up),
        )  # fmt: skip
        if self._rest != rest:
            self._rest, self._rows = rest, {}
        if turn not in self._rows:
            self._rows[turn] = row_of(self.id, match)
        return self._rows[turn]._replace(
            changed=match.changed, due=match.due, version=match.version
        )


class Message(NamedTuple):
    """What each kind of viewer is told of one event."""

    told: dict[Key, bytes]
    seating: bool  # whether others than before may see the table from now on


def folded(events: Sequence[Event]) -> Match:
    """The match that is kept as these."""
    return fold((e.decode(event.body), event.at) for event in events)


def key_of(viewer: Viewer) -> Key:
    return viewer.seat, viewer.form


def row_of(id: str, match: Match) -> TableRow:
    about: dict[str, Any] = msgspec.to_builtins(match.public())
    for secret in ("seed", "salt"):  # a list is not the place
        about.pop(secret, None)
    about |= {"turn": turn_of(match)}
    names = [chair.name or chair.level or "" for chair in match.chairs]
    players = [match.opened.by, *(chair.player for chair in match.chairs if chair.player)]
    return TableRow(
        id=id,
        game=match.opened.game,
        status=OVER if match.status == CLOSED else match.status,
        public=match.opened.public,
        created=match.created,
        changed=match.changed,
        players=tuple(dict.fromkeys(players)),
        summary=encode(about),
        words=" ".join([match.opened.game, match.title, *names]).lower(),
        due=match.due,
        version=match.version,
    )


def turn_of(match: Match) -> int | None:
    return match.state.seat if match.state is not None and match.status == "running" else None
