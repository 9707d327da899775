"""What happened, for one viewer: from that viewer's log, never from the position."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from glueck.engine.game import Entry
from glueck.terminal.board import TerminalBoard
from glueck.terminal.seat_names import name_of, seat_style
from glueck.terminal.setting import Setting
from glueck.terminal.words import facts, signed


def told(log: Iterable[Entry], board: TerminalBoard, at: Setting) -> list[Text]:
    """A line for each turn, and below it the points that were scored."""
    lines = []
    for turn in turns_of(log, board):
        turn_told, *after = board.summary(turn, at) or [""]
        sentences = [text for text in (turn_told, *board.besides(turn, at), *after) if text]
        if sentences:
            lines.append(with_names(" ".join(sentences), at))
        lines += awards([point for entry in turn for point in entry["points"]], board, at)
    return lines


def turns_of(log: Iterable[Entry], board: TerminalBoard) -> list[list[Entry]]:
    turns: list[list[Entry]] = []
    for entry in log:
        if turns and board.continues(entry, turns[-1][-1]):
            turns[-1].append(entry)
        else:
            turns.append([entry])
    return turns


def with_names(text: str, at: Setting) -> Text:
    """Each player in their own colour."""
    line = Text(text)
    for seat, name in enumerate(at.names):
        line.highlight_words([name], seat_style(seat))
    return line


def awards(points: Sequence[dict[str, Any]], board: TerminalBoard, at: Setting) -> list[Text]:
    """The points of each player with their reason, unless the sentence contains them."""
    by_detail: dict[str, list[str]] = {}
    for point in points:
        what = board.detail(point)
        if point["points"] and what:
            gain = f"{name_of(point['seat'], at.names)} {signed(point['points'])}"
            by_detail.setdefault(what, []).append(gain)
    return [Text(f"   {what}: {facts(gains)}") for what, gains in by_detail.items()]
