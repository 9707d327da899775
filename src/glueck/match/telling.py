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

from glueck.engine.record import Array
from glueck.engine.save import change
from glueck.match import events as e
from glueck.match.match import Match

VIEW, RECORD = FORMS = ("view", "record")  # for people's clients; for programs
encode = msgspec.json.Encoder().encode
QUIET = (e.Played, e.TookBack, e.Said)  # events that leave the table itself as it was


class Teller:
    """Follows one match for all viewers at one seat (None: spectators) who want one form."""

    def __init__(self, match: Match, seat: int | None, form: str) -> None:
        self.match, self.seat, self.form = match, seat, form
        self._view: dict[str, Any] = {}
        self._record: Array | None = None
        self._over = False
        self._look()

    def _look(self) -> None:
        """Remember what the viewer sees now."""
        self._over = self.match.status == "over"
        if self.match.state is None:
            return
        if self.form == RECORD:
            self._record = self.match.state.seen(self.seat).view(np.uint8)
        else:
            self._view = self.view()

    def view(self) -> dict[str, Any]:
        state = self.match.state
        if state is None:
            return {}
        view = state.view(self.seat) | {"projected": state.projected()}
        return view if self._may_act() else view | {"legal": [], "undoable": 0}

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
        return encode(
            {"t": "table", "n": match.version, "move": match.moves, "seat": self.seat}
            | {"table": match.public(), "clock": match.times(), "chat": self._chat()}
            | {"log": [line.told_to(self.seat) for line in match.lines]}
            | self._whole()
        )

    def _chat(self) -> list[dict[str, Any]]:
        return [said(one, at) for at, one in self.match.said]

    def _whole(self) -> dict[str, Any]:
        if self.form == VIEW:
            return {"view": self._view}
        if self._record is None:
            return {"record": None}
        return {"record": b64encode(self._record.tobytes()).decode()} | self._legal()

    def _legal(self) -> dict[str, Any]:
        state = self.match.state
        return {"legal": state.moves().tolist() if state and self._may_act() else []}

    def event(self, event: e.Event, at: int) -> bytes:
        """What came of an event; the match has evolved by it already."""
        match = self.match
        message: dict[str, Any] = {"t": "event", "n": match.version, "at": at} | told(event)
        message["move"] = match.moves
        if isinstance(event, e.Played):
            message["log"] = match.lines[-1].told_to(self.seat)
        elif isinstance(event, e.Said):
            message["chat"] = said(event, at)
        if match.clocks.spec is not None:
            message["clock"] = match.times()
        if not isinstance(event, QUIET) or (match.status == "over") != self._over:
            message["table"] = match.public()
        if not isinstance(event, e.Said):
            message |= self._changes()
        self._over = match.status == "over"
        return encode(message)

    def _changes(self) -> dict[str, Any]:
        state = self.match.state
        if state is None:
            return {}
        if self.form == VIEW:
            before, self._view = self._view, self.view()
            return {"changes": change(before, self._view)}
        before_bytes, self._record = self._record, state.seen(self.seat).view(np.uint8)
        if before_bytes is None:
            return self._whole()
        at = np.flatnonzero(before_bytes != self._record)
        return {"at_bytes": at.tolist(), "bytes": self._record[at].tolist()} | self._legal()


def told(event: e.Event) -> dict[str, Any]:
    """The event itself, without what is told elsewhere in words fit for the viewer."""
    what = msgspec.to_builtins(event)
    if isinstance(event, e.Opened):
        return {"what": what["what"]}
    if isinstance(event, e.Played):
        return {"what": what["what"], "seat": event.seat}
    if isinstance(event, e.Said):
        return {"what": what["what"]}
    return dict(what)


def said(event: e.Said, at: int) -> dict[str, Any]:
    return {"at": at, "player": event.player, "name": event.name, "seat": event.seat,
            "text": event.text}  # fmt: skip
