"""A table in memory: a match, which follows from its log, and its viewers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import structs

from glueck.match import events as e
from glueck.match.decide import Decision
from glueck.match.match import CLOSED, OVER, Happening, Match, history
from glueck.match.messages import Summary, encode
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import BOT, JSON, Happened, happened, whole_table
from glueck.server.presence import Present
from glueck.server.viewer import REFUSED, Viewer
from glueck.store import StoredEvent, TableRow

SEATING = (e.SatDown, e.StoodUp, e.Began)  # after these somebody may have changed seats
# Events kept for viewers that were disconnected for a moment. After a longer time a viewer gets the
# whole table: so reconnecting never costs more than this, however long the game is.
RECENT = 64
RECENT_AS_JSON = 16  # … as JSON, which takes ten times as long to make


class Step(NamedTuple):
    """The result of a decision. Nobody is told of it before it is stored."""

    happened: list[Happened]
    match: Match

    @property
    def events(self) -> list[bytes]:
        return [e.encode(one.event) for one in self.happened]


def step(match: Match, decision: Decision, at: int) -> Step:
    steps = []
    for event in decision.events:
        before, match = match, match.evolved(event, at, decision.move)
        steps.append(happened(event, at, before, match))
    return Step(steps, match)


def step_through(match: Match, after: Sequence[Match], events: Sequence[e.Event], at: int) -> Step:
    """The same, if the match after each event was computed elsewhere."""
    before = [match, *after[:-1]]
    happenings = zip(events, before, after, strict=True)
    return Step([happened(event, at, *matches) for event, *matches in happenings], after[-1])


class Table:
    """`lock` is held from a decision until it is stored and sent."""

    def __init__(self, id: str, match: Match) -> None:
        self.id, self.match = id, match
        self.lock = asyncio.Lock()
        self.offering = asyncio.Lock()  # the next game, until its table exists
        self.viewers: set[Viewer] = set()
        self.present = Present(self)
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        self.used = 0.0
        self.busy = False  # a bot thinks about it

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.present.come(viewer)

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.present.go(viewer)

    def prepare(self, next: Step) -> None:
        """Make the messages for all viewers before anything is stored: an event whose messages
        cannot be made must not happen."""
        kinds = {(viewer.seat, viewer.form) for viewer in self.viewers}
        for one in next.happened:
            for kind in kinds:
                one.told(*kind)

    def take(self, done: Step) -> None:
        """Switch to what has been stored, and tell everybody."""
        for one in done.happened:
            self.match = one.after
            self._tell(one)
            one.forget_large()
            self.recent.append(one)

    def _tell(self, one: Happened) -> None:
        if isinstance(one.event, SEATING):
            self._tell_of_seats(one)
        else:
            for viewer in self.viewers:
                viewer.tell(one.told(viewer.seat, viewer.form))

    def _tell_of_seats(self, one: Happened) -> None:
        """Some viewers may no longer watch, some have another seat."""
        for viewer in self.viewers:
            if not self.match.may_watch(viewer.player):
                viewer.leave(REFUSED, "no_spectators")
            else:
                viewer.seat = self.match.seat_of(viewer.player)
                viewer.tell(message_for(viewer, one))
        self.present.seats_changed()

    def missed(self, viewer: Viewer, since: int) -> list[bytes] | None:
        """Exactly the messages that this viewer would have got after number `since`, if they are
        still in memory."""
        count = self.match.version - since
        most = RECENT_AS_JSON if viewer.form == JSON else RECENT
        if not 0 <= count <= min(len(self.recent), most) or since == 0:
            return None
        happened = list(islice(self.recent, len(self.recent) - count, None))
        messages = [message_for(viewer, one) for one in happened]
        for one in happened:
            one.forget_large()
        return messages

    def catch_up(self, events: Sequence[StoredEvent]) -> None:
        """What other processes have written."""
        for stored in events:
            if stored.number == self.match.version + 1:
                self.take(step(self.match, Decision((e.decode(stored.body),)), stored.at))

    def replace(self, fresh: Table) -> None:
        """So much has happened elsewhere that everybody is sent the whole table."""
        self.match, self.recent = fresh.match, fresh.recent
        for viewer in self.viewers:
            if not self.match.may_watch(viewer.player):
                viewer.leave(REFUSED, "no_spectators")
            else:
                viewer.seat = self.match.seat_of(viewer.player)
                viewer.tell(whole_table(self.match, viewer.seat, viewer.form))
        self.present.seats_changed()


def message_for(viewer: Viewer, one: Happened) -> bytes:
    """The message of an event to a viewer: the whole table if its seat has changed, or if a game
    has begun with a past."""
    seat = one.after.seat_of(viewer.player)
    begun = type(one.event) is e.Began and one.after.opened.past
    if (begun or seat != one.before.seat_of(viewer.player)) and viewer.form != BOT:
        return whole_table(one.after, seat, viewer.form)
    return one.told(seat, viewer.form)


def opened_from(id: str, events: Sequence[StoredEvent]) -> Table:
    """The table that is kept as these."""
    table = Table(id, Match())
    happenings = deque(stored_history(events), maxlen=RECENT)
    for one in happenings:
        table.match = one.after
        table.recent.append(happened(one.event, one.at, one.before, one.after))
    return table


def folded(events: Sequence[StoredEvent]) -> Match:
    match = Match()
    for one in stored_history(events):
        match = one.after
    return match


def stored_history(events: Sequence[StoredEvent]) -> Iterator[Happening]:
    """Refused (`damaged`), with the number of the first event that cannot be read or applied."""
    number, known = 1, []
    try:
        if not events:
            raise LookupError("there are no events")
        for number, stored in enumerate(events, 1):
            if stored.number != number:
                raise LookupError("it is missing")
            known.append((e.decode(stored.body), stored.at))
        number = 1
        for one in history(known):
            yield one
            number += 1
    except Refused as problem:
        if problem.code == "rules":
            raise
        raise damaged(number, problem) from problem
    except Exception as problem:  # damaged bytes can fail in any way
        raise damaged(number, problem) from problem


def damaged(number: int, problem: Exception) -> Refused:
    why = f"{type(problem).__name__}: {str(problem)[:100]}"
    return Refused("damaged", f"event {number} of this table cannot be read ({why})")


# -- what is kept beside the events --------------------------------------------------------


def row_of(id: str, match: Match) -> TableRow:
    """Most moves change little of it."""
    row: TableRow | None = match.table_cache.get(("row", match.turn))
    if row is None:
        row = match.table_cache["row", match.turn] = new_row(id, match)
    return row._replace(changed=match.changed, due=match.due, version=match.version)


def new_row(id: str, match: Match) -> TableRow:
    about = structs.asdict(match.public()) | {"seed": None, "salt": None, "turn": match.turn}
    names = [chair.name or chair.level or "" for chair in match.chairs]
    seated = [one for chair in match.chairs if (one := chair.player or chair.invited)]
    players = [match.opened.by, *seated]
    return TableRow(
        id=id,
        game=match.opened.game,
        status=OVER if match.status == CLOSED else match.status,
        public=match.opened.public,
        created=match.created,
        changed=match.changed,
        players=tuple(dict.fromkeys(players)),
        summary=encode(Summary(**about)),
        words=" ".join([match.opened.game, match.title, *names]).lower(),
        due=match.due,
        version=match.version,
    )
