"""The lines of the bot protocol that a bot in any language is sent: made from a position, or from a
match for a bot that is connected over the WebSocket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from glueck.engine.state import State
from glueck.match import bot_messages as b
from glueck.match import events as e
from glueck.match.log_line import LogLine
from glueck.match.match import CLOSED, OVER, Match

Log = list[dict[str, Any]]


# -- of a position -------------------------------------------------------------------------


def hello(state: State, seat: int, names: Sequence[str], seed: int | None = None) -> bytes:
    return b.encode(
        b.Hello(
            protocol=b.PROTOCOL, game=state.game.id, rules=state.game.version, seat=seat,
            seats=state.seats, options=state.options, names=list(names), faults=b.MOST_FAULTS,
            seed=seed,
        )
    )  # fmt: skip


def turn(state: State, number: int, log: Log, limit: int | None) -> bytes:
    """The question to the seat that is to act. The legal actions are beside the view, and nothing
    can be undone, so the view has neither."""
    view = state.view(state.seat) | {"projected": state.projected()}
    legal = view.pop("legal")
    del view["undoable"]
    numbers = state.moves().tolist()
    return b.encode(
        b.Turn(number=number, view=view, legal=legal, numbers=numbers, log=log, limit=limit)
    )


def over(scores: Sequence[int], places: Sequence[int], log: Log) -> bytes:
    return b.encode(b.Over(scores=list(scores), places=list(places), log=log))


# -- of a match ----------------------------------------------------------------------------


def log_of(match: Match, seat: int, whole: bool) -> Log:
    """What happened since the seat last acted, including that action; or everything. Already
    JSON."""
    lines: list[LogLine] = match.lines.latest(b.MOST_TOLD)
    if not whole:
        own = [at for at, line in enumerate(lines) if line.seat == seat]
        lines = lines[own[-1] :] if own else lines
    return cast(Log, msgspec.Raw(b"[" + b",".join(line.told_to(seat) for line in lines) + b"]"))


def names_of(match: Match) -> list[str]:
    return [chair.name or chair.level or "" for chair in match.chairs]


def hello_of(match: Match, seat: int) -> bytes:
    assert match.state is not None
    return hello(match.state, seat, names_of(match))


def turn_of(match: Match, seat: int, whole: bool, limit: int | None) -> bytes:
    assert match.state is not None
    return turn(match.state, match.moves, log_of(match, seat, whole), limit)


def over_of(match: Match, seat: int) -> bytes:
    scores = match.state.scores if match.state else []
    return over(scores, match.places or [], log_of(match, seat, whole=False))


def time_left(match: Match, now: int | None = None) -> int | None:
    """Milliseconds from now, or from the last event; none, if no clock runs."""
    deadline = match.clocks.deadline
    return None if deadline is None else max(0, deadline - (now or match.changed))


# -- what a bot at a table is sent over the WebSocket: lines, one message each -------------


def whole(match: Match, seat: int | None, now: int | None = None) -> bytes:
    """What a newly connected bot must be told: nothing, before the game has begun."""
    if seat is None or match.state is None:
        return b""
    if match.status in (OVER, CLOSED):
        return over_of(match, seat)
    lines = [hello_of(match, seat)]
    if match.acts(seat):
        lines.append(turn_of(match, seat, True, time_left(match, now)))
    return b"\n".join(lines)


def event(event: e.Event, before: Match, after: Match, seat: int | None) -> bytes:
    """The lines for an event: the game begins, the bot is to act, the game is over."""
    if seat is None or isinstance(event, e.Said | e.Renamed | e.Rematch):
        return b""
    if isinstance(event, e.Began):
        return whole(after, seat)
    if after.status in (OVER, CLOSED):
        return over_of(after, seat) if before.status != after.status else b""
    asked = before.acts(seat) and before.moves == after.moves
    if asked or not after.acts(seat):
        return b""
    return turn_of(after, seat, isinstance(event, e.CameBack), time_left(after))
