"""Players, their secrets and codes, in SQL."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from glueck.store.rows import PLAYER, findable, hashed, key, of_player, to_player, whole
from glueck.store.statements import Statement, Statements
from glueck.store.store import Gone, Player, Taken

BY_ID = f"SELECT {PLAYER} FROM players WHERE id = $1"
TO_CHANGE = f"{BY_ID} FOR UPDATE"
BY_LOGIN = f"SELECT {PLAYER} FROM players WHERE login = $1"
BY_SECRET = (
    f"SELECT {PLAYER} FROM players WHERE id = (SELECT player FROM secrets WHERE secret = $1)"
)
ANYBODY = "SELECT 1 FROM players LIMIT 1"
ALONE = "LOCK TABLE players IN SHARE ROW EXCLUSIVE MODE"
INSERT = f"INSERT INTO players ({PLAYER}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
UPDATE = (
    "UPDATE players SET name = $2, created = $3, host = $4, blocked = $5, login = $6,"
    " password = $7, settings = $8 WHERE id = $1"
)
SECRET = "SELECT player FROM secrets WHERE secret = $1"
ADD_SECRET = "INSERT INTO secrets (secret, player, created) VALUES ($1, $2, $3)"
MOST_SECRETS = 50  # of one player: devices and programs; the oldest ones are removed
FORGET_OLD = (
    "DELETE FROM secrets WHERE player = $1 AND secret NOT IN (SELECT secret FROM secrets"
    " WHERE player = $1 ORDER BY created DESC, secret LIMIT $2)"
)
REMOVE_SECRET = "DELETE FROM secrets WHERE secret = $1 RETURNING player"
REMOVE_OTHERS = "DELETE FROM secrets WHERE player = $1 AND secret <> $2"
MOST_CODES = 20  # of one player, for as many devices; the oldest ones go
FORGET_CODES = (
    "DELETE FROM codes WHERE player = $1 AND code NOT IN (SELECT code FROM codes"
    " WHERE player = $1 ORDER BY until DESC, code LIMIT $2)"
)
CODE = "SELECT player FROM codes WHERE code = $1"
ADD_CODE = "INSERT INTO codes (code, player, until) VALUES ($1, $2, $3)"
TAKE_CODE = "DELETE FROM codes WHERE code = $1 AND until >= $2 RETURNING player"
LOOK_AT_CODE = "SELECT player FROM codes WHERE code = $1 AND until >= $2"
REMOVE_CODES = "DELETE FROM codes WHERE player = $1"
OLD_CODES = "DELETE FROM codes WHERE until < $1"


def add(player: Player, secret: bytes, first_is_host: bool) -> Statements[Player]:
    hashed(secret, "the secret's hash")
    if (yield Statement(BY_ID, (key(player.id, "the player's id"),))):
        raise Taken(f"player {player.id}")
    yield from nobody_else_has(player)
    if (yield Statement(SECRET, (secret,))):
        raise Taken("the secret")
    if first_is_host and not (yield Statement(ANYBODY)):
        yield Statement(ALONE)  # if two are first at the same time, only one becomes host
        player = replace(player, host=player.host or not (yield Statement(ANYBODY)))
    yield Statement(INSERT, of_player(player))
    yield Statement(ADD_SECRET, (secret, player.id, player.created))
    return player


def nobody_else_has(player: Player) -> Statements[None]:
    """The login, that is."""
    if player.login is not None:
        found = yield Statement(BY_LOGIN, (key(player.login, "the login"),))
        if found and found[0][0] != player.id:
            raise Taken(f"the login {player.login}")


def change(id: str, fields: dict[str, Any]) -> Statements[Player]:
    rows = yield Statement(TO_CHANGE, (key(id, "the player's id"),))
    if not rows:
        raise nobody_is(id)
    player = replace(to_player(rows[0]), **fields)
    yield from nobody_else_has(player)
    yield Statement(UPDATE, of_player(player))
    return player


def must_be(player: str) -> Statements[None]:
    if not (yield Statement(BY_ID, (key(player, "the player's id"),))):
        raise nobody_is(player)


def nobody_is(player: str) -> Gone:
    return Gone(f"there is no player {player}")


def found(sql: str, by: str | bytes) -> Statements[Player | None]:
    rows = (yield Statement(sql, (by,))) if findable(by) else ()
    return to_player(rows[0]) if rows else None


def add_secret(player: str, secret: bytes, at: int) -> Statements[None]:
    yield from must_be(player)
    if (yield Statement(SECRET, (hashed(secret, "the secret's hash"),))):
        raise Taken("the secret")
    yield Statement(ADD_SECRET, (secret, player, whole(at, "at")))
    yield Statement(FORGET_OLD, (player, MOST_SECRETS))


def remove_secret(secret: bytes) -> Statements[str | None]:
    """Whose it was."""
    removed = yield Statement(REMOVE_SECRET, (secret,))
    return removed[0][0] if removed else None


def remove_other_secrets(player: str, but: bytes) -> Statements[None]:
    yield from must_be(player)
    yield Statement(REMOVE_OTHERS, (player, but))
    yield Statement(REMOVE_CODES, (player,))


def add_code(code: bytes, player: str, until: int) -> Statements[None]:
    yield from must_be(player)
    if (yield Statement(CODE, (hashed(code, "the code's hash"),))):
        raise Taken("the code")
    yield Statement(ADD_CODE, (code, player, whole(until, "until")))
    yield Statement(FORGET_CODES, (player, MOST_CODES))


def take_code(code: bytes, now: int) -> Statements[str | None]:
    taken = yield Statement(TAKE_CODE, (code, whole(now, "now")))
    yield Statement(OLD_CODES, (now,))
    return taken[0][0] if taken else None


def code_of(code: bytes, now: int) -> Statements[str | None]:
    found = yield Statement(LOOK_AT_CODE, (code, whole(now, "now")))
    return found[0][0] if found else None
