"""Reports to the operator. What was said is copied from the table itself, so that nobody is blamed
for words that only the report contains."""

from __future__ import annotations

import secrets

from glueck.match.commands import MOST_TEXT
from glueck.match.match import Match
from glueck.match.names import clean_chat
from glueck.match.refusals import Refused
from glueck.server.http_schemas import NewReport
from glueck.store import Player, Report

MOST_REPORTS = 10_000  # that are kept; the oldest are removed


def report_of(new: NewReport, match: Match, reporter: Player, now: int) -> Report:
    player, name, said = {"chat": of_chat, "name": of_name, "table": of_table}[new.what](new, match)
    note = clean_chat(new.note, MOST_TEXT) if new.note.strip() else ""
    return Report(
        secrets.token_urlsafe(9), now, reporter.id, new.what, new.table, player, name, said, note
    )


def no_such_thing() -> Refused:
    return Refused("report", "there is no such line, name or table to report")


def of_chat(new: NewReport, match: Match) -> tuple[str, str, str]:
    for at, line in match.said:
        if (at, line.player) == (new.at, new.player):
            return line.player, line.name, line.text
    raise no_such_thing()


def of_name(new: NewReport, match: Match) -> tuple[str, str, str]:
    for chair in match.chairs:
        if new.player is not None and new.player in (chair.player, chair.invited):
            return new.player, chair.name, ""
    for _, line in match.said:
        if line.player == new.player:
            return line.player, line.name, ""
    raise no_such_thing()


def of_table(new: NewReport, match: Match) -> tuple[str, str, str]:
    by = match.seat_of(match.opened.by)
    return match.opened.by, match.chairs[by].name if by is not None else "", match.title
