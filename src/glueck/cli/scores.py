"""Points in a table: a row for each reason, a column for each player."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from glueck.engine.state import State
from glueck.terminal.board import TerminalBoard
from glueck.terminal.seat_names import styled
from glueck.terminal.words import listed, number, signed, t

Entry = dict[str, Any]


def results(state: State, board: TerminalBoard, names: Sequence[str], console: Console) -> None:
    """The sources of everybody's points, and the winners."""
    sheet = table(names)
    add_rows(sheet, state.points(), board.reason, state.seats)
    add_total(sheet, t("total"), state.scores)
    console.print(sheet)
    if state.over:
        console.print(verdict(state.winners, names))


def verdict(winners: Sequence[int], names: Sequence[str]) -> Text:
    who = listed(names[seat] for seat in winners)
    return Text(t("result-title", names=who, n=len(winners)), "bold")


def projection(state: State, board: TerminalBoard, names: Sequence[str], console: Console) -> None:
    """Points so far and what they would become if a part of the game, or all of it, ended now."""
    parts = state.projected()
    sheet, remarks = table(names), []
    add_rows(sheet, state.points(), board.reason, state.seats)
    for part, value in parts.items():
        if isinstance(value, list) and part.removesuffix("_entries") == part:
            add_rows(sheet, parts.get(f"{part}_entries", []), board.detail, state.seats)
            add_total(sheet, board.part_title(part), value)
        elif not isinstance(value, list):
            remarks.append(f"{board.part_title(part)}: {value}")
    console.print(sheet)
    for remark in remarks:
        console.print(remark)


def table(names: Sequence[str]) -> Table:
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column("")
    for seat in range(len(names)):
        sheet.add_column(styled(seat, names), justify="right")
    return sheet


def add_rows(
    sheet: Table, points: Iterable[Entry], reason: Callable[[Entry], str], seats: int
) -> None:
    """A row for each reason, in the sequence they first come up."""
    rows: dict[str, list[int]] = {}
    for point in points:
        row = rows.setdefault(reason(point), [0] * seats)
        row[point["seat"]] += point["points"]
    for label, row in rows.items():
        sheet.add_row(label, *(Text(signed(n)) if n else Text("·", "dim") for n in row))


def add_total(sheet: Table, title: str, totals: Sequence[int]) -> None:
    sheet.add_row(Text(title, "bold"), *(Text(number(n), "bold") for n in totals), end_section=True)
