"""The messages about a match to one viewer: the whole table once, then what each event changed.

Everything that is sent to a viewer is made here. A message depends only on the match before and
after an event, the seat and the form: nothing is remembered about viewers, and a viewer that was
disconnected gets exactly the same messages, made again.
"""

from __future__ import annotations

from binascii import b2a_base64
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
import numpy as np

from glueck.engine.record import Array
from glueck.engine.state import State
from glueck.match import bot_lines
from glueck.match import events as e
from glueck.match import messages as m
from glueck.match.decide import absent_after
from glueck.match.log_line import LogLine
from glueck.match.match import MOST_LINES, Match
from glueck.match.refusals import Refused

VIEW, JSON, RECORD = FORMS = ("view", "json", "record")  # for pages; for programs; for bots
BOT = "bot"  # lines of the bot protocol, none or several; for bots over the WebSocket
MOST_KEPT = 4096  # bytes of a message kept for disconnected viewers; views as JSON have more
T = TypeVar("T")


def already_json(value: T) -> T:
    """Wraps a value in messages: if it is the same for many, it is turned into JSON once."""
    return cast(T, msgspec.Raw(m.encode(value)))


def about_table(match: Match) -> m.About:
    known = match.table_cache
    if "about" not in known:
        known["about"] = already_json(match.public())
    return cast(m.About, known["about"])


def text(raw: bytes | memoryview) -> str:
    return b2a_base64(raw, newline=False).decode()


# -- the whole table -----------------------------------------------------------------------


def whole_table(match: Match, seat: int | None, form: str, now: int | None = None) -> bytes:
    """The whole table as it is now; the first message of a connection contains `now`."""
    if form == BOT:
        return bot_lines.whole(match, seat, now)
    return m.encode(
        WHOLE[form](
            protocol=match.protocol, n=match.version, move=match.moves, seat=seat,
            table=about_table(match), log=log_of(match.lines.latest(MOST_LINES), seat),
            chat=[chat_line(one, at) for at, one in match.said], clock=match.times(),
            news=list(match.news), acted=match.acted, absent=absent_after(match),
            now=now, **POSITIONS[form](None, match, seat),
        )
    )  # fmt: skip


def log_of(lines: list[LogLine], seat: int | None) -> list[dict[str, Any]]:
    """Already JSON, all of it."""
    told = b",".join([line.told_to(seat) for line in lines])
    return cast(list[dict[str, Any]], msgspec.Raw(b"[" + told + b"]"))


# -- an event ------------------------------------------------------------------------------


class Happened(NamedTuple):
    """An event with the match before and after it. Parts that are the same for all are made
    once."""

    event: e.Event
    before: Match
    after: Match
    common: dict[str, Any]
    messages: dict[tuple[int | None, str], bytes]

    def told(self, seat: int | None, form: str) -> bytes:
        """The message for all viewers at one seat (None: spectators) with the same form."""
        message = self.messages.get((seat, form))
        if message is None:
            message = self.messages[seat, form] = self._message(seat, form)
        return message

    def forget_large(self) -> None:
        """Keep small messages. Forgotten ones can be made again."""
        for kind in [kind for kind, message in self.messages.items() if len(message) > MOST_KEPT]:
            del self.messages[kind]
        if self.before.position_cache is not self.after.position_cache:
            self.before.position_cache.clear()

    def _message(self, seat: int | None, form: str) -> bytes:
        if form == BOT:
            return bot_lines.event(self.event, self.before, self.after, seat)
        if type(self.event) is e.Said:
            return m.encode(EVENT[form](**self.common))
        position = POSITIONS[form](self.before, self.after, seat)
        if type(self.event) is e.Played:
            position["log"] = msgspec.Raw(self.after.lines.last.told_to(seat))
        return m.encode(EVENT[form](**self.common, **position))


def happened(event: e.Event, at: int, before: Match, after: Match) -> Happened:
    common: dict[str, Any] = {
        "n": after.version, "at": at, "move": after.moves, "what": e.TAG[type(event)],
        "about": about(event),
    }  # fmt: skip
    if after.clocks.spec is not None:
        common["clock"] = already_json(after.times())
    if type(event) is e.Said:
        common["chat"] = chat_line(event, at)
    if after.table_cache is not before.table_cache:
        common["table"] = about_table(after)
    return Happened(event, before, after, common, {})


