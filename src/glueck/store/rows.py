"""Rows as tuples and as objects; values that no database could store are refused here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from glueck.store.store import Player, StoreError, TableRow

MOST_KEY = 500  # bytes of an id, a login, a hash: keys must fit into an index
MOST_BYTES = 64 << 20  # of one value

TABLE = "id, game, status, public, created, changed, players, summary, words, due, version"
PLAYER = "id, name, created, host, blocked, login, password, settings"


# -- values --------------------------------------------------------------------------------


def text(value: str, what: str, most: int = MOST_BYTES) -> str:
    if not isinstance(value, str):
        raise StoreError(f"{what} must be text")
    if "\0" in value:
        raise StoreError(f"{what} has a NUL character in it")
    try:
        size = len(value) if value.isascii() else len(value.encode())
    except UnicodeEncodeError:
        raise StoreError(f"{what} has half a character in it") from None
    if size > most:
        raise StoreError(f"{what} is longer than {most} bytes")
    return value


def key(value: str, what: str) -> str:
    return text(value, what, MOST_KEY)


def whole(value: int, what: str) -> int:
    if not isinstance(value, int) or not -(2**63) <= value < 2**63:
        raise StoreError(f"{what} must be a whole number of 64 bits")
    return value


def octets(value: bytes, what: str, most: int = MOST_BYTES) -> bytes:
    if not isinstance(value, bytes):
        raise StoreError(f"{what} must be bytes")
    if len(value) > most:
        raise StoreError(f"{what} is longer than {most} bytes")
    return value


def findable(*values: str | int | bytes | None) -> bool:
    """Whether such values can exist at all. Impossible ones need not be looked up, and a database
    would raise an error instead of answering «no»."""
    try:
        for value in values:
            if isinstance(value, str):
                key(value, "it")
            elif isinstance(value, int):
                whole(value, "it")
    except StoreError:
        return False
    return True


def hashed(value: bytes, what: str) -> bytes:
    return octets(value, what, MOST_KEY)


# -- tables --------------------------------------------------------------------------------


def of_table(row: TableRow) -> tuple[Any, ...]:
    """All columns except the version, which the store keeps."""
    parts = row.id, row.game, row.status, row.public, row.created
    try:
        front, back = standing(*parts, row.players, row.summary, row.words)
    except TypeError:  # not from the cache: what is wrong with it?
        front, back = standing.__wrapped__(*parts, row.players, row.summary, row.words)
    due = None if row.due is None else whole(row.due, "due")
    return (*front, whole(row.changed, "changed"), *back, due)


@lru_cache(8192, typed=True)  # most writes leave all of these as they were
def standing(
    id: str, game: str, status: str, public: bool, created: int, players: tuple[str, ...],
    summary: bytes, words: str,
) -> tuple[tuple[Any, ...], tuple[Any, ...]]:  # fmt: skip
    """The columns before and after `changed`."""
    front = (
        key(id, "the table's id"),
        key(game, "the table's game"),
        key(status, "the table's status"),
        bool(public),
        whole(created, "created"),
    )
    back = (
        json.dumps([key(player, "a player's id") for player in players]),
        octets(summary, "the table's summary"),
        text(words, "the table's words"),
    )
    return front, back


def to_table(columns: Sequence[Any]) -> TableRow:
    id, game, status, public, created, changed, players, summary, words, due, version = columns
    try:
        seated = tuple(json.loads(players))
    except (ValueError, TypeError):  # one damaged row must not hide all others; `repair` finds it
        seated = ()
    return TableRow(
        id, game, status, bool(public), created, changed, seated, summary, words, due, version
    )


# -- players -------------------------------------------------------------------------------


def of_player(player: Player) -> tuple[Any, ...]:
    return (
        key(player.id, "the player's id"),
        text(player.name, "the player's name"),
        whole(player.created, "created"),
        bool(player.host),
        bool(player.blocked),
        None if player.login is None else key(player.login, "the login"),
        None if player.password is None else text(player.password, "the password's hash"),
        written(player.settings),
    )


def written(settings: dict[str, Any]) -> str:
    try:
        return text(json.dumps(settings, allow_nan=False), "the settings")
    except (TypeError, ValueError, RecursionError) as problem:
        raise StoreError(f"the settings are not JSON: {problem}") from None


def to_player(columns: Sequence[Any]) -> Player:
    id, name, created, host, blocked, login, password, settings = columns
    try:
        kept = json.loads(settings)
    except ValueError:
        raise StoreError(f"the settings of player {id} cannot be read") from None
    return Player(id, name, created, bool(host), bool(blocked), login, password, kept)
