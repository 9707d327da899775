"""The content of a notice: only what every spectator may know, that is who plays, whose turn it is,
and at the end the result."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode

import msgspec

from glueck.match.match import Match
from glueck.store import PUSH, Subscription

TURN, END = "turn", "end"


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    name: str  # a bot's level
    bot: bool = False


class HookMessage(msgspec.Struct, frozen=True):
    """What is posted to a webhook."""

    id: str  # the same when it is sent again
    type: str  # turn or end
    at: int  # when the turn began or the game ended, in milliseconds since 1970
    table: str
    title: str
    game: str
    link: str
    seat: int | None  # whose turn it is; at the end nobody's
    name: str | None
    players: list[Person]
    places: list[int] | None  # at the end, by seat
    scores: list[int] | None
    stop: str  # opens a page that stops this webhook


class PushMessage(msgspec.Struct, frozen=True):
    """What a browser shows, in the language of its user (service_worker.js)."""

    id: str
    type: str
    table: str
    title: str
    game: str
    stop: str  # the token that stops these pushes without a login


encode = msgspec.json.Encoder().encode


def notice_id(table: str, kind: str, since: int, subscription: str) -> str:
    """Derived from what the notice is about, so every process makes the same id for it."""
    text = f"{table} {kind} {since} {subscription}"
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:18]).decode()


def message(
    id: str, table: str, match: Match, kind: str, one: Subscription, url: str, stop: str
) -> str:
    """The text of a notice."""
    about = match.public()
    if one.kind == PUSH:
        return encode(PushMessage(id, kind, table, about.title, about.game, stop)).decode()
    seat = match.turn
    told = HookMessage(
        id=id, type=kind, at=match.turn_at, table=table, title=about.title, game=about.game,
        link=f"{url}/#table={table}", seat=seat,
        name=None if seat is None else match.chairs[seat].name,
        players=[
            Person(number, chair.level or chair.name, chair.level is not None)
            for number, chair in enumerate(about.chairs)
        ],
        places=about.places, scores=about.scores, stop=f"{url}/#stop={stop}",
    )  # fmt: skip
    return encode(told).decode()
