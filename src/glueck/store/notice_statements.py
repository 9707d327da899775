"""Subscriptions, notices, mutes and reports, in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from glueck.store.notice_store import Muted, Notice, Report, Subscription
from glueck.store.player_statements import must_be
from glueck.store.rows import TABLE, findable, key, text, to_table, whole
from glueck.store.statements import Statement, Statements
from glueck.store.store import Gone, TableRow
from glueck.store.table_statements import at_most, clamped

SUBSCRIPTION = "id, player, kind, table_id, address, secret, created"
NOTICE = "id, subscription, table_id, made, body, tries, due"
REPORT = "id, at, reporter, what, table_id, player, name, said, note"


SUBSCRIBE = f"INSERT INTO subscriptions ({SUBSCRIPTION}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
SAME = (
    "DELETE FROM subscriptions WHERE player = $1 AND kind = $2 AND address = $3"
    " AND coalesce(table_id, '') = $4"
)
FORGET_OLD = (
    "DELETE FROM subscriptions WHERE player = $1 AND kind = $2 AND id NOT IN"
    " (SELECT id FROM subscriptions WHERE player = $1 AND kind = $2"
    " ORDER BY created DESC, id LIMIT $3)"
)
OF_PLAYER = f"SELECT {SUBSCRIPTION} FROM subscriptions WHERE player = $1 ORDER BY created, id"
ONE = f"SELECT {SUBSCRIPTION} FROM subscriptions WHERE id = $1"
AT_TABLE = (
    f"SELECT {SUBSCRIPTION} FROM subscriptions WHERE player = ANY($2) AND table_id IS NULL"
    f" UNION ALL SELECT {SUBSCRIPTION} FROM subscriptions WHERE table_id = $1 ORDER BY 7, 1"
)
UNSUBSCRIBE = "DELETE FROM subscriptions WHERE id = $1 RETURNING id"
UNSUBSCRIBE_ALL = "DELETE FROM subscriptions WHERE player = $1 RETURNING id"
IS_TABLE = "SELECT 1 FROM tables WHERE id = $1"

ANYBODY = "SELECT 1 FROM subscriptions LIMIT 1"
SUBSCRIBED_TABLES = (
    f"SELECT {TABLE} FROM tables WHERE (changed, id) > ($1, $2) AND status <> 'open' AND ("
    "EXISTS (SELECT 1 FROM seats, subscriptions WHERE seats.table_id = tables.id"
    " AND subscriptions.player = seats.player AND subscriptions.table_id IS NULL)"
    " OR EXISTS (SELECT 1 FROM subscriptions WHERE subscriptions.table_id = tables.id))"
    " ORDER BY changed, id LIMIT $3"
)
WAS_NOTICED = "SELECT 1 FROM notices WHERE table_id = $1 AND made >= $2 LIMIT 1"
# The types are given, because PostgreSQL cannot infer them from the statement.
ADD_NOTICE = (
    f"INSERT INTO notices ({NOTICE}) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT),"
    " CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS BIGINT), CAST($7 AS BIGINT)"
    " WHERE EXISTS (SELECT 1 FROM subscriptions WHERE id = $2) ON CONFLICT (id) DO NOTHING"
)
DUE = (
    f"SELECT {NOTICE} FROM notices WHERE due <= $1 AND NOT (subscription IN"
    " (SELECT id FROM subscriptions WHERE player = ANY($3))) ORDER BY tries, due, id LIMIT $2"
)
TAKE = "UPDATE notices SET tries = tries + 1, due = $3 WHERE id = $1 AND due = $2 RETURNING id"
SETTLE = "UPDATE notices SET due = NULL, body = '' WHERE id = $1"
FORGET = "DELETE FROM notices WHERE made < $1"

COUNT_MUTES = "SELECT count(*) FROM mutes WHERE player = $1 AND muted <> $2"
MUTE = (
    "INSERT INTO mutes (player, muted, created) VALUES ($1, $2, $3)"
    " ON CONFLICT (player, muted) DO NOTHING"
)
UNMUTE = "DELETE FROM mutes WHERE player = $1 AND muted = $2"
MUTES = (
    "SELECT players.id, players.name FROM mutes, players WHERE mutes.player = $1"
    " AND players.id = mutes.muted ORDER BY mutes.created, players.id"
)
HAS_MUTED = "SELECT 1 FROM mutes WHERE player = $1 AND muted = $2"

ADD_REPORT = f"INSERT INTO reports ({REPORT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
REPORTS = f"SELECT {REPORT} FROM reports ORDER BY at DESC, id DESC LIMIT $1"
FORGET_REPORTS = (
    "DELETE FROM reports WHERE id NOT IN (SELECT id FROM reports ORDER BY at DESC, id DESC"
    " LIMIT $1)"
)


# -- subscriptions -------------------------------------------------------------------------


def of_subscription(one: Subscription) -> tuple[object, ...]:
    return (
        key(one.id, "the subscription's id"),
        key(one.player, "the player's id"),
        key(one.kind, "the kind"),
        None if one.table is None else key(one.table, "the table's id"),
        text(one.address, "the address"),
        text(one.secret, "the secret"),
        whole(one.created, "created"),
    )


def subscribe(one: Subscription, most: int) -> Statements[None]:
    columns = of_subscription(one)
    yield from must_be(one.player)
    if one.table is not None and not (yield Statement(IS_TABLE, (one.table,))):
        raise Gone(f"there is no table {one.table}")
    yield Statement(SAME, (one.player, one.kind, one.address, one.table or ""))
    yield Statement(SUBSCRIBE, columns)
    yield Statement(FORGET_OLD, (one.player, one.kind, most))


def subscriptions(player: str) -> Statements[list[Subscription]]:
    found = (yield Statement(OF_PLAYER, (player,))) if findable(player) else ()
    return [Subscription(*columns) for columns in found]


def subscription(id: str) -> Statements[Subscription | None]:
    found = (yield Statement(ONE, (id,))) if findable(id) else ()
    return Subscription(*found[0]) if found else None


def subscriptions_at(table: str, players: Sequence[str]) -> Statements[list[Subscription]]:
    found = yield Statement(AT_TABLE, (table, list(players)))
    return [Subscription(*columns) for columns in found]


def unsubscribe(id: str) -> Statements[bool]:
    return bool((yield Statement(UNSUBSCRIBE, (id,)))) if findable(id) else False


def unsubscribe_all(player: str) -> Statements[int]:
    return len((yield Statement(UNSUBSCRIBE_ALL, (player,))))


# -- what is to be sent --------------------------------------------------------------------


def has_subscriptions() -> Statements[bool]:
    return bool((yield Statement(ANYBODY)))


def subscribed_tables(after: tuple[int, str], limit: int) -> Statements[list[TableRow]]:
    found = yield Statement(SUBSCRIBED_TABLES, (clamped(after[0]), after[1], at_most(limit)))
    return [to_table(columns) for columns in found]


def was_noticed(table: str, since: int) -> Statements[bool]:
    return bool((yield Statement(WAS_NOTICED, (table, clamped(since)))))


def add_notices(notices: Sequence[Notice]) -> Statements[None]:
    for one in notices:
        due = None if one.due is None else whole(one.due, "due")
        names = key(one.id, "the notice's id"), one.subscription, one.table
        made, body = whole(one.made, "made"), text(one.body, "the notice")
        yield Statement(ADD_NOTICE, (*names, made, body, one.tries, due))


def due_notices(now: int, limit: int, but: Sequence[str]) -> Statements[list[Notice]]:
    found = yield Statement(DUE, (clamped(now), at_most(limit), list(but)))
    return [Notice(*columns) for columns in found]


def take_notice(one: Notice, next: int) -> Statements[bool]:
    return bool((yield Statement(TAKE, (one.id, one.due, whole(next, "next")))))


def settle_notice(id: str) -> Statements[None]:
    yield Statement(SETTLE, (id,))


def forget_notices(before: int) -> Statements[None]:
    yield Statement(FORGET, (clamped(before),))


# -- among people --------------------------------------------------------------------------


def mute(player: str, muted: str, at: int, most: int) -> Statements[bool]:
    yield from must_be(player)
    yield from must_be(muted)
    if (yield Statement(COUNT_MUTES, (player, muted)))[0][0] >= most:
        return False
    yield Statement(MUTE, (player, muted, whole(at, "at")))
    return True


def unmute(player: str, muted: str) -> Statements[None]:
    if findable(muted):
        yield Statement(UNMUTE, (player, muted))


def mutes(player: str) -> Statements[list[Muted]]:
    return [Muted(*columns) for columns in (yield Statement(MUTES, (player,)))]


def has_muted(player: str, other: str) -> Statements[bool]:
    return bool((yield Statement(HAS_MUTED, (player, other))))


def of_report(report: Report) -> tuple[object, ...]:
    at = whole(report.at, "at")
    names = [key(one, "a report's field") for one in (report.reporter, report.what, report.table)]
    about = [text(one, "a report's text") for one in (report.name, report.said, report.note)]
    return (key(report.id, "the report's id"), at, *names, key(report.player, "a player"), *about)


def add_report(report: Report, most: int) -> Statements[None]:
    yield Statement(ADD_REPORT, of_report(report))
    yield Statement(FORGET_REPORTS, (most,))


def reports(limit: int) -> Statements[list[Report]]:
    return [Report(*columns) for columns in (yield Statement(REPORTS, (at_most(limit),)))]
