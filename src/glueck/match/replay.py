"""A game replayed moment by moment: pages of views and of lines of the log.

A moment is the position after so many actions; moment 0 is the deal. A page begins with a whole
view, then has what each action changed, so that any page can be read by itself.

A viewer's file (without a seed: saved from a running game) has views and actions, but no log. Its
pages are made from those: lines of the log come from the views before and after them, and no page
has projected scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from glueck.engine.errors import SaveError
from glueck.engine.save import Frame, Saved
from glueck.engine.state import State
from glueck.engine.view_changes import difference
from glueck.match.log_line import LogLine
from glueck.match.match import OVER, RUNNING, protocol_of
from glueck.match.messages import About, ReplayPage, Seat, encode
from glueck.match.names import numbers_among_alike
from glueck.match.refusals import Refused
from glueck.match.view_bytes import view_bytes
from glueck.match.viewer_messages import text

MOMENTS = 200  # of a page
MOST_NAME = 40  # letters, as names of people have


def page(
    start: State,
    actions: Sequence[str],
    seat: int | None,
    first: int,
    played: int,
    table: About | None = None,
) -> bytes:
    """The page that begins at moment `first`, as `seat` saw it (None: a spectator). `start` is the
    deal; `actions` must reach at least to the end of the page."""
    state = start
    for words in actions[:first]:
        state.play(words)
    view, runs = state.view_after(seat, None)
    views, lines = [text(runs)], []
    for words in actions[first : first + MOMENTS]:
        state, line = state.after(words)
        lines.append(LogLine.of(line).told_to(seat))
        if len(views) < MOMENTS:
            view, runs = state.view_after(seat, view)
            views.append(text(runs))
    return encode(
        ReplayPage(
            protocol=protocol_of(state.game), seat=seat, first=first, played=played, views=views,
            lines=cast(list[dict[str, Any]], msgspec.Raw(b"[" + b",".join(lines) + b"]")),
            table=table,
        )
    )  # fmt: skip


# -- a viewer's file -----------------------------------------------------------------------


def watched_page(saved: Saved, first: int, table: About) -> bytes:
    """The same for a viewer's file, as that viewer saw it."""
    frames = [one for one in saved.frames(saved.viewer) if first <= one.number <= first + MOMENTS]
    views: list[str] = []
    lines: list[dict[str, Any]] = []
    before: bytes | None = None
    for last, frame in zip([None, *frames], frames, strict=False):
        try:
            now = bytes_of(saved, frame)
            if last is not None:
                lines.append(line_between(saved, last, frame))
        except (ValueError, KeyError, TypeError, AttributeError, IndexError) as problem:
            what = f"is not what {saved.game.id} shows ({type(problem).__name__})"
            raise SaveError(f"{saved.where}: views[{frame.number}]", what) from None
        if len(views) < MOMENTS:
            views.append(text(difference(before, now)))
            before = now
    return encode(
        ReplayPage(
            protocol=protocol_of(saved.game), seat=saved.viewer, first=first,
            played=len(saved.actions), views=views, lines=lines, table=table,
        )
    )  # fmt: skip


def bytes_of(saved: Saved, frame: Frame) -> bytes:
    whose = (frame.view["seats"], frame.view["viewer"], len(frame.view["players"]))
    if whose != (saved.seats, saved.viewer, saved.seats):
        raise ValueError("a view of another table")
    return view_bytes(saved.game, frame.view)


def line_between(saved: Saved, before: Frame, after: Frame) -> dict[str, Any]:
    """A line of the log, made from the views before and after it."""
    from glueck.terminal.board import board_of  # takes a while, and few have such files

    if after.seat not in range(saved.seats):
        raise ValueError("nobody's turn")
    entry: dict[str, Any] = {"number": before.number, "seat": after.seat, "action": after.action}
    return board_of(saved.game).completed(before.view, entry | {"points": []}, after.view)


# -- save files ----------------------------------------------------------------------------


def must_be_moment(number: int, played: int) -> None:
    if number > played:
        raise Refused("moment", f"{played} actions were played, not {number}")


def about_file(saved: Saved, levels: Sequence[str]) -> About:
    """A save file shown as a table: a player named like a level is a bot of that level. A viewer's
    file has no places, so such a game is shown as still running."""
    end = None if saved.redacted else saved.state()
    over = end is not None and end.over
    names = [name[:MOST_NAME] for name in saved.players] or [""] * saved.seats
    alike = numbers_among_alike([name if name not in levels else "" for name in names])
    chairs = [
        Seat(None, "", name, None, False)
        if name in levels
        else Seat(f"seat {seat}", name, None, None, False, alike=alike[seat])
        for seat, name in enumerate(names)
    ]
    return About(
        game=saved.game.id, rules=saved.game.version, title="",
        status=OVER if over else RUNNING, options=saved.options, public=False, spectators=True,
        imported=True, after=None, by="", created=0, commitment="", chairs=chairs, clock=None,
        places=end.places if end and over else None, scores=end.scores if end and over else None,
    )  # fmt: skip
