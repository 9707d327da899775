"""What one viewer is told of a match: all of it once, then what each event changed.

Everything that leaves for a viewer is made here, from `State.seen` of its seat and from what the
match says in public. Messages carry the number of their event, so that whoever was away asks
for what came after the last one, and gets the very same messages.
"""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import msgspec
import numpy as np

from glueck.engine.look import Look
from glueck.engine.save import change
from glueck.match import events as e
from glueck.match.match import Match
from glueck.match.messages import EventMessage, Line, PastView, TableMessage, encode
from glueck.match.refusals import Refused

VIEW, RECORD = FORMS = ("view", "record")  # for people's clients; for programs
QUIET = (e.Played, e.TookBack, e.Said)  # events that leave the table itself as it was


class ViewerMessages:
    """Follows one match for all viewers at one seat (None: spectators) who want one form."""

    def __init__(self, match: Match, seat: int | None, form: str) -> None:
        self.match, self.seat, self.form = match, seat, form
        self._view: dict[str, Any] = {}
        self._record: bytes | None = None
        self._over = False
        self._look()

    def _look(self) -> None:
        """Remember what the viewer sees now."""
        self._over = self.match.status == "over"
        if self.match.state is None:
            return
        if self.form == RECORD:
            self._record = self.match.state.seen(self.seat).tobytes()
        else:
            self._view = self.view()

    def view(self, look: Look | None = None) -> dict[str, Any]:
        state = self.match.state
        if state is None:
            return {}
        view = state.view(self.seat, look=look)
        view["projected"] = self.match.projected()
        if not self._may_act():
            view |= {"legal": [], "undoable": 0}
        return view

    def _may_act(self) -> bool:
        """Whether this seat decides now, and not a bot for it."""
        match = self.match
        if match.state is None or match.status != "running" or self.seat is None:
            return False
        return match.state.seat == self.seat and match.level_at(self.seat) is None

    def all(self) -> bytes:
        """The whole table as it is now."""
        self._look()
        match = self.match
        record, legal = (self._encoded(), self._legal()) if self.form == RECORD else (None, None)
        return encode(
            TableMessage(
                n=match.version, move=match.moves, seat=self.seat, table=match.public(),
                log=[line.told_to(self.seat) for line in match.lines],
                chat=[said(one, at) for at, one in match.said], clock=match.times(),
                view=self._view if self.form == VIEW else None, record=record, legal=legal,
            )
        )  # fmt: skip

    def _encoded(self) -> str | None:
        return None if self._record is None else b64encode(self._record).decode()

    def _legal(self) -> list[int]:
        state = self.match.state
        return state.moves().tolist() if state is not None and self._may_act() else []

    def event(self, event: e.Event, at: int) -> bytes:
        """What came of an event; the match has evolved by it already."""
        match = self.match
        over, self._over = self._over, match.status == "over"
        quiet = isinstance(event, QUIET) and over == self._over
        return encode(
            EventMessage(
                n=match.version, at=at, move=match.moves, what=what(event), about=about(event),
                log=match.lines[-1].told_to(self.seat) if isinstance(event, e.Played) else None,
                chat=said(event, at) if isinstance(event, e.Said) else None,
                table=None if quiet else match.public(), clock=match.times(),
                **({} if isinstance(event, e.Said) else self._changes()),
            )
        )  # fmt: skip

    def _changes(self) -> dict[str, Any]:
        state = self.match.state
        if state is None:
            return {}
        if self.form == VIEW:
            before, self._view = self._view, self.view(self.match.look(self.seat))
            return {"changes": change(before, self._view, rows=True)}
        known, self._record = self._record, state.seen(self.seat).tobytes()
        if known is None:
            return {"record": self._encoded(), "legal": self._legal()}
        now = np.frombuffer(self._record, np.uint8)
        at = (np.frombuffer(known, np.uint8) != now).nonzero()[0]
        changed = {"at_bytes": at.tolist(), "bytes": now[at].tolist()}
        return changed | {"legal": self._legal()}


def then(match: Match, seat: int | None, number: int) -> bytes:
    """What a seat saw after so many actions of the game as it stands; nothing can be done there."""
    if match.state is None or number > len(match.lines):
        raise Refused("moment", f"{len(match.lines)} actions were played, not {number}")
    state = match.state.at(number)
    view = state.view(seat) | {"projected": state.projected(), "legal": [], "undoable": 0}
    return encode(PastView(number, view))


def what(event: e.Event) -> str:
    return str(event.__struct_config__.tag)


def about(event: e.Event) -> dict[str, Any]:
    """The event itself, without what is told elsewhere in words fit for the viewer."""
    if isinstance(event, e.Opened | e.Said):
        return {}
    if isinstance(event, e.Played):
        return {"seat": event.seat}
    return {k: v for k, v in msgspec.to_builtins(event).items() if k != "what"}


def said(event: e.Said, at: int) -> Line:
    return Line(at, event.player, event.name, event.seat, event.text)