# -- positions, in each form ---------------------------------------------------------------


def as_bytes(before: Match | None, after: Match, seat: int | None) -> dict[str, Any]:
    """The position as a page gets it: the bytes of the view that have changed."""
    state = after.state
    if state is None:
        return {}
    view, runs = state.view_after(seat, view_of(before, seat) if before else None)
    after.position_cache["view", seat] = view
    if not after.acts(seat):
        return {"view": text(runs)}
    undoable = 0 if after.opened.deal else int(state.array["undoable"][0])
    return {"view": text(runs), "legal": state.legal(), "undoable": undoable}


def view_of(match: Match, seat: int | None) -> Array | None:
    """The view that a seat was sent before."""
    view: Array | None = match.position_cache.get(("view", seat))
    if view is None and match.state is not None:
        view, _ = match.state.view_after(seat, None)
    return view


def as_json(before: Match | None, after: Match, seat: int | None) -> dict[str, Any]:
    if after.state is None:
        return {}
    hidden: dict[str, Any] = {} if after.acts(seat) else {"legal": [], "undoable": 0}
    if after.opened.deal:
        hidden["undoable"] = 0
    return {"view": whole_view(after.state, seat) | hidden}


def whole_view(state: State, seat: int | None) -> dict[str, Any]:
    return state.view(seat) | {"projected": state.projected()}


def as_record(before: Match | None, after: Match, seat: int | None) -> dict[str, Any]:
    """The position as a bot gets it: its bytes, as the seat sees it."""
    legal = after.state.moves().tolist() if after.state and after.acts(seat) else []
    if after.state is None:
        return {"legal": legal} if before is None else {}
    now = record_bytes(after, seat)
    if before is None or before.state is None:
        return {"record": text(now), "legal": legal}
    new = np.frombuffer(now, np.uint8)
    at = (np.frombuffer(record_bytes(before, seat), np.uint8) != new).nonzero()[0]
    return {"at_bytes": at.tolist(), "bytes": new[at].tolist(), "legal": legal}


def record_bytes(match: Match, seat: int | None) -> bytes:
    known, key = match.position_cache, ("record", seat)
    if key not in known:
        known[key] = cast(State, match.state).seen(seat).tobytes()
    return cast(bytes, known[key])


WHOLE: dict[str, type[m.WholeTable]] = {
    VIEW: m.TableMessage,
    JSON: m.TableAsJson,
    RECORD: m.TableAsRecord,
}
EVENT: dict[str, type[m.AnyEventMessage]] = {
    VIEW: m.EventMessage,
    JSON: m.EventAsJson,
    RECORD: m.EventAsRecord,
}
POSITIONS: dict[str, Callable[[Match | None, Match, int | None], dict[str, Any]]] = {
    VIEW: as_bytes,
    JSON: as_json,
    RECORD: as_record,
}


# -- an earlier moment ---------------------------------------------------------------------


def past_view(match: Match, seat: int | None, number: int, form: str) -> bytes:
    """What a seat saw after so many of the game's actions; nothing can be played there."""
    if match.state is None or number > match.state.played:
        played = match.state.played if match.state else 0
        raise Refused("moment", f"{played} actions were played, not {number}")
    state = match.state.at(number)
    if form == RECORD:
        return m.encode(m.PastRecord(number=number, record=text(state.seen(seat).tobytes())))
    if form == JSON:
        view = whole_view(state, seat) | {"legal": [], "undoable": 0}
        return m.encode(m.PastViewAsJson(number=number, view=view))
    _, runs = state.view_after(seat, None)
    return m.encode(m.PastView(protocol=match.protocol, number=number, view=text(runs)))


# -- parts of messages ---------------------------------------------------------------------


def about(event: e.Event) -> dict[str, Any]:
    """The event itself, without the parts that are sent elsewhere in a form for this viewer."""
    if isinstance(event, e.Played):
        return {"seat": event.seat}
    if isinstance(event, e.Opened | e.Said):
        return {}
    return {k: v for k, v in msgspec.to_builtins(event).items() if k not in ("what", "mark")}


def chat_line(event: e.Said, at: int) -> m.ChatLine:
    return m.ChatLine(at, event.player, event.name, event.seat, event.text)
