"""What happened, told for one viewer: from views and the log, never from the position."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from rich.text import Text

from glueck.engine.save import full
from glueck.engine.state import State
from glueck.terminal.board import TerminalBoard
from glueck.terminal.seat_names import name_of, styled


class NarratedAction(NamedTuple):
    number: int  # actions played before
    seat: int
    phrase: str  # empty: nothing worth telling
    points: list[dict[str, Any]]


def narrate(
    state: State, viewer: int | None, board: TerminalBoard, names: Sequence[str], since: int = 0
) -> Iterator[NarratedAction]:
    """A game is played again from its `since`-th action, and watched by the viewer."""
    again = full(state).state(since)
    before = again.view(viewer)
    log = state.log(viewer, since)
    for entry, action in zip(log, state.actions[since:], strict=True):
        again.play(action)
        after = again.view(viewer)
        phrase = board.phrase(before, entry, after, names)
        yield NarratedAction(entry["number"], entry["seat"], phrase, entry["points"])
        before = after


def told(story: Iterable[NarratedAction], board: TerminalBoard, names: Sequence[str]) -> list[Text]:
    """A line for each turn, and below it the points that were scored for all."""
    lines = []
    for seat, turn in groupby(story, key=lambda event: event.seat):
        done = list(turn)
        phrases = [event.phrase for event in done if event.phrase]
        if phrases:
            sentence = ", ".join(phrases).replace(":,", ":")
            lines.append(Text.assemble(styled(seat, names), f" {sentence}."))
        lines += awards([p for event in done for p in event.points], board, names)
    return lines


def awards(
    points: Sequence[dict[str, Any]], board: TerminalBoard, names: Sequence[str]
) -> list[Text]:
    """What each thing brought whom, unless the phrase has told it."""
    by_detail: dict[str, list[str]] = {}
    for point in points:
        what = board.detail(point)
        if point["points"] and what:
            gain = f"{name_of(point['seat'], names)} {point['points']:+}"
            by_detail.setdefault(what, []).append(gain)
    return [Text(f"   {what}: {', '.join(gains)}") for what, gains in by_detail.items()]
